import { admiteAccion } from '@sgpa/domain/asegurado/acciones-fila';
import { revisarFechaJuntoAlTitular } from '@sgpa/domain/beneficiario/fecha-titular';
import { impideAfiliacion } from '@sgpa/domain/cobertura/afiliacion-previa';
import { estadoEn } from '@sgpa/domain/cobertura/cobertura';
import { estadoDe } from '@sgpa/domain/cobertura/estados';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import { mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import type { Operacion } from '../../operacion.ts';
import type { tomarTitularDe } from '../afiliacion/hallar.ts';
import { registrosDePersona } from '../afiliacion/registros-de-persona.queries.ts';
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
  { trx, hoy }: Operacion,
  fila: FilaCompleta,
  { fecha_afiliacion, id_entidad }: Corregible,
): Promise<void> {
  if (fecha_afiliacion === fila.fecha_afiliacion && id_entidad === fila.id_entidad) return;
  const despues = [fila.fecha_baja, fila.fecha_derechohabiente].filter((fecha) => fecha !== null).sort()[0];
  if (despues !== undefined && fecha_afiliacion > despues) {
    throw new Rechazo('AFILIACION_TRAS_LA_BAJA', { hasta: mostrarFecha(despues) });
  }
  const otras = (await registrosDePersona(trx, fila.id_persona)).filter(({ id }) => id !== fila.id);
  const impide = impideAfiliacion(otras, { ...fila, fecha_afiliacion, id_entidad }, hoy);
  if (impide) throw new Rechazo(impide.codigo, { desde: impide.desde, hasta: impide.hasta });
}

type TitularTomado = Awaited<ReturnType<typeof tomarTitularDe>>;

/** A beneficiary begins no earlier than the holder. */
export function exigirTitular(fila: FilaCompleta, { fecha_afiliacion }: Corregible, titular: TitularTomado): void {
  if (titular === null || fecha_afiliacion === fila.fecha_afiliacion) return;
  const problema = revisarFechaJuntoAlTitular(fecha_afiliacion, titular.fecha_afiliacion);
  if (problema !== null) throw new Rechazo('REGLA_INCUMPLIDA', { razon: problema.texto });
}
