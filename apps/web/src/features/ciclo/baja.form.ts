/** The form of a baja, of a holder or of a beneficiary: what it offers, half-typed text, its checks (document 2 §4, §5). */
import { aplicarAccion } from '@sgpa/domain/cobertura/acciones';
import type { ModoBaja } from '@sgpa/domain/cobertura/baja';
import { cesantiaDesde, type HechosAfiliacion } from '@sgpa/domain/cobertura/cobertura';
import { faltaEnBaja, llevaCesantia, revisarBaja as revisarCampos } from '@sgpa/domain/cobertura/formulario-baja';
import { type ContextoBaja, modoDeBaja, type OpcionBaja, panelDeBaja } from '@sgpa/domain/cobertura/modo-baja';
import type { Resultado } from '@sgpa/domain/cobertura/transicion';
import { revisarFechaEscrita } from '@sgpa/domain/shared/campos-fecha';
import { type FechaCivil, leerFechaDDMMYYYY, mostrarFecha } from '@sgpa/domain/shared/fecha-civil';

export interface FormularioBaja {
  /** Id of the reason, as text. */
  motivo: string;
  /** Where the panel offers no option it stays as it is and says nothing. */
  opcion: OpcionBaja;
  /** DD/MM/YYYY; the day of the baja, definitive or not. */
  fecha_baja: string;
  descripcion_motivo: string;
}

/** What the baja is of, and the day on which it is typed. */
export interface Caso {
  hechos: HechosAfiliacion;
  codigoEntidad: string;
  hoy: FechaCivil;
}

export const formularioInicial = (hoy: FechaCivil): FormularioBaja => ({
  motivo: '',
  opcion: 'DEFINITIVA',
  fecha_baja: mostrarFecha(hoy),
  descripcion_motivo: '',
});

const contextoDe = ({ hechos: { estado, tipo }, codigoEntidad }: Caso): ContextoBaja => ({
  estado,
  tipo,
  codigoEntidad,
});

/** Null in a state that admits no baja. */
export const panelDe = (caso: Caso) => panelDeBaja(contextoDe(caso));

/** Id of the chosen reason; null when none is, or when the record changed and it is offered no more. */
function motivoDe({ motivo }: FormularioBaja, caso: Caso): number | null {
  return panelDe(caso)?.motivos.find(({ id }) => String(id) === motivo)?.id ?? null;
}

/** How the dates are asked for: by the reason and the option, and before there is a reason by the state. */
export function modoDe(form: FormularioBaja, caso: Caso): ModoBaja {
  const panel = panelDe(caso);
  const elegido = motivoDe(form, caso);
  if (panel === null) return 'DEFINITIVA';
  if (elegido === null && panel.opciones.length === 0) return panel.modoInicial;
  const idMotivo = elegido ?? panel.motivos[0]?.id ?? 0;
  return modoDeBaja({ ...contextoDe(caso), idMotivo, opcion: form.opcion }) ?? panel.modoInicial;
}

/** What the state machine would answer to the form as it stands. */
export function resultadoDe(form: FormularioBaja, caso: Caso): Resultado {
  const { fecha_fin: fecha_baja } = fechasDe(form, caso);
  return aplicarAccion(caso.hechos, { tipo: 'baja', modo: modoDe(form, caso), fecha_baja }, caso.hoy);
}

export function revisarBaja(form: FormularioBaja, caso: Caso): Partial<Record<keyof FormularioBaja, string>> {
  const modo = modoDe(form, caso);
  const { tipo_motivo: motivo, fecha_fin } = revisarCampos(camposDe(form, caso), modo);
  const resultado = resultadoDe(form, caso);
  const refutada = resultado.ok ? undefined : resultado.mensaje;
  // Without a field for the date, the reason is what was refused.
  if (modo === 'DEFUNCION') return { motivo: motivo ?? refutada };
  return { motivo, fecha_baja: revisarFechaEscrita(form.fecha_baja) ?? fecha_fin ?? refutada };
}

/** The notice of a form that lacks a date. */
export const avisoDe = (form: FormularioBaja, caso: Caso): string | null =>
  faltaEnBaja(camposDe(form, caso), modoDe(form, caso));

const camposDe = (form: FormularioBaja, caso: Caso) => ({
  tipo_motivo: motivoDe(form, caso) === null ? '' : form.motivo,
  ...fechasDe(form, caso),
});

/** The dates to send; a death has none, the server takes the day on which it is recorded. */
export function fechasDe(form: FormularioBaja, caso: Caso) {
  const modo = modoDe(form, caso);
  const fecha_fin = modo === 'DEFUNCION' ? null : leerFechaDDMMYYYY(form.fecha_baja.trim());
  return { fecha_fin, fecha_fin_cesantia: llevaCesantia(modo) && fecha_fin !== null ? cesantiaDesde(fecha_fin) : null };
}
