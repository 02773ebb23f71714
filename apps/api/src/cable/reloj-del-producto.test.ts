import { crearApiDePrueba } from '@sgpa/testing/api';
import { conIdentificadores, OPERADORA } from '@sgpa/testing/cable/caso';
import { ESCRIBEN, LEEN, PROPIAS } from '@sgpa/testing/cable/casos/todos';
import { RELOJ_DEL_PRODUCTO } from '@sgpa/testing/reloj-del-producto';
import { describe, expect, it } from 'vitest';

const EXPORTACION = 'exportacion-asegurados';
/** The user's own account has its own tests; changes to it would keep whoever asks next out. */
const PEDIDOS = Object.entries({ ...ESCRIBEN, [EXPORTACION]: LEEN[EXPORTACION] ?? [] })
  .filter(([slug]) => !PROPIAS.includes(slug))
  .flatMap(([slug, casos]) => casos.map((caso) => [slug, caso] as const));

/** A refusal may depend on the day; a breakdown does not. */
describe('reloj-del-producto.test.ts', () => {
  it('con el reloj de la base ningún pedido grabado se rompe, y muchos sirven', async () => {
    const api = await crearApiDePrueba({ fallas: true });
    try {
      const { pool } = api.base.owner;
      await pool.query(`${RELOJ_DEL_PRODUCTO}; select auditoria_crear_particion(now()::date);
        update usuario set ultimo_ingreso = now()`);
      api.reloj.poner(new Date());
      const sesiones = new Map<string | null, string>();
      for (const quien of new Set(PEDIDOS.map(([, { como = OPERADORA }]) => como)))
        if (quien !== null) sesiones.set(quien, await api.ingresar(quien));
      const dichos: [slug: string, pedido: string, estado: number][] = [];
      for (const [slug, { caso, como = OPERADORA, metodo = 'GET', ruta, cuerpo, clave, antes }] of PEDIDOS) {
        // The preparation of a case may move the clock.
        api.reloj.poner(new Date());
        await antes?.(api);
        api.reloj.poner(new Date());
        const pedido = await conIdentificadores(api, JSON.stringify({ ruta, cuerpo })).catch(() => null);
        // A request about a day's declaration has nothing to ask about on another day.
        if (pedido === null) continue;
        const { ruta: donde, cuerpo: enviado } = JSON.parse(pedido);
        const token = sesiones.get(como) ?? null;
        const { status } = await api.pedir(token, metodo, donde, enviado, clave ? { 'idempotency-key': clave } : {});
        api.simuladores.control.sanar();
        dichos.push([slug, caso, status]);
      }
      expect(dichos.filter(([, , estado]) => estado === 500)).toEqual([]);
      expect(dichos.filter(([, , estado]) => estado < 300).length).toBeGreaterThan(PEDIDOS.length / 3);
    } finally {
      await api.cerrar();
    }
  });
});
