/** Tells what a row of the list offers (`cuenta/acciones.ts`); the server refuses what {@link admiteAccion} denies. */
import { tipoConBeneficiarios } from '../beneficiario/titular.ts';
import { estadoDe } from '../cobertura/estados.ts';
import {
  ACCIONES_DE_FILA,
  type AccionDeFila,
  type ReglaDeAccion,
  reglaDeAccion,
  type TipoAfiliado,
} from '../cuenta/acciones.ts';
import { puede } from '../cuenta/permisos.ts';
import type { FechaCivil } from '../shared/fecha-civil.ts';
import { rolAtiende } from '../titular/tipo-asegurado.ts';

export interface FilaConAcciones {
  /** The state is the one on the day shown. */
  estado: number;
  tipo: TipoAfiliado;
  /** The insured type comes as its name or its code. */
  tipoAsegurado: string;
  rol: string;
  /** For a dead person, what still runs may end, and nothing begins or goes on. */
  fallecido?: boolean;
  /** Only a beneficiary has a last day by age, and a condition that lets the right go on beyond it. */
  fin_por_edad?: FechaCivil | null;
  condicion?: string | null;
}

export const accionesDeFila = (fila: FilaConAcciones): AccionDeFila[] =>
  ACCIONES_DE_FILA.filter((accion) => admiteAccion(fila, accion) && ofreceLista(fila.rol, reglaDeAccion(accion)));

/** Tells whether the action may be done, offered or not: who knows an update form's address may use it. */
export function admiteAccion(fila: FilaConAcciones, cual: AccionDeFila): boolean {
  return impedimentoDeAccion(fila, cual) === null && permite(fila, reglaDeAccion(cual));
}

/** Tells why nobody may do the action with this row today, whatever their role; null where somebody may. */
export function impedimentoDeAccion(
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
  const { tipos, soloVivos, conBeneficiarios, porEdad, estados } = reglaDeAccion(cual);
  if (!tipos.includes(tipo))
    return `No es una acción de la lista de ${tipo === 'TITULAR' ? 'titulares' : 'beneficiarios'}.`;
  if (conBeneficiarios && !tipoConBeneficiarios(tipoAsegurado))
    return `Los asegurados de tipo ${tipoAsegurado} no tienen beneficiarios.`;
  if (estados !== 'TODOS' && !estados.some((uno) => uno === estado)) {
    const posibles = [...new Set(estados.map((uno) => estadoDe(uno).nombre))].join(', ');
    return `No es posible en estado ${estadoDe(estado).nombre}; solo en ${posibles}.`;
  }
  if (fallecido && soloVivos) return 'La persona figura como fallecida.';
  // The age is looked at last: who shows a row knows neither value, and the server has looked at both.
  return porEdad && fin_por_edad === null && condicion === null ? 'Su derecho no termina por edad.' : null;
}

/** A role that writes must attend the row's insured type; one that reads needs only to see the row. */
const permite = ({ rol, tipoAsegurado }: FilaConAcciones, regla: ReglaDeAccion): boolean =>
  regla.roles.some((uno) => uno === rol) && (regla.lee || rolAtiende(rol, tipoAsegurado));

const ofreceLista = (rol: string, { enLista }: ReglaDeAccion): boolean => enLista === undefined || puede(rol, enLista);
