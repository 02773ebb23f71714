/** What a form says when it can't be sent (document 2 §5). */
export const FALTAN_CAMPOS = 'Observación: Debe introducir la información en los campos requeridos.';
