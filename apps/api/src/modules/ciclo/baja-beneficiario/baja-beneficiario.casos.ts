import type { Caso } from '@sgpa/testing/cable/caso';
import { beneficiario, en, titular } from '@sgpa/testing/cable/casos/afiliacion';
import { alMorir, type FilasPorRuta } from '@sgpa/testing/matriz/fila';
import { deBeneficiario, MUERTE, SOLICITUD } from '@sgpa/testing/matriz/pedidos';

const bajaBeneficiario = en('/api/v1/beneficiario/ente-gestor');
const A_SOLICITUD = { tipo_motivo: 600, descripcion_motivo: 'A solicitud de la entidad', fecha_fin: '2026-10-14' };

export const CASOS: readonly Caso[] = [
  bajaBeneficiario('da de baja', { ...beneficiario('1000200', '1000100'), ...A_SOLICITUD, version: 1 }),
  bajaBeneficiario('la misma otra vez', { ...beneficiario('1000200', '1000100'), ...A_SOLICITUD }),
  bajaBeneficiario('en cesantía, la definitiva', {
    ...beneficiario('1000200', '1000100'),
    ...A_SOLICITUD,
    tipo_motivo: 604,
  }),
  bajaBeneficiario('ya no admite la baja', { ...beneficiario('1000200', '1000100'), ...A_SOLICITUD }),
  bajaBeneficiario('con otro titular', { ...beneficiario('1000201', '1000110'), ...A_SOLICITUD }),
  bajaBeneficiario('sin titular', { ...titular('1000202'), ...A_SOLICITUD }),
];

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
