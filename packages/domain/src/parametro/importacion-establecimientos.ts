/**
 * Reads the list of health establishments as a file brings it (acuerdos §7 parameters): what each row would do, and
 * what is wrong with it. Nothing of a list is ever deleted: one that the file does not name stays as it is.
 */
import type { FechaCivil } from '../shared/fecha-civil.ts';
import { normalizarNombre } from '../shared/nombres.ts';
import { type CampoParametro, limpiarCodigo, limpiarNombreDe, revisarParametro } from './datos-parametro.ts';
import { avisoDeVigencia, type Vigencia } from './vigencia.ts';

const COLUMNAS = {
  codigo: 'Código RUES',
  nombre: 'Nombre',
  idEnteGestor: 'Ente gestor',
  codigoMunicipio: 'Código de municipio',
  nivel: 'Nivel',
  red: 'Red',
  tipo: 'Tipo',
} as const satisfies Partial<Record<CampoParametro, string>>;
type Campo = keyof typeof COLUMNAS;
const CAMPOS = Object.keys(COLUMNAS) as Campo[];

export const MAX_FILAS_IMPORTADAS = 2_000;

/** The template has these titles, in the first row of every file, in any order. */
export const TITULOS_DE_ESTABLECIMIENTOS: readonly string[] = Object.values(COLUMNAS);

export interface EstablecimientoDeArchivo {
  codigo: string;
  nombre: string;
  idEnteGestor: number;
  idDepartamento: number;
  codigoMunicipio: string;
  nivel: string;
  red: string;
  tipo: string;
}

export interface EstablecimientoRegistrado extends EstablecimientoDeArchivo {
  id: number;
  version: number;
  vigenteDesde: FechaCivil | null;
}

/** The lists know these: `municipios` maps an INE code of six figures to its department, `registrados` a RUES code. */
export interface ListasDeImportacion {
  entes: readonly (Vigencia & { id: number; sigla: string; nombre: string })[];
  municipios: ReadonlyMap<string, number>;
  registrados: ReadonlyMap<string, EstablecimientoRegistrado>;
  hoy: FechaCivil;
}

/** `fila` counts as a spreadsheet does: the titles are 1. */
export interface FaltaDeFila {
  fila: number;
  columna: string;
  mensaje: string;
}

export interface RevisionDeEstablecimientos {
  /** Counts the rows with something in them, the titles apart. */
  filas: number;
  nuevos: EstablecimientoDeArchivo[];
  cambiados: { antes: EstablecimientoRegistrado; despues: EstablecimientoDeArchivo }[];
  iguales: number;
  faltas: FaltaDeFila[];
}

const titulo = (texto: string): string => normalizarNombre(texto).replace(/[^A-Z ]/g, '');

/** Tells where each column of the template stands in the file, and which are missing or there twice. */
function leerTitulos(titulos: readonly string[]): { lugares: Record<Campo, number>; faltas: FaltaDeFila[] } {
  const leidos = titulos.map(titulo);
  const lugares = {} as Record<Campo, number>;
  const faltas: FaltaDeFila[] = [];
  for (const campo of CAMPOS) {
    const buscado = titulo(COLUMNAS[campo]);
    lugares[campo] = leidos.indexOf(buscado);
    const falta = (mensaje: string) => faltas.push({ fila: 1, columna: COLUMNAS[campo], mensaje });
    if (lugares[campo] === -1) falta('La columna no está: use la plantilla.');
    else if (leidos.lastIndexOf(buscado) !== lugares[campo]) falta('La columna está dos veces.');
  }
  return { lugares, faltas };
}

/** Spreadsheets drop the zeros at the beginning of a number. */
const leerMunicipio = (escrito: string): string => (/^\d{5}$/.test(escrito) ? `0${escrito}` : escrito);

/** Finds it by its sigla or its name, without regard to case and accents. */
function hallarEnte({ entes }: ListasDeImportacion, escrito: string) {
  const buscado = normalizarNombre(escrito);
  return entes.find(({ sigla, nombre }) => [sigla, nombre].some((uno) => normalizarNombre(uno) === buscado));
}

const COMPARADOS = ['nombre', 'codigoMunicipio', 'nivel', 'red', 'tipo'] as const;

