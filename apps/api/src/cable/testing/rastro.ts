import { alcanceDePrueba } from '@sgpa/banco-de-pruebas/alcance';
import type { ApiDePrueba } from '@sgpa/banco-de-pruebas/api';
import { usuarioDe } from '@sgpa/banco-de-pruebas/cuentas';
import { POCAS } from '@sgpa/domain/auditoria/lecturas';
import { sql } from 'kysely';
import { z } from 'zod';
import { conAlcance } from '../../db/alcance.ts';
import { paginaDePersona } from '../../modules/auditoria/lectura.queries.ts';

interface Mostrada {
  numero: string;
  nombres: string;
  primer_apellido: string;
  /** One of theirs. */
  id: number;
}

/** Every text of an answer, however deep. */
const textosDe = (valor: unknown): string[] => {
  if (typeof valor === 'string') return [valor];
  return typeof valor === 'object' && valor !== null ? Object.values(valor).flatMap(textosDe) : [];
};

const NUMERO = /(?<!\d)\d{4,15}(?!\d)/g;

/** Whoever of the register an answer tells of. Who sent a number and gets only that back was shown nobody. */
async function mostradasEn(api: ApiDePrueba, pedido: string, respuesta: unknown): Promise<Mostrada[]> {
  const textos = textosDe(respuesta);
  const todo = textos.join('\n');
  const { rows } = await sql<Mostrada>`
    select p.numero_documento as numero, p.nombres, p.primer_apellido, min(a.id) as id
    from persona p join afiliacion a on a.id_persona = p.id
    where p.numero_documento = any (${[...new Set(todo.match(NUMERO))]}::text[])
      or concat_ws(' ', p.nombres, p.primer_apellido, nullif(p.segundo_apellido, '')) = any (${textos}::text[])
      or concat_ws(' ', p.primer_apellido, nullif(p.segundo_apellido, ''), p.nombres) = any (${textos}::text[])
    group by p.id`.execute(api.base.owner.db);
  const soloDevuelta = ({ numero, nombres, primer_apellido }: Mostrada) =>
    pedido.includes(numero) && !(todo.includes(nombres) && todo.includes(primer_apellido));
  return rows.filter((una) => !soloDevuelta(una));
}

const muchas = z.array(z.unknown()).min(POCAS + 1);
const listaLarga = z.union([
  z.object({ datos: muchas }),
  z.object({ content: muchas }),
  z.object({ data: z.object({ personas: muchas }) }),
]);

/** An answer that showed many, and was not asked for one of them, stands as one row (decisions §12 'A reading'). */
const esLarga = (pedido: string, respuesta: unknown): boolean =>
  listaLarga.safeParse(respuesta).success && !/[?&](numeroDocumento|nombre|afiliaciones)=/.test(pedido);

/** Of very many the first, the last and some between: they come from every step of a file. */
const algunas = <T>(todas: readonly T[]): readonly T[] => {
  const cada = Math.ceil(todas.length / 10);
  return todas.filter((_una, i) => i % cada === 0 || i === todas.length - 1);
};

/** More than one request leaves. */
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

/** How many an answer showed, and of whom of them 'Quién consultó' or the trail by number tell nothing since `desde`. */
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
        await paginaDePersona(trx, { idAfiliacion: id }, { limite: FILAS }),
        await paginaDePersona(trx, { numero }, { limite: FILAS }),
      ];
      if (!paginas.every((filas) => filas.some((fila) => fila.id > desde))) faltan.push(numero);
    }
  });
  return { mostradas: mostradas.length, faltan };
}
