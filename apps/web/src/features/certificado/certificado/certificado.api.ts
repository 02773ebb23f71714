import type { Respuesta } from '@sgpa/contract/endpoints';
import type { Cuerpo } from '@sgpa/contract/envios';
import { llamar } from '../../../lib/llamar.ts';

export type ConsultaDeCertificado = Cuerpo<'certificado/busqueda'>;
export type Certificable = Respuesta<'certificado/busqueda'>;
export type Emision = Respuesta<'certificado'>;

/** The code means that there is nothing to certify, and the server says why (document 2 §4). */
export const SIN_CERTIFICADO = 300;

export const buscarCertificable = (consulta: ConsultaDeCertificado): Promise<Certificable> =>
  llamar('certificado/busqueda', { body: consulta });

export const emitirCertificado = (consulta: ConsultaDeCertificado, clave: string): Promise<Emision> =>
  llamar('certificado', { body: consulta }, { clave });
