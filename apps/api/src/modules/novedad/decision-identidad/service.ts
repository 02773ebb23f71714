import type { Cuerpo, Respuesta } from '@sgpa/contract/endpoints';
import { CODIGO_RESPUESTA } from '@sgpa/contract/shared/rechazos';
import type { RespuestaAccion } from '@sgpa/contract/shared/respuestas';
import type { ArchivoDelNumero } from '@sgpa/contract/v1/decision-identidad';
import { estadoEn } from '@sgpa/domain/cobertura/cobertura';
import { estadoDe } from '@sgpa/domain/cobertura/estados';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import { TEXTO_SON_DOS } from '@sgpa/domain/identidad/decision';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import type { Operacion } from '../../../operacion.ts';
import { auditar, auditarOperacion } from '../../auditoria/auditoria.service.ts';
import { apartar, archivosDelMismoNumero, type FilaArchivo } from './decision.queries.ts';

const ACCION = 'decision-identidad';

const presentar = (
  { complemento, tipo_doc, afiliaciones, ...fila }: FilaArchivo,
  hoy: FechaCivil,
): ArchivoDelNumero => ({
  ...fila,
  complemento_documento: complemento,
  extranjero: tipo_doc === 2,
  afiliaciones: afiliaciones.map((una) => ({
    ente_gestor: una.ente_gestor,
    nombre_entidad: una.nombre_entidad,
    estado: estadoDe(estadoEn(una, hoy)).nombre,
    fecha_afiliacion: una.fecha_afiliacion,
  })),
});

/** What the authority decides on: the files of the number, side by side. */
export async function verArchivos(op: Operacion, idNovedad: number): Promise<Respuesta<'decision-identidad/archivos'>> {
  const filas = await archivosDelMismoNumero(op.trx, idNovedad);
  if (filas.length === 0) throw new Rechazo('NO_ENCONTRADO');
  await auditar(op, { accion: ACCION, recurso: 'novedad', idRecurso: idNovedad });
  return { archivos: filas.map((fila) => presentar(fila, op.hoy)) };
}

/** 'Son dos personas' (decisions §12 'One person'): closed until a fact changes. */
export async function decidirIdentidad(
  op: Operacion,
  { id_novedad_ente_gestor: idNovedad, decision, motivo }: Cuerpo<typeof ACCION>,
): Promise<RespuestaAccion> {
  const pares = await apartar(op.trx, idNovedad, motivo, op.ahora);
  if (pares.length === 0) throw new Rechazo('NO_ENCONTRADO');
  const despues = { decision, motivo, personas: pares.map(({ id_menor, id_mayor }) => [id_menor, id_mayor]) };
  await auditarOperacion(op, { accion: ACCION, recurso: 'novedad', idRecurso: idNovedad, despues });
  return { codigo_respuesta: CODIGO_RESPUESTA.HECHO, mensaje: TEXTO_SON_DOS };
}
