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

scripts=$(cd "$(dirname "$0")/Scripts" && pwd)
target=${1:-$(dirname "$0")}
mkdir -p "$target"
target=$(cd "$target" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
chmod 755 .
export SOURCE_DATE_EPOCH=0 PYTHONHASHSEED=0 PYTHONDONTWRITEBYTECODE=1

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
fetch 'unicode-data=15.0.0-1' usr/share/unicode/Unihan_OtherMappings.txt.bz2 \
  usr/share/unicode/Unihan_DictionaryLikeData.txt.bz2
fetch 'python-qtawesome-common=1.2.2+dfsg-1' "$icons/phosphor.ttf" \
  "$icons/phosphor-charmap.json"
fetch 'texlive-fonts-extra=2022.20230122-4' \
  "$texlive/public/nunito/*" "$texlive/adobe/sourceserifpro/*"

python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check fonttools==4.68.0 cffsubr==0.4.0 \
  skia-pathops==0.9.2

# Puts a font into the folder: place NAME SOURCE.
place() {
  install -m 644 "$2" "$target/$1"
}

# As they are: the bitmaps, the serif, whose name is reserved for unchanged fonts, and the rounded.
for style in Light Regular SemiBold Bold Black Italic BoldItalic; do
  place "Nunito-$style.otf" "$texlive/public/nunito/Nunito-$style.otf"
done
for style in Regular Semibold Bold; do
  place "SourceSerifPro-$style.otf" "$texlive/adobe/sourceserifpro/SourceSerifPro-$style.otf"
done
place SourceSerifPro-Italic.otf $texlive/adobe/sourceserifpro/SourceSerifPro-RegularIt.otf
place SourceSerifPro-BoldItalic.otf $texlive/adobe/sourceserifpro/SourceSerifPro-BoldIt.otf
place NotoColorEmoji.ttf $truetype/noto/NotoColorEmoji.ttf

# Without what no text needs: the TrueType fonts, with all their glyphs.
mkdir whole lean
cp $truetype/inter-vf/Inter-roman.var.ttf whole/Inter.ttf
cp $truetype/inter-vf/Inter-italic.var.ttf whole/Inter-Italic.ttf
for style in Regular Medium Bold Italic BoldItalic; do
  cp "$truetype/jetbrains-mono/JetBrainsMono-$style.ttf" whole
done
for family in Symbols Symbols2 Math; do
  cp $truetype/noto/NotoSans$family-Regular.ttf whole/NotoSans$family.ttf
done
for script in Arabic Hebrew Devanagari Thai Bengali Tamil; do
  cp $truetype/noto/NotoSans$script-Regular.ttf $truetype/noto/NotoSans$script-Bold.ttf whole
done
for script in Adlam Armenian CanadianAboriginal Chakma Cherokee Ethiopic Georgian Gujarati \
  Gurmukhi HanifiRohingya Javanese Kannada Khmer Lao Lisu Malayalam MeeteiMayek Mongolian Myanmar \
  NKo OlChiki Oriya Sinhala Sundanese Syriac Telugu Thaana Tifinagh; do
  cp $truetype/noto/NotoSans$script-Regular.ttf whole
done
cp $truetype/noto/NotoSerifTibetan-Regular.ttf whole
for style in Regular Bold; do
  tools/bin/python "$scripts/letters.py" $truetype/noto/NotoSans-$style.ttf \
    whole/NotoSansLatinExtended-$style.ttf
done
set -- whole/*
echo "making $# leaner fonts"
tools/bin/python "$scripts/lean.py" lean "$@"
for font in lean/*; do
  place "${font#lean/}" "$font"
done

# Han, kana and Hangul: a collection for each weight, of four faces over the same outlines.
tools/bin/python "$scripts/han-lists.py" usr/share/unicode .
for style in Regular Bold; do
  echo "making NotoSansCJK-$style.ttc"
  tools/bin/python "$scripts/han.py" $opentype/noto/NotoSansCJK-$style.ttc . "NotoSansCJK-$style.ttc"
  place "NotoSansCJK-$style.ttc" "NotoSansCJK-$style.ttc"
done

echo "making Phosphor.ttf"
tools/bin/python "$scripts/icons.py" $icons/phosphor.ttf $icons/phosphor-charmap.json \
  "$scripts/../../Sources/Core/PlatenText/Symbols/SymbolDrawings.swift" Phosphor.ttf
place Phosphor.ttf Phosphor.ttf

du -cb "$target"/*.tt? "$target"/*.otf | tail -n 1
