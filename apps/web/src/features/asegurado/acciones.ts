/** What may be done with a row of the list (document 2 §2): how each action is offered, and which ones are. */
import type SvgIcon from '@mui/material/SvgIcon';
import type { BeneficiarioDetalle } from '@sgpa/contract/v1/detalle-asegurado';
import type { FilaAsegurado } from '@sgpa/contract/v1/lista-asegurados';
import { ACCIONES_DE_FILA, type AccionDeFila } from '@sgpa/domain/cuenta/acciones';
import { permisosEnLista } from '@sgpa/domain/cuenta/permisos';
import type { ComponentType } from 'react';
import { type TipoAfiliado, tipoDe } from './fila.ts';
import type { PropsPanel, PropsPestana } from './panel.ts';

/** A button over the list, which opens a panel about the chosen row. */
export interface AccionConBoton {
  lugar: 'boton';
  /** On the button, and in the dialog's title. */
  nombre: string;
  /** On the button, and in the history of who did it. */
  Icono: typeof SvgIcon;
  /** Whose rows it is for. */
  de: readonly TipoAfiliado[];
  aspecto?: 'principal' | 'grave';
  /** What the button says of itself where its name does not. */
  ayuda?: string;
  Panel: ComponentType<PropsPanel>;
}

/** A tab of the beneficiary chosen in the beneficiaries panel. */
export interface AccionConPestana {
  lugar: 'pestana';
  nombre: string;
  Icono: typeof SvgIcon;
  Panel: ComponentType<PropsPestana>;
}

/** One entry for each action, under its use case. */
export type Acciones = Readonly<Record<AccionDeFila, AccionConBoton | AccionConPestana>>;

export interface Boton extends AccionConBoton {
  accion: AccionDeFila;
}

export interface Pestana extends AccionConPestana {
  accion: AccionDeFila;
}

function botonesDe(acciones: Acciones, tipo: TipoAfiliado): readonly Boton[] {
  return ACCIONES_DE_FILA.flatMap((accion) => {
    const una = acciones[accion];
    return una.lugar === 'boton' && una.de.includes(tipo) ? [{ accion, ...una }] : [];
  });
}

/** With a row, what the server offers for it; without one, what the role (its `deRol`) may do with some row. */
export function botonesVisibles(
  acciones: Acciones,
  tipo: TipoAfiliado,
  deRol: readonly string[],
  fila: FilaAsegurado | undefined,
): readonly Boton[] {
  return botonesDe(acciones, tipo).filter(({ accion }) => {
    if (fila) return fila.acciones_permitidas.includes(accion);
    return accion === 'detalle-asegurado' || permisosEnLista(accion).every((slug) => deRol.includes(slug));
  });
}

/** The button of an action, where the row offers it. */
export const permitida = (acciones: Acciones, fila: FilaAsegurado, accion: AccionDeFila): Boton | undefined =>
  botonesVisibles(acciones, tipoDe(fila), [], fila).find((una) => una.accion === accion);

export function pestanasDe(acciones: Acciones): readonly Pestana[] {
  return ACCIONES_DE_FILA.flatMap((accion) => {
    const una = acciones[accion];
    return una.lugar === 'pestana' ? [{ accion, ...una }] : [];
  });
}

/** The tabs that the server offers for a beneficiary. */
export const pestanasAbiertas = (acciones: Acciones, { acciones_permitidas }: BeneficiarioDetalle) =>
  pestanasDe(acciones).filter(({ accion }) => acciones_permitidas.includes(accion));
