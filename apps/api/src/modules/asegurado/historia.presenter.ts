import type { HechoDeHistoria } from '@sgpa/contract/v1/detalle-asegurado';
import { AUTOR_SISTEMA, descripcionDeHecho } from '@sgpa/domain/asegurado/historia';
import { estadoDe } from '@sgpa/domain/cobertura/estados';
import type { FilaHistoria, Hechos } from './historia.queries.ts';

type Retrato = HechoDeHistoria['despues'];

/** The facts that the timeline tells: dates and what the panels show. Neither the salary nor ids leave the server. */
const CAMPOS = [
  'fecha_afiliacion',
  'fecha_baja',
  'fecha_cesantia',
  'fecha_ampliacion',
  'fecha_derechohabiente',
  'fin_cobertura',
  'detalle_motivo',
  'detalle_ampliacion',
  'detalle_derechohabiente',
  'matricula',
  'fecha_ingreso_trabajo',
  'puesto_empleado',
] as const;

function presentarRetrato(hechos: Hechos, nombres: FilaHistoria['nombres_despues']): Retrato {
  const dichos = CAMPOS.flatMap((campo): [string, string | number | null][] => {
    const valor = hechos[campo];
    return typeof valor === 'string' || typeof valor === 'number' || valor === null ? [[campo, valor]] : [];
  });
  return { ...Object.fromEntries(dichos), ...nombres };
}

/** One entry of the timeline: who, when, what, before and after. */
export const presentarHecho = (fila: FilaHistoria): HechoDeHistoria => ({
  accion: fila.accion,
  descripcion: descripcionDeHecho(fila.accion),
  usuario: fila.usuario ?? AUTOR_SISTEMA,
  ocurrido_en: fila.ocurrido_en.toISOString(),
  estado_antes: fila.estado_antes === null ? null : estadoDe(fila.estado_antes).nombre,
  estado_despues: estadoDe(fila.estado_despues).nombre,
  antes: fila.antes === null ? null : presentarRetrato(fila.antes, fila.nombres_antes),
  despues: presentarRetrato(fila.despues, fila.nombres_despues),
});
