/** What of /monitoreoView stands in its address: which declaration is open, and whether deleted ones are listed. */
export interface DireccionMonitoreo {
  declaracion?: string;
  anuladas?: string;
}

export interface BusquedaMonitoreo {
  abierta: number | 'nueva' | null;
  anuladas: boolean;
}

export function leerDireccion({ declaracion, anuladas }: Readonly<Record<string, unknown>>): BusquedaMonitoreo {
  const escrita = String(declaracion ?? '');
  const id = /^\d{1,15}$/.test(escrita) ? Number(escrita) : 0;
  return { abierta: escrita === 'nueva' ? 'nueva' : id || null, anuladas: String(anuladas) === 'si' };
}

/** What is as usual is not written. */
export const escribirDireccion = ({ abierta, anuladas }: BusquedaMonitoreo): DireccionMonitoreo => ({
  declaracion: abierta?.toString(),
  anuladas: anuladas ? 'si' : undefined,
});

/** For the router: what is written again is always what was understood. */
export const validarDireccion = (direccion: Record<string, unknown>): DireccionMonitoreo =>
  escribirDireccion(leerDireccion(direccion));
