#!/bin/sh
# Makes every font in this folder again from the Debian packages it came from.
#
#   Fonts/make.sh [folder]      the folder to write to; without one, this folder
#
# Needs apt-get, dpkg and python3 with venv; downloads some 580 MB, most of it the one package
# that holds Nunito and Source Serif. Installs nothing on the machine. The versions are pinned, so
# that the same files come out, byte for byte.
set -eu
umask 022

target=${1:-$(dirname "$0")}
mkdir -p "$target"
target=$(cd "$target" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
chmod 755 .
export SOURCE_DATE_EPOCH=0 PYTHONHASHSEED=0

fetch() {
  echo "fetching $1"
  apt-get -qq -o APT::Sandbox::User=root download "$1"
  shift
  for pattern; do
    dpkg-deb --fsys-tarfile ./*.deb | tar -x --wildcards "./$pattern"
  done
  rm ./*.deb
}

truetype=usr/share/fonts/truetype
opentype=usr/share/fonts/opentype
texlive=usr/share/texlive/texmf-dist/fonts/opentype
icons=usr/share/python-qtawesome/fonts

fetch 'fonts-inter-variable=4.0~beta7+ds-1' "$truetype/inter-vf/*"
fetch 'fonts-jetbrains-mono=2.242+ds-3' "$truetype/jetbrains-mono/*"
fetch 'fonts-noto-core=20201225-1' "$truetype/noto/NotoSans*" "$truetype/noto/NotoSerifTibetan-*"
fetch 'fonts-noto-color-emoji=2.042-0+deb12u1' "$truetype/noto/NotoColorEmoji.ttf"
fetch 'fonts-noto-cjk=1:20220127+repack1-1' "$opentype/noto/NotoSansCJK-*"
fetch 'unicode-data=15.0.0-1' usr/share/unicode/Unihan_OtherMappings.txt.bz2
fetch 'python-qtawesome-common=1.2.2+dfsg-1' "$icons/phosphor*"
fetch 'texlive-fonts-extra=2022.20230122-4' \
  "$texlive/public/nunito/*" "$texlive/adobe/sourceserifpro/*"

python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check fonttools==4.68.0

# Copies a font as it is: place NAME SOURCE.
place() {
  install -m 644 "$2" "$target/$1"
}

place Inter.ttf $truetype/inter-vf/Inter-roman.var.ttf
place Inter-Italic.ttf $truetype/inter-vf/Inter-italic.var.ttf
for style in Light Regular SemiBold Bold Black Italic BoldItalic; do
  place "Nunito-$style.otf" "$texlive/public/nunito/Nunito-$style.otf"
done
for style in Regular Semibold Bold; do
  place "SourceSerifPro-$style.otf" "$texlive/adobe/sourceserifpro/SourceSerifPro-$style.otf"
done
place SourceSerifPro-Italic.otf $texlive/adobe/sourceserifpro/SourceSerifPro-RegularIt.otf
place SourceSerifPro-BoldItalic.otf $texlive/adobe/sourceserifpro/SourceSerifPro-BoldIt.otf
for style in Regular Medium Bold Italic BoldItalic; do
  place "JetBrainsMono-$style.ttf" "$truetype/jetbrains-mono/JetBrainsMono-$style.ttf"
done
place NotoColorEmoji.ttf $truetype/noto/NotoColorEmoji.ttf
place NotoSansSymbols.ttf $truetype/noto/NotoSansSymbols-Regular.ttf
place NotoSansSymbols2.ttf $truetype/noto/NotoSansSymbols2-Regular.ttf
place NotoSansMath.ttf $truetype/noto/NotoSansMath-Regular.ttf

# Scripts: the drawings without their hints, since nothing here is hinted. All other tables stay.
cat > unhint.py <<'PYTHON'
import sys

from fontTools.ttLib import TTFont

for source in sys.argv[2:]:
    font = TTFont(source, recalcTimestamp=False, recalcBBoxes=False)
    for glyph in font["glyf"].keys():
        font["glyf"][glyph].removeHinting()
    for table in ("cvt ", "fpgm", "prep", "hdmx", "LTSH", "VDMX", "DSIG", "gasp"):
        if table in font:
            del font[table]
    font.save(sys.argv[1] + "/" + source.split("/")[-1])
PYTHON
mkdir unhinted
set -- $truetype/noto/NotoSerifTibetan-Regular.ttf
for script in Arabic Hebrew Devanagari Thai Bengali Tamil; do
  set -- "$@" $truetype/noto/NotoSans$script-Regular.ttf $truetype/noto/NotoSans$script-Bold.ttf
done
for script in Adlam Armenian CanadianAboriginal Chakma Cherokee Ethiopic Georgian Gujarati \
  Gurmukhi HanifiRohingya Javanese Kannada Khmer Lao Lisu Malayalam MeeteiMayek Mongolian Myanmar \
  NKo OlChiki Oriya Sinhala Sundanese Syriac Telugu Thaana Tifinagh; do
  set -- "$@" $truetype/noto/NotoSans$script-Regular.ttf
done
echo "making $# fonts of scripts"
tools/bin/python unhint.py unhinted "$@"
for font in unhinted/*; do
  place "${font#unhinted/}" "$font"
done

# Han, kana and Hangul: what national standards hold, the punctuation that goes with them, and ASCII,
# so that each family can be used by itself.
#
# Japanese: the JIS standards (X 0208, X 0212, X 0213) and Windows' code page, and the blocks that
# Japanese text borrows from. Simplified Chinese: GB 2312 and the Table of General Standard Chinese
# Characters, whose 8,105 Unihan has as kTGH. Traditional: Big5 with Windows' additions. Korean: every
# syllable, and all of KS X 1001 but its Han characters, which come from the others.
tools/bin/python - <<'PYTHON'
import bz2


def decoded(encodings, prefixes=(b"",)):
    points = set()
    for encoding in encodings:
        for lead in range(0x80, 0x100):
            for trail in range(0x40, 0x100):
                for prefix in prefixes:
                    try:
                        text = (prefix + bytes([lead, trail])).decode(encoding)
                    except UnicodeDecodeError:
                        continue
                    points.update(map(ord, text))
    return {point for point in points if not 0xE000 <= point <= 0xF8FF}


def ranges(*pairs):
    return {point for first, last in pairs for point in range(first, last + 1)}


def without_han(points):
    han = ranges((0x3400, 0x9FFF), (0xF900, 0xFAFF), (0x20000, 0x3FFFF))
    return points - han


def write(name, points):
    with open(name + ".txt", "w") as file:
        file.write("\n".join(f"{point:04X}" for point in sorted(points)) + "\n")


mappings = bz2.open("usr/share/unicode/Unihan_OtherMappings.txt.bz2", "rt")
fields = (line.split("\t") for line in mappings if line.startswith("U+"))
general = {int(field[0][2:], 16) for field in fields if field[1] == "kTGH"}
assert len(general) == 8105

punctuation = ranges(
    (0x20, 0x7E), (0xA0, 0xFF), (0x2000, 0x206F), (0x3000, 0x303F), (0xFE30, 0xFE4F),
    (0xFF01, 0xFF5E), (0xFFE0, 0xFFE6),
)
bopomofo = ranges((0x2C7, 0x2DB), (0x3100, 0x312F), (0x31A0, 0x31BF), (0xFE10, 0xFE19))
jamo = ranges(
    (0x1100, 0x11FF), (0x3130, 0x318F), (0x3200, 0x321E), (0x3260, 0x327F), (0xA960, 0xA97F),
    (0xAC00, 0xD7A3), (0xD7B0, 0xD7FF), (0xFFA0, 0xFFDC),
)
borrowed = ranges(
    (0x20, 0x7E), (0xA0, 0x17F), (0x2000, 0x206F), (0x2190, 0x22FF), (0x2460, 0x25FF),
    (0x3000, 0x30FF), (0x31F0, 0x33FF), (0xFE30, 0xFE4F), (0xFF00, 0xFFEF),
    (0x20BB7, 0x20BB7),  # 𠮷, common in names
)
japanese = decoded(["euc_jp", "euc_jis_2004", "cp932"], (b"", b"\x8f"))
write("JP", japanese | borrowed)
chinese = punctuation | bopomofo
write("SC", decoded(["gb2312"]) | general | without_han(decoded(["gbk"])) | chinese)
write("TC", decoded(["cp950"]) | chinese)
write("KR", without_han(decoded(["cp949"])) | jamo | punctuation)
PYTHON

# Subsets a face of the collection: subset FACE NUMBER.
features=kern,palt,halt,pwid,hwid,fwid,vert,vrt2,valt,vpal,vhal,vkrn,ccmp,liga,calt,mark,mkmk
subset() {
  for style in Regular Bold; do
    echo "making NotoSans$1-$style.otf"
    tools/bin/pyftsubset $opentype/noto/NotoSansCJK-$style.ttc --font-number="$2" \
      --unicodes-file="$1.txt" --layout-features="$features" --no-hinting --notdef-outline \
      --name-IDs='*' --no-recalc-timestamp --output-file="NotoSans$1-$style.otf"
    place "NotoSans$1-$style.otf" "NotoSans$1-$style.otf"
  done
}

subset JP 0
subset SC 2
subset TC 3
features=$features,ljmo,vjmo,tjmo
subset KR 1

# Icons: Phosphor's code points run on past the private use area into the Han compatibility
# characters. Each moves up by 0xF0000, into plane 15, where no text has business.
echo "making Phosphor.ttf"
tools/bin/python - $icons/phosphor.ttf $icons/phosphor-charmap.json Phosphor.ttf <<'PYTHON'
import json
import sys

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._c_m_a_p import CmapSubtable

source, names, target = sys.argv[1:]
font = TTFont(source, recalcTimestamp=False)
with open(names) as file:
    points = {int(point, 16) for point in json.load(file).values()}
options = Options(notdef_outline=True, name_IDs=["*"], recalc_timestamp=False, hinting=False)
subsetter = Subsetter(options)
subsetter.populate(unicodes=points)
subsetter.subset(font)

table = CmapSubtable.newSubtable(12)
table.platformID, table.platEncID, table.language = 3, 10, 0
table.cmap = {0xF0000 + point: glyph for point, glyph in font.getBestCmap().items()}
font["cmap"].tables = [table]
font.save(target)
PYTHON
place Phosphor.ttf Phosphor.ttf

du -cb "$target"/*.?tf | tail -n 1
