import type { Terminos } from '@sgpa/contract/v1/aceptacion-terminos';
import { AppError } from '@sgpa/domain/errors/app-error';
import { hoyEnLaPaz } from '@sgpa/domain/shared/fecha-civil';
import type { Contexto } from '../../../contexto.ts';
import { conAlcance } from '../../../db/alcance.ts';
import type { Deps } from '../../../deps.ts';
import { auditar } from '../../auditoria/auditoria.service.ts';
import { aceptarTerminos, aceptoTerminos, terminosVigentes } from './terminos.queries.ts';

type TerminosDeps = Pick<Deps, 'db' | 'clock'>;

/** Accepts the version in force today; repeated, it changes nothing (decisions §9). */
export async function activarUsuario(
  { db, clock }: TerminosDeps,
  contexto: Contexto,
  leida: string | undefined,
): Promise<{ activo: boolean }> {
  const ahora = clock.ahora();
  return conAlcance(db, contexto.alcance, async (trx) => {
    const vigentes = await terminosVigentes(trx, hoyEnLaPaz(ahora));
    if (!vigentes || (await aceptoTerminos(trx, contexto.usuario.id, vigentes.version))) return { activo: true };
    if (leida !== undefined && leida !== vigentes.version) throw new AppError('TERMINOS_CAMBIADOS');
    await aceptarTerminos(trx, {
      id_usuario: contexto.usuario.id,
      version: vigentes.version,
      aceptado_en: ahora,
      ip: contexto.ip,
    });
    await auditar(trx, contexto, ahora, {
      accion: 'aceptacion-terminos',
      recurso: 'terminos',
      idRecurso: vigentes.version,
    });
    return { activo: true };
  });
}

export async function leerTerminos({ db, clock }: TerminosDeps): Promise<Terminos> {
  const vigentes = await terminosVigentes(db, hoyEnLaPaz(clock.ahora()));
  if (!vigentes) throw new AppError('NO_ENCONTRADO');
  const { version, titulo, texto, publicado_el, vigente_desde } = vigentes;
  return { version, titulo, texto, publicadoEl: publicado_el, vigenteDesde: vigente_desde };
}
