import type { DelEnteLeido } from '@sgpa/contract/shared/afiliacion';
import type { datosContacto, datosContactoPedido } from '@sgpa/contract/shared/persona';
import type { RegistroTitular } from '@sgpa/contract/v2/actualizacion-titular';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import type { IdEnteGestor } from '@sgpa/domain/shared/ids';
import type { z } from 'zod';
import { fotoComoUrl, presentarPersona } from '../persona/persona.presenter.ts';
import type { FilaCompleta } from './registro-completo.queries.ts';

/** Presents, for both update forms, the entity's own fields and what names the affiliation. */
export const presentarDelEnte = (
  fila: FilaCompleta,
): DelEnteLeido & { id_afiliacion_ente_gestor: number; id_ente_gestor: IdEnteGestor } => ({
  matricula: fila.matricula,
  departamento: fila.departamento,
  codigo_establecimiento: fila.codigo_establecimiento,
  id_afiliacion_ente_gestor: fila.id,
  id_ente_gestor: fila.id_ente_gestor,
});

type Editable = Omit<z.infer<typeof datosContactoPedido>, 'foto_persona'>;

/** An update form may change these of a person; they are siglas and codes of the lists. */
export const contactoDe = (fila: FilaCompleta) =>
  ({
    genero: fila.genero,
    estado_civil: fila.estado_civil,
    departamento: fila.departamento_domicilio,
    municipio: fila.codigo_municipio,
    correo_electronico: fila.correo_electronico,
    telefono_domicilio: fila.telefono_domicilio,
    telefono_movil: fila.telefono_movil,
    direccion: fila.direccion,
  }) satisfies Editable;

export const presentarContacto = (fila: FilaCompleta, hoy: FechaCivil): z.infer<typeof datosContacto> => ({
  ...presentarPersona(fila, hoy),
  ...contactoDe(fila),
  foto_persona: fotoComoUrl(fila.foto),
});

export const presentarAfiliacion = (fila: FilaCompleta): RegistroTitular['afiliacion'] => ({
  fecha_inicio: fila.fecha_afiliacion,
  tipo_asegurado: fila.nombre_tipo_asegurado,
  ...presentarDelEnte(fila),
  tipo_codigo: fila.tipo_codigo,
});

/** The employer's code is whole, prefix included. */
export const presentarEmpleador = (fila: FilaCompleta): RegistroTitular['empleador'] => ({
  codigo_entidad: fila.codigo_entidad,
  razon_social: fila.nombre_entidad,
  fecha_ingreso_trabajo: fila.fecha_ingreso_trabajo,
  puesto_empleado: fila.puesto_empleado,
  salario: fila.salario,
  departamento: fila.departamento_trabajo,
  municipio: fila.codigo_municipio_trabajo,
});
