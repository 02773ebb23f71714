/** What of /terminos stands in its address: which panel is open, and of which version. */
const PANELES = ['nueva', 'texto', 'aceptaciones', 'retiro'] as const;
export type PanelTerminos = (typeof PANELES)[number];

interface DireccionTerminos {
  version?: string;
  panel?: string;
}

export interface BusquedaTerminos {
  version: string | null;
  panel: PanelTerminos | null;
}

export function leerDireccion({ version, panel }: Readonly<Record<string, unknown>>): BusquedaTerminos {
  const escrita = String(version ?? '');
  const elegida = /^[\w.-]{1,40}$/.test(escrita) ? escrita : null;
  const abierto = PANELES.find((uno) => uno === panel) ?? null;
  return { version: elegida, panel: elegida === null && abierto !== 'nueva' ? null : abierto };
}

/** What is as usual is not written. */
export const escribirDireccion = ({ version, panel }: BusquedaTerminos): DireccionTerminos => ({
  version: version ?? undefined,
  panel: panel ?? undefined,
});

/** For the router: what is written again is always what was understood. */
export const validarDireccion = (direccion: Record<string, unknown>): DireccionTerminos =>
  escribirDireccion(leerDireccion(direccion));
