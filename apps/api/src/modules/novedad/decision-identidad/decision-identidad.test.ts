import type { Respuesta } from '@sgpa/contract/endpoints';
import { TEXTO_SON_DOS } from '@sgpa/domain/identidad/textos-decision';
import { numeroDocumento } from '@sgpa/domain/shared/documento';
import type { CuerpoError } from '@sgpa/testing/api';
import type { RespuestaAccion } from '@sgpa/testing/ciclo';
import { identidadesDe } from '@sgpa/testing/identidades';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buscarPorDecidir } from '../identidades-por-decidir.service.ts';

const MOTIVO = 'Son hermanas: consta en sus certificados de nacimiento.';
/** Two things differ, so that nobody can tell whether it is the same person. */
const OTRA = { fechaNacimiento: '1985-04-03', extranjero: true };

type Escena = Awaited<ReturnType<typeof identidadesDe>>;

describe('decision-identidad.test.ts', () => {
  let de: Escena;
  let api: Escena['api'];
  let cns: Escena['cns'];
  let cps: Escena['cps'];
  let autoridad: Escena['autoridad'];
  beforeAll(async () => {
    de = await identidadesDe(9_500_000);
    ({ api, cns, cps, autoridad } = de);
  });
  afterEach(() => de.api.simuladores.control.sanar());
  afterAll(() => de.api.cerrar());

  const deNovedad = (numero: string) =>
    de
      .db()
      .selectFrom('novedad as n')
      .innerJoin('persona as p', 'p.id', 'n.id_persona')
      .select(['n.id', 'n.estado'])
      .where('p.numero_documento', '=', numeroDocumento(numero))
      .where('n.codigo', '=', 'IDENTIDAD')
      .orderBy('n.id')
      .execute();
  async function dudosa(): Promise<{ numero: string; idNovedad: number }> {
    const numero = de.nuevo();
    de.segipDice(numero, {});
    await de.guardar(cns, de.deTitular(numero));
    de.segipDice(numero, OTRA);
    await de.guardar(cps, de.deTitular(numero, OTRA));
    const [novedad] = await deNovedad(numero);
    return { numero, idNovedad: novedad?.id ?? 0 };
  }
  const decidir = (token: string, idNovedad: number, clave?: string) =>
    api.pedir<RespuestaAccion & CuerpoError>(
      token,
      'PUT',
      '/api/v1/novedades/identidad',
      { id_novedad_ente_gestor: idNovedad, decision: 'DOS_PERSONAS', motivo: MOTIVO },
      clave === undefined ? {} : { 'idempotency-key': clave },
    );
  const ver = (token: string, idNovedad: number) =>
    api.pedir<Respuesta<'decision-identidad/archivos'> & CuerpoError>(
      token,
      'GET',
      `/api/v1/novedades/identidad/${idNovedad}`,
    );

  it('los archivos, uno junto a otro: el de la novedad primero, cada uno con lo suyo', async () => {
    const { numero, idNovedad } = await dudosa();
    const { status, body } = await ver(autoridad, idNovedad);
    expect(status).toBe(200);
    expect(body.archivos).toMatchObject([
      { de_la_novedad: true, numero_documento: numero, fecha_nacimiento: '1985-04-03', extranjero: true },
      { de_la_novedad: false, numero_documento: numero, fecha_nacimiento: '1985-03-04', extranjero: false },
    ]);
    expect(
      body.archivos.map(({ afiliaciones }) => afiliaciones.map(({ ente_gestor, estado }) => [ente_gestor, estado])),
    ).toEqual([[[expect.stringContaining('Petrolera'), 'ACTIVO']], [[expect.stringContaining('Nacional'), 'ACTIVO']]]);
  });

  it('son dos personas: la novedad queda atendida, con su motivo en la auditoría, y una vez', async () => {
    const { numero, idNovedad } = await dudosa();
    const primera = await decidir(autoridad, idNovedad, 'decision-0001');
    expect([primera.status, primera.body]).toEqual([200, { codigo_respuesta: 100, mensaje: TEXTO_SON_DOS }]);
    expect((await decidir(autoridad, idNovedad, 'decision-0001')).body).toEqual(primera.body);
    expect((await decidir(autoridad, idNovedad)).status).toBe(404);
    expect(await deNovedad(numero)).toMatchObject([{ estado: 'PROCESADA' }]);
    const archivos = await de.archivos(numero);
    const { rows } = await sql`select id_menor, id_mayor, motivo from identidad_aparte
      where id_menor = ${archivos[0]?.id}`.execute(de.db());
    expect(rows).toEqual([{ id_menor: archivos[0]?.id, id_mayor: archivos[1]?.id, motivo: MOTIVO }]);
    const auditada = await sql<{ despues: object }>`select despues from auditoria
      where accion = 'decision-identidad' and id_recurso = ${String(idNovedad)} and despues is not null`.execute(
      de.db(),
    );
    expect(auditada.rows).toMatchObject([{ despues: { decision: 'DOS_PERSONAS', motivo: MOTIVO } }]);
  });

  it('la tarea de la noche halla los que ya había, una vez, y no vuelve a preguntar por lo decidido hasta que algo cambie', async () => {
    const buscar = () => buscarPorDecidir({ db: de.db(), clock: api.reloj }, 3);
    await buscar();
    const { numero, idNovedad } = await dudosa();
    expect(await buscar()).toBe(0);
    // Two files without a novedad are what a version without the rule left.
    await de.db().deleteFrom('novedad').where('id', '=', idNovedad).execute();
    expect(await buscar()).toBe(1);
    expect(await buscar()).toBe(0);
    const [hallada] = await deNovedad(numero);
    expect((await decidir(autoridad, hallada?.id ?? 0)).status).toBe(200);
    expect(await buscar()).toBe(0);
    const [archivo] = await de.archivos(numero);
    await sql`update persona set fecha_nacimiento = '1985-04-03' where id = ${archivo?.id}`.execute(de.db());
    expect(await buscar()).toBe(1);
    const { rows } =
      await sql`select count(*)::integer as n from auditoria where accion = 'identidades-por-decidir'`.execute(de.db());
    expect(rows).toEqual([{ n: 2 }]);
  });

  it.each(['ope.afiliaciones', 'adm.ente', 'cons.autoridad'])('%s no decide, ni mira', async (quien) => {
    const { numero, idNovedad } = await dudosa();
    const token = await api.ingresar(quien);
    expect([(await ver(token, idNovedad)).status, (await decidir(token, idNovedad)).status]).toEqual([403, 403]);
    const decididas = '/api/v1/novedades/identidades-decididas';
    const aLoDecidido = [
      await api.pedir(token, 'GET', decididas),
      await api.pedir(token, 'GET', `${decididas}/${idNovedad}`),
      await api.pedir(token, 'PUT', decididas, { id_novedad_ente_gestor: idNovedad, motivo: MOTIVO }),
    ];
    expect(aLoDecidido.map(({ status }) => status)).toEqual([403, 403, 403]);
    expect(await deNovedad(numero)).toMatchObject([{ estado: 'ABIERTA' }]);
  });
});
