/** Of both types and each: as the theme's tokens, so that both schemes have theirs. */
export const COLOR_TOTAL = 'var(--ui-palette-text-secondary)';
export const COLOR_TITULARES = 'var(--ui-palette-primary-main)';
/** Of both schemes; a variable, so that a forced scheme can give its own. */
export const COLOR_BENEFICIARIOS = 'var(--color-beneficiarios, #a678d0)';

/** At least 3:1 against the paper of both schemes, each unlike the one beside it, and none orange, which asks for attention. */
export const COLORES_DE_PARTES = ['#2f8a5b', '#3f86b5', '#cf544a', '#7c8a87', '#9165bd', '#a4851f', '#c25a8f'];

export const COLOR_TEXTO = 'var(--ui-palette-text-primary)';
export const COLOR_PAPEL = 'var(--ui-palette-background-paper)';
