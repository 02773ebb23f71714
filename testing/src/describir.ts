import type pg from 'pg';

interface Campo {
  name: string;
  tableID: number;
  columnID: number;
  dataTypeID: number;
}

/** Asks PostgreSQL what a statement gives, without running it (Parse and Describe of the extended protocol). */
class Descripcion {
  readonly campos: Promise<Campo[]>;
  readonly #texto: string;
  #hallados: Campo[] = [];
  #resolver: (campos: Campo[]) => void = () => {};
  #rechazar: (error: Error) => void = () => {};

  constructor(texto: string) {
    this.#texto = texto;
    this.campos = new Promise((resolve, reject) => {
      this.#resolver = resolve;
      this.#rechazar = reject;
    });
  }

  submit(conexion: pg.Connection): void {
    conexion.parse({ name: '', text: this.#texto, types: [] }, true);
    conexion.describe({ type: 'S', name: '' }, true);
    conexion.sync();
  }

  handleRowDescription({ fields }: { fields: Campo[] }): void {
    this.#hallados = fields;
  }

  handleError(error: Error): void {
    this.#rechazar(error);
  }

  handleReadyForQuery(): void {
    this.#resolver(this.#hallados);
  }
}

export interface ColumnaDescrita {
  nombre: string;
  /** The origin is `table.column` where PostgreSQL knows where the column comes from. */
  origen: string | null;
  /** The type has its name in pg_type: int8, text… */
  tipo: string;
}

/** Reads the types of all columns, as `table.column`, and the names of all types, to read descriptions with. */
export async function crearDescriptor(cliente: pg.ClientBase): Promise<{
  tipoDe(origen: string): string | undefined;
  describir(texto: string): Promise<ColumnaDescrita[]>;
}> {
  const { rows } = await cliente.query<{ clave: string; origen: string; tipo: string }>(`
    select attrelid::text || '.' || attnum as clave, relname || '.' || attname as origen, typname as tipo
    from pg_attribute join pg_class c on c.oid = attrelid join pg_type t on t.oid = atttypid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and attnum > 0 and not attisdropped`);
  const tipos = await cliente.query<{ oid: number; typname: string }>('select oid, typname from pg_type');
  const nombreDeTipo = new Map(tipos.rows.map(({ oid, typname }) => [Number(oid), typname]));
  const columnas = new Map(rows.map((fila) => [fila.clave, fila.origen]));
  const porOrigen = new Map(rows.map((fila) => [fila.origen, fila.tipo]));
  return {
    tipoDe: (origen) => porOrigen.get(origen),
    async describir(texto) {
      const descripcion = new Descripcion(texto);
      cliente.query(descripcion);
      return (await descripcion.campos).map(({ name, tableID, columnID, dataTypeID }) => ({
        nombre: name,
        origen: columnas.get(`${tableID}.${columnID}`) ?? null,
        tipo: nombreDeTipo.get(dataTypeID) ?? String(dataTypeID),
      }));
    },
  };
}
