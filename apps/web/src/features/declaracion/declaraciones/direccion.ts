import { type CifraElegida, leerCifra } from '../cifra-elegida.ts';

/** What of /monitoreoView stands in its address: which declaration is open, of which figure the people, and whether deleted ones are listed. */
export interface DireccionMonitoreo {
  declaracion?: string;
  anuladas?: string;
  cifra?: string;
  lugar?: string;
}

export interface BusquedaMonitoreo {
  abierta: number | 'nueva' | null;
  anuladas: boolean;
  /** Of the register, in the comparison that is open. */
  cifra: CifraElegida | null;
}

export function leerDireccion(direccion: Readonly<Record<string, unknown>>): BusquedaMonitoreo {
  const escrita = String(direccion.declaracion ?? '');
  const id = /^\d{1,15}$/.test(escrita) ? Number(escrita) : 0;
  return {
    abierta: escrita === 'nueva' ? 'nueva' : id || null,
    anuladas: String(direccion.anuladas) === 'si',
    cifra: id === 0 ? null : leerCifra(direccion.cifra, direccion.lugar),
  };
}

/** What is as usual is not written. */
export const escribirDireccion = ({ abierta, anuladas, cifra }: BusquedaMonitoreo): DireccionMonitoreo => ({
  declaracion: abierta?.toString(),
  anuladas: anuladas ? 'si' : undefined,
  cifra: cifra?.conteo,
  lugar: cifra?.lugar ?? undefined,
});

/** For the router: what is written again is always what was understood. */
export const validarDireccion = (direccion: Record<string, unknown>): DireccionMonitoreo =>
  escribirDireccion(leerDireccion(direccion));
