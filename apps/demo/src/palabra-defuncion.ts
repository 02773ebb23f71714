/**
 * One managing entity tells of these deaths and nobody confirms them: they bind that entity alone (acuerdos §10 'Whose
 * word a death is').
 */

import type { Trx } from '@sgpa/api/db/pool';
import { MOTIVO_DEFUNCION } from '@sgpa/domain/cobertura/motivos-baja';
import { idPersona } from '@sgpa/domain/shared/ids';
import { autoresDe } from './cuentas.ts';
import type { Guardadas } from './guardar-afiliaciones.ts';
import { type AfiliacionDemo, ultimoPaso } from './modelo.ts';

export const terminaPorPalabraDelEnte = (a: AfiliacionDemo): boolean =>
  ultimoPaso(a).motivo === MOTIVO_DEFUNCION && a.persona.fechaDefuncion === null && a.titular === null;

/** Stores the word itself, beside the affiliations that it ended. */
export async function guardarPalabras(
  trx: Trx,
  plan: readonly AfiliacionDemo[],
  { refs, personas }: Guardadas,
): Promise<void> {
  const filas = plan.filter(terminaPorPalabraDelEnte).map((a) => {
    const { dia, hechos } = ultimoPaso(a);
    return {
      id_persona: personas.get(a.persona) ?? idPersona(0),
      id_ente_gestor: refs.ente(a.ente),
      fecha: hechos.fecha_baja,
      id_usuario: refs.usuario(autoresDe(a.ente)[0] ?? a.usuario),
      creado_en: `${dia}T10:30:00-04:00`,
    };
  });
  if (filas.length > 0) await trx.insertInto('defuncion_declarada').values(filas).execute();
}
