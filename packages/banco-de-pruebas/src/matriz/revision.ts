import type { Familia } from '../familias.ts';
import type { FilasPorRuta } from './fila.ts';

const MOTIVO = { motivo: 'Denuncia del empleador, nota 114/2026' };
const objetivo = (f: Familia) => ({ lugares: { idAfiliadoEnteGestor: f.ids.objetivo } });

/** Of an affiliation and of a death. */
export const FILAS_REVISION: FilasPorRuta = {
  'revision-afiliacion': [
    {
      pedido: (f) => ({
        cuerpo: { idAfiliadoEnteGestor: f.ids.objetivo, version: 1, decision: 'ABRIR', ...MOTIVO },
      }),
      cambia: ['objetivo', 'novedad', 'novedad autoridad'],
    },
  ],
  'revision-fallecimiento': (['CONFIRMAR', 'CORREGIR'] as const).map((decision) => ({
    que: decision,
    situacion: 'DECLARADA' as const,
    pedido: (f: Familia) => ({
      cuerpo: { idAfiliadoEnteGestor: f.ids.objetivo, decision, afiliaciones: [], ...MOTIVO },
    }),
    // Everybody concerned is told.
    cambia: [decision === 'CORREGIR' ? 'palabra' : 'persona', 'novedad', 'novedad ajena', 'novedad autoridad'] as const,
  })),
  'revision-afiliacion/propuesta': [{ pedido: objetivo, cambia: [] }],
  'revision-fallecimiento/propuesta': [{ situacion: 'DECLARADA', pedido: objetivo, cambia: [] }],
};
