/** Tells who goes over to the new job with the holder (acuerdos §12 'Change of employer', 'The family'). */
import type { HechosAfiliacion } from '../cobertura/cobertura.ts';
import { ESTADO } from '../cobertura/estados.ts';
import { noAntesDe } from '../cobertura/transicion.ts';
import { type FechaCivil, mostrarFecha } from '../shared/fecha-civil.ts';

export interface DeLaFamilia extends HechosAfiliacion {
  id: number;
  id_persona: number;
  id_titular: number | null;
}

/** The former job is told as it stood before the new one cut it. */
type Anterior = Pick<DeLaFamilia, 'id' | 'fecha_baja' | 'fecha_afiliacion'>;

/** Tells whether the age ends the right before the new job begins. */
const pasoDeEdad = ({ fin_por_edad = null }: HechosAfiliacion, desde: FechaCivil): boolean =>
  fin_por_edad !== null && fin_por_edad < desde;

/** A reason keeps one of them where he or she is: the first that holds is told. */
interface MotivoDeQuedarse {
  texto(una: HechosAfiliacion): string;
  vale(una: HechosAfiliacion, baja: FechaCivil): boolean;
}

const MOTIVOS: readonly MotivoDeQuedarse[] = [
  { texto: () => 'Está en revisión.', vale: ({ estado }) => estado === ESTADO.REVISION },
  {
    texto: () => 'Tiene un derecho propio.',
    vale: ({ estado, fecha_derechohabiente }) => estado === ESTADO.DERECHOHABIENTE || fecha_derechohabiente !== null,
  },
  { texto: () => 'Su afiliación no terminó con el empleo anterior.', vale: ({ fecha_baja }) => fecha_baja === null },
  {
    texto: ({ fecha_baja }) => `Tiene su propia baja${fecha_baja === null ? '' : `, el ${mostrarFecha(fecha_baja)}`}.`,
    // Who began after the holder's baja has it on the first day of their own; everybody else on the holder's.
    vale: ({ fecha_baja, fecha_afiliacion }, baja) => fecha_baja !== noAntesDe(fecha_afiliacion, baja),
  },
];

const motivoDe = (una: HechosAfiliacion, baja: FechaCivil | null): MotivoDeQuedarse | undefined =>
  baja === null ? undefined : MOTIVOS.find(({ vale }) => vale(una, baja));

/** Tells whether this cover ended with the holder's job, whose baja is `baja`, and may go over with the holder. */
export const terminaConElTitular = (una: HechosAfiliacion, baja: FechaCivil | null): boolean =>
  baja !== null && motivoDe(una, baja) === undefined;

/** Tells why nobody at all goes over; null where they may. */
export function porQueNadiePasa(tipo: string | null, registraBeneficiarios: boolean): string | null {
  if (tipo === 'UNIVERSITARIO') return 'Un titular UNIVERSITARIO no tiene beneficiarios.';
  return registraBeneficiarios ? null : 'Su cuenta no registra beneficiarios.';
}

export interface Juzgado<B> {
  una: B;
  /** The first day under the new job; of several affiliations of one person the earliest, so that no day is left out. */
  desde: FechaCivil;
  /** Tells why he or she does not go over; null for whoever does. */
  noPasa: string | null;
}

/**
 * Judges the beneficiaries of former jobs, each person once, by the affiliation of the latest job but from the earliest
 * of their days. `muertas`: persons who died, for everybody or for the managing entity; `desde`: the new job's first day.
 */
export function juzgarFamilia<B extends DeLaFamilia>(
  beneficiarios: readonly B[],
  anteriores: readonly Anterior[],
  muertas: ReadonlySet<number>,
  desde: FechaCivil,
): Juzgado<B>[] {
  const porId = new Map(anteriores.map((una) => [una.id, una]));
  const empleo = ({ id_titular }: B) => porId.get(id_titular ?? 0);
  const comienzo = ({ una }: Juzgado<B>): FechaCivil | '' => empleo(una)?.fecha_afiliacion ?? '';
  const porQueNo = (una: B) =>
    muertas.has(una.id_persona)
      ? 'Ha fallecido.'
      : (motivoDe(una, empleo(una)?.fecha_baja ?? null)?.texto(una) ??
        (pasoDeEdad(una, desde) ? 'Su derecho termina por edad antes del nuevo empleo.' : null));
  const juzgados = beneficiarios
    .filter((una) => empleo(una) !== undefined)
    .map((una) => ({ una, desde: noAntesDe(una.fecha_afiliacion, desde), noPasa: porQueNo(una) }))
    .toSorted((a, b) => (comienzo(a) < comienzo(b) ? 1 : -1));
  const porPersona = Map.groupBy(juzgados, ({ una }) => una.id_persona);
  return [...porPersona.values()]
    .flatMap((suyas) => {
      const pasan = suyas.filter(({ noPasa }) => noPasa === null);
      const primerDia = pasan.map((una) => una.desde).toSorted()[0] ?? desde;
      return pasan[0] === undefined ? suyas.slice(0, 1) : { ...pasan[0], desde: primerDia };
    })
    .toSorted((a, b) => a.una.id - b.una.id);
}

export const familiaQuePasa = <B extends DeLaFamilia>(...familia: Parameters<typeof juzgarFamilia<B>>): B[] =>
  juzgarFamilia(...familia).flatMap(({ una, noPasa }) => (noPasa === null ? [una] : []));
