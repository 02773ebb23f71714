import { CATALOGO } from '@sgpa/domain/errors/catalogo';
import { type IdAfiliacion, idAfiliacion } from '@sgpa/domain/shared/ids';
import { genteNueva } from '@sgpa/testing/alguien';
import { type ApiDePrueba, type CuerpoError, crearApiDePrueba, type Respuesta } from '@sgpa/testing/api';
import { pedidoBeneficiario, registrarBeneficiario } from '@sgpa/testing/beneficiario';
import {
  actuar,
  contarEscrito,
  historiaDe,
  ingresarEl,
  type RespuestaAccion,
  referenciaTitular,
  revisarContadores,
} from '@sgpa/testing/ciclo';
import { novedadesDe, propuestaDe, revisar } from '@sgpa/testing/revision';
import { pedidoRegistro, registrar, resultado } from '@sgpa/testing/titular';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const VIEJO = 'NIT-1020304050';
const NUEVO = 'NIT-1020310074';
const HOY = '2026-10-14';

describe('por-error.test.ts', () => {
  let api: ApiDePrueba;
  let cns: string;
  let adm: string;
  beforeAll(async () => {
    api = await crearApiDePrueba();
  });
  // A case may move the clock, so each signs in anew.
  beforeEach(async () => {
    cns = await ingresarEl(api, HOY);
    adm = await ingresarEl(api, HOY, 'adm.autoridad');
  });
  afterAll(() => api.cerrar());
  const alguien = genteNueva(() => api, 7_950_000);
  const db = () => api.base.owner.db;

  async function empleo(numero: string, desde: string, codigo_entidad: string): Promise<IdAfiliacion> {
    const pedido = pedidoRegistro(numero, {
      codigo_entidad,
      afiliacion: { fecha_inicio: `${desde} 00:00:00` },
      empleador: { fecha_ingreso_trabajo: desde },
    });
    return resultado(await registrar(api, cns, pedido)).id ?? idAfiliacion(0);
  }
  const baja = async (numero: string, codigo_entidad: string, fecha_fin: string) =>
    expect(
      (
        await actuar(api, cns, 'baja-titular', {
          ...referenciaTitular(numero),
          codigo_entidad,
          tipo_motivo: 600,
          fecha_fin,
        })
      ).body,
    ).toMatchObject({ codigo_respuesta: 100 });

  /**
   * Puts a holder's job of 5 October under review, after a job with `hermanas` beneficiaries that ended on 20
   * September.
   */
  async function enRevision({ hermanas = 0, nuevo = NUEVO, otro = false, entretanto = async (_: string[]) => {} }) {
    const numero = alguien();
    const viejo = await empleo(numero, '2026-09-01', VIEJO);
    const segundo = otro ? await empleo(numero, '2026-09-05', 'NIT-1020310592') : idAfiliacion(0);
    const quienes = Array.from({ length: hermanas }, alguien);
    for (const una of quienes) {
      const afiliacion = { fecha_inicio: '2026-09-02' };
      expect(
        resultado(await registrarBeneficiario(api, cns, pedidoBeneficiario(una, numero, { afiliacion }))).codigo,
      ).toBe(500);
    }
    await baja(numero, VIEJO, '2026-09-20');
    if (otro) await baja(numero, 'NIT-1020310592', '2026-09-25');
    const falso = await empleo(numero, '2026-10-05', nuevo);
    await entretanto(quienes);
    expect((await revisar(api, adm, numero, { decision: 'ABRIR' })).body.codigo_respuesta).toBe(100);
    return { numero, viejo, segundo, falso, hermanas: quienes };
  }
  const ofrecidas = async (numero: string) => (await propuestaDe(api, adm, numero)).body.terminadas_por_cambio;
  const vistas = async (numero: string) =>
    (await ofrecidas(numero)).flatMap(({ idAfiliadoEnteGestor, version, impedimento }) =>
      impedimento === null ? [{ idAfiliadoEnteGestor, version }] : [],
    );
  /** The id names what is closed, since the person's last registered affiliation may be another one. */
  async function cerrar(
    falso: IdAfiliacion,
    numero: string,
    afiliaciones: object[],
    cambios: object = {},
    clave?: string,
  ) {
    const { version } = await fila(falso);
    const porError = { decision: 'CERRAR', registrado_por_error: { afiliaciones } };
    const pedido = { idAfiliadoEnteGestor: falso, version, ...porError, ...cambios };
    return revisar(api, adm, numero, pedido, clave);
  }
  const dicho = ({ body }: Respuesta<RespuestaAccion & CuerpoError>) => [body.codigo_respuesta, body.mensaje];
  const fila = (id: IdAfiliacion) =>
    db()
      .selectFrom('afiliacion')
      .select(['id_persona', 'version', 'estado', 'fecha_baja', 'fecha_cesantia', 'fin_cobertura'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  const bajo = (idTitular: IdAfiliacion) =>
    db()
      .selectFrom('afiliacion')
      .select(['estado', 'fecha_cesantia', 'fin_cobertura'])
      .where('id_titular', '=', idTitular)
      .orderBy('id')
      .execute();
  /** Lists the days of the last months on which somebody of the family has not exactly one cover, by these jobs. */
  const diasDe = async (empleos: number[]) =>
    (
      await sql<{ n: number; dias: number }>`
        select n::integer, count(*)::integer as dias from (
          select p.id, d, (select count(*) from afiliacion b where b.id_persona = p.id and b.cobertura @> d::date
            and (b.id = any (${empleos}) or b.id_titular = any (${empleos}))) as n
          from (select distinct id_persona as id from afiliacion where id = any (${empleos}) or id_titular = any (${empleos})) p,
            generate_series(date '2026-09-02', date '2026-11-20', interval '1 day') d
        ) x group by n order by n`.execute(db())
    ).rows;

  it('el empleo anterior y su familia vuelven a sus fechas; lo que se cierra conserva los días que se contaron', async () => {
    const { numero, viejo, falso } = await enRevision({ hermanas: 2 });
    expect(await ofrecidas(numero)).toMatchObject(
      [0, 1, 2].map((i) => ({
        parentesco: i === 0 ? null : 'OTROS',
        ahora: { fecha_cesantia: '2026-10-04' },
        despues: { codigo_estado: 103, fecha_cesantia: '2026-11-20' },
        impedimento: null,
        cierre: null,
      })),
    );
    const [codigo, mensaje] = dicho(await cerrar(falso, numero, await vistas(numero)));
    expect([codigo, mensaje]).toEqual([
      100,
      expect.stringMatching(
        /^Revisión terminada\. .*fecha de baja 14\/10\/2026\. También se dio de baja a 2 beneficiarios\. Vuelven a sus fechas de antes las afiliaciones de: LUNA PAZ SOL \(/,
      ),
    ]);
    expect(await fila(falso)).toMatchObject({ estado: 104, fin_cobertura: '2026-10-13' });
    const vuelta = { estado: 103, fecha_cesantia: '2026-11-20', fin_cobertura: '2026-11-20' };
    expect(await fila(viejo)).toMatchObject({ ...vuelta, fecha_baja: '2026-09-20' });
    expect(await bajo(viejo)).toEqual([vuelta, vuelta]);
    expect(await bajo(falso)).toMatchObject([{ estado: 105 }, { estado: 105 }]);
    const [ultima] = (await historiaDe(db(), viejo)).slice(-1);
    expect(ultima).toMatchObject({ accion: 'revision-afiliacion', id_afiliacion_causa: falso, estado_despues: 103 });
    const anotado = await db().selectFrom('auditoria').select('despues').where('recurso', '=', 'revision').execute();
    expect(anotado.at(-1)).toMatchObject({ despues: { decision: 'CERRAR', registrado_por_error: true } });
    const { id_persona } = await fila(falso);
    expect(
      (await novedadesDe(db(), id_persona)).map((una) => [una.codigo, una.detalle?.startsWith(String(mensaje))]),
    ).toEqual([
      ['REVISION', true],
      ['REVISION_AUTORIDAD', true],
    ]);
    await revisarContadores(db());
  });

  it('vuelven los dos empleos anteriores, o el que se elige', async () => {
    const { numero, viejo, segundo, falso } = await enRevision({ otro: true });
    const dos = await vistas(numero);
    expect(dos.map(({ idAfiliadoEnteGestor }) => idAfiliadoEnteGestor)).toEqual([viejo, segundo]);
    expect(dicho(await cerrar(falso, numero, dos))[0]).toBe(100);
    expect([(await fila(viejo)).fecha_cesantia, (await fila(segundo)).fecha_cesantia]).toEqual([
      '2026-11-20',
      '2026-11-25',
    ]);
    const otra = await enRevision({ otro: true });
    expect(dicho(await cerrar(otra.falso, otra.numero, (await vistas(otra.numero)).slice(1)))[0]).toBe(100);
    expect([(await fila(otra.viejo)).fecha_cesantia, (await fila(otra.segundo)).fecha_cesantia]).toEqual([
      '2026-10-04',
      '2026-11-25',
    ]);
  });

  it('de tres hermanas, la registrada entretanto con otro titular y la que murió no vuelven, y se dice por qué', async () => {
    const { numero, viejo, falso } = await enRevision({
      hermanas: 3,
      entretanto: async ([una = '', otra = '']) => {
        const titular = alguien();
        await empleo(titular, '2026-10-01', VIEJO);
        const afiliacion = { fecha_inicio: '2026-10-08' };
        await registrarBeneficiario(api, cns, pedidoBeneficiario(una, titular, { afiliacion }));
        await db()
          .updateTable('persona')
          .set({ fallecido: true })
          .where('numero_documento', '=', otra as never)
          .execute();
      },
    });
    const todas = await ofrecidas(numero);
    expect(todas.map(({ impedimento }) => impedimento)).toEqual([
      null,
      'Tiene otra afiliación desde el 08/10/2026.',
      expect.stringMatching(/fallecida/),
      null,
    ]);
    const pedidas = todas.map(({ idAfiliadoEnteGestor, version }) => ({ idAfiliadoEnteGestor, version }));
    const antes = await contarEscrito(db());
    expect(dicho(await cerrar(falso, numero, pedidas))).toEqual([409, expect.stringMatching(/otra afiliación desde/)]);
    expect(await contarEscrito(db())).toEqual(antes);
    expect(dicho(await cerrar(falso, numero, await vistas(numero)))[0]).toBe(100);
    expect((await bajo(viejo)).map(({ fecha_cesantia }) => fecha_cesantia)).toEqual([
      '2026-10-04',
      '2026-10-04',
      '2026-11-20',
    ]);
  });

  it('una hermana sin su titular se rechaza, y no cambia nada', async () => {
    const { numero, falso } = await enRevision({ hermanas: 1 });
    const antes = await contarEscrito(db());
    expect(dicho(await cerrar(falso, numero, (await vistas(numero)).slice(1)))).toEqual([
      409,
      expect.stringMatching(/sigue a la del titular/),
    ]);
    expect(await contarEscrito(db())).toEqual(antes);
  });

  it('con el mismo empleador lo falso no cubre ningún día, y cada uno tiene una cobertura cada día', async () => {
    const { numero, viejo, falso } = await enRevision({ hermanas: 1, nuevo: VIEJO });
    expect((await ofrecidas(numero))[0]?.cierre).toMatchObject({
      fecha_baja: '2026-10-05',
      fin_cobertura: '2026-10-04',
    });
    expect(dicho(await cerrar(falso, numero, await vistas(numero)))[0]).toBe(100);
    expect(await fila(falso)).toMatchObject({ estado: 104, fecha_baja: '2026-10-05', fin_cobertura: '2026-10-04' });
    expect(await bajo(falso)).toMatchObject([{ estado: 105, fin_cobertura: '2026-10-04' }]);
    expect(await diasDe([viejo, falso])).toEqual([{ n: 1, dias: 160 }]);
    await revisarContadores(db());
  });

  it('con el mismo empleador, pero terminada antes de la revisión: se dice, y los días quedan', async () => {
    const { numero, viejo, falso } = await enRevision({ nuevo: VIEJO });
    await db()
      .updateTable('afiliacion')
      .set({ fecha_revision: '2026-12-01' as never })
      .where('id', '=', falso)
      .execute();
    adm = await ingresarEl(api, '2026-12-01', 'adm.autoridad');
    expect(await ofrecidas(numero)).toMatchObject([{ impedimento: expect.stringMatching(/mismo empleador/) }]);
    expect(dicho(await cerrar(falso, numero, []))[0]).toBe(100);
    expect([(await fila(viejo)).fin_cobertura, (await fila(falso)).fin_cobertura]).toEqual([
      '2026-10-04',
      '2026-11-30',
    ]);
  });

  it('otra vez con la misma clave: lo mismo y nada más escrito; ya corregida no ofrece nada', async () => {
    const { numero, falso } = await enRevision({});
    const pedido = [await vistas(numero), { version: (await fila(falso)).version }, 'por-error-0001'] as const;
    const primera = await cerrar(falso, numero, ...pedido);
    const antes = await contarEscrito(db());
    expect((await cerrar(falso, numero, ...pedido)).body).toEqual(primera.body);
    expect(await contarEscrito(db())).toEqual(antes);
    await revisar(api, adm, numero, { decision: 'ABRIR' });
    expect(await ofrecidas(numero)).toEqual([]);
    expect(dicho(await cerrar(falso, numero, []))).toEqual([409, expect.stringMatching(/no terminó otra/)]);
  });

  it('solo al cerrar, lo que se vio, y la autoridad: si no se rechaza y nada queda escrito', async () => {
    const { numero, viejo, falso } = await enRevision({});
    const [una] = await vistas(numero);
    const antes = await contarEscrito(db());
    expect((await cerrar(falso, numero, [], { decision: 'RESTITUIR' })).body.detalle?.[0]?.campo).toBe(
      'registrado_por_error',
    );
    for (const [que, afiliaciones] of [
      ['otra versión', [{ idAfiliadoEnteGestor: viejo, version: 99 }]],
      ['ajena', [una ?? {}, { idAfiliadoEnteGestor: 1, version: 1 }]],
    ] as const)
      expect([que, ...dicho(await cerrar(falso, numero, [...afiliaciones]))]).toEqual([
        que,
        409,
        CATALOGO.REGISTRO_CAMBIADO.mensaje,
      ]);
    adm = cns;
    expect((await cerrar(falso, numero, una ? [una] : [])).status).toBe(403);
    expect(await contarEscrito(db())).toEqual(antes);
  });
});
