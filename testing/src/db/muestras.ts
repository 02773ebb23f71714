import { BYTES_DE_CODIGO, codigoDesde } from '@sgpa/domain/certificado/codigo';
import { numeroDocumento } from '@sgpa/domain/shared/documento';
import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { AHORA } from '../reloj.ts';

/** sentencias.test.ts gives these to statements that take a whole person, or a whole certificate. */
const DIA = fecha('2026-10-14');

export const PERSONA = {
  tipo_documento: 'CI',
  tipo_doc: 1,
  numero_documento: numeroDocumento('1000100'),
  complemento: '',
  fecha_nacimiento: DIA,
  nombres: 'X',
  primer_apellido: 'X',
  segundo_apellido: 'X',
  sexo: 'M',
} as const;

export const CERTIFICADO = {
  certificado: {
    numero: 1,
    codigo: codigoDesde(new Uint8Array(BYTES_DE_CODIGO)),
    emitidoEn: DIA,
    emisor: '',
    cubierta: true,
    persona: {
      numero_documento: PERSONA.numero_documento,
      complemento_documento: '',
      nombres: 'X',
      primer_apellido: '',
      segundo_apellido: '',
      fecha_nacimiento: DIA,
    },
    afiliaciones: [],
  },
  idPersona: 1,
  kid: '',
  pdf: Buffer.alloc(1),
  ahora: AHORA,
};

/** The second factor is as it is turned on. */
export const FACTOR = {
  idUsuario: 1,
  guardada: 'x',
  paso: 1,
  huellas: [Buffer.alloc(32)],
  sesionId: '00000000-0000-4000-8000-000000000001',
  ahora: AHORA,
};

/** A list of parameters is searched in each of these ways. */
export const FILTROS_DE_LISTA = [
  { buscar: '', vigencia: null, idEnteGestor: null, hoy: DIA },
  { buscar: 'x', vigencia: 'VIGENTES', idEnteGestor: 1, hoy: DIA },
  { buscar: 'xyz', vigencia: 'TERMINADOS', idEnteGestor: 1, hoy: DIA },
] as const;

/** A managing entity that knows nothing of a person would say this. */
export const FICHA_VACIA = {
  id_genero: null,
  id_estado_civil: null,
  id_departamento: null,
  codigo_municipio: null,
  correo_electronico: null,
  telefono_domicilio: null,
  telefono_movil: null,
  direccion: null,
  foto: null,
};
