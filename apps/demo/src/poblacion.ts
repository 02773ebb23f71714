import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { azarDe } from '@sgpa/simulators/people/azar';
import { personasSinteticas, RANGO_DEMO, SEMILLA_DEMO } from '@sgpa/simulators/people/sintetica';
import { cambiosDeEmpleador } from './cambios-de-empleador.ts';
import { casosFijos } from './casos-fijos.ts';
import { crearFamilias } from './familias.ts';
import type { AfiliacionDemo } from './modelo.ts';
import { conocida, type PersonaConocida } from './persona-conocida.ts';
import { segundasAfiliaciones } from './segundas-afiliaciones.ts';
import { titularDe } from './titulares.ts';

const PROPORCION_BENEFICIARIOS = 0.35;

/**
 * Plans the fixed persons and `cantidad` synthetic affiliations, every holder before its beneficiaries. The synthetic
 * persons are those whom the simulators know by the same numbers, when they run with the same seed.
 */
export function planear(hoy: FechaCivil, cantidad: number, semilla = SEMILLA_DEMO): AfiliacionDemo[] {
  const faltan = { beneficiarios: Math.round(cantidad * PROPORCION_BENEFICIARIOS) };
  // Two persons with one number each have a course of their own.
  const azarPropio = (persona: PersonaConocida) =>
    azarDe(semilla + (persona.complemento === '' ? 1 : 5), Number(persona.numero));

  const titulares: AfiliacionDemo[] = [];
  const resto: PersonaConocida[] = [];
  const padron = personas(semilla, cantidad);
  while (titulares.length < cantidad - faltan.beneficiarios) {
    const persona = padron.next().value;
    const titular = titularDe(persona, azarPropio(persona), hoy);
    if (titular) titulares.push(titular);
    else resto.push(persona);
  }

  const familias = crearFamilias(titulares, hoy);
  const beneficiarios: AfiliacionDemo[] = [];
  while (titulares.length > 0 && beneficiarios.length < faltan.beneficiarios) {
    const persona = resto.shift() ?? padron.next().value;
    const beneficiario = familias.beneficiarioDe(persona, azarPropio(persona));
    if (beneficiario) beneficiarios.push(beneficiario);
  }
  const cambios = cambiosDeEmpleador(titulares, beneficiarios, hoy, cantidad);
  return [
    ...casosFijos(hoy),
    ...titulares,
    ...cambios.anteriores,
    ...cambios.beneficiarios,
    ...segundasAfiliaciones(titulares, beneficiarios, hoy, cantidad),
  ];
}

/** Gives everybody whom the simulators know, by their numbers; there are always more, or the demo is too large. */
function* personas(semilla: number, cantidad: number): Generator<PersonaConocida, never> {
  for (let numero: number = RANGO_DEMO.desde; numero <= RANGO_DEMO.hasta; numero += 1) {
    for (const persona of personasSinteticas(semilla, numero)) yield conocida(persona);
  }
  throw new RangeError(`There are not enough synthetic persons for ${cantidad} rows`);
}
