import type { Config } from '@sgpa/api/config';
import type { Db } from '@sgpa/api/db/pool';
import { type FirmasConPublica, leerFirmas } from '@sgpa/api/integrations/papel/firmas';
import { hacerLlavesDemo } from '@sgpa/api/integrations/papel/llaves-demo';
import type { Taller } from '@sgpa/api/integrations/papel/port';
import { crearTaller } from '@sgpa/api/integrations/papel/taller';
import { publicarClave } from '@sgpa/api/modules/certificado/certificado.queries';
import { AHORA } from './reloj.ts';

const DIA_MS = 86_400_000;
/** A busy machine may need longer for one certificate than anybody at a desk would wait. */
const PACIENCIA_MS = 120_000;
let deEsteProceso: Promise<FirmasConPublica> | undefined;

/** Makes them as a demonstration does at its first start; once for all tests of a process. */
export const firmasDePrueba = (): Promise<FirmasConPublica> => {
  deEsteProceso ??= hacerLlavesDemo(new Date(AHORA.getTime() - DIA_MS)).then((llaves) => leerFirmas(llaves, false));
  return deEsteProceso;
};

/** Signs with keys whose public one the database of the test then knows. */
export async function crearTallerDePrueba(config: Config, owner: Db): Promise<Taller> {
  const firmas = await firmasDePrueba();
  await publicarClave(owner, firmas.publica, AHORA);
  return crearTaller(config, firmas, {
    esperaMs: PACIENCIA_MS,
    hechuraMs: PACIENCIA_MS,
    colgadoMs: PACIENCIA_MS,
  });
}
