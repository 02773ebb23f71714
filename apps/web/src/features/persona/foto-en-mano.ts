/** The saved photograph is to go. */
export const SIN_FOTO = '';

/** JPEG as a data URL when one was chosen in place of the saved one; null while the saved one stays. */
export type FotoEnMano = string | null;
