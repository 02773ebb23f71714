import { SOL } from '@sgpa/testing/alguien';
import type { Caso } from '@sgpa/testing/cable/caso';
import { en, titular } from '@sgpa/testing/cable/casos/afiliacion';
import { alMorir, type FilasPorRuta } from '@sgpa/testing/matriz/fila';
import { deTitular, MUERTE, SOLICITUD } from '@sgpa/testing/matriz/pedidos';

const bajaTitular = en('/api/v1/afiliado/ente-gestor');
const A_SOLICITUD = { tipo_motivo: 600, descripcion_motivo: 'A solicitud de la entidad', fecha_fin: '2026-10-14' };
const POR_MUERTE = { ...titular('1000102'), tipo_motivo: 601 };

export const CASOS: readonly Caso[] = [
  bajaTitular('otra versión de la que se vio', { ...titular('1000100'), ...A_SOLICITUD, version: 99 }),
  bajaTitular(
    'da de baja al titular y a su familia',
    { ...titular('1000100'), ...A_SOLICITUD, version: 1 },
    { clave: 'baja-0001' },
  ),
  bajaTitular('la misma clave otra vez', { ...titular('1000100'), ...A_SOLICITUD, version: 1 }, { clave: 'baja-0001' }),
  bajaTitular('la misma clave con otro cuerpo', { ...titular('1000101'), ...A_SOLICITUD }, { clave: 'baja-0001' }),
  bajaTitular('ya no admite la baja', { ...titular('1000104'), ...A_SOLICITUD }),
  bajaTitular('nadie', { ...titular('9999999'), ...A_SOLICITUD }),
  bajaTitular('sin motivo ni fechas que valgan', { ...titular('1000101'), fecha_fin: '2026-02-31' }),
  bajaTitular('por una muerte que el SEGIP no confirma', POR_MUERTE),
  bajaTitular('la misma, que el SEGIP confirma desde entonces', POR_MUERTE, {
    antes: ({ simuladores }) =>
      simuladores.control.ponerPersonas('1000102', [{ numero: '1000102', ...SOL, fallecido: true }]),
  }),
  bajaTitular('a quien no le toca', { ...titular('1000101'), ...A_SOLICITUD }, { como: 'cons.poblacion' }),
];

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
      situacion: 'AMPLIACION',
      sola: true,
      pedido: (f) => deTitular(f, MUERTE),
      porTipo: true,
      ...alMorir('objetivo', 'suBeneficiario'),
    },
  ],
};
