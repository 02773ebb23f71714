/** Step 3 of both wizards: half-typed text, its checks, and its way to the wire. */
import type { PedidoRegistro } from '@sgpa/contract/v2/registro-titular';
import { esRolAutoridad } from '@sgpa/domain/cuenta/roles';
import { type FechaCivil, mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import { armarCodigoEntidad, TIPO_CODIGO, type TipoCodigo } from '@sgpa/domain/titular/codigo-entidad';
import { leerSalario, revisarFechaEscrita, revisarRequerido, revisarSalario } from '@sgpa/domain/titular/formulario';
import { revisarPaso3 } from '@sgpa/domain/titular/pasos-formulario';
import {
  leerTipoAsegurado,
  nombreTipoAsegurado,
  reglaTipoAsegurado,
  type SugerenciaAfiliacion,
  tipoForzadoPorRol,
} from '@sgpa/domain/titular/tipo-asegurado';
import { leerFecha, nulo } from './escrito.ts';
import { documentoDe, type PersonaEnCurso } from './persona-validada.ts';
import {
  type CamposFallecido,
  camposDeFallecido,
  type Fallecido,
  personaFallecida,
  revisarCamposFallecido,
} from './registro-fallecido.form.ts';

/** All of it as typed: dates DD/MM/YYYY, choices by sigla or code. */
export interface FormularioRegistro extends CamposFallecido {
  id_ente_gestor: string;
  genero: string;
  estado_civil: string;
  departamento: string;
  municipio: string;
  correo_electronico: string;
  telefono_domicilio: string;
  telefono_movil: string;
  direccion: string;
  fecha_inicio: string;
  /** Short code of the insured type. */
  tipo_asegurado: string;
  departamento_afiliacion: string;
  codigo_establecimiento: string;
  matricula: string;
  /** 3100, 3101… as text. */
  tipo_codigo: string;
  /** Number of the employer, or the whole of a fixed code. */
  codigo_entidad: string;
  fecha_ingreso_trabajo: string;
  puesto_empleado: string;
  salario: string;
  departamento_empleador: string;
  municipio_empleador: string;
}

export type CamposDeEntidad = Pick<FormularioRegistro, 'tipo_asegurado' | 'tipo_codigo' | 'codigo_entidad'>;

/** What the role changes: which sections are there, and whether the managing entity is chosen. */
export interface Modo {
  seccionesOcultas: boolean;
  eligeEnte: boolean;
}

export function modoDe(rol: string): Modo {
  return { seccionesOcultas: tipoForzadoPorRol(rol) !== null, eligeEnte: esRolAutoridad(rol) };
}

interface Inicio {
  hoy: FechaCivil;
  rol: string;
  sugerencia: SugerenciaAfiliacion | null;
}

export function toForm(enCurso: PersonaEnCurso, { hoy, rol, sugerencia }: Inicio): FormularioRegistro {
  const { persona } = enCurso;
  const forzado = tipoForzadoPorRol(rol);
  const propuesto = sugerencia && camposDe(sugerencia);
  return {
    ...camposDeFallecido(enCurso),
    id_ente_gestor: '',
    genero: persona.sexo ?? '',
    estado_civil: persona.estado_civil ?? '',
    departamento: persona.departamento ?? '',
    municipio: persona.municipio ?? '',
    correo_electronico: '',
    telefono_domicilio: '',
    telefono_movil: '',
    direccion: '',
    fecha_inicio: mostrarFecha(hoy),
    departamento_afiliacion: '',
    codigo_establecimiento: '',
    matricula: '',
    fecha_ingreso_trabajo: '',
    puesto_empleado: '',
    salario: '',
    departamento_empleador: '',
    municipio_empleador: '',
    ...(forzado ? alElegirTipo(forzado) : (propuesto ?? { tipo_asegurado: '', tipo_codigo: '', codigo_entidad: '' })),
  };
}

export function camposDe({ tipo, tipoCodigo, numero }: SugerenciaAfiliacion): CamposDeEntidad {
  return { tipo_asegurado: tipo, tipo_codigo: String(tipoCodigo), codigo_entidad: numero };
}

/** A fixed code fills the employer in; TRABAJADOR clears it. */
export function alElegirTipo(texto: string): CamposDeEntidad {
  const tipo = leerTipoAsegurado(texto);
  const regla = tipo && reglaTipoAsegurado(tipo);
  return {
    tipo_asegurado: texto,
    tipo_codigo: regla?.tipoCodigo ? String(regla.tipoCodigo) : '',
    codigo_entidad: regla?.codigoFijo ?? '',
  };
}

export const tieneCodigoFijo = ({ tipo_codigo }: Pick<FormularioRegistro, 'tipo_codigo'>): boolean =>
  tipo_codigo === String(TIPO_CODIGO.FIJO);

interface ContextoRevision extends Modo {
  hoy: FechaCivil;
  nacimiento: FechaCivil;
  /** The code as it stands was searched and found. */
  entidadEncontrada: boolean;
  /** Null in the holder wizard. */
  fallecido: Fallecido | null;
}

type Problemas = Partial<Record<keyof FormularioRegistro, string>>;

const FALTA_BUSCAR = 'Debe realizar la búsqueda de la ENTIDAD EMPLEADORA antes de guardar la información.';

export function revisarFormulario(form: FormularioRegistro, contexto: ContextoRevision): Problemas {
  const { hoy, seccionesOcultas, eligeEnte, entidadEncontrada, fallecido } = contexto;
  const nacimiento = fallecido?.sinIdentidad ? leerFecha(form.fecha_nacimiento) : contexto.nacimiento;
  const fecha_inicio = leerFecha(form.fecha_inicio);
  const fecha_ingreso_trabajo = leerFecha(form.fecha_ingreso_trabajo);
  const problemas: Problemas = {
    ...revisarPaso3({ ...form, fecha_inicio, fecha_ingreso_trabajo }, { hoy, nacimiento, seccionesOcultas }),
    ...(fallecido &&
      revisarCamposFallecido(form, {
        ...fallecido,
        hoy,
        nacimiento,
        afiliacion: seccionesOcultas ? null : fecha_inicio,
      })),
  };
  const anotar = (campo: keyof FormularioRegistro, problema: string | null) => {
    if (problema !== null) problemas[campo] = problema;
  };
  if (eligeEnte) anotar('id_ente_gestor', revisarRequerido(form.id_ente_gestor));
  if (seccionesOcultas) return problemas;
  anotar('fecha_inicio', revisarFechaEscrita(form.fecha_inicio));
  anotar('fecha_ingreso_trabajo', revisarFechaEscrita(form.fecha_ingreso_trabajo));
  anotar('salario', revisarSalario(form.salario));
  const porBuscar = !tieneCodigoFijo(form) && !entidadEncontrada;
  if (porBuscar && !problemas.codigo_entidad && !problemas.tipo_codigo) problemas.codigo_entidad = FALTA_BUSCAR;
  return problemas;
}

interface Envio extends PersonaEnCurso {
  modo: Modo;
  hoy: FechaCivil;
  /** JPEG as a data URL when it was replaced; otherwise the server keeps that of the identity service. */
  foto: string | null;
  fallecido: Fallecido | null;
}

export function toRequest(form: FormularioRegistro, envio: Envio): PedidoRegistro {
  const { persona, tipoDoc, modo, foto, fallecido } = envio;
  const tipo = leerTipoAsegurado(form.tipo_asegurado);
  const identidad = {
    tipo_documento: persona.tipo_documento,
    numero_documento: documentoDe(persona),
    fecha_nacimiento: persona.fecha_nacimiento,
  };
  const item: PedidoRegistro['data'][number] = {
    empleador: {
      fecha_ingreso_trabajo: leerFecha(form.fecha_ingreso_trabajo),
      puesto_empleado: nulo(form.puesto_empleado),
      salario: leerSalario(form.salario),
      departamento: nulo(form.departamento_empleador),
      municipio: nulo(form.municipio_empleador),
    },
    afiliacion: {
      fecha_inicio: fechaDeAfiliacion(form, envio),
      tipo_asegurado: tipo ? nombreTipoAsegurado(tipo) : form.tipo_asegurado,
      codigo_establecimiento: nulo(form.codigo_establecimiento),
      matricula: nulo(form.matricula),
      departamento: nulo(form.departamento_afiliacion),
    },
    persona: {
      ...identidad,
      ...(tipoDoc === undefined ? {} : { tipo_doc: tipoDoc }),
      genero: nulo(form.genero),
      estado_civil: nulo(form.estado_civil),
      departamento: nulo(form.departamento),
      municipio: nulo(form.municipio),
      foto_persona: foto,
      correo_electronico: nulo(form.correo_electronico),
      telefono_domicilio: nulo(form.telefono_domicilio),
      telefono_movil: nulo(form.telefono_movil),
      direccion: nulo(form.direccion),
      ...(fallecido && personaFallecida(form, fallecido)),
    },
  };
  const codigo_entidad = armarCodigoEntidad(Number(form.tipo_codigo) as TipoCodigo, form.codigo_entidad);
  const cuerpo: PedidoRegistro = { codigo_entidad, data: [item] };
  return modo.eligeEnte ? { ...cuerpo, id_ente_gestor: Number(form.id_ente_gestor) } : cuerpo;
}

/**
 * The role that doesn't see the date registers on the day it saves, whatever a draft says; somebody who died, on the
 * day of the death, since no cover begins after it.
 */
function fechaDeAfiliacion(form: FormularioRegistro, { modo, hoy, fallecido }: Envio): FechaCivil {
  if (!modo.seccionesOcultas) return leerFecha(form.fecha_inicio) ?? hoy;
  return (fallecido && leerFecha(form.fecha_defuncion)) ?? hoy;
}
