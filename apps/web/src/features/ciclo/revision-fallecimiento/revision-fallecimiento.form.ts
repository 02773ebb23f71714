/** The authority has the last word on a recorded death (acuerdos §10 'Review (108)', 'Whose word a death is'). */
import type { Cuerpo } from '@sgpa/contract/envios';
import type { PropuestaFallecimiento } from '@sgpa/contract/v1/revision-fallecimiento';
import type { DecisionFallecimiento } from '@sgpa/domain/cobertura/revision-fallecimiento';
import { type FechaCivil, mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import { factsOf } from '../../../ui/confirm-facts.ts';
import type { Pregunta } from '../../../ui/use-confirm.tsx';
import { type Documentada, personaConDocumento } from '../../persona/identidad.ts';
import { type Fundamento, fundamentoDe, revisarFundamento, SIN_FUNDAMENTO } from '../revision.form.ts';
import { devueltasDe, vistasDe } from '../terminadas.ts';

export interface CamposFallecimiento extends Fundamento {
  decision: DecisionFallecimiento | '';
  /** The decision gives these back, by their `idAfiliadoEnteGestor`. */
  elegidas: number[];
}

/** The sum changes whenever anything of what is proposed does. */
export const versionDe = ({ afiliaciones, obliga_a_todos }: PropuestaFallecimiento): number =>
  afiliaciones.reduce((suma, { version }) => suma + version, obliga_a_todos ? 1 : 0);

export const OPCIONES: { value: DecisionFallecimiento; label: string }[] = [
  { value: 'CORREGIR', label: 'Se registró por error' },
  { value: 'CONFIRMAR', label: 'Confirmar para todos los entes gestores' },
];

/** Chooses what only the death changed; what somebody decided on since, the authority chooses knowingly. */
export function vacio({ obliga_a_todos, afiliaciones }: PropuestaFallecimiento): CamposFallecimiento {
  const elegidas = afiliaciones.filter((a) => a.despues !== null && !a.cambiada_despues);
  return {
    ...SIN_FUNDAMENTO,
    decision: obliga_a_todos ? 'CORREGIR' : '',
    elegidas: elegidas.map(({ idAfiliadoEnteGestor }) => idAfiliadoEnteGestor),
  };
}

export const revisar = (form: CamposFallecimiento): Partial<Record<keyof CamposFallecimiento, string>> => ({
  ...revisarFundamento(form),
  ...(form.decision === '' ? { decision: 'Debe elegir la decisión.' } : {}),
});

export const toRequest = (
  form: CamposFallecimiento,
  propuesta: PropuestaFallecimiento,
  idAfiliadoEnteGestor: number,
): Cuerpo<'revision-fallecimiento'> | null =>
  form.decision === ''
    ? null
    : {
        idAfiliadoEnteGestor,
        decision: form.decision,
        afiliaciones: form.decision === 'CONFIRMAR' ? [] : vistasDe(devueltasDe(propuesta.afiliaciones, form.elegidas)),
        ...fundamentoDe(form),
      };

/** Writes the question before sending: of whom, what, and from which day. */
export function preguntaDe(
  form: CamposFallecimiento,
  propuesta: PropuestaFallecimiento,
  persona: Documentada,
  hoy: FechaCivil,
): Pregunta {
  const { nombre } = propuesta;
  const facts = factsOf([['Persona', personaConDocumento(persona)]]);
  const cuando = mostrarFecha(hoy);
  if (form.decision === 'CONFIRMAR') {
    return {
      title: `¿Confirmar el fallecimiento de ${nombre}?`,
      facts,
      text: `Desde hoy, ${cuando}, ningún ente gestor podrá ampliar su cobertura ni registrarle otra.`,
      acceptLabel: 'Confirmar el fallecimiento',
      grave: true,
    };
  }
  const devueltas = devueltasDe(propuesta.afiliaciones, form.elegidas);
  const cuales = devueltas.map((a) => `${a.nombre} (${a.ente_gestor}): ${a.despues?.estado ?? ''}`);
  return {
    title: `¿Corregir el fallecimiento de ${nombre}?`,
    facts,
    text: [
      `Desde hoy, ${cuando}, ya no figura como fallecida para ningún ente gestor.`,
      devueltas.length === 0
        ? 'Ninguna afiliación vuelve a sus fechas de antes.'
        : ['Vuelven a sus fechas de antes:', ...cuales].join('\n'),
    ].join('\n'),
    acceptLabel: 'Corregir el fallecimiento',
  };
}
