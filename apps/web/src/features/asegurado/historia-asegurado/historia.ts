import type { HechoDeHistoria } from '@sgpa/contract/v1/historia-asegurado';
import { NOMBRES_DE_HECHOS } from '@sgpa/domain/asegurado/historia';
import { esFechaCivil, hoyEnLaPaz, mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import { horaDelDia } from '../../../lib/reloj.ts';

interface Cambio {
  nombre: string;
  /** `antes` is null when there was nothing before, `despues` when nothing is left. */
  antes: string | null;
  despues: string | null;
}

/** A fact without a name in this order is told last, by its own. */
const ORDEN = Object.keys(NOMBRES_DE_HECHOS);
const FIN = NOMBRES_DE_HECHOS.fin_cobertura;

type Valor = HechoDeHistoria['despues'][string] | undefined;

export function cambiosDe({ estado_antes, estado_despues, antes, despues }: HechoDeHistoria): readonly Cambio[] {
  const campos = [...new Set([...ORDEN, ...Object.keys(antes ?? {}), ...Object.keys(despues)])];
  const estado = { nombre: 'Estado', antes: leer(estado_antes), despues: leer(estado_despues) };
  const hechos = campos.map((campo) => ({
    nombre: NOMBRES_DE_HECHOS[campo] ?? comoTexto(campo),
    antes: leer(antes?.[campo]),
    despues: leer(despues[campo]),
  }));
  const cambios = [estado, ...hechos].filter((cambio) => cambio.antes !== cambio.despues);
  // The last covered day is news only where no other date says it.
  return cambios.filter(({ nombre, despues: dia }) => nombre !== FIN || !dicho(dia, cambios));
}

const dicho = (dia: string | null, cambios: readonly Cambio[]): boolean =>
  dia === null || cambios.some(({ nombre, despues }) => nombre !== FIN && despues === dia);

/** Reads like '20/11/2026, 14:05:09', in La Paz. */
export function momentoDe({ ocurrido_en }: HechoDeHistoria): string {
  const instante = new Date(ocurrido_en);
  return `${mostrarFecha(hoyEnLaPaz(instante))}, ${horaDelDia(instante)}`;
}

function leer(valor: Valor): string | null {
  const texto = String(valor ?? '').trim();
  if (texto === '') return null;
  return esFechaCivil(texto) ? mostrarFecha(texto) : texto;
}

function comoTexto(campo: string): string {
  const texto = campo.replaceAll('_', ' ');
  return texto.charAt(0).toUpperCase() + texto.slice(1);
}
