import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { caso } from '@sgpa/testing/db/caso-de-sentencia';
import { totalesPorEnte, totalesPorEstado } from './estadistica.queries.ts';
import { totalesPorPeriodo } from './resumen-poblacion/por-periodo.queries.ts';
import {
  cuantosEmpleadores,
  empleadoresPorTamano,
  totalesPorEdad,
} from './resumen-poblacion/resumen-poblacion.queries.ts';
import { totalesPorUsuario } from './resumen-usuarios/resumen-usuarios.queries.ts';

const DIA = fecha('2026-10-14');

/** Each case gives one statement such arguments as a request might; sentencias.test.ts describes and plans it. */
export const CASOS = [
  ...[null, 1].flatMap((entidad) => {
    const ambito = { entes: [1], ente: 1, entidad, hoy: DIA };
    const rango = { desde: DIA, hasta: DIA, estados: [101] };
    return [
      caso(totalesPorEstado, ambito),
      caso(totalesPorEnte, ambito),
      caso(totalesPorEdad, ambito),
      caso(empleadoresPorTamano, ambito, 5, 5),
      caso(cuantosEmpleadores, ambito),
      caso(totalesPorPeriodo, ambito, { ...rango, clase: 'ACTUALIZACION', paso: 'MES' }),
      caso(totalesPorPeriodo, ambito, { ...rango, clase: 'REGISTRO', paso: 'DIA' }),
      ...(['CREACION', 'MODIFICACION'] as const).map((autoria) => caso(totalesPorUsuario, ambito, autoria)),
    ];
  }),
];
