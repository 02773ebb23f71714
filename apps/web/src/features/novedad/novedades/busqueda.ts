import { conForma, elegidoEn, PAGINA, porClaves, texto } from '../../../lib/direccion.ts';
import { esNumero, numeroEscrito } from '../../persona/numero-buscado.ts';

export interface FiltrosDeNovedades {
  numeroDocumento: string;
  /** Sigla of the parametric list. */
  departamento: string;
}

export interface BusquedaNovedades extends FiltrosDeNovedades {
  pagina: number;
  /** In the address, so that whoever went on to the person finds it again. */
  elegido: number | null;
}

export const EN_NOVEDADES = porClaves<BusquedaNovedades>({
  numeroDocumento: texto((escrito) => (esNumero(escrito) ? numeroEscrito(escrito) : '')),
  departamento: conForma(/^[\p{L}\d ]{1,40}$/u),
  pagina: PAGINA,
  elegido: elegidoEn('novedad'),
});
