import type { Novedad } from '@sgpa/api/db/db.generated';
import type { Trx } from '@sgpa/api/db/pool';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { idAfiliacion, idEnteGestor, idPersona } from '@sgpa/domain/shared/ids';
import type { Insertable } from 'kysely';
import { autoresDe } from './cuentas.ts';
import type { Guardadas } from './guardar-afiliaciones.ts';
import type { NovedadDemo } from './novedades.ts';

const aLas = (dia: FechaCivil, hora: number): string => `${dia}T${String(hora).padStart(2, '0')}:30:00-04:00`;

/** Writes them in the order of their days; newer ones get higher ids. */
export async function guardarNovedades(
  trx: Trx,
  novedades: readonly NovedadDemo[],
  { refs, personas, afiliaciones }: Guardadas,
): Promise<number> {
  const entes = await trx.selectFrom('ente_gestor').select(['id', 'sigla', 'nombre', 'tipo']).orderBy('id').execute();
  const autoridad = entes.find(({ tipo }) => tipo === 'AUTORIDAD')?.id ?? idEnteGestor(0);
  const nombreDe = (sigla: string) => entes.find((ente) => ente.sigla === sigla)?.nombre ?? sigla;
  const filas = novedades
    .toSorted((una, otra) => una.dia.localeCompare(otra.dia))
    .map(({ afiliacion, codigo, detalle, dia, cierre, autoridad: suya }): Insertable<Novedad> => {
      const [autor] = autoresDe(afiliacion.ente);
      return {
        codigo,
        id_ente_gestor: suya ? autoridad : refs.ente(afiliacion.ente),
        id_persona: personas.get(afiliacion.persona) ?? idPersona(0),
        id_afiliacion: afiliaciones.get(afiliacion) ?? idAfiliacion(0),
        detalle: detalle(nombreDe),
        estado: cierre?.estado ?? 'ABIERTA',
        creado_en: aLas(dia, 9),
        procesado_en: cierre === null ? null : aLas(cierre.dia, 11),
        id_usuario_proceso: cierre === null || autor === undefined ? null : refs.usuario(autor),
      };
    });
  if (filas.length > 0) await trx.insertInto('novedad').values(filas).execute();
  return filas.length;
}
