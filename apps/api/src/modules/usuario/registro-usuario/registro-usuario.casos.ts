import type { Caso } from '@sgpa/testing/cable/caso';

const NUEVO = {
  usuario: 'ana.quispe',
  ci: '4455667',
  complemento: '1A',
  nombres: 'Ana',
  paterno: 'Quispe',
  materno: null,
  fechaNacimiento: '1985-03-14',
  correo: 'ana.quispe@sgpa.example',
  telefono: '70000001',
  rol: 'OPE_AFILIACION',
  idDepartamento: 2,
  codRues: '900001',
};
const registrar = (mas: Partial<Caso> & { caso: string }): Caso => ({
  como: 'adm.ente',
  metodo: 'POST',
  ruta: '/api/v1/usuarioSistema',
  cuerpo: NUEVO,
  ...mas,
});

export const CASOS: readonly Caso[] = [
  registrar({ caso: 'queda REGISTRADO', clave: 'registro-usuario-0001' }),
  registrar({ caso: 'el mismo nombre de usuario' }),
  registrar({ caso: 'el mismo documento', cuerpo: { ...NUEVO, usuario: 'otra.quispe' } }),
  registrar({ caso: 'con un rol sobre el suyo', cuerpo: { ...NUEVO, rol: 'ADM_SGPA' } }),
  registrar({ caso: 'en otro ente gestor', cuerpo: { ...NUEVO, idEnteGestor: 2 } }),
  registrar({ caso: 'sin lo requerido', cuerpo: { ...NUEVO, ci: '', nombres: '', correo: '', fechaNacimiento: '' } }),
  registrar({ caso: 'a quien no le toca', como: 'ope.afiliaciones' }),
];
