import type { listaTitulares } from '@sgpa/contract/v1/lista-asegurados';
import { ESTADO } from '@sgpa/domain/cobertura/estados';
import { TEXTO_SIN_SERVICIO, TEXTO_YA_EXISTE } from '@sgpa/domain/errors/textos';
import type { IdAfiliacion } from '@sgpa/domain/shared/ids';
import { TEXTO_GUARDADO } from '@sgpa/domain/titular/textos';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import {
  CNS,
  CPS,
  type Cuentas,
  contarRegistro,
  diferencia,
  NADA,
  pedidoRegistro,
  registrar,
  resultado,
} from '@sgpa/testing/titular';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';

const GUARDADO = { persona: 1, ficha: 1, afiliacion: 1, historia: 1, auditoria: 1, operaciones: 1, contador: 1 };

describe('registro-titular.test.ts', () => {
  let api: ApiDePrueba;
  let token: string;
  let antes: Cuentas;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    token = await api.ingresar('ope.afiliaciones');
  });
  beforeEach(async () => {
    api.simuladores.control.sanar();
    antes = await contarRegistro(api.base.owner.db);
  });
  afterAll(() => api.cerrar());

  const nuevo = async () => diferencia(antes, await contarRegistro(api.base.owner.db));
  const afiliacionDe = (id: IdAfiliacion | null) =>
    api.base.owner.db.selectFrom('afiliacion').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  it('1000001: 500; se halla en la lista por su número; otra vez, 502', async () => {
    const respuesta = await registrar(api, token, pedidoRegistro('1000001'));
    const { codigo, id } = resultado(respuesta);
    expect(codigo).toBe(500);
    expect(respuesta.body.data[0]).toMatchObject({
      numero_documento: '1000001',
      estado_almacenamiento: { detalle: TEXTO_GUARDADO },
    });
    expect(await nuevo()).toEqual({ ...NADA, ...GUARDADO });

    const lista = await api.pedir<z.infer<typeof listaTitulares.response>>(
      token,
      'GET',
      '/api/v1/afiliado/ente-gestor-all?numeroDocumento=1000001',
    );
    expect(lista.body.total).toBe(1);
    expect(lista.body.datos[0]).toMatchObject({
      idAfiliadoEnteGestor: id,
      nombres: 'MARTINA ELENA',
      primer_apellido: 'QUISPE',
      estado: { codigo: 100, descripcion: 'ACTIVO', fecha_afiliacion: '2026-10-01', fecha_baja: null },
      codigo_entidad: 'NIT-1020304050',
      tipo_asegurado: 'TRABAJADOR',
      siglaEnteGestor: 'CNS',
      siglaGenero: 'F',
      usuario_creacion: 'ope.afiliaciones',
    });

    const repetida = await registrar(api, token, pedidoRegistro('1000001'));
    expect(repetida.body.data[0]).toEqual({
      numero_documento: '1000001',
      idAfiliadoEnteGestor: null,
      estado_almacenamiento: { codigo: 502, detalle: TEXTO_YA_EXISTE },
    });
    expect(await nuevo()).toEqual({ ...NADA, ...GUARDADO });
  });

  it('guarda lo que se envió, con su historia y su auditoría', async () => {
    const { id } = resultado(await registrar(api, token, pedidoRegistro('1000005')));
    const { db } = api.base.owner;
    const fila = await afiliacionDe(id);
    expect(fila).toMatchObject({
      id_ente_gestor: CNS,
      tipo: 'TITULAR',
      estado: ESTADO.ACTIVO,
      fecha_afiliacion: '2026-10-01',
      fecha_registro: '2026-10-14',
      fecha_ingreso_trabajo: '2026-10-01',
      puesto_empleado: 'AUXILIAR',
      salario: 3850.5,
      id_departamento: 2,
      id_departamento_trabajo: 2,
      codigo_municipio_trabajo: '020101',
      matricula: '85-0314 QAM',
      version: 1,
    });
    const ficha = await db
      .selectFrom('ficha_persona')
      .selectAll()
      .where('id_persona', '=', fila.id_persona)
      .executeTakeFirstOrThrow();
    expect(ficha).toMatchObject({
      id_ente_gestor: CNS,
      correo_electronico: 'persona@correo.example',
      telefono_domicilio: null,
      telefono_movil: '70012345',
      codigo_municipio: '020101',
    });
    expect(ficha.foto?.subarray(0, 2).toString('hex')).toBe('ffd8');
    const historia = await db.selectFrom('afiliacion_historia').selectAll().where('id_afiliacion', '=', id).execute();
    expect(historia).toMatchObject([
      {
        accion: 'registro-titular',
        estado_antes: null,
        estado_despues: 100,
        antes: null,
        id_usuario: fila.id_usuario_creacion,
        ocurrido_en: api.reloj.ahora(),
      },
    ]);
    const auditoria = await db
      .selectFrom('auditoria')
      .selectAll()
      .where('accion', '=', 'registro-titular')
      .where('recurso', '=', 'afiliacion')
      .where('id_recurso', '=', String(id))
      .execute();
    const delaPersona = await db
      .selectFrom('auditoria')
      .select(['recurso', 'antes', 'despues'])
      .where('accion', '=', 'registro-titular')
      .where('recurso', '<>', 'afiliacion')
      .where('id_recurso', '=', String(fila.id_persona))
      .orderBy('recurso')
      .execute();
    expect(delaPersona).toMatchObject([
      { recurso: 'ficha_persona', antes: null, despues: { telefono_movil: '70012345', con_foto: true } },
      { recurso: 'persona', antes: null, despues: { numero_documento: '1000005' } },
    ]);
    expect(auditoria).toMatchObject([
      { id_usuario: fila.id_usuario_creacion, id_ente_gestor: CNS, recurso: 'afiliacion', antes: null },
    ]);
    expect(auditoria[0]?.despues).toMatchObject({ fecha_afiliacion: '2026-10-01', estado: 100 });
    expect(auditoria[0]?.ip).not.toBeNull();
  });

  it('1000002: por matrícula de comercio, que el portal del empleador conoce y el registro todavía no', async () => {
    const { codigo, id } = resultado(
      await registrar(
        api,
        token,
        pedidoRegistro('1000002', { codigo_entidad: 'RCM-00012345', persona: { genero: 'M' } }),
      ),
    );
    expect(codigo).toBe(500);
    const { db } = api.base.owner;
    const entidad = await db
      .selectFrom('entidad_empleadora as e')
      .innerJoin('afiliacion as a', 'a.id_entidad', 'e.id')
      .select(['e.codigo', 'e.nombre'])
      .where('a.id', '=', id)
      .executeTakeFirst();
    expect(entidad).toEqual({ codigo: 'RCM-00012345', nombre: 'COMERCIAL ILLIMANI S.R.L.' });
  });

  it('1000003: rentista, con el código de entidad que su tipo impone', async () => {
    const pedido = pedidoRegistro('1000003', {
      codigo_entidad: 'SIST_RENT-0001',
      persona: { fecha_nacimiento: '1952-03-14', genero: 'M' },
      afiliacion: { tipo_asegurado: 'RENTISTA - SENASIR' },
    });
    expect(resultado(await registrar(api, token, pedido)).codigo).toBe(500);
  });

  it.each([
    { caso: 'solo aportes', numero: '1000004', persona: {} },
    { caso: 'extranjera', numero: '1000008', persona: { tipo_doc: 2 as const } },
    { caso: 'con complemento', numero: '1000009-1A', persona: {} },
    { caso: 'número compartido', numero: '1000010', persona: {} },
    { caso: 'sin declaración reciente', numero: '1000012', persona: {} },
  ])('$caso ($numero): 500', async ({ numero, persona }) => {
    const respuesta = await registrar(api, token, pedidoRegistro(numero, { persona }));
    expect(resultado(respuesta).codigo).toBe(500);
    expect(await nuevo()).toEqual({ ...NADA, ...GUARDADO });
  });

  it.each([
    { caso: 'fallecido', numero: '1000007', texto: /fallecida/ },
    { caso: 'sin su complemento', numero: '1000009', texto: /No se pudo encontrar/ },
    { caso: 'con otra fecha de nacimiento', numero: '1000011', texto: /no coinciden/ },
    { caso: 'desconocido', numero: '1000404', texto: /No se pudo encontrar/ },
  ])('$caso ($numero): 0, no se guarda y dice por qué', async ({ numero, texto }) => {
    const respuesta = await registrar(api, token, pedidoRegistro(numero));
    expect(respuesta.status).toBe(200);
    expect(resultado(respuesta)).toEqual({ codigo: 0, id: null });
    expect(respuesta.body.data[0]?.estado_almacenamiento.detalle).toMatch(texto);
    expect(await nuevo()).toEqual(NADA);
  });

  it('1000006, activo en la Caja Petrolera: 501 y una novedad para cada ente gestor', async () => {
    const respuesta = await registrar(api, token, pedidoRegistro('1000006', { persona: { genero: 'M' } }));
    const { codigo, id } = resultado(respuesta);
    expect(codigo).toBe(501);
    expect(respuesta.body.data[0]?.estado_almacenamiento.detalle).toContain('Caja Petrolera de Salud');
    expect(await nuevo()).toEqual({ ...NADA, ...GUARDADO, persona: 0, novedad: 2 });
    const { id_persona } = await afiliacionDe(id);
    const novedades = await api.base.owner.db
      .selectFrom('novedad')
      .select(['codigo', 'id_ente_gestor', 'estado', 'detalle'])
      .where('id_persona', '=', id_persona)
      .orderBy('id_ente_gestor')
      .execute();
    // Its reader is told where the person is covered, not what whoever registered was told.
    const detalle = 'La persona tiene cobertura vigente en: Caja Petrolera de Salud.';
    expect(novedades).toEqual([
      { codigo: 'DOBLE_AFILIACION', id_ente_gestor: CNS, estado: 'ABIERTA', detalle },
      { codigo: 'DOBLE_AFILIACION', id_ente_gestor: CPS, estado: 'ABIERTA', detalle },
    ]);
  });

  it('1000101, cubierto por otro empleador del mismo ente: 501 y ninguna novedad', async () => {
    const otro = { codigo_entidad: 'RCM-00012345', persona: { genero: 'M' } };
    const respuesta = await registrar(api, token, pedidoRegistro('1000101', otro));
    expect(resultado(respuesta).codigo).toBe(501);
    expect(respuesta.body.data[0]?.estado_almacenamiento.detalle).toContain('Caja Nacional de Salud');
    expect(await nuevo()).toMatchObject({ afiliacion: 1, novedad: 0 });
  });

  it('1000100, cubierto en el mismo ente y empleador desde otra fecha: 0 con la fecha', async () => {
    const respuesta = await registrar(api, token, pedidoRegistro('1000100', { persona: { genero: 'M' } }));
    expect(resultado(respuesta).codigo).toBe(0);
    expect(respuesta.body.data[0]?.estado_almacenamiento.detalle).toMatch(
      /ya tiene cobertura .* desde el 18\/01\/2024/,
    );
    expect(await nuevo()).toEqual(NADA);
  });

  it.each(['corte', 'error', 'basura'] as const)(
    'SEGIP con falla «%s» al guardar: 503 y nada escrito',
    async (modo) => {
      api.simuladores.control.fallar('segip', { modo });
      const respuesta = await registrar(
        api,
        token,
        pedidoRegistro('1000001', { afiliacion: { fecha_inicio: '2026-09-01' } }),
      );
      expect(respuesta.body.data[0]).toEqual({
        numero_documento: '1000001',
        idAfiliadoEnteGestor: null,
        estado_almacenamiento: { codigo: 503, detalle: TEXTO_SIN_SERVICIO },
      });
      expect(await nuevo()).toEqual(NADA);
    },
  );

  it('1000503: el SEGIP no responde a tiempo, 503 y nada escrito; la misma clave vuelve a intentar', async () => {
    const pedido = pedidoRegistro('1000503');
    const clave = 'intento-de-1000503';
    expect(resultado(await registrar(api, token, pedido, clave)).codigo).toBe(503);
    expect(await nuevo()).toEqual(NADA);
    api.simuladores.control.ponerPersonas('1000503', [
      {
        numero: '1000503',
        fechaNacimiento: '1985-03-14',
        nombres: 'PATRICIA',
        primerApellido: 'APAZA',
        segundoApellido: 'CALLISAYA',
        sexo: 'F',
        estadoCivil: 'SOLTERO',
        departamento: 'LP',
        municipio: '020101',
      },
    ]);
    expect(resultado(await registrar(api, token, pedido, clave)).codigo).toBe(500);
    expect(await nuevo()).toEqual({ ...NADA, ...GUARDADO, idempotencia: 1 });
    api.simuladores.control.restaurarPersonas();
  });

  it.each(['', ' ', 'ANA\u0000MARIA', 'ANA\ud800MARIA', '<b onmouseover=alert(1)>ANA</b>'])(
    'si el SEGIP dice que quien vive se llama %j, no ha respondido: 503 y nada escrito',
    async (nombres) => {
      const identidad = { primerApellido: 'APAZA', segundoApellido: '', sexo: 'F', estadoCivil: 'SOLTERO' } as const;
      api.simuladores.control.ponerPersonas('1000012', [
        {
          numero: '1000012',
          fechaNacimiento: '1985-03-14',
          nombres,
          ...identidad,
          departamento: 'LP',
          municipio: '020101',
        },
      ]);
      try {
        expect(resultado(await registrar(api, token, pedidoRegistro('1000012'))).codigo).toBe(503);
        expect(await nuevo()).toEqual(NADA);
      } finally {
        api.simuladores.control.restaurarPersonas();
      }
    },
  );

  it('un empleador nuevo con el portal caído: 503 con el nombre de la fuente, nada escrito', async () => {
    api.simuladores.control.fallar('ovt', { modo: 'error' });
    const pedido = pedidoRegistro('1000001', {
      codigo_entidad: 'RCM-00010203',
      afiliacion: { fecha_inicio: '2026-09-01' },
    });
    const { status, body } = await api.pedir(token, 'POST', '/api/v2/afiliado/ente-gestor', pedido);
    expect([status, body.codigo]).toEqual([503, 'FUENTE_NO_DISPONIBLE']);
    expect(body.mensaje).toContain('OVT');
    expect(await nuevo()).toEqual(NADA);
  });
});
