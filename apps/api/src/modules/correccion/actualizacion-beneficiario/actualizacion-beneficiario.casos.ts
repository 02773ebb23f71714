import type { FilasPorRuta } from '@sgpa/testing/matriz/fila';
import { conContacto } from '@sgpa/testing/matriz/pedidos';

export const FILAS: FilasPorRuta = {
  'actualizacion-beneficiario': [
    {
      lee: 'actualizacion-beneficiario/registro',
      pedido: (_f, leido) => conContacto(leido),
      porTipo: true,
      cambia: ['suBeneficiario', 'ficha'],
      // CAJA_WEB_SUS corrects only a beneficiary's health establishment.
      cambiaPara: { CAJA_WEB_SUS: ['suBeneficiario'] },
    },
  ],
  'actualizacion-beneficiario/registro': [
    { pedido: (f) => ({ lugares: { code: f.ids.suBeneficiario } }), porTipo: true, cambia: [] },
  ],
};
