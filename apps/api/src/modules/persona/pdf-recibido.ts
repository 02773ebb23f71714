import { createHash } from 'node:crypto';
import { FOTO_MAX, PDF_MAX } from '@sgpa/contract/shared/tamanos';
import type { ClaseDePapel } from '@sgpa/domain/asegurado/documento-asegurado';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import type { IdEnteGestor, IdPersona } from '@sgpa/domain/shared/ids';
import { PESO_MAX_PDF } from '@sgpa/domain/titular/certificado-pdf';
import { Piscina } from 'piscina';
import type { Operacion } from '../../operacion.ts';
import { crearTurnos } from '../../turnos.ts';
import type { PdfRevisado } from './documento-pdf.ts';
import { guardarDocumento } from './ficha.queries.ts';

/** A request with a photo and a paper may have these bytes, and some for the rest of a form. */
export const CON_PAPEL = { bodyLimit: FOTO_MAX + PDF_MAX + 100_000 };

/** A check takes some tens of milliseconds, the first after a rest half a second; longer, the machine has no time. */
const REVISION_MS = 15_000;
/** Waiting and check together stay within the half minute that the web gives its requests. */
const ESPERA_MS = 10_000;
/** A file of 20 MB needs a third of this; what needs more is built to need it. */
const MEMORIA_MB = 384;
const SIN_MEMORIA = 'ERR_WORKER_OUT_OF_MEMORY';

/** Runs the check outside of the event loop, which serves everybody (ADR 7). */
export function crearRevision({ plazo, memoriaMb }: { plazo: () => AbortSignal; memoriaMb: number }) {
  /** One thread is enough: memory is scarce, and few papers come in a day. It ends when none came for so long. */
  const hilo = new Piscina<string, PdfRevisado>({
    filename: new URL('./documento-pdf.hilo.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 60_000,
    resourceLimits: { maxOldGenerationSizeMb: memoriaMb },
    execArgv: [],
  });
  return async (base64: string): Promise<PdfRevisado> => {
    const signal = plazo();
    try {
      return await hilo.run(base64, { signal });
    } catch (error) {
      // Either error has ended the thread; the next document gets a new one.
      if (signal.aborted) throw new Rechazo('ARCHIVO_EN_ESPERA');
      if (error instanceof Error && 'code' in error && error.code === SIN_MEMORIA) return 'PDF_ACTIVO';
      throw error;
    }
  };
}

const revisar = crearRevision({ plazo: () => AbortSignal.timeout(REVISION_MS), memoriaMb: MEMORIA_MB });
const enTurno = crearTurnos({ aLaVez: 1, enEspera: 30, esperaMs: ESPERA_MS, codigo: 'ARCHIVO_EN_ESPERA' });

/** Gives the checked document; `documento` is its name in a refusal. */
export async function prepararPdf(base64: string, documento: string): Promise<Buffer> {
  const revisado = await enTurno(() => revisar(base64));
  if (typeof revisado !== 'string') return Buffer.from(revisado.buffer, revisado.byteOffset, revisado.byteLength);
  throw new Rechazo(revisado, revisado === 'PDF_MUY_GRANDE' ? { documento, maximo: PESO_MAX_PDF } : { documento });
}

interface Papel {
  id_persona: IdPersona;
  id_ente_gestor: IdEnteGestor;
  clase: ClaseDePapel;
  numero: string | null;
  fecha: FechaCivil | null;
  /** `prepararPdf` has checked the content. */
  contenido: Buffer;
}

/** Keeps a paper that somebody handed in and returns its digest. */
export async function guardarPdf({ trx, contexto, ahora }: Operacion, papel: Papel): Promise<Buffer> {
  const sha256 = createHash('sha256').update(papel.contenido).digest();
  const firma = { tipo_contenido: 'application/pdf', sha256, id_usuario: contexto.usuario.id, creado_en: ahora };
  await guardarDocumento(trx, { ...papel, ...firma });
  return sha256;
}
