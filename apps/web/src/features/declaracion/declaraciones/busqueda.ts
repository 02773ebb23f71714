import { type Direccion, ENTE, enDireccion, leerTexto } from '../../../lib/direccion.ts';
import { type CifraElegida, leerCifra } from '../cifra-elegida.ts';

/** An empty filter stands for all. */
export interface FiltrosDeclaraciones {
  idEnteGestor: string;
  periodo: string;
  /** 'si' leaves only those that differ from the register. */
  difieren: '' | 'si';
}

export const SIN_FILTROS: FiltrosDeclaraciones = { idEnteGestor: '', periodo: '', difieren: '' };

export interface BusquedaMonitoreo extends FiltrosDeclaraciones {
  abierta: number | 'nueva' | null;
  anuladas: boolean;
  /** The figure belongs to the comparison that is open. */
  cifra: CifraElegida | null;
}

const PERIODOS = /^\d{4}-(0[1-9]|1[0-2])(,\d{4}-(0[1-9]|1[0-2])){0,24}$/;

function leer(direccion: Direccion): BusquedaMonitoreo {
  const escrita = String(direccion.declaracion ?? '');
  const periodo = leerTexto(direccion.periodo);
  const id = /^\d{1,15}$/.test(escrita) ? Number(escrita) : 0;
  return {
    abierta: escrita === 'nueva' ? 'nueva' : id || null,
    anuladas: String(direccion.anuladas) === 'si',
    idEnteGestor: ENTE.leer(leerTexto(direccion.idEnteGestor)),
    periodo: PERIODOS.test(periodo) ? periodo : '',
    difieren: direccion.difieren === 'si' ? 'si' : '',
    cifra: id === 0 ? null : leerCifra(direccion.cifra, direccion.lugar),
  };
}

const escribir = ({ abierta, anuladas, cifra, ...filtros }: BusquedaMonitoreo): Partial<Record<string, string>> => ({
  declaracion: abierta?.toString(),
  anuladas: anuladas ? 'si' : undefined,
  idEnteGestor: filtros.idEnteGestor || undefined,
  periodo: filtros.periodo || undefined,
  difieren: filtros.difieren || undefined,
  cifra: cifra?.conteo,
  lugar: cifra?.lugar ?? undefined,
});

/** The address of /monitoreoView says which declaration is open, of which figure the people, and which are listed. */
export const DIRECCION_DE_DECLARACIONES = enDireccion(leer, escribir);
