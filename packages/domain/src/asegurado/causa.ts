/** Tells what changed an affiliation where no person did: a date, the identity service, an action on another one. */
import { ESTADO } from '../cobertura/estados.ts';
import { MOTIVO_DEFUNCION } from '../cobertura/motivos-baja.ts';

/** The affiliation that was acted upon is told without its names where the reader may not see it. */
export interface Causante {
  /** The affiliation is the same person's, or else its holder's. */
  propia: boolean;
  nombre: string | null;
  entidad: string | null;
}

interface Hecho {
  accion: string;
  estadoAntes: number | null;
  estadoDespues: number;
  idMotivoBaja: number | null;
  causante: Causante | null;
}

/** The texts are keyed by the state that the days ended. */
const TERMINO: Readonly<Record<number, string>> = {
  [ESTADO.BAJA_FUTURA]: 'terminó la cobertura',
  [ESTADO.CESANTIA]: 'terminó la cesantía',
  [ESTADO.AMPLIACION]: 'terminó la ampliación',
  [ESTADO.DERECHOHABIENTE]: 'terminó el derecho propio',
};

const CERRADOS: readonly number[] = [ESTADO.INACTIVO, ESTADO.INHABILITADO];

/** The days never give cover back, nor put a baja off: such a change was made by moving its date. */
const seDeshace = (antes: number | null, despues: number): boolean =>
  CERRADOS.includes(antes ?? 0) || (antes === ESTADO.CESANTIA && despues === ESTADO.BAJA_FUTURA);

function porFecha({ estadoAntes, estadoDespues }: Hecho): string {
  if (seDeshace(estadoAntes, estadoDespues))
    return 'Se deshizo un cambio que un reloj adelantado había hecho antes de su fecha';
  const que = estadoDespues === ESTADO.CESANTIA ? 'llegó el día de la baja' : TERMINO[estadoAntes ?? 0];
  return que === undefined ? 'Por fecha' : `Por fecha: ${que}`;
}

const DEL_TITULAR: Readonly<Record<string, string>> = {
  'baja-titular': 'Por la baja',
  'baja-novedad': 'Por la baja',
  'actualizacion-titular': 'Por la actualización de los datos',
  'revision-afiliacion': 'Por la revisión de la afiliación',
};

const TERMINAN = ['baja-titular', 'baja-beneficiario', 'registro-fallecido'];

function porOtra({ accion, idMotivoBaja }: Hecho, { propia, nombre, entidad }: Causante): string {
  const defuncion = TERMINAN.includes(accion) && idMotivoBaja === MOTIVO_DEFUNCION;
  if (propia) {
    const donde = entidad === null ? 'en otra afiliación suya' : `en su afiliación por ${entidad}`;
    return defuncion ? `Por el fallecimiento registrado ${donde}` : `Por un cambio ${donde}`;
  }
  const que = defuncion ? 'Por el fallecimiento' : (DEL_TITULAR[accion] ?? 'Por un cambio');
  return `${que} del titular${nombre === null ? '' : ` ${nombre}`}`;
}

/** Gives null where a person decided the change of this very affiliation. */
export function causaDeHecho(hecho: Hecho): string | null {
  if (hecho.accion === 'vencimiento-cobertura') return porFecha(hecho);
  if (hecho.accion === 'confirmacion-defuncion') return 'Por la confirmación del SEGIP';
  return hecho.causante === null ? null : porOtra(hecho, hecho.causante);
}
