import type { revisionAfiliacion } from '@sgpa/contract/v1/revision-afiliacion';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import type { z } from 'zod';
import type { Trx } from '../../../db/pool.ts';
import type { Operacion } from '../../../operacion.ts';
import { type Afiliacion, afiliacionPorId, deLaPersonaTomadas } from '../../afiliacion/afiliacion.queries.ts';
import { personasDeLaFamilia } from '../../afiliacion/empleos-terminados.queries.ts';
import { exigirVista, tomar, tomarBeneficiarios, tomarTitularDe } from '../../afiliacion/hallar.ts';
import { marcaDeFallecida, tomarPersona } from '../../persona/persona.queries.ts';
import type { Revisada } from './decidir.ts';

export type PedidoRevision = z.output<typeof revisionAfiliacion.request.body>;

/** What is held of a review, and besides, where it may give back something, all that its managing entity has of the person. */
export type Tomada = Revisada & { filas: ReadonlyMap<number, Afiliacion> };

/** Holds the person, then the holder before the beneficiaries, as every writer of more than one affiliation does. */
export async function tomarRevisada({ trx }: Operacion, pedido: PedidoRevision): Promise<Tomada> {
  const vista = await afiliacionPorId(trx, pedido.idAfiliadoEnteGestor);
  if (vista === undefined) throw new Rechazo('NO_ENCONTRADO');
  const { id_persona, id_ente_gestor } = vista;
  await tomarPersona(trx, id_persona);
  const porError = pedido.registrado_por_error != null;
  const fallecida = (await marcaDeFallecida(trx, id_persona, id_ente_gestor).executeTakeFirst())?.fallecida === true;
  if (porError) return { ...(await tomarConFamilia(trx, vista, pedido)), fallecida };
  const titular = await tomarTitularDe(trx, vista);
  const fila = await tomar(trx, vista, pedido.version);
  const beneficiarios = await tomarBeneficiarios(trx, fila);
  return { fila, titular, beneficiarios, fallecida, filas: new Map() };
}

/** As the change of employer held them: persons before affiliations, so that nobody of them is registered meanwhile. */
async function tomarConFamilia(trx: Trx, vista: Afiliacion, { version }: PedidoRevision) {
  const { id, id_persona, id_ente_gestor } = vista;
  for (const una of await personasDeLaFamilia(trx, id_persona, id_ente_gestor)) await tomarPersona(trx, una.id_persona);
  const tomadas = await deLaPersonaTomadas(trx, id_persona, id_ente_gestor).execute();
  const filas = new Map(tomadas.map((una) => [una.id, una]));
  const fila = filas.get(id);
  if (fila === undefined) throw new Rechazo('REGISTRO_CAMBIADO');
  exigirVista(fila, vista, version);
  return { fila, titular: null, beneficiarios: tomadas.filter(({ id_titular }) => id_titular === id), filas };
}
