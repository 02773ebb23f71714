import type { FiltrosLista } from '@sgpa/contract/v1/lista-asegurados';
import {
  type DiasPorEdad,
  type OrdenDeLista,
  revisarOrden,
  revisarOrdenDeLista,
  revisarOrdenDeRol,
  revisarPorEdad,
} from '@sgpa/domain/asegurado/lista-asegurados';
import { codigosDeEstado, ESTADOS } from '@sgpa/domain/cobertura/estados';
import { campoInvalido, Rechazo } from '@sgpa/domain/errors/rechazo';
import { type FechaCivil, PRIMER_DIA, ULTIMO_DIA } from '@sgpa/domain/shared/fecha-civil';
import { type IdAfiliacion, type IdEnteGestor, type IdUsuario, idAfiliacion } from '@sgpa/domain/shared/ids';
import type { Contexto } from '../../contexto.ts';

export interface FiltroLista {
  tipo: 'TITULAR' | 'BENEFICIARIO';
  entes: readonly IdEnteGestor[];
  /** TODOS is resolved into every code. */
  estados: readonly number[];
  entidades: readonly number[];
  fechas: { tipo: 'AFILIACION' | 'REGISTRO'; desde: FechaCivil; hasta: FechaCivil } | null;
  numeroDocumento: string | null;
  /** Identifiers are null unless rows are asked for by them; those outside of the scope are not found. */
  afiliaciones: readonly IdAfiliacion[] | null;
  /** Only covers that end within so many days from today are listed. */
  venceEn: number | null;
  /** Only rights that end by age within so many days from today are listed. */
  porEdad: DiasPorEdad | null;
  orden: OrdenDeLista;
  /** Only this user's registrations are listed (MIS REGISTROS). */
  idCreador: IdUsuario | null;
  pagina: number;
  limite: number;
}

const LIMITE = 10;
export const CODIGOS: readonly number[] = ESTADOS.map(({ codigo }) => codigo);

/** Reads comma-separated state names; TODOS or none means every state (acuerdos §6). */
export function leerEstados(texto: string | undefined): readonly number[] {
  const nombres = (texto ?? 'TODOS').split(',').map((nombre) => nombre.trim());
  if (nombres.includes('TODOS')) return CODIGOS;
  const codigos = nombres.map(codigosDeEstado);
  if (codigos.some(({ length }) => length === 0)) {
    throw new Rechazo('SOLICITUD_INVALIDA', {}, [{ campo: 'estado', mensaje: 'El estado no existe.' }]);
  }
  return [...new Set(codigos.flat())];
}

function leerFechas({ fechaInicio, fechaFin, tipoFecha }: FiltrosLista): FiltroLista['fechas'] {
  if (!fechaInicio && !fechaFin) return null;
  const [desde, hasta] = [fechaInicio ?? PRIMER_DIA, fechaFin ?? ULTIMO_DIA];
  const alReves = revisarOrden(desde, hasta);
  if (alReves) throw campoInvalido('fechaFin', alReves.texto);
  return { tipo: tipoFecha ?? 'AFILIACION', desde, hasta };
}

function leerOrden({ orden = 'REGISTRO', estado = '', venceEn, porEdad }: FiltrosLista, rol: string): OrdenDeLista {
  const estados = estado.split(',').map((nombre) => nombre.trim());
  const problema =
    revisarOrdenDeRol(orden, rol) ?? revisarOrdenDeLista(orden, estados, (venceEn ?? porEdad) !== undefined);
  if (problema) throw campoInvalido('orden', problema.texto);
  return orden;
}

function leerPorEdad(filtros: FiltrosLista, tipo: FiltroLista['tipo']): DiasPorEdad | null {
  const porEdad = filtros.porEdad ?? null;
  const problema = revisarPorEdad(porEdad, tipo);
  if (problema) throw campoInvalido('porEdad', problema.texto);
  return porEdad;
}

/** Translates the wire's filters; an entity outside the user's scope is refused, never silently emptied. */
export function leerFiltro(
  filtros: FiltrosLista,
  { usuario, alcance }: Contexto,
  tipo: FiltroLista['tipo'],
): FiltroLista {
  const {
    idEnteGestor = 0,
    entidades,
    numeroDocumento,
    afiliaciones,
    misRegistros,
    page = 0,
    limit = LIMITE,
  } = filtros;
  if (idEnteGestor !== 0 && !alcance.entes.includes(idEnteGestor)) throw new Rechazo('SIN_PERMISO');
  return {
    tipo,
    entes: idEnteGestor === 0 ? alcance.entes : [idEnteGestor],
    estados: leerEstados(filtros.estado),
    entidades: entidades ? [...new Set(entidades.split(',').map(Number))] : [],
    fechas: leerFechas(filtros),
    numeroDocumento: numeroDocumento ?? null,
    afiliaciones: afiliaciones ? afiliaciones.split(',').map((id) => idAfiliacion(Number(id))) : null,
    venceEn: filtros.venceEn ?? null,
    porEdad: leerPorEdad(filtros, tipo),
    orden: leerOrden(filtros, usuario.rol),
    idCreador: misRegistros === 'true' ? usuario.id : null,
    pagina: page,
    limite: limit,
  };
}

/** Tells whether a list asks for one person rather than for many, which the audit trail records otherwise. */
export const esDeAlguien = ({ numeroDocumento, nombre, afiliaciones }: FiltrosLista): boolean =>
  numeroDocumento !== undefined || nombre !== undefined || afiliaciones !== undefined;
