import { SIN_CONTAR } from '@sgpa/domain/declaracion/conteos';
import { partesDelDia } from '@sgpa/domain/declaracion/remision-declaracion';
import { DIA_DECLARADO, type Familia } from '../familias.ts';
import type { FilasPorRuta } from './fila.ts';

const situacion = 'CON_DECLARACION';
const laSuya = (f: Familia) => ({ lugares: { id: f.declaracion } });

/** The population totals of a managing entity are seen, corrected and deleted here. */
export const FILAS_DECLARACION: FilasPorRuta = {
  declaraciones: [
    { situacion, pedido: () => ({}), cambia: [], fuera: 'VACIO', muestra: 'declaracion' },
    {
      que: 'de su ente gestor',
      situacion,
      pedido: ({ ente }) => ({ busqueda: `idEnteGestor=${ente}` }),
      cambia: [],
      fuera: 'SIN_PERMISO',
      muestra: 'declaracion',
    },
  ],
  'declaraciones/detalle': [{ situacion, pedido: laSuya, cambia: [] }],
  'comparacion-declaracion': [{ situacion, pedido: laSuya, cambia: [] }],
  'personas-declaracion': [
    { situacion, pedido: (f) => ({ ...laSuya(f), busqueda: 'conteo=titularesValidos' }), cambia: [] },
  ],
  'remision-declaracion': [
    {
      situacion,
      pedido: ({ declaracion }) => ({
        cuerpo: {
          ...SIN_CONTAR,
          titularesValidos: 7,
          idPoblacionDeclarada: declaracion,
          ...partesDelDia(DIA_DECLARADO),
          poblacionDepartamento: [],
        },
      }),
      cambia: ['declaracion'],
    },
  ],
  'anulacion-declaracion': [{ situacion, pedido: laSuya, cambia: ['declaracion'] }],
};
