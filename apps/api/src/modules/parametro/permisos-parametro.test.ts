import { ROLES, type Rol } from '@sgpa/domain/cuenta/roles';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { usuarioDe } from '@sgpa/testing/cuentas';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** Each path has a request that ADM_SGPA would see answered. */
const PEDIDOS = [
  ['GET', 'ESTADO_CIVIL', undefined],
  ['GET', 'ESTADO_CIVIL/24/usos', undefined],
  ['POST', 'ESTADO_CIVIL', { codigo: 'SEPARADO', nombre: 'SEPARADO' }],
  ['POST', 'EMPLEADOR', { tipoCodigo: 3103, codigo: '00099009', nombre: 'MINERA' }],
  ['POST', 'ESTABLECIMIENTO/importacion', { contenido: 'Q8OzZGlnbw==', escribir: true }],
  ['PUT', 'ESTADO_CIVIL/24', { nombre: 'VIUDO(A)', version: 1 }],
  ['PUT', 'ENTE_GESTOR/1', { nombre: 'Otra', idDepartamento: 2, version: 1 }],
  ['PUT', 'ENTE_GESTOR/1/vigencia', { vigenteHasta: '2026-10-13', version: 1 }],
] as const;

/** Sends each path as each role (acuerdos §7); the one that may do it all comes last. */
describe('permisos-parametro.test.ts', () => {
  let api: ApiDePrueba;
  beforeAll(async () => {
    api = await crearApiDePrueba();
  });
  afterAll(() => api.cerrar());

  const pedirTodo = async (rol: Rol) => {
    const token = await api.ingresar(usuarioDe(rol));
    const codigos: string[] = [];
    for (const [metodo, ruta, cuerpo] of PEDIDOS) {
      const { status, body } = await api.pedir<{ codigo?: string }>(token, metodo, `/api/v1/parametro/${ruta}`, cuerpo);
      codigos.push(`${status} ${body.codigo ?? ''}`.trim());
    }
    return codigos;
  };
  const listas = async () => {
    const { rows } = await sql`
      select (select version from catalogo_version) as version,
        (select md5(string_agg(p::text, ',' order by p.id)) from parametrica p) as parametricas,
        (select md5(string_agg(g::text, ',' order by g.id)) from ente_gestor g) as entes,
        (select md5(string_agg(e::text, ',' order by e.id)) from entidad_empleadora e) as empleadores
    `.execute(api.base.owner.db);
    return rows;
  };

  it.each(ROLES.filter((rol) => rol !== 'ADM_SGPA'))('%s no lee ni cambia ninguna lista', async (rol) => {
    const antes = await listas();
    expect(await pedirTodo(rol)).toEqual(PEDIDOS.map(() => '403 SIN_PERMISO'));
    expect(await listas()).toEqual(antes);
  });

  it('ADM_SGPA hace todo eso', async () => {
    const antes = await listas();
    const vistos = await pedirTodo('ADM_SGPA');
    // The request before changed the entity, whose version is another one by now.
    expect(vistos).toEqual([...PEDIDOS.slice(1).map(() => '200'), '409 REGISTRO_CAMBIADO']);
    expect(await listas()).not.toEqual(antes);
  });
});
