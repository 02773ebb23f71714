/** Attribute of <html> that holds the scheme in use; index.html reads it too. */
export const ATRIBUTO_TEMA = 'data-tema';
/** Key of the person's choice in local storage. */
export const CLAVE_MODO = 'tema-modo';
