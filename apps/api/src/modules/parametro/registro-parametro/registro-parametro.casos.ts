import type { Caso } from '@sgpa/testing/cable/caso';
import type { FilasPorRuta } from '@sgpa/testing/matriz/fila';

const DATOS = { codigo: 'UNION_LIBRE', nombre: 'Unión  libre', sigla: 'UL' };
const anadir = (mas: Partial<Caso> & { caso: string }): Caso => ({
  como: 'adm.autoridad',
  metodo: 'POST',
  ruta: '/api/v1/parametro/ESTADO_CIVIL',
  cuerpo: DATOS,
  ...mas,
});

export const CASOS: readonly Caso[] = [
  anadir({ caso: 'un valor', clave: 'registro-parametro-0001' }),
  anadir({ caso: 'con un código que ya hay', cuerpo: { ...DATOS, nombre: 'OTRO' } }),
  anadir({ caso: 'con un nombre que ya hay', cuerpo: { ...DATOS, codigo: 'OTRO' } }),
  anadir({ caso: 'a una lista de las reglas', ruta: '/api/v1/parametro/TIPO_ASEGURADO' }),
  anadir({
    caso: 'un empleador con un NIT mal escrito',
    ruta: '/api/v1/parametro/EMPLEADOR',
    cuerpo: { tipoCodigo: 3100, codigo: '12-A', nombre: 'X' },
  }),
  anadir({ caso: 'a quien no le toca', como: 'adm.ente' }),
];

export const FILAS: FilasPorRuta = {
  'registro-parametro': 'permisos-parametro.test.ts',
};
