/**
 * A search of the list is written in the page's address. A shared or hand-written address never breaks the page: what
 * makes no sense counts as absent, except a filter, without which more would be shown than was asked for.
 */
import {
  DIAS_POR_EDAD,
  type DiasPorEdad,
  MAX_DIAS_POR_VENCER,
  ORDENES,
  revisarOrdenDeLista,
} from '@sgpa/domain/asegurado/lista-asegurados';
import { leerAccionDeFila, type TipoAfiliado } from '@sgpa/domain/cuenta/acciones';
import { esFechaCivil, type FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { MAX_ID, MAX_ID_ENTE } from '@sgpa/domain/shared/ids';
import { enDireccion, leerEntero, PAGINA } from '../../../lib/direccion.ts';
import {
  type Busqueda,
  CLAVES_DE_FILTRO,
  type ClaveDeFiltro,
  type Dialogo,
  esNombre,
  leerEstados,
  NUEVO_TITULAR,
  SIN_DIALOGO,
  textoBuscado,
  tieneFin,
} from './busqueda.ts';
import { TAMANOS_DE_PAGINA, type TamanoDePagina, USUAL } from './tamano-de-pagina.ts';

/** An absent key has its usual value. */
export interface DireccionBusqueda {
  tipoAfiliado?: string;
  misRegistros?: string;
  estado?: string;
  idEnteGestor?: string;
  entidades?: string;
  fechaInicio?: string;
  fechaFin?: string;
  tipoFecha?: string;
  numeroDocumento?: string;
  venceEn?: string;
  porEdad?: string;
  orden?: string;
  nombre?: string;
  pagina?: string;
  porPagina?: string;
  accion?: string;
  detalle?: string;
  beneficiario?: string;
}

/** The API sets these limits (contract v1/lista-asegurados). */
const MAX_ENTIDADES = 100;

/** `usual` is the number of rows of a page where the address does not say. */
export function leerBusqueda(direccion: Readonly<Record<string, unknown>>, usual: TamanoDePagina = USUAL): Busqueda {
  const texto = (clave: keyof DireccionBusqueda) => leerTexto(direccion[clave]);
  const partes = (clave: keyof DireccionBusqueda) => texto(clave).split(',');
  const fechaInicio = leerDia(texto('fechaInicio'));
  const fechaFin = leerDia(texto('fechaFin'));
  const tipoAfiliado = texto('tipoAfiliado') === 'BENEFICIARIO' ? 'BENEFICIARIO' : 'TITULAR';
  const alReves = fechaInicio !== null && fechaFin !== null && fechaFin < fechaInicio;
  const estados = leerEstados(partes('estado'));
  const pedido = ORDENES.find((orden) => orden === texto('orden')) ?? 'REGISTRO';
  const venceEn = leerEntero(texto('venceEn'), MAX_DIAS_POR_VENCER) || null;
  const porEdad = leerPorEdad(texto('porEdad'), tipoAfiliado);
  return {
    tipoAfiliado,
    misRegistros: texto('misRegistros') === 'true',
    estados,
    idEnteGestor: leerEntero(texto('idEnteGestor'), MAX_ID_ENTE) ?? 0,
    entidades: leerIds(partes('entidades')),
    fechaInicio,
    fechaFin: alReves ? null : fechaFin,
    tipoFecha: texto('tipoFecha') === 'REGISTRO' ? 'REGISTRO' : 'AFILIACION',
    venceEn,
    porEdad,
    orden:
      revisarOrdenDeLista(pedido, estados, tieneFin({ tipoAfiliado, venceEn, porEdad })) === null ? pedido : 'REGISTRO',
    numeroDocumento: leerQuien(texto('numeroDocumento'), texto('nombre')),
    ilegible: leerIlegible(texto, tipoAfiliado),
    pagina: PAGINA.leer(texto('pagina')),
    porPagina: TAMANOS_DE_PAGINA.find((tamano) => String(tamano) === texto('porPagina')) ?? usual,
    ...leerDialogo(
      accionDeAhora(texto('accion'), tipoAfiliado),
      leerId(texto('detalle')),
      leerId(texto('beneficiario')),
    ),
  };
}

/** Reads it as the field does, which says what is wrong with it. A former version wrote its numbers between quotes. */
const leerQuien = (numero: string, nombre: string): string => textoBuscado(numero.replaceAll('"', '') || nombre);

/** A holder's right does not end by age. */
const leerPorEdad = (texto: string, tipo: TipoAfiliado): DiasPorEdad | null =>
  tipo === 'TITULAR' ? null : (DIAS_POR_EDAD.find((dias) => String(dias) === texto) ?? null);

/** Tells whether the text is a filter; a comma parts several. */
const SE_LEE: Record<ClaveDeFiltro, (texto: string, tipo: TipoAfiliado) => boolean> = {
  estado: (texto) => texto === 'TODOS' || texto.split(',').every((uno) => leerEstados([uno]).length === 1),
  idEnteGestor: (texto) => leerEntero(texto, MAX_ID_ENTE) !== null,
  entidades: (texto) => leerIds(texto.split(',')).length > 0 && texto.split(',').every((uno) => leerId(uno) !== null),
  fechaInicio: esFechaCivil,
  fechaFin: esFechaCivil,
  venceEn: (texto) => Boolean(leerEntero(texto, MAX_DIAS_POR_VENCER)),
  porEdad: (texto, tipo) => leerPorEdad(texto, tipo) !== null,
};

function leerIlegible(texto: (clave: ClaveDeFiltro) => string, tipo: TipoAfiliado): Busqueda['ilegible'] {
  const pares = CLAVES_DE_FILTRO.map((clave) => [clave, texto(clave)] as const);
  const ilegibles = pares.filter(([clave, escrito]) => escrito !== '' && !SE_LEE[clave](escrito, tipo));
  return ilegibles.length === 0 ? undefined : Object.fromEntries(ilegibles);
}

const escribirQuien = (buscado: string): Pick<DireccionBusqueda, 'numeroDocumento' | 'nombre'> =>
  esNombre(buscado) ? { nombre: buscado } : { numeroDocumento: salvo('', buscado) };

/** Addresses of former versions name the actions by their buttons. */
function accionDeAhora(accion: string, tipo: TipoAfiliado): string {
  if (accion === 'nuevo') return NUEVO_TITULAR;
  if (accion === 'baja' || accion === 'ampliacion') return `${accion}-titular`;
  return accion === 'actualizar' ? `actualizacion-${tipo.toLowerCase()}` : accion;
}

/** An action without its row opens nothing; a row without a known action opens its details. */
function leerDialogo(accion: string, detalle: number | null, beneficiario: number | null): Dialogo {
  if (accion === NUEVO_TITULAR) return { ...SIN_DIALOGO, accion };
  if (detalle === null) return SIN_DIALOGO;
  return { accion: leerAccionDeFila(accion) ?? 'detalle-asegurado', detalle, beneficiario };
}

export function escribirBusqueda(busqueda: Busqueda): DireccionBusqueda {
  const { estados, entidades, numeroDocumento, pagina, porPagina } = busqueda;
  return {
    tipoAfiliado: salvo('TITULAR', busqueda.tipoAfiliado),
    misRegistros: salvo('false', busqueda.misRegistros),
    estado: salvo('', estados.join(',')),
    idEnteGestor: salvo('0', busqueda.idEnteGestor),
    entidades: salvo('', entidades.join(',')),
    fechaInicio: busqueda.fechaInicio ?? undefined,
    fechaFin: busqueda.fechaFin ?? undefined,
    tipoFecha: salvo('AFILIACION', busqueda.tipoFecha),
    ...escribirQuien(numeroDocumento),
    venceEn: busqueda.venceEn?.toString(),
    porEdad: busqueda.tipoAfiliado === 'TITULAR' ? undefined : busqueda.porEdad?.toString(),
    orden: salvo('REGISTRO', busqueda.orden),
    pagina: PAGINA.escribir(pagina),
    // A page number means a place in the list only together with the size of a page.
    porPagina: pagina === 0 ? salvo(String(USUAL), porPagina) : String(porPagina),
    accion: busqueda.accion ?? undefined,
    detalle: busqueda.detalle?.toString(),
    beneficiario: busqueda.beneficiario?.toString(),
    ...busqueda.ilegible,
  };
}

/** A usual value is not written. */
function salvo(usual: string, valor: string | number | boolean): string | undefined {
  const texto = String(valor);
  return texto === usual ? undefined : texto;
}

/** @param usual is the number of rows of a page where the address does not say. */
export const enLaLista = (usual: TamanoDePagina = USUAL) =>
  enDireccion((direccion) => leerBusqueda(direccion, usual), escribirBusqueda);

const leerTexto = (valor: unknown): string =>
  ['string', 'number', 'boolean'].includes(typeof valor) ? String(valor).trim() : '';

const leerDia = (texto: string): FechaCivil | null => (esFechaCivil(texto) ? texto : null);

const leerId = (texto: string): number | null => leerEntero(texto, Number.MAX_SAFE_INTEGER) || null;

function leerIds(textos: readonly string[]): readonly number[] {
  const ids = textos.map((texto) => leerEntero(texto, MAX_ID)).filter((id) => id !== null);
  return [...new Set(ids)].filter((id) => id > 0).slice(0, MAX_ENTIDADES);
}
