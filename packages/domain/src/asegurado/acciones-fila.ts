/**
 * What a row of the list offers, from the table of actions (`cuenta/acciones.ts`). The server sends it with each row and
 * refuses what {@link admiteAccion} does not hold; the browser only shows what it was told.
 */
import { tipoConBeneficiarios } from '../beneficiario/titular.ts';
import { estadoDe } from '../cobertura/estados.ts';
import {
  ACCIONES_DE_FILA,
  type AccionDeFila,
  type AccionDeLista,
  accionDeLista,
  type TipoAfiliado,
} from '../cuenta/acciones.ts';
import { puede } from '../cuenta/permisos.ts';
import type { FechaCivil } from '../shared/fecha-civil.ts';
import { rolAtiende } from '../titular/tipo-asegurado.ts';

export interface FilaConAcciones {
  /** On the day shown. */
  estado: number;
  tipo: TipoAfiliado;
  /** Name or code of the insured type. */
  tipoAsegurado: string;
  rol: string;
  /** The person is dead: what still runs may end, and nothing begins or goes on. */
  fallecido?: boolean;
  /** Of a beneficiary: the last day by age, and what lets the right go on beyond it. */
  fin_por_edad?: FechaCivil | null;
  condicion?: string | null;
}

export const accionesDeFila = (fila: FilaConAcciones): AccionDeFila[] =>
  ACCIONES_DE_FILA.filter((accion) => admiteAccion(fila, accion) && ofreceLista(fila.rol, accionDeLista(accion)));

/** Whether it may be done, offered by the list or not: who knows the address of an update form may use it. */
export function admiteAccion(fila: FilaConAcciones, cual: AccionDeFila): boolean {
  return motivoDeNoAdmitir(fila, cual) === null && permite(fila, accionDeLista(cual));
}

/** Why nobody may do it with this row today, whatever their role; null where somebody may. */
export function motivoDeNoAdmitir(
  {
    tipo,
    estado,
    tipoAsegurado,
    fallecido = false,
    fin_por_edad = null,
    condicion = null,
  }: Omit<FilaConAcciones, 'rol'>,
  cual: AccionDeFila,
): string | null {
  const { de, soloVivos, conBeneficiarios, porEdad, estados } = accionDeLista(cual);
  if (!de.includes(tipo))
    return `No es una acción de la lista de ${tipo === 'TITULAR' ? 'titulares' : 'beneficiarios'}.`;
  if (conBeneficiarios && !tipoConBeneficiarios(tipoAsegurado))
    return `Los asegurados de tipo ${tipoAsegurado} no tienen beneficiarios.`;
  if (estados !== 'TODOS' && !estados.some((uno) => uno === estado)) {
    const posibles = [...new Set(estados.map((uno) => estadoDe(uno).nombre))].join(', ');
    return `No es posible en estado ${estadoDe(estado).nombre}; solo en ${posibles}.`;
  }
  if (fallecido && soloVivos) return 'La persona figura como fallecida.';
  // Last: who shows a row knows neither, and the server has looked at both.
  return porEdad && fin_por_edad === null && condicion === null ? 'Su derecho no termina por edad.' : null;
}

/** Who writes attends the row's insured type; who reads needs only to see the row. */
const permite = ({ rol, tipoAsegurado }: FilaConAcciones, accion: AccionDeLista): boolean =>
  accion.roles.some((uno) => uno === rol) && (accion.lee || rolAtiende(rol, tipoAsegurado));

const ofreceLista = (rol: string, { enLista }: AccionDeLista): boolean => enLista === undefined || puede(rol, enLista);
