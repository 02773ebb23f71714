/** Step 3 of the wizards of the living and of the dead. */

import type { Cuerpo } from '@sgpa/contract/envios';
import { revisarRequerido } from '@sgpa/domain/shared/campos';
import { type FechaCivil, mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import { textoTitularVigente, titularVigenteEn } from '@sgpa/domain/titular/registro-fallecido';
import type { SugerenciaAfiliacion } from '@sgpa/domain/titular/tipo-asegurado';
import { leerFecha } from '../../../lib/escrito.ts';
import type { Modo } from '../../../lib/use-perfil.ts';
import { DEL_ENTE_VACIO } from '../../afiliacion/campos-del-ente.ts';
import {
  type CamposDeEntidad,
  type CamposTitular,
  camposDeTipo,
  codigoEntero,
  pedidoDeAfiliacion,
  pedidoDeEmpleo,
  revisarCamposTitular,
  tieneCodigoFijo,
} from '../../afiliacion/campos-titular.ts';
import type { PersonaEnCurso } from '../../asistente/persona-en-curso.ts';
import { camposDePersona, pedidoDePersona } from '../../persona/campos-persona.ts';
import { numeroDeDocumento } from '../../persona/identidad.ts';
import { beneficiariosQuePasan, type EmpleoNuevo, type Familia } from '../cambio-de-empleador/familia.ts';
import {
  type CamposFallecido,
  camposDeFallecido,
  type DatosDelFallecido,
  personaFallecida,
  revisarCamposFallecido,
} from '../registro-fallecido/registro-fallecido.form.ts';

export interface FormularioRegistro extends CamposTitular, CamposFallecido {
  /** These beneficiaries of a former job (`idAfiliadoEnteGestor`) could go over to this one, and do not. */
  se_quedan: number[];
}

interface Inicio {
  hoy: FechaCivil;
  modo: Pick<Modo, 'tipoFijo'>;
  sugerencia: SugerenciaAfiliacion | null;
  /** Who died is not affiliated today: no day is proposed (acuerdos §10 'Death certificate'). */
  haMuerto: boolean;
}

export function toForm(
  enCurso: PersonaEnCurso,
  { hoy, modo: { tipoFijo }, sugerencia, haMuerto }: Inicio,
): FormularioRegistro {
  const { persona } = enCurso;
  const propuesto = sugerencia && camposDeSugerencia(sugerencia);
  return {
    ...camposDeFallecido(enCurso),
    ...DEL_ENTE_VACIO,
    ...camposDePersona({ ...persona, genero: persona.sexo }),
    fecha_inicio: haMuerto ? '' : mostrarFecha(hoy),
    fecha_ingreso_trabajo: '',
    puesto_empleado: '',
    salario: '',
    departamento_empleador: '',
    municipio_empleador: '',
    se_quedan: [],
    ...(tipoFijo ? camposDeTipo(tipoFijo) : (propuesto ?? { tipo_asegurado: '', tipo_codigo: '', codigo_entidad: '' })),
  };
}

export const camposDeSugerencia = ({ tipo, tipoCodigo, numero }: SugerenciaAfiliacion): CamposDeEntidad => ({
  tipo_asegurado: tipo,
  tipo_codigo: String(tipoCodigo),
  codigo_entidad: numero,
});

interface ContextoDelFormulario extends Modo {
  hoy: FechaCivil;
  nacimiento: FechaCivil;
  entidadEncontrada: boolean;
  /** The holder wizard has none. */
  fallecido: DatosDelFallecido | null;
}

type Problemas = Partial<Record<keyof FormularioRegistro, string>>;

const FALTA_BUSCAR = 'Debe realizar la búsqueda de la ENTIDAD EMPLEADORA antes de guardar la información.';

export function revisarFormulario(form: FormularioRegistro, contexto: ContextoDelFormulario): Problemas {
  const { hoy, seccionesOcultas, eligeEnte, entidadEncontrada, fallecido } = contexto;
  const nacimiento = fallecido?.sinIdentidad ? leerFecha(form.fecha_nacimiento) : contexto.nacimiento;
  const problemas: Problemas = {
    ...revisarCamposTitular(form, { hoy, nacimiento, seccionesOcultas }),
    ...(fallecido &&
      revisarCamposFallecido(form, {
        ...fallecido,
        hoy,
        nacimiento,
        afiliacion: seccionesOcultas ? null : leerFecha(form.fecha_inicio),
      })),
  };
  const sinEnte = eligeEnte ? revisarRequerido(form.id_ente_gestor) : null;
  if (sinEnte !== null) problemas.id_ente_gestor = sinEnte.texto;
  if (seccionesOcultas) return problemas;
  const lugar = {
    id_ente_gestor: eligeEnte ? Number(form.id_ente_gestor) : null,
    codigo_entidad: codigoEntero(form),
  };
  const vigente = fallecido && titularVigenteEn(fallecido.vigentes, lugar);
  if (vigente) problemas.codigo_entidad = textoTitularVigente(vigente);
  const porBuscar = !tieneCodigoFijo(form) && !entidadEncontrada;
  if (porBuscar && !problemas.codigo_entidad && !problemas.tipo_codigo) problemas.codigo_entidad = FALTA_BUSCAR;
  return problemas;
}

interface Envio extends PersonaEnCurso {
  modo: Modo;
  hoy: FechaCivil;
  /** A JPEG as a data URL replaces the photograph; otherwise the server keeps that of the identity service. */
  foto: string | null;
  fallecido: DatosDelFallecido | null;
  /** The new job may take these over, as far as it is known. */
  familia?: Familia;
}

export function toRequest(form: FormularioRegistro, envio: Envio): Cuerpo<'registro-titular'> {
  const { persona, tipoDoc, modo, foto, fallecido, familia } = envio;
  const identidad = {
    tipo_documento: persona.tipo_documento,
    numero_documento: numeroDeDocumento(persona),
    fecha_nacimiento: persona.fecha_nacimiento,
  };
  const item: Cuerpo<'registro-titular'>['data'][number] = {
    empleador: pedidoDeEmpleo(form),
    afiliacion: { fecha_inicio: fechaDeAfiliacion(form, envio), ...pedidoDeAfiliacion(form) },
    persona: {
      ...identidad,
      ...(tipoDoc === undefined ? {} : { tipo_doc: tipoDoc }),
      ...pedidoDePersona(form),
      foto_persona: foto,
      ...(fallecido && personaFallecida(form, fallecido)),
    },
  };
  const cuerpo: Cuerpo<'registro-titular'> = {
    codigo_entidad: codigoEntero(form),
    data: [item],
    ...beneficiariosQuePasan(familia, form.se_quedan),
  };
  return modo.eligeEnte ? { ...cuerpo, id_ente_gestor: Number(form.id_ente_gestor) } : cuerpo;
}

/** Picks what decides whether it is a change of employer, and for whom. */
export const empleoEscrito = (
  form: FormularioRegistro,
  { modo, hoy }: Pick<Envio, 'modo' | 'hoy'>,
  entidadEncontrada: boolean,
): EmpleoNuevo => ({
  codigo_entidad: entidadEncontrada || tieneCodigoFijo(form) ? codigoEntero(form) : null,
  fecha_inicio: modo.seccionesOcultas ? hoy : leerFecha(form.fecha_inicio),
  tipo_asegurado: form.tipo_asegurado,
  id_ente_gestor: modo.eligeEnte ? Number(form.id_ente_gestor) : null,
});

/**
 * The role that doesn't see the date registers on the day it saves, whatever a draft says; somebody who died, on the
 * day of the death, since no cover begins after it.
 */
function fechaDeAfiliacion(form: FormularioRegistro, { modo, hoy, fallecido }: Envio): FechaCivil {
  if (!modo.seccionesOcultas) return leerFecha(form.fecha_inicio) ?? hoy;
  return (fallecido && leerFecha(form.fecha_defuncion)) ?? hoy;
}
