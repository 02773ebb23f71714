import type { Cuerpo } from '@sgpa/contract/envios';
import type { DetalleDeclaracion } from '@sgpa/contract/monitoreo/declaraciones';
import { type Conteo, type Conteos, MAX_CONTEO, porConteo, SIN_CONTAR } from '@sgpa/domain/declaracion/conteos';
import { comoRegional, partesDelDia, revisarTotales } from '@sgpa/domain/declaracion/remision-declaracion';
import { fecha } from '@sgpa/domain/shared/fecha-civil';
import type { ResolverResult } from 'react-hook-form';

type Escritos = Record<Conteo, string>;

export interface PanelEscrito extends Escritos {
  departamento: string;
  regional: string;
  eliminado: boolean;
  seleccionado: boolean;
}

export interface ValoresRemision extends Escritos {
  cierre: string;
  paneles: PanelEscrito[];
}

const escribir = (c: Conteos): Escritos => porConteo((conteo) => String(c[conteo]));

/** Drops blanks and the dots between thousands, which people write. */
const limpiar = (escrito: string): string =>
  escrito.replace(/\s/g, '').replace(/^\d{1,3}(\.\d{3})+$/, (miles) => miles.replaceAll('.', ''));

/** Gives NaN where it is no whole number: 12,5 is neither 12 nor 125. An empty field counts none. */
export function leerConteo(escrito: string): number {
  const limpio = limpiar(escrito);
  return limpio === '' ? 0 : /^\d+$/.test(limpio) ? Number(limpio) : Number.NaN;
}

/** Keeps what cannot be read as it was typed, for its check to name it. */
export function conteoEscrito(escrito: string): string {
  const leido = leerConteo(escrito);
  return Number.isNaN(leido) ? escrito : String(leido);
}

/** While one types, and in a removed panel, what cannot be read counts as none: `conFaltas` lets none pass. */
const leer = (e: Escritos): Conteos => porConteo((conteo) => leerConteo(e[conteo]) || 0);

export const PANEL_NUEVO: PanelEscrito = {
  ...escribir(SIN_CONTAR),
  departamento: '',
  regional: '',
  eliminado: false,
  seleccionado: false,
};

export const toForm = (declaracion: DetalleDeclaracion | null, cierre: string): ValoresRemision => ({
  cierre,
  ...escribir(declaracion ?? SIN_CONTAR),
  paneles: (declaracion?.poblacionDepartamento ?? []).map((panel) => ({
    ...escribir(panel),
    departamento: panel.departamento,
    regional: panel.regional,
    eliminado: panel.eliminado,
    seleccionado: panel.seleccionado,
  })),
});

export const totalesDe = ({ paneles, cierre: _, ...generales }: ValoresRemision) => ({
  generales: leer(generales),
  paneles: paneles.map((panel) => ({ ...leer(panel), eliminado: panel.eliminado })),
});

export function revisar(form: ValoresRemision): string | null {
  const { generales, paneles } = totalesDe(form);
  return revisarTotales(generales, paneles);
}

/** A panel that was added and removed again before it had a department is not sent. */
export const toRequest = (
  { paneles, cierre, ...generales }: ValoresRemision,
  idPoblacionDeclarada: number | null,
): Cuerpo<'remision-declaracion'> => ({
  idPoblacionDeclarada,
  ...partesDelDia(fecha(cierre)),
  ...leer(generales),
  poblacionDepartamento: paneles
    .filter(({ departamento, eliminado }) => departamento !== '' || !eliminado)
    .map(({ departamento, regional, eliminado, seleccionado, ...conteos }) => ({
      departamento,
      regional: comoRegional(regional),
      eliminado,
      seleccionado,
      ...leer(conteos),
    })),
});

const FALTA = { type: 'required', message: 'Este campo es requerido.' };
const NO_ES_NUMERO = { type: 'validate', message: 'Debe ser un número entero, sin decimales ni signos.' };
const ES_DEMASIADO = { type: 'max', message: 'El número es demasiado grande.' };

type Falta = Record<'type' | 'message', string>;

function faltaDeConteo(escrito: string): Falta | undefined {
  const leido = leerConteo(escrito);
  if (Number.isNaN(leido)) return NO_ES_NUMERO;
  return leido > MAX_CONTEO ? ES_DEMASIADO : undefined;
}

const sinVacias = <F extends object>(faltas: F): F | undefined =>
  Object.values(faltas).some((falta) => falta !== undefined) ? faltas : undefined;

/** Checks that the month-end can be sent, that every count is one, and that a panel in view has its department. */
export function conFaltas(
  { paneles, cierre, ...generales }: ValoresRemision,
  cierres: readonly string[],
): ResolverResult<ValoresRemision> {
  const deConteos = (e: Escritos) => porConteo((conteo) => faltaDeConteo(e[conteo]));
  const dePaneles = paneles.map((panel) =>
    panel.eliminado
      ? undefined
      : sinVacias({ ...deConteos(panel), departamento: panel.departamento === '' ? FALTA : undefined }),
  );
  const deGenerales = sinVacias({ ...deConteos(generales), cierre: cierres.includes(cierre) ? undefined : FALTA });
  if (deGenerales === undefined && dePaneles.every((panel) => panel === undefined))
    return { values: { paneles, cierre, ...generales }, errors: {} };
  return { values: {}, errors: { ...deGenerales, paneles: dePaneles } };
}
