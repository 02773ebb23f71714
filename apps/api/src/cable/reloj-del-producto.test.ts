import { crearApiDePrueba } from '@sgpa/banco-de-pruebas/api';
import { RELOJ_DEL_PRODUCTO } from '@sgpa/banco-de-pruebas/reloj-del-producto';
import { describe, expect, it } from 'vitest';
import { conIdentificadores, OPERADORA } from './testing/caso.ts';
import { CASOS_CUENTA } from './testing/casos/cuenta.ts';
import { ESCRIBEN, LEEN } from './testing/casos/todos.ts';

const EXPORTACION = 'exportacion-asegurados';
/** One's own account has its own tests; what it changes keeps whoever asks next out. */
const CASOS = Object.entries({ ...ESCRIBEN, [EXPORTACION]: LEEN[EXPORTACION] ?? [] }).filter(
  ([slug]) => !(slug in CASOS_CUENTA),
);

/** What is refused by the day may be so on another one; what breaks down breaks down on each. */
describe('reloj-del-producto.test.ts', () => {
  it.each(CASOS)('%s: con el reloj de la base ningún pedido grabado se rompe', async (_slug, casos) => {
    const api = await crearApiDePrueba({ fallas: true });
    const { pool } = api.base.owner;
    await pool.query(`${RELOJ_DEL_PRODUCTO}; select auditoria_crear_particion(now()::date);
      update usuario set ultimo_ingreso = now()`);
    const dichos: [pedido: string, estado: number][] = [];
    for (const { caso, como = OPERADORA, metodo = 'GET', ruta, cuerpo, clave, antes } of casos) {
      // What one of them prepares may move the clock.
      api.reloj.poner(new Date());
      await antes?.(api);
      api.reloj.poner(new Date());
      const pedido = await conIdentificadores(api, JSON.stringify({ ruta, cuerpo })).catch(() => null);
      // What is asked of a day's declaration is not there on another day.
      if (pedido === null) continue;
      const { ruta: donde, cuerpo: enviado } = JSON.parse(pedido);
      const token = como === null ? null : await api.ingresar(como);
      const { status } = await api.pedir(token, metodo, donde, enviado, clave ? { 'idempotency-key': clave } : {});
      api.simuladores.control.sanar();
      dichos.push([caso, status]);
    }
    await api.cerrar();
    expect(dichos.filter(([, estado]) => estado === 500)).toEqual([]);
  });
});
