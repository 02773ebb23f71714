import type { clavesDeCertificados, verificacionCertificado } from '@sgpa/contract/v1/verificacion-certificado';
import { leerCodigo } from '@sgpa/domain/certificado/codigo';
import { AUTENTICO, NO_AUTENTICO } from '@sgpa/domain/certificado/verificacion-certificado';
import { unirDocumento } from '@sgpa/domain/shared/documento';
import { horaEnLaPaz } from '@sgpa/domain/shared/fecha-civil';
import { apellidosYNombre } from '@sgpa/domain/shared/nombres';
import type { z } from 'zod';
import type { Deps } from '../../../deps.ts';
import { certificadoPorCodigo, clavesPublicadas } from '../certificado.queries.ts';

type Verificacion = z.input<typeof verificacionCertificado.response>;

/** Unknown, altered and malformed codes get the same answer, so that nobody learns how near a guess was. */
export async function verificar(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  escrito: string,
  { ip, id: idSolicitud }: { ip: string; id: string },
): Promise<Verificacion> {
  const ahora = clock.ahora();
  const fechaConsulta = horaEnLaPaz(ahora);
  const codigo = leerCodigo(escrito);
  const hallado = codigo === null ? undefined : await certificadoPorCodigo(db, { codigo, ahora, ip, idSolicitud });
  if (hallado === undefined)
    return { autentico: false, persona: null, certificado: null, mensaje: NO_AUTENTICO, fechaConsulta, sha256: null };
  const { persona, emitidoEn, cubierta, afiliaciones } = hallado.contenido;
  return {
    autentico: true,
    persona: {
      nombres: apellidosYNombre(persona),
      numero_documento: unirDocumento(persona.numero_documento, persona.complemento_documento),
      fecha_nacimiento: persona.fecha_nacimiento,
      secuencialCorrelativo: hallado.secuencial,
      fechaCreacionReporte: emitidoEn,
    },
    certificado: { cubierta, afiliaciones: [...afiliaciones] },
    mensaje: AUTENTICO,
    fechaConsulta,
    sha256: hallado.pdf_sha256.toString('hex'),
  };
}

/** The present key and all former ones are published: what they signed stays valid. */
export async function publicarClaves({ db }: Pick<Deps, 'db'>): Promise<z.input<typeof clavesDeCertificados.response>> {
  const filas = await clavesPublicadas(db);
  return { keys: filas.map(({ jwk }) => jwk) };
}
