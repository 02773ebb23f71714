import { describe, expect, it } from 'vitest';
import {
  accionesPermitidas,
  admiteSinTerminos,
  esPublico,
  PERMISOS,
  permisosEnLista,
  puede,
  type Slug,
} from './permisos.ts';
import { esRolAutoridad, ROLES } from './roles.ts';

const slugs = Object.keys(PERMISOS) as Slug[];

describe('permisos.test.ts', () => {
  it.each([
    ['OPE_AFILIACION', 'registro-titular', true],
    ['ADM_ENTE', 'registro-titular', true],
    ['ADM_SGPA', 'registro-titular', true],
    ['CAJA_WEB_SUS', 'registro-titular', true],
    ['CONS_SGPA', 'registro-titular', false],
    ['CONS_SGPA_EJE', 'validacion-titular', false],
    ['OPE_VIGENCIA', 'registro-titular', false],
    ['EMP_CONSULTA', 'estado-asegurado', false],
    ['EMP_CONSULTA', 'consulta-identidad', false],
    ['EMP_CONSULTA', 'consulta-empresa', false],
    ['SSU_CONSULTA', 'consulta-ovt', true],
    ['CAJA_WEB_SUS', 'consulta-senasir', true],
    ['ADM_SGPA', 'consulta-certificacion', true],
    ['CONS_SGPA', 'consulta-certificacion', true],
    ['CONS_SGPA_EJE', 'consulta-certificacion', false],
    ['ADM_ENTE', 'consulta-certificacion', false],
    ['EMP_CONSULTA', 'lista-asegurados', true],
    ['SSU_CONSULTA', 'resumen-poblacion', false],
    ['SSU_CONSULTA', 'resumen-usuarios', false],
    ['CONS_SGPA_EJE', 'resumen-usuarios', false],
    ['CONS_SGPA_EJE', 'resumen-poblacion', true],
    ['EMP_CONSULTA', 'resumen-usuarios', false],
    ['EMP_CONSULTA', 'resumen-poblacion', true],
    ['CONS_POBLACION', 'resumen-usuarios', true],
    ['SSU_CONSULTA', 'estado-asegurado', true],
    ['OPE_AFILIACION', 'baja-titular', true],
    ['CAJA_WEB_SUS', 'baja-titular', true],
    ['CAJA_WEB_SUS', 'registro-fallecido', true],
    ['CONS_SGPA', 'baja-titular', false],
    ['OPE_VIGENCIA', 'ampliacion-titular', false],
    ['ADM_SGPA', 'habilitacion-derechohabiente', true],
    ['ADM_ENTE', 'registro-beneficiario', true],
    ['EMP_CONSULTA', 'actualizacion-titular', false],
  ] as const)('acuerdos §7: %s, %s → %s', (rol, slug, esperado) => {
    expect(puede(rol, slug)).toBe(esperado);
  });

  it('CAJA_WEB_SUS puede con titulares lo que un operador, y con beneficiarios nada salvo actualizarlos', () => {
    const suyas = accionesPermitidas('CAJA_WEB_SUS');
    expect(suyas.filter((slug) => /beneficiario|derechohabiente/.test(slug))).toEqual(['actualizacion-beneficiario']);
    const deTitular = accionesPermitidas('OPE_AFILIACION').filter((slug) => slug.endsWith('-titular'));
    expect(suyas.filter((slug) => slug.endsWith('-titular'))).toEqual(deTitular);
    expect(deTitular).toContain('baja-titular');
  });

  it('niega todo caso de uso protegido a un rol desconocido', () => {
    for (const slug of slugs.filter((s) => !esPublico(s))) expect(puede('OTRO', slug)).toBe(false);
    expect(accionesPermitidas('OTRO')).toEqual([]);
  });

  it('no deja que una cuenta con términos pendientes haga nada con registros', () => {
    const libres = slugs.filter(admiteSinTerminos);
    for (const libre of ['ingreso', 'cierre-sesion', 'menu', 'aceptacion-terminos', 'perfil'])
      expect(libres).toContain(libre);
    expect(libres.filter((slug) => /titular|beneficiario|asegurado|fallec|revision/.test(slug))).toEqual([]);
    expect(libres).not.toContain('cambio-password');
  });

  it('lo público se hace sin sesión, y no cuenta entre lo que un rol puede', () => {
    expect((['ingreso', 'salud', 'menu', 'perfil'] as const).map(esPublico)).toEqual([true, true, false, false]);
    expect(puede('OTRO', 'ingreso')).toBe(true);
    expect(accionesPermitidas('EMP_CONSULTA')).toEqual(slugs.filter((s) => !esPublico(s) && puede('EMP_CONSULTA', s)));
  });

  it('el tablero y las consultas son de todos los roles menos uno', () => {
    const sin = (slug: Slug) => ROLES.filter((rol) => !puede(rol, slug));
    expect([sin('resumen-poblacion'), sin('estado-asegurado')]).toEqual([['SSU_CONSULTA'], ['EMP_CONSULTA']]);
  });

  it.each([
    ['baja-titular', ['baja-titular']],
    ['actualizacion-beneficiario', ['actualizacion-beneficiario', 'registro-beneficiario']],
    // The panel is no use case of its own.
    ['beneficiarios', ['registro-beneficiario']],
  ] as const)('la lista ofrece %s a quien puede %j', (accion, permisos) => {
    expect(permisosEnLista(accion)).toEqual(permisos);
  });

  it('conoce los tres roles de la autoridad', () => {
    expect(ROLES.filter(esRolAutoridad)).toEqual(['ADM_SGPA', 'CONS_SGPA', 'CONS_SGPA_EJE']);
  });
});
