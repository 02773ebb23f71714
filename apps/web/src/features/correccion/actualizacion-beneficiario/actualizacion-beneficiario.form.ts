/** The beneficiary update form: the record as half-typed text, and its way back. */
import type {
  PedidoActualizacionBeneficiario,
  RegistroBeneficiario,
} from '@sgpa/contract/v2/actualizacion-beneficiario';
import { escribirFecha, leerFecha } from '../../../lib/escrito.ts';
import { type CamposBeneficiario, pedidoDeAfiliacion } from '../../afiliacion/campos-beneficiario.ts';
import { camposDelEnte } from '../../afiliacion/campos-del-ente.ts';
import { camposDePersona } from '../../persona/campos-persona.ts';
import { cabezaDePedido } from '../pedido.ts';

export function toForm({ persona, afiliacion }: RegistroBeneficiario): CamposBeneficiario {
  return {
    ...camposDePersona(persona),
    ...camposDelEnte(afiliacion),
    fecha_inicio: escribirFecha(afiliacion.fecha_inicio),
    parentesco_titular: afiliacion.parentesco_titular,
  };
}

interface Envio {
  /** The one that the form stands over: its version tells whether somebody else changed it since. */
  registro: RegistroBeneficiario;
  /** JPEG as a data URL when it was replaced; absent, the photograph stays. */
  foto: string | null;
}

export function toRequest(form: CamposBeneficiario, { registro, foto }: Envio): PedidoActualizacionBeneficiario {
  const { afiliacion } = registro;
  return {
    ...cabezaDePedido(registro, form, foto),
    afiliacion: {
      ...pedidoDeAfiliacion(form),
      fecha_inicio: leerFecha(form.fecha_inicio) ?? afiliacion.fecha_inicio,
      id_afiliacion_ente_gestor: afiliacion.id_afiliacion_ente_gestor,
    },
  };
}
