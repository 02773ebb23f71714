import type { DB } from '@sgpa/api/db/db.generated';
import type { Db } from '@sgpa/api/db/pool';
import { enTransaccion } from '@sgpa/api/db/transaccion';
import { insertarTodas, reservarIds } from '@sgpa/demo/insertar';
import { numeroDocumento } from '@sgpa/domain/shared/documento';
import { type IdPersona, idAfiliacion, idPersona } from '@sgpa/domain/shared/ids';
import { CASOS_FIJOS } from '@sgpa/simulators/people/casos-fijos';
import { type Insertable, sql } from 'kysely';
import type { ApiDePrueba } from './api.ts';
import { numeroDeCopia } from './ciclo.ts';

/** These tables are all that the demo data say of the fixed persons. */
type Tabla = 'persona' | 'ficha_persona' | 'afiliacion' | 'afiliacion_historia';

/** Reads rows as JSON tells them, so that nothing is lost on their way back; what the base generates stays behind. */
async function leer<T extends Tabla>(db: Db, tabla: T, columna: keyof DB[T] & string, valores: readonly unknown[]) {
  const { rows } = await sql<{ fila: Insertable<DB[T]> }>`select to_jsonb(t) - 'cobertura' as fila
    from ${sql.table(tabla)} t where ${sql.ref(columna)}::text = any(${valores.map(String)}) order by t`.execute(db);
  return rows.map(({ fila }) => fila);
}

/** Reads the fixed persons as they are at this moment, with all that hangs on them. */
async function leerModelos(db: Db) {
  const numeros = CASOS_FIJOS.map(({ numero }) => numero);
  const personas = await leer(db, 'persona', 'numero_documento', numeros);
  const ids = personas.map(({ id }) => id);
  const afiliaciones = await leer(db, 'afiliacion', 'id_persona', ids);
  const suyas = afiliaciones.map(({ id }) => id);
  return {
    personas,
    afiliaciones,
    fichas: await leer(db, 'ficha_persona', 'id_persona', ids),
    historia: await leer(db, 'afiliacion_historia', 'id_afiliacion', suyas),
  };
}

/**
 * Gives copies of fixed persons, known to the identity service too: they are a test's own, and what it does to them
 * leaves all others as they were. Those that are copied together stay a family.
 */
export async function copiador({ base, simuladores }: ApiDePrueba) {
  const { db } = base.owner;
  const modelos = await leerModelos(db);
  let vez = 0;

  const escribir = (copiadas: readonly string[], numero: (modelo: string) => string) =>
    enTransaccion(db, async (trx) => {
      const personas = modelos.personas.filter((una) => copiadas.includes(una.numero_documento));
      const dePersona = await reservarIds(trx, 'persona', personas.length);
      const persona = new Map(personas.map(({ id }, i) => [id, idPersona(dePersona[i] ?? 0)]));
      const afiliaciones = modelos.afiliaciones.filter((una) => persona.has(una.id_persona));
      const deAfiliacion = await reservarIds(trx, 'afiliacion', afiliaciones.length);
      const afiliacion = new Map(afiliaciones.map(({ id }, i) => [id, idAfiliacion(deAfiliacion[i] ?? 0)]));
      const nueva = (id: (typeof afiliaciones)[number]['id_titular']) => afiliacion.get(id ?? undefined) ?? id;
      const conPersona = <F extends { id_persona: IdPersona }>(fila: F) => ({
        ...fila,
        id_persona: persona.get(fila.id_persona) ?? fila.id_persona,
      });
      await insertarTodas(
        trx,
        'persona',
        personas.map((una) => ({
          ...una,
          id: persona.get(una.id),
          numero_documento: numeroDocumento(numero(una.numero_documento)),
        })),
      );
      const fichas = modelos.fichas.filter((una) => persona.has(una.id_persona));
      await insertarTodas(trx, 'ficha_persona', fichas.map(conPersona));
      await insertarTodas(
        trx,
        'afiliacion',
        afiliaciones.map((una) => ({
          ...conPersona(una),
          id: afiliacion.get(una.id),
          id_titular: nueva(una.id_titular),
        })),
      );
      await insertarTodas(
        trx,
        'afiliacion_historia',
        modelos.historia.flatMap(({ id: _, ...paso }) => {
          const id_afiliacion = afiliacion.get(paso.id_afiliacion);
          return id_afiliacion
            ? [{ ...paso, id_afiliacion, id_afiliacion_causa: nueva(paso.id_afiliacion_causa) }]
            : [];
        }),
      );
    });

  return async <N extends readonly string[]>(...copiadas: N): Promise<{ [I in keyof N]: string }> => {
    vez += 1;
    const numero = (modelo: string) => numeroDeCopia(modelo, vez);
    await escribir(copiadas, numero);
    for (const caso of CASOS_FIJOS.filter((uno) => copiadas.includes(uno.numero)))
      simuladores.control.ponerPersonas(numero(caso.numero), [{ ...caso, numero: numero(caso.numero) }]);
    return copiadas.map(numero) as { [I in keyof N]: string };
  };
}

export type Copiar = Awaited<ReturnType<typeof copiador>>;
