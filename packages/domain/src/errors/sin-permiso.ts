/** This text stands apart from the catalogue, which the browser does not carry: it says this one of itself, too. */
export const TEXTO_SIN_PERMISO = 'Su rol no permite realizar esta operación.';
