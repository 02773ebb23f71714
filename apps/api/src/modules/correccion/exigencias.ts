import { admiteAccion } from '@sgpa/domain/asegurado/acciones-fila';
import { revisarFechaJuntoAlTitular } from '@sgpa/domain/beneficiario/fecha-titular';
import { estadoEn } from '@sgpa/domain/cobertura/cobertura';
import { estadoDe } from '@sgpa/domain/cobertura/estados';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import { mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import type { Operacion } from '../../operacion.ts';
import { afiliacionPrevia } from '../afiliacion/afiliacion-previa.queries.ts';
import type { tomarTitularDe } from '../afiliacion/hallar.ts';
import type { AccionActualizacion } from './escribir-correccion.ts';
import type { Corregible, FilaCompleta } from './registro-completo.queries.ts';

export function exigirAccion({ contexto, hoy }: Operacion, fila: FilaCompleta, accion: AccionActualizacion): void {
  const estado = estadoEn(fila, hoy);
  const { tipo, tipo_asegurado: tipoAsegurado } = fila;
  if (admiteAccion({ estado, tipo, tipoAsegurado, rol: contexto.usuario.rol }, accion)) return;
  throw new Rechazo('CORRECCION_SIN_COBERTURA', { estado: estadoDe(estado).nombre });
}

/** A corrected beginning must not pass what came after it, nor meet another affiliation of the person. */
export async function exigirLugar(
  { trx }: Operacion,
  fila: FilaCompleta,
  { fecha_afiliacion, id_entidad }: Corregible,
): Promise<void> {
  if (fecha_afiliacion === fila.fecha_afiliacion && id_entidad === fila.id_entidad) return;
  const despues = [fila.fecha_baja, fila.fecha_derechohabiente].filter((fecha) => fecha !== null).sort()[0];
  if (despues !== undefined && fecha_afiliacion > despues) {
    throw new Rechazo('AFILIACION_TRAS_LA_BAJA', { hasta: mostrarFecha(despues) });
  }
  const { id, id_persona, id_ente_gestor, id_titular, fin_cobertura } = fila;
  const claves = { id_persona, id_ente_gestor, id_entidad, id_titular, fecha_afiliacion, fin_cobertura };
  const otra = await afiliacionPrevia(trx, claves, id);
  if (otra?.misma) throw new Rechazo('REGISTRO_EXISTENTE');
  if (otra) throw new Rechazo('COBERTURA_VIGENTE', { desde: mostrarFecha(otra.fecha_afiliacion) });
}

type TitularTomado = Awaited<ReturnType<typeof tomarTitularDe>>;

/** A beneficiary begins no earlier than the holder. */
export function exigirTitular(fila: FilaCompleta, { fecha_afiliacion }: Corregible, titular: TitularTomado): void {
  if (titular === null || fecha_afiliacion === fila.fecha_afiliacion) return;
  const problema = revisarFechaJuntoAlTitular(fecha_afiliacion, titular.fecha_afiliacion);
  if (problema !== null) throw new Rechazo('REGLA_INCUMPLIDA', { razon: problema.texto });
}
