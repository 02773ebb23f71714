import type { FilasPorRuta } from '@sgpa/testing/matriz/fila';
import { delObjetivo, MOTIVO } from '@sgpa/testing/matriz/pedidos';

export const FILAS: FilasPorRuta = {
  'revision-afiliacion': [
    {
      pedido: (f) => ({
        cuerpo: { idAfiliadoEnteGestor: f.ids.objetivo, version: 1, decision: 'ABRIR', ...MOTIVO },
      }),
      cambia: ['objetivo', 'novedad', 'novedad autoridad'],
    },
  ],
  'revision-afiliacion/propuesta': [{ pedido: delObjetivo, cambia: [] }],
};
