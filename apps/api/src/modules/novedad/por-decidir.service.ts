import { textoPorDecidir } from '@sgpa/domain/identidad/textos';
import { esCandidato } from '@sgpa/domain/identidad/una-persona';
import type { Deps } from '../../deps.ts';
import { auditarSistema } from '../auditoria/auditoria.service.ts';
import { type ArchivoCompartido, abrirPorDecidir, numerosCompartidos } from './por-decidir.queries.ts';

const LOTE = 500;

const pares = (archivos: readonly ArchivoCompartido[]) =>
  archivos.flatMap((nueva, lugar) =>
    archivos.slice(0, lugar).flatMap((otra) => (esCandidato(nueva, otra) ? [{ nueva, otra }] : [])),
  );

/**
 * The task of the night: files of one number that may be one person's are told to the authority (decisions §12 'One
 * person'); nothing is joined by itself. How many novedades were opened.
 */
export async function buscarPorDecidir({ db, clock }: Pick<Deps, 'db' | 'clock'>, lote = LOTE): Promise<number> {
  const ahora = clock.ahora();
  let abiertas = 0;
  for (let tras = ''; ; ) {
    const numeros = await numerosCompartidos(db, tras, lote);
    for (const { nueva, otra } of numeros.flatMap(({ archivos }) => pares(archivos))) {
      const detalle = textoPorDecidir([otra]);
      await db.transaction().execute(async (trx) => {
        const [novedad] = await abrirPorDecidir(trx, nueva.id, otra.id, detalle, ahora);
        if (novedad === undefined) return;
        const { id: idRecurso, id_ente_gestor: idEnteGestor } = novedad;
        const hecho = { recurso: 'novedad', idRecurso, idEnteGestor, antes: null, despues: { detalle } };
        await auditarSistema(trx, ahora, 'identidades-por-decidir', [hecho]);
        abiertas += 1;
      });
    }
    const ultimo = numeros.at(-1);
    if (ultimo === undefined || numeros.length < lote) return abiertas;
    tras = ultimo.numero;
  }
}
