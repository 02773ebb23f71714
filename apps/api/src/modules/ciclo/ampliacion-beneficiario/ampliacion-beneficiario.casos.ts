import type { Caso } from '@sgpa/testing/cable/caso';
import { beneficiario, en } from '@sgpa/testing/cable/casos/afiliacion';
import type { FilasPorRuta } from '@sgpa/testing/matriz/fila';
import { AMPLIACION, deBeneficiario } from '@sgpa/testing/matriz/pedidos';

const ampliarBeneficiario = en('/api/v1/beneficiario/ampliacion-fecha');
const MEDICA = {
  tipo_motivo: 'AMPLIACION_MEDICA',
  descripcion_motivo: 'Tratamiento en curso',
  fecha_fin_ampliacion: '2027-02-14',
};

export const CASOS: readonly Caso[] = [
  ampliarBeneficiario('amplía', { ...beneficiario('1000210', '1000110'), ...MEDICA }),
  ampliarBeneficiario('no está en cesantía', { ...beneficiario('1000200', '1000100'), ...MEDICA }),
  ampliarBeneficiario('sin motivo', beneficiario('1000210', '1000110')),
];

export const FILAS: FilasPorRuta = {
  'ampliacion-beneficiario': [
    { situacion: 'CESANTIA', pedido: (f) => deBeneficiario(f, AMPLIACION), porTipo: true, cambia: ['suBeneficiario'] },
  ],
};
