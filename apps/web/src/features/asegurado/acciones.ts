/** What may be done with a row of the list (document 2 §2): the browser's part of the domain's table, and what of it shows. */
import type { BeneficiarioDetalle } from '@sgpa/contract/v1/detalle-asegurado';
import type { FilaAsegurado } from '@sgpa/contract/v1/lista-asegurados';
import { motivoDeNoAdmitir } from '@sgpa/domain/asegurado/acciones-fila';
import { ACCIONES_DE_FILA, type AccionDeFila, accionDeLista, type TipoAfiliado } from '@sgpa/domain/cuenta/acciones';
import { permisosEnLista } from '@sgpa/domain/cuenta/permisos';
import type { ComponentType } from 'react';
import { tipoDe } from './fila.ts';
import type { PropsPanel, PropsPestana } from './panel.ts';

interface ConAspecto {
  /** On the button, and in the history of who did it: one of `ui/icon-paths.ts`. */
  icono: string;
  aspecto?: 'principal' | 'grave';
  /** What the button says of itself where its name does not. */
  ayuda?: string;
  /** With the focus on a row, this letter opens it. */
  tecla: string;
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
/** With why it is not possible, for the chosen row or for want of one; null where it is. */
export type BotonDeFila = Boton & { motivo: string | null };
export type Pestana = AccionConPestana & Ofrecida;

/** In the order of the buttons. */
const enOrden = (acciones: Acciones): readonly Boton[] =>
  ACCIONES_DE_FILA.flatMap((accion) => {
    const una = acciones[accion];
    return una === undefined ? [] : [{ accion, nombre: accionDeLista(accion).nombre, ...una }];
  });

const SIN_FILA = 'Elija primero un registro de la lista.';

/** Why the server does not offer it for the row. */
function motivoDeNo(fila: FilaAsegurado, accion: AccionDeFila): string | null {
  if (fila.acciones_permitidas.includes(accion)) return null;
  const { estado, tipo_asegurado: tipoAsegurado, fallecido } = fila;
  return (
    motivoDeNoAdmitir({ tipo: tipoDe(fila), estado: estado.codigo, tipoAsegurado, fallecido }, accion) ??
    `Su cuenta no atiende a los asegurados de tipo ${tipoAsegurado}.`
  );
}

/** What the role (its `deRol`) may do with some row of the list, each in its place whatever the chosen one admits. */
export const botonesDeFila = (
  acciones: Acciones,
  tipo: TipoAfiliado,
  deRol: readonly string[],
  fila: FilaAsegurado | undefined,
): readonly BotonDeFila[] =>
  enOrden(acciones)
    .filter(
      ({ accion }) =>
        accionDeLista(accion).de.includes(tipo) &&
        (accion === 'detalle-asegurado' ||
          fila?.acciones_permitidas.includes(accion) ||
          permisosEnLista(accion).every((slug) => deRol.includes(slug))),
    )
    .map((boton) => ({ ...boton, motivo: fila === undefined ? SIN_FILA : motivoDeNo(fila, boton.accion) }));

/** The button of an action, where the row offers it. */
export const permitida = (acciones: Acciones, fila: FilaAsegurado, accion: AccionDeFila): Boton | undefined =>
  botonesDeFila(acciones, tipoDe(fila), [], fila).find((una) => una.accion === accion && una.motivo === null);

export const pestanasDe = (acciones: Acciones): readonly Pestana[] =>
  enOrden(acciones).filter((una) => 'Pestana' in una);

/** The tabs that the server offers for a beneficiary. */
export const pestanasAbiertas = (acciones: Acciones, { acciones_permitidas }: BeneficiarioDetalle) =>
  pestanasDe(acciones).filter(({ accion }) => acciones_permitidas.includes(accion));
