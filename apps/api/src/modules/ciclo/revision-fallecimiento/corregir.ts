import type { HechosAfiliacion } from '@sgpa/domain/cobertura/cobertura';
import { MOTIVO_DEFUNCION } from '@sgpa/domain/cobertura/motivos-baja';
import type { Titularidad } from '@sgpa/domain/cobertura/revision-afiliacion';
import { devolverFechas } from '@sgpa/domain/cobertura/revision-fallecimiento';
import { textoDe } from '@sgpa/domain/errors/rechazo';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import type { IdAfiliacion } from '@sgpa/domain/shared/ids';
import type { Afiliacion } from '../../afiliacion/afiliacion.queries.ts';
import type { Efecto } from '../../afiliacion/cambios.ts';
import type { Devuelta as DevueltaDe } from '../revision.presenter.ts';
import type { TerminadaPorDefuncion } from '../revision.queries.ts';

export type Devuelta = DevueltaDe<TerminadaPorDefuncion>;

const NACIO_FALLECIDA = 'Se registró como de una persona fallecida: no tenía cobertura antes.';

/** Gives the holder as it will stand: with the facts that are given back, or as it is. */
function titularidad(
  { id_titular }: Afiliacion,
  filas: ReadonlyMap<number, Afiliacion>,
  devueltas: ReadonlyMap<number, Efecto>,
): (Titularidad & Pick<Afiliacion, 'id_motivo_baja' | 'detalle_motivo'>) | null {
  const fila = id_titular === null ? undefined : filas.get(id_titular);
  if (fila === undefined) return null;
  const { hechos = fila, resto } = devueltas.get(fila.id) ?? {};
  const { id_motivo_baja, detalle_motivo } = { ...fila, ...resto };
  return { hechos, defuncion: id_motivo_baja === MOTIVO_DEFUNCION, id_motivo_baja, detalle_motivo };
}

type Antes = NonNullable<TerminadaPorDefuncion['antes']>;

const hechosDe = (fila: Afiliacion, antes: Antes): HechosAfiliacion => ({
  tipo: fila.tipo === 'TITULAR' ? 'TITULAR' : 'BENEFICIARIO',
  fecha_afiliacion: fila.fecha_afiliacion,
  estado: antes.estado ?? fila.estado,
  fecha_baja: antes.fecha_baja ?? null,
  fecha_cesantia: antes.fecha_cesantia ?? null,
  fecha_ampliacion: antes.fecha_ampliacion ?? null,
  fecha_derechohabiente: antes.fecha_derechohabiente ?? null,
  // A death does not move the end by age: the row's own stays.
  fin_por_edad: fila.fin_por_edad,
});

/** Reasons and details go back with the dates; an own right takes the employer and type that it brought with it. */
const restoDe = (fila: Afiliacion, antes: Antes, propio: TerminadaPorDefuncion['antes_de_habilitar']) => ({
  id_motivo_baja: antes.id_motivo_baja ?? null,
  detalle_motivo: antes.detalle_motivo ?? null,
  id_motivo_ampliacion: antes.id_motivo_ampliacion ?? null,
  detalle_ampliacion: antes.detalle_ampliacion ?? null,
  detalle_derechohabiente: antes.detalle_derechohabiente ?? null,
  fecha_revision: antes.fecha_revision ?? null,
  estado_previo: antes.estado_previo ?? null,
  fin_anterior: antes.fin_anterior ?? null,
  id_entidad: propio?.id_entidad ?? fila.id_entidad,
  id_tipo_asegurado: propio?.id_tipo_asegurado ?? fila.id_tipo_asegurado,
});

/**
 * Decides what taking the death back gives to each affiliation that it ended, among what `elegida` names; it writes
 * nothing. In the order of ids a holder comes before its beneficiaries, who are covered no longer than it is.
 */
export function corregir(
  terminadas: readonly TerminadaPorDefuncion[],
  filas: ReadonlyMap<number, Afiliacion>,
  elegida: (id: IdAfiliacion) => boolean,
  hoy: FechaCivil,
): Devuelta[] {
  const devueltas = new Map<number, Efecto>();
  return terminadas.flatMap((terminada): Devuelta[] => {
    const fila = filas.get(terminada.id);
    if (fila === undefined || !elegida(terminada.id)) return [];
    const { antes, antes_de_habilitar } = terminada;
    if (antes === null) return [{ terminada, fila, ok: false, impedimento: NACIO_FALLECIDA }];
    if (terminada.fallecida) return [{ terminada, fila, ok: false, impedimento: textoDe('PERSONA_FALLECIDA') }];
    const titular = titularidad(fila, filas, devueltas);
    const previos = hechosDe(fila, antes);
    const resultado = devolverFechas(hechosDe(fila, fila), previos, titular, hoy);
    if (!resultado.ok) return [{ terminada, fila, ok: false, impedimento: resultado.texto }];
    const { hechos } = resultado;
    // If the holder's baja ended it meanwhile, the holder's reason is its reason.
    const delTitular = hechos.fecha_baja !== previos.fecha_baja && titular !== null ? motivoDe(titular) : {};
    const cambio = { fila, hechos, resto: { ...restoDe(fila, antes, antes_de_habilitar), ...delTitular } };
    devueltas.set(fila.id, cambio);
    return [{ terminada, fila, ok: true, cambio }];
  });
}

const motivoDe = ({ id_motivo_baja, detalle_motivo }: Pick<Afiliacion, 'id_motivo_baja' | 'detalle_motivo'>) => ({
  id_motivo_baja,
  detalle_motivo,
});
