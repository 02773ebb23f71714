import type { Cuerpo } from '@sgpa/contract/endpoints';
import type { DetalleDeclaracion } from '@sgpa/contract/monitoreo/declaraciones';
import { type Conteo, type Conteos, SIN_CONTAR } from '@sgpa/domain/declaracion/conteos';
import { comoRegional, type PartesDelDia, revisarTotales } from '@sgpa/domain/declaracion/remision-declaracion';
import type { ResolverResult } from 'react-hook-form';

type Escritos = Record<Conteo, string>;

export interface PanelEscrito extends Escritos {
  departamento: string;
  regional: string;
  eliminado: boolean;
  seleccionado: boolean;
}

export interface ValoresRemision extends Escritos {
  paneles: PanelEscrito[];
}

const escribir = (c: Conteos): Escritos => ({
  titularesValidos: String(c.titularesValidos),
  beneficiariosValidados: String(c.beneficiariosValidados),
  titularesObservados: String(c.titularesObservados),
  beneficiarioObservado: String(c.beneficiarioObservado),
  recienNacidos: String(c.recienNacidos),
});

/** Digits only; dots between thousands and blanks go, and an empty field is none. */
export const leerConteo = (escrito: string): number => Number(escrito.replace(/\D/g, '') || 0);
export const conteoEscrito = (escrito: string): string => String(leerConteo(escrito));

const leer = (e: Escritos): Conteos => ({
  titularesValidos: leerConteo(e.titularesValidos),
  beneficiariosValidados: leerConteo(e.beneficiariosValidados),
  titularesObservados: leerConteo(e.titularesObservados),
  beneficiarioObservado: leerConteo(e.beneficiarioObservado),
  recienNacidos: leerConteo(e.recienNacidos),
});

export const PANEL_NUEVO: PanelEscrito = {
  ...escribir(SIN_CONTAR),
  departamento: '',
  regional: '',
  eliminado: false,
  seleccionado: false,
};

export const toForm = (declaracion: DetalleDeclaracion | null): ValoresRemision => ({
  ...escribir(declaracion ?? SIN_CONTAR),
  paneles: (declaracion?.poblacionDepartamento ?? []).map((panel) => ({
    ...escribir(panel),
    departamento: panel.departamento,
    regional: panel.regional,
    eliminado: panel.eliminado,
    seleccionado: panel.seleccionado,
  })),
});

/** What the two sides of each rule add up to, as it is typed. */
export const totalesDe = ({ paneles, ...generales }: ValoresRemision) => ({
  generales: leer(generales),
  paneles: paneles.map((panel) => ({ ...leer(panel), eliminado: panel.eliminado })),
});

/** The rules of the domain on what is typed. */
export function revisar(form: ValoresRemision): string | null {
  const { generales, paneles } = totalesDe(form);
  return revisarTotales(generales, paneles);
}

/** A panel that was added and removed again before it had a department says nothing. */
export const toRequest = (
  { paneles, ...generales }: ValoresRemision,
  dia: PartesDelDia,
  idPoblacionDeclarada: number | null,
): Cuerpo<'remision-declaracion'> => ({
  idPoblacionDeclarada,
  ...dia,
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

/** A panel in view has its department. */
export function conFaltas(values: ValoresRemision): ResolverResult<ValoresRemision> {
  const paneles = values.paneles.map(({ departamento, eliminado }) =>
    departamento === '' && !eliminado ? { departamento: FALTA } : undefined,
  );
  if (paneles.every((panel) => panel === undefined)) return { values, errors: {} };
  return { values: {}, errors: { paneles } };
}
