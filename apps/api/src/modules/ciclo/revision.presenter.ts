import type { AfiliacionTerminada, Situacion } from '@sgpa/contract/shared/revision';
import { finDeCobertura, type HechosAfiliacion } from '@sgpa/domain/cobertura/cobertura';
import { estadoDe, leerCodigoEstado } from '@sgpa/domain/cobertura/estados';
import { alDia } from '@sgpa/domain/cobertura/transicion';
import { type NumeroDocumento, unirDocumento } from '@sgpa/domain/shared/documento';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import type { Afiliacion } from '../afiliacion/afiliacion.queries.ts';
import type { Efecto } from '../afiliacion/cambios.ts';

export const presentarSituacion = (h: HechosAfiliacion): Situacion => ({
  codigo_estado: leerCodigoEstado(h.estado),
  estado: estadoDe(h.estado).nombre,
  fecha_baja: h.fecha_baja,
  fecha_cesantia: h.fecha_cesantia,
  fecha_ampliacion: h.fecha_ampliacion,
  fecha_derechohabiente: h.fecha_derechohabiente,
  fin_cobertura: finDeCobertura(h),
});

/** Holds how an affiliation that was ended in error would stand if it is given back, or why it cannot be. */
export type Devuelta<T> = { terminada: T; fila: Afiliacion } & (
  | { ok: true; cambio: Efecto }
  | { ok: false; impedimento: string }
);

interface Terminada {
  nombre: string;
  numero_documento: NumeroDocumento;
  complemento: string;
  parentesco: string | null;
  ente_gestor: string;
  entidad: string;
  cambiada: boolean;
}

export const presentarTerminada = (
  { terminada, fila, ...resultado }: Devuelta<Terminada>,
  hoy: FechaCivil,
): AfiliacionTerminada => ({
  idAfiliadoEnteGestor: fila.id,
  version: fila.version,
  idTitular: fila.id_titular,
  nombre: terminada.nombre,
  documento: unirDocumento(terminada.numero_documento, terminada.complemento),
  parentesco: terminada.parentesco,
  ente_gestor: terminada.ente_gestor,
  entidad: terminada.entidad,
  ahora: presentarSituacion(alDia(fila, hoy)),
  despues: resultado.ok ? presentarSituacion(resultado.cambio.hechos) : null,
  impedimento: resultado.ok ? null : resultado.impedimento,
  cambiada_despues: terminada.cambiada,
});
