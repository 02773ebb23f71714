import { porClaves, unaDe } from '../../../lib/direccion.ts';

const PANELES = ['nueva', 'texto', 'aceptaciones', 'retiro'] as const;
export type PanelTerminos = (typeof PANELES)[number];

export interface BusquedaTerminos {
  version: string | null;
  panel: PanelTerminos | null;
}

const VERSION = /^[\w.-]{1,40}$/;

export const DIRECCION_DE_TERMINOS = porClaves<BusquedaTerminos>(
  {
    version: {
      leer: (escrito) => (VERSION.test(escrito) ? escrito : null),
      escribir: (version) => version ?? undefined,
    },
    panel: unaDe(PANELES, null),
  },
  (busqueda) => (busqueda.version === null && busqueda.panel !== 'nueva' ? { ...busqueda, panel: null } : busqueda),
);
