/** Of both types and each: as the theme's tokens, so that both schemes have theirs. */
export const COLOR_TOTAL = 'var(--ui-palette-text-secondary)';
export const COLOR_TITULARES = 'var(--ui-palette-primary-main)';
export const COLOR_BENEFICIARIOS = 'var(--ui-palette-warning-light)';

/** At least 3:1 against the paper of both schemes, and each unlike the one beside it. */
export const COLORES_DE_PARTES = ['#2f8a5b', '#c0680f', '#cf544a', '#7c8a87', '#9165bd', '#3f86b5', '#a4851f'];

export const COLOR_TEXTO = 'var(--ui-palette-text-primary)';
export const COLOR_PAPEL = 'var(--ui-palette-background-paper)';
