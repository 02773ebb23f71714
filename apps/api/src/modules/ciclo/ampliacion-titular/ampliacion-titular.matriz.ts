import type { FilasPorRuta } from '@sgpa/banco-de-pruebas/matriz/fila';
import { AMPLIACION, deTitular } from '@sgpa/banco-de-pruebas/matriz/pedidos';

export const FILAS: FilasPorRuta = {
  'ampliacion-titular': [
    {
      situacion: 'CESANTIA',
      pedido: (f) => deTitular(f, AMPLIACION),
      porTipo: true,
      cambia: ['objetivo'],
    },
  ],
};
