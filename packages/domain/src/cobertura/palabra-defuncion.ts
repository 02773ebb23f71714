/**
 * Says whom the word of a death binds (acuerdos §10 'Whose word a death is'): everybody once the identity service or
 * the authority says it, else the one entity that recorded it.
 */
import { type FechaCivil, mostrarFecha } from '../shared/fecha-civil.ts';

export type Confirmante = 'SEGIP' | 'AUTORIDAD';

/** Gives who makes a recorded death binding for everybody; null where it binds only the entity that records it. */
export function confirmanteDe(dice: { segip: boolean; autoridad: boolean }): Confirmante | null {
  if (dice.segip) return 'SEGIP';
  return dice.autoridad ? 'AUTORIDAD' : null;
}

const SIN_CONFIRMAR =
  'El SEGIP no lo confirma: vale solo para ese ente gestor mientras no lo confirme el SEGIP o la autoridad.';

const desdeCuando = (fecha: FechaCivil | null): string => (fecha === null ? '' : ` desde el ${mostrarFecha(fecha)}`);

/** The other managing entities read this text; `fecha` is the day of the death. */
export function textoNovedadDefuncion(ente: string, fecha: FechaCivil | null, confirma: Confirmante | null): string {
  if (confirma === null) return textoPorConfirmar(ente, fecha);
  return `La persona figura como fallecida${desdeCuando(fecha)}, por registro de: ${ente}.`;
}

/** The authority reads this text, and so does everybody else whom the death does not bind yet. */
export const textoPorConfirmar = (ente: string, fecha: FechaCivil | null): string =>
  `La persona fue registrada como fallecida${desdeCuando(fecha)} por: ${ente}. ${SIN_CONFIRMAR}`;

interface Registrada {
  fecha: FechaCivil | null;
  segun: Confirmante | 'ENTE' | null;
  ente_gestor: string | null;
  registrada_el: FechaCivil | null;
}

/** Step 1 says this of a death that is recorded here already: its day, whose word it is, and when it was recorded. */
export function textoDefuncionRegistrada({ fecha, segun, ente_gestor, registrada_el }: Registrada): string {
  const dia = fecha === null ? '' : ` con fecha ${mostrarFecha(fecha)}`;
  const quien = segun === null ? '' : `, según ${segun === 'ENTE' ? ente_gestor : NOMBRE[segun]}`;
  const cuando = registrada_el === null ? '' : ` (registrado el ${mostrarFecha(registrada_el)})`;
  return `El fallecimiento de la persona ya está registrado${dia}${quien}${cuando}.`;
}

const NOMBRE: Record<Confirmante, string> = { SEGIP: 'el SEGIP', AUTORIDAD: 'la autoridad' };
