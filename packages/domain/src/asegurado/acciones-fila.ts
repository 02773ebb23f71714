/**
 * What a row of the list offers, from the table of actions (`cuenta/acciones.ts`). The server sends it with each row and
 * refuses what {@link admiteAccion} does not hold; the browser only shows what it was told.
 */
import { tipoConBeneficiarios } from '../beneficiario/titular.ts';
import {
  ACCIONES_DE_FILA,
  type AccionDeFila,
  type AccionDeLista,
  accionDeLista,
  type TipoAfiliado,
} from '../cuenta/acciones.ts';
import { puede } from '../cuenta/permisos.ts';
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
}

export const accionesDeFila = (fila: FilaConAcciones): AccionDeFila[] =>
  ACCIONES_DE_FILA.filter((accion) => admiteAccion(fila, accion) && ofreceLista(fila.rol, accionDeLista(accion)));

/** Whether it may be done, offered by the list or not: who knows the address of an update form may use it. */
export function admiteAccion(fila: FilaConAcciones, cual: AccionDeFila): boolean {
  const accion = accionDeLista(cual);
  return correspondeA(fila, accion) && permite(fila, accion);
}

function correspondeA({ tipo, estado, tipoAsegurado, fallecido = false }: FilaConAcciones, accion: AccionDeLista) {
  if (!accion.de.includes(tipo) || (fallecido && accion.soloVivos)) return false;
  if (accion.conBeneficiarios && !tipoConBeneficiarios(tipoAsegurado)) return false;
  return accion.estados === 'TODOS' || accion.estados.some((uno) => uno === estado);
}

/** Who writes attends the row's insured type; who reads needs only to see the row. */
const permite = ({ rol, tipoAsegurado }: FilaConAcciones, accion: AccionDeLista): boolean =>
  accion.roles.some((uno) => uno === rol) && ('lee' in accion || rolAtiende(rol, tipoAsegurado));

const ofreceLista = (rol: string, { enLista }: AccionDeLista): boolean => enLista === undefined || puede(rol, enLista);
