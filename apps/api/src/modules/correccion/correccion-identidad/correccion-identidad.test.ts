import type { Respuesta } from '@sgpa/contract/endpoints';
import {
  TEXTO_NO_SE_CORRIGE,
  TEXTO_SEGIP_SIN_NADIE,
  TEXTO_SIN_CUBRIR,
  TEXTO_YA_CONSTA,
} from '@sgpa/domain/identidad/textos';
import { type IdPersona, idAfiliacion, idPersona } from '@sgpa/domain/shared/ids';
import type { CuerpoError } from '@sgpa/testing/api';
import type { RespuestaAccion } from '@sgpa/testing/ciclo';
import { identidadesDe } from '@sgpa/testing/identidades';
import { CNS, CPS, registrar, resultado } from '@sgpa/testing/titular';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

type Escena = Awaited<ReturnType<typeof identidadesDe>>;

describe('correccion-identidad.test.ts', () => {
  let de: Escena;
  let api: Escena['api'];
  let cns: Escena['cns'];
  let cps: Escena['cps'];
  let autoridad: Escena['autoridad'];
  beforeAll(async () => {
    de = await identidadesDe(9_400_000);
    ({ api, cns, cps, autoridad } = de);
  });
  afterEach(() => de.api.simuladores.control.sanar());
  afterAll(() => de.api.cerrar());

  async function registrada(): Promise<{ numero: string; id: number; idPersona: IdPersona }> {
    const numero = de.nuevo();
    de.segipDice(numero, {});
    const { id } = await de.guardar(cns, de.deTitular(numero));
    const [archivo] = await de.archivos(numero);
    return { numero, id: id ?? idAfiliacion(0), idPersona: archivo?.id ?? idPersona(0) };
  }
  const traer = (token: string, id: number, mas: object = {}, clave?: string) =>
    api.pedir<RespuestaAccion & CuerpoError>(
      token,
      'PUT',
      '/api/v1/afiliado/identidad',
      { idAfiliadoEnteGestor: id, ...mas },
      clave === undefined ? {} : { 'idempotency-key': clave },
    );
  const dice = async (token: string, id: number, mas: object = {}) => (await traer(token, id, mas)).body.mensaje;

  it('la fecha: el archivo la sigue, con historia, auditoría y un aviso a quien más la cubre; otra vez, ya consta', async () => {
    const { numero, id, idPersona } = await registrada();
    const enCps = resultado(await registrar(api, cps, de.deTitular(numero)));
    expect(enCps.codigo).toBe(501);
    expect(await dice(cns, id)).toBe(TEXTO_YA_CONSTA);
    de.segipDice(numero, { fechaNacimiento: '1985-04-03' });
    const { status, body } = await traer(cns, id, {}, 'traer-identidad-1');
    expect([status, body]).toEqual([
      200,
      {
        codigo_respuesta: 100,
        mensaje:
          'Identidad corregida según el SEGIP: constaba con fecha de nacimiento 04/03/1985; ahora consta con fecha de nacimiento 03/04/1985.',
      },
    ]);
    expect(await de.archivos(numero)).toMatchObject([{ id: idPersona, fecha_nacimiento: '1985-04-03', saneado: true }]);
    expect(await de.anteriores(idPersona)).toMatchObject([{ fecha_nacimiento: '1985-03-04' }]);
    expect((await de.novedades(numero)).map(([codigo, ente]) => [codigo, ente])).toEqual([
      ['IDENTIDAD_CORREGIDA', CPS],
    ]);
    // A repeated intention is answered, and nothing is written twice.
    expect((await traer(cns, id, {}, 'traer-identidad-1')).body).toEqual(body);
    expect(await dice(cns, id)).toBe(TEXTO_YA_CONSTA);
    expect(await de.anteriores(idPersona)).toHaveLength(1);

    const ruta = `/api/v1/asegurado/historia/${enCps.id}`;
    const historia = await api.pedir<Respuesta<'historia-asegurado'>>(cps, 'GET', ruta);
    expect(historia.body.historia.at(-1)).toMatchObject({
      descripcion: 'Identidad corregida según el SEGIP',
      usuario: 'ope.afiliaciones',
      estado_antes: 'ACTIVO',
      estado_despues: 'ACTIVO',
      antes: { fecha_nacimiento: '1985-03-04', documento: numero },
      despues: { fecha_nacimiento: '1985-04-03', documento: numero },
    });
    const { rows } = await sql<{ accion: string; antes: object; despues: object }>`
      select accion, antes, despues from auditoria where recurso = 'persona' and id_recurso = ${String(idPersona)}
        and accion = 'correccion-identidad'`.execute(de.db());
    expect(rows).toMatchObject([
      { antes: { fecha_nacimiento: '1985-03-04' }, despues: { fecha_nacimiento: '1985-04-03' } },
    ]);
    expect((await sql`select * from contadores_diferencias()`.execute(de.db())).rows).toEqual([]);
  });

  it('un complemento que dio después: se escribe el de la cédula nueva', async () => {
    const { numero, id } = await registrada();
    de.segipDice(numero, { complemento: '1B' });
    expect(await dice(cns, id)).toBe(TEXTO_SEGIP_SIN_NADIE);
    expect(await dice(cns, id, { complemento_documento: '1B' })).toContain('ahora consta con complemento 1B');
    expect(await de.archivos(numero)).toMatchObject([{ complemento: '1B' }]);
    expect((await de.halladoPor(numero, {})).estado).toBe(200);
  });

  it('lo que no se puede saber, o no toca, no cambia nada', async () => {
    const { numero, id, idPersona } = await registrada();
    const igual = async () => expect(await de.anteriores(idPersona)).toEqual([]);
    de.segipDice(numero, { fechaNacimiento: '1985-04-03', segundoApellido: 'POMA' });
    expect(await dice(cns, id)).toBe(TEXTO_NO_SE_CORRIGE);
    de.segipDice(numero, { fechaNacimiento: '1985-04-03' }, { fechaNacimiento: '1985-05-03' });
    expect(await dice(cns, id)).toBe(TEXTO_SEGIP_SIN_NADIE);
    de.segipDice(numero, { fechaNacimiento: '1985-04-03' });
    api.simuladores.control.fallar('segip', { modo: 'error' });
    const caido = await traer(cns, id);
    expect([caido.status, caido.body.codigo]).toEqual([503, 'SEGIP_SIN_CONEXION']);
    api.simuladores.control.sanar();
    expect((await traer(cps, id)).status).toBe(404);
    await igual();
  });

  it('quien ya no la cubre no la corrige; la autoridad, sí', async () => {
    const { numero, id } = await registrada();
    await sql`update afiliacion set estado = 104, fecha_baja = '2026-10-05', fin_cobertura = '2026-10-04'
      where id = ${id}`.execute(de.db());
    de.segipDice(numero, { extranjero: true });
    expect(await dice(cns, id)).toBe(TEXTO_SIN_CUBRIR);
    expect(await dice(autoridad, id)).toContain('ahora consta con documento de extranjero');
    expect(await de.archivos(numero)).toMatchObject([{ tipo_doc: 2 }]);
  });

  it('de lo que corrige la autoridad se avisa a todo ente que la cubre', async () => {
    const { numero, id } = await registrada();
    await de.guardar(cps, de.deTitular(numero));
    de.segipDice(numero, { fechaNacimiento: '1985-04-03' });
    expect((await traer(autoridad, id)).status).toBe(200);
    const avisados = (await de.novedades(numero)).map(([, ente]) => ente);
    expect(avisados.toSorted()).toEqual([CNS, CPS]);
  });
});
