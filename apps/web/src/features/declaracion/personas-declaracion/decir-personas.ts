/** The list of people describes itself with these texts, as does the figure that leads to it. */
import type { PersonasDeUnaCifra } from '@sgpa/contract/monitoreo/personas-declaracion';
import { type Conteo, NOMBRE_DE_CONTEO } from '@sgpa/domain/declaracion/conteos';
import { MAX_CONTADAS } from '@sgpa/domain/declaracion/personas-declaracion';
import { cifra } from '../../../lib/cifras.ts';
import { mostrarFechaDelServidor } from '../../../lib/mostrar.ts';

/** Reads like 'titulares validados, La Paz'. */
export const nombrarCifra = (conteo: Conteo, lugar: string): string =>
  `${NOMBRE_DE_CONTEO[conteo].toLowerCase()}, ${lugar}`;

export const verPersonas = (cuantas: number, conteo: Conteo, lugar: string): string =>
  `${cuantas === 1 ? 'Ver a 1 persona' : `Ver las ${cifra(cuantas)} personas`}: ${nombrarCifra(conteo, lugar)}`;

/** Says what was counted and how many there are today, by the answer of the first page. */
export function decirTotal({ contado, contadoEn, total }: PersonasDeUnaCifra): string {
  if (contado === null) return 'El registro no tiene un conteo de ese día; estas son las personas que conoce hoy.';
  const dicho = `El registro contó ${cifra(contado)} el ${mostrarFechaDelServidor(contadoEn)}`;
  if (total === null) return `${dicho}; hoy son más de ${cifra(MAX_CONTADAS)}, y no se cuentan otra vez.`;
  return total === contado
    ? `${dicho} y hoy también son ${cifra(total)}.`
    : `${dicho} y hoy son ${cifra(total)}: después se registraron o cambiaron afiliaciones o novedades.`;
}
