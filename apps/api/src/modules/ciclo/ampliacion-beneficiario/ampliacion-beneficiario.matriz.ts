import type { FilasPorRuta } from '@sgpa/testing/matriz/fila';
import { AMPLIACION, deBeneficiario } from '@sgpa/testing/matriz/pedidos';

export const FILAS: FilasPorRuta = {
  'ampliacion-beneficiario': [
    { situacion: 'CESANTIA', pedido: (f) => deBeneficiario(f, AMPLIACION), porTipo: true, cambia: ['suBeneficiario'] },
  ],
};
