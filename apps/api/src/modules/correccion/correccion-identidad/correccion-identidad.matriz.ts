import type { FilasPorRuta } from '@sgpa/banco-de-pruebas/matriz/fila';

export const FILAS: FilasPorRuta = {
  'correccion-identidad': [
    {
      pedido: (f) => ({ cuerpo: { idAfiliadoEnteGestor: f.ids.objetivo } }),
      segip: { extranjero: true },
      cambia: ['objetivo', 'otra', 'ajena', 'persona', 'novedad ajena'],
    },
  ],
};
