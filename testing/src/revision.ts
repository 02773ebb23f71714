import type { Db } from '@sgpa/api/db/pool';
import type { PropuestaRevision } from '@sgpa/contract/v1/revision-afiliacion';
import type { PropuestaFallecimiento } from '@sgpa/contract/v1/revision-fallecimiento';
import type { IdPersona } from '@sgpa/domain/shared/ids';
import type { ApiDePrueba, CuerpoError } from './api.ts';
import { afiliacionDe, type RespuestaAccion } from './ciclo.ts';

const RUTA = '/api/v1/afiliado/revision';

export const MOTIVO_REVISION = 'Denuncia del empleador, nota 114/2026';

const conClave = (clave?: string): Record<string, string> => (clave === undefined ? {} : { 'idempotency-key': clave });

/** Sends what the authority's screen does, for the affiliation of a fixed person as it is now. */
export async function revisar(api: ApiDePrueba, token: string | null, numero: string, cambios: object, clave?: string) {
  const { id, version } = await afiliacionDe(api.base.owner.db, numero);
  const cuerpo = { idAfiliadoEnteGestor: id, version, motivo: MOTIVO_REVISION, ...cambios };
  return api.pedir<RespuestaAccion & CuerpoError>(token, 'PUT', RUTA, cuerpo, conClave(clave));
}

export async function propuestaDe(api: ApiDePrueba, token: string, numero: string) {
  const { id } = await afiliacionDe(api.base.owner.db, numero);
  return api.pedir<PropuestaRevision & CuerpoError>(token, 'GET', `${RUTA}/${id}`);
}

export async function revisarFallecimiento(
  api: ApiDePrueba,
  token: string | null,
  numero: string,
  cambios: object,
  clave?: string,
) {
  const { id } = await afiliacionDe(api.base.owner.db, numero);
  const cuerpo = { idAfiliadoEnteGestor: id, motivo: MOTIVO_REVISION, afiliaciones: [], ...cambios };
  return api.pedir<RespuestaAccion & CuerpoError>(token, 'PUT', `${RUTA}-fallecimiento`, cuerpo, conClave(clave));
}

export async function propuestaFallecimiento(api: ApiDePrueba, token: string, numero: string) {
  const { id } = await afiliacionDe(api.base.owner.db, numero);
  return api.pedir<PropuestaFallecimiento & CuerpoError>(token, 'GET', `${RUTA}-fallecimiento/${id}`);
}

/** Gives the open ones about the affiliations of a person. */
export const novedadesDe = (db: Db, idPersona: IdPersona) =>
  db
    .selectFrom('novedad')
    .select(['codigo', 'id_ente_gestor', 'detalle', 'estado', 'id_afiliacion'])
    .where('id_persona', '=', idPersona)
    .orderBy('codigo')
    .orderBy('id')
    .execute();
