/** What a photograph may measure, where it is chosen and where it is kept. */

/** Longest side of what is kept, in pixels; a larger one is reduced. */
export const LADO_MAX = 600;

/** Decoded, an image takes four bytes per pixel whatever its file weighs. */
export const PIXELES_MAX = 50_000_000;