/** Checks one row, cell by cell, and tells the first fault of each cell. */
function revisarFila(celdas: Record<Campo, string>, listas: ListasDeImportacion) {
  const codigo = limpiarCodigo(celdas.codigo);
  const registrado = listas.registrados.get(codigo);
  const codigoMunicipio = leerMunicipio(celdas.codigoMunicipio.trim());
  const idDepartamento = listas.municipios.get(codigoMunicipio);
  const ente = hallarEnte(listas, celdas.idEnteGestor);
  const problemas = revisarParametro(
    'ESTABLECIMIENTO',
    // The department is that of its municipality.
    { ...celdas, idDepartamento: '0' },
    { hoy: listas.hoy, esNuevo: true },
  );
  const textos: Partial<Record<CampoParametro, string>> = {};
  for (const campo of CAMPOS) if (problemas[campo]) textos[campo] = problemas[campo].texto;
  if (idDepartamento === undefined) textos.codigoMunicipio ??= 'No hay un municipio con ese código del INE.';
  if (ente === undefined) textos.idEnteGestor ??= 'No hay un ente gestor con esa sigla o ese nombre.';
  else if (registrado !== undefined && registrado.idEnteGestor !== ente.id)
    textos.idEnteGestor ??= 'El establecimiento está registrado con otro ente gestor, que no cambia.';
  else if (registrado === undefined) {
    const aviso = avisoDeVigencia(ente, listas.hoy);
    if (aviso !== null) textos.idEnteGestor ??= aviso;
  }
  const limpio = (texto: string) => limpiarNombreDe('ESTABLECIMIENTO', texto);
  const leido: EstablecimientoDeArchivo = {
    codigo,
    nombre: limpio(celdas.nombre),
    idEnteGestor: ente?.id ?? 0,
    idDepartamento: idDepartamento ?? 0,
    codigoMunicipio,
    nivel: limpio(celdas.nivel),
    red: limpio(celdas.red),
    tipo: limpio(celdas.tipo),
  };
  return { leido, registrado, textos };
}

/** Checks a file, its titles first, passing over empty rows. A file with a fault is written in no part. */
export function revisarEstablecimientos(
  tabla: readonly (readonly string[])[],
  listas: ListasDeImportacion,
): RevisionDeEstablecimientos {
  const [titulos = [], ...resto] = tabla;
  const { lugares, faltas } = leerTitulos(titulos);
  const escritas = resto
    .map((celdas, indice) => ({ celdas, fila: indice + 2 }))
    .filter(({ celdas }) => celdas.some((celda) => celda.trim() !== ''));
  const revision: RevisionDeEstablecimientos = {
    filas: escritas.length,
    nuevos: [],
    cambiados: [],
    iguales: 0,
    faltas,
  };
  if (faltas.length > 0) return revision;
  if (escritas.length === 0 || escritas.length > MAX_FILAS_IMPORTADAS) {
    const mensaje =
      escritas.length === 0 ? 'No hay ninguna fila.' : `No puede tener más de ${MAX_FILAS_IMPORTADAS} filas.`;
    faltas.push({ fila: escritas.at(-1)?.fila ?? 1, columna: COLUMNAS.codigo, mensaje });
    return revision;
  }
  const filaDe = new Map<string, number>();
  for (const { celdas, fila } of escritas) {
    const porCampo = Object.fromEntries(CAMPOS.map((campo) => [campo, celdas[lugares[campo]] ?? ''])) as Record<
      Campo,
      string
    >;
    const { leido, registrado, textos } = revisarFila(porCampo, listas);
    const anterior = filaDe.get(leido.codigo);
    if (anterior !== undefined) textos.codigo ??= `El código está también en la fila ${anterior}.`;
    filaDe.set(leido.codigo, anterior ?? fila);
    const suyas = CAMPOS.filter((campo) => textos[campo] !== undefined);
    for (const campo of suyas) faltas.push({ fila, columna: COLUMNAS[campo], mensaje: textos[campo] ?? '' });
    if (suyas.length > 0) continue;
    if (registrado === undefined) revision.nuevos.push(leido);
    else if (COMPARADOS.every((campo) => registrado[campo] === leido[campo])) revision.iguales += 1;
    else revision.cambiados.push({ antes: registrado, despues: leido });
  }
  return revision;
}
