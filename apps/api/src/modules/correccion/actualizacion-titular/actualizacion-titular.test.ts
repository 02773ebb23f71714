import { CATALOGO } from '@sgpa/domain/errors/catalogo';
import type { IdAfiliacion } from '@sgpa/domain/shared/ids';
import { formularioDe, retratoDeTodo } from '@sgpa/testing/actualizacion';
import { type ApiDePrueba, type CuerpoError, crearApiDePrueba } from '@sgpa/testing/api';
import { CNS, NACIMIENTO, type pedidoRegistro } from '@sgpa/testing/titular';
import { con, filasDe, titularesNuevos } from '@sgpa/testing/titulares-nuevos';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const EXITO = 'REGISTRO GUARDADO. La solicitud fue procesada con éxito, y los dados fueron actualizados con éxito.';
const CAMBIADO = { codigo_respuesta: 409, mensaje: CATALOGO.REGISTRO_CAMBIADO.mensaje };

/** What the form sends when everything that can be corrected is. */
const enteroCon = (foto: Buffer) => ({
  persona: {
    genero: 'M',
    estado_civil: 'V',
    departamento: 'CB',
    municipio: '030101',
    telefono_domicilio: '2211334',
    correo_electronico: null,
    direccion: 'AVENIDA NUEVA 7',
    foto_persona: foto.toString('base64'),
    // The identity is the identity service's, and is not corrected here.
    nombres: 'OTRO',
    primer_apellido: 'NOMBRE',
    numero_documento: '999',
    fecha_nacimiento: '2000-01-01',
  },
  afiliacion: { fecha_inicio: '2026-09-15', matricula: 'NUEVA-1', departamento: 'CB' },
  empleador: {
    fecha_ingreso_trabajo: '2026-09-01',
    puesto_empleado: 'JEFA',
    salario: 5000.25,
    departamento: 'SC',
    municipio: '070101',
  },
});

