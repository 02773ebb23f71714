import { describe, expect, it } from 'vitest';
import { fecha } from '../shared/fecha-civil.ts';
import { textosDe } from '../shared/problemas.ts';
import { avisoDeUsuario, type CampoUsuario, proponerNombreDeUsuario, revisarUsuario } from './datos-usuario.ts';

const HOY = fecha('2026-11-22');
const SANO: Record<CampoUsuario, string> = {
  usuario: 'ana.quispe',
  ci: '4455667',
  complemento: '',
  nombres: 'ANA MARÍA',
  paterno: 'QUISPE',
  materno: '',
  fechaNacimiento: '14/03/1985',
  correo: 'ana.quispe@ente.example',
  telefono: '',
  telefonoFijo: '',
  extension: '',
  direccion: '',
  cargo: '',
  rol: 'OPE_AFILIACION',
  idEnteGestor: '1',
  idEntidad: '',
};
const textos = (cambios: Partial<Record<CampoUsuario, string | null>>) =>
  textosDe(revisarUsuario({ ...SANO, ...cambios }, HOY));

describe('datos-usuario.test.ts', () => {
  it('con lo requerido no hay problema; la fecha también como viaja', () => {
    expect(textos({})).toEqual({});
    expect(textos({ fechaNacimiento: '1985-03-14' })).toEqual({});
  });

  it.each<[CampoUsuario, string | null, string]>([
    ['correo', '', 'E-mail es obligatorio'],
    ['correo', '  ', 'E-mail es obligatorio'],
    ['correo', 'ana.quispe', 'correo invalido'],
    ['correo', 'ana@ente', 'correo invalido'],
    ['ci', '', 'Nro. Documento no puede ser vacio.'],
    ['ci', null, 'Nro. Documento no puede ser vacio.'],
    ['ci', '1234', 'Mínimo 5 characters'],
    ['nombres', ' ', 'Nombre es obligatorio'],
    ['nombres', 'A'.repeat(151), 'No puede tener más de 150 caracteres.'],
    ['fechaNacimiento', '', 'Fecha de nacimiento es obligatorio'],
    ['fechaNacimiento', '31/02/1985', 'Fecha Invalida'],
    ['fechaNacimiento', '23/11/2026', 'Fecha Invalida'],
    ['telefono', '12', 'El teléfono no es válido.'],
    ['complemento', '1#', 'El complemento solo admite letras y números.'],
    ['extension', '1'.repeat(11), 'No puede tener más de 10 caracteres.'],
    ['rol', '', 'El rol es obligatorio.'],
    ['idEnteGestor', '', 'El ente gestor es obligatorio.'],
    ['usuario', '', 'El nombre de usuario es obligatorio.'],
    ['usuario', 'ana', 'Debe tener entre 4 y 60 caracteres.'],
    ['usuario', 'ana quispe', 'Solo letras sin acento, números y, entre ellos, punto, guion o guion bajo.'],
    ['usuario', '.ana', 'Solo letras sin acento, números y, entre ellos, punto, guion o guion bajo.'],
    ['usuario', 'ana..q', 'Solo letras sin acento, números y, entre ellos, punto, guion o guion bajo.'],
  ])('%s «%s»: %s', (campo, valor, texto) => {
    expect(textos({ [campo]: valor })).toEqual({ [campo]: texto });
  });

  it('el usuario de un empleador dice de cuál; a los demás no se les pide', () => {
    expect(textos({ rol: 'EMP_CONSULTA' })).toEqual({
      idEntidad: 'La entidad empleadora es obligatoria para este rol.',
    });
    expect(textos({ rol: 'EMP_CONSULTA', idEntidad: '7' })).toEqual({});
  });

  it.each([
    [{ ci: '', correo: '' }, 'Nro. Documento no puede ser vacio.'],
    [{ correo: ' ' }, 'Correo Electronico no puede ser vacio.'],
    [{ correo: 'ana@' }, 'El Correo Introducido no es Valido.'],
    [{ nombres: '' }, null],
  ])('al guardar %o avisa: %s', (cambios, aviso) => {
    expect(avisoDeUsuario({ ...SANO, ...cambios })).toBe(aviso);
  });

  it.each([
    ['ANA MARÍA', 'QUISPE', 'ana.quispe'],
    ['José', 'Núñez Del Prado', 'jose.nunez'],
    ['', "D'Angelo", 'dangelo'],
    ['  ', '', ''],
  ])('de %s %s propone «%s»', (nombres, paterno, propuesto) => {
    expect(proponerNombreDeUsuario(nombres, paterno)).toBe(propuesto);
  });
});
