import type { AfiliacionElegible, ArchivoDelNumero } from '@sgpa/contract/v1/decision-identidad';
import { mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import { apellidosYNombre, numeroDeDocumento } from '../../persona/identidad.ts';

/** Reads like 'Caja Nacional de Salud, CONSTRUCTORA: ACTIVO, desde 01/10/2026'. */
export const describirAfiliacion = (afiliacion: AfiliacionElegible): string => {
  const { ente_gestor, nombre_entidad, estado, fecha_afiliacion, fin_cobertura } = afiliacion;
  const hasta = fin_cobertura === null ? '' : ` hasta ${mostrarFecha(fin_cobertura)}`;
  return `${ente_gestor}, ${nombre_entidad}: ${estado}, desde ${mostrarFecha(fecha_afiliacion)}${hasta}`;
};

type Identidad = Omit<ArchivoDelNumero, 'de_la_novedad' | 'afiliaciones' | 'union'>;

/** Reads like 'ARUQUIPA YANA ANA, 9200001-1B, nacimiento 04/03/1985, EXTRANJERO'. */
export const describirArchivo = (archivo: Identidad): string =>
  [
    apellidosYNombre(archivo),
    numeroDeDocumento(archivo),
    `nacimiento ${mostrarFecha(archivo.fecha_nacimiento)}`,
    archivo.extranjero ? 'EXTRANJERO' : 'NACIONAL',
  ].join(', ');
