import type { AfiliacionTerminada } from '@sgpa/contract/shared/revision';
import { alDia } from '@sgpa/domain/cobertura/transicion';
import { type NumeroDocumento, unirDocumento } from '@sgpa/domain/shared/documento';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import type { Afiliacion } from '../afiliacion/afiliacion.queries.ts';
import type { Hecho } from '../afiliacion/cambios.ts';
import { presentarSituacion } from './situacion.presenter.ts';

/** What one affiliation that something ended in error would be, given back; or why it cannot be. */
export type Devuelta<T> = { terminada: T; fila: Afiliacion } & (
  | { ok: true; cambio: Hecho }
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
