import { estaCubierto, type HechosAfiliacion } from '@sgpa/domain/cobertura/cobertura';
import { textoCorregida, textoPorDecidir } from '@sgpa/domain/identidad/textos';
import type { Senas } from '@sgpa/domain/identidad/una-persona';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import type { IdAfiliacion, IdEnteGestor } from '@sgpa/domain/shared/ids';
import type { Operacion } from '../../operacion.ts';
import type { Reconocimiento } from '../persona/una-persona.ts';
import { abrirNovedadIdentidad, abrirNovedadIdentidadCorregida } from './identidad.queries.ts';
import type { RegistroPersona } from './registros-de-persona.queries.ts';

const SIN_AVISO = { detalle: '', novedades: [] };

/** Picks each managing entity's first affiliation that covers on the day; its novedad is opened about that one. */
export const cubrenUnaPorEnte = (
  filas: readonly (HechosAfiliacion & { id: IdAfiliacion; id_ente_gestor: IdEnteGestor })[],
  dia: FechaCivil,
): IdAfiliacion[] => {
  const cubren = filas.filter((fila) => estaCubierto(fila, dia));
  return [...Map.groupBy(cubren, (fila) => fila.id_ente_gestor).values()].flatMap(([primera]) => primera?.id ?? []);
};

/** Tells the other covering entities of a correction, or the authority of an identity that it must decide. */
export async function avisarIdentidad(
  { trx, ahora, hoy }: Operacion,
  {
    id,
    idEnteGestor,
    registros,
  }: { id: IdAfiliacion; idEnteGestor: IdEnteGestor; registros: readonly RegistroPersona[] },
  { reconocimiento, identidad }: { reconocimiento: Reconocimiento; identidad: Senas },
) {
  if (reconocimiento.clase === 'NO_SE_SABE') {
    const detalle = textoPorDecidir(reconocimiento.archivos);
    return { detalle, novedades: await abrirNovedadIdentidad(trx, id, detalle, ahora) };
  }
  if (reconocimiento.clase !== 'CORREGIDA') return SIN_AVISO;
  const ajenas = cubrenUnaPorEnte(
    registros.filter((r) => r.id_ente_gestor !== idEnteGestor),
    hoy,
  );
  if (ajenas.length === 0) return SIN_AVISO;
  const detalle = textoCorregida(reconocimiento.archivo, identidad, reconocimiento.difiere);
  return { detalle, novedades: await abrirNovedadIdentidadCorregida(trx, ajenas, detalle, ahora) };
}
