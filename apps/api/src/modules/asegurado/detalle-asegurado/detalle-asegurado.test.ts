import type { DetalleAsegurado } from '@sgpa/contract/v1/detalle-asegurado';
import { numeroDocumento } from '@sgpa/domain/shared/documento';
import { fecha, sumarDias } from '@sgpa/domain/shared/fecha-civil';
import { idEnteGestor, idUsuario } from '@sgpa/domain/shared/ids';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { NACIMIENTO } from '@sgpa/testing/titular';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const HOY = fecha('2026-10-14');
const ALTIPLANO = 'NIT-1020304050';

describe('detalle-asegurado.test.ts', () => {
  let api: ApiDePrueba;
  let token: string;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    token = await api.ingresar('ope.afiliaciones');
  });
  afterAll(() => api.cerrar());

  const pedirDetalle = (clave: string, sigla?: string) => {
    const base = '/api/v1/asegurado/buscar/titular';
    const ruta = sigla ? `${base}/enteGestor/CI/${clave}/${sigla}` : `${base}/CI/${clave}`;
    return api.pedir<DetalleAsegurado>(token, 'GET', ruta);
  };
  const detalle = async (numero: string, haceDias: number) => {
    const { status, body } = await pedirDetalle(`${numero}/${NACIMIENTO}/${ALTIPLANO}/${sumarDias(HOY, -haceDias)}`);
    expect(status).toBe(200);
    return body;
  };

  it('1000100: la persona, su estado, su ente gestor y sus beneficiarios', async () => {
    const cuerpo = await detalle('1000100', 1000);
    expect(cuerpo.titular).toMatchObject({
      estado: { codigo: 100, descripcion: 'ACTIVO', fecha_afiliacion: sumarDias(HOY, -1000) },
      fecha_estado: sumarDias(HOY, -1000),
    });
    expect(cuerpo.resultado_persona).toMatchObject({
      numero_documento: '1000100',
      nombres: 'JORGE LUIS',
      primer_apellido: 'GUTIÉRREZ',
      segundo_apellido: 'MARCA',
      edad: 41,
      fallecido: false,
      genero: 'MASCULINO',
    });
    expect(cuerpo.persona_asegurada).toBe(true);
    expect(cuerpo.ente_gestor).toMatchObject([
      { ente_gestor: 'Caja Nacional de Salud', sigla: 'CNS', codigo_entidad: ALTIPLANO, tipo_asegurado: 'TRABAJADOR' },
    ]);
    expect(cuerpo.ente_gestor[0]?.beneficiarios.map((b) => [b.documento, b.tipo_parentesco, b.estado])).toEqual([
      ['1000200', 'ESPOSA/ESPOSO', 'ACTIVO'],
      ['1000202', 'PADRE/MADRE', 'ACTIVO'],
      ['1000201', 'HIJA/HIJO', 'ACTIVO'],
    ]);
  });

  it.each([
    ['1000101', 101, 'ACTIVO', true],
    ['1000102', 102, 'AMPLIACIÓN', true],
    ['1000103', 103, 'CESANTIA', true],
    ['1000104', 104, 'INACTIVO', false],
    ['1000105', 105, 'INHABILITADO', false],
    ['1000108', 108, 'REVISION', false],
  ])('%s: estado %i, «%s», asegurada hoy: %s', async (numero, codigo, descripcion, asegurada) => {
    const { titular, persona_asegurada } = await detalle(numero, 900);
    expect([titular.estado.codigo, titular.estado.descripcion, persona_asegurada]).toEqual([
      codigo,
      descripcion,
      asegurada,
    ]);
  });

  it.each([
    ['1000100', null],
    ['1000101', null],
    ['1000103', null],
    ['1000104', 'El titular está INACTIVO: no puede registrar beneficiarios.'],
    ['1000105', 'El titular está INHABILITADO: no puede registrar beneficiarios.'],
    ['1000108', 'El titular está REVISION: no puede registrar beneficiarios.'],
  ])('%s: un beneficiario más se ofrece donde puede guardarse, y si no se dice por qué: %s', async (numero, impide) => {
    expect((await detalle(numero, numero === '1000100' ? 1000 : 900)).titular.impide_beneficiarios).toBe(impide);
  });

  it('la fecha del estado es la que corresponde al panel', async () => {
    expect((await detalle('1000102', 900)).titular.fecha_estado).toBe(sumarDias(HOY, 60));
    expect((await detalle('1000104', 900)).titular.fecha_estado).toBe(sumarDias(HOY, -200));
    const { titular } = await detalle('1000103', 900);
    expect(titular.fecha_estado).toBe(titular.estado.fecha_cesantia);
  });

  it('la edad de quien murió es la que tenía al morir, también por palabra de su ente gestor solo', async () => {
    const { db } = api.base.owner;
    const deceso = fecha('2025-03-13');
    await db
      .updateTable('persona')
      .set({ fecha_defuncion: deceso })
      .where('numero_documento', '=', numeroDocumento('1000110'))
      .execute();
    expect((await detalle('1000110', 1200)).resultado_persona).toMatchObject({ fallecido: true, edad: 39 });
    expect((await detalle('1000108', 900)).resultado_persona).toMatchObject({ fallecido: false, edad: 41 });
    const { id } = await db
      .selectFrom('persona')
      .select('id')
      .where('numero_documento', '=', numeroDocumento('1000108'))
      .executeTakeFirstOrThrow();
    await db
      .insertInto('defuncion_declarada')
      .values({
        id_persona: id,
        id_ente_gestor: idEnteGestor(1),
        fecha: deceso,
        id_usuario: idUsuario(1),
        creado_en: new Date(),
      })
      .execute();
    expect((await detalle('1000108', 900)).resultado_persona).toMatchObject({ fallecido: true, edad: 39 });
  });

  it('por sigla del ente gestor; de otra sigla no hay', async () => {
    const clave = `1000100/${NACIMIENTO}/${ALTIPLANO}/${sumarDias(HOY, -1000)}`;
    expect((await pedirDetalle(clave, 'CNS')).status).toBe(200);
    expect((await pedirDetalle(clave, 'CPS')).status).toBe(404);
    expect((await pedirDetalle(clave, 'INVENTADA')).status).toBe(404);
  });

  it.each([
    ['otro empleador', `1000100/${NACIMIENTO}/NIT-1020304068/2024-01-18`],
    ['otra fecha de afiliación', `1000100/${NACIMIENTO}/${ALTIPLANO}/2024-01-19`],
    ['otra fecha de nacimiento', `1000100/1985-03-15/${ALTIPLANO}/2024-01-18`],
    ['otro complemento', `1000100-1A/${NACIMIENTO}/${ALTIPLANO}/2024-01-18`],
    ['nadie', `1000404/${NACIMIENTO}/${ALTIPLANO}/2024-01-18`],
  ])('con %s no se encuentra', async (_caso, clave) => {
    const { status, body } = await pedirDetalle(clave);
    expect([status, body]).toEqual([404, { codigo: 'NO_ENCONTRADO', mensaje: 'No se encontró lo solicitado.' }]);
  });

  it('leerlo deja rastro de la afiliación y del ente; no hallarlo, no', async () => {
    const contar = async () =>
      (await api.base.owner.db.selectFrom('auditoria').selectAll().where('accion', '=', 'detalle-asegurado').execute())
        .length;
    const antes = await contar();
    const { titular } = await detalle('1000100', 1000);
    await pedirDetalle(`1000404/${NACIMIENTO}/${ALTIPLANO}/2024-01-18`);
    expect(await contar()).toBe(antes + 1);
    const filas = await api.base.owner.db
      .selectFrom('auditoria')
      .select(['recurso', 'id_recurso', 'id_ente_gestor'])
      .where('accion', '=', 'detalle-asegurado')
      .where('id_recurso', '=', String(titular.idAfiliadoEnteGestor))
      .execute();
    expect(filas.at(-1)).toMatchObject({ recurso: 'afiliacion', id_ente_gestor: 1 });
  });
});
