import type { Perfil } from '@sgpa/contract/v1/perfil';
import { accionesPermitidas } from '@sgpa/domain/cuenta/permisos';
import { esRolAutoridad, veAlPersonal } from '@sgpa/domain/cuenta/roles';
import { describe, expect, it } from 'vitest';
import { alcanceDe, limitarBusqueda, ofreceNuevos } from './alcance.ts';
import { leerBusqueda } from './direccion.ts';

const perfil = (codigoRol: string, idEnteGestor: number | null): Perfil => ({
  usuario: 'usuario.ficticio',
  enteGestor: 'Ente ficticio',
  idEnteGestor,
  siglaEnteGestor: 'EF',
  establecimiento: {
    establecimiento: '',
    departamentoSubsector: '',
    municipioSubsector: '',
    nivel: '',
    red: '',
    tipoEstablecimiento: '',
  },
  logo: null,
  paterno: '',
  materno: '',
  nombres: '',
  cargo: '',
  direccion: '',
  telefono: '',
  correo: '',
  codigoRol,
  acciones_permitidas: accionesPermitidas(codigoRol),
  elige_ente: esRolAutoridad(codigoRol),
  ve_al_personal: veAlPersonal(codigoRol),
  tipo_asegurado_fijo: null,
  segundo_factor: 'NO',
});
const alcance = (rol: string, idEnteGestor: number | null) => alcanceDe(perfil(rol, idEnteGestor));

describe('alcance.test.ts', () => {
  it('deja que la autoridad elija el ente gestor, y nadie más', () => {
    expect(alcance('CONS_SGPA', null)).toMatchObject({ eligeEnte: true, idEnteGestor: 0, puedeRegistrar: false });
    expect(alcance('OPE_AFILIACION', 1)).toMatchObject({ eligeEnte: false, idEnteGestor: 1 });
  });

  it('ofrece MIS REGISTROS a los de un ente gestor que pueden registrar', () => {
    expect(alcance('OPE_AFILIACION', 1).eligeMisRegistros).toBe(true);
    expect(alcance('CAJA_WEB_SUS', 1).eligeMisRegistros).toBe(true);
    expect(alcance('OPE_VIGENCIA', 1).eligeMisRegistros).toBe(false);
    expect(alcance('ADM_SGPA', null)).toMatchObject({ eligeMisRegistros: false, puedeRegistrar: true });
    expect(alcance('EMP_CONSULTA', null)).toMatchObject({ eligeMisRegistros: false, idEnteGestor: null });
  });

  it('ofrece registrar titulares sobre la lista de titulares, no sobre la de beneficiarios', () => {
    const ofrece = (rol: string, tipoAfiliado: 'TITULAR' | 'BENEFICIARIO') =>
      ofreceNuevos(alcance(rol, 1), { tipoAfiliado });
    expect([ofrece('OPE_AFILIACION', 'TITULAR'), ofrece('OPE_AFILIACION', 'BENEFICIARIO')]).toEqual([true, false]);
    expect(ofrece('OPE_VIGENCIA', 'TITULAR')).toBe(false);
  });

  it('no permite nada que solo el perfil dice hasta que se lo conoce', () => {
    expect(alcanceDe(undefined)).toEqual({
      eligeEnte: false,
      eligeMisRegistros: false,
      puedeRegistrar: false,
      veAlPersonal: false,
      idEnteGestor: null,
    });
  });

  it('no estrecha una búsqueda compartida por aquello para lo que la persona no tiene control', () => {
    const compartida = leerBusqueda({ misRegistros: true, idEnteGestor: 3, estado: 'ACTIVO' });
    expect(limitarBusqueda(compartida, alcance('OPE_AFILIACION', 1))).toEqual({ ...compartida, idEnteGestor: 0 });
    expect(limitarBusqueda(compartida, alcance('ADM_SGPA', null))).toEqual({ ...compartida, misRegistros: false });
    const porUsuario = leerBusqueda({ orden: 'USUARIO' });
    expect(limitarBusqueda(porUsuario, alcance('OPE_AFILIACION', 1)).orden).toBe('USUARIO');
    expect(limitarBusqueda(porUsuario, alcance('EMP_CONSULTA', 1)).orden).toBe('REGISTRO');
  });
});
