import type { Cuerpo } from '@sgpa/contract/envios';
import type { RegistroBeneficiario } from '@sgpa/contract/v2/actualizacion-beneficiario';
import { revisarFechaJuntoAlTitular } from '@sgpa/domain/beneficiario/fecha-titular';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { escribirFecha, leerFecha } from '../../../lib/escrito.ts';
import {
  type CamposBeneficiario,
  pedidoDeAfiliacion,
  revisarCamposBeneficiario,
} from '../../afiliacion/campos-beneficiario.ts';
import { camposDelEnte } from '../../afiliacion/campos-del-ente.ts';
import { type CamposCondicion, SIN_CONDICION } from '../../afiliacion/condicion.form.ts';
import { camposDePersona } from '../../persona/campos-persona.ts';
import type { FotoEnMano } from '../../persona/Fotografia.tsx';
import { cabezaDePedido } from '../cambios.ts';

export const toForm = ({ persona, afiliacion }: RegistroBeneficiario): CamposBeneficiario => ({
  ...camposDePersona(persona),
  ...camposDelEnte(afiliacion),
  fecha_inicio: escribirFecha(afiliacion.fecha_inicio),
  parentesco_titular: afiliacion.parentesco_titular,
  ...SIN_CONDICION,
});

/** Names the condition that the chosen one replaces; without a choice it stays as it is. */
export function condicionReemplazada(
  { afiliacion: { condicion, condicion_hasta } }: RegistroBeneficiario,
  escrito: CamposCondicion,
): Readonly<Record<string, string>> {
  if (escrito.condicion === '' || condicion === null) return {};
  return { condicion, condicion_hasta: escribirFecha(condicion_hasta), archivo_condicion: 'el registrado' };
}

/** Adds to the record's checks that a changed date is not before the holder's first day, as the server does. */
export function revisar(
  form: CamposBeneficiario,
  { persona, afiliacion }: RegistroBeneficiario,
  hoy: FechaCivil,
): Partial<Record<keyof CamposBeneficiario, string>> {
  const contexto = { hoy, nacimiento: persona.fecha_nacimiento, soloEstablecimiento: false };
  const problemas = revisarCamposBeneficiario(form, contexto);
  const { fecha_inicio: actual, fecha_afiliacion_titular: titular } = afiliacion;
  const escrita = leerFecha(form.fecha_inicio);
  if (escrita === null || escrita === actual || titular === null) return problemas;
  const junto = revisarFechaJuntoAlTitular(escrita, titular);
  return junto === null ? problemas : { fecha_inicio: junto.texto, ...problemas };
}

interface Envio {
  /** The form stands over it: its version tells whether somebody else changed it since. */
  registro: RegistroBeneficiario;
  foto: FotoEnMano;
}

export function toRequest(form: CamposBeneficiario, { registro, foto }: Envio): Cuerpo<'actualizacion-beneficiario'> {
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
