import type { Respuesta } from '@sgpa/contract/endpoints';
import { idUsuario } from '@sgpa/domain/shared/ids';
import { type ApiDePrueba, type CuerpoError, crearApiDePrueba } from '@sgpa/testing/api';
import { CINCO, declararEn, enDepartamento, sinDeclaraciones, totalesDel } from '@sgpa/testing/declaracion';
import { CNS } from '@sgpa/testing/titular';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

type Lista = Respuesta<'declaraciones'>;
type Una = Respuesta<'declaraciones/detalle'> & CuerpoError;

describe('declaraciones.test.ts', () => {
  let api: ApiDePrueba;
  let cns: string;
  let petrolera: string;
  const ids: Record<string, number> = {};
  beforeAll(async () => {
    api = await crearApiDePrueba();
    await sinDeclaraciones(api.base.owner.db);
    cns = await api.ingresar('ope.afiliaciones');
    petrolera = await api.ingresar('ope.petrolera');
    ids.vieja = await remitir(cns, totalesDel('2026-08-31', CINCO));
    ids.nueva = await remitir(
      cns,
      totalesDel('2026-09-30', {
        ...CINCO,
        poblacionDepartamento: [
          enDepartamento('SC', { ...CINCO, regional: 'NORTE' }),
          enDepartamento('LP', { titularesValidos: 1, eliminado: true }),
        ],
      }),
    );
    ids.corregida = await remitir(cns, totalesDel('2026-08-31', { recienNacidos: 2, idPoblacionDeclarada: ids.vieja }));
    ids.anulada = await declararEn(api.base.owner.db, CNS, idUsuario(1), { gestion: 2026, periodo: 7, dia: 31 });
    ids.ajena = await remitir(petrolera, totalesDel('2026-09-30', { recienNacidos: 5 }));
    await api.pedir(cns, 'DELETE', `/monitoreo/v1/deleteTotalDeclaracion/${ids.anulada}`);
  });
  afterAll(() => api.cerrar());

  async function remitir(token: string, cuerpo: object): Promise<number> {
    const { body } = await api.pedir<Respuesta<'remision-declaracion'>>(token, 'POST', '/monitoreo/v1/save', cuerpo);
    return body.idPoblacionDeclarada ?? 0;
  }
  const listar = async (token: string, consulta = '') =>
    (await api.pedir<Lista>(token, 'GET', `/monitoreo/v1/findAllDeclaracion${consulta}`)).body.data;
  const idsDe = (lista: Lista['data']) => lista.map(({ idPoblacionDeclarada }) => idPoblacionDeclarada);
  const ver = (token: string, id: number | undefined) =>
    api.pedir<Una>(token, 'GET', `/monitoreo/v1/findDeclaracionById/${id}`);

  it('un ente gestor ve las suyas que rigen, la del último día primero, y las anuladas si las pide', async () => {
    expect(idsDe(await listar(cns))).toEqual([ids.nueva, ids.corregida]);
    expect(idsDe(await listar(petrolera))).toEqual([ids.ajena]);
    const conAnuladas = await listar(cns, '?anuladas=true');
    expect(conAnuladas.map(({ idPoblacionDeclarada, estado }) => [idPoblacionDeclarada, estado])).toEqual([
      [ids.nueva, 'REMITIDO'],
      [ids.corregida, 'REMITIDO'],
      [ids.anulada, 'ANULADO'],
    ]);
    expect((await listar(cns))[0]).toEqual({
      idPoblacionDeclarada: ids.nueva,
      gestion: 2026,
      periodo: 9,
      dia: 30,
      ...CINCO,
      estado: 'REMITIDO',
      version: 1,
      usuario: 'ope.afiliaciones',
      fechaRemision: '2026-10-14 10:00:00',
      idEnteGestor: 1,
      enteGestor: 'CNS',
      difiere: null,
      diferencias: null,
      conteo: 'PENDIENTE',
    });
  });

  it.each(['adm.autoridad', 'cons.autoridad', 'eje.autoridad'])('%s ve las de todos', async (usuario) => {
    const token = await api.ingresar(usuario);
    expect(idsDe(await listar(token))).toEqual([ids.nueva, ids.ajena, ids.corregida]);
    expect((await ver(token, ids.ajena)).body.data).toMatchObject({ enteGestor: 'CPS', usuario: 'ope.petrolera' });
  });

  it('se filtran por ente gestor y por periodo, y los periodos que hay se dicen siempre', async () => {
    const autoridad = await api.ingresar('eje.autoridad');
    const filtradas = async (token: string, consulta: string) => idsDe(await listar(token, consulta));
    expect(await filtradas(autoridad, '?idEnteGestor=1')).toEqual([ids.nueva, ids.corregida]);
    expect(await filtradas(autoridad, '?idEnteGestor=2&periodo=2026-09')).toEqual([ids.ajena]);
    expect(await filtradas(autoridad, '?idEnteGestor=2&periodo=2026-08')).toEqual([]);
    expect(await filtradas(autoridad, '?periodo=2026-09,2026-08')).toEqual([ids.nueva, ids.ajena, ids.corregida]);
    expect(await filtradas(cns, '?periodo=2026-07,2026-09&anuladas=true')).toEqual([ids.nueva, ids.anulada]);
    expect(await filtradas(cns, '?idEnteGestor=1&periodo=')).toEqual([ids.nueva, ids.corregida]);
    const conPeriodos = async (token: string, consulta: string) =>
      (await api.pedir<Lista>(token, 'GET', `/monitoreo/v1/findAllDeclaracion${consulta}`)).body.periodos;
    expect(await conPeriodos(cns, '?periodo=2026-09')).toEqual(['2026-09', '2026-08']);
    expect(await conPeriodos(cns, '?anuladas=true')).toEqual(['2026-09', '2026-08', '2026-07']);
    expect(await conPeriodos(petrolera, '')).toEqual(['2026-09']);
  });

  it.each([
    ['?idEnteGestor=2', 403, 'SIN_PERMISO'],
    ['?idEnteGestor=9999', 403, 'SIN_PERMISO'],
    ['?periodo=2026-13', 400, 'SOLICITUD_INVALIDA'],
    ['?periodo=septiembre', 400, 'SOLICITUD_INVALIDA'],
    ['?difieren=si', 400, 'SOLICITUD_INVALIDA'],
  ])('a un ente gestor %s se le responde %i', async (consulta, estado, codigo) => {
    const ruta = `/monitoreo/v1/findAllDeclaracion${consulta}`;
    const { status, body } = await api.pedir<CuerpoError>(cns, 'GET', ruta);
    expect([status, body.codigo]).toEqual([estado, codigo]);
  });

  it('una se ve con sus departamentos, también los quitados, y con todas sus versiones', async () => {
    const { body } = await ver(cns, ids.nueva);
    expect(body.data.poblacionDepartamento).toEqual([
      { departamento: 'SC', regional: 'NORTE', ...CINCO, eliminado: false, seleccionado: false },
      expect.objectContaining({ departamento: 'LP', titularesValidos: 1, eliminado: true }),
    ]);
    const vieja = (await ver(cns, ids.vieja)).body.data;
    expect([vieja.estado, vieja.titularesValidos]).toEqual(['CORREGIDO', 500]);
    expect(vieja.versiones.map((v) => [v.idPoblacionDeclarada, v.version, v.estado])).toEqual([
      [ids.corregida, 2, 'REMITIDO'],
      [ids.vieja, 1, 'CORREGIDO'],
    ]);
  });

  it('la de otro ente gestor no existe, ni con su número', async () => {
    for (const [token, id] of [
      [petrolera, ids.nueva],
      [cns, ids.ajena],
      [cns, 999_999_999],
    ] as const) {
      const { status, body } = await ver(token, id);
      expect([status, body.codigo]).toEqual([404, 'NO_ENCONTRADO']);
    }
  });

  it('lo remitido no se puede reescribir ni borrar con el rol de la aplicación', async () => {
    const { rows } = await sql<{ tabla: string; privilegio: string; columna: string | null }>`
      select table_name as tabla, privilege_type as privilegio, null as columna
      from information_schema.table_privileges
      where grantee = 'sgpa_app' and table_name like 'declaracion\_%'
      union all
      select table_name, 'UPDATE', column_name from information_schema.column_privileges
      where grantee = 'sgpa_app' and table_name like 'declaracion\_%' and privilege_type = 'UPDATE'
      order by 1, 2, 3`.execute(api.base.owner.db);
    expect(
      rows.map(({ tabla, privilegio, columna }) => [tabla, privilegio, columna].filter(Boolean).join(' ')),
    ).toEqual([
      'declaracion_departamento INSERT',
      'declaracion_departamento SELECT',
      'declaracion_poblacion INSERT',
      'declaracion_poblacion SELECT',
      'declaracion_poblacion UPDATE anulado_en',
      'declaracion_poblacion UPDATE estado',
      'declaracion_poblacion UPDATE id_usuario_anulacion',
    ]);
  });
});
