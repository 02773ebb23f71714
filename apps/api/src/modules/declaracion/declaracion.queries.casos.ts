import { CONTEOS as C } from '@sgpa/domain/declaracion/conteos';
import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { caso } from '@sgpa/testing/db/caso-de-sentencia';
import * as guardado from './conteo-guardado.queries.ts';
import * as conteo from './conteo-registro.queries.ts';
import * as personas from './personas-declaracion/personas-declaracion.queries.ts';

const DIA = fecha('2026-10-14');
const CIFRAS = C.map((conteo, id) => ({ id_ente_gestor: 1, fecha: DIA, conteo, departamento: id ? { id } : null }));

/** Each case gives one statement such arguments as a request might; sentencias.test.ts describes and plans it. */
export const CASOS = [
  caso(conteo.cubiertosEn, [1], DIA),
  caso(guardado.desdeDondeMirar),
  caso(guardado.marcarAlcanzados, 'motivo', new Date(0), new Date(0)),
  caso(guardado.guardarAnterior, 1, DIA),
  caso(conteo.diasPorContar, DIA, DIA, 5),
  caso(conteo.ultimaAfiliacion),
  caso(conteo.cubiertasDelTramo, [], 0, 1),
  caso(conteo.observadasEn, []),
  caso(conteo.recienNacidasEn, []),
  ...CIFRAS.flatMap((cifra) => [
    caso(personas.cuantasPersonas, cifra, 10),
    caso(personas.paginaDePersonas, cifra, '2026-01-01_1', 10),
  ]),
];
