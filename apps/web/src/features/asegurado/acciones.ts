import type { BeneficiarioDetalle } from '@sgpa/contract/v1/detalle-asegurado';
import type { FilaAsegurado } from '@sgpa/contract/v1/lista-asegurados';
import { impedimentoDeAccion } from '@sgpa/domain/asegurado/acciones-fila';
import { ACCIONES_DE_FILA, type AccionDeFila, reglaDeAccion, type TipoAfiliado } from '@sgpa/domain/cuenta/acciones';
import { permisosEnLista } from '@sgpa/domain/cuenta/permisos';
import type { ComponentType } from 'react';
import { tipoDe } from './fila.ts';
import type { PropsPanel, PropsPestana } from './panel.ts';

interface ConAspecto {
  /** The icon is one of `ui/icon-paths.ts`; the button and the history show it. */
  icono: string;
  aspecto?: 'principal' | 'grave';
  /** The help explains the button where its name does not. */
  ayuda?: string;
  /** This letter opens the action while a row has the focus. */
  tecla: string;
}

/** The action has a button over the list, which opens its panel for the chosen row. */
export interface AccionConPanel extends ConAspecto {
  Panel: ComponentType<PropsPanel>;
}

/** The action is a tab of the beneficiaries panel; over the beneficiaries' list a button opens the tab by itself. */
export interface AccionConPestana extends ConAspecto {
  Pestana: ComponentType<PropsPestana>;
}

type AccionDibujada = AccionConPanel | AccionConPestana;

export type TodasLasAcciones = Readonly<Record<AccionDeFila, AccionDibujada>>;

/** One part of the screen is given all actions; a test brings only those it is about. */
export type Acciones = Partial<TodasLasAcciones>;

interface NombreDeAccion {
  accion: AccionDeFila;
  nombre: string;
}

export type Boton = AccionDibujada & NombreDeAccion;
/** `impedimento` says why the action is not possible for the chosen row, or without one; null where it is possible. */
export type BotonDeFila = Boton & { impedimento: string | null };
export type Pestana = AccionConPestana & NombreDeAccion;

const enOrden = (acciones: Acciones): readonly Boton[] =>
  ACCIONES_DE_FILA.flatMap((accion) => {
    const una = acciones[accion];
    return una === undefined ? [] : [{ accion, nombre: reglaDeAccion(accion).nombre, ...una }];
  });

const SIN_FILA = 'Elija primero un registro de la lista.';

function impedimentoDe(fila: FilaAsegurado, accion: AccionDeFila): string | null {
  if (fila.acciones_permitidas.includes(accion)) return null;
  const { estado, tipo_asegurado: tipoAsegurado, fallecido } = fila;
  return (
    impedimentoDeAccion({ tipo: tipoDe(fila), estado: estado.codigo, tipoAsegurado, fallecido }, accion) ??
    `Su cuenta no atiende a los asegurados de tipo ${tipoAsegurado}.`
  );
}

/** Lists the buttons that the role may ever have; the chosen row locks some of them, and moves none. */
export const botonesDeFila = (
  acciones: Acciones,
  tipo: TipoAfiliado,
  permisosDeRol: readonly string[],
  fila: FilaAsegurado | undefined,
): readonly BotonDeFila[] =>
  enOrden(acciones)
    .filter(
      ({ accion }) =>
        reglaDeAccion(accion).tipos.includes(tipo) &&
        (accion === 'detalle-asegurado' ||
          fila?.acciones_permitidas.includes(accion) ||
          permisosEnLista(accion).every((slug) => permisosDeRol.includes(slug))),
    )
    .map((boton) => ({ ...boton, impedimento: fila === undefined ? SIN_FILA : impedimentoDe(fila, boton.accion) }));

export const botonPermitido = (acciones: Acciones, fila: FilaAsegurado, accion: AccionDeFila): Boton | undefined =>
  botonesDeFila(acciones, tipoDe(fila), [], fila).find((una) => una.accion === accion && una.impedimento === null);

export const pestanasDe = (acciones: Acciones): readonly Pestana[] =>
  enOrden(acciones).filter((una) => 'Pestana' in una);

export const pestanasAbiertas = (acciones: Acciones, { acciones_permitidas }: BeneficiarioDetalle) =>
  pestanasDe(acciones).filter(({ accion }) => acciones_permitidas.includes(accion));