describe('actualizacion-titular.test.ts', () => {
  let api: ApiDePrueba;
  let token: string;
  let form: ReturnType<typeof formularioDe<'titular'>>;
  let titulares: ReturnType<typeof titularesNuevos>;
  let filas: ReturnType<typeof filasDe>;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    token = await api.ingresar('ope.afiliaciones');
    form = formularioDe(api, 'titular');
    titulares = titularesNuevos(api);
    filas = filasDe(api);
  });
  beforeEach(() => api.simuladores.control.sanar());
  afterAll(() => api.cerrar());

  const idDe = (numero: string) => filas.idDe(numero);
  const filaDe = (id: IdAfiliacion) => filas.filaDe(id);
  const registrado = (cambios: Parameters<typeof pedidoRegistro>[1] = {}, quien = token) =>
    titulares.registrado(quien, cambios);

  it('guarda el registro entero: 100 con el texto, una versión más, historia y auditoría con antes y después', async () => {
    const { id, registro } = await registrado();
    const foto = await sharp({ create: { width: 900, height: 1200, channels: 3, background: 'red' } })
      .withExif({ IFD0: { Model: 'CAMARA-SECRETA' } })
      .jpeg()
      .toBuffer();
    const { status, body } = await form.guardar(token, con(registro, enteroCon(foto)));
    expect([status, body]).toEqual([200, { codigo_respuesta: 100, mensaje: EXITO }]);

    const { data: leido } = (await form.leer(token, id)).body;
    expect(leido.version).toBe(registro.version + 1);
    expect(leido.persona).toMatchObject({
      nombres: 'SOL',
      primer_apellido: 'LUNA',
      fecha_nacimiento: NACIMIENTO,
      genero: 'M',
      estado_civil: 'V',
      departamento: 'CB',
      municipio: '030101',
      telefono_domicilio: '2211334',
      correo_electronico: null,
      direccion: 'AVENIDA NUEVA 7',
    });
    const guardada = Buffer.from((leido.persona.foto_persona ?? '').split(',')[1] ?? '', 'base64');
    expect(await sharp(guardada).metadata()).toMatchObject({ format: 'jpeg', width: 450, height: 600 });
    expect(guardada.includes('CAMARA-SECRETA')).toBe(false);
    expect(leido.afiliacion).toMatchObject({ fecha_inicio: '2026-09-15', matricula: 'NUEVA-1', departamento: 'CB' });
    expect(leido.empleador).toMatchObject({
      puesto_empleado: 'JEFA',
      salario: 5000.25,
      departamento: 'SC',
      municipio: '070101',
      fecha_ingreso_trabajo: '2026-09-01',
      codigo_entidad: 'NIT-1020304050',
    });

    const { db } = api.base.owner;
    const historia = await db
      .selectFrom('afiliacion_historia')
      .selectAll()
      .where('id_afiliacion', '=', id)
      .orderBy('id')
      .execute();
    expect(historia).toHaveLength(2);
    expect(historia[1]).toMatchObject({
      accion: 'actualizacion-titular',
      estado_antes: 100,
      estado_despues: 100,
      antes: { fecha_afiliacion: '2026-10-01', matricula: '85-0314 QAM', salario: 3850.5 },
      despues: { fecha_afiliacion: '2026-09-15', matricula: 'NUEVA-1', salario: 5000.25 },
    });
    const auditoria = await db
      .selectFrom('auditoria')
      .select(['antes', 'despues'])
      .where('recurso', '=', 'afiliacion')
      .where('id_recurso', '=', String(id))
      .where('antes', 'is not', null)
      .execute();
    expect(auditoria).toMatchObject([
      {
        antes: { matricula: '85-0314 QAM', persona: { correo_electronico: 'persona@correo.example' } },
        despues: { matricula: 'NUEVA-1', persona: { correo_electronico: null, direccion: 'AVENIDA NUEVA 7' } },
      },
    ]);
    expect(JSON.stringify(auditoria)).toContain('sha256:');
    const contadores = await api.base.owner.pool.query('select * from contadores_diferencias()');
    expect(contadores.rows).toEqual([]);
  });

  it('lo que no se envía queda como estaba; la fotografía también', async () => {
    const { id, registro } = await registrado();
    const { body } = await form.guardar(token, {
      version: registro.version,
      persona: { telefono_movil: '71111111' },
      afiliacion: {
        fecha_inicio: registro.afiliacion.fecha_inicio,
        tipo_asegurado: registro.afiliacion.tipo_asegurado,
        id_afiliacion_ente_gestor: id,
      },
      empleador: { codigo_entidad: registro.empleador.codigo_entidad },
    });
    expect(body.codigo_respuesta).toBe(100);
    const { data: leido } = (await form.leer(token, id)).body;
    expect(leido).toEqual({
      ...registro,
      version: registro.version + 1,
      version_ficha: registro.version_ficha + 1,
      persona: { ...registro.persona, telefono_movil: '71111111' },
    });
  });

  it('dos operadores con la misma versión: el segundo se entera, y nada suyo queda', async () => {
    const { id, registro } = await registrado();
    const de = (direccion: string) => con(registro, { persona: { direccion } });
    const respuestas = await Promise.all([form.guardar(token, de('UNO')), form.guardar(token, de('DOS'))]);
    expect(respuestas.map(({ body }) => body.codigo_respuesta).sort()).toEqual([100, 409]);
    const perdio = respuestas.find(({ body }) => body.codigo_respuesta === 409);
    expect(perdio?.body).toEqual(CAMBIADO);
    const gano = respuestas[0]?.body.codigo_respuesta === 100 ? 'UNO' : 'DOS';
    expect((await form.leer(token, id)).body.data.persona.direccion).toBe(gano);
    const antes = await retratoDeTodo(api.base.owner.db);
    expect((await form.guardar(token, de('TRES'))).body).toEqual(CAMBIADO);
    expect(await retratoDeTodo(api.base.owner.db)).toEqual(antes);
  });

  it('el mismo clic dos veces: una vez escrito, la misma respuesta', async () => {
    const { id, registro } = await registrado();
    const pedido = con(registro, { persona: { direccion: 'CALLE REPETIDA' } });
    const primera = await form.guardar(token, pedido, 'clave-actualizacion');
    const segunda = await form.guardar(token, pedido, 'clave-actualizacion');
    expect(primera.body.codigo_respuesta).toBe(100);
    expect(segunda.body).toEqual(primera.body);
    expect((await filaDe(id)).version).toBe(registro.version + 1);
  });

  it.each([
    { caso: 'desde mañana', cambios: { afiliacion: { fecha_inicio: '2026-10-15' } }, campo: 'fecha_inicio' },
    { caso: 'antes de nacer', cambios: { afiliacion: { fecha_inicio: '1985-03-13' } }, campo: 'fecha_inicio' },
    { caso: 'sin fecha', cambios: { afiliacion: { fecha_inicio: '' } }, campo: 'afiliacion.fecha_inicio' },
    { caso: 'sin entidad', cambios: { empleador: { codigo_entidad: '' } }, campo: 'empleador.codigo_entidad' },
    { caso: 'sin ingreso', cambios: { empleador: { fecha_ingreso_trabajo: null } }, campo: 'fecha_ingreso_trabajo' },
    {
      caso: 'tipo desconocido',
      cambios: { afiliacion: { tipo_asegurado: 'AMIGO' } },
      campo: 'afiliacion.tipo_asegurado',
    },
    { caso: 'teléfono corto', cambios: { persona: { telefono_movil: '12' } }, campo: 'telefono_movil' },
    { caso: 'género desconocido', cambios: { persona: { genero: 'X' } }, campo: 'persona.genero' },
    { caso: 'municipio ajeno', cambios: { persona: { municipio: '070101' } }, campo: 'persona.municipio' },
    { caso: 'salario negativo', cambios: { empleador: { salario: -1 } }, campo: 'empleador.salario' },
  ])('$caso: 400 en $campo, nada escrito', async ({ cambios, campo }) => {
    const { registro } = await registrado();
    const antes = await retratoDeTodo(api.base.owner.db);
    const { status, body } = await form.guardar<CuerpoError>(token, con(registro, cambios));
    expect([status, body.codigo]).toEqual([400, 'SOLICITUD_INVALIDA']);
    expect(body.detalle?.map((d) => d.campo)).toContain(campo);
    expect(await retratoDeTodo(api.base.owner.db)).toEqual(antes);
  });

  it('una imagen corrupta: 422; una de 20 MB: 413; nada escrito', async () => {
    const { registro } = await registrado();
    const antes = await retratoDeTodo(api.base.owner.db);
    const mandar = async (foto_persona: string) => {
      const { status, body } = await form.guardar<CuerpoError>(token, con(registro, { persona: { foto_persona } }));
      return [status, body.codigo];
    };
    expect(await mandar('bm8gc295IHVuYSBpbWFnZW4=')).toEqual([422, 'FOTO_INVALIDA']);
    expect(await mandar('A'.repeat(27_000_000))).toEqual([413, 'CUERPO_MUY_GRANDE']);
    expect(await retratoDeTodo(api.base.owner.db)).toEqual(antes);
  });

  it.each([
    { numero: '1000104', estado: 'INACTIVO' },
    { numero: '1000105', estado: 'INHABILITADO' },
    { numero: '1000108', estado: 'REVISION' },
  ])('$numero, en $estado: 409 que nombra el estado, nada escrito', async ({ numero, estado }) => {
    const { body } = await form.leer(token, await idDe(numero));
    const antes = await retratoDeTodo(api.base.owner.db);
    const respuesta = await form.guardar(token, con(body.data, { persona: { direccion: 'OTRA' } }));
    expect(respuesta.body.codigo_respuesta).toBe(409);
    expect(respuesta.body.mensaje).toContain(`Estado actual: ${estado}.`);
    expect(await retratoDeTodo(api.base.owner.db)).toEqual(antes);
  });

  it('CAJA_WEB_SUS cambia la persona y el establecimiento de un VOLUNTARIO, y nada más', async () => {
    const caja = await api.ingresar('caja.sus');
    const { id, registro } = await registrado({ codigo_entidad: 'PER_VOL-0002' }, caja);
    const establecimiento = await api.base.owner.db
      .selectFrom('establecimiento_salud')
      .select('codigo_rues')
      .where('id_ente_gestor', '=', CNS)
      .executeTakeFirstOrThrow();
    const pedido = con(registro, {
      persona: { direccion: 'CALLE DEL SUS' },
      afiliacion: {
        fecha_inicio: '2020-01-01',
        tipo_asegurado: 'TRABAJADOR',
        matricula: 'X',
        codigo_establecimiento: establecimiento.codigo_rues,
      },
      empleador: { codigo_entidad: 'NIT-1020304050', salario: 9 },
    });
    expect((await form.guardar(caja, pedido)).body).toEqual({ codigo_respuesta: 100, mensaje: EXITO });
    const { data: leido } = (await form.leer(caja, id)).body;
    expect(leido).toEqual({
      version: registro.version + 1,
      version_ficha: registro.version_ficha + 1,
      persona: { ...registro.persona, direccion: 'CALLE DEL SUS' },
      afiliacion: { ...registro.afiliacion, codigo_establecimiento: establecimiento.codigo_rues },
      empleador: registro.empleador,
    });
  });

  it('de otro ente, 404; sin permiso o de otro tipo, 403; nada escrito', async () => {
    const { registro } = await registrado();
    const antes = await retratoDeTodo(api.base.owner.db);
    const guardar = async (usuario: string) => {
      const { status, body } = await form.guardar<CuerpoError>(await api.ingresar(usuario), con(registro, {}));
      return [status, body.codigo];
    };
    expect(await guardar('ope.petrolera')).toEqual([404, 'NO_ENCONTRADO']);
    expect(await guardar('ope.vigencia')).toEqual([403, 'SIN_PERMISO']);
    expect(await guardar('cons.autoridad')).toEqual([403, 'SIN_PERMISO']);
    expect(await guardar('caja.sus')).toEqual([403, 'SIN_PERMISO']);
    expect(await retratoDeTodo(api.base.owner.db)).toEqual(antes);
    const autoridad = await form.guardar(await api.ingresar('adm.autoridad'), con(registro, {}));
    expect(autoridad.body.codigo_respuesta).toBe(100);
  });
});
