import type { Caso } from '../caso.ts';

const en =
  (ruta: string) =>
  (caso: string, cuerpo: unknown): Caso => ({ caso, metodo: 'POST', ruta, cuerpo });

const CORRECCION_TITULAR = {
  version: 1,
  persona: { genero: 'M', telefono_movil: '70012345', direccion: 'CALLE NUEVA 7' },
  afiliacion: {
    fecha_inicio: '2024-01-18',
    tipo_asegurado: 'TRABAJADOR',
    matricula: '85-0314 GML',
    id_afiliacion_ente_gestor: '<id de 1000100>',
  },
  empleador: { codigo_entidad: 'NIT-1020304050', puesto_empleado: 'JEFE DE LÍNEA', salario: 5000 },
};
const CORRECCION_BENEFICIARIO = {
  version: 1,
  persona: { genero: 'F', telefono_movil: '70012345' },
  afiliacion: {
    fecha_inicio: '2024-01-28',
    parentesco_titular: 'ESPOSA_ESPOSO',
    matricula: '85-0314 ESP',
    id_afiliacion_ente_gestor: '<id de 1000200>',
  },
};
const corregirTitular = en('/api/v2/afiliado/update');
const corregirBeneficiario = en('/api/v2/beneficiario/updateBeneficiario');

export const CASOS_ACTUALIZACION: Record<string, Caso[]> = {
  'actualizacion-titular': [
    { caso: 'el registro completo', ruta: '/api/v2/afiliado/findByCodigo/<id de 1000100>' },
    { caso: 'un registro que no hay', ruta: '/api/v2/afiliado/findByCodigo/999999999' },
    corregirTitular('otra versión de la que se vio', { ...CORRECCION_TITULAR, version: 99 }),
    corregirTitular('corrige', CORRECCION_TITULAR),
    corregirTitular('un salario que no vale', {
      ...CORRECCION_TITULAR,
      empleador: { ...CORRECCION_TITULAR.empleador, salario: -1 },
    }),
  ],
  'actualizacion-beneficiario': [
    { caso: 'el registro completo', ruta: '/api/v2/beneficiario/findByCodigo/<id de 1000200>' },
    { caso: 'un registro que no hay', ruta: '/api/v2/beneficiario/findByCodigo/999999999' },
    corregirBeneficiario('otra versión de la que se vio', { ...CORRECCION_BENEFICIARIO, version: 99 }),
    corregirBeneficiario('corrige', CORRECCION_BENEFICIARIO),
    corregirBeneficiario('sin parentesco', {
      ...CORRECCION_BENEFICIARIO,
      afiliacion: { ...CORRECCION_BENEFICIARIO.afiliacion, parentesco_titular: '' },
    }),
  ],
};
