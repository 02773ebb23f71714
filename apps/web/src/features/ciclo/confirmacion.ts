/** The question before an action gives the specification's sentence, then who, what, from which day and what else. */
import type { BeneficiarioDetalle } from '@sgpa/contract/v1/detalle-asegurado';
import { efectoEnBeneficiario } from '@sgpa/domain/cobertura/efecto-beneficiarios';
import { type FechaCivil, leerFechaEscrita, mostrarFecha, sumarDias } from '@sgpa/domain/shared/fecha-civil';
import { factsOf } from '../../ui/confirm-facts.ts';
import type { Pregunta } from '../../ui/use-confirm.tsx';
import { type Documentada, personaConDocumento } from '../persona/identidad.ts';
import { type FormularioAmpliacion, MOTIVOS, resultadoDe as resultadoDeAmpliacion } from './ampliacion.form.ts';
import { type CamposBaja, type CasoDado, fechasDe, modoDe, panelDe, resultadoDe } from './baja.form.ts';
import { anticipar, hechosDeBeneficiario } from './hechos.ts';

const NOMBRADOS = 6;

/** Tells whom a holder's baja reaches, also when the family could not be read. */
function alcanzados(form: CamposBaja, caso: CasoDado, familia: readonly BeneficiarioDetalle[] | null): string | null {
  if (caso.hechos.tipo !== 'TITULAR') return null;
  if (familia === null) return 'Sus beneficiarios con cobertura (no se pudo consultar quiénes son).';
  const resultado = resultadoDe(form, caso);
  if (!resultado?.ok) return null;
  const cambio = { antes: caso.hechos, despues: resultado.hechos, defuncion: modoDe(form, caso) === 'DEFUNCION' };
  const suyos = familia.filter((b) => efectoEnBeneficiario(hechosDeBeneficiario(b), cambio, caso.hoy) !== null);
  if (suyos.length === 0) return 'A ningún beneficiario.';
  const cuantos = suyos.length === 1 ? '1 beneficiario:' : `${suyos.length} beneficiarios:`;
  const mas = suyos.length > NOMBRADOS ? [`y ${suyos.length - NOMBRADOS} más.`] : [];
  return [cuantos, ...suyos.slice(0, NOMBRADOS).map(personaConDocumento), ...mas].join('\n');
}

interface DePregunta {
  titulo: string;
  persona: Documentada;
  caso: CasoDado;
  /** The family hangs on the affiliation; null while nobody knows it. */
  familia: readonly BeneficiarioDetalle[] | null;
}

const BOTON = { DEFUNCION: 'Registrar el fallecimiento', RECTIFICACION: 'Rectificar la baja' };

export function preguntaDeBaja(form: CamposBaja, { titulo, persona, caso, familia }: DePregunta): Pregunta {
  const modo = modoDe(form, caso);
  const muere = modo === 'DEFUNCION';
  const motivo = panelDe(caso)?.motivos.find(({ id }) => String(id) === form.motivo)?.nombre ?? '';
  const desde = fechasDe(form, caso).fecha_fin ?? caso.hoy;
  const resultado = resultadoDe(form, caso);
  return {
    title: titulo,
    facts: factsOf([
      ['Persona', personaConDocumento(persona)],
      ['Baja', `${motivo}, desde el ${mostrarFecha(desde)}.`],
      ['Cómo queda', resultado && anticipar(resultado, caso.hechos)],
      [
        'También',
        muere ? 'Marca a la persona como fallecida y termina sus demás afiliaciones en el ente gestor.' : null,
      ],
      ['Alcanza a', alcanzados(form, caso, familia)],
    ]),
    acceptLabel: modo === 'DEFUNCION' || modo === 'RECTIFICACION' ? BOTON[modo] : 'Dar de baja',
    grave: modo !== 'RECTIFICACION',
  };
}

export function preguntaDeAmpliacion(
  form: FormularioAmpliacion,
  { titulo, persona, caso: { hechos, hoy } }: Omit<DePregunta, 'familia'>,
): Pregunta {
  const resultado = resultadoDeAmpliacion(form, hechos, hoy);
  const hasta = leerFechaEscrita(form.fecha_fin_ampliacion);
  const desde = hechos.fecha_cesantia === null ? hoy : sumarDias(hechos.fecha_cesantia, 1);
  const motivo = MOTIVOS[hechos.tipo].find(({ value }) => value === form.motivo)?.label ?? '';
  return {
    title: titulo,
    facts: factsOf([
      ['Persona', personaConDocumento(persona)],
      ['Ampliación', `${motivo}, desde el ${mostrarFecha(desde)}${hasta ? ` hasta el ${mostrarFecha(hasta)}` : ''}.`],
      ['Cómo queda', resultado && anticipar(resultado, hechos)],
    ]),
    acceptLabel: 'Ampliar la cobertura',
  };
}

export const preguntaDeHabilitacion = (
  titulo: string,
  persona: Documentada,
  tipo: string,
  hoy: FechaCivil,
): Pregunta => ({
  title: titulo,
  facts: factsOf([
    ['Persona', personaConDocumento(persona)],
    ['Habilitación', `Como derechohabiente, desde el ${mostrarFecha(hoy)}.`],
    ['Tipo de rentista', tipo],
  ]),
  acceptLabel: 'Habilitar',
});
