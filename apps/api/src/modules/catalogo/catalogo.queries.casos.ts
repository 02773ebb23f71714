import { caso } from '@sgpa/testing/db/caso-de-sentencia';
import { entidadesActivas, informarEmpleador, parametricaPorTexto, registrarEmpleador } from './catalogo.queries.ts';

/** Each case gives one statement such arguments as a request might; sentencias.test.ts describes and plans it. */
export const CASOS = [
  caso(informarEmpleador, { codigo: 'NIT-1', tipo_codigo: 1, numero: '1', nombre: 'X', fuente: 'OVT' }),
  caso(registrarEmpleador, 'NIT-1'),
  ...[0, 1].map((ente) => caso(entidadesActivas, ente, '', 10, 0)),
  caso(parametricaPorTexto, 'GENERO', 'M'),
];
