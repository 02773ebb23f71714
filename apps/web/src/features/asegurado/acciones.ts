/** What may be done with a row of the list (document 2 §2): the browser's part of the domain's table, and what of it shows. */
import type SvgIcon from '@mui/material/SvgIcon';
import type { BeneficiarioDetalle } from '@sgpa/contract/v1/detalle-asegurado';
import type { FilaAsegurado } from '@sgpa/contract/v1/lista-asegurados';
import { ACCIONES_DE_FILA, type AccionDeFila, accionDeLista, type TipoAfiliado } from '@sgpa/domain/cuenta/acciones';
import { permisosEnLista } from '@sgpa/domain/cuenta/permisos';
import type { ComponentType } from 'react';
import { tipoDe } from './fila.ts';
import type { PropsPanel, PropsPestana } from './panel.ts';

interface ConAspecto {
  /** On the button, and in the history of who did it. */
  Icono: typeof SvgIcon;
  aspecto?: 'principal' | 'grave';
  /** What the button says of itself where its name does not. */
  ayuda?: string;
}

/** About the chosen row: a button over the list opens its panel. */
export interface AccionConPanel extends ConAspecto {
  Panel: ComponentType<PropsPanel>;
}

/** About a beneficiary: a tab of the beneficiaries panel, which the button over the beneficiaries' list opens by itself. */
export interface AccionConPestana extends ConAspecto {
  Pestana: ComponentType<PropsPestana>;
}

type Entrada = AccionConPanel | AccionConPestana;

/** One entry for each action, under its use case. */
export type TodasLasAcciones = Readonly<Record<AccionDeFila, Entrada>>;

/** What a part of the screen is given; a test brings the few that it is about. */
export type Acciones = Partial<TodasLasAcciones>;

interface Ofrecida {
  accion: AccionDeFila;
  nombre: string;
}

export type Boton = Entrada & Ofrecida;
export type Pestana = AccionConPestana & Ofrecida;

/** In the order of the buttons. */
const enOrden = (acciones: Acciones): readonly Boton[] =>
  ACCIONES_DE_FILA.flatMap((accion) => {
    const una = acciones[accion];
    return una === undefined ? [] : [{ accion, nombre: accionDeLista(accion).nombre, ...una }];
  });

/** With a row, what the server offers for it; without one, what the role (its `deRol`) may do with some row. */
export function botonesVisibles(
  acciones: Acciones,
  tipo: TipoAfiliado,
  deRol: readonly string[],
  fila: FilaAsegurado | undefined,
): readonly Boton[] {
  return enOrden(acciones).filter(({ accion }) => {
    if (!accionDeLista(accion).de.includes(tipo)) return false;
    if (fila) return fila.acciones_permitidas.includes(accion);
    return accion === 'detalle-asegurado' || permisosEnLista(accion).every((slug) => deRol.includes(slug));
  });
}

/** The button of an action, where the row offers it. */
export const permitida = (acciones: Acciones, fila: FilaAsegurado, accion: AccionDeFila): Boton | undefined =>
  botonesVisibles(acciones, tipoDe(fila), [], fila).find((una) => una.accion === accion);

export const pestanasDe = (acciones: Acciones): readonly Pestana[] =>
  enOrden(acciones).filter((una) => 'Pestana' in una);

/** The tabs that the server offers for a beneficiary. */
export const pestanasAbiertas = (acciones: Acciones, { acciones_permitidas }: BeneficiarioDetalle) =>
  pestanasDe(acciones).filter(({ accion }) => acciones_permitidas.includes(accion));
