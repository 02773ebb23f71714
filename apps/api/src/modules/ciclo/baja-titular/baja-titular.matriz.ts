import { alMorir, type FilasPorRuta } from '@sgpa/testing/matriz/fila';
import { deTitular, MUERTE, SOLICITUD } from '@sgpa/testing/matriz/pedidos';

export const FILAS: FilasPorRuta = {
  'baja-titular': [
    { pedido: (f) => deTitular(f, SOLICITUD), porTipo: true, cambia: ['objetivo', 'suBeneficiario'] },
    {
      que: 'por muerte',
      pedido: (f) => deTitular(f, MUERTE),
      porTipo: true,
      ...alMorir('objetivo', 'suBeneficiario', 'otra', 'beneficiarioDeOtra'),
    },
    {
      que: 'por muerte, sin otra afiliación',
      sola: true,
      pedido: (f) => deTitular(f, MUERTE),
      porTipo: true,
      ...alMorir('objetivo', 'suBeneficiario'),
    },
  ],
};
