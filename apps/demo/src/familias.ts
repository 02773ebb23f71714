import { type FechaCivil, sumarMeses } from '@sgpa/domain/shared/fecha-civil';
import type { Azar } from '@sgpa/simulators/people/azar';
import { destinoBeneficiario } from './destinos.ts';
import { edadDe } from './edades.ts';
import { COMO_RENTISTA } from './empleadores.ts';
import { afiliacionBeneficiario, mayor, registroDe, tieneMenosDe } from './fechas.ts';
import type { AfiliacionDemo } from './modelo.ts';
import type { PersonaConocida } from './persona-conocida.ts';
import { elegirAutor, personaDemo } from './titulares.ts';
import { recorrer } from './trayectoria.ts';

const EDAD_MAXIMA_HIJO = 25;
const INTENTOS = 40;
const MAX_FAMILIARES = 6;

/** Finds holders to hang a beneficiary on, by surname and sex, so that families look like families. */
export interface Familias {
  /** Gives the person as somebody's beneficiary, or null when no holder fits. */
  beneficiarioDe(persona: PersonaConocida, azar: Azar): AfiliacionDemo | null;
}

interface Pariente {
  titular: AfiliacionDemo;
  parentesco: string;
}

export function crearFamilias(titulares: readonly AfiliacionDemo[], hoy: FechaCivil): Familias {
  // University holders have no beneficiaries (document 2 §2).
  const aptos = titulares.filter((t) => t.tipoAsegurado !== 'UNIVERSITARIO');
  const porApellido = Map.groupBy(aptos, (t) => t.persona.primerApellido);
  const porSexo = Map.groupBy(aptos, (t) => t.persona.sexo);
  const conPareja = new Set<AfiliacionDemo>();
  const familiares = new Map<AfiliacionDemo, number>();

  const buscar = (
    lista: readonly AfiliacionDemo[] | undefined,
    azar: Azar,
    sirve: (titular: AfiliacionDemo) => boolean,
  ): AfiliacionDemo | undefined => {
    if (lista === undefined || lista.length === 0) return undefined;
    for (let intento = 0; intento < INTENTOS; intento += 1) {
      const titular = lista[azar.entero(0, lista.length - 1)];
      if (titular && (familiares.get(titular) ?? 0) < MAX_FAMILIARES && sirve(titular)) return titular;
    }
    return undefined;
  };

  const deHijo = (hijo: PersonaConocida, azar: Azar): Pariente | undefined => {
    const titular =
      buscar(porApellido.get(hijo.primerApellido), azar, (t) => t.persona.sexo === 'M' && puedenSer(t.persona, hijo)) ??
      buscar(porApellido.get(hijo.segundoApellido), azar, (t) => t.persona.sexo === 'F' && puedenSer(t.persona, hijo));
    return titular && { titular, parentesco: 'HIJA_HIJO' };
  };

  const dePadres = (padre: PersonaConocida, azar: Azar): Pariente | undefined => {
    const esDe = (t: AfiliacionDemo) =>
      (padre.sexo === 'M' || t.persona.segundoApellido === padre.primerApellido) && puedenSer(padre, t.persona);
    const lista = padre.sexo === 'M' ? porApellido.get(padre.primerApellido) : aptos;
    const titular = buscar(lista, azar, esDe);
    return titular && { titular, parentesco: 'PADRE_MADRE' };
  };

  const dePareja = (persona: PersonaConocida, azar: Azar): Pariente | undefined => {
    const titular = buscar(porSexo.get(persona.sexo === 'M' ? 'F' : 'M'), azar, (t) => {
      return !conPareja.has(t) && aniosEntre(t.persona.fechaNacimiento, persona.fechaNacimiento) <= 9;
    });
    if (!titular) return undefined;
    conPareja.add(titular);
    return { titular, parentesco: persona.estadoCivil === 'CONVIVIENTE' ? 'CONVIVIENTE' : 'ESPOSA_ESPOSO' };
  };

  const pariente = (persona: PersonaConocida, azar: Azar) => {
    if (persona.fallecido) return undefined;
    if (tieneMenosDe(EDAD_MAXIMA_HIJO, persona.fechaNacimiento, hoy)) return deHijo(persona, azar);
    if (persona.fechaNacimiento < '1958') return dePadres(persona, azar);
    return persona.estadoCivil === 'CASADO' || persona.estadoCivil === 'CONVIVIENTE'
      ? dePareja(persona, azar)
      : undefined;
  };

  return {
    beneficiarioDe(persona, azar) {
      const hallado = pariente(persona, azar);
      const beneficiario = hallado && afiliar(persona, hallado, azar, hoy);
      if (beneficiario) familiares.set(hallado.titular, (familiares.get(hallado.titular) ?? 0) + 1);
      return beneficiario ?? null;
    },
  };
}

function afiliar(persona: PersonaConocida, { titular, parentesco }: Pariente, azar: Azar, hoy: FechaCivil) {
  const destino = destinoBeneficiario(azar, titular, hoy);
  const { fechaBaja } = destino;
  const nacimiento = persona.fechaNacimiento;
  const fechaAfiliacion = afiliacionBeneficiario(azar, nacimiento, titular.fechaAfiliacion, fechaBaja, hoy);
  if (fechaAfiliacion === null) return null;
  const hasta = fechaBaja === undefined || fechaBaja > hoy ? hoy : fechaBaja;
  const fechaRegistro = mayor(titular.pasos[0].dia, registroDe(azar, fechaAfiliacion, hasta));
  const edad = edadDe(persona, parentesco, { desde: fechaRegistro, hoy });
  const beneficiario: AfiliacionDemo = {
    persona: personaDemo(persona, azar, hoy),
    ente: titular.ente,
    ...(destino.fechaDerechohabiente === undefined ? mismoEmpleador(titular) : COMO_RENTISTA),
    titular,
    parentesco,
    condicionHasta: edad.condicionHasta,
    fechaAfiliacion,
    pasos: recorrer({ tipo: 'BENEFICIARIO', fechaAfiliacion, fechaRegistro, edad: edad.hechos }, destino, hoy),
    usuario: elegirAutor(titular.ente, azar),
    empleo: null,
  };
  return beneficiario;
}

const mismoEmpleador = ({ entidad, tipoAsegurado }: AfiliacionDemo) => ({ entidad, tipoAsegurado });

const aniosEntre = (una: FechaCivil, otra: FechaCivil) => Math.abs(Number(una.slice(0, 4)) - Number(otra.slice(0, 4)));

/** Tells whether the ages allow the first to be father or mother of the second. */
const puedenSer = (padre: { fechaNacimiento: FechaCivil }, hijo: { fechaNacimiento: FechaCivil }) =>
  sumarMeses(padre.fechaNacimiento, 17 * 12) <= hijo.fechaNacimiento &&
  sumarMeses(padre.fechaNacimiento, 44 * 12) >= hijo.fechaNacimiento;
