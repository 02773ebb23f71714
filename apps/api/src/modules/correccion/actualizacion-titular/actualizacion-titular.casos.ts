import type { FilasPorRuta } from '@sgpa/testing/matriz/fila';
import { conContacto } from '@sgpa/testing/matriz/pedidos';

export const FILAS: FilasPorRuta = {
  'actualizacion-titular': [
    {
      lee: 'actualizacion-titular/registro',
      pedido: (_f, leido) => conContacto(leido),
      porTipo: true,
      cambia: ['objetivo', 'ficha'],
    },
  ],
  'actualizacion-titular/registro': [
    { pedido: (f) => ({ lugares: { code: f.ids.objetivo } }), porTipo: true, cambia: [] },
  ],
};
