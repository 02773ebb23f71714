import type { DocumentoGuardado } from '@sgpa/contract/shared/documento-guardado';
import { NOMBRE_DE_DOCUMENTO } from '@sgpa/domain/asegurado/documento-asegurado';
import { hoyEnLaPaz, mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import type { DocumentoAbrible } from '../panel.ts';

/** 'Certificado de defunción 004512-B, del 05/10/2026'. */
export function nombreDe({ clase, numero, fecha }: DocumentoGuardado): string {
  const conNumero = [NOMBRE_DE_DOCUMENTO[clase], numero].filter(Boolean).join(' ');
  return fecha === null ? conNumero : `${conNumero}, del ${mostrarFecha(fecha)}`;
}

const KB = 1000;
const MB = 1_000_000;
const numero = new Intl.NumberFormat('es-BO', { maximumFractionDigits: 1 });

const pesoDe = (bytes: number): string =>
  bytes < MB ? `${numero.format(Math.max(1, Math.round(bytes / KB)))} KB` : `${numero.format(bytes / MB)} MB`;

export function pieDe({ guardado_en, bytes, ente_gestor }: DocumentoAbrible): string {
  const guardado = `PDF de ${pesoDe(bytes)}, guardado el ${mostrarFecha(hoyEnLaPaz(new Date(guardado_en)))}`;
  return ente_gestor === undefined ? guardado : `${guardado} por ${ente_gestor}`;
}
