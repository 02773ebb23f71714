/** A condition, with its proof, lets a beneficiary's right go on beyond the age of the kin (acuerdos §12 'Ages'). */
import { CONDICIONES } from '@sgpa/domain/cobertura/edad';
import { z } from 'zod';
import { fechaCivil, textoExacto } from './campos.ts';
import { PDF_MAX } from './tamanos.ts';

/** The server's rules say whether it is one of these, and what it needs (`revisarCondicion`). */
export const condicionPedida = {
  condicion: z.enum(CONDICIONES).nullish(),
  /** A proof of study holds until this day. */
  condicion_hasta: fechaCivil.nullish(),
  /** The proof is a PDF as base64, with or without the `data:` prefix. */
  certificado_condicion: textoExacto(PDF_MAX).nullish(),
};

const pedida = z.object(condicionPedida);
export type CondicionPedida = z.infer<typeof pedida>;
