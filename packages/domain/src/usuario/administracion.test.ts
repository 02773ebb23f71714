import { describe, expect, it } from 'vitest';
import { esRolAutoridad, ROLES } from '../cuenta/roles.ts';
import {
  administra,
  impideBajaDeUsuario,
  impideCambioDeRol,
  rolCabeEnElEnte,
  rolesQueOtorga,
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
      expect([rolCabeEnElEnte(rol, true), rolCabeEnElEnte(rol, false)]).toEqual([
        esRolAutoridad(rol),
        !esRolAutoridad(rol),
      ]);
    },
  );

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
