import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type FechaCivil, fecha } from '@sgpa/domain/shared/fecha-civil';
import { feriadosConocidos } from '@sgpa/domain/shared/feriados';
import { parse } from 'csv-parse/sync';
import type { DB } from '../db.generated.ts';
import type { Db, Trx } from '../pool.ts';
import { enTransaccion } from '../transaccion.ts';
import { upsert } from './upsert.ts';

/** Reads CSV with a header (RFC 4180) into one record per line; a line with missing or extra fields is refused. */
export const leerCsv = (texto: string): Record<string, string>[] =>
  parse<Record<string, string>>(texto, { columns: true });

type Fila = Record<string, string>;

interface Catalogo {
  archivo: string;
  tabla: keyof DB & string;
  clave: string;
  /** Administrators add to the table and change it; these columns tell their rows apart as well. */
  unicas?: readonly string[];
  /** A file of somebody else's has its own column names, which are translated. */
  traducir?: (fila: Fila) => Fila;
}

/** Catalogues stand in the order in which they refer to each other. */
const CATALOGOS: readonly Catalogo[] = [
  { archivo: 'departamentos.csv', tabla: 'departamento', clave: 'id' },
  { archivo: 'municipios_bolivia_2024.csv', tabla: 'municipio', clave: 'codigo_ine', traducir: municipio },
  { archivo: 'entes_gestores.csv', tabla: 'ente_gestor', clave: 'id', unicas: ['sigla'] },
  { archivo: 'parametricas.csv', tabla: 'parametrica', clave: 'id', unicas: ['grupo', 'codigo'] },
  { archivo: 'roles.csv', tabla: 'rol', clave: 'codigo' },
  { archivo: 'entidades.csv', tabla: 'entidad_empleadora', clave: 'codigo', unicas: ['codigo'] },
];

const leer = (archivo: string) => readFile(path.join(import.meta.dirname, 'datos', archivo), 'utf8');

/** Brings the catalogues to the files, and the holidays to ten years from `hoy`; returns how many rows were written. */
export async function cargarCatalogos(db: Db, hoy: FechaCivil): Promise<number> {
  return enTransaccion(db, async (trx) => {
    let escritas = 0;
    for (const { archivo, tabla, clave, unicas, traducir = (fila: Fila) => fila } of CATALOGOS) {
      const filas = leerCsv(await leer(archivo)).map(traducir);
      escritas += await upsert(trx, tabla, [clave], filas, unicas && { unicas });
    }
    return escritas + (await cargarTerminos(trx)) + (await cargarFeriados(trx, hoy));
  });
}

function municipio(fila: Fila): Fila {
  return {
    codigo_ine: fila.codigo_ine ?? '',
    id_departamento: fila.idep ?? '',
    provincia: fila.nombre_prov ?? '',
    nombre: fila.nombre_mun ?? '',
  };
}

/** A day that was decreed before stays as it is. */
async function cargarFeriados(trx: Trx, hoy: FechaCivil): Promise<number> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('feriado')
    .values(feriadosConocidos(hoy))
    .onConflict((conflicto) => conflicto.column('fecha').doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows ?? 0n);
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
