/** The beneficiary update form: the record as half-typed text, and its way back. */
import type {
  PedidoActualizacionBeneficiario,
  RegistroBeneficiario,
} from '@sgpa/contract/v2/actualizacion-beneficiario';
import { escribirFecha, leerFecha } from '../../../lib/escrito.ts';
import { type CamposBeneficiario, pedidoDeAfiliacion } from '../../afiliacion/campos-beneficiario.ts';
import { camposDePersona, pedidoDePersona } from '../../persona/campos-persona.ts';

export function toForm({ persona, afiliacion }: RegistroBeneficiario): CamposBeneficiario {
  return {
    ...camposDePersona(persona),
    id_ente_gestor: String(afiliacion.id_ente_gestor),
    fecha_inicio: escribirFecha(afiliacion.fecha_inicio),
    parentesco_titular: afiliacion.parentesco_titular,
    matricula: afiliacion.matricula ?? '',
    departamento_afiliacion: afiliacion.departamento ?? '',
    codigo_establecimiento: afiliacion.codigo_establecimiento ?? '',
  };
}

interface Envio {
  /** The one that the form stands over: its version tells whether somebody else changed it since. */
  registro: RegistroBeneficiario;
  /** JPEG as a data URL when it was replaced; absent, the photograph stays. */
  foto: string | null;
}

export function toRequest(form: CamposBeneficiario, { registro, foto }: Envio): PedidoActualizacionBeneficiario {
  const { version, version_ficha, afiliacion } = registro;
  return {
    version,
    version_ficha,
    persona: { ...pedidoDePersona(form), ...(foto === null ? {} : { foto_persona: foto }) },
    afiliacion: {
      ...pedidoDeAfiliacion(form),
      fecha_inicio: leerFecha(form.fecha_inicio) ?? afiliacion.fecha_inicio,
      id_afiliacion_ente_gestor: afiliacion.id_afiliacion_ente_gestor,
    },
  };
}
