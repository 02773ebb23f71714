import type { Respuesta } from '@sgpa/contract/endpoints';
import { ESTADO } from '@sgpa/domain/cobertura/estados';
import { numeroDocumento } from '@sgpa/domain/shared/documento';
import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { rastroDe, ultimaAnotada } from '@sgpa/testing/cable/rastro';
import { afiliacionDe } from '@sgpa/testing/ciclo';
import { CPS } from '@sgpa/testing/titular';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** One bearer of the number left the employer and works elsewhere; the other is of another managing entity. */
const NUMERO = numeroDocumento('7400001');
const AJENA = { complemento: '', nombres: 'SOL MARINA', primer_apellido: 'ORELLANA' };
const SUYA = { complemento: '1F', nombres: 'SOL', primer_apellido: 'LUNA' };
const EXPORTACION = '/api/v1/asegurado/exportacion?formato=csv';
const LISTA = `/api/v1/afiliado/ente-gestor-all?numeroDocumento=${NUMERO}`;
const NUNCA = Number.MAX_SAFE_INTEGER;

describe('rastro.dos-con-un-numero.test.ts', () => {
  let api: ApiDePrueba;
  let token: string;
  /** The person's affiliation elsewhere is older than the one that the employer is shown. */
  let enOtro: number;
  let deLaAjena: number;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    token = await api.ingresar('empleador.consulta');
    const { db } = api.base.owner;
    const { id_ente_gestor, id_entidad, id_tipo_asegurado, id_usuario_creacion } = await afiliacionDe(db, '1000100');
    const modelo = { id_ente_gestor, id_entidad, id_tipo_asegurado, id_usuario_creacion };
    const otra = await db
      .selectFrom('entidad_empleadora')
      .select('id')
      .where('id', '<>', id_entidad)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const persona = (datos: typeof SUYA) =>
      db
        .insertInto('persona')
        .values({ ...datos, numero_documento: NUMERO, fecha_nacimiento: fecha('1985-03-14') })
        .returning('id')
        .executeTakeFirstOrThrow();
    const afiliar = async (id_persona: number, cambios: object) => {
      const comun = { tipo: 'TITULAR', fecha_registro: '2020-01-01', creado_en: '2020-01-01T12:00:00Z' };
      const fila = {
        ...modelo,
        ...comun,
        estado: ESTADO.ACTIVO,
        fecha_afiliacion: '2024-01-01',
        id_persona,
        ...cambios,
      };
      const { id } = await db
        .insertInto('afiliacion')
        .values(fila as never)
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    };
    const suya = await persona(SUYA);
    enOtro = await afiliar(suya.id, { id_entidad: otra.id });
    for (const anio of [2020, 2022]) {
      const fin = `${anio}-12-31`;
      const terminada = { estado: ESTADO.INACTIVO, fecha_baja: fin, fin_cobertura: fin };
      await afiliar(suya.id, { ...terminada, fecha_afiliacion: `${anio}-01-01` });
    }
    deLaAjena = await afiliar((await persona(AJENA)).id, { id_ente_gestor: CPS, id_entidad: otra.id });
  });
  afterAll(() => api.cerrar());

  const pedir = async (ruta: string) => {
    const desde = await ultimaAnotada(api);
    const { status, body } = await api.pedir<unknown>(token, 'GET', ruta);
    expect(status).toBe(200);
    return { desde, body };
  };
  const quien = async (id: number) => {
    const autoridad = await api.ingresar('adm.autoridad');
    const ruta = `/api/v1/auditoria/persona/${id}?limit=1`;
    const { body } = await api.pedir<Respuesta<'quien-consulto'>>(autoridad, 'GET', ruta);
    return body.datos.map(({ usuario, accion }) => `${usuario} ${accion}`);
  };

  it('a cada uno que el archivo del empleador muestra, también de quien ya se fue, le queda el rastro', async () => {
    const { desde, body } = await pedir(EXPORTACION);
    expect(String(body)).toContain('LUNA SOL');
    expect(await rastroDe(api, desde, EXPORTACION, body)).toMatchObject({ faltan: [] });
    const { rows } = await sql<{ id: number; numero: string }>`
      select min(otra.id) as id, p.numero_documento || p.complemento as numero
      from usuario u join afiliacion a on a.id_entidad = u.id_entidad join persona p on p.id = a.id_persona
      join afiliacion otra on otra.id_persona = p.id
      where u.username = 'empleador.consulta' and a.tipo = 'TITULAR' group by p.id`.execute(api.base.owner.db);
    expect(rows.length).toBeGreaterThan(30);
    for (const { id, numero } of rows)
      expect([numero, await quien(id)]).toEqual([numero, ['empleador.consulta exportacion-asegurados']]);
    expect(rows.map(({ id }) => id)).toContain(enOtro);
  });

  it('de dos con un número se mostró solo a quien la respuesta nombra', async () => {
    const { desde, body } = await pedir(LISTA);
    expect(await rastroDe(api, desde, LISTA, body)).toEqual({ mostradas: 1, faltan: [] });
    expect(await quien(deLaAjena)).not.toContain('empleador.consulta lista-asegurados');
    expect(await rastroDe(api, NUNCA, LISTA, body)).toEqual({ mostradas: 1, faltan: [NUMERO] });
  });

  it.each<[string, unknown, number]>([
    ['en una línea de un archivo', `Documento;Nombres\nCI ${NUMERO};ORELLANA SOL MARINA\nCI 1;LUNA SOL\n`, 1],
    ['en una fila de una lista', { datos: [{ numero: NUMERO, ...SUYA }, { nombres: AJENA.nombres }] }, 1],
    ['en un detalle', { data: { documento: { numero: NUMERO }, persona: AJENA } }, 1],
    ['sin nombrar a nadie, a los dos', { data: { documento: NUMERO } }, 2],
    ['nombrando a los dos', [`${NUMERO} LUNA SOL`, `${NUMERO} ORELLANA SOL MARINA`], 2],
    ['sin el número', { data: ['SOL LUNA'] }, 1],
  ])('%s se reconoce a quien se muestra', async (_caso, respuesta, cuantas) => {
    expect((await rastroDe(api, 0, '/', respuesta)).mostradas).toBe(cuantas);
  });
});
