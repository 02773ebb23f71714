import type { DetalleAsegurado } from '@sgpa/contract/v1/detalle-asegurado';
import { CATALOGO } from '@sgpa/domain/errors/catalogo';
import { TEXTO_FALLECIDA } from '@sgpa/domain/errors/textos';
import { idEnteGestor } from '@sgpa/domain/shared/ids';
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
  referenciaBeneficiario,
  referenciaTitular,
  revisarAfiliacion,
  revisarContadores,
  TITULAR,
} from '@sgpa/testing/ciclo';
import { type Copiar, copiador } from '@sgpa/testing/copias';
import { NACIMIENTO } from '@sgpa/testing/titular';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const HOY = '2026-10-14';
const RENTISTA = {
  codigo_entidad_titular: EMPLEADOR,
  codigo_entidad: 'SIST_RENT-0001',
  descripcion_motivo: 'Resolución de renta de viudedad',
  fecha_inicio: HOY,
};

describe('habilitacion-derechohabiente.test.ts', () => {
  let api: ApiDePrueba;
  let copiar: Copiar;
  let token: string;
  let titular: string;
  let esposa: string;
  let hijo: string;
  let madre: string;
  let finado: string;
  let viuda: string;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    copiar = await copiador(api);
  });
  // Each test has persons of its own, and signs in anew: others move the clock.
  beforeEach(async () => {
    token = await ingresarEl(api, HOY);
    [titular, esposa, hijo, madre] = await copiar(TITULAR, ...BENEFICIARIOS);
    [finado, viuda] = await copiar('1000110', '1000210');
  });
  afterAll(() => api.cerrar());

  const db = () => api.base.owner.db;
  const habilitar = (cambios: object = {}, conToken = token, numero = esposa, deQuien = titular) => {
    const { codigo_entidad: _, ...clave } = referenciaBeneficiario(numero, deQuien);
    return actuar(api, conToken, 'habilitacion-derechohabiente', { ...clave, ...RENTISTA, ...cambios });
  };
  const muereElTitular = async () => {
    const { body } = await actuar(api, token, 'baja-titular', { ...referenciaTitular(titular), tipo_motivo: 601 });
    expect(body.codigo_respuesta).toBe(100);
  };

  it('la viuda del titular que murió: 106, rentista, con el detalle, como la 1000106 de la demostración', async () => {
    await muereElTitular();
    const antes = await afiliacionDe(db(), esposa);
    const { status, body } = await habilitar({ version: antes.version });
    expect([status, body]).toEqual([
      200,
      {
        codigo_respuesta: 100,
        mensaje: 'Beneficiario habilitado como derechohabiente (RENTISTA - SENASIR) desde el 14/10/2026.',
      },
    ]);
    const fila = await revisarAfiliacion(db(), esposa, HOY);
    const modelo = await afiliacionDe(db(), '1000106');
    const { id_entidad, id_tipo_asegurado } = modelo;
    expect(fila).toMatchObject({
      estado: 106,
      fecha_derechohabiente: HOY,
      fin_cobertura: null,
      id_entidad,
      id_tipo_asegurado,
      entidad: 'SIST_RENT-0001',
      tipo_asegurado: 'RENTISTA',
      id_motivo_baja: 601,
      detalle_derechohabiente: 'Resolución de renta de viudedad',
      fecha_baja: HOY,
      fecha_cesantia: '2026-12-14',
    });
    expect((await historiaDe(db(), fila.id)).at(-1)).toMatchObject({
      accion: 'habilitacion-derechohabiente',
      estado_antes: 103,
      estado_despues: 106,
      antes: { id_entidad: antes.id_entidad },
      despues: { id_entidad, fecha_derechohabiente: HOY },
    });
    expect((await auditoriaDe(db(), fila.id)).map((a) => a.accion)).toEqual([
      'baja-titular',
      'habilitacion-derechohabiente',
    ]);
    await revisarContadores(db());

    // She is covered in her own right long after the holder's would have ended.
    token = await ingresarEl(api, '2027-10-14');
    await correrVencimiento(api);
    expect((await revisarAfiliacion(db(), esposa, '2027-10-14')).estado).toBe(106);
    expect((await afiliacionDe(db(), hijo)).estado).toBe(105);
  });

  it('los detalles cuentan la historia y ofrecen a cada beneficiario lo suyo', async () => {
    await muereElTitular();
    await habilitar();
    const { fecha_afiliacion } = await afiliacionDe(db(), titular);
    const ruta = `/api/v1/asegurado/buscar/titular/CI/${titular}/${NACIMIENTO}/${EMPLEADOR}/${fecha_afiliacion}`;
    const { body } = await api.pedir<DetalleAsegurado>(token, 'GET', ruta);
    expect(body.titular).toMatchObject({
      version: 2,
      codigo_entidad: EMPLEADOR,
      acciones_permitidas: ['detalle-asegurado'],
    });
    expect(body.resultado_persona.fallecido).toBe(true);
    const { idAfiliadoEnteGestor } = body.titular;
    const { body: contada } = await api.pedir<{ historia: unknown[] }>(
      token,
      'GET',
      `/api/v1/asegurado/historia/${idAfiliadoEnteGestor}`,
    );
    expect(contada.historia).toMatchObject([
      {
        accion: 'registro-titular',
        descripcion: 'Registro de la afiliación',
        estado_antes: null,
        estado_despues: 'ACTIVO',
        antes: null,
      },
      {
        accion: 'baja-titular',
        descripcion: 'Baja del titular',
        usuario: 'ope.afiliaciones',
        estado_antes: 'ACTIVO',
        estado_despues: 'INACTIVO',
        ocurrido_en: api.reloj.ahora().toISOString(),
        antes: { fecha_baja: null, motivo: null },
        despues: { fecha_baja: HOY, motivo: 'BAJA POR DEFUNCIÓN' },
      },
    ]);
    expect(JSON.stringify(contada.historia)).not.toMatch(/id_|salario/);
    const deDocumento = new Map(body.ente_gestor[0]?.beneficiarios.map((b) => [b.documento, b]));
    const { id, version } = await afiliacionDe(db(), esposa);
    expect(deDocumento.get(esposa)).toMatchObject({
      idAfiliadoEnteGestor: id,
      version,
      codigo_estado: 106,
      codigo_entidad: 'SIST_RENT-0001',
      fecha_inhabilitado: null,
      fecha_derechohabiente: HOY,
      fecha_baja: HOY,
      fecha_cesantia: '2026-12-14',
      tipo_asegurado: 'RENTISTA - SENASIR',
    });
    expect(deDocumento.get(hijo)?.acciones_permitidas).toContain('habilitacion-derechohabiente');
    expect(deDocumento.get(esposa)?.acciones_permitidas).not.toContain('habilitacion-derechohabiente');

    token = await ingresarEl(api, '2026-12-15');
    const despues = (await api.pedir<DetalleAsegurado>(token, 'GET', ruta)).body;
    expect(despues.ente_gestor[0]?.beneficiarios.find((b) => b.documento === hijo)).toMatchObject({
      estado: 'INHABILITADO',
      fecha_inhabilitado: '2026-12-15',
    });
  });

  it('también desde 105, con el tipo por su nombre y la fecha de hoy si no se dice otra', async () => {
    await muereElTitular();
    token = await ingresarEl(api, '2027-01-20');
    await correrVencimiento(api);
    const sslp = 'Seguridad Social Largo Plazo (SSLP)';
    const { body } = await habilitar({ codigo_entidad: ` ${sslp} `, fecha_inicio: null }, token, madre);
    expect(body.codigo_respuesta).toBe(100);
    expect(await revisarAfiliacion(db(), madre, '2027-01-20')).toMatchObject({
      estado: 106,
      fecha_derechohabiente: '2027-01-20',
      entidad: 'SIST_SSLP-0001',
      tipo_asegurado: 'SSLP',
    });
  });

  it('mientras el titular vive y está cubierto se rechaza con ese motivo; sin derecho ya, se habilita', async () => {
    const suya = { ...referenciaBeneficiario(madre, titular), tipo_motivo: 604 };
    const baja = { ...suya, fecha_fin: HOY, opcion: 'DEFINITIVA' };
    expect((await actuar(api, token, 'baja-beneficiario', baja)).body.codigo_respuesta).toBe(100);
    expect((await afiliacionDe(db(), madre)).estado).toBe(103);
    const antes = await contarEscrito(db());
    expect((await habilitar({}, token, madre)).body).toEqual({
      codigo_respuesta: 409,
      mensaje:
        'El titular está ACTIVO: mientras tenga cobertura, sus beneficiarios no pueden ser habilitados como derechohabientes.',
    });
    expect(await contarEscrito(db())).toEqual(antes);

    const definitiva = { ...referenciaTitular(titular), tipo_motivo: 603, fecha_fin: HOY };
    expect((await actuar(api, token, 'baja-titular', definitiva)).body.codigo_respuesta).toBe(100);
    expect((await habilitar({}, token, madre)).body.codigo_respuesta).toBe(100);
  });

  it('la viuda de quien murió se habilita, aunque su cobertura se haya registrado después', async () => {
    const { id: suya, id_persona } = await afiliacionDe(db(), titular);
    const { id } = await afiliacionDe(db(), esposa);
    const declarada = { id_persona, id_ente_gestor: idEnteGestor(1), creado_en: new Date(`${HOY}T12:00:00Z`) };
    const { id_usuario_creacion: id_usuario } = await db()
      .selectFrom('afiliacion')
      .select('id_usuario_creacion')
      .where('id', '=', suya)
      .executeTakeFirstOrThrow();
    const baja = { ...referenciaBeneficiario(esposa, titular), tipo_motivo: 604, fecha_fin: HOY };
    expect((await actuar(api, token, 'baja-beneficiario', baja)).body.codigo_respuesta).toBe(100);
    // The holder's cover did not end: it goes on, and the holder is dead by the entity's word.
    await db()
      .insertInto('defuncion_declarada')
      .values({ ...declarada, id_usuario })
      .execute();
    expect((await afiliacionDe(db(), titular)).estado).toBe(100);
    expect((await habilitar()).body.codigo_respuesta).toBe(100);
    expect(await revisarAfiliacion(db(), esposa, HOY)).toMatchObject({ id, estado: 106 });
  });

  it.each([undefined, null, '', '   '])(
    'sin el detalle (%j): 400, y se señala el campo',
    async (descripcion_motivo) => {
      await muereElTitular();
      const { status, body } = await habilitar({ descripcion_motivo });
      expect([status, body.detalle?.[0]?.campo]).toEqual([400, 'descripcion_motivo']);
      expect((await afiliacionDe(db(), esposa)).estado).toBe(103);
    },
  );

  it('lo que no corresponde se rechaza y no escribe nada', async () => {
    const antes = await db().selectFrom('afiliacion').selectAll().orderBy('id').execute();
    const activa = await habilitar();
    expect([activa.status, activa.body.codigo_respuesta]).toEqual([200, 409]);
    expect(activa.body.mensaje).toContain('Estado actual: ACTIVO.');
    const aLaViuda = (cambios: object, conToken = token) => habilitar(cambios, conToken, viuda, finado);
    for (const codigo_entidad of ['SIST_UNIV_0003', 'PER_VOL-0002', EMPLEADOR]) {
      const { status, body } = await aLaViuda({ codigo_entidad });
      expect([status, body.detalle?.[0]?.campo]).toEqual([400, 'codigo_entidad']);
    }
    expect((await aLaViuda({ fecha_inicio: '2026-10-15' })).body.mensaje).toContain('no puede ser posterior a hoy');
    expect((await aLaViuda({ fecha_inicio: '2020-01-01' })).body.codigo_respuesta).toBe(409);
    expect((await aLaViuda({ version: 1 })).body).toEqual({
      codigo_respuesta: 409,
      mensaje: CATALOGO.REGISTRO_CAMBIADO.mensaje,
    });
    expect((await aLaViuda({ codigo_entidad_titular: 'NIT-000000000' })).status).toBe(404);
    expect((await aLaViuda({}, await api.ingresar('ope.petrolera'))).status).toBe(404);
    for (const usuario of ['caja.sus', 'cons.autoridad', 'ope.vigencia', 'ssu.consulta'])
      expect([usuario, (await aLaViuda({}, await api.ingresar(usuario))).status]).toEqual([usuario, 403]);
    expect(await db().selectFrom('afiliacion').selectAll().orderBy('id').execute()).toEqual(antes);
  });

  it('quien ya fue rentista desde la misma fecha por su otro progenitor lo es también por este', async () => {
    const { id_persona, fecha_afiliacion } = await afiliacionDe(db(), viuda);
    const { id_entidad, id_tipo_asegurado } = await afiliacionDe(db(), '1000106');
    const { id: otroTitular } = await afiliacionDe(db(), titular);
    await sql`insert into afiliacion (id_persona, id_ente_gestor, id_entidad, tipo, id_titular, id_parentesco, id_tipo_asegurado, estado,
        fecha_afiliacion, fecha_baja, fin_cobertura, fecha_registro, id_usuario_creacion, creado_en)
      select id_persona, id_ente_gestor, ${id_entidad}, tipo, ${otroTitular}, id_parentesco, ${id_tipo_asegurado}, 105, fecha_afiliacion,
        fecha_afiliacion, fecha_afiliacion - 1, fecha_registro, id_usuario_creacion, creado_en
      from afiliacion where id_persona = ${id_persona} and fecha_afiliacion = ${fecha_afiliacion}`.execute(db());
    expect((await habilitar({}, token, viuda, finado)).body.codigo_respuesta).toBe(100);
  });

  it('un beneficiario que murió no se habilita: 409, nada escrito', async () => {
    const muerte = { ...referenciaBeneficiario(esposa, titular), tipo_motivo: 601 };
    expect((await actuar(api, token, 'baja-beneficiario', muerte)).body.codigo_respuesta).toBe(100);
    expect(await afiliacionDe(db(), esposa)).toMatchObject({ estado: 105, fallecido: true });
    const antes = await contarEscrito(db());
    expect((await habilitar()).body).toEqual({ codigo_respuesta: 409, mensaje: TEXTO_FALLECIDA });
    expect(await contarEscrito(db())).toEqual(antes);
  });

  describe('con los cuatro datos del documento 2', () => {
    const conCuatro = (cambios: object = {}, conToken = token) =>
      actuar(api, conToken, 'habilitacion-derechohabiente', { ...RENTISTA, ...cambios });
    const comenzar = (numero: string, fecha_afiliacion: string) =>
      sql`update afiliacion set fecha_afiliacion = ${fecha_afiliacion} where id_persona in
        (select id from persona where numero_documento = ${numero})`.execute(db());

    it('el único beneficiario de ese empleador y esa fecha de inicio se habilita desde hoy; su estado contesta como siempre', async () => {
      await comenzar(viuda, '2019-02-03');
      await comenzar(esposa, '2019-02-04');
      expect((await conCuatro({ fecha_inicio: '2019-02-03' })).body.codigo_respuesta).toBe(100);
      expect(await afiliacionDe(db(), viuda)).toMatchObject({ estado: 106, fecha_derechohabiente: HOY });
      expect((await conCuatro({ fecha_inicio: '2019-02-03' })).body.codigo_respuesta).toBe(100);
      expect((await conCuatro({ fecha_inicio: '2019-02-04' })).body.mensaje).toContain('Estado actual: ACTIVO.');
    });

    it('con otro de la misma fecha, o ninguno, se dice qué dato falta; el que se envía se usa', async () => {
      await comenzar(viuda, '2019-03-03');
      await comenzar(esposa, '2019-03-03');
      const antes = await contarEscrito(db());
      const faltan = ['numero_documento', 'fecha_nacimiento', 'numero_documento_titular', 'fecha_nacimiento_titular'];
      const pedidos = [{ fecha_inicio: '2019-03-03' }, { fecha_inicio: '2019-03-05' }, { fecha_inicio: null }];
      for (const cambios of pedidos) {
        const { status, body } = await conCuatro(cambios);
        const primero = cambios.fecha_inicio === null ? ['fecha_inicio'] : [];
        expect([status, body.detalle?.map(({ campo }) => campo)]).toEqual([400, [...primero, ...faltan]]);
      }
      const otroEnte = await api.ingresar('ope.petrolera');
      expect((await conCuatro({ fecha_inicio: '2019-03-03' }, otroEnte)).status).toBe(400);
      expect(await contarEscrito(db())).toEqual(antes);
      const { body } = await conCuatro({ fecha_inicio: '2019-03-03', numero_documento_titular: finado });
      expect(body.codigo_respuesta).toBe(100);
      expect((await afiliacionDe(db(), viuda)).estado).toBe(106);
    });
  });

  it('dos operadores a la vez, cada uno con otra fecha: uno lo logra', async () => {
    const otro = await api.ingresar('adm.ente');
    const { version } = await afiliacionDe(db(), viuda);
    const respuestas = await Promise.all(
      [token, otro].map((t, i) => habilitar({ version, fecha_inicio: ['2026-10-13', HOY][i] }, t, viuda, finado)),
    );
    expect(respuestas.map((r) => r.body.codigo_respuesta).toSorted()).toEqual([100, 409]);
    expect((await revisarAfiliacion(db(), viuda, HOY)).version).toBe(version + 1);
  });
});
