import type { FilasPorRuta } from '@sgpa/banco-de-pruebas/matriz/fila';
import { AMPLIACION, deBeneficiario } from '@sgpa/banco-de-pruebas/matriz/pedidos';

export const FILAS: FilasPorRuta = {
  'ampliacion-beneficiario': [
    { situacion: 'CESANTIA', pedido: (f) => deBeneficiario(f, AMPLIACION), porTipo: true, cambia: ['suBeneficiario'] },
  ],
};
