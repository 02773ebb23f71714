/** The authority's review of one affiliation (decisions §10 'Review (108)'). */
import type { Cuerpo } from '@sgpa/contract/endpoints';
import type { PropuestaRevision } from '@sgpa/contract/v1/revision-afiliacion';
import type { DecisionRevision } from '@sgpa/domain/cobertura/revision-afiliacion';
import { type FechaCivil, mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import { factsOf } from '../../../ui/confirm-facts.ts';
import type { Pregunta } from '../../../ui/use-confirm.tsx';
import { apellidosYNombre, type Documentada, personaConDocumento } from '../../persona/identidad.ts';
import { type Fundamento, fundamentoDe, revisarFundamento, SIN_FUNDAMENTO } from '../revision.form.ts';

export interface CamposRevision extends Fundamento {
  /** Empty until one is chosen. */
  decision: DecisionRevision | '';
}

const NOMBRES: Record<DecisionRevision, string> = {
  ABRIR: 'Poner en revisión',
  RESTITUIR: 'Restituir',
  CERRAR: 'Cerrar la afiliación',
};

type Opcion = PropuestaRevision['decisiones'][number];

export const opcionesDe = ({ decisiones }: PropuestaRevision) =>
  decisiones.map(({ decision }) => ({ value: decision, label: NOMBRES[decision] }));

/** Chosen already where there is one only. */
export function vacio({ decisiones }: PropuestaRevision): CamposRevision {
  const [unica, otra] = decisiones;
  return { ...SIN_FUNDAMENTO, decision: unica && !otra ? unica.decision : '' };
}

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

export const toRequest = (
  form: CamposRevision,
  { idAfiliadoEnteGestor, version }: PropuestaRevision,
): Cuerpo<'revision-afiliacion'> | null =>
  form.decision === '' ? null : { idAfiliadoEnteGestor, version, decision: form.decision, ...fundamentoDe(form) };

/** What is asked before it is sent: whose affiliation, what, and from which day. */
export function preguntaDe(
  form: CamposRevision,
  propuesta: PropuestaRevision,
  persona: Documentada,
  hoy: FechaCivil,
): Pregunta {
  const elegida = elegidaDe(propuesta, form);
  const despues = elegida?.despues;
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
  return `Desde hoy, ${cuando}, ${quienes} la cobertura.`;
}
