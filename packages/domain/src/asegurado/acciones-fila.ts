/**
 * What a row of the list offers (document 2 §2 'Row actions per status code' and 'Button visibility'). The server sends
 * it with each row and refuses what {@link admiteAccion} does not hold; the browser only shows what it was told.
 */
import { tipoConBeneficiarios } from '../beneficiario/titular.ts';
import { ESTADO, estadoDe } from '../cobertura/estados.ts';
import { puede } from '../cuenta/permisos.ts';
import { rolAtiende } from '../titular/tipo-asegurado.ts';
import { type AccionDeFila, permisosEnLista } from './permisos-lista.ts';

export type { AccionDeFila } from './permisos-lista.ts';

export interface FilaConAcciones {
  /** On the day shown. */
  estado: number;
  tipo: 'TITULAR' | 'BENEFICIARIO';
  /** Name or code of the insured type. */
  tipoAsegurado: string;
  rol: string;
  /** The person is dead: what still runs may end, and nothing begins or goes on. */
  fallecido?: boolean;
}

const { ACTIVO, BAJA_FUTURA, AMPLIACION, CESANTIA, INHABILITADO, DERECHOHABIENTE } = ESTADO;

const CON_BAJA: readonly number[] = [ACTIVO, BAJA_FUTURA, AMPLIACION, CESANTIA, DERECHOHABIENTE];
const CON_AMPLIACION: readonly number[] = [CESANTIA];
const CON_BENEFICIARIOS: readonly number[] = [ACTIVO, BAJA_FUTURA, INHABILITADO];
const CON_HABILITACION: readonly number[] = [CESANTIA, INHABILITADO];

export function accionesDeFila(fila: FilaConAcciones): AccionDeFila[] {
  return porEstado(fila).filter((accion) => admite(fila, accion) && ofreceLista(fila.rol, accion));
}

/** Whether it may be done, offered by the list or not: who knows the address of an update form may use it. */
export const admiteAccion = (fila: FilaConAcciones, accion: AccionDeFila): boolean =>
  porEstado(fila).includes(accion) && admite(fila, accion);

const porEstado = (fila: FilaConAcciones): AccionDeFila[] =>
  fila.tipo === 'TITULAR' ? deTitular(fila) : deBeneficiario(fila);

const ofreceLista = (rol: string, accion: AccionDeFila): boolean =>
  permisosEnLista(accion).every((slug) => puede(rol, slug));

function deTitular({ estado, tipoAsegurado }: FilaConAcciones): AccionDeFila[] {
  const conBeneficiarios = CON_BENEFICIARIOS.includes(estado) && tipoConBeneficiarios(tipoAsegurado);
  return [
    'detalle-asegurado',
    ...si(CON_BAJA.includes(estado), 'baja-titular'),
    ...si(CON_AMPLIACION.includes(estado), 'ampliacion-titular'),
    ...si(conBeneficiarios, 'beneficiarios'),
    ...si(estaAfiliado(estado), 'actualizacion-titular'),
  ];
}

function deBeneficiario({ estado }: FilaConAcciones): AccionDeFila[] {
  return [
    'detalle-asegurado',
    ...si(CON_BAJA.includes(estado), 'baja-beneficiario'),
    ...si(CON_AMPLIACION.includes(estado), 'ampliacion-beneficiario'),
    ...si(CON_HABILITACION.includes(estado), 'habilitacion-derechohabiente'),
    ...si(estaAfiliado(estado), 'actualizacion-beneficiario'),
  ];
}

const DE_VIVOS: readonly AccionDeFila[] = [
  'ampliacion-titular',
  'ampliacion-beneficiario',
  'habilitacion-derechohabiente',
];

function admite({ rol, tipoAsegurado, fallecido = false }: FilaConAcciones, accion: AccionDeFila): boolean {
  if (fallecido && DE_VIVOS.includes(accion)) return false;
  if (accion === 'detalle-asegurado') return puede(rol, accion);
  return (accion === 'beneficiarios' || puede(rol, accion)) && rolAtiende(rol, tipoAsegurado);
}

const si = (cumple: boolean, accion: AccionDeFila): AccionDeFila[] => (cumple ? [accion] : []);

const estaAfiliado = (estado: number): boolean => estadoDe(estado).grupo === 'AFILIADO';
