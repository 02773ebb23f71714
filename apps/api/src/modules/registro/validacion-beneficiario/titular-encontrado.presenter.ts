import type { TitularEncontrado } from '@sgpa/contract/v2/validacion-beneficiario';
import { estadoEn } from '@sgpa/domain/cobertura/cobertura';
import { estadoDe, leerCodigoEstado } from '@sgpa/domain/cobertura/estados';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import type { FilaTitular } from './titular-encontrado.queries.ts';

/** A holder on whom a beneficiary may hang, with the state of `hoy`. */
export function presentarTitular(fila: FilaTitular, hoy: FechaCivil): TitularEncontrado {
  const estado = leerCodigoEstado(estadoEn(fila, hoy));
  return {
    idAfiliadoEnteGestor: fila.id,
    codigo_entidad: fila.codigo_entidad,
    nombre_entidad: fila.nombre_entidad,
    ente_gestor: fila.ente_gestor,
    tipo_asegurado: fila.tipo_asegurado,
    nombres: fila.nombres,
    primer_apellido: fila.primer_apellido,
    segundo_apellido: fila.segundo_apellido,
    numero_documento: fila.numero_documento,
    complemento_documento: fila.complemento,
    fecha_nacimiento: fila.fecha_nacimiento,
    estado: { codigo: estado, descripcion: estadoDe(estado).nombre, fecha_afiliacion: fila.fecha_afiliacion },
  };
}
