#!/bin/sh
# Makes every font in this folder again from the Debian packages it came from.
#
#   Fonts/make.sh [folder]      the folder to write to; without one, this folder
#
# Needs apt-get, dpkg and python3 with venv; downloads some 570 MB, most of it the one package
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
fetch 'fonts-noto-core=20201225-1' "$truetype/noto/NotoSansSymbols*" "$truetype/noto/NotoSansMath*"
fetch 'fonts-noto-color-emoji=2.042-0+deb12u1' "$truetype/noto/NotoColorEmoji.ttf"
fetch 'fonts-noto-cjk=1:20220127+repack1-1' "$opentype/noto/NotoSansCJK-*"
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

# Japanese: what the JIS standards (X 0208, X 0212, X 0213) and Windows' code page hold, the blocks
# that Japanese text borrows from, and ASCII, so that the family can be used by itself.
tools/bin/python - > japanese.txt <<'PYTHON'
characters = set()
for encoding in ("euc_jp", "euc_jis_2004", "cp932"):
    for lead in range(0x80, 0x100):
        for trail in range(0x40, 0x100):
            for prefix in (b"", b"\x8f"):
                try:
                    characters.update((prefix + bytes([lead, trail])).decode(encoding))
                except UnicodeDecodeError:
                    pass
points = {ord(character) for character in characters} | {0x20BB7}  # 𠮷, common in names
for first, last in (
    (0x20, 0x7E), (0xA0, 0x17F), (0x2000, 0x206F), (0x2190, 0x22FF), (0x2460, 0x25FF),
    (0x3000, 0x30FF), (0x31F0, 0x33FF), (0xFE30, 0xFE4F), (0xFF00, 0xFFEF),
):
    points.update(range(first, last + 1))
print("\n".join(f"{point:04X}" for point in sorted(points)))
PYTHON

features=kern,palt,halt,pwid,hwid,fwid,vert,vrt2,valt,vpal,vhal,vkrn,ccmp,liga,calt,mark,mkmk
for style in Regular Bold; do
  echo "making NotoSansJP-$style.otf"
  tools/bin/pyftsubset $opentype/noto/NotoSansCJK-$style.ttc --font-number=0 \
    --unicodes-file=japanese.txt --layout-features=$features --no-hinting --notdef-outline \
    --name-IDs='*' --no-recalc-timestamp --output-file="NotoSansJP-$style.otf"
  place "NotoSansJP-$style.otf" "NotoSansJP-$style.otf"
done

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
