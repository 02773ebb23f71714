import { esPublico, PERMISOS, puede, type Slug } from '@sgpa/domain/cuenta/permisos';
import { ROLES, type Rol } from '@sgpa/domain/cuenta/roles';
import { type ApiDePrueba, type CuerpoError, crearApiDePrueba, type Respuesta } from '@sgpa/testing/api';
import { esSlug, usuarioDe } from '@sgpa/testing/cuentas';
import { direccion, muestra, type Pedible, pediblesDe } from '@sgpa/testing/pedidos';
import { conRutas, type RutaRegistrada } from '@sgpa/testing/rutas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** The authority must choose the managing entity, and CAJA_WEB_SUS register with the code of the voluntary insured. */
const DEBEN_DECIR_MAS: readonly Rol[] = ['ADM_SGPA', 'CAJA_WEB_SUS'];
const REGISTRO_DE_USUARIO = 'POST /api/v1/usuarioSistema';
const REGISTROS_DE_TITULAR = ['POST /api/v1/afiliado/ente-gestor', 'POST /api/v2/afiliado/ente-gestor'];
/** The deceased wizard saves on the path of the holders' (document 2 §7); its service asks for its own permission. */
const SIN_RUTA_PROPIA = ['registro-fallecido'];

describe('permisos.test.ts', () => {
  let api: ApiDePrueba;
  let rutas: RutaRegistrada[];
  let pedibles: Pedible[];
  beforeAll(async () => {
    const hecho = await conRutas(
      () => crearApiDePrueba(),
      (app) => {
        app.get('/api/v1/sin-permiso-declarado', async () => ({ secreto: true }));
      },
    );
    api = hecho.api;
    rutas = hecho.rutas.filter(({ url }) => url !== '/api/v1/sin-permiso-declarado');
    pedibles = pediblesDe(api.app).filter(({ slug }) => slug !== '');
  });
  afterAll(() => api.cerrar());

  const pedirMuestra = (token: string | null, p: Pedible) =>
    api.inyectar(token, p.metodo, direccion(p), p.cuerpo && muestra(p.cuerpo));

  it('toda ruta registrada declara un caso de uso de la tabla de permisos', () => {
    expect(rutas.length).toBeGreaterThan(50);
    expect(rutas.filter(({ slug }) => !esSlug(slug())).map(({ metodo, url }) => `${metodo} ${url}`)).toEqual([]);
  });

  it('todo caso de uso de la tabla tiene ruta, y toda ruta está en el documento OpenAPI', () => {
    const usados = new Set(rutas.map(({ slug }) => slug()));
    expect(Object.keys(PERMISOS).filter((slug) => !usados.has(slug))).toEqual(SIN_RUTA_PROPIA);
    const documentadas = new Set(pedibles.map(({ metodo, ruta }) => `${metodo} ${ruta.replace(/\{(\w+)\}/g, ':$1')}`));
    const propias = rutas.filter(
      ({ metodo, slug }) => metodo !== 'HEAD' && !['documentacion', 'ayuda', 'salud'].includes(slug() ?? ''),
    );
    expect(propias.map(({ metodo, url }) => `${metodo} ${url}`).filter((r) => !documentadas.has(r))).toEqual([]);
  });

  it('una ruta que olvidó declarar el suyo está cerrada para todos', async () => {
    const token = await api.ingresar('adm.autoridad');
    for (const t of [null, token]) {
      const { status, body } = await api.pedir(t, 'GET', '/api/v1/sin-permiso-declarado');
      expect([status, body.codigo]).toEqual([404, 'NO_ENCONTRADO']);
    }
  });

  it('sin sesión, todo lo protegido responde 401 antes de mirar lo pedido', async () => {
    const protegidas = rutas.filter(({ slug }) => !esPublico(slug() as Slug));
    expect(protegidas.length).toBeGreaterThan(30);
    for (const { metodo, url } of protegidas) {
      const { statusCode } = await api.app.inject({
        method: metodo as 'GET',
        url: url.replace(/:\w+/g, 'x'),
        headers: { 'content-type': 'application/json' },
        payload: metodo === 'POST' ? '{"mal' : undefined,
      });
      expect([metodo, url, statusCode]).toEqual([metodo, url, 401]);
    }
  });

  it('sin sesión, lo público no pide una', async () => {
    for (const { metodo, url } of rutas.filter(({ slug }) => esPublico(slug() as Slug))) {
      const { statusCode, body } = await api.app.inject({ method: metodo as 'GET', url });
      expect([url, statusCode === 401, statusCode < 500, body.includes('SESION')]).toEqual([url, false, true, false]);
    }
  });

  it.each(ROLES)('%s: lo suyo le responde; lo demás es 403', async (rol) => {
    const token = await api.ingresar(usuarioDe(rol));
    const vistos: Record<string, Respuesta<CuerpoError>> = {};
    // The request that ends the session comes last.
    const enOrden = pedibles.toSorted(
      (a, b) => Number(a.slug === 'cierre-sesion') - Number(b.slug === 'cierre-sesion'),
    );
    for (const pedible of enOrden) {
      const respuesta = await pedirMuestra(token, pedible);
      const { status, body } = respuesta;
      const donde = `${pedible.metodo} ${pedible.ruta}`;
      vistos[donde] = respuesta;
      if (pedible.slug === 'ingreso') continue;
      const permitido = puede(rol, pedible.slug as Slug);
      if (!permitido) expect([donde, status, body.codigo]).toEqual([donde, 403, 'SIN_PERMISO']);
      else
        expect([donde, status >= 500 || status === 401 || status === 403, body.codigo]).toEqual([
          donde,
          false,
          body.codigo,
        ]);
    }
    // The samples are sound; some roles must say more than a sample does.
    const rechazadas = Object.entries(vistos).filter(([, { status }]) => status === 400);
    const esperadas = [
      ...(DEBEN_DECIR_MAS.includes(rol) ? REGISTROS_DE_TITULAR : []),
      // The required fields alone name nobody: whom the request is about needs more.
      ...(puede(rol, 'habilitacion-derechohabiente') ? ['PUT /api/v1/beneficiario/derecho_hambiente'] : []),
      // The condition is optional in the fields that it shares with the registration.
      ...(puede(rol, 'renovacion-condicion') ? ['PUT /api/v1/beneficiario/condicion'] : []),
      ...(rol === 'ADM_SGPA' ? [REGISTRO_DE_USUARIO, 'PUT /api/v1/usuarioSistema/{id}'] : []),
      // An age is named by its kin; every other list asks for a name.
      ...(rol === 'ADM_SGPA' ? ['POST /api/v1/parametro/{lista}', 'PUT /api/v1/parametro/{lista}/{id}'] : []),
    ].toSorted();
    const inesperadas = rechazadas.filter(([donde]) => !esperadas.includes(donde));
    expect(inesperadas.map(([donde, { body }]) => ({ donde, detalle: body.detalle }))).toEqual([]);
    expect(rechazadas.map(([donde]) => donde).sort()).toEqual(esperadas);
  });

  it.each(ROLES)('%s: lo prohibido es 403 también con un pedido mal hecho', async (rol) => {
    const token = await api.ingresar(usuarioDe(rol));
    for (const { metodo, ruta, slug } of pedibles.filter((p) => !puede(rol, p.slug as Slug))) {
      const { status } = await api.inyectar(
        token,
        metodo,
        ruta.replace(/[{}]/g, ''),
        metodo === 'POST' ? '{"mal' : undefined,
      );
      expect([slug, ruta, status]).toEqual([slug, ruta, 403]);
    }
  });
});
