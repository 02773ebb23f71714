import type { Caso } from '@sgpa/testing/cable/caso';
import type { FilasPorRuta } from '@sgpa/testing/matriz/fila';

const cambiar = (mas: Partial<Caso> & { caso: string }): Caso => ({
  como: 'adm.autoridad',
  metodo: 'PUT',
  ruta: '/api/v1/parametro/ESTADO_CIVIL/24',
  cuerpo: { nombre: 'VIUDO(A)', version: 1 },
  ...mas,
});

export const CASOS: readonly Caso[] = [
  cambiar({ caso: 'cambia su nombre', clave: 'actualizacion-parametro-0001' }),
  cambiar({ caso: 'otra vez, con la versión de antes' }),
  cambiar({ caso: 'sin nombre', cuerpo: { nombre: ' ', version: 2 } }),
  cambiar({ caso: 'uno que no hay', ruta: '/api/v1/parametro/ESTADO_CIVIL/10' }),
  cambiar({ caso: 'uno con el nombre de la especificación', ruta: '/api/v1/parametro/MOTIVO_BAJA/600' }),
  cambiar({ caso: 'a quien no le toca', como: 'adm.ente' }),
];

export const FILAS: FilasPorRuta = {
  'actualizacion-parametro': 'permisos-parametro.test.ts',
};
