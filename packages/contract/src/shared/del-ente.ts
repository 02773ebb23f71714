/** The managing entity adds these to an affiliation, a holder's or a beneficiary's, to read and to write. */
import { z } from 'zod';
import { codigoDeLista, nulo, texto } from './campos.ts';

export const delEnte = { matricula: nulo, departamento: nulo, codigo_establecimiento: nulo };

export const delEntePedido = {
  matricula: texto(40).nullish(),
  departamento: codigoDeLista,
  codigo_establecimiento: codigoDeLista,
};

const leido = z.object(delEnte);
const pedido = z.object(delEntePedido);
export type DelEnteLeido = z.infer<typeof leido>;
export type DelEntePedido = z.infer<typeof pedido>;
