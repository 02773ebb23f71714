import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { caso } from '@sgpa/testing/db/caso-de-sentencia';
import { FICHA_VACIA, PERSONA } from '@sgpa/testing/db/muestras';
import { AHORA } from '@sgpa/testing/reloj';
import { fichaEnJson, guardarFicha } from './ficha.queries.ts';
import {
  archivosDelNumero,
  informarDefuncion,
  informarIdentidad,
  numeroConsta,
  personaTomada,
  personaTomadaComoConsta,
  tomarPersona,
} from './persona.queries.ts';

const DIA = fecha('2026-10-14');

/** Each case gives one statement such arguments as a request might; sentencias.test.ts describes and plans it. */
export const CASOS = [
  caso(fichaEnJson, { id_persona: 1, id_ente_gestor: 1 }),
  caso(guardarFicha, { id_persona: 1, id_ente_gestor: 1 }, FICHA_VACIA, null, AHORA),
  caso(personaTomada, PERSONA, { id: 1, ...PERSONA }, AHORA),
  caso(personaTomadaComoConsta, PERSONA, AHORA),
  caso(archivosDelNumero, '1000100', DIA, [1]),
  caso(informarIdentidad, PERSONA),
  caso(informarDefuncion, '1', '', 1),
  caso(numeroConsta, '1000100'),
  caso(tomarPersona, 1),
];
