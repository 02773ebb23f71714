import type { ConsultaCertificado } from '@sgpa/contract/v1/certificado';
import {
  type AfiliacionCertificada,
  estadoCertificado,
  observacionDe,
  type PersonaCertificada,
} from '@sgpa/domain/certificado/certificado';
import { motivoSinLetra } from '@sgpa/domain/certificado/letra';
import { estaCubierto } from '@sgpa/domain/cobertura/cobertura';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import type { IdPersona } from '@sgpa/domain/shared/ids';
import { sinRelleno } from '@sgpa/domain/shared/nombre-de-relleno';
import { apellidosYNombre } from '@sgpa/domain/shared/nombres';
import type { Operacion } from '../../../operacion.ts';
import { avisoDeHoy, motivoDeNadie, registrosDeQuien } from '../../afiliacion/por-segip.ts';
import type { RegistroPersona } from '../../afiliacion/registros-de-persona.queries.ts';
import type { SegunSegip } from '../../persona/una-persona.ts';

const VARIAS_PERSONAS =
  'Más de una persona tiene ese documento y esa fecha de nacimiento: no se puede emitir un certificado.';

/** Holds what there is to certify of a person, or the reason why there is nothing. */
export type Certificable =
  | { motivo: string }
  | {
      motivo: null;
      /** A notice is given when the person was asked for by former data. */
      aviso: string | null;
      idPersona: IdPersona;
      persona: PersonaCertificada;
      cubierta: boolean;
      afiliaciones: AfiliacionCertificada[];
    };

const presentar = (fila: RegistroPersona, hoy: FechaCivil): AfiliacionCertificada => ({
  nombre_enteGestor: fila.ente_gestor,
  estado: estadoCertificado(fila, hoy),
  fecha_inicio: fila.fecha_afiliacion,
  nombre_entidad: fila.nombre_entidad,
  observacion: observacionDe(fila, hoy),
});

/** Looks in every managing entity, as of today; `segun` is the identity service's answer once it was asked. */
export async function hallarCertificable(
  op: Pick<Operacion, 'trx' | 'hoy' | 'contexto'>,
  consulta: ConsultaCertificado,
  segun: SegunSegip | null,
): Promise<Certificable> {
  const { hoy } = op;
  const filas = await registrosDeQuien(op, consulta, segun);
  const [primera] = filas;
  if (primera === undefined) return { motivo: motivoDeNadie(segun) };
  if (filas.some(({ id_persona }) => id_persona !== primera.id_persona)) return { motivo: VARIAS_PERSONAS };
  // A filler that names nobody is not printed as a name.
  const nombres = sinRelleno(primera.nombres);
  const primer_apellido = sinRelleno(primera.primer_apellido);
  const segundo_apellido = sinRelleno(primera.segundo_apellido);
  const afiliaciones = filas.map((fila) => presentar(fila, hoy));
  const sinLetra = motivoSinLetra([
    nombres,
    primer_apellido,
    segundo_apellido,
    apellidosYNombre({ nombres, primer_apellido, segundo_apellido }),
    ...afiliaciones.flatMap(({ nombre_enteGestor, nombre_entidad }) => [nombre_enteGestor, nombre_entidad]),
  ]);
  if (sinLetra !== null) return { motivo: sinLetra };
  return {
    motivo: null,
    aviso: avisoDeHoy(op, filas, consulta),
    idPersona: primera.id_persona,
    persona: {
      numero_documento: primera.numero_documento,
      complemento_documento: primera.complemento,
      nombres,
      primer_apellido,
      segundo_apellido,
      fecha_nacimiento: primera.fecha_nacimiento,
    },
    cubierta: filas.some((fila) => estaCubierto(fila, hoy)),
    afiliaciones,
  };
}
