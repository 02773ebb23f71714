import type { Caso } from '@sgpa/testing/cable/caso';

const RUTA = '/api/v1/parametro';
const leer = (caso: string, ruta: string, como = 'adm.autoridad'): Caso => ({ caso, como, ruta: `${RUTA}/${ruta}` });

export const CASOS: readonly Caso[] = [
  leer('una lista', 'ESTADO_CIVIL'),
  leer('de las que usan las reglas', 'TIPO_DOCUMENTO_IDENTIDAD'),
  leer('por parte del nombre', 'ENTE_GESTOR?buscar=petrolera'),
  leer('establecimientos de un ente', 'ESTABLECIMIENTO?idEnteGestor=2&buscar=hospital&limit=1'),
  leer('un empleador por su número', 'EMPLEADOR?buscar=NIT-00000000&limit=2'),
  leer('los terminados, que no hay', 'PARENTESCO?vigencia=TERMINADOS'),
  leer('una lista que no hay', 'COLOR'),
  leer('a quien no le toca', 'ESTADO_CIVIL', 'adm.ente'),
  leer('cuántos lo usan', 'ESTADO_CIVIL/24/usos'),
  leer('cuántos lo usan, a quien no le toca', 'ESTADO_CIVIL/24/usos', 'adm.ente'),
];
