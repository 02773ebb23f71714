import type { Caso } from '@sgpa/testing/cable/caso';
import { en, titular } from '@sgpa/testing/cable/casos/afiliacion';
import type { FilasPorRuta } from '@sgpa/testing/matriz/fila';
import { AMPLIACION, deTitular } from '@sgpa/testing/matriz/pedidos';

const ampliarTitular = en('/api/v1/afiliado/ampliacion-fecha');
const MEDICA = {
  tipo_motivo: 'AMPLIACION_MEDICA',
  descripcion_motivo: 'Tratamiento en curso',
  fecha_fin_ampliacion: '2027-02-14',
};

export const CASOS: readonly Caso[] = [
  ampliarTitular('fecha anterior', { ...titular('1000103'), ...MEDICA, fecha_fin_ampliacion: '2026-10-01' }),
  ampliarTitular('amplía', { ...titular('1000103'), ...MEDICA }),
  ampliarTitular('no está en cesantía', { ...titular('1000100'), ...MEDICA }),
  ampliarTitular('sin motivo', titular('1000103')),
];

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
