/** The size is about 1 MB of image as a base64 data URL; the browser resizes before sending. */
export const FOTO_MAX = 1_500_000;

/** A PDF of 20 MB fits as base64, and heavier ones do, to be refused by their weight (`PDF_MUY_GRANDE`). */
export const PDF_MAX = 27_500_000;

/** A list's file of 1 MB fits, as base64. */
export const ARCHIVO_DE_LISTA_MAX = 1_400_000;
