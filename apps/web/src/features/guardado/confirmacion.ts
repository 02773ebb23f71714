/** Asked before anything is saved (document 2 §5). */
export const CONFIRMAR_GUARDADO = {
  title: 'Está seguro de guardar la información.?',
  text: 'No podra revertir este cambio.',
};
