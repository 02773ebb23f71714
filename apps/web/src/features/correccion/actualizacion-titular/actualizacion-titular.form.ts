import type { Cuerpo } from '@sgpa/contract/envios';
import type { RegistroTitular } from '@sgpa/contract/v2/actualizacion-titular';
import { leerCodigoEntidad } from '@sgpa/domain/shared/codigo-entidad';
import { mostrarSalario } from '@sgpa/domain/titular/salario';
import { leerTipoAsegurado } from '@sgpa/domain/titular/tipo-asegurado';
import { escribirFecha, leerFecha } from '../../../lib/escrito.ts';
import { camposDelEnte } from '../../afiliacion/campos-del-ente.ts';
import {
  type CamposTitular,
  codigoEntero,
  pedidoDeAfiliacion,
  pedidoDeEmpleo,
} from '../../afiliacion/campos-titular.ts';
import { camposDePersona } from '../../persona/campos-persona.ts';
import type { FotoEnMano } from '../../persona/Fotografia.tsx';
import { cabezaDePedido } from '../cambios.ts';

export function toForm({ persona, afiliacion, empleador }: RegistroTitular): CamposTitular {
  const codigo = leerCodigoEntidad(empleador.codigo_entidad);
  return {
    ...camposDePersona(persona),
    ...camposDelEnte(afiliacion),
    fecha_inicio: escribirFecha(afiliacion.fecha_inicio),
    tipo_asegurado: leerTipoAsegurado(afiliacion.tipo_asegurado) ?? afiliacion.tipo_asegurado,
    tipo_codigo: String(codigo?.tipo ?? afiliacion.tipo_codigo),
    codigo_entidad: codigo?.numero ?? empleador.codigo_entidad,
    fecha_ingreso_trabajo: escribirFecha(empleador.fecha_ingreso_trabajo),
    puesto_empleado: empleador.puesto_empleado ?? '',
    salario: empleador.salario === null ? '' : mostrarSalario(empleador.salario),
    departamento_empleador: empleador.departamento ?? '',
    municipio_empleador: empleador.municipio ?? '',
  };
}

interface Envio {
  /** The form stands over it: its version tells whether somebody else changed it since. */
  registro: RegistroTitular;
  foto: FotoEnMano;
  razonSocial: string;
}

export function toRequest(
  form: CamposTitular,
  { registro, foto, razonSocial }: Envio,
): Cuerpo<'actualizacion-titular'> {
  const { afiliacion } = registro;
  return {
    ...cabezaDePedido(registro, form, foto),
    afiliacion: {
      ...pedidoDeAfiliacion(form),
      fecha_inicio: leerFecha(form.fecha_inicio) ?? afiliacion.fecha_inicio,
      tipo_codigo: Number(form.tipo_codigo),
      id_afiliacion_ente_gestor: afiliacion.id_afiliacion_ente_gestor,
    },
    empleador: { codigo_entidad: codigoEntero(form), razon_social: razonSocial, ...pedidoDeEmpleo(form) },
  };
}
