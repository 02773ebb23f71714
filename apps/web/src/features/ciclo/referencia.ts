/** The wire names the affiliation that an action is about, with what was seen of it (contract shared/acciones). */
import type { Cuerpo } from '@sgpa/contract/envios';
import type { BeneficiarioDetalle, DetalleAsegurado } from '@sgpa/contract/v1/detalle-asegurado';
import type { FilaAsegurado } from '@sgpa/contract/v1/lista-asegurados';
import { unirDocumento } from '@sgpa/domain/shared/documento';

// The names are checked against the contract: a spread would go on sending an optional field that it renamed.
type DeTitular = 'tipo_documento' | 'numero_documento' | 'fecha_nacimiento' | 'codigo_entidad' | 'fecha_inicio';
type DeBeneficiario = DeTitular | 'tipo_documento_titular' | 'numero_documento_titular' | 'fecha_nacimiento_titular';
type Visto = 'id_ente_gestor' | 'version';

export const referenciaDeTitular = (fila: FilaAsegurado) =>
  ({
    tipo_documento: fila.tipo_documento,
    numero_documento: unirDocumento(fila.numero_documento, fila.complemento_documento),
    fecha_nacimiento: fila.fecha_nacimiento,
    codigo_entidad: fila.codigo_entidad,
    fecha_inicio: fila.estado.fecha_afiliacion,
    id_ente_gestor: fila.id_ente_gestor,
    version: fila.version,
  }) satisfies Pick<Cuerpo<'baja-titular'>, DeTitular | Visto>;

export const referenciaDeBeneficiario = (b: BeneficiarioDetalle, titular: DetalleAsegurado['resultado_persona']) =>
  ({
    tipo_documento: b.tipo_documento,
    numero_documento: unirDocumento(b.numero_documento, b.complemento_documento),
    fecha_nacimiento: b.fecha_nacimiento,
    codigo_entidad: b.codigo_entidad,
    fecha_inicio: b.fecha_afiliacion,
    tipo_documento_titular: titular.tipo_documento,
    numero_documento_titular: unirDocumento(titular.numero_documento, titular.complemento_documento),
    fecha_nacimiento_titular: titular.fecha_nacimiento,
    id_ente_gestor: b.id_ente_gestor,
    version: b.version,
  }) satisfies Pick<Cuerpo<'baja-beneficiario'>, DeBeneficiario | Visto>;
