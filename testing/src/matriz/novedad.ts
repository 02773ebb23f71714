import type { Familia } from '../familias.ts';
import { NACIMIENTO } from '../titular.ts';
import type { FilasPorRuta } from './fila.ts';

const situacion = 'CON_NOVEDAD';

const listada = (lugares: Record<string, string>) =>
  ({
    situacion,
    pedido: (f: Familia) => ({
      lugares: { page: 0, limit: 100, ci: f.titular, departamento: 'null', ...lugares },
    }),
    cambia: [],
    fuera: 'VACIO',
    muestra: 'objetivo',
  }) as const;

/** A novedad says what does not agree of an affiliation; here it is told, read, and ended. */
export const FILAS_NOVEDAD: FilasPorRuta = {
  novedades: [listada({})],
  'detalle-novedad': [{ situacion, pedido: (f) => ({ lugares: { id_novedad_ente_gestor: f.novedad } }), cambia: [] }],
  'baja-novedad': [
    {
      situacion,
      pedido: (f) => ({
        cuerpo: { id_novedad_ente_gestor: f.novedad, id_motivo_baja: 606, detalle_baja: 'Nota 12/2026' },
      }),
      cambia: ['objetivo', 'suBeneficiario', 'novedad'],
    },
  ],
  'reporte-novedad': [
    {
      pedido: (f) => ({
        cuerpo: {
          data: [
            {
              numero_documento: f.titular,
              fecha_nacimiento: NACIMIENTO,
              codigo_entidad: f.entidad,
              codigo_novedad: 'REGISTRO_DUPLICADO',
              detalle: 'Registrada dos veces.',
            },
          ],
        },
      }),
      cambia: ['novedad'],
      fuera: 'No se encontró una afiliación con esos datos en su ente gestor.',
    },
  ],
};
