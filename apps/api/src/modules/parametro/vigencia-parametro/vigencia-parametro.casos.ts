import type { Caso } from '@sgpa/testing/cable/caso';
import type { FilasPorRuta } from '@sgpa/testing/matriz/fila';

const terminar = (mas: Partial<Caso> & { caso: string }): Caso => ({
  como: 'adm.autoridad',
  metodo: 'PUT',
  ruta: '/api/v1/parametro/ESTADO_CIVIL/24/vigencia',
  cuerpo: { vigenteHasta: '2026-10-13', version: 1 },
  ...mas,
});

export const CASOS: readonly Caso[] = [
  terminar({ caso: 'termina', clave: 'vigencia-parametro-0001' }),
  terminar({ caso: 'otra vez, con la versión de antes' }),
  terminar({ caso: 'vuelve a estar vigente', cuerpo: { vigenteHasta: null, version: 2 } }),
  terminar({ caso: 'con un día lejano', cuerpo: { vigenteHasta: '2099-01-01', version: 3 } }),
  terminar({ caso: 'uno que usa una regla', ruta: '/api/v1/parametro/PARENTESCO/45/vigencia' }),
  terminar({ caso: 'a quien no le toca', como: 'adm.ente' }),
];

export const FILAS: FilasPorRuta = {
  'vigencia-parametro': 'permisos-parametro.test.ts',
};
