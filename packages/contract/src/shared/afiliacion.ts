/** The wire has parts of an affiliation that several use cases read or send. */

import { CONDICIONES } from '@sgpa/domain/cobertura/edad';
import { z } from 'zod';
import { anulable, codigoDeLista, fechaCivil, texto, textoExacto } from './campos.ts';
import { PDF_MAX } from './tamanos.ts';

/** Registration and correction send the same of a holder's work. */
export const empleoPedido = {
  fecha_ingreso_trabajo: fechaCivil.nullish(),
  puesto_empleado: texto(150).nullish(),
  salario: z
    .number({ error: 'Debe ser un número.' })
    .min(0, 'No pueden ser menores a 0')
    .max(99_999_999, 'El número es demasiado grande.')
    .nullish(),
  departamento: codigoDeLista,
  municipio: codigoDeLista,
};

const empleo = z.object(empleoPedido);
export type EmpleoPedido = z.infer<typeof empleo>;

/** The managing entity adds these to an affiliation, a holder's or a beneficiary's, to read and to write. */
export const delEnte = { matricula: anulable, departamento: anulable, codigo_establecimiento: anulable };

export const delEntePedido = {
  matricula: texto(40).nullish(),
  departamento: codigoDeLista,
  codigo_establecimiento: codigoDeLista,
};

const leido = z.object(delEnte);
const pedido = z.object(delEntePedido);
export type DelEnteLeido = z.infer<typeof leido>;
export type DelEntePedido = z.infer<typeof pedido>;

/**
 * A condition, with its proof, lets a beneficiary's right go on beyond the age of the kin (acuerdos §12 'Ages'). The
 * server's rules say whether it is one of these, and what it needs (`revisarCondicion`).
 */
export const condicionPedida = {
  condicion: z.enum(CONDICIONES).nullish(),
  /** A proof of study holds until this day. */
  condicion_hasta: fechaCivil.nullish(),
  /** The proof is a PDF as base64, with or without the `data:` prefix. */
  certificado_condicion: textoExacto(PDF_MAX).nullish(),
};

const condicion = z.object(condicionPedida);
export type CondicionPedida = z.infer<typeof condicion>;
