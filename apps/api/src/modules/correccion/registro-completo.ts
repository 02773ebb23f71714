import type { HechosAfiliacion } from '@sgpa/domain/cobertura/cobertura';
import { AppError } from '@sgpa/domain/errors/app-error';
import { hoyEnLaPaz } from '@sgpa/domain/shared/fecha-civil';
import { rolAtiende } from '@sgpa/domain/titular/tipo-asegurado';
import type { Contexto } from '../../contexto.ts';
import { conAlcance } from '../../db/alcance.ts';
import type { Trx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { auditar } from '../auditoria/auditoria.service.ts';
import { presentarContacto } from './contacto.presenter.ts';
import { type FilaCompleta, filaCompleta } from './registro-completo.queries.ts';

export interface Cual {
  id: number;
  tipo: HechosAfiliacion['tipo'];
}

/** What is outside of the scope is not found; CAJA_WEB_SUS attends VOLUNTARIO only. */
export async function hallarCompleta(trx: Trx, contexto: Contexto, { id, tipo }: Cual): Promise<FilaCompleta> {
  const fila = await filaCompleta(trx, id, tipo);
  if (fila === undefined) throw new AppError('NO_ENCONTRADO');
  if (!rolAtiende(contexto.usuario.rol, fila.tipo_asegurado)) throw new AppError('SIN_PERMISO');
  return fila;
}

/** The whole record for an update form; reading it leaves a row in the audit trail. */
export function leerCompleta(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  contexto: Contexto,
  accion: 'actualizacion-titular' | 'actualizacion-beneficiario',
  cual: Cual,
): Promise<{ fila: FilaCompleta; persona: ReturnType<typeof presentarContacto> }> {
  const ahora = clock.ahora();
  return conAlcance(db, contexto.alcance, async (trx) => {
    const fila = await hallarCompleta(trx, contexto, cual);
    await auditar(trx, contexto, ahora, {
      accion,
      recurso: 'afiliacion',
      idRecurso: fila.id,
      idEnteGestor: fila.id_ente_gestor,
    });
    return { fila, persona: presentarContacto(fila, hoyEnLaPaz(ahora)) };
  });
}
