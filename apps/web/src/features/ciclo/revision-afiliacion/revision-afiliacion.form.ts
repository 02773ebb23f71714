/** The authority reviews one affiliation with it (acuerdos §10 'Review (108)'). */
import type { Cuerpo } from '@sgpa/contract/envios';
import type { Situacion } from '@sgpa/contract/shared/revision';
import type { PropuestaRevision } from '@sgpa/contract/v1/revision-afiliacion';
import type { DecisionRevision } from '@sgpa/domain/cobertura/revision-afiliacion';
import { type FechaCivil, mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import { factsOf } from '../../../ui/confirm-facts.ts';
import type { Pregunta } from '../../../ui/use-confirm.tsx';
import { apellidosYNombre, type Documentada, personaConDocumento } from '../../persona/identidad.ts';
import { type Fundamento, fundamentoDe, revisarFundamento, SIN_FUNDAMENTO } from '../revision.form.ts';
import { devueltasDe, vistasDe } from '../terminadas.ts';

export interface CamposRevision extends Fundamento {
  decision: DecisionRevision | '';
  /** The affiliation is closed as a change of employer that never was. */
  porError: boolean;
  /** Closing by error gives these back, by their `idAfiliadoEnteGestor`. */
  elegidas: number[];
}

const NOMBRES: Record<DecisionRevision, string> = {
  ABRIR: 'Poner en revisión',
  RESTITUIR: 'Restituir',
  CERRAR: 'Cerrar la afiliación',
};

type Opcion = PropuestaRevision['decisiones'][number];

export const opcionesDe = ({ decisiones }: PropuestaRevision) =>
  decisiones.map(({ decision }) => ({ value: decision, label: NOMBRES[decision] }));

/** A single decision is chosen from the start. */
export function vacio({ decisiones, terminadas_por_cambio }: PropuestaRevision): CamposRevision {
  const [unica, otra] = decisiones;
  return {
    ...SIN_FUNDAMENTO,
    decision: unica && !otra ? unica.decision : '',
    porError: false,
    elegidas: terminadas_por_cambio.flatMap((a) => (a.despues === null ? [] : a.idAfiliadoEnteGestor)),
  };
}

/** Tells whether it is closed as an error, which may be said only where its beginning ended something. */
export const esPorError = (
  { terminadas_por_cambio }: PropuestaRevision,
  { decision, porError }: CamposRevision,
): boolean => decision === 'CERRAR' && porError && terminadas_por_cambio.length > 0;

const devueltas = (propuesta: PropuestaRevision, form: CamposRevision) =>
  esPorError(propuesta, form) ? devueltasDe(propuesta.terminadas_por_cambio, form.elegidas) : [];

/** Foretells how the affiliation would stand: a job by the same employer that comes back changes it. */
export const quedariaDe = (propuesta: PropuestaRevision, form: CamposRevision): Situacion | null =>
  devueltas(propuesta, form).find(({ cierre }) => cierre !== null)?.cierre ??
  elegidaDe(propuesta, form)?.despues ??
  null;

export const elegidaDe = ({ decisiones }: PropuestaRevision, { decision }: CamposRevision): Opcion | undefined =>
  decisiones.find((una) => una.decision === decision);

export function revisar(
  form: CamposRevision,
  propuesta: PropuestaRevision,
): Partial<Record<keyof CamposRevision, string>> {
  const elegida = elegidaDe(propuesta, form);
  const decision = elegida === undefined ? 'Debe elegir la decisión.' : elegida.impedimento;
  return { ...revisarFundamento(form), ...(decision === null ? {} : { decision }) };
}

export function toRequest(form: CamposRevision, propuesta: PropuestaRevision): Cuerpo<'revision-afiliacion'> | null {
  const { idAfiliadoEnteGestor, version } = propuesta;
  if (form.decision === '') return null;
  const pedido = { idAfiliadoEnteGestor, version, decision: form.decision, ...fundamentoDe(form) };
  if (!esPorError(propuesta, form)) return pedido;
  return { ...pedido, registrado_por_error: { afiliaciones: vistasDe(devueltas(propuesta, form)) } };
}

/** Writes the question before sending: whose affiliation, what, and from which day. */
export function preguntaDe(
  form: CamposRevision,
  propuesta: PropuestaRevision,
  persona: Documentada,
  hoy: FechaCivil,
): Pregunta {
  const elegida = elegidaDe(propuesta, form);
  const despues = quedariaDe(propuesta, form);
  const cuando = mostrarFecha(hoy);
  const nombre = apellidosYNombre(persona);
  const facts = factsOf([['Persona', personaConDocumento(persona)]]);
  switch (form.decision) {
    case 'CERRAR':
      return {
        title: `¿Cerrar la afiliación de ${nombre}?`,
        facts,
        text: [
          `Queda en estado ${despues?.estado ?? ''}${despues?.fecha_baja ? `, con fecha de baja ${mostrarFecha(despues.fecha_baja)}` : ''}.`,
          deBeneficiarios(elegida?.beneficiarios ?? 0, cuando),
          deDevueltas(propuesta, form),
        ]
          .filter(Boolean)
          .join(' '),
        acceptLabel: NOMBRES.CERRAR,
        grave: true,
      };
    case 'RESTITUIR':
      return {
        title: `¿Restituir la afiliación de ${nombre}?`,
        facts,
        text: `Desde hoy, ${cuando}, vuelve al estado ${despues?.estado ?? ''}.`,
        acceptLabel: NOMBRES.RESTITUIR,
      };
    default:
      return {
        title: `¿Poner en revisión la afiliación de ${nombre}?`,
        facts,
        text: `Desde hoy, ${cuando}, no tendrá cobertura hasta que termine la revisión.`,
        acceptLabel: NOMBRES.ABRIR,
        grave: true,
      };
  }
}

function deBeneficiarios(cuantos: number, cuando: string): string {
  if (cuantos === 0) return '';
  const quienes = cuantos === 1 ? 'su beneficiario pierde' : `sus ${cuantos} beneficiarios pierden`;
  return `Desde hoy, ${cuando}, ${quienes} la cobertura de esta afiliación.`;
}

function deDevueltas(propuesta: PropuestaRevision, form: CamposRevision): string {
  if (!esPorError(propuesta, form)) return '';
  const cuales = devueltas(propuesta, form).map((a) => `${a.nombre} (${a.entidad}): ${a.despues?.estado ?? ''}`);
  return cuales.length === 0
    ? 'Ninguna afiliación vuelve a sus fechas de antes.'
    : ['Vuelven a sus fechas de antes:', ...cuales].join('\n');
}
