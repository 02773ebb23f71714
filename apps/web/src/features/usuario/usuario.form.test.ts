import type { UsuarioSistema } from '@sgpa/contract/shared/usuario';
import type { Parametrica } from '@sgpa/contract/v1/parametricas';
import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { describe, expect, it } from 'vitest';
import { delCable } from '../../lib/testing/del-cable.ts';
import { aviso, nuevo, revisar, toForm, toRequest } from './usuario.form.ts';

const USUARIO = delCable<UsuarioSistema>({
  idUsuarioSistema: 7,
  usuario: 'ana.quispe',
  ci: '4455667',
  complemento: '1A',
  paterno: 'QUISPE',
  materno: '',
  nombres: 'ANA',
  fechaNacimiento: '1985-03-14',
  direccion: 'CALLE 1',
  correo: 'ana@ente.example',
  telefono: '70000001',
  telefonoFijo: '',
  extension: '12',
  codRues: '900001',
  rol: 'OPE_AFILIACION',
  idEnteGestor: 1,
  idDepartamento: 2,
  cargo: 'OPERADORA',
  idEntidad: null,
  nombreEntidad: null,
  establecimiento: { departamentoSubsector: 'La Paz' },
});
const DEPARTAMENTOS = [
  delCable<Parametrica>({ id: 2, sigla: 'LP', codigo: '2', nombre: 'LA PAZ' }),
  delCable<Parametrica>({ id: 3, sigla: 'CB', codigo: '3', nombre: 'COCHABAMBA' }),
];
const OPCIONES = { roles: [], entes: [{ id: 1, nombre: 'Caja Nacional de Salud', tipo: 'CAJA' }] };

describe('usuario.form.test.ts', () => {
  it('lo que se leyó vuelve igual, con la fecha como viaja', () => {
    expect(toForm(USUARIO, []).fechaNacimiento).toBe('14/03/1985');
    const { idUsuarioSistema: _id, nombreEntidad: _entidad, establecimiento: _lugar, ...datos } = USUARIO;
    expect(toRequest(toForm(USUARIO, []))).toEqual(datos);
  });

  it('sin departamento propio está en el de su establecimiento; el propio queda', () => {
    const departamento = (u: Partial<UsuarioSistema>) => toForm({ ...USUARIO, ...u }, DEPARTAMENTOS).idDepartamento;
    expect(departamento({ idDepartamento: null })).toBe('2');
    expect(departamento({ idDepartamento: 3 })).toBe('3');
    const ninguno = { ...USUARIO.establecimiento, departamentoSubsector: '' };
    expect(departamento({ idDepartamento: null, establecimiento: ninguno })).toBe('');
  });

  it('solo el usuario de un empleador lleva su entidad, y entonces ningún establecimiento', () => {
    const campos = { ...toForm(USUARIO, []), idEntidad: '9', nombreEntidad: 'TEJIDOS' };
    expect(toRequest(campos)).toMatchObject({ idEntidad: null, codRues: '900001' });
    expect(toRequest({ ...campos, rol: 'EMP_CONSULTA' })).toMatchObject({ idEntidad: 9, codRues: null });
  });

  it('quien administra un solo ente gestor no lo elige', () => {
    expect(nuevo(OPCIONES).idEnteGestor).toBe('1');
    expect(
      nuevo({ ...OPCIONES, entes: [...OPCIONES.entes, { id: 2, nombre: 'Otra', tipo: 'CAJA' }] }).idEnteGestor,
    ).toBe('');
  });

  it('vacío dice lo de cada campo, y al guardar lo primero que falta', () => {
    const campos = nuevo(OPCIONES);
    expect(revisar(campos, fecha('2026-11-22'))).toEqual({
      usuario: 'El nombre de usuario es obligatorio.',
      ci: 'Nro. Documento no puede ser vacio.',
      nombres: 'Nombre es obligatorio',
      fechaNacimiento: 'Fecha de nacimiento es obligatorio',
      correo: 'E-mail es obligatorio',
      rol: 'El rol es obligatorio.',
    });
    expect(aviso(campos)).toBe('Nro. Documento no puede ser vacio.');
    expect(aviso({ ...campos, ci: '4455667' })).toBe('Correo Electronico no puede ser vacio.');
    expect(aviso({ ...campos, ci: '4455667', correo: 'x' })).toBe('El Correo Introducido no es Valido.');
    expect(aviso(toForm(USUARIO, []))).toMatch(/campos requeridos/);
  });
});
