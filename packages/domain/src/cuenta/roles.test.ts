import { describe, expect, it } from 'vitest';
import {
  codigoDeRol,
  esRolAutoridad,
  PRODUCTO,
  PRODUCTOS_AJENOS,
  ROLES,
  ROLES_BENEFICIARIOS,
  rolDeCodigo,
} from './roles.ts';

describe('roles.test.ts', () => {
  it.each([PRODUCTO, 'RPA', 'CONSULTA', 'SUS', 'EJE', 'A1'])(
    'con el producto %s cada código es de un solo rol',
    (producto) => {
      const codigos = ROLES.map((rol) => codigoDeRol(rol, producto));
      expect(new Set(codigos).size).toBe(ROLES.length);
      expect(codigos.map((codigo) => rolDeCodigo(codigo, producto))).toEqual(ROLES);
    },
  );

  it('el nombre del producto está en los códigos de la autoridad y en ningún otro', () => {
    expect(ROLES.map((rol) => codigoDeRol(rol, 'RPA'))).toEqual([
      'ADM_RPA',
      'CONS_RPA',
      'CONS_RPA_EJE',
      'ADM_ENTE',
      'OPE_AFILIACION',
      'OPE_VIGENCIA',
      'CONS_POBLACION',
      'SSU_CONSULTA',
      'CAJA_WEB_SUS',
      'EMP_CONSULTA',
    ]);
  });

  it('ENTE y POBLACION no pueden ser el nombre del producto', () => {
    expect(PRODUCTOS_AJENOS).toEqual(['ENTE', 'POBLACION']);
  });

  it.each(PRODUCTOS_AJENOS)('con el producto %s dos roles tendrían el mismo código', (producto) => {
    expect(new Set(ROLES.map((rol) => codigoDeRol(rol, producto))).size).toBeLessThan(ROLES.length);
  });

  it('son de la autoridad tres roles, y CAJA_WEB_SUS no atiende beneficiarios', () => {
    expect(ROLES.filter(esRolAutoridad)).toEqual(['ADM_SGPA', 'CONS_SGPA', 'CONS_SGPA_EJE']);
    expect(ROLES_BENEFICIARIOS).toEqual(['ADM_SGPA', 'ADM_ENTE', 'OPE_AFILIACION']);
  });
});
