/** The form serves a holder and a beneficiary (document 2 §4, §5). */
import type { Cuerpo } from '@sgpa/contract/envios';
import { aplicarAccion } from '@sgpa/domain/cobertura/acciones';
import { bajaDe, type ModoBaja, rechazarSinCobertura } from '@sgpa/domain/cobertura/baja';
import type { OpcionBaja } from '@sgpa/domain/cobertura/baja-beneficiario';
import { cesantiaDesde, type HechosAfiliacion } from '@sgpa/domain/cobertura/cobertura';
import { faltaEnBaja, llevaCesantia, revisarBaja } from '@sgpa/domain/cobertura/formulario-baja';
import { type ContextoBaja, modoDeBaja, panelDeBaja } from '@sgpa/domain/cobertura/modo-baja';
import type { Resultado } from '@sgpa/domain/cobertura/transicion';
import { revisarFechaEscrita } from '@sgpa/domain/shared/campos-fecha';
import { type FechaCivil, mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import { leerFecha } from '../../lib/escrito.ts';

export interface CamposBaja {
  /** The reason is its id, as text. */
  motivo: string;
  /** Where the panel offers no option, the first value stays and is not sent. */
  opcion: OpcionBaja;
  /** The date is the day of the baja, definitive or not, as DD/MM/YYYY. */
  fecha_baja: string;
  descripcion_motivo: string;
}

/** What the form is about: the affiliation's facts, its employer's code, and today. */
export interface CasoDado {
  hechos: HechosAfiliacion;
  codigoEntidad: string;
  hoy: FechaCivil;
}

export const formularioInicial = (hoy: FechaCivil): CamposBaja => ({
  motivo: '',
  opcion: 'DEFINITIVA',
  fecha_baja: mostrarFecha(hoy),
  descripcion_motivo: '',
});

/** After the record changed nothing is proposed: nobody looked at its new state. */
export const SIN_ELEGIR: CamposBaja = { motivo: '', opcion: 'DEFINITIVA', fecha_baja: '', descripcion_motivo: '' };

/** RECTIFICACION proposes the recorded date, every other baja today. */
export const fechaPropuesta = ({ hechos, hoy }: CasoDado, modo: ModoBaja): string =>
  mostrarFecha(modo === 'RECTIFICACION' && hechos.fecha_baja !== null ? hechos.fecha_baja : hoy);

const contextoDe = ({ hechos: { estado, tipo }, codigoEntidad }: CasoDado): ContextoBaja => ({
  estado,
  tipo,
  codigoEntidad,
});

/** Gives null in a state that admits no baja. */
export const panelDe = (caso: CasoDado) => panelDeBaja(contextoDe(caso));

/** Gives the id of the chosen reason; null when none is, or when the changed record no longer offers it. */
const motivoDe = ({ motivo }: CamposBaja, caso: CasoDado): number | null =>
  panelDe(caso)?.motivos.find(({ id }) => String(id) === motivo)?.id ?? null;

/** Tells how the dates are asked for: by reason and option, else by the state; null for no baja. */
export function modoDe(form: CamposBaja, caso: CasoDado): ModoBaja | null {
  const contexto = { ...contextoDe(caso), opcion: form.opcion };
  const idMotivo = motivoDe(form, caso);
  return idMotivo === null ? (panelDeBaja(contexto)?.modoInicial ?? null) : modoDeBaja({ ...contexto, idMotivo });
}

/** Foretells what the state machine would answer to the form; null while there is no whole date. */
export function resultadoDe(form: CamposBaja, caso: CasoDado): Resultado | null {
  const modo = modoDe(form, caso);
  if (modo === null) return rechazarSinCobertura(caso.hechos, null);
  const baja = bajaDe(modo, leerFecha(form.fecha_baja));
  return baja && aplicarAccion(caso.hechos, { tipo: 'baja', ...baja }, caso.hoy);
}

export function revisarFormulario(form: CamposBaja, caso: CasoDado): Partial<Record<keyof CamposBaja, string>> {
  const { motivo, fecha_baja } = revisarBaja(camposDe(form, caso), modoDe(form, caso));
  const resultado = resultadoDe(form, caso);
  const refutada = resultado === null || resultado.ok ? undefined : resultado.texto;
  // A death has no field for the date: the message stands at the reason.
  if (modoDe(form, caso) === 'DEFUNCION') return { motivo: motivo?.texto ?? refutada };
  const mal = revisarFechaEscrita(form.fecha_baja) ?? fecha_baja;
  return { motivo: motivo?.texto, fecha_baja: mal?.texto ?? refutada };
}

export const faltaEn = (form: CamposBaja, caso: CasoDado): readonly string[] =>
  faltaEnBaja(camposDe(form, caso), modoDe(form, caso));

function camposDe(form: CamposBaja, caso: CasoDado) {
  const { fecha_fin: fecha_baja, fecha_fin_cesantia: fecha_cesantia } = fechasDe(form, caso);
  return { motivo: motivoDe(form, caso) === null ? '' : form.motivo, fecha_baja, fecha_cesantia };
}

type FechasEnviadas = Pick<Cuerpo<'baja-titular'>, 'fecha_fin' | 'fecha_fin_cesantia'>;

/** Reads the dates to send; a death has none, as the server takes the day on which it is recorded. */
export function fechasDe(form: CamposBaja, caso: CasoDado) {
  const modo = modoDe(form, caso);
  const fecha_fin = modo === 'DEFUNCION' ? null : leerFecha(form.fecha_baja);
  const fecha_fin_cesantia = llevaCesantia(modo) && fecha_fin !== null ? cesantiaDesde(fecha_fin) : null;
  return { fecha_fin, fecha_fin_cesantia } satisfies FechasEnviadas;
}
