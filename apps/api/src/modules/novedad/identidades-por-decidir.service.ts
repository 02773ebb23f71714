import { textoPorDecidir } from '@sgpa/domain/identidad/textos';
import { esCandidato } from '@sgpa/domain/identidad/una-persona';
import { enTransaccion } from '../../db/transaccion.ts';
import type { Deps } from '../../deps.ts';
import { auditarSistema } from '../auditoria/auditoria.queries.ts';
import {
  type ArchivoCompartido,
  abrirPorDecidir,
  numerosCompartidos,
  type ParPorDecidir,
} from './identidades-por-decidir.queries.ts';

/** A step takes so many numbers. */
const LOTE = 500;

/** Pairs each file with the earlier ones that may be the same person's. */
const pares = (archivos: readonly ArchivoCompartido[]): ParPorDecidir[] =>
  archivos.flatMap((nueva, lugar) =>
    archivos
      .slice(0, lugar)
      .filter((otra) => esCandidato(nueva, otra))
      .map((otra) => ({ nueva: nueva.id, otra: otra.id, detalle: textoPorDecidir([otra]) })),
  );

/**
 * The nightly job tells the authority of files of one number that may be one person's (acuerdos §12 'One person');
 * nothing is joined by itself. Returns how many novedades were opened.
 */
export async function buscarPorDecidir({ db, clock }: Pick<Deps, 'db' | 'clock'>, lote = LOTE): Promise<number> {
  const ahora = clock.ahora();
  let abiertas = 0;
  for (let tras = ''; ; ) {
    const numeros = await numerosCompartidos(db, tras, lote);
    const candidatos = numeros.flatMap(({ archivos }) => pares(archivos));
    abiertas += await enTransaccion(db, async (trx) => {
      const nuevas = await abrirPorDecidir(trx, candidatos, ahora);
      const hechos = nuevas.map(({ id, id_ente_gestor, detalle }) => ({
        recurso: 'novedad',
        idRecurso: id,
        idEnteGestor: id_ente_gestor,
        antes: null,
        despues: { detalle },
      }));
      auditarSistema(trx, ahora, 'identidades-por-decidir', hechos);
      return nuevas.length;
    });
    const ultimo = numeros.at(-1);
    if (ultimo === undefined || numeros.length < lote) return abiertas;
    tras = ultimo.numero;
  }
}
