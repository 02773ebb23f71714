/** The theme's tokens give both schemes their colours. */
export const COLOR_TOTAL = 'var(--ui-palette-text-secondary)';
export const COLOR_TITULARES = 'var(--ui-palette-primary-main)';
/** The colour serves both schemes; a variable lets a forced scheme give its own. */
export const COLOR_BENEFICIARIOS = 'var(--color-beneficiarios, #a678d0)';

/**
 * Each state has its own colour, however many are in it: two entities' charts are laid beside each other. Each has at
 * least 3:1 against the paper of both schemes, and none is orange, which asks for attention.
 */
export const COLOR_DE_ESTADO: Readonly<Record<string, string>> = {
  ACTIVO: '#2f8a5b',
  CESANTIA: '#cf544a',
  AMPLIACIÓN: '#9165bd',
  DERECHOHABIENTE: '#c25a8f',
  INACTIVO: '#3f86b5',
  INHABILITADO: '#7c8a87',
  REVISION: '#a4851f',
};

export const COLOR_TEXTO = 'var(--ui-palette-text-primary)';
export const COLOR_PAPEL = 'var(--ui-palette-background-paper)';
