import { conAlcance } from '@sgpa/api/db/alcance';
import { paginaDePersona } from '@sgpa/api/modules/auditoria/lectura.queries';
import { POCAS } from '@sgpa/domain/auditoria/lecturas';
import { idAfiliacion } from '@sgpa/domain/shared/ids';
import { sql } from 'kysely';
import { z } from 'zod';
import { alcanceDePrueba } from '../alcance.ts';
import type { ApiDePrueba } from '../api.ts';
import { usuarioDe } from '../cuentas.ts';

interface Mostrada {
  numero: string;
  nombres: string;
  primer_apellido: string;
  segundo_apellido: string;
  /** The whole name stands with first names first, and last. */
  completos: [string, string];
  /** The id is of one of their affiliations. */
  id: number;
}

/** Gives every text of an answer, however deep. */
const textosDe = (valor: unknown): string[] => {
  if (typeof valor === 'string') return [valor];
  return typeof valor === 'object' && valor !== null ? Object.values(valor).flatMap(textosDe) : [];
};

const NUMERO = /(?<!\d)\d{4,15}(?!\d)/g;

/** Parts an answer into pieces about one each: lines of a file, elements of lists, and what stands beside them. */
function trozosDe(valor: unknown): string[][] {
  const trozos: string[][] = [];
  const sueltos = (parte: unknown): string[] => {
    if (typeof parte === 'string') {
      const [primera = '', ...resto] = parte.split('\n');
      trozos.push(...resto.map((linea) => [linea]));
      return [primera];
    }
    if (Array.isArray(parte)) trozos.push(...parte.map(textosDe));
    else if (typeof parte === 'object' && parte !== null) return Object.values(parte).flatMap(sueltos);
    return [];
  };
  trozos.push(sueltos(valor));
  return trozos;
}

/** Tells whom one piece is about: a person who only shares the number or the name of a certain one is left out. */
function mostradasEnTrozo(candidatas: readonly Mostrada[], textos: readonly string[]): Mostrada[] {
  const todo = textos.join('\n');
  const numeros = new Set(todo.match(NUMERO));
  const halladas = candidatas.map((una) => ({
    una,
    porNumero: numeros.has(una.numero),
    porNombre: una.completos.some((nombre) => textos.includes(nombre)),
    nombrada: [una.nombres, una.primer_apellido, una.segundo_apellido].every((parte) => todo.includes(parte)),
  }));
  const ciertas = halladas.filter(({ porNumero, nombrada }) => porNumero && nombrada).map(({ una }) => una);
  const deOtra = (una: Mostrada) =>
    !ciertas.includes(una) &&
    ciertas.some(({ numero, completos: [nombre] }) => numero === una.numero || nombre === una.completos[0]);
  return halladas.flatMap(({ una, porNumero, porNombre }) => ((porNumero || porNombre) && !deOtra(una) ? [una] : []));
}

/** Finds whoever of the register an answer tells of. A sender who only gets their number back was shown nobody. */
async function mostradasEn(api: ApiDePrueba, pedido: string, respuesta: unknown): Promise<Mostrada[]> {
  const textos = textosDe(respuesta);
  const todo = textos.join('\n');
  const { rows } = await sql<Mostrada>`
    with q as (
      select p.id, p.numero_documento as numero, p.nombres, p.primer_apellido, p.segundo_apellido, array[
        concat_ws(' ', p.nombres, p.primer_apellido, nullif(p.segundo_apellido, '')),
        concat_ws(' ', p.primer_apellido, nullif(p.segundo_apellido, ''), p.nombres)] as completos
      from persona p)
    select q.numero, q.nombres, q.primer_apellido, q.segundo_apellido, q.completos, min(a.id) as id
    from q join afiliacion a on a.id_persona = q.id
    where q.numero = any (${[...new Set(todo.match(NUMERO))]}::text[]) or q.completos && ${textos}::text[]
    group by q.id, q.numero, q.nombres, q.primer_apellido, q.segundo_apellido, q.completos`.execute(api.base.owner.db);
  const soloDevuelta = ({ numero, nombres, primer_apellido }: Mostrada) =>
    pedido.includes(numero) && !(todo.includes(nombres) && todo.includes(primer_apellido));
  const mostradas = new Set(trozosDe(respuesta).flatMap((trozo) => mostradasEnTrozo(rows, trozo)));
  return rows.filter((una) => mostradas.has(una) && !soloDevuelta(una));
}

const muchas = z.array(z.unknown()).min(POCAS + 1);
const listaLarga = z.union([
  z.object({ datos: muchas }),
  z.object({ content: muchas }),
  z.object({ data: z.object({ personas: muchas }) }),
]);

/** An answer that showed many, and was not asked for one of them, stands as one row (acuerdos §12 'A reading'). */
const esLarga = (pedido: string, respuesta: unknown): boolean =>
  listaLarga.safeParse(respuesta).success && !/[?&](numeroDocumento|nombre|afiliaciones)=/.test(pedido);

/** Takes the first, the last and some between of very many: they come from every step of a file. */
const algunas = <T>(todas: readonly T[]): readonly T[] => {
  const cada = Math.ceil(todas.length / 10);
  return todas.filter((_una, i) => i % cada === 0 || i === todas.length - 1);
};

/** No request leaves so many rows. */
const FILAS = 50;

async function deQuienAudita({ base: { owner } }: ApiDePrueba) {
  const { id } = await owner.db
    .selectFrom('usuario')
    .select('id')
    .where('username', '=', usuarioDe('ADM_SGPA'))
    .executeTakeFirstOrThrow();
  const entes = (await owner.db.selectFrom('ente_gestor').select('id').execute()).map((ente) => ente.id);
  return alcanceDePrueba({ idUsuario: id, entes, idEmpleador: null });
}

export const ultimaAnotada = async (api: ApiDePrueba): Promise<number> =>
  (await sql<{ id: number }>`select coalesce(max(id), 0) as id from auditoria`.execute(api.base.owner.db)).rows[0]
    ?.id ?? 0;

/** Counts whom an answer showed, and those of whom 'Quién consultó' or the trail tell nothing since `desde`. */
export async function rastroDe(
  api: ApiDePrueba,
  desde: number,
  pedido: string,
  respuesta: unknown,
): Promise<{ mostradas: number; faltan: string[] }> {
  const mostradas = await mostradasEn(api, pedido, respuesta);
  const faltan: string[] = [];
  if (mostradas.length === 0 || esLarga(pedido, respuesta)) return { mostradas: mostradas.length, faltan };
  await conAlcance(api.base.app.db, await deQuienAudita(api), async (trx) => {
    for (const { id, numero } of algunas(mostradas)) {
      const paginas = [
        await paginaDePersona(trx, { idAfiliacion: idAfiliacion(id) }, { limite: FILAS }),
        await paginaDePersona(trx, { numero }, { limite: FILAS }),
      ];
      if (!paginas.every((filas) => filas.some((fila) => fila.id > desde))) faltan.push(numero);
    }
  });
  return { mostradas: mostradas.length, faltan };
}
