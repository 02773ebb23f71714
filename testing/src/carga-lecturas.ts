import { setTimeout as pausa } from 'node:timers/promises';
import pg from 'pg';

interface Opciones {
  url: string;
  token: string;
  /** The paths lead to the details of somebody whom the token's user sees, and to an export of a few. */
  detalle: string;
  exportacion: string;
  simultaneos: number;
}

export interface Lecturas {
  /** Gives how many of each kind were answered. */
  respondidas(): number[];
  /** No further one begins until `seguir`; resolves when those under way have ended. */
  frenar(): Promise<void>;
  seguir(): void;
  /** Tells, as the owner, where the audit trail disagrees with the readings that were answered or not. */
  diferencias(urlBase: string): Promise<string[]>;
}

const LISTA = '/api/v1/afiliado/ente-gestor-all?numeroDocumento=';
/** Nobody has these numbers: each list is known again by its own. */
const DESDE = 95_000_000;

/** Reads without pause: lists, each by a number that is asked for once, details, which count as an operation, and exports. */
export function iniciarLecturas({ url, token, detalle, exportacion, simultaneos }: Opciones): Lecturas {
  const pedidas: Record<string, number> = { lista: 0, detalle: 0, exportacion: 0 };
  const respondidas = { lista: new Set<number>(), detalle: 0, exportacion: 0 };
  let estado: 'corre' | 'frenada' = 'corre';
  let numero = DESDE;

  /** The answer is whole. */
  const leer = async (que: keyof typeof respondidas, ruta: string): Promise<boolean> => {
    pedidas[que] = (pedidas[que] ?? 0) + 1;
    try {
      const respuesta = await fetch(url + ruta, { headers: { authorization: `Bearer ${token}` } });
      await respuesta.arrayBuffer();
      return respuesta.status === 200;
    } catch {
      return false;
    }
  };
  async function lector(orden: number): Promise<void> {
    for (let vuelta = orden; estado === 'corre'; vuelta += 1) {
      let bien = false;
      if (vuelta % 3 !== 0) {
        numero += 1;
        const suyo = numero;
        bien = await leer('lista', LISTA + suyo);
        if (bien) respondidas.lista.add(suyo);
      } else {
        // An account takes one file at a time.
        const que = orden === 0 ? 'exportacion' : 'detalle';
        bien = await leer(que, que === 'exportacion' ? exportacion : detalle);
        if (bien) respondidas[que] += 1;
      }
      // While nobody answers, the pause keeps the loop from being busy.
      if (!bien) await pausa(20);
    }
  }
  let lectores: Promise<unknown> = Promise.resolve();
  const arrancar = () => {
    lectores = Promise.all(Array.from({ length: simultaneos }, (_, orden) => lector(orden)));
  };
  arrancar();

  async function diferencias(urlBase: string): Promise<string[]> {
    const cliente = new pg.Client({ connectionString: urlBase });
    await cliente.connect();
    try {
      const { rows: listas } = await cliente.query<{ numero: number; n: number }>(
        `select (despues ->> 'numeroDocumento')::integer as numero, count(*)::integer as n from auditoria
        where accion = 'lista-asegurados' and despues ->> 'numeroDocumento' like '95______' group by 1`,
      );
      const anotadas = new Map(listas.map((fila) => [fila.numero, fila.n]));
      const { rows } = await cliente.query<{
        detalles: number;
        operaciones: number;
        archivos: number;
        tenidos: number;
      }>(
        `select (select count(*) from auditoria where accion = 'detalle-asegurado')::integer as detalles,
          (select count(*) from operacion_realizada where clave = 'detalle-asegurado')::integer as operaciones,
          (select count(*) from auditoria where accion = 'exportacion-asegurados' and despues ->> 'etapa' = 'INICIO')::integer
            as archivos,
          (select count(*) from exportacion_mostrada e join auditoria a on a.ocurrido_en = e.iniciada_en
            and a.id_solicitud = e.id_solicitud and a.despues ->> 'etapa' = 'INICIO')::integer as tenidos`,
      );
      const { detalles = 0, operaciones = 0, archivos = 0, tenidos = 0 } = rows[0] ?? {};
      const entre = (que: string, n: number, desde: number, hasta = 0) =>
        n >= desde && n <= hasta ? [] : [`${n} ${que}, answered ${desde}, asked ${hasta}`];
      return [
        ...[...respondidas.lista].flatMap((cual) =>
          anotadas.has(cual) ? [] : [`list ${cual} was answered, not noted`],
        ),
        ...listas.flatMap(({ numero: cual, n }) => (n === 1 ? [] : [`list ${cual} was noted ${n} times`])),
        ...entre('details', detalles, respondidas.detalle, pedidas.detalle),
        ...entre('exports', archivos, respondidas.exportacion, pedidas.exportacion),
        ...(detalles === operaciones ? [] : [`${detalles} details, ${operaciones} operations`]),
        ...(archivos === tenidos ? [] : [`${archivos} exports, whom ${tenidos} held`]),
      ];
    } finally {
      await cliente.end();
    }
  }

  return {
    respondidas: () => [respondidas.lista.size, respondidas.detalle, respondidas.exportacion],
    async frenar() {
      estado = 'frenada';
      await lectores;
    },
    seguir() {
      estado = 'corre';
      arrancar();
    },
    diferencias,
  };
}
