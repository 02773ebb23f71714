import type { Declaracion, DetalleDeclaracion } from '@sgpa/contract/monitoreo/declaraciones';
import type { Conteos } from '@sgpa/domain/declaracion/conteos';
import { ESTADO_DECLARACION, type EstadoDeclaracion } from '@sgpa/domain/declaracion/remision-declaracion';
import { horaEnLaPaz } from '@sgpa/domain/shared/fecha-civil';
import type { COLUMNAS_DE_CONTEOS, FilaDeclaracion, FilaDepartamento } from './declaracion.queries.ts';

type FilaDeConteos = Record<(typeof COLUMNAS_DE_CONTEOS)[number], number>;

export const conteosDe = (fila: FilaDeConteos): Conteos => ({
  titularesValidos: fila.titulares_validos,
  beneficiariosValidados: fila.beneficiarios_validados,
  titularesObservados: fila.titulares_observados,
  beneficiarioObservado: fila.beneficiarios_observados,
  recienNacidos: fila.recien_nacidos,
});

export const columnasDe = (c: Conteos): FilaDeConteos => ({
  titulares_validos: c.titularesValidos,
  beneficiarios_validados: c.beneficiariosValidados,
  titulares_observados: c.titularesObservados,
  beneficiarios_observados: c.beneficiarioObservado,
  recien_nacidos: c.recienNacidos,
});

export function leerEstado(estado: string): EstadoDeclaracion {
  const leido = Object.values(ESTADO_DECLARACION).find((uno) => uno === estado);
  if (leido === undefined) throw new RangeError(`There is no state ${estado}`);
  return leido;
}

const presentarRemision = (fila: FilaDeclaracion) => ({
  idPoblacionDeclarada: fila.id,
  version: fila.version,
  estado: leerEstado(fila.estado),
  usuario: fila.username ?? '',
  fechaRemision: horaEnLaPaz(fila.creado_en),
});

export const presentarDeclaracion = (fila: FilaDeclaracion): Declaracion => ({
  ...presentarRemision(fila),
  gestion: fila.gestion,
  periodo: fila.periodo,
  dia: fila.dia,
  ...conteosDe(fila),
  idEnteGestor: fila.id_ente_gestor,
  enteGestor: fila.sigla,
});

export const presentarDepartamento = (fila: FilaDepartamento) => ({
  departamento: fila.sigla,
  regional: fila.regional,
  ...conteosDe(fila),
  eliminado: fila.eliminado,
  seleccionado: fila.seleccionado,
});

/** Presents the register's count of a department; '' stands for people without one. */
export const presentarContado = (fila: FilaDeConteos & { sigla: string | null }) => ({
  departamento: fila.sigla ?? '',
  ...conteosDe(fila),
});

export const presentarDetalle = (
  pedida: FilaDeclaracion,
  departamentos: readonly FilaDepartamento[],
  versiones: readonly FilaDeclaracion[],
): DetalleDeclaracion => ({
  ...presentarDeclaracion(pedida),
  poblacionDepartamento: departamentos.map(presentarDepartamento),
  versiones: versiones.map(presentarRemision),
});
