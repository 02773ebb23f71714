import type { Caso } from '@sgpa/testing/cable/caso';

const DATOS = {
  version: 1,
  ci: '1500006',
  nombres: 'Javier',
  paterno: 'Llanos',
  materno: 'Pinto',
  fechaNacimiento: '1985-03-14',
  correo: 'javier@sgpa.example',
  rol: 'OPE_VIGENCIA',
};
const actualizar = (mas: Partial<Caso> & { caso: string }): Caso => ({
  como: 'adm.ente',
  metodo: 'PUT',
  ruta: '/api/v1/usuarioSistema/<usuario ope.vigencia>',
  cuerpo: DATOS,
  ...mas,
});

export const CASOS: readonly Caso[] = [
  actualizar({ caso: 'cambia sus datos', clave: 'actualizacion-usuario-0001' }),
  actualizar({ caso: 'otra vez, con la versión de antes' }),
  actualizar({ caso: 'con una fecha que no existe', cuerpo: { ...DATOS, version: 2, fechaNacimiento: '1985-02-31' } }),
  actualizar({
    caso: 'su propio rol',
    ruta: '/api/v1/usuarioSistema/<usuario adm.ente>',
    cuerpo: { ...DATOS, ci: '1500004' },
  }),
  actualizar({ caso: 'de otro ente', ruta: '/api/v1/usuarioSistema/<usuario ope.petrolera>' }),
  actualizar({ caso: 'a quien no le toca', como: 'ope.afiliaciones' }),
];
