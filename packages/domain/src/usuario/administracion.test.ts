import { describe, expect, it } from 'vitest';
import { esRolAutoridad, ROLES } from '../cuenta/roles.ts';
import {
  administra,
  impideBajaDeUsuario,
  impideCambioDeRol,
  rolCabeEnElEnte,
  rolesQueOtorga,
  TIPOS_DE_ENTE,
  tiposDeEnteDelRol,
} from './administracion.ts';

const cuenta = (id: number, rol: string, idEnteGestor: number, estado = 'ACTIVO') => ({
  id,
  rol,
  idEnteGestor,
  estado,
});
const AUTORIDAD = cuenta(1, 'ADM_SGPA', 99);
const DEL_ENTE = cuenta(2, 'ADM_ENTE', 1);

describe('administracion.test.ts', () => {
  it('la autoridad otorga cualquier rol; el administrador de ente, los que no ven más que su ente; los demás, ninguno', () => {
    expect(rolesQueOtorga('ADM_SGPA')).toEqual(ROLES);
    expect(rolesQueOtorga('ADM_ENTE')).toEqual([
      'ADM_ENTE',
      'OPE_AFILIACION',
      'OPE_VIGENCIA',
      'CONS_POBLACION',
      'SSU_CONSULTA',
      'CAJA_WEB_SUS',
    ]);
    const demas = ROLES.filter((rol) => rol !== 'ADM_SGPA' && rol !== 'ADM_ENTE');
    for (const rol of [...demas, 'OTRO']) expect(rolesQueOtorga(rol)).toEqual([]);
  });

  it.each(ROLES)(
    '%s: la autoridad lo administra en todas partes; el del ente, solo en el suyo y si no ve más que él',
    (rol) => {
      for (const idEnteGestor of [1, 2, 99]) {
        expect(administra(AUTORIDAD, { rol, idEnteGestor })).toBe(true);
        expect(administra(DEL_ENTE, { rol, idEnteGestor })).toBe(
          idEnteGestor === 1 && !esRolAutoridad(rol) && rol !== 'EMP_CONSULTA',
        );
        expect(administra(cuenta(3, 'OPE_AFILIACION', 1), { rol, idEnteGestor })).toBe(false);
        expect(administra(cuenta(3, 'CONS_SGPA', 99), { rol, idEnteGestor })).toBe(false);
      }
      expect(TIPOS_DE_ENTE.filter((tipo) => rolCabeEnElEnte(rol, tipo))).toEqual(tiposDeEnteDelRol(rol));
    },
  );

  it('los roles de la autoridad son de la autoridad, SSU_CONSULTA de los seguros universitarios y los demás de todo ente', () => {
    const dondeCabe = (rol: string) => TIPOS_DE_ENTE.filter((tipo) => rolCabeEnElEnte(rol, tipo));
    expect(['ADM_SGPA', 'CONS_SGPA', 'CONS_SGPA_EJE'].map(dondeCabe)).toEqual(Array(3).fill(['AUTORIDAD']));
    expect(dondeCabe('SSU_CONSULTA')).toEqual(['UNIVERSITARIO']);
    for (const rol of ['ADM_ENTE', 'OPE_AFILIACION', 'CONS_POBLACION', 'CAJA_WEB_SUS', 'EMP_CONSULTA'])
      expect([rol, dondeCabe(rol)]).toEqual([rol, ['CAJA', 'UNIVERSITARIO']]);
  });

  it('nadie se da de baja ni se cambia el rol o el ente gestor', () => {
    expect(impideBajaDeUsuario(AUTORIDAD, AUTORIDAD, 5)).toMatch(/su propia cuenta/);
    expect(impideCambioDeRol(DEL_ENTE, DEL_ENTE, { rol: 'OPE_AFILIACION', idEnteGestor: 1 }, 5)).toMatch(/el rol/);
    expect(impideCambioDeRol(DEL_ENTE, DEL_ENTE, { rol: 'ADM_ENTE', idEnteGestor: 2 }, 5)).toMatch(/el ente gestor/);
    expect(impideCambioDeRol(DEL_ENTE, DEL_ENTE, DEL_ENTE, 0)).toBeNull();
  });

  it('el último ADM_SGPA activo no se da de baja ni pierde su rol; con otro activo, sí', () => {
    const ultimo = cuenta(7, 'ADM_SGPA', 99);
    const sinRol = { rol: 'CONS_SGPA', idEnteGestor: 99 };
    expect(impideBajaDeUsuario(AUTORIDAD, ultimo, 0)).toMatch(/único administrador/);
    expect(impideCambioDeRol(AUTORIDAD, ultimo, sinRol, 0)).toMatch(/único administrador/);
    expect([impideBajaDeUsuario(AUTORIDAD, ultimo, 1), impideCambioDeRol(AUTORIDAD, ultimo, sinRol, 1)]).toEqual([
      null,
      null,
    ]);
    expect(impideBajaDeUsuario(AUTORIDAD, cuenta(7, 'ADM_SGPA', 99, 'SUSPENDIDO'), 0)).toBeNull();
    expect(impideBajaDeUsuario(AUTORIDAD, cuenta(8, 'CONS_SGPA', 99), 0)).toBeNull();
  });
});
