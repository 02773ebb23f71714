import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/banco-de-pruebas/api';
import { CNS, pedidoRegistro, registrar } from '@sgpa/banco-de-pruebas/titular';
import { ESTADOS } from '@sgpa/domain/cobertura/estados';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

type Tabla = { data: [string, string | number][] };

describe('resumen-poblacion.test.ts', () => {
  let api: ApiDePrueba;
  let token: string;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    token = await api.ingresar('ope.afiliaciones');
  });
  afterAll(() => api.cerrar());

  const leer = async (cuerpo: unknown = {}) =>
    (await api.pedir<Tabla>(token, 'POST', '/api/v1/estadistica/totalPorEstado', cuerpo)).body.data;

  it('la primera fila es el encabezado; después, cada estado con lo que hay', async () => {
    const filas = await api.base.owner.db
      .selectFrom('afiliacion')
      .select(({ fn }) => ['estado', fn.countAll<number>().as('n')])
      .where('id_ente_gestor', '=', CNS)
      .groupBy('estado')
      .execute();
    const esperado = new Map<string, number>();
    for (const { codigo, nombre } of ESTADOS) {
      const n = filas.find(({ estado }) => estado === codigo)?.n ?? 0;
      esperado.set(nombre, (esperado.get(nombre) ?? 0) + n);
    }
    const [encabezado, ...datos] = await leer();
    expect(encabezado).toEqual(['Estado', 'Total']);
    expect(datos).toEqual([...esperado]);
    expect(await leer({ idEnteGestor: CNS })).toEqual([encabezado, ...datos]);
  });

  it('una afiliación nueva se cuenta de inmediato, fundida o no', async () => {
    const activos = async () => (await leer()).find(([nombre]) => nombre === 'ACTIVO')?.[1];
    const antes = Number(await activos());
    await registrar(api, token, pedidoRegistro('1000001'));
    expect(await activos()).toBe(antes + 1);
    await api.base.owner.pool.query('select contadores_fundir()');
    expect(await activos()).toBe(antes + 1);
  });

  it.each(['fechaInicio', 'fechaFin', 'estado', 'tipoFecha'])(
    'un filtro que no atiende (%s) se rechaza en vez de ignorarse',
    async (campo) => {
      const cuerpo = { [campo]: '2026-01-01' };
      const { status, body } = await api.pedir(token, 'POST', '/api/v1/estadistica/totalPorEstado', cuerpo);
      expect([status, body.codigo, body.detalle?.[0]?.campo]).toEqual([400, 'SOLICITUD_INVALIDA', campo]);
    },
  );
});
