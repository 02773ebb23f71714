import { conForma, elegidoEn, PAGINA, porClaves } from '../../../lib/direccion.ts';
import { NUMERO } from '../../persona/numero-buscado.ts';

export interface FiltrosDeNovedades {
  numeroDocumento: string;
  /** The department is a sigla of the parametric list. */
  departamento: string;
}

export interface BusquedaNovedades extends FiltrosDeNovedades {
  pagina: number;
  /** The address holds the chosen row, so that whoever went on to the person finds it again. */
  elegido: number | null;
}

export const DIRECCION_DE_NOVEDADES = porClaves<BusquedaNovedades>({
  numeroDocumento: NUMERO,
  departamento: conForma(/^[\p{L}\d ]{1,40}$/u),
  pagina: PAGINA,
  elegido: elegidoEn('novedad'),
});
