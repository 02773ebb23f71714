/** What lets a beneficiary's right go on beyond the age of the kin, with its proof (acuerdos §12 'Ages'). */
import { CONDICIONES } from '@sgpa/domain/cobertura/edad';
import { z } from 'zod';
import { fechaCivil, textoExacto } from './campos.ts';
import { PDF_MAX } from './tamanos.ts';

/** Whether it is one of these, and what it needs, the server's rules say (`revisarCondicion`). */
export const condicionPedida = {
  condicion: z.enum(CONDICIONES).nullish(),
  /** Last day of a proof of study. */
  condicion_hasta: fechaCivil.nullish(),
  /** A PDF as base64, with or without the `data:` prefix. */
  certificado_condicion: textoExacto(PDF_MAX).nullish(),
};

const pedida = z.object(condicionPedida);
export type CondicionPedida = z.infer<typeof pedida>;
