import { SOL } from '@sgpa/testing/alguien';
import type { Caso } from '@sgpa/testing/cable/caso';
import { en, titular } from '@sgpa/testing/cable/casos/afiliacion';

const bajaTitular = en('/api/v1/afiliado/ente-gestor');
const SOLICITUD = { tipo_motivo: 600, descripcion_motivo: 'A solicitud de la entidad', fecha_fin: '2026-10-14' };
const MUERTE = { ...titular('1000102'), tipo_motivo: 601 };

export const CASOS: readonly Caso[] = [
  bajaTitular('otra versión de la que se vio', { ...titular('1000100'), ...SOLICITUD, version: 99 }),
  bajaTitular(
    'da de baja al titular y a su familia',
    { ...titular('1000100'), ...SOLICITUD, version: 1 },
    { clave: 'baja-0001' },
  ),
  bajaTitular('la misma clave otra vez', { ...titular('1000100'), ...SOLICITUD, version: 1 }, { clave: 'baja-0001' }),
  bajaTitular('la misma clave con otro cuerpo', { ...titular('1000101'), ...SOLICITUD }, { clave: 'baja-0001' }),
  bajaTitular('ya no admite la baja', { ...titular('1000104'), ...SOLICITUD }),
  bajaTitular('nadie', { ...titular('9999999'), ...SOLICITUD }),
  bajaTitular('sin motivo ni fechas que valgan', { ...titular('1000101'), fecha_fin: '2026-02-31' }),
  bajaTitular('por una muerte que el SEGIP no confirma', MUERTE),
  bajaTitular('la misma, que el SEGIP confirma desde entonces', MUERTE, {
    antes: ({ simuladores }) =>
      simuladores.control.ponerPersonas('1000102', [{ numero: '1000102', ...SOL, fallecido: true }]),
  }),
  bajaTitular('a quien no le toca', { ...titular('1000101'), ...SOLICITUD }, { como: 'cons.poblacion' }),
];
