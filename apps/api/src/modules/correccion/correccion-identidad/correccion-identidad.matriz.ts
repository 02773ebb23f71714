import type { FilasPorRuta } from '@sgpa/testing/matriz/fila';

export const FILAS: FilasPorRuta = {
  'correccion-identidad': [
    {
      pedido: (f) => ({ cuerpo: { idAfiliadoEnteGestor: f.ids.objetivo } }),
      segip: { extranjero: true },
      cambia: ['objetivo', 'otra', 'ajena', 'persona', 'novedad ajena'],
      // The authority covers nobody: the entity of the affiliation is told as well.
      cambiaPara: { ADM_SGPA: ['objetivo', 'otra', 'ajena', 'persona', 'novedad', 'novedad ajena'] },
    },
  ],
};
