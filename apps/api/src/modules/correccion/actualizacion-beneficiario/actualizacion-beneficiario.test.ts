import type { RegistroBeneficiario } from '@sgpa/contract/v2/actualizacion-beneficiario';
import { CATALOGO } from '@sgpa/domain/errors/catalogo';
import { numeroDocumento } from '@sgpa/domain/shared/documento';
import { type IdAfiliacion, idAfiliacion } from '@sgpa/domain/shared/ids';
import { formularioDe, retratoDeTodo } from '@sgpa/testing/actualizacion';
import { genteNueva } from '@sgpa/testing/alguien';
import { type ApiDePrueba, type CuerpoError, crearApiDePrueba } from '@sgpa/testing/api';
import { pedidoBeneficiario, registrarBeneficiario } from '@sgpa/testing/beneficiario';
import { CNS, pedidoRegistro, registrar, resultado } from '@sgpa/testing/titular';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const EXITO = 'REGISTRO GUARDADO. La solicitud fue procesada con éxito, y los dados fueron actualizados con éxito.';

describe('actualizacion-beneficiario.test.ts', () => {
  let api: ApiDePrueba;
  let token: string;
  let form: ReturnType<typeof formularioDe<'beneficiario'>>;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    token = await api.ingresar('ope.afiliaciones');
    form = formularioDe(api, 'beneficiario');
  });
  beforeEach(() => api.simuladores.control.sanar());
  afterAll(() => api.cerrar());

  const idDe = async (numero: string): Promise<IdAfiliacion> => {
    const { id } = await api.base.owner.db
      .selectFrom('afiliacion as a')
      .innerJoin('persona as p', 'p.id', 'a.id_persona')
      .select('a.id')
      .where('p.numero_documento', '=', numeroDocumento(numero))
      .executeTakeFirstOrThrow();
    return id;
  };
  const filaDe = (id: IdAfiliacion) =>
    api.base.owner.db.selectFrom('afiliacion').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  const persona = genteNueva(() => api, 7_300_000);

  /** Registers a beneficiary for one test alone, and reads the record as the form gets it. */
  async function registrado(titular = '1000100', codigo_entidad = 'NIT-1020304050') {
    const pedido = pedidoBeneficiario(persona(), titular, { codigo_entidad });
    const { codigo, id } = resultado(await registrarBeneficiario(api, token, pedido));
    if (codigo !== 500 || id === null) throw new Error(`not registered: ${codigo}`);
    return { id, registro: (await form.leer(token, id)).body.data };
  }
  const con = (
    { version, persona, afiliacion }: RegistroBeneficiario,
    cambios: { persona?: object; afiliacion?: object } = {},
  ) => ({
    version,
    persona: { ...persona, ...cambios.persona },
    afiliacion: { ...afiliacion, ...cambios.afiliacion },
  });

  it('1000200: el registro entero; la entidad es la del titular', async () => {
    const id = await idDe('1000200');
    const titular = await filaDe(await idDe('1000100'));
    const { status, body } = await form.leer(token, id);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      persona: {
        numero_documento: '1000200',
        nombres: 'CLAUDIA',
        genero: 'F',
        departamento: 'LP',
        municipio: '020101',
      },
      afiliacion: {
        fecha_inicio: '2024-01-28',
        parentesco_titular: 'ESPOSA/ESPOSO',
        id_afiliacion_ente_gestor: id,
        id_ente_gestor: CNS,
        fecha_afiliacion_titular: titular.fecha_afiliacion,
      },
      empleador: { codigo_entidad: 'NIT-1020304050', razon_social: 'INDUSTRIAS ALTIPLANO S.A.' },
    });
    const rastro = await api.base.owner.db
      .selectFrom('auditoria')
      .select('recurso')
      .where('accion', '=', 'lectura-actualizacion-beneficiario')
      .where('id_recurso', '=', String(id))
      .execute();
    expect(rastro.length).toBeGreaterThan(0);
  });

  it('guarda: 100 con el texto, versión, historia y auditoría con antes y después', async () => {
    const { id, registro } = await registrado();
    const { status, body } = await form.guardar(
      token,
      con(registro, {
        persona: { genero: 'M', estado_civil: 'C', correo_electronico: 'sol@correo.example', nombres: 'OTRO' },
        afiliacion: {
          fecha_inicio: '2026-09-10',
          parentesco_titular: 'PADRE/MADRE',
          matricula: 'M-77',
          departamento: 'CB',
        },
      }),
    );
    expect([status, body]).toEqual([200, { codigo_respuesta: 100, mensaje: EXITO }]);
    const { data: leido } = (await form.leer(token, id)).body;
    expect(leido).toEqual({
      ...registro,
      version: registro.version + 1,
      version_ficha: registro.version_ficha + 1,
      persona: { ...registro.persona, genero: 'M', estado_civil: 'C', correo_electronico: 'sol@correo.example' },
      afiliacion: {
        ...registro.afiliacion,
        fecha_inicio: '2026-09-10',
        parentesco_titular: 'PADRE/MADRE',
        matricula: 'M-77',
        departamento: 'CB',
      },
    });
    const { db } = api.base.owner;
    const fila = await filaDe(id);
    const titular = await filaDe(fila.id_titular ?? idAfiliacion(0));
    expect(fila).toMatchObject({
      id_entidad: titular.id_entidad,
      id_tipo_asegurado: titular.id_tipo_asegurado,
      estado: 100,
    });
    const historia = await db
      .selectFrom('afiliacion_historia')
      .selectAll()
      .where('id_afiliacion', '=', id)
      .orderBy('id')
      .execute();
    expect(historia.at(-1)).toMatchObject({
      accion: 'actualizacion-beneficiario',
      antes: { fecha_afiliacion: '2026-10-01', id_parentesco: 47 },
      despues: { fecha_afiliacion: '2026-09-10', id_parentesco: 41 },
    });
    const auditoria = await db
      .selectFrom('auditoria')
      .select(['antes', 'despues'])
      .where('recurso', '=', 'afiliacion')
      .where('id_recurso', '=', String(id))
      .where('antes', 'is not', null)
      .execute();
    expect(auditoria).toMatchObject([{ antes: { matricula: '85-0314 HIJ' }, despues: { matricula: 'M-77' } }]);
  });

  it('dos operadores con la misma versión: el segundo se entera, nada suyo queda', async () => {
    const { id, registro } = await registrado();
    const de = (direccion: string) => form.guardar(token, con(registro, { persona: { direccion } }));
    const respuestas = await Promise.all([de('UNO'), de('DOS')]);
    expect(respuestas.map(({ body }) => body.codigo_respuesta).sort()).toEqual([100, 409]);
    expect(respuestas.find(({ body }) => body.codigo_respuesta === 409)?.body.mensaje).toBe(
      CATALOGO.REGISTRO_CAMBIADO.mensaje,
    );
    expect((await filaDe(id)).version).toBe(registro.version + 1);
  });

  it('el mismo clic dos veces: una vez escrito', async () => {
    const { id, registro } = await registrado();
    const primera = await form.guardar(token, con(registro), 'clave-beneficiario-1');
    const segunda = await form.guardar(token, con(registro), 'clave-beneficiario-1');
    expect([primera.body.codigo_respuesta, segunda.body]).toEqual([100, primera.body]);
    expect((await filaDe(id)).version).toBe(registro.version + 1);
  });

  it('no antes que el titular: 409 con la fecha, nada escrito', async () => {
    const { registro } = await registrado();
    const antes = await retratoDeTodo(api.base.owner.db);
    const { body } = await form.guardar(token, con(registro, { afiliacion: { fecha_inicio: '2024-01-17' } }));
    expect(body).toEqual({
      codigo_respuesta: 409,
      mensaje: 'La fecha de afiliación no puede ser anterior a la del titular (18/01/2024).',
    });
    expect(await retratoDeTodo(api.base.owner.db)).toEqual(antes);
  });

  it.each([
    {
      caso: 'parentesco desconocido',
      cambios: { afiliacion: { parentesco_titular: 'AMIGO' } },
      campo: 'afiliacion.parentesco_titular',
    },
    {
      caso: 'sin parentesco',
      cambios: { afiliacion: { parentesco_titular: '' } },
      campo: 'afiliacion.parentesco_titular',
    },
    { caso: 'desde mañana', cambios: { afiliacion: { fecha_inicio: '2026-10-15' } }, campo: 'fecha_inicio' },
    { caso: 'sin fecha', cambios: { afiliacion: { fecha_inicio: '' } }, campo: 'afiliacion.fecha_inicio' },
    { caso: 'correo sin arroba', cambios: { persona: { correo_electronico: 'x' } }, campo: 'correo_electronico' },
    { caso: 'estado civil desconocido', cambios: { persona: { estado_civil: 'Z' } }, campo: 'persona.estado_civil' },
  ])('$caso: 400 en $campo, nada escrito', async ({ cambios, campo }) => {
    const { registro } = await registrado();
    const antes = await retratoDeTodo(api.base.owner.db);
    const { status, body } = await form.guardar<CuerpoError>(token, con(registro, cambios));
    expect([status, body.codigo]).toEqual([400, 'SOLICITUD_INVALIDA']);
    expect(body.detalle?.map((d) => d.campo)).toContain(campo);
    expect(await retratoDeTodo(api.base.owner.db)).toEqual(antes);
  });

  it('una imagen corrupta: 422; una de 20 MB: 400; nada escrito', async () => {
    const { registro } = await registrado();
    const antes = await retratoDeTodo(api.base.owner.db);
    const mandar = async (foto_persona: string) => {
      const { status, body } = await form.guardar<CuerpoError>(token, con(registro, { persona: { foto_persona } }));
      return [status, body.codigo];
    };
    expect(await mandar('bm8gc295IHVuYSBpbWFnZW4=')).toEqual([422, 'FOTO_INVALIDA']);
    expect(await mandar('A'.repeat(27_000_000))).toEqual([400, 'SOLICITUD_INVALIDA']);
    expect(await retratoDeTodo(api.base.owner.db)).toEqual(antes);
  });

  it('1000106, derechohabiente: se actualiza y su propio derecho queda como estaba', async () => {
    const id = await idDe('1000106');
    const antes = await filaDe(id);
    const { body } = await form.leer(token, id);
    expect(body.data.empleador.codigo_entidad).toBe('SIST_RENT-0001');
    const respuesta = await form.guardar(token, con(body.data, { persona: { direccion: 'NUEVA' } }));
    expect(respuesta.body.codigo_respuesta).toBe(100);
    const { version, id_usuario_modificacion, modificado_en, ...resto } = await filaDe(id);
    expect([version, id_usuario_modificacion !== null, modificado_en !== null]).toEqual([
      antes.version + 1,
      true,
      true,
    ]);
    expect(antes).toMatchObject(resto);
  });

  it('CAJA_WEB_SUS, de un VOLUNTARIO: el establecimiento cambia y nada más, diga lo que diga el pedido', async () => {
    const caja = await api.ingresar('caja.sus');
    const titular = persona();
    const suyo = pedidoRegistro(titular, {
      codigo_entidad: 'PER_VOL-0002',
      afiliacion: { tipo_asegurado: 'VOLUNTARIO' },
    });
    expect(resultado(await registrar(api, caja, suyo)).codigo).toBe(500);
    const { id, registro } = await registrado(titular, 'PER_VOL-0002');
    const { codigo_rues } = await api.base.owner.db
      .selectFrom('establecimiento_salud')
      .select('codigo_rues')
      .where('id_ente_gestor', '=', CNS)
      .executeTakeFirstOrThrow();
    const pedido = con(registro, {
      persona: { direccion: 'OTRA', correo_electronico: 'x', foto_persona: 'bm8gc295IHVuYSBpbWFnZW4=' },
      afiliacion: {
        fecha_inicio: '2030-01-01',
        parentesco_titular: 'AMIGO',
        matricula: 'X',
        codigo_establecimiento: codigo_rues,
      },
    });
    const { body } = await form.guardar(caja, { ...pedido, quitar_foto: true });
    expect(body).toEqual({ codigo_respuesta: 100, mensaje: EXITO });
    expect((await form.leer(caja, id)).body.data).toEqual({
      ...registro,
      version: registro.version + 1,
      afiliacion: { ...registro.afiliacion, codigo_establecimiento: codigo_rues },
    });
    const deNingunaParte = con(registro, { afiliacion: { departamento: 'ZZ' } });
    const malo = await form.guardar<CuerpoError>(caja, { ...deNingunaParte, version: registro.version + 1 });
    expect([malo.status, malo.body.detalle?.map((d) => d.campo)]).toEqual([400, ['afiliacion.departamento']]);
  });

  it('de otro ente, de un titular o de nadie: 404; sin permiso o de otro tipo de asegurado: 403', async () => {
    const { id, registro } = await registrado();
    const antes = await retratoDeTodo(api.base.owner.db);
    const probar = async (usuario: string) => {
      const quien = await api.ingresar(usuario);
      const leido = await form.leer<CuerpoError>(quien, id);
      const guardado = await form.guardar<CuerpoError>(quien, con(registro));
      return [leido.status, leido.body.codigo, guardado.status, guardado.body.codigo];
    };
    expect(await probar('ope.petrolera')).toEqual([404, 'NO_ENCONTRADO', 404, 'NO_ENCONTRADO']);
    expect(await probar('caja.sus')).toEqual([403, 'SIN_PERMISO', 403, 'SIN_PERMISO']);
    expect(await probar('cons.poblacion')).toEqual([403, 'SIN_PERMISO', 403, 'SIN_PERMISO']);
    expect((await form.leer(token, await idDe('1000100'))).status).toBe(404);
    expect((await form.leer(token, 999_999_999)).status).toBe(404);
    expect(await retratoDeTodo(api.base.owner.db)).toEqual(antes);
  });
});
