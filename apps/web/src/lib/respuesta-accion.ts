/** `codigo_respuesta` of what was done (document 2 §4); whatever else the path answers, its message says why not. */
export const HECHO = 100;
