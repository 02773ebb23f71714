import type { Cuerpo } from '@sgpa/contract/envios';
import { type FechaCivil, mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import { leerFecha } from '../../../lib/escrito.ts';
import type { Modo } from '../../../lib/use-perfil.ts';
import { type CamposBeneficiario, pedidoDeAfiliacion } from '../../afiliacion/campos-beneficiario.ts';
import { DEL_ENTE_VACIO } from '../../afiliacion/campos-del-ente.ts';
import { SIN_CONDICION } from '../../afiliacion/condicion.form.ts';
import { camposDePersona, pedidoDePersona } from '../../persona/campos-persona.ts';
import { numeroDeDocumento } from '../../persona/identidad.ts';
import type { BeneficiarioEnCurso } from '../validacion-beneficiario/beneficiario-en-curso.ts';
import { identificarTitular } from '../validacion-beneficiario/validacion-beneficiario.form.ts';

export const toForm = ({ persona, parentesco }: BeneficiarioEnCurso, hoy: FechaCivil): CamposBeneficiario => ({
  ...camposDePersona({ ...persona, genero: persona.sexo }),
  fecha_inicio: mostrarFecha(hoy),
  parentesco_titular: parentesco,
  ...DEL_ENTE_VACIO,
  ...SIN_CONDICION,
});

interface Envio extends BeneficiarioEnCurso {
  modo: Modo;
  hoy: FechaCivil;
  /** A JPEG as a data URL replaces the photograph; otherwise the server keeps that of the identity service. */
  foto: string | null;
}

export function toRequest(
  form: CamposBeneficiario,
  { persona, tipoDoc, titular, modo, hoy, foto }: Envio,
): Cuerpo<'registro-beneficiario'> {
  const cuerpo: Cuerpo<'registro-beneficiario'> = {
    codigo_entidad: titular.codigo_entidad,
    data: [
      {
        afiliacion: {
          ...pedidoDeAfiliacion(form),
          // The role that doesn't see the date registers on the day it saves, whatever a draft says.
          fecha_inicio: (modo.seccionesOcultas ? null : leerFecha(form.fecha_inicio)) ?? hoy,
          tipo_asegurado: titular.tipo_asegurado,
        },
        beneficiario: {
          tipo_documento: persona.tipo_documento,
          ...(tipoDoc === undefined ? {} : { tipo_doc: tipoDoc }),
          numero_documento: numeroDeDocumento(persona),
          fecha_nacimiento: persona.fecha_nacimiento,
          ...pedidoDePersona(form),
          foto_persona: foto,
        },
        titular: identificarTitular(titular),
      },
    ],
  };
  const conEnte = modo.eligeEnte && form.id_ente_gestor !== '';
  return conEnte ? { ...cuerpo, id_ente_gestor: Number(form.id_ente_gestor) } : cuerpo;
}
