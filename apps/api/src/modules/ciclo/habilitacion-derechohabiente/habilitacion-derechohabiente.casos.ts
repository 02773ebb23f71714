import type { Caso } from '@sgpa/testing/cable/caso';
import { beneficiario, en } from '@sgpa/testing/cable/casos/afiliacion';
import { entidadDe } from '@sgpa/testing/familias';
import type { FilasPorRuta } from '@sgpa/testing/matriz/fila';
import { deBeneficiario } from '@sgpa/testing/matriz/pedidos';

const habilitar = en('/api/v1/beneficiario/derecho_hambiente');
const { codigo_entidad: _, ...viuda } = beneficiario('1000210', '1000110');
const { codigo_entidad: __, ...esposa } = beneficiario('1000200', '1000100');
const RENTISTA = {
  codigo_entidad_titular: 'NIT-1020304050',
  codigo_entidad: 'SIST_RENT-0001',
  descripcion_motivo: 'Resolución de renta de viudedad',
  fecha_inicio: '2026-10-14',
};

export const CASOS: readonly Caso[] = [
  habilitar('su titular vive', { ...esposa, ...RENTISTA }),
  habilitar('habilita', { ...viuda, ...RENTISTA }),
  habilitar('ya está habilitada', { ...viuda, ...RENTISTA }),
  habilitar('sin el tipo de rentista', viuda),
  habilitar('con cuatro datos que son de varios', RENTISTA),
];

export const FILAS: FilasPorRuta = {
  'habilitacion-derechohabiente': [
    {
      situacion: 'SIN_DERECHO',
      pedido: (f) => {
        const { codigo_entidad, ...clave } = deBeneficiario(f, {}).cuerpo;
        const rentista = { codigo_entidad: entidadDe('RENTISTA'), codigo_entidad_titular: codigo_entidad };
        return { cuerpo: { ...clave, ...rentista, descripcion_motivo: 'Resolución', fecha_inicio: '2026-10-14' } };
      },
      porTipo: true,
      cambia: ['suBeneficiario'],
    },
  ],
};
