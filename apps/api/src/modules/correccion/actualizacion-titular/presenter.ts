import type { RegistroTitular } from '@sgpa/contract/v2/actualizacion-titular';
import { presentarDelEnte } from '../del-ente.presenter.ts';
import type { FilaCompleta } from '../registro-completo.queries.ts';

export const presentarAfiliacion = (fila: FilaCompleta): RegistroTitular['afiliacion'] => ({
  fecha_inicio: fila.fecha_afiliacion,
  tipo_asegurado: fila.nombre_tipo_asegurado,
  ...presentarDelEnte(fila),
  tipo_codigo: fila.tipo_codigo,
});

/** The employer by its whole code, prefix included. */
export const presentarEmpleador = (fila: FilaCompleta): RegistroTitular['empleador'] => ({
  codigo_entidad: fila.codigo_entidad,
  razon_social: fila.nombre_entidad,
  fecha_ingreso_trabajo: fila.fecha_ingreso_trabajo,
  puesto_empleado: fila.puesto_empleado,
  salario: fila.salario,
  departamento: fila.departamento_trabajo,
  municipio: fila.codigo_municipio_trabajo,
});
