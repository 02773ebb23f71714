import { ESTADO } from '@sgpa/domain/cobertura/estados';
import { type FechaCivil, sumarDias } from '@sgpa/domain/shared/fecha-civil';
import { autoresDe } from './cuentas.ts';
import { destinoFallecido } from './destinos.ts';
import { PUESTOS_DE_OTROS_ENTES } from './empleadores.ts';
import { mayor } from './fechas.ts';
import { type AfiliacionDemo, ultimoPaso } from './modelo.ts';
import { recorrer } from './trayectoria.ts';

/** One person in so many affiliations works in two places. */
const UNA_DE_CADA = 600;
/** A workday of two places began so many days ago at most. */
const DIAS_ATRAS = 200;
/**
 * For one in so many of them the second entity says that they died, and nobody else does (acuerdos §10 'Whose word a
 * death is').
 */
const FALLECE_UNO_DE = 3;

const activa = (a: AfiliacionDemo): boolean => ultimoPaso(a).hechos.estado === ESTADO.ACTIVO;

/**
 * Gives workers whom a second managing entity affiliated by another employer while the first one covers them (acuerdos
 * §8, code 501).
 */
export function segundasAfiliaciones(
  titulares: readonly AfiliacionDemo[],
  beneficiarios: readonly AfiliacionDemo[],
  hoy: FechaCivil,
  cantidad: number,
): AfiliacionDemo[] {
  const conFamilia = new Set(beneficiarios.map(({ titular }) => titular));
  const solos = titulares.filter((t) => activa(t) && t.empleo !== null && !conFamilia.has(t));
  const cuantas = Math.min(Math.floor(cantidad / UNA_DE_CADA), solos.length);
  const paso = Math.max(1, Math.floor(solos.length / Math.max(1, cuantas)));
  return Array.from({ length: cuantas }, (_, i) => solos[i * paso]).flatMap((primera, i) => {
    const puestos = PUESTOS_DE_OTROS_ENTES.filter(({ ente }) => ente !== primera?.ente);
    const puesto = puestos[i % puestos.length];
    const [usuario] = puesto === undefined ? [] : autoresDe(puesto.ente);
    if (primera === undefined || puesto === undefined || usuario === undefined) return [];
    const fechaAfiliacion = mayor(primera.pasos[0].dia, sumarDias(hoy, -((i * 37) % DIAS_ATRAS)));
    const muere = i % FALLECE_UNO_DE === FALLECE_UNO_DE - 1;
    const destino = muere
      ? destinoFallecido(mayor(fechaAfiliacion, sumarDias(hoy, -((i * 5) % 60) - 1)))
      : { estado: ESTADO.ACTIVO };
    const inicio = { tipo: 'TITULAR' as const, fechaAfiliacion, fechaRegistro: fechaAfiliacion };
    return [
      {
        ...primera,
        ...puesto,
        usuario,
        fechaAfiliacion,
        pasos: recorrer(inicio, destino, hoy),
      },
    ];
  });
}
