import { describe, expect, it } from 'vitest';
import { accionesPermitidas, admiteSinTerminos, esPublico, PERMISOS, puede, type Slug } from './permisos.ts';
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
    ['EMP_CONSULTA', 'lista-asegurados', true],
    ['SSU_CONSULTA', 'resumen-poblacion', false],
    ['SSU_CONSULTA', 'estado-asegurado', true],
    ['OPE_AFILIACION', 'baja-titular', true],
    ['CAJA_WEB_SUS', 'baja-titular', true],
    ['CAJA_WEB_SUS', 'registro-fallecido', true],
    ['CONS_SGPA', 'baja-titular', false],
    ['OPE_VIGENCIA', 'ampliacion-titular', false],
    ['ADM_SGPA', 'habilitacion-derechohabiente', true],
    ['ADM_ENTE', 'registro-beneficiario', true],
    ['EMP_CONSULTA', 'actualizacion-titular', false],
  ] as const)('decisions §7: %s, %s → %s', (rol, slug, esperado) => {
    expect(puede(rol, slug)).toBe(esperado);
  });

  it('CAJA_WEB_SUS no puede nada con beneficiarios salvo actualizarlos', () => {
    const suyas = accionesPermitidas('CAJA_WEB_SUS');
    expect(suyas.filter((slug) => /beneficiario|derechohabiente/.test(slug))).toEqual(['actualizacion-beneficiario']);
    expect(suyas.filter((slug) => slug.endsWith('-titular'))).toHaveLength(5);
  });

  it('niega todo caso de uso protegido a un rol desconocido', () => {
    for (const slug of slugs.filter((s) => !esPublico(s))) expect(puede('OTRO', slug)).toBe(false);
    expect(accionesPermitidas('OTRO')).toEqual([]);
  });

  it('no deja que una cuenta con términos pendientes haga nada con registros', () => {
    const libres = slugs.filter(admiteSinTerminos);
    expect(libres).not.toContain('lista-asegurados');
    expect(libres).not.toContain('registro-titular');
    expect(libres).toContain('aceptacion-terminos');
  });

  it('conoce los tres roles de la autoridad', () => {
    expect(ROLES.filter(esRolAutoridad)).toEqual(['ADM_SGPA', 'CONS_SGPA', 'CONS_SGPA_EJE']);
  });
});
