import type { Caso } from '@sgpa/testing/cable/caso';
import type { FilasPorRuta } from '@sgpa/testing/matriz/fila';

const RUTA = '/api/v1/rol/segundoFactor';
const exigir = (caso: string, cuerpo: object, mas: Partial<Caso> = {}): Caso => ({
  caso,
  como: 'adm.autoridad',
  metodo: 'PUT',
  ruta: RUTA,
  cuerpo,
  ...mas,
});

export const CASOS: readonly Caso[] = [
  { caso: 'qué roles lo exigen', como: 'adm.autoridad', ruta: RUTA },
  { caso: 'a quien no le toca', como: 'adm.ente', ruta: RUTA },
  exigir('lo exige', { rol: 'CONS_POBLACION', exige: true }, { clave: 'exigencia-0001' }),
  exigir('deja de exigirlo', { rol: 'CONS_POBLACION', exige: false }, { clave: 'exigencia-0002' }),
  exigir('un rol que no hay', { rol: 'OTRO', exige: true }),
  exigir('a quien no le toca cambiarlo', { rol: 'CONS_POBLACION', exige: true }, { como: 'adm.ente' }),
];

export const FILAS: FilasPorRuta = {
  'exigencia-segundo-factor': 'exigencia-segundo-factor.test.ts',
};
