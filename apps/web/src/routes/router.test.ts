import { PERMISOS, puede, type Slug } from '@sgpa/domain/cuenta/permisos';
import { describe, expect, test, vi } from 'vitest';
import { ponerAlmacen } from '../lib/testing/almacen-falso.ts';
import { rutaMarco } from './marco.tsx';
import { router } from './router.ts';

/** The build fixes it, and there is none here. */
vi.mock('../lib/version.ts', () => ({ VERSION: '0' }));

/** No records stand behind them; whoever has a session may read them. */
const LIBRES = ['/ayuda', '/informational', '/$'];
const PUBLICAS = ['/', '/login'];

describe('router.test.ts', () => {
  const rutas = Object.values(router.routesByPath);

  test.each(rutas.filter(({ fullPath }) => !PUBLICAS.includes(fullPath)))('$fullPath nombra su caso de uso', (ruta) => {
    const permiso = ruta.options.staticData?.permiso;
    if (LIBRES.includes(ruta.fullPath)) expect(permiso).toBeUndefined();
    else expect(Object.keys(PERMISOS)).toContain(permiso);
  });

  test('toda página privada está bajo la que pide una sesión, también la que no existe', () => {
    const fuera = rutas.filter(({ parentRoute }) => parentRoute !== rutaMarco).map(({ fullPath }) => fullPath);
    expect(fuera.sort()).toEqual(PUBLICAS);
    expect(rutas.map(({ fullPath }) => fullPath)).toContain('/$');
  });

  test('sin sesión, esa lleva al ingreso, que después sigue a la página que se pidió', () => {
    ponerAlmacen();
    const location = { pathname: '/no-existe', href: '/no-existe?x=1' };
    const entrar = () => rutaMarco.options.beforeLoad?.({ location, preload: false } as never);
    expect(entrar).toThrow(
      expect.objectContaining({
        options: expect.objectContaining({ to: '/login', search: { volver: location.href } }),
      }),
    );
  });

  test.each([
    ['OPE_VIGENCIA', '/afiliacionTitulares', 'validacion-titular', false],
    ['CONS_SGPA', '/completarDatosAfiliacion', 'registro-titular', false],
    ['CONS_POBLACION', '/afiliacionTitularesFallecidos', 'registro-fallecido', false],
    ['CONS_SGPA', '/afiliadoActualizar/$id', 'actualizacion-titular', false],
    ['SSU_CONSULTA', '/dashBoardVue', 'resumen-poblacion', false],
    ['EMP_CONSULTA', '/consultas', 'estado-asegurado', false],
    ['CONS_SGPA', '/auditoria', 'auditoria', false],
    ['ADM_ENTE', '/certificacion', 'certificado', false],
    ['OPE_AFILIACION', '/completarDatosAfiliacion', 'registro-titular', true],
  ] as const)('a %s la página %s le pide %s: %s', (rol, pagina, permiso: Slug, puedeVerla) => {
    expect(rutas.find(({ fullPath }) => fullPath === pagina)?.options.staticData?.permiso).toBe(permiso);
    expect(puede(rol, permiso)).toBe(puedeVerla);
  });
});
