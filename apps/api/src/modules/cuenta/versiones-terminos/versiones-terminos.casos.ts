import type { Caso } from '@sgpa/testing/cable/caso';

const comun = { como: 'adm.autoridad' } as const;
const ACEPTACIONES = '/api/v1/terminos/versiones/1/aceptaciones?limit=2&situacion=';

export const CASOS: readonly Caso[] = [
  { ...comun, caso: 'todas', ruta: '/api/v1/terminos/versiones' },
  { ...comun, caso: 'el texto de una que no hay', ruta: '/api/v1/terminos/versiones/99' },
  { ...comun, caso: 'quién falta', ruta: `${ACEPTACIONES}FALTAN` },
  { ...comun, caso: 'una situación que no hay', ruta: `${ACEPTACIONES}OTRA` },
  { caso: 'el texto, a quien no le toca', como: 'cons.autoridad', ruta: '/api/v1/terminos/versiones/1' },
  { caso: 'a quien no le toca', como: 'cons.autoridad', ruta: '/api/v1/terminos/versiones' },
];
