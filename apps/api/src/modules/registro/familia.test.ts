import type { Respuesta } from '@sgpa/contract/endpoints';
import type { FamiliaQuePasa } from '@sgpa/contract/v2/registro-titular';
import { type IdAfiliacion, idAfiliacion } from '@sgpa/domain/shared/ids';
import { genteNueva } from '@sgpa/testing/alguien';
import { type ApiDePrueba, type CuerpoError, crearApiDePrueba } from '@sgpa/testing/api';
import { pedidoBeneficiario, registrarBeneficiario } from '@sgpa/testing/beneficiario';
import { actuar, historiaDe, referenciaBeneficiario, referenciaTitular } from '@sgpa/testing/ciclo';
import { pdfDePrueba } from '@sgpa/testing/pdf';
import { pedidoRegistro, registrar, resultado } from '@sgpa/testing/titular';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const NUEVO = 'NIT-1020310074';

describe('familia.test.ts', () => {
  let api: ApiDePrueba;
  let cns: string;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    cns = await api.ingresar('ope.afiliaciones');
  });
  afterAll(() => api.cerrar());
  const alguien = genteNueva(() => api, 7_900_000);
  const db = () => api.base.owner.db;

  const hermana = (numero: string, titular: string, codigo_entidad?: string, afiliacion: object = {}) =>
    registrarBeneficiario(
      api,
      cns,
      pedidoBeneficiario(numero, titular, {
        ...(codigo_entidad === undefined ? {} : { codigo_entidad }),
        afiliacion: { fecha_inicio: '2026-09-02', ...afiliacion },
      }),
    );
  /** Registers a holder whose job ended on 20 September, with so many sisters. */
  async function familia(cuantas: number) {
    const numero = alguien();
    const pedido = pedidoRegistro(numero, { afiliacion: { fecha_inicio: '2026-09-01 00:00:00' } });
    const { id } = resultado(await registrar(api, cns, pedido));
    const hermanas = Array.from({ length: cuantas }, alguien);
    const ids: IdAfiliacion[] = [];
    for (const una of hermanas) ids.push(resultado(await hermana(una, numero)).id ?? idAfiliacion(0));
    const baja = { ...referenciaTitular(numero), tipo_motivo: 600, fecha_fin: '2026-09-20' };
    const dada = async () => (await actuar(api, cns, 'baja-titular', baja)).body;
    return { numero, id: id ?? idAfiliacion(0), hermanas, ids, dada };
  }
  const emplear = (numero: string, cambios: object = {}) =>
    registrar(api, cns, {
      ...pedidoRegistro(numero, {
        codigo_entidad: NUEVO,
        afiliacion: { fecha_inicio: '2026-10-05 00:00:00' },
        empleador: { fecha_ingreso_trabajo: '2026-10-05' },
      }),
      ...cambios,
    });
  const bajo = (idTitular: IdAfiliacion | null) =>
    db()
      .selectFrom('afiliacion as a')
      .innerJoin('persona as p', 'p.id', 'a.id_persona')
      .select(['a.id', 'p.numero_documento', 'a.estado', 'a.fecha_afiliacion', 'a.fin_cobertura', 'a.matricula'])
      .where('a.id_titular', '=', idTitular)
      .orderBy('a.id')
      .execute();

  it('pasa con el titular, una vez cada una; lo de antes termina la víspera, y las cuentas cuadran', async () => {
    const { numero, id, hermanas, dada } = await familia(2);
    await dada();
    const nuevo = resultado(await emplear(numero));
    expect(nuevo.codigo).toBe(500);
    const fila = (fin_cobertura: string | null, fecha_afiliacion: string, estado: number) =>
      hermanas.map((una) => ({ numero_documento: una, estado, fecha_afiliacion, fin_cobertura }));
    expect(await bajo(nuevo.id)).toMatchObject(fila(null, '2026-10-05', 100));
    expect(await bajo(id)).toMatchObject(fila('2026-10-04', '2026-09-02', 105));
    const [pasada] = await bajo(nuevo.id);
    expect(await historiaDe(db(), pasada?.id ?? idAfiliacion(0))).toMatchObject([
      { accion: 'cambio-empleador', estado_antes: null, id_afiliacion_causa: nuevo.id },
    ]);
    const historia = `/api/v1/asegurado/historia/${pasada?.id}`;
    const contada = (await api.pedir<Respuesta<'historia-asegurado'>>(cns, 'GET', historia)).body.historia;
    expect(contada.map(({ descripcion }) => descripcion)).toEqual(['Paso al empleo nuevo del titular']);
    expect((await sql`select * from contadores_diferencias()`.execute(db())).rows).toEqual([]);
  });

  it('no pasa quien tiene su propia baja, ni quien murió, y conserva sus fechas', async () => {
    const { numero, id, hermanas, dada } = await familia(3);
    const [conBaja = '', muerta = '', tercera = ''] = hermanas;
    const clave = (una: string) => referenciaBeneficiario(una, numero);
    await actuar(api, cns, 'baja-beneficiario', { ...clave(conBaja), tipo_motivo: 600, fecha_fin: '2026-09-10' });
    await actuar(api, cns, 'baja-beneficiario', { ...clave(muerta), tipo_motivo: 601 });
    await dada();
    const antes = await bajo(id);
    const nuevo = resultado(await emplear(numero));
    expect((await bajo(nuevo.id)).map(({ numero_documento }) => numero_documento)).toEqual([tercera]);
    expect((await bajo(id)).slice(0, 2)).toEqual(antes.slice(0, 2));
  });

  it('pasan quienes se nombran, nadie con una lista vacía, y un ajeno se rechaza sin cambiar nada', async () => {
    const { numero, id, ids, dada } = await familia(2);
    await dada();
    const antes = await bajo(id);
    const ajeno = await emplear(numero, { beneficiarios_que_pasan: [ids[0], 1] });
    expect([ajeno.status, (ajeno.body as unknown as CuerpoError).detalle?.[0]?.campo]).toEqual([
      400,
      'beneficiarios_que_pasan.1',
    ]);
    expect(await bajo(id)).toEqual(antes);
    const nuevo = resultado(await emplear(numero, { beneficiarios_que_pasan: [ids[1]] }));
    expect(await bajo(nuevo.id)).toHaveLength(1);
    expect((await bajo(id))[0]).toEqual(antes[0]);

    const otra = await familia(1);
    await otra.dada();
    const sinNadie = resultado(await emplear(otra.numero, { beneficiarios_que_pasan: [] }));
    expect([sinNadie.codigo, await bajo(sinNadie.id)]).toEqual([500, []]);
  });

  const leer = async (token: string, id: number, desde: string, codigo = NUEVO, tipo = 'TRABAJADOR') => {
    const ruta = `/api/v2/afiliado/familiaQuePasa/${id}?codigo_entidad=${codigo}&fecha_inicio=${desde}&tipo_asegurado=${tipo}`;
    return api.pedir<FamiliaQuePasa>(token, 'GET', ruta);
  };
  const dicho = ({ beneficiarios }: FamiliaQuePasa) =>
    beneficiarios.map((b) => [b.numero_documento, b.no_pasa, b.desde, b.hasta]);

  it('se lee antes lo que el registro hará: quién pasa, desde cuándo, y hasta cuándo quien se queda', async () => {
    const { numero, id, hermanas, dada } = await familia(2);
    const [conBaja = '', pasa = ''] = hermanas;
    const baja = { ...referenciaBeneficiario(conBaja, numero), tipo_motivo: 600, fecha_fin: '2026-09-10' };
    await actuar(api, cns, 'baja-beneficiario', baja);
    await dada();
    const { body } = await leer(cns, id, '2026-10-05');
    expect(body.empleos).toEqual([{ nombre_entidad: expect.any(String), hasta: '2026-10-04' }]);
    expect(dicho(body)).toEqual([
      [conBaja, 'Tiene su propia baja, el 10/09/2026.', '2026-10-05', '2026-11-10'],
      [pasa, null, '2026-10-05', '2026-11-20'],
    ]);
    const universitario = await leer(cns, id, '2026-10-05', 'SIST_UNIV_0003', 'UNIVERSITARIO');
    expect(dicho(universitario.body).map(([, no_pasa]) => no_pasa)).toEqual(
      Array(2).fill('Un titular UNIVERSITARIO no tiene beneficiarios.'),
    );
    const nuevo = resultado(await emplear(numero));
    expect((await bajo(nuevo.id)).map((una) => una.numero_documento)).toEqual([pasa]);
    expect((await bajo(id)).map((una) => una.fin_cobertura)).toEqual(['2026-11-10', '2026-10-04']);
  });

  it('no es un cambio si empieza con el mismo empleador antes de la baja; otro ente no lo lee; deja rastro de cada una', async () => {
    const { id, ids, dada } = await familia(1);
    await dada();
    expect((await leer(cns, id, '2026-09-19', 'NIT-1020304050')).body).toEqual({ empleos: [], beneficiarios: [] });
    expect((await leer(await api.ingresar('ope.petrolera'), id, '2026-10-05')).status).toBe(404);
    await leer(cns, id, '2026-10-05');
    const { rows } = await sql`select despues -> 'afiliaciones' as vistas from auditoria
      where accion = 'lectura-registro-titular' and id_recurso = ${String(id)} order by id desc limit 1`.execute(db());
    expect(rows).toEqual([{ vistas: ids }]);
  });

  it('registrada otra vez bajo ese titular: 500, los datos enviados, la misma fila y ningún día menos', async () => {
    const { numero, hermanas, dada } = await familia(1);
    const [una = ''] = hermanas;
    await dada();
    const nuevo = resultado(await emplear(numero));
    const [pasada] = await bajo(nuevo.id);
    const otraVez = await hermana(una, numero, NUEVO, { fecha_inicio: '2026-10-09', matricula: '85-0314 NUE' });
    expect(resultado(otraVez)).toEqual({ codigo: 500, id: pasada?.id });
    expect(await bajo(nuevo.id)).toMatchObject([
      { id: pasada?.id, fecha_afiliacion: '2026-10-05', fin_cobertura: null, matricula: '85-0314 NUE' },
    ]);
    // A kin with an age limit that had no end gets none when it is sent again.
    const deEdad = { fecha_inicio: '2026-10-09', parentesco_titular: 'HERMANO/HERMANA' };
    expect(resultado(await hermana(una, numero, NUEVO, deEdad))).toEqual({ codigo: 500, id: pasada?.id });
    expect(await bajo(nuevo.id)).toMatchObject([{ id: pasada?.id, fin_cobertura: null }]);
    expect((await sql`select * from contadores_diferencias()`.execute(db())).rows).toEqual([]);
  });

  it('quien pasó con su invalidez no la pierde al registrarse otra vez como estudiante; la historia dice lo de antes', async () => {
    const { numero, ids, hermanas, dada } = await familia(1);
    const [una = ''] = hermanas;
    await db()
      .updateTable('afiliacion')
      .set({ condicion: 'INVALIDEZ', matricula: 'A-1' })
      .where('id', 'in', ids)
      .execute();
    await dada();
    await emplear(numero);
    const estudia = {
      condicion: 'ESTUDIANTE',
      condicion_hasta: '2027-06-30',
      certificado_condicion: pdfDePrueba().toString('base64'),
    };
    const otraVez = { fecha_inicio: '2026-10-05', parentesco_titular: 'HERMANO/HERMANA', matricula: 'B-2', ...estudia };
    const { id } = resultado(await hermana(una, numero, NUEVO, otraVez));
    const fila = await db()
      .selectFrom('afiliacion')
      .select(['condicion', 'condicion_hasta', 'fin_por_edad', 'matricula'])
      .where('id', '=', id ?? idAfiliacion(0))
      .executeTakeFirst();
    expect(fila).toEqual({ condicion: 'INVALIDEZ', condicion_hasta: null, fin_por_edad: null, matricula: 'B-2' });
    const [, { antes, despues } = { antes: null, despues: null }] = await historiaDe(db(), id ?? idAfiliacion(0));
    expect(antes).toMatchObject({ condicion: 'INVALIDEZ', matricula: 'A-1', id_parentesco: expect.any(Number) });
    expect(Object.keys(antes ?? {}).toSorted()).toEqual(Object.keys(despues ?? {}).toSorted());
  });

  it('quien pasó y después tuvo su propia baja, registrada otra vez, tiene una afiliación nueva', async () => {
    const { numero, hermanas, dada } = await familia(1);
    const [una = ''] = hermanas;
    await dada();
    const nuevo = resultado(await emplear(numero));
    const [pasada] = await bajo(nuevo.id);
    const clave = referenciaBeneficiario(una, numero, { codigo_entidad: NUEVO, fecha_inicio: '2026-10-05' });
    await actuar(api, cns, 'baja-beneficiario', { ...clave, tipo_motivo: 604, fecha_fin: '2026-10-10' });
    const otraVez = resultado(await hermana(una, numero, NUEVO, { fecha_inicio: '2026-10-14' }));
    const ahora = await bajo(nuevo.id);
    const cubren = ahora.filter(({ fin_cobertura }) => fin_cobertura === null || fin_cobertura >= '2026-10-14');
    expect([ahora[0]?.id, cubren.length, cubren[0]?.id]).toEqual([pasada?.id, 1, otraVez.id]);
  });

  it('nadie queda un día sin cobertura, ni con dos por un empleo, también si otra se registra a la vez', async () => {
    const { numero, id, dada } = await familia(1);
    await dada();
    const nueva = alguien();
    const [cambio] = await Promise.all([
      emplear(numero),
      hermana(nueva, numero, undefined, { fecha_inicio: '2026-10-01' }),
    ]);
    const { id: idNuevo } = resultado(cambio);
    expect((await bajo(idNuevo)).length).toBeGreaterThan(0);
    const { rows } = await sql`select a.id_persona, count(*)::integer as n from afiliacion a
      where a.id_titular in (${id}, ${idNuevo}) and a.cobertura @> date '2026-10-10' group by 1 having count(*) <> 1`.execute(
      db(),
    );
    expect(rows).toEqual([]);
  });
});
