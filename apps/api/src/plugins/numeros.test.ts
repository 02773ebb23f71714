import { type ApiDePrueba, type CuerpoError, crearApiDePrueba } from '@sgpa/testing/api';
import { usuarioQuePuede } from '@sgpa/testing/cuentas';
import { CASI_DIGITOS, esNumero } from '@sgpa/testing/malos';
import { direccion, muestra, pediblesDe } from '@sgpa/testing/pedidos';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { esDeServicio } from './servicios.ts';

/** Numbers in addresses are tested here; entradas-malas.test.ts has those of bodies. */
describe('numeros.test.ts', () => {
  let api: ApiDePrueba;
  let token: string;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    token = await api.ingresar('ope.afiliaciones');
  });
  afterAll(() => api.cerrar());

  it.each([
    ['/api/v1/afiliado/ente-gestor-all?limit=', 'limit', 'Debe ser un número.'],
    ['/api/v1/afiliado/ente-gestor-all?limit=null', 'limit', 'Debe ser un número.'],
    ['/api/v1/afiliado/ente-gestor-all?page=null', 'page', 'Debe ser un número.'],
    ['/api/v1/afiliado/ente-gestor-all?limit=101', 'limit', 'Debe ser un número entero entre 1 y 100.'],
    ['/api/v1/afiliado/ente-gestor-all?page=10000001', 'page', 'Debe ser un número entero entre 0 y 10000000.'],
  ])('de %s dice qué se admite', async (ruta, campo, mensaje) => {
    const { body } = await api.pedir<CuerpoError>(token, 'GET', ruta);
    expect(body.detalle).toEqual([{ campo, mensaje }]);
  });

  it('de lo que falta dice que falta, y de un valor entre pocos, cuáles son', async () => {
    const { body } = await api.pedir<CuerpoError>(token, 'PUT', '/api/v1/afiliado/ente-gestor', {});
    expect(new Set(body.detalle?.map(({ mensaje }) => mensaje))).toEqual(
      new Set(['Este campo es requerido.', 'Debe elegir un motivo.']),
    );
    const certificado = '/api/v1/certificacion/getCertificacion';
    const pedido = { tipo_documento: 'XX', numero_documento: '1000100', fecha_nacimiento: '1985-03-14' };
    const quien = await api.ingresar(usuarioQuePuede('certificado'));
    const otro = await api.pedir<CuerpoError>(quien, 'POST', certificado, pedido);
    expect(otro.body.detalle).toEqual([{ campo: 'tipo_documento', mensaje: 'Debe ser CI.' }]);
  });

  it('cada número de cada dirección con lo que solo lo parece: 400 con su nombre', { timeout: 300_000 }, async () => {
    let probados = 0;
    const sesiones = new Map<string, string>();
    for (const p of pediblesDe(api.app).filter(({ ruta }) => esDeServicio(ruta))) {
      const usuario = usuarioQuePuede(p.slug);
      const suya = sesiones.get(usuario) ?? (await api.ingresar(usuario));
      sesiones.set(usuario, suya);
      const numeros = p.parametros.filter((q) => q.in !== 'header' && esNumero(q.schema));
      for (const { name, required, in: donde } of numeros) {
        const vacios = donde === 'query' ? ['', 'null'] : ['null'];
        const debeSerlo = required || name === 'page' || name === 'limit';
        for (const valor of [...CASI_DIGITOS, ...vacios]) {
          const caso = `${p.ruta} ${name} = ${valor}`;
          const url = direccion(p, { [name]: valor });
          const { status, body } = await api.inyectar<CuerpoError>(suya, p.metodo, url, p.cuerpo && muestra(p.cuerpo));
          const nombrados = status === 400 ? (body.detalle ?? []).map(({ campo }) => campo) : null;
          // A filter that is left empty counts as none.
          const esperado = vacios.includes(valor) && !debeSerlo ? null : [name];
          expect([caso, nombrados]).toEqual([caso, esperado]);
          probados += 1;
        }
      }
    }
    expect(probados).toBeGreaterThan(300);
  });
});
