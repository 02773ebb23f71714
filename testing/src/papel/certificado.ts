import { BYTES_DE_CODIGO, codigoDesde } from '@sgpa/domain/certificado/codigo';
import { numeroDocumento } from '@sgpa/domain/shared/documento';
import { conHora, fecha } from '@sgpa/domain/shared/fecha-civil';

/** The certificate is of somebody without cover. */
export const CERTIFICADO = {
  numero: 1,
  codigo: codigoDesde(new Uint8Array(BYTES_DE_CODIGO)),
  emitidoEn: conHora(fecha('2026-10-14'), '10:00:00'),
  emisor: 'Autoridad',
  cubierta: false,
  persona: {
    numero_documento: numeroDocumento('1000100'),
    complemento_documento: '',
    nombres: 'ANA',
    primer_apellido: '',
    segundo_apellido: '',
    fecha_nacimiento: fecha('1985-03-14'),
  },
  afiliaciones: [],
};
