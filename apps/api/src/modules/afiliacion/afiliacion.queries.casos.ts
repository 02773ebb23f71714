import { numeroDocumento } from '@sgpa/domain/shared/documento';
import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { caso } from '@sgpa/testing/db/caso-de-sentencia';
import { PERSONA } from '@sgpa/testing/db/muestras';
import { AHORA } from '@sgpa/testing/reloj';
import { empleoQueLaTermino, empleosTerminadosPor, personasDeLaFamilia } from './afiliacion.queries.ts';
import { abrirNovedadesEdad, deQuienDepende } from './aviso-edad.queries.ts';
import { arrastreDe, guardarEstampas, insertarHistorias } from './cambios.queries.ts';
import { documentosDe, documentosDePersona } from './documentos.queries.ts';
import { abrirNovedadIdentidad, abrirNovedadIdentidadCorregida, personaTraida } from './identidad.queries.ts';
import {
  abrirNovedadesDefuncion,
  abrirNovedadPorConfirmar,
  defuncionRegistrada,
  marcarFallecida,
  registrosConDatos,
  registrosDePersona,
  registrosEnTodosLosEntes,
} from './registros-de-persona.queries.ts';

const DIA = fecha('2026-10-14');
const DOCUMENTO = { numero: numeroDocumento('1000100'), complemento: '', fechaNacimiento: fecha('1985-03-14') };

/** Each case gives one statement such arguments as a request might; sentencias.test.ts describes and plans it. */
export const CASOS = [
  caso(abrirNovedadesEdad, [{ id: 1, detalle: '' }], AHORA),
  caso(guardarEstampas, [], 1, AHORA),
  caso(insertarHistorias, []),
  caso(arrastreDe, 1, 'baja-titular'),
  caso(marcarFallecida, 1, DIA, 'SEGIP', AHORA),
  caso(abrirNovedadesDefuncion, [1], '', AHORA),
  caso(abrirNovedadPorConfirmar, 1, 1, '', AHORA),
  caso(registrosEnTodosLosEntes, DOCUMENTO),
  caso(registrosDePersona, 1),
  caso(registrosConDatos, DOCUMENTO, 1),
  caso(defuncionRegistrada, DOCUMENTO, 1),
  caso(documentosDe, 1),
  caso(documentosDePersona, 1),
  caso(abrirNovedadIdentidadCorregida, [1], '', AHORA),
  caso(abrirNovedadIdentidad, 1, '', AHORA),
  caso(personasDeLaFamilia, 1, 1),
  caso(deQuienDepende, 1),
  caso(empleoQueLaTermino, 1),
  caso(empleosTerminadosPor, { id: 1, id_persona: 1, id_ente_gestor: 1 }),
  caso(personaTraida, { id: 1, ...PERSONA }, PERSONA, AHORA),
];
