import { numeroDocumento } from '@sgpa/domain/shared/documento';
import { formularioDe } from '@sgpa/testing/actualizacion';
import { type ApiDePrueba, type CuerpoError, crearApiDePrueba } from '@sgpa/testing/api';
import { CNS, NACIMIENTO } from '@sgpa/testing/titular';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

describe('actualizacion-titular.lectura.test.ts', () => {
  let api: ApiDePrueba;
  let token: string;
  let form: ReturnType<typeof formularioDe<'titular'>>;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    token = await api.ingresar('ope.afiliaciones');
    form = formularioDe(api, 'titular');
  });
  afterAll(() => api.cerrar());

  const idDe = async (numero: string): Promise<number> => {
    const { id } = await api.base.owner.db
      .selectFrom('afiliacion as a')
      .innerJoin('persona as p', 'p.id', 'a.id_persona')
      .select('a.id')
      .where('p.numero_documento', '=', numeroDocumento(numero))
      .executeTakeFirstOrThrow();
    return id;
  };

  it('1000100: el registro entero, con siglas y códigos de las listas', async () => {
    const id = await idDe('1000100');
    const { status, body } = await form.leer(token, id);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      persona: {
        tipo_documento: 'CI',
        numero_documento: '1000100',
        complemento_documento: '',
        nombres: 'JORGE LUIS',
        fecha_nacimiento: NACIMIENTO,
        edad: 41,
        genero: 'M',
        estado_civil: 'C',
        departamento: 'LP',
        municipio: '020101',
      },
      afiliacion: {
        fecha_inicio: '2024-01-18',
        tipo_asegurado: 'TRABAJADOR',
        tipo_codigo: 3100,
        id_afiliacion_ente_gestor: id,
        id_ente_gestor: CNS,
      },
      empleador: { codigo_entidad: 'NIT-1020304050', razon_social: 'INDUSTRIAS ALTIPLANO S.A.', salario: 3850.5 },
    });
  });

  it('deja rastro de quién leyó', async () => {
    const id = await idDe('1000101');
    await form.leer(token, id);
    const filas = await api.base.owner.db
      .selectFrom('auditoria')
      .select(['accion', 'recurso', 'antes', 'despues', 'id_ente_gestor'])
      .where('id_recurso', '=', String(id))
      .where('accion', '=', 'lectura-actualizacion-titular')
      .execute();
    expect(filas).toEqual([
      {
        accion: 'lectura-actualizacion-titular',
        recurso: 'afiliacion',
        antes: null,
        despues: null,
        id_ente_gestor: CNS,
      },
    ]);
  });

  it('de otro ente, de un beneficiario o de nadie: 404; de un rol que no actualiza: 403', async () => {
    const id = await idDe('1000100');
    const leer = async (quien: string, cual: number | string) => {
      const { status, body } = await form.leer<CuerpoError>(quien, cual);
      return [status, body.codigo];
    };
    expect(await leer(await api.ingresar('ope.petrolera'), id)).toEqual([404, 'NO_ENCONTRADO']);
    expect(await leer(token, await idDe('1000200'))).toEqual([404, 'NO_ENCONTRADO']);
    expect(await leer(token, 999_999_999)).toEqual([404, 'NO_ENCONTRADO']);
    expect(await leer(token, 'abc')).toEqual([400, 'SOLICITUD_INVALIDA']);
    expect(await leer(await api.ingresar('cons.poblacion'), id)).toEqual([403, 'SIN_PERMISO']);
    expect(await leer(await api.ingresar('caja.sus'), id)).toEqual([403, 'SIN_PERMISO']);
  });
});
