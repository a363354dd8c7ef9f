#pragma once
#include <qrencode.h>

/* What dlsym finds: nothing is linked, as the library is loaded when the first code is drawn. */
typedef __typeof__(&QRcode_encodeString) platen_qrcode_encode;
typedef __typeof__(&QRcode_free) platen_qrcode_free;
