#!/usr/bin/env python3
"""Writes texts.tsv, more.tsv and LICENSE.txt from the package gflanguages 0.7.11 of PyPI."""
import pathlib
import re
import subprocess
import sys
import tempfile
import unicodedata
import zipfile

PACKAGE = "gflanguages==0.7.11"
# Sixty languages, in 41 scripts.
LANGUAGES = """
en_Latn es_Latn fr_Latn de_Latn vi_Latn tr_Latn pl_Latn yo_Latn ha_Latn hu_Latn ru_Cyrl kk_Cyrl
mn_Cyrl el_Grek ar_Arab fa_Arab ur_Arab ug_Arab he_Hebr yi_Hebr hi_Deva mr_Deva bn_Beng pa_Guru
gu_Gujr or_Orya ta_Taml te_Telu kn_Knda ml_Mlym si_Sinh th_Thai lo_Laoo km_Khmr my_Mymr shn_Mymr
bo_Tibt dz_Tibt am_Ethi ka_Geor hy_Armn zh_Hans zh_Hant yue_Hant ja_Jpan ko_Kore chr_Cher iu_Cans
mn_Mong dv_Thaa nqo_Nkoo zgh_Tfng jv_Java su_Sund sat_Olck mni_Mtei ccp_Cakm rhg_Rohg ff_Adlm
aii_Syrc
""".split()
# Further languages whose frequent words are known.
MORE = """
bg_Cyrl ca_Latn cs_Latn da_Latn fi_Latn hr_Latn id_Latn it_Latn lv_Latn nb_Latn nl_Latn pt_Latn
ro_Latn sk_Latn sl_Latn sr_Cyrl sv_Latn uk_Cyrl
""".split()
# How many characters a text has, or a few less: it ends with a word.
LENGTH = 300
WORD_ENDS = " ་།፡፣、。，,؛꧈꧉"


def text(source: str) -> str:
    """The first characters of the longest text that the package has for a language."""
    field = re.search(r'^\s*specimen_16: "(.*)"$', source, re.M).group(1)
    whole = " ".join(field.replace('\\"', '"').replace("\\'", "'").split("\\n"))
    whole = unicodedata.normalize("NFC", " ".join(whole.split()))
    if len(whole) <= LENGTH:
        return whole
    end = max(whole.rfind(mark, LENGTH * 2 // 3, LENGTH) for mark in WORD_ENDS)
    return whole[: end + 1].strip() if end > 0 else whole


def main() -> None:
    here = pathlib.Path(__file__).parent
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(
            [sys.executable, "-m", "pip", "download", "-q", "--no-deps", "-d", folder, PACKAGE],
            check=True)
        wheel = zipfile.ZipFile(next(pathlib.Path(folder).glob("*.whl")))
        for file, languages in (("texts.tsv", LANGUAGES), ("more.tsv", MORE)):
            lines = ["language\tscript\ttext"]
            for name in languages:
                source = wheel.read(f"gflanguages/data/languages/{name}.textproto").decode()
                language, script = name.split("_")
                tag = f"{language}-{script}" if script in ("Hans", "Hant", "Mong") else language
                lines.append(f"{tag}\t{script}\t{text(source)}")
            (here / file).write_text("\n".join(lines) + "\n", encoding="utf-8")
        licence = next(n for n in wheel.namelist() if n.endswith("licenses/LICENSE.txt"))
        (here / "LICENSE.txt").write_bytes(wheel.read(licence))


if __name__ == "__main__":
    main()
