import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

interface Operacion {
  operationId?: string;
  summary?: string;
  tags?: string[];
  security?: unknown[];
  responses: Record<string, unknown>;
}
interface Documento {
  openapi: string;
  info: { title: string };
  paths: Record<string, Record<string, Operacion>>;
}

const SIN_SESION = [
  'ingreso',
  'terminos-vigentes',
  'cuentas-demo',
  'verificacion-certificado',
  'solicitud-recuperacion',
  'nueva-password',
];

describe('documentacion.test.ts', () => {
  let api: ApiDePrueba;
  let documento: Documento;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    documento = (await api.pedir<Documento>(null, 'GET', '/api/documentacion/json')).body;
  });
  afterAll(() => api.cerrar());

  it('el documento es OpenAPI 3.1 y se lee sin sesión, también como página', async () => {
    expect(documento.openapi).toBe('3.1.0');
    expect(documento.info.title).toBe('SGPA');
    const pagina = await api.pedir<string>(null, 'GET', '/api/documentacion');
    expect([pagina.status, pagina.cabeceras.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  });

  it('están las rutas que la especificación nombra', () => {
    expect(Object.keys(documento.paths)).toEqual(
      expect.arrayContaining([
        '/api/v1/login_app',
        '/api/v1/findUsuario',
        '/api/v1/findMenuPrincipalByRol',
        '/api/v1/verificarAceptacion',
        '/api/v1/activarUsuario',
        '/api/v1/operacionByUsuario',
        '/api/v1/findAllEstadoBDPA',
        '/api/v2/afiliado/ente-gestor',
        '/api/v2/contrastacion/afiliado',
        '/api/v1/afiliado/ente-gestor-all',
        '/api/v1/beneficiario/ente-gestor-all',
        '/api/v1/parametricas/getByGrupo/{grupo}',
      ]),
    );
  });

  it('cada operación se llama como su caso de uso, con lo que hace de él donde tiene varias rutas', () => {
    for (const { operationId, tags } of Object.values(documento.paths).flatMap((una) => Object.values(una)))
      expect(`${operationId}-`).toMatch(new RegExp(`^${tags?.[0]}-`));
    expect(documento.paths['/api/v1/afiliado/ente-gestor']?.put?.operationId).toBe('baja-titular');
    expect(documento.paths['/api/v1/afiliado/ente-gestor-all']?.get?.operationId).toBe('lista-asegurados-titulares');
  });

  it('solo lo que usa otro sistema es una operación: ni las páginas ni el estado del servidor', () => {
    const otras = Object.keys(documento.paths).filter((ruta) => !/^\/(api|monitoreo)\/v\d\//.test(ruta));
    expect(otras).toEqual(['/.well-known/jwks.json']);
  });

  it('cada operación dice qué hace, de qué caso de uso es, qué responde y si pide sesión', () => {
    for (const [ruta, operaciones] of Object.entries(documento.paths)) {
      for (const { summary, tags, responses, security } of Object.values(operaciones)) {
        expect([ruta, summary]).toEqual([ruta, expect.stringMatching(/\S/)]);
        expect([ruta, tags]).toEqual([ruta, [expect.stringMatching(/^[a-z-]+$/)]]);
        expect([ruta, Object.keys(responses)]).toEqual([ruta, expect.arrayContaining(['200', '4XX', '5XX'])]);
        const publica = SIN_SESION.includes(tags?.[0] ?? '');
        expect([ruta, security]).toEqual([ruta, publica ? [] : [{ token: [] }]]);
      }
    }
  });

  it('toda respuesta lleva las cabeceras de seguridad, y ninguna permite scripts escritos en la página', async () => {
    for (const ruta of ['/api/documentacion', '/api/v1/findUsuario', '/salud/vivo', '/no/existe']) {
      const { cabeceras } = await api.pedir(null, 'GET', ruta);
      const csp = cabeceras.get('content-security-policy') ?? '';
      expect([ruta, csp]).toEqual([ruta, expect.stringContaining("frame-ancestors 'none'")]);
      expect([ruta, /script-src ([^;]*)/.exec(csp)?.[1]]).toEqual([ruta, "'self'"]);
      expect(cabeceras.get('x-content-type-options')).toBe('nosniff');
      expect(cabeceras.get('referrer-policy')).toBe('no-referrer');
      expect(cabeceras.get('x-powered-by')).toBeNull();
    }
  });
});
