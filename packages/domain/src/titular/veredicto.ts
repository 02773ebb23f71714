/** Tells step 2 in one line: whether saving will be accepted, why, and who was asked (acuerdos §8, §10 'Step 2'). */
import { estadoDe } from '../cobertura/estados.ts';
import { type FechaCivil, mostrarFecha } from '../shared/fecha-civil.ts';
import { esCambioDeEmpleador } from './cambio-de-empleador.ts';

export type Tono = 'si' | 'con observacion' | 'no';

export interface Veredicto {
  tono: Tono;
  /** The line says whether the person may be registered. */
  dice: string;
  porque: string;
  /** The line says which sources answered, and which did not. */
  fuentes: string;
}

export interface HechosDeVeredicto {
  como: 'titular' | 'fallecido' | 'beneficiario';
  hoy: FechaCivil;
  defuncionRegistrada: boolean;
  registros: readonly { ente_gestor: string; codigoEstado: number }[];
  /** These holder's affiliations cover the person where it would be registered (`titularesVigentes`). */
  vigentes: readonly { ente_gestor: string; nombre_entidad: string; desde: FechaCivil; baja: FechaCivil | null }[];
  /** Each payment source says whether it answered, and whether it knows the person. */
  fuentes: readonly { nombre: string; disponible: boolean; registros: number }[];
}

const COMO = { titular: 'como titular', fallecido: 'como titular fallecido', beneficiario: 'como beneficiario' };

export function veredicto(hechos: HechosDeVeredicto): Veredicto {
  return { ...juicio(hechos), fuentes: fuentesDe(hechos.fuentes) };
}

function juicio(hechos: HechosDeVeredicto): Omit<Veredicto, 'fuentes'> {
  const { como, defuncionRegistrada, registros } = hechos;
  if (defuncionRegistrada && como !== 'fallecido') {
    return {
      tono: 'no',
      dice: `No puede registrarse ${COMO[como]}.`,
      porque: 'Su fallecimiento ya está registrado: no empieza un derecho nuevo.',
    };
  }
  if (como === 'fallecido' && hechos.vigentes.length > 0) return yaCubierta(hechos.vigentes);
  const cubren = entes(registros.filter((r) => estadoDe(r.codigoEstado).grupo === 'AFILIADO'));
  const siguen = hechos.vigentes.filter(({ baja }) => baja === null || baja > hechos.hoy);
  if (como === 'titular' && siguen.length > 0) return conOtroEmpleador(siguen);
  const enOtros = cubren.filter((ente) => !hechos.vigentes.some(({ ente_gestor }) => ente_gestor === ente));
  if (como === 'titular' && esCambioDeEmpleador(hechos.vigentes, hechos.hoy) && enOtros.length === 0)
    return cambioDeEmpleador(hechos.vigentes);
  if (cubren.length > 0) {
    return {
      tono: 'con observacion',
      dice: `Puede registrarse ${COMO[como]}, con observación.`,
      porque: `Ya tiene cobertura en ${lista(cubren)}: ${como === 'fallecido' ? QUE_HACE_LA_MUERTE : 'se abrirá una novedad para los entes gestores.'}`,
    };
  }
  const antes = entes(registros);
  return {
    tono: 'si',
    dice: `Puede registrarse ${COMO[como]}.`,
    porque:
      antes.length > 0
        ? `Tuvo registro en ${lista(antes)}, sin cobertura vigente.`
        : 'No tiene registro en ningún ente gestor.',
  };
}

/** A death ends what there is here, and the others are told (`cobertura/defuncion.ts`). */
const QUE_HACE_LA_MUERTE =
  'al guardar, la del ente gestor que registra termina por defunción y a los demás se les abre una novedad.';

/** What is left of the former job ends on the eve of the new one (`cambio-de-empleador.ts`). */
const cambioDeEmpleador = (vigentes: HechosDeVeredicto['vigentes']): Omit<Veredicto, 'fuentes'> => ({
  tono: 'si',
  dice: 'Puede registrarse como titular: es un cambio de empleador.',
  porque: `Tuvo cobertura ${lista(dondeCubren(vigentes))}: lo que le queda de ella termina cuando empieza la nueva. Si tiene beneficiarios, al completar la información verá quiénes pasan con la persona.`,
});

/** Saving refuses the employer that covers, and observes another one beside it. */
const conOtroEmpleador = (vigentes: HechosDeVeredicto['vigentes']): Omit<Veredicto, 'fuentes'> => ({
  tono: 'con observacion',
  dice: 'Puede registrarse como titular solo con otro empleador, con observación.',
  porque: `Ya tiene cobertura ${lista(dondeCubren(vigentes))}.`,
});

const dondeCubren = (vigentes: HechosDeVeredicto['vigentes']): string[] =>
  vigentes.map(({ nombre_entidad, desde, baja }) => {
    const hasta = baja === null ? '' : `, con baja el ${mostrarFecha(baja)}`;
    return `con ${nombre_entidad} desde el ${mostrarFecha(desde)}${hasta}`;
  });

/** Step 3 refuses the employer that covers (`titularVigenteEn`); another one, of the time before the death, may be missing. */
function yaCubierta(vigentes: HechosDeVeredicto['vigentes']): Omit<Veredicto, 'fuentes'> {
  return {
    tono: 'no',
    dice: 'Corresponde registrar su baja por defunción.',
    porque: `Ya tiene cobertura ${lista(dondeCubren(vigentes))}. Aquí solo puede añadirse una afiliación que tuvo con otro empleador.`,
  };
}

function fuentesDe(fuentes: HechosDeVeredicto['fuentes']): string {
  const nombres = (cuales: HechosDeVeredicto['fuentes']) => lista(cuales.map(({ nombre }) => nombre));
  const callan = fuentes.filter(({ disponible }) => !disponible);
  const conocen = fuentes.filter(({ registros }) => registros > 0);
  const responden = fuentes.filter(({ disponible }) => disponible);
  return [
    conocen.length > 0 ? `Fuente de pago: ${nombres(conocen)}.` : 'Sin fuente de pago conocida.',
    responden.length > 0 ? `${responden.length === 1 ? 'Respondió' : 'Respondieron'} ${nombres(responden)}.` : '',
    callan.length > 0 ? `${callan.length === 1 ? 'No respondió' : 'No respondieron'}: ${nombres(callan)}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

const entes = (registros: HechosDeVeredicto['registros']): string[] => [
  ...new Set(registros.map(({ ente_gestor }) => ente_gestor)),
];

const lista = (nombres: readonly string[]): string =>
  nombres.length < 2 ? nombres.join('') : `${nombres.slice(0, -1).join(', ')} y ${nombres.at(-1)}`;
