import type { SesionAbierta } from '@sgpa/contract/v1/sesiones';
import { horaEnLaPaz } from '@sgpa/domain/shared/fecha-civil';
import type { Contexto } from '../../../contexto.ts';
import type { Deps } from '../../../deps.ts';
import { enOperacion } from '../../../operacion.ts';
import { sesionesPropias } from '../sesion.queries.ts';
import { guardarUsos } from '../uso.ts';

/** Lists the user's open sessions, after writing what this server noted of their use. */
export async function verSesiones(deps: Pick<Deps, 'db' | 'clock'>, contexto: Contexto): Promise<SesionAbierta[]> {
  await guardarUsos(deps.db);
  const filas = await enOperacion(deps, contexto, ({ trx, ahora }) => sesionesPropias(trx, contexto.sesionId, ahora));
  return filas.map(({ numero, creada_en, usada_en, ip, navegador, es_esta }) => ({
    idSesion: numero,
    desde: horaEnLaPaz(creada_en),
    ultimoUso: horaEnLaPaz(usada_en),
    direccion: ip ?? '',
    navegador,
    esta: es_esta,
  }));
}
