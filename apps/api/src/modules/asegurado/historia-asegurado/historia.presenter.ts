import type { HechoDeHistoria } from '@sgpa/contract/v1/historia-asegurado';
import { AUTOR_SISTEMA, descripcionDeHecho, NOMBRES_DE_HECHOS } from '@sgpa/domain/asegurado/historia';
import { estadoDe } from '@sgpa/domain/cobertura/estados';
import type { FilaHistoria, Hechos } from './historia.queries.ts';

type Retrato = HechoDeHistoria['despues'];

function presentarRetrato(hechos: Hechos, nombres: FilaHistoria['nombres_despues']): Retrato {
  const dichos = Object.keys(NOMBRES_DE_HECHOS).flatMap((campo): [string, string | number | null][] => {
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
