/** This attribute of <html> holds the scheme in use; index.html reads it too. */
export const ATRIBUTO_TEMA = 'data-tema';
/** Local storage holds the person's choice under it. */
export const CLAVE_MODO = 'tema-modo';
