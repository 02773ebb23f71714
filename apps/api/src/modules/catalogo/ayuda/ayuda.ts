import { createHash } from 'node:crypto';
import { diaDe, horaEnLaPaz, mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import { stringify } from 'csv-stringify/sync';
import type { Deps } from '../../../deps.ts';
import { FORMA_CSV, MARCA_UTF8 } from '../../../hoja-csv.ts';
import { type ListaDelCatalogo, listasDelCatalogo } from './listas-del-catalogo.ts';
import { leerValores } from './valores.queries.ts';

export interface Catalogo {
  listas: readonly ListaDelCatalogo[];
  leidoEl: string;
  /** The same as long as the values are. */
  huella: string;
}

/** The lists as the database has them at this moment. */
export async function leerCatalogo({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<Catalogo> {
  const ahora = horaEnLaPaz(clock.ahora());
  const listas = listasDelCatalogo(await leerValores(db), diaDe(ahora));
  return {
    listas,
    leidoEl: `${mostrarFecha(diaDe(ahora))} a las ${ahora.slice(11, 16)}`,
    huella: createHash('sha256').update(JSON.stringify(listas)).digest('base64url').slice(0, 22),
  };
}

const ENCABEZADO = ['Grupo', 'Id', 'Código', 'Nombre', 'Sigla', 'Detalle', 'Vigente'];

export function catalogoComoCsv({ listas }: Catalogo): string {
  const filas = listas.flatMap(({ grupo, valores }) =>
    valores.map(({ id, codigo, nombre, sigla, detalle, vigente }) => [
      grupo,
      id,
      codigo,
      nombre,
      sigla,
      detalle,
      vigente ? 'SI' : 'NO',
    ]),
  );
  return MARCA_UTF8 + stringify([ENCABEZADO, ...filas], FORMA_CSV);
}
