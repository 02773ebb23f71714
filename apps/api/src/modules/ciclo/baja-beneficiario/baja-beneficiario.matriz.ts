import { alMorir, type FilasPorRuta } from '@sgpa/testing/matriz/fila';
import { deBeneficiario, MUERTE, SOLICITUD } from '@sgpa/testing/matriz/pedidos';

export const FILAS: FilasPorRuta = {
  'baja-beneficiario': [
    { pedido: (f) => deBeneficiario(f, SOLICITUD), porTipo: true, cambia: ['suBeneficiario'] },
    {
      que: 'por muerte',
      pedido: (f) => deBeneficiario(f, MUERTE),
      porTipo: true,
      ...alMorir('suBeneficiario', 'beneficiarioDeOtra'),
    },
  ],
};
