import type { DetalleAsegurado } from '@sgpa/contract/v1/detalle-asegurado';
import { CATALOGO } from '@sgpa/domain/errors/catalogo';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import {
  actuar,
  afiliacionDe,
  auditoriaDe,
  BENEFICIARIOS,
  contarEscrito,
  correrVencimiento,
  EMPLEADOR,
  historiaDe,
  ingresarEl,
  operacionesDe,
  referenciaTitular,
  revisarAfiliacion,
  revisarContadores,
  TITULAR,
} from '@sgpa/testing/ciclo';
import { type Copiar, copiador } from '@sgpa/testing/copias';
import { AHORA } from '@sgpa/testing/reloj';
import { CNS, NACIMIENTO } from '@sgpa/testing/titular';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const HOY = '2026-10-14';
const SOLICITUD = { tipo_motivo: 600, descripcion_motivo: 'A solicitud de la entidad empleadora', fecha_fin: HOY };

describe('baja-titular.test.ts', () => {
  let api: ApiDePrueba;
  let copiar: Copiar;
  let token: string;
  let titular: string;
  let beneficiarios: string[];
  let familia: string[];
  beforeAll(async () => {
    api = await crearApiDePrueba();
    copiar = await copiador(api);
  });
  // Each test has a family of its own, and signs in anew: others move the clock.
  beforeEach(async () => {
    token = await ingresarEl(api, HOY);
    familia = [titular, ...beneficiarios] = await copiar(TITULAR, ...BENEFICIARIOS);
  });
  afterAll(() => api.cerrar());

  const db = () => api.base.owner.db;
  const leer = (numero: string) => afiliacionDe(db(), numero);
  const baja = (numero: string, cambios: object, conToken = token, clave?: string) =>
    actuar(api, conToken, 'baja-titular', { ...referenciaTitular(numero), ...cambios }, clave);
  const cuenta = () => contarEscrito(db());
  const cuantosEsperan = async () => {
    const esperan = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    return (await api.base.owner.pool.query(esperan)).rows.length;
  };
  const ponerReloj = async (dia: string) => {
    token = await ingresarEl(api, dia);
  };

  it('1000100 con fecha de hoy: cesantía dos meses después, y sus tres beneficiarios lo mismo, con historia y auditoría', async () => {
    const antes = await Promise.all(familia.map(leer));
    const deAntes = await operacionesDe(db());
    const { status, body } = await baja(titular, { ...SOLICITUD, fecha_fin_cesantia: '2027-09-09', version: 1 });
    expect(status).toBe(200);
    expect(body).toEqual({
      codigo_respuesta: 100,
      mensaje:
        'Baja registrada. Fecha de baja: 14/10/2026. Cesantía hasta el 14/12/2026. La fecha de fin de cesantía enviada, 09/09/2027, no se guardó. También se dio de baja a 3 beneficiarios.',
    });
    const usuario = await db()
      .selectFrom('usuario')
      .select('id')
      .where('username', '=', 'ope.afiliaciones')
      .executeTakeFirst();
    for (const [i, numero] of familia.entries()) {
      const fila = await revisarAfiliacion(db(), numero, HOY);
      expect(fila).toMatchObject({
        estado: 103,
        fecha_baja: HOY,
        fecha_cesantia: '2026-12-14',
        fin_cobertura: '2026-12-14',
        fecha_ampliacion: null,
        id_motivo_baja: 600,
        detalle_motivo: SOLICITUD.descripcion_motivo,
        version: (antes[i]?.version ?? 0) + 1,
        id_usuario_modificacion: usuario?.id,
        modificado_en: AHORA,
        fallecido: false,
      });
      const paso = (await historiaDe(db(), fila.id)).at(-1);
      expect(paso).toMatchObject({
        accion: 'baja-titular',
        estado_antes: 100,
        estado_despues: 103,
        id_usuario: usuario?.id,
        ocurrido_en: AHORA,
        antes: { estado: 100, fecha_baja: null },
        despues: { estado: 103, fecha_cesantia: '2026-12-14' },
      });
      const anotado = await auditoriaDe(db(), fila.id);
      expect(anotado).toMatchObject([
        {
          accion: 'baja-titular',
          id_usuario: usuario?.id,
          id_ente_gestor: CNS,
          antes: paso?.antes,
          despues: paso?.despues,
        },
      ]);
    }
    expect((await operacionesDe(db())).slice(deAntes.length)).toEqual(['baja-titular']);
    await revisarContadores(db());
  });

  it('por defunción: 104 en el acto, la persona fallecida, y los beneficiarios en cesantía', async () => {
    const { body } = await baja(titular, { tipo_motivo: 'BAJA POR DEFUNCIÓN' });
    expect(body.codigo_respuesta).toBe(100);
    expect(await revisarAfiliacion(db(), titular, HOY)).toMatchObject({
      estado: 104,
      fecha_baja: HOY,
      fecha_cesantia: null,
      id_motivo_baja: 601,
      fallecido: true,
      fecha_defuncion: HOY,
    });
    for (const numero of beneficiarios) {
      expect(await revisarAfiliacion(db(), numero, HOY)).toMatchObject({
        estado: 103,
        fecha_baja: HOY,
        fecha_cesantia: '2026-12-14',
        id_motivo_baja: 601,
        fallecido: false,
      });
    }
    const { id_persona } = await leer(titular);
    const anotado = await db()
      .selectFrom('auditoria')
      .select(['accion', 'antes', 'despues'])
      .where('recurso', '=', 'defuncion_declarada')
      .where('id_recurso', '=', String(id_persona))
      .execute();
    expect(anotado).toEqual([
      {
        accion: 'baja-titular',
        antes: null,
        despues: { fecha: HOY, numero_certificado: null },
      },
    ]);
  });

  it.each([
    ['2026-12-31', '2027-02-28'],
    ['2027-12-31', '2028-02-29'],
    ['2028-02-29', '2028-04-29'],
    ['2027-12-29', '2028-02-29'],
  ])('baja del %s: cesantía hasta el %s', async (dia, hasta) => {
    await ponerReloj(dia);
    expect((await baja(titular, { ...SOLICITUD, fecha_fin: dia })).body.codigo_respuesta).toBe(100);
    for (const numero of familia)
      expect(await leer(numero)).toMatchObject({ estado: 103, fecha_baja: dia, fecha_cesantia: hasta });
  });

  it('con fecha por venir: 101 y cubiertos; el calendario los lleva a cesantía y a su fin', async () => {
    expect((await baja(titular, { ...SOLICITUD, fecha_fin: '2026-12-31' })).body.codigo_respuesta).toBe(100);
    const pasos: [string, number, number][] = [
      ['2026-10-14', 101, 101],
      ['2026-12-30', 101, 101],
      ['2026-12-31', 103, 103],
      ['2027-02-28', 103, 103],
      ['2027-03-01', 104, 105],
    ];
    for (const [dia, suyo, deCadaUno] of pasos) {
      await ponerReloj(dia);
      await correrVencimiento(api);
      const estados = await Promise.all(
        familia.map(async (numero) => (await revisarAfiliacion(db(), numero, dia)).estado),
      );
      expect([dia, ...estados]).toEqual([dia, suyo, deCadaUno, deCadaUno, deCadaUno]);
    }
    await revisarContadores(db());
  });

  it.each([603, 'BAJA_EXCEPCIONAL', 'baja definitiva'])(
    'motivo %s: definitiva, 104 y beneficiarios 105',
    async (tipo_motivo) => {
      expect((await baja(titular, { ...SOLICITUD, tipo_motivo })).body.mensaje).toBe(
        'Baja registrada. Fecha de baja: 14/10/2026. También se dio de baja a 3 beneficiarios.',
      );
      expect(await leer(titular)).toMatchObject({ estado: 104, fecha_cesantia: null, fin_cobertura: '2026-10-13' });
      for (const numero of beneficiarios) expect((await leer(numero)).estado).toBe(105);
    },
  );

  it('una universitaria tiene una sola fecha definitiva', async () => {
    const ssu = await api.ingresar('ope.universitario');
    const [universitaria] = await copiar('1000120');
    const { body } = await baja(universitaria, { ...SOLICITUD, codigo_entidad: 'SIST_UNIV_0003' }, ssu);
    expect(body.codigo_respuesta).toBe(100);
    expect(await leer(universitaria)).toMatchObject({ estado: 104, fecha_baja: HOY, fecha_cesantia: null });
  });

  it('en cesantía, RECTIFICACION reescribe baja y cesantía; en ampliación deja de haberla', async () => {
    const rectificar = { tipo_motivo: 'RECTIFICACION', fecha_fin: '2026-10-01' };
    for (const numero of await copiar('1000102', '1000103')) {
      expect((await baja(numero, rectificar)).body.codigo_respuesta).toBe(100);
      expect(await revisarAfiliacion(db(), numero, HOY)).toMatchObject({
        estado: 103,
        fecha_baja: '2026-10-01',
        fecha_cesantia: '2026-12-01',
        fecha_ampliacion: null,
        id_motivo_baja: 605,
      });
    }
  });

  it('quien vio una versión anterior recibe que el registro cambió', async () => {
    await baja(titular, { ...SOLICITUD, version: 1 });
    const antes = await cuenta();
    const { status, body } = await baja(titular, { tipo_motivo: 605, fecha_fin: '2026-10-10', version: 1 });
    expect([status, body]).toEqual([200, { codigo_respuesta: 409, mensaje: CATALOGO.REGISTRO_CAMBIADO.mensaje }]);
    expect(await cuenta()).toEqual(antes);
    expect((await baja(titular, { tipo_motivo: 605, fecha_fin: '2026-10-10', version: 2 })).body.codigo_respuesta).toBe(
      100,
    );
  });

  it('dos operadores en el mismo momento: uno lo logra y al otro se le dice; nada se pisa', async () => {
    const otro = await api.ingresar('adm.ente');
    const { version } = await leer(titular);
    const respuestas = await Promise.all([
      baja(titular, { ...SOLICITUD, version }),
      baja(titular, { tipo_motivo: 603, fecha_fin: '2026-10-10', version }, otro),
    ]);
    expect(respuestas.map((r) => r.body.codigo_respuesta).toSorted()).toEqual([100, 409]);
    expect(respuestas.find((r) => r.body.codigo_respuesta === 409)?.body.mensaje).toBe(
      CATALOGO.REGISTRO_CAMBIADO.mensaje,
    );
    const definitiva = respuestas[1]?.body.codigo_respuesta === 100;
    expect(await revisarAfiliacion(db(), titular, HOY)).toMatchObject({
      version: version + 1,
      fecha_baja: definitiva ? '2026-10-10' : HOY,
      estado: definitiva ? 104 : 103,
    });
    await revisarContadores(db());
  });

  it('si cambia entre que se mira y se toma, aunque nadie diga versión: el registro cambió', async () => {
    const { id } = await leer(titular);
    const otro = await api.base.owner.pool.connect();
    try {
      await otro.query('begin');
      await otro.query('update afiliacion set version = version + 1 where id = $1', [id]);
      const pedido = baja(titular, SOLICITUD);
      await expect.poll(cuantosEsperan).toBe(1);
      await otro.query('commit');
      expect((await pedido).body).toEqual({ codigo_respuesta: 409, mensaje: CATALOGO.REGISTRO_CAMBIADO.mensaje });
    } finally {
      otro.release();
    }
    expect((await leer(titular)).estado).toBe(100);
  });

  it('mientras otro ente registra a la misma persona, la baja por defunción espera su turno y ninguno bloquea al otro', async () => {
    const { id, id_persona } = await leer(titular);
    const registro = await api.base.owner.pool.connect();
    try {
      // The transaction does as a registration: it locks the person first, and points a novedad to the affiliation at
      // the end.
      await registro.query('begin');
      await registro.query('select from persona where id = $1 for update', [id_persona]);
      const pedido = baja(titular, { tipo_motivo: 601 });
      await expect.poll(cuantosEsperan).toBe(1);
      const { rowCount } = await registro.query('select from afiliacion where id = $1 for key share nowait', [id]);
      expect(rowCount).toBe(1);
      await registro.query('commit');
      expect((await pedido).body.codigo_respuesta).toBe(100);
    } finally {
      registro.release();
    }
    expect(await leer(titular)).toMatchObject({ estado: 104, fallecido: true });
  });

  it('la misma clave da la misma respuesta sin escribir otra vez; lo rechazado se puede volver a intentar', async () => {
    const clave = 'baja-de-prueba-1';
    const primera = await baja(titular, SOLICITUD, token, clave);
    const antes = await cuenta();
    expect((await baja(titular, SOLICITUD, token, clave)).body).toEqual(primera.body);
    expect(await cuenta()).toEqual(antes);
    expect((await baja(titular, { ...SOLICITUD, tipo_motivo: 603 }, token, clave)).status).toBe(422);

    const otra = 'baja-de-prueba-2';
    expect((await baja('1000104', SOLICITUD, token, otra)).body.codigo_respuesta).toBe(409);
    expect(await cuenta()).toEqual(antes);
  });

  it('caja SUS da de baja a un voluntario', async () => {
    const voluntario = await db()
      .selectFrom('afiliacion as a')
      .innerJoin('persona as p', 'p.id', 'a.id_persona')
      .innerJoin('entidad_empleadora as e', 'e.id', 'a.id_entidad')
      .select(['p.numero_documento', 'p.fecha_nacimiento', 'p.complemento'])
      .where('e.codigo', '=', 'PER_VOL-0002')
      .where('a.id_ente_gestor', '=', CNS)
      .where('a.estado', '=', 100)
      .where('a.tipo', '=', 'TITULAR')
      .where('p.complemento', '=', '')
      .executeTakeFirstOrThrow();
    const { numero_documento, fecha_nacimiento } = voluntario;
    const pedido = { ...SOLICITUD, fecha_nacimiento, codigo_entidad: 'PER_VOL-0002' };
    expect((await baja(numero_documento, pedido, await api.ingresar('caja.sus'))).body.codigo_respuesta).toBe(100);
    expect((await leer(numero_documento)).estado).toBe(103);
  });

  it('la autoridad la hace en cualquier ente, y debe decir cuál si hay más de uno', async () => {
    const adm = await api.ingresar('adm.autoridad');
    const [enDos] = await copiar('1000103');
    await sql`insert into afiliacion (id_persona, id_ente_gestor, id_entidad, tipo, id_tipo_asegurado, estado, fecha_afiliacion, fecha_registro, id_usuario_creacion, creado_en)
      select id_persona, 2, id_entidad, tipo, id_tipo_asegurado, 100, fecha_afiliacion, fecha_registro, id_usuario_creacion, creado_en
      from afiliacion where id_persona = (select id from persona where numero_documento = ${enDos})`.execute(db());
    const sinEnte = await baja(enDos, SOLICITUD, adm);
    expect([sinEnte.status, sinEnte.body.detalle?.map((d) => d.campo)]).toEqual([400, ['id_ente_gestor']]);
    expect(
      (await baja(enDos, { tipo_motivo: 603, fecha_fin: HOY, id_ente_gestor: CNS }, adm)).body.codigo_respuesta,
    ).toBe(100);
    expect((await baja(titular, SOLICITUD, adm)).body.codigo_respuesta).toBe(100);
    const { id } = await leer(titular);
    const detalle = await api.pedir<DetalleAsegurado>(
      token,
      'GET',
      `/api/v1/asegurado/buscar/titular/CI/${titular}/${NACIMIENTO}/${EMPLEADOR}/${(await leer(titular)).fecha_afiliacion}`,
    );
    expect(detalle.body.titular.idAfiliadoEnteGestor).toBe(id);
    // Whoever may read the record reads who changed it, even if that user belongs to the authority.
    const contada = await api.pedir<{ historia: { usuario: string }[] }>(
      token,
      'GET',
      `/api/v1/asegurado/historia/${id}`,
    );
    expect(contada.body.historia.at(-1)?.usuario).toBe('adm.autoridad');
  });
});
