import { randomBytes } from 'node:crypto';
import type { busquedaCertificado, ConsultaCertificado, emisionCertificado } from '@sgpa/contract/v1/certificado';
import { numeroDeCertificado } from '@sgpa/domain/certificado/certificado';
import { BYTES_DE_CODIGO, codigoDesde } from '@sgpa/domain/certificado/codigo';
import { unirDocumento } from '@sgpa/domain/shared/documento';
import { horaEnLaPaz } from '@sgpa/domain/shared/fecha-civil';
import type { z } from 'zod';
import type { Contexto } from '../../../contexto.ts';
import type { Deps } from '../../../deps.ts';
import { enOperacion, type Operacion } from '../../../operacion.ts';
import { exigirHora } from '../../../reloj.ts';
import { conSegip } from '../../afiliacion/por-segip.ts';
import { auditar, auditarOperacion } from '../../auditoria/auditoria.queries.ts';
import { escribirUnaVez, type Intencion } from '../../idempotencia/idempotencia.service.ts';
import type { SegunSegip } from '../../persona/una-persona.ts';
import { guardarCertificado, pdfDe, tomarNumero } from '../certificado.queries.ts';
import { type Certificable, hallarCertificable } from './hallar.ts';

type Busqueda = z.input<typeof busquedaCertificado.response>;
type Emision = z.input<typeof emisionCertificado.response>;

const ENCONTRADO = 'Se encontró la información de la persona.';

const SIN_PERSONA = { persona: null, estado_afiliacion: [], certificado_pdf: null, aviso: null };

const sobre = (consulta: ConsultaCertificado, hallado: Certificable) => ({
  accion: 'certificado' as const,
  recurso: 'persona',
  idRecurso: unirDocumento(consulta.numero_documento, consulta.complemento_documento),
  despues: { hallado: hallado.motivo === null },
});

export async function buscarCertificable(
  { taller }: Pick<Deps, 'taller'>,
  op: Operacion,
  consulta: ConsultaCertificado,
  segun: SegunSegip | null = null,
): Promise<Busqueda> {
  const hallado = await hallarCertificable(op, consulta, segun);
  auditar(op, sobre(consulta, hallado));
  if (hallado.motivo !== null) return { ...SIN_PERSONA, codigo: 300, mensaje: hallado.motivo };
  taller.alistar();
  const { persona, afiliaciones, aviso } = hallado;
  return { persona, estado_afiliacion: afiliaciones, certificado_pdf: null, codigo: 200, mensaje: ENCONTRADO, aviso };
}

type BusquedaDeps = Pick<Deps, 'db' | 'clock' | 'taller' | 'dbIngreso' | 'segip'>;

/** A search says what the certificate would say and issues none, so that no number goes to waste. */
export const buscarCertificado = (deps: BusquedaDeps, contexto: Contexto, consulta: ConsultaCertificado) =>
  conSegip(deps, contexto, consulta, (segun) =>
    enOperacion(deps, contexto, (op) => buscarCertificable(deps, op, consulta, segun)),
  );

/** The intention's key keeps only which one was issued: the document itself is stored once. */
type Emitido = { id: number; numero: number; verificacion: string; motivo: null } | { motivo: string };

type EmisionDeps = BusquedaDeps & Pick<Deps, 'reloj'>;

/** Number, document, row and audit trail are one transaction: all of them are written, or none. */
async function emitir(
  { taller }: Pick<Deps, 'taller'>,
  op: Operacion,
  consulta: ConsultaCertificado,
  segun: SegunSegip | null,
): Promise<{ emitido: Emitido; pdf?: Buffer }> {
  const hallado = await hallarCertificable(op, consulta, segun);
  if (hallado.motivo !== null) {
    auditar(op, sobre(consulta, hallado));
    return { emitido: { motivo: hallado.motivo } };
  }
  const { motivo: _, aviso: __, idPersona, ...dicho } = hallado;
  const tomado = await tomarNumero(op.trx);
  if (tomado === undefined) throw new Error('No number was given');
  const { numero, emisor } = tomado;
  const { ahora } = op;
  const codigo = codigoDesde(randomBytes(BYTES_DE_CODIGO));
  const certificado = { numero, codigo, emitidoEn: horaEnLaPaz(ahora), emisor, ...dicho };
  const pdf = await taller.hacer({ certificado, ahora });
  const id = await guardarCertificado(op.trx, { certificado, idPersona, kid: taller.kid, pdf, ahora });
  auditarOperacion(op, {
    accion: 'certificado',
    recurso: 'certificado',
    idRecurso: id,
    despues: { secuencial: numero, id_persona: idPersona },
  });
  return { emitido: { id, numero, verificacion: codigo, motivo: null }, pdf };
}

/** A repeated intention gets the document once more, which is audited as a reading. */
async function darOtraVez(op: Operacion, id: number): Promise<Buffer> {
  auditar(op, { accion: 'certificado', recurso: 'certificado', idRecurso: id });
  return (await pdfDe(op.trx, id)).pdf;
}

const NADA = { certificado_pdf: null, secuencialCorrelativo: null, codigo_verificacion: null };

/** Issues one certificate per intention; a repeated request gets the same document, byte for byte. */
export async function emitirCertificado(
  deps: EmisionDeps,
  contexto: Contexto,
  consulta: ConsultaCertificado,
  intencion: Intencion | null,
): Promise<Emision> {
  await exigirHora(deps);
  let hecho: Buffer | undefined;
  const emitido = await conSegip(deps, contexto, consulta, (segun) =>
    deps.taller.enTurno(() =>
      escribirUnaVez<Emitido>(deps, contexto, intencion, async (op) => {
        const { emitido, pdf } = await emitir(deps, op, consulta, segun);
        hecho = pdf;
        return emitido;
      }),
    ),
  );
  if (emitido.motivo !== null) return { ...NADA, codigo: 300, mensaje: emitido.motivo };
  const { id, numero, verificacion } = emitido;
  const pdf = hecho ?? (await enOperacion(deps, contexto, (op) => darOtraVez(op, id)));
  return {
    certificado_pdf: pdf.toString('base64'),
    secuencialCorrelativo: numero,
    codigo_verificacion: verificacion,
    codigo: 200,
    mensaje: `Certificado N.º ${numeroDeCertificado(numero)} emitido.`,
  };
}
