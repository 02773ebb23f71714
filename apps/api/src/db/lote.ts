/// <reference path="./pg-utils.d.ts" />
import type pg from 'pg';
import { prepareValue } from 'pg/lib/utils.js';

export interface Sentencia {
  /** Of a statement that the connection keeps prepared; without one it is parsed each time. */
  name?: string | undefined;
  text: string;
  values: readonly unknown[];
}

/** With its values as they go out. */
interface Enviable extends Sentencia {
  values: readonly (string | Buffer | null)[];
}

export interface Resultado {
  /** As PostgreSQL names what it did: SELECT, INSERT, COMMIT… */
  orden: string;
  cuantas: number;
  filas: unknown[];
}

interface Campo {
  nombre: string;
  leer: (texto: string) => unknown;
}

/** What a connection keeps prepared, each with the columns that it answers; null for what may be there or not. */
type Conocidas = Map<string, readonly Campo[] | null>;
const conocidasDe = new WeakMap<pg.Connection, Conocidas>();

function conocidas(conexion: pg.Connection): Conocidas {
  const hay = conocidasDe.get(conexion) ?? new Map();
  conocidasDe.set(conexion, hay);
  return hay;
}

const ORDEN = /^(\w+)(?: \d+)*?(?: (\d+))?$/;

/**
 * Several statements in one message, answered in one: the way there and back is paid once (extended protocol, one Sync).
 * The first that fails is told, and PostgreSQL passes over the rest. What was prepared before is neither parsed nor
 * described again. The pg driver hands the connection over to such an object, as it does to its cursors.
 */
class Lote implements pg.Submittable {
  readonly #sentencias: readonly Enviable[];
  readonly #types: pg.CustomTypesConfig;
  readonly #resuelto: (resultados: Resultado[]) => void;
  readonly #rechazado: (error: Error) => void;
  readonly #resultados: Resultado[] = [];
  #conocidas: Conocidas = new Map();
  #campos: readonly Campo[] | null = null;
  #filas: unknown[] = [];
  #error: Error | null = null;
  /** The pg driver puts the end of its watch over the time here (`query_timeout`). */
  callback: () => void = () => {};

  constructor(
    sentencias: readonly Enviable[],
    types: pg.CustomTypesConfig,
    resuelto: (resultados: Resultado[]) => void,
    rechazado: (error: Error) => void,
  ) {
    this.#sentencias = sentencias;
    this.#types = types;
    this.#resuelto = resuelto;
    this.#rechazado = rechazado;
  }

  submit(conexion: pg.Connection): void {
    this.#conocidas = conocidas(conexion);
    const pedidas = new Set<string>();
    conexion.stream.cork();
    for (const { name = '', text, values } of this.#sentencias) {
      const lista = name !== '' && (pedidas.has(name) || Boolean(this.#conocidas.get(name)));
      if (!lista) {
        if (this.#conocidas.get(name) === null) conexion.close({ type: 'S', name }, true);
        conexion.parse({ name, text, types: [] }, true);
        pedidas.add(name);
      }
      conexion.bind({ statement: name, values: [...values] }, true);
      if (!this.#conocidas.get(name)) conexion.describe({ type: 'P' }, true);
      conexion.execute(null, true);
    }
    conexion.sync();
    conexion.stream.uncork();
  }

  get #actual(): Enviable | undefined {
    return this.#sentencias[this.#resultados.length];
  }

  handleRowDescription({ fields }: { fields: readonly pg.FieldDef[] }): void {
    this.#campos = fields.map(({ name, dataTypeID }) => ({
      nombre: name,
      leer: this.#types.getTypeParser(dataTypeID, 'text'),
    }));
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    this.#campos ??= this.#conocidas.get(this.#actual?.name ?? '') ?? [];
    const campos = this.#campos;
    const fila: Record<string, unknown> = {};
    for (let i = 0; i < campos.length; i += 1) {
      const campo = campos[i];
      const texto = fields[i] ?? null;
      if (campo) fila[campo.nombre] = texto === null ? null : campo.leer(texto);
    }
    this.#filas.push(fila);
  }

  handleCommandComplete({ text }: { text: string }): void {
    const name = this.#actual?.name;
    if (name !== undefined && !this.#conocidas.get(name)) this.#conocidas.set(name, this.#campos ?? []);
    const [, orden = '', cuantas = '0'] = ORDEN.exec(text) ?? [];
    this.#resultados.push({ orden, cuantas: Number(cuantas), filas: this.#filas });
    this.#filas = [];
    this.#campos = null;
  }

  handleEmptyQuery(): void {
    this.handleCommandComplete({ text: '' });
  }

  /** Also when the connection is lost. Whether what failed, or came after it, is prepared now, nobody knows. */
  handleError(error: Error): void {
    this.callback();
    this.#error = error;
    for (const { name } of this.#sentencias.slice(this.#resultados.length)) {
      if (name !== undefined) this.#conocidas.set(name, null);
    }
    this.#rechazado(error);
  }

  handleReadyForQuery(): void {
    this.callback();
    if (this.#error === null) this.#resuelto(this.#resultados);
  }
}

export const enviarLote = (
  cliente: pg.ClientBase,
  sentencias: readonly Sentencia[],
  types: pg.CustomTypesConfig,
): Promise<Resultado[]> =>
  new Promise((resuelto, rechazado) => {
    // Before the first byte goes out: a value that cannot be sent leaves the connection as it was.
    const enviables = sentencias.map(({ values, ...resto }) => ({ ...resto, values: values.map(prepareValue) }));
    cliente.query(new Lote(enviables, types, resuelto, rechazado));
  });
