import { createHash } from 'node:crypto';
import { horaEnLaPaz } from '@sgpa/domain/shared/fecha-civil';
import type { Db } from '../../db/pool.ts';
import type { Claves } from '../../integrations/custodia/port.ts';
import { filasEntre } from './sellado.queries.ts';
import { eslabonesDe, firmaCorrecta, hashDeSello, ORIGEN, type Sello } from './sello.ts';

export interface Falla {
  /** The failure was met at this seal, in the order of the chain. */
  sello: number;
  texto: string;
}

/** PostgreSQL writes each field of a row as a text, or null. */
type Campos = readonly (string | null)[];

const LUGAR = { id: 0, ocurridoEn: 1, xid: 2, usuario: 3, accion: 5 } as const;

/** Writes a row unambiguously, each field with its length in bytes, as `sellado.queries` does in SQL. */
const texto = (campos: Campos): string =>
  campos.map((campo) => (campo === null ? '-' : `${Buffer.byteLength(campo)}:${campo}`)).join('');

const huellaDe = (campos: Campos): Buffer => createHash('sha256').update(texto(campos)).digest();

/** Describes the row without naming whom it tells of: its present text may be a lie, and is not to be printed. */
function describirFila(campos: Campos): string {
  const segundos = Number(campos[LUGAR.ocurridoEn]);
  const hora = Number.isFinite(segundos) ? horaEnLaPaz(new Date(segundos * 1000)).replace('T', ' ') : 'sin hora';
  const usuario = campos[LUGAR.usuario];
  return `${campos[LUGAR.id]} (${hora}, «${campos[LUGAR.accion]}», ${usuario ? `usuario ${usuario}` : 'sin usuario'})`;
}

const FILAS_A_LA_VEZ = 2000;

export interface Hasta {
  numero: number;
  hash: Buffer;
  xid: string;
  id: number;
}

export const COMIENZO: Hasta = { numero: 0, hash: ORIGEN, xid: '0', id: 0 };

export const hastaDe = (s: Sello): Hasta => ({ numero: s.numero, hash: s.hash, xid: s.hasta_xid, id: s.hasta_id });

/** Checks the seal by itself, and that it follows the one before. */
export function fallasDelSello(sello: Sello, previo: Hasta, claves: Claves): Falla[] {
  const { numero } = sello;
  const falla = (texto: string): Falla => ({ sello: numero, texto });
  const fallas: Falla[] = [];
  const faltan = numero - previo.numero - 1;
  if (faltan > 0) {
    const cuales = faltan === 1 ? `el sello ${numero - 1}` : `los sellos ${previo.numero + 1} a ${numero - 1}`;
    fallas.push(falla(`Falta ${cuales}: la cadena está cortada ahí.`));
  } else if (!sello.hash_anterior.equals(previo.hash)) {
    fallas.push(falla(`El sello ${numero} no sigue al ${previo.numero}: uno de los dos fue rehecho.`));
  }
  if (!hashDeSello(sello).equals(sello.hash))
    fallas.push(falla(`El sello ${numero} fue cambiado: su contenido no da su hash.`));
  if (!claves.has(sello.kid)) {
    fallas.push(
      falla(`El sello ${numero} está firmado con la clave ${sello.kid}, que no está en la carpeta de claves.`),
    );
  } else if (!firmaCorrecta(sello, claves)) {
    fallas.push(falla(`La firma del sello ${numero} no es válida: fue rehecho sin la clave del servidor.`));
  }
  return fallas;
}

/**
 * Compares the rows that a seal holds with those there are now. `completo`: no seal is missing before this one, so that
 * a row that it does not hold was added later.
 */
export async function fallasDeSusFilas(db: Db, sello: Sello, previo: Hasta): Promise<Falla[]> {
  const completo = previo.numero === sello.numero - 1;
  const esperadas = new Map(eslabonesDe(sello.eslabones).map(({ id, huella }) => [id, huella]));
  const fallas: Falla[] = [];
  const hasta = { xid: sello.hasta_xid, id: sello.hasta_id };
  let desde: { xid: string; id: number } = previo;
  for (;;) {
    const filas = await filasEntre(db, desde, hasta, FILAS_A_LA_VEZ);
    for (const { id, campos } of filas) {
      const huella = esperadas.get(id) ?? null;
      esperadas.delete(id);
      if (huella === null && !completo) continue;
      if (huella?.equals(huellaDe(campos))) continue;
      const como = huella === null ? 'fue agregada entre filas ya selladas' : 'fue cambiada después de sellada';
      const texto = `La fila ${describirFila(campos)} ${como} (sello ${sello.numero}).`;
      fallas.push({ sello: sello.numero, texto });
    }
    const ultima = filas.at(-1);
    if (ultima === undefined || filas.length < FILAS_A_LA_VEZ) break;
    desde = { xid: ultima.campos[LUGAR.xid] ?? '0', id: ultima.id };
  }
  for (const id of esperadas.keys()) {
    const texto = `La fila ${id} fue borrada, o llevada a otro lugar, después de sellada (sello ${sello.numero}).`;
    fallas.push({ sello: sello.numero, texto });
  }
  return fallas;
}
