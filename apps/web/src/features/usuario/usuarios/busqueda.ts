import { MAX_ID } from '@sgpa/domain/shared/ids';
import { leerEstadoUsuario } from '@sgpa/domain/usuario/estado-usuario';
import { conForma, ENTE, elegidoEn, PAGINA, porClaves, texto, textoHasta, unaDe } from '../../../lib/direccion.ts';

/** One of them is open over the list. */
const PANELES = ['nuevo', 'detalles', 'editar'] as const;
export type PanelUsuario = (typeof PANELES)[number];

export interface FiltrosDeUsuarios {
  buscar: string;
  estado: string;
  rol: string;
  ente: string;
}

export interface BusquedaUsuarios extends FiltrosDeUsuarios {
  pagina: number;
  elegido: number | null;
  panel: PanelUsuario | null;
}

/** An account's panel is not open without the account. */
const conPanel = (busqueda: BusquedaUsuarios): BusquedaUsuarios =>
  busqueda.panel === 'nuevo' || busqueda.elegido !== null ? busqueda : { ...busqueda, panel: null };

export const DIRECCION_DE_USUARIOS = porClaves<BusquedaUsuarios>(
  {
    buscar: textoHasta(100),
    estado: texto((escrito) => leerEstadoUsuario(escrito) ?? ''),
    rol: conForma(/^\w{1,40}$/),
    ente: ENTE,
    pagina: PAGINA,
    elegido: elegidoEn('usuario', MAX_ID),
    panel: unaDe(PANELES, null),
  },
  conPanel,
);
