import type { FilasPorRuta } from '@sgpa/testing/matriz/fila';
import { AMPLIACION, deTitular } from '@sgpa/testing/matriz/pedidos';

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
