import type { Respuesta } from '@sgpa/contract/endpoints';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { sembrarUsuario } from '@sgpa/testing/usuario';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

describe('usuarios.test.ts', () => {
  let api: ApiDePrueba;
  let delEnte: string;
  let autoridad: string;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    delEnte = await api.ingresar('adm.ente');
    autoridad = await api.ingresar('adm.autoridad');
  });
  afterAll(() => api.cerrar());

  const listar = async (token: string, filtros: Record<string, string> = {}) => {
    const busqueda = new URLSearchParams({ limit: '100', ...filtros });
    const { status, body } = await api.pedir<Respuesta<'usuarios'>>(token, 'GET', `/api/v1/usuarioSistema?${busqueda}`);
    expect(status).toBe(200);
    return body;
  };
  const nombres = async (token: string, filtros?: Record<string, string>) =>
    (await listar(token, filtros)).content.map(({ usuario }) => usuario);

  it('el administrador de ente ve los de su ente; la autoridad, los de todos y los suyos', async () => {
    const propios = await listar(delEnte);
    expect(new Set(propios.content.map(({ enteGestor }) => enteGestor))).toEqual(new Set(['Caja Nacional de Salud']));
    expect(propios.content.map(({ usuario }) => usuario)).toEqual(
      expect.arrayContaining(['adm.ente', 'ope.afiliaciones', 'suspendido']),
    );
    // An employer's user sees workers of other entities too, so that only the authority administers it.
    expect(propios.content.map(({ usuario }) => usuario)).not.toContain('empleador.consulta');
    const todos = await nombres(autoridad);
    expect(todos).toEqual(
      expect.arrayContaining(['adm.autoridad', 'ope.petrolera', 'ope.afiliaciones', 'empleador.consulta']),
    );
    // Naming another entity does not widen the scope.
    expect(await nombres(delEnte, { idEnteGestor: '2' })).toEqual(propios.content.map(({ usuario }) => usuario));
  });

  it.each([
    ['el principio del documento', { buscar: '1500001' }, ['adm.autoridad']],
    ['el documento con puntos y ceros', { buscar: ' 01.500.001 ' }, ['adm.autoridad']],
    ['el documento con un complemento que no tiene', { buscar: '1500001-1A' }, []],
    ['otra parte del documento no', { buscar: '500001' }, []],
    ['nombres y apellido sin acento', { buscar: 'ivan cuellar' }, ['ope.petrolera']],
    ['apellidos y nombres', { buscar: 'CUÉLLAR PAZ IVÁN' }, ['ope.petrolera']],
    ['parte del nombre de usuario', { buscar: 'Petrolera' }, ['ope.petrolera']],
    ['comodines de SQL no lo son', { buscar: '%' }, []],
    ['estado', { estado: 'SUSPENDIDO' }, ['suspendido']],
    ['rol y ente gestor', { rol: 'OPE_AFILIACION', idEnteGestor: '2' }, ['ope.petrolera']],
    ['rol de la autoridad', { rol: 'CONS_SGPA_EJE' }, ['eje.autoridad']],
    ['nada de eso', { buscar: 'petrolera', estado: 'BAJA' }, []],
  ])('busca por %s', async (_caso, filtros, esperados) => {
    const { content, totalElement } = await listar(autoridad, filtros);
    expect([content.map(({ usuario }) => usuario), totalElement]).toEqual([esperados, esperados.length]);
  });

  it('por páginas, en el orden de los apellidos, sin repetir ni perder a nadie', async () => {
    const todos = await nombres(autoridad);
    const pagina = (page: number) => listar(autoridad, { limit: '7', page: String(page) });
    const { pages, totalElement } = await pagina(0);
    expect([pages, totalElement]).toEqual([Math.ceil(todos.length / 7), todos.length]);
    const juntas = await Promise.all(Array.from({ length: pages }, (_, page) => pagina(page)));
    expect(juntas.flatMap(({ content }) => content.map(({ usuario }) => usuario))).toEqual(todos);
  });

  it('cada fila dice lo que se le puede hacer, y a uno mismo no se le ofrece la baja', async () => {
    const registrado = await sembrarUsuario(api.base.owner.db, { estado: 'REGISTRADO' });
    const acciones = async (buscar: string) => (await listar(delEnte, { buscar })).content[0]?.acciones_permitidas;
    expect(await acciones(registrado.ci)).toEqual([
      'detalle-usuario',
      'actualizacion-usuario',
      'activacion-usuario',
      'baja-usuario',
    ]);
    expect(await acciones('adm.ente')).toEqual([
      'detalle-usuario',
      'actualizacion-usuario',
      'recuperacion-credenciales',
    ]);
  });

  it('no trae la contraseña de nadie, ni su resumen', async () => {
    expect(JSON.stringify(await listar(autoridad))).not.toMatch(/argon|password|hash/i);
  });

  it('ofrece los roles que puede dar y los entes donde', async () => {
    const opciones = async (token: string) =>
      (await api.pedir<Respuesta<'usuarios/opciones'>>(token, 'GET', '/api/v1/usuarioSistema/opciones')).body;
    const propias = await opciones(delEnte);
    expect(propias.entes).toEqual([{ id: 1, nombre: 'Caja Nacional de Salud', tipo: 'CAJA' }]);
    expect(propias.roles.map(({ codigo }) => codigo)).toEqual([
      'ADM_ENTE',
      'OPE_AFILIACION',
      'OPE_VIGENCIA',
      'CONS_POBLACION',
      'SSU_CONSULTA',
      'CAJA_WEB_SUS',
    ]);
    const todas = await opciones(autoridad);
    expect(todas.roles).toContainEqual({
      codigo: 'EMP_CONSULTA',
      nombre: expect.stringMatching(/\p{L}/u),
      tiposDeEnte: ['CAJA', 'UNIVERSITARIO'],
      pideEntidad: true,
    });
    expect(
      todas.roles.filter(({ tiposDeEnte }) => tiposDeEnte.includes('AUTORIDAD')).map(({ codigo }) => codigo),
    ).toEqual(['ADM_SGPA', 'CONS_SGPA', 'CONS_SGPA_EJE']);
    expect(todas.entes.filter(({ tipo }) => tipo === 'AUTORIDAD')).toHaveLength(1);
  });

  it('la lectura queda en la auditoría con lo que se buscó y a quiénes mostró', async () => {
    const [fila] = (await listar(autoridad, { buscar: 'ope.petrolera' })).content;
    const { despues } = await api.base.owner.db
      .selectFrom('auditoria')
      .select('despues')
      .where('accion', '=', 'usuarios')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(despues).toMatchObject({ buscar: 'ope.petrolera', total: 1, usuarios: [fila?.idUsuarioSistema] });
  });
});
