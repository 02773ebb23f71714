import { type ApiDePrueba, type CuerpoError, crearApiDePrueba } from '@sgpa/testing/api';
import { usuarioQuePuede } from '@sgpa/testing/cuentas';
import { direccion, muestra, type Pedible, pediblesDe } from '@sgpa/testing/pedidos';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { esDeServicio } from './servicios.ts';

const PAGINAN = ['page', 'limit', 'tras'];

/** A misspelt filter there would go unnoticed, and its answer be taken for the filtered one. */
const esDeMuchos = ({ ruta, parametros }: Pedible): boolean =>
  parametros.some(({ name }) => PAGINAN.includes(name)) ||
  /\/(estadistica|exportacion|findAllDeclaracion)(\/|$)/.test(ruta);

describe('parametros-de-mas.test.ts', () => {
  let api: ApiDePrueba;
  let pedibles: Pedible[];
  const sesiones = new Map<string, string>();
  beforeAll(async () => {
    api = await crearApiDePrueba();
    pedibles = pediblesDe(api.app).filter((p) => esDeServicio(p.ruta) && (p.metodo === 'GET' || esDeMuchos(p)));
  });
  afterAll(() => api.cerrar());

  async function pedir(p: Pedible, demas: string): Promise<{ status: number; body: CuerpoError }> {
    const usuario = usuarioQuePuede(p.slug);
    const token = sesiones.get(usuario) ?? (await api.ingresar(usuario));
    sesiones.set(usuario, token);
    const url = direccion(p);
    const con = demas === '' ? url : `${url}${url.includes('?') ? '&' : '?'}${demas}`;
    return api.inyectar<CuerpoError>(token, p.metodo, con, p.cuerpo && muestra(p.cuerpo));
  }

  it('una lista, una exportación o una estadística rechaza cada uno por su nombre', async () => {
    const probadas = pedibles.filter(esDeMuchos);
    for (const p of probadas) {
      const { status, body } = await pedir(p, 'desconocido=1&otro=');
      const detalle = ['desconocido', 'otro'].map((campo) => ({ campo, mensaje: 'Este parámetro no existe.' }));
      expect([p.ruta, status, body.codigo, body.detalle]).toEqual([p.ruta, 400, 'SOLICITUD_INVALIDA', detalle]);
    }
    expect(probadas.length).toBeGreaterThan(20);
  });

  it('lo demás responde como sin él', async () => {
    const probadas = pedibles.filter((p) => !esDeMuchos(p));
    for (const p of probadas) {
      const [sin, con] = [await pedir(p, ''), await pedir(p, 'desconocido=1')];
      expect([p.ruta, con.status, con.body]).toEqual([p.ruta, sin.status, sin.body]);
    }
    expect(probadas.length).toBeGreaterThan(25);
  });
});
