import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { azarDe } from '@sgpa/simulators/people/azar';
import { personaSintetica, RANGO_DEMO, SEMILLA_DEMO } from '@sgpa/simulators/people/sintetica';
import { casosFijos } from './casos-fijos.ts';
import { crearFamilias } from './familias.ts';
import type { AfiliacionDemo } from './modelo.ts';
import { conocida, type PersonaConocida } from './persona-conocida.ts';
import { segundasAfiliaciones } from './segundas-afiliaciones.ts';
import { titularDe } from './titulares.ts';

const PROPORCION_BENEFICIARIOS = 0.35;

/**
 * The fixed persons and `cantidad` synthetic affiliations, every holder before its beneficiaries. The synthetic persons
 * are those whom the simulators know by the same numbers, when they run with the same seed.
 */
export function planear(hoy: FechaCivil, cantidad: number, semilla = SEMILLA_DEMO): AfiliacionDemo[] {
  const faltan = { beneficiarios: Math.round(cantidad * PROPORCION_BENEFICIARIOS) };
  const azarPropio = (persona: PersonaConocida) => azarDe(semilla + 1, Number(persona.numero));

  const titulares: AfiliacionDemo[] = [];
  const resto: PersonaConocida[] = [];
  let numero: number = RANGO_DEMO.desde;
  while (titulares.length < cantidad - faltan.beneficiarios) {
    const persona = conocida(personaSintetica(semilla, siguiente()));
    const titular = titularDe(persona, azarPropio(persona), hoy);
    if (titular) titulares.push(titular);
    else resto.push(persona);
  }

  const familias = crearFamilias(titulares, hoy);
  const beneficiarios: AfiliacionDemo[] = [];
  while (titulares.length > 0 && beneficiarios.length < faltan.beneficiarios) {
    const persona = resto.shift() ?? conocida(personaSintetica(semilla, siguiente()));
    const beneficiario = familias.beneficiarioDe(persona, azarPropio(persona));
    if (beneficiario) beneficiarios.push(beneficiario);
  }
  return [
    ...casosFijos(hoy),
    ...titulares,
    ...beneficiarios,
    ...segundasAfiliaciones(titulares, beneficiarios, hoy, cantidad),
  ];

  function siguiente(): number {
    if (numero > RANGO_DEMO.hasta) throw new RangeError(`There are not enough synthetic persons for ${cantidad} rows`);
    return numero++;
  }
}
