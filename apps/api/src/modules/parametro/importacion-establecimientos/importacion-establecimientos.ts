import type { Respuesta } from '@sgpa/contract/endpoints';
import { campoInvalido } from '@sgpa/domain/errors/rechazo';
import {
  type EstablecimientoDeArchivo,
  type ListasDeImportacion,
  revisarEstablecimientos,
} from '@sgpa/domain/parametro/importacion-establecimientos';
import { parse } from 'csv-parse/sync';
import type { Operacion } from '../../../operacion.ts';
import { auditarOperacion } from '../../auditoria/auditoria.queries.ts';
import { type FilaJson, leerLoQueHay } from '../parametro.queries.ts';
import { actualizarParametro, registrarParametro } from '../parametro.service.ts';

/** Spreadsheets write UTF-8, with or without a mark, or else the code page of Windows. */
function decodificar(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Reads the separator from the titles' line, since spreadsheets take the country's. */
function separadorDe(texto: string): string {
  const titulos = texto.split(/\r?\n/, 1)[0] ?? '';
  const veces = (uno: string) => titulos.split(uno).length;
  return [';', '\t', ','].reduce((mejor, uno) => (veces(uno) > veces(mejor) ? uno : mejor));
}

/** Keeps empty rows, so that each row has the number that a spreadsheet gives it. */
export function leerCsv(base64: string): string[][] {
  const texto = decodificar(Buffer.from(base64, 'base64'));
  if (texto.includes('\0')) throw campoInvalido('contenido', 'El archivo no es un CSV: guárdelo como «CSV UTF-8».');
  try {
    return parse(texto, {
      delimiter: separadorDe(texto),
      relax_column_count: true,
      skip_empty_lines: false,
      trim: true,
    }) as string[][];
  } catch {
    throw campoInvalido('contenido', 'El archivo no es un CSV que se pueda leer: revise sus comillas.');
  }
}

const lista = 'ESTABLECIMIENTO';

async function leerListas({ trx, hoy }: Operacion): Promise<ListasDeImportacion> {
  const { entes, municipios, establecimientos } = await leerLoQueHay(trx);
  return {
    entes,
    municipios: new Map(municipios.map((m) => [m.codigo, m.id_departamento])),
    registrados: new Map(
      establecimientos.map((s) => [
        s.codigo_rues,
        {
          id: s.id,
          version: s.version,
          codigo: s.codigo_rues,
          nombre: s.nombre,
          idEnteGestor: s.id_ente_gestor,
          idDepartamento: s.id_departamento,
          codigoMunicipio: s.codigo_municipio,
          nivel: s.nivel ?? '',
          red: s.red ?? '',
          tipo: s.tipo ?? '',
          vigenteDesde: s.vigente_desde,
        },
      ]),
    ),
    hoy,
  };
}

const columnasDe = (e: EstablecimientoDeArchivo): FilaJson => ({
  nombre: e.nombre,
  id_departamento: e.idDepartamento,
  codigo_municipio: e.codigoMunicipio,
  nivel: e.nivel,
  red: e.red,
  tipo: e.tipo,
});

/** Tells what the file would do; asked to, and without a fault, writes it row by row, each with its audit. */
export async function importarEstablecimientos(
  op: Operacion,
  tabla: readonly (readonly string[])[],
  escribir: boolean,
): Promise<Respuesta<'importacion-establecimientos'>> {
  const { filas, nuevos, cambiados, iguales, faltas } = revisarEstablecimientos(tabla, await leerListas(op));
  const cuenta = { filas, nuevos: nuevos.length, cambiados: cambiados.length, iguales };
  if (faltas.length > 0)
    return { escrito: false, ...cuenta, faltas, mensaje: 'El archivo tiene faltas: no se escribió nada.' };
  if (!escribir) return { escrito: false, ...cuenta, faltas, mensaje: 'El archivo se puede importar.' };
  for (const uno of nuevos)
    await registrarParametro(op, lista, {
      ...columnasDe(uno),
      codigo_rues: uno.codigo,
      id_ente_gestor: uno.idEnteGestor,
      vigente_desde: null,
    });
  for (const { antes, despues } of cambiados) {
    const cambios = { ...columnasDe(despues), vigente_desde: antes.vigenteDesde };
    await actualizarParametro(op, { lista, id: antes.id, version: antes.version, cambios });
  }
  auditarOperacion(op, {
    accion: 'importacion-establecimientos',
    recurso: 'establecimiento_salud',
    antes: null,
    despues: cuenta,
  });
  return { escrito: true, ...cuenta, faltas, mensaje: 'El archivo se importó.' };
}
