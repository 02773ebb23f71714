/** The text is not in the catalogue, because the browser, which does not carry that, says it too. */
export const TEXTO_SIN_PERMISO = 'Su rol no permite realizar esta operación.';
