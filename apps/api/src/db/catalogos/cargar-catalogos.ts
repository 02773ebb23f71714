import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fecha } from '@sgpa/domain/shared/fecha-civil';
import type { DB } from '../db.generated.ts';
import type { Db, Trx } from '../pool.ts';
import { leerCsv } from './csv.ts';
import { upsert } from './upsert.ts';

type Fila = Record<string, string>;

interface Catalogo {
  archivo: string;
  tabla: keyof DB & string;
  clave: string;
  /** When the file is somebody else's and has its own column names. */
  traducir?: (fila: Fila) => Fila;
}

/** In the order in which they refer to each other. */
const CATALOGOS: readonly Catalogo[] = [
  { archivo: 'departamentos.csv', tabla: 'departamento', clave: 'id' },
  { archivo: 'municipios_bolivia_2024.csv', tabla: 'municipio', clave: 'codigo_ine', traducir: municipio },
  { archivo: 'entes_gestores.csv', tabla: 'ente_gestor', clave: 'id' },
  { archivo: 'establecimientos.csv', tabla: 'establecimiento_salud', clave: 'id' },
  { archivo: 'parametricas.csv', tabla: 'parametrica', clave: 'id' },
  { archivo: 'roles.csv', tabla: 'rol', clave: 'codigo' },
  { archivo: 'entidades.csv', tabla: 'entidad_empleadora', clave: 'codigo' },
  { archivo: 'feriados.csv', tabla: 'feriado', clave: 'fecha' },
];

const leer = (archivo: string) => readFile(path.join(import.meta.dirname, 'datos', archivo), 'utf8');

/**
 * Brings the catalogues to what the files say, as the database's owner; returns how many rows were written. Runs at every
 * start: when nothing changed it only reads.
 */
export async function cargarCatalogos(db: Db): Promise<number> {
  return db.transaction().execute(async (trx) => {
    let escritas = 0;
    for (const { archivo, tabla, clave, traducir = igual } of CATALOGOS) {
      escritas += await upsert(trx, tabla, [clave], leerCsv(await leer(archivo)).map(traducir));
    }
    return escritas + (await cargarTerminos(trx));
  });
}

function igual(fila: Fila): Fila {
  return fila;
}

function municipio(fila: Fila): Fila {
  return {
    codigo_ine: fila.codigo_ine ?? '',
    id_departamento: fila.idep ?? '',
    provincia: fila.nombre_prov ?? '',
    nombre: fila.nombre_mun ?? '',
  };
}

/** A version that people may have accepted is never rewritten. */
async function cargarTerminos(trx: Trx): Promise<number> {
  const versiones = leerCsv(await leer('terminos/versiones.csv')).map(
    async ({ version = '', titulo = '', publicado_el = '', vigente_desde = '' }) => {
      const texto = await leer(`terminos/${version}.txt`);
      return { version, titulo, publicado_el: fecha(publicado_el), vigente_desde: fecha(vigente_desde), texto };
    },
  );
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('terminos_version')
    .values(await Promise.all(versiones))
    .onConflict((conflicto) => conflicto.column('version').doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows ?? 0n);
}
