import { randomUUID } from 'node:crypto';
import type { Db } from '@sgpa/api/db/pool';
import { type IdEnteGestor, type IdPersona, type IdUsuario, idAfiliacion, idEnteGestor } from '@sgpa/domain/shared/ids';
import { sql } from 'kysely';
import { declararEn } from '../declaracion.ts';

export const CNS = idEnteGestor(1);
export const CPS = idEnteGestor(2);

export const cuentaDe = async (db: Db, username: string): Promise<IdUsuario> =>
  (await db.selectFrom('usuario').select('id').where('username', '=', username).executeTakeFirstOrThrow()).id;

/** Tells the database what the server heard, so that a refusal has another reason. */
export const segipInforma = (db: Db, idPersona: IdPersona) =>
  sql`select defuncion_informar(numero_documento, complemento, tipo_doc) from persona where id = ${idPersona}`.execute(
    db,
  );

/** Makes, as the owner, what the statements of ultimo-testigo.casos.ts name, of the CPS and of others. */
export async function marcasDe(db: Db): Promise<Record<string, number>> {
  const soloEn = (ente: IdEnteGestor, despuesDe = idAfiliacion(0)) =>
    db
      .selectFrom('afiliacion as a')
      .select(['a.id', 'a.id_persona'])
      .where('a.tipo', '=', 'TITULAR')
      .where('a.id_ente_gestor', '=', ente)
      .where('a.id', '>', despuesDe)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('afiliacion as b')
              .select('b.id')
              .whereRef('b.id_persona', '=', 'a.id_persona')
              .where('b.id_ente_gestor', '<>', ente),
          ),
        ),
      )
      .orderBy('a.id')
      .executeTakeFirstOrThrow();
  const [usuario, otroUsuario] = [await cuentaDe(db, 'ope.petrolera'), await cuentaDe(db, 'ope.afiliaciones')];
  const [ajena, propia] = [await soloEn(CNS), await soloEn(CPS)];
  const declarada = await soloEn(CPS, propia.id);
  await db
    .insertInto('defuncion_declarada')
    .values({ id_persona: declarada.id_persona, id_ente_gestor: CPS, id_usuario: usuario, creado_en: new Date() })
    .execute();
  const abrir = async (ente: IdEnteGestor, { id: id_afiliacion, id_persona }: typeof propia) => {
    const fila = {
      codigo: 'X',
      id_ente_gestor: ente,
      id_persona,
      id_afiliacion,
      detalle: 'x',
      creado_en: new Date(),
    };
    return (await db.insertInto('novedad').values(fila).returning('id').executeTakeFirstOrThrow()).id;
  };
  const [novedadAjena, novedadPropia] = [await abrir(CNS, ajena), await abrir(CPS, propia)];
  const [declaracion, declaracionAjena] = [await declararEn(db, CPS, usuario), await declararEn(db, CNS, usuario)];
  const anulada = { estado: 'ANULADO', anulado_en: new Date(), id_usuario_anulacion: usuario };
  const declaracionAnulada = await declararEn(db, CPS, usuario, anulada);
  await segipInforma(db, ajena.id_persona);
  const { numero: sesionAjena } = await db
    .insertInto('sesion')
    .values({ id: randomUUID(), id_usuario: otroUsuario, creada_en: new Date(), expira_en: new Date('2100-01-01') })
    .returning('numero')
    .executeTakeFirstOrThrow();
  // Another user looked at one's own affiliation, and another began an export of it.
  const despues = [
    { numeroDocumento: 'x', afiliaciones: [propia.id] },
    { etapa: 'INICIO', afiliaciones: [propia.id] },
  ];
  for (const uno of despues)
    await db
      .insertInto('auditoria')
      .values({
        ocurrido_en: new Date(),
        id_usuario: otroUsuario,
        id_ente_gestor: CNS,
        accion: 'exportacion-asegurados',
        id_solicitud: 'archivo-ajeno',
        despues: JSON.stringify(uno),
      })
      .execute();
  const vecino = await cuentaDe(db, 'adm.ente');
  const { id: fallecida } = await db
    .selectFrom('persona as p')
    .innerJoin('afiliacion as a', 'a.id_persona', 'p.id')
    .select('a.id')
    .where('p.fallecido', '=', true)
    .executeTakeFirstOrThrow();
  return {
    usuario,
    otroUsuario,
    ajena: ajena.id,
    personaAjena: ajena.id_persona,
    propia: propia.id,
    personaPropia: propia.id_persona,
    declarada: declarada.id_persona,
    otraPropia: declarada.id,
    novedadAjena,
    novedadPropia,
    declaracion,
    declaracionAjena,
    declaracionAnulada,
    sesionAjena,
    vecino,
    fallecida,
  };
}
