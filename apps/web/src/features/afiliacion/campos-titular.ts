import type { Cuerpo } from '@sgpa/contract/envios';
import { revisarFechaEscrita } from '@sgpa/domain/shared/campos-fecha';
import { armarCodigoEntidad, TIPO_CODIGO, type TipoCodigo } from '@sgpa/domain/shared/codigo-entidad';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { textosDe } from '@sgpa/domain/shared/problemas';
import { revisarPaso3 } from '@sgpa/domain/titular/registro-titular';
import { leerSalario, revisarSalario } from '@sgpa/domain/titular/salario';
import { leerTipoAsegurado, nombreTipoAsegurado, reglaTipoAsegurado } from '@sgpa/domain/titular/tipo-asegurado';
import { leerFecha, oNulo } from '../../lib/escrito.ts';
import type { CamposPersona } from '../persona/campos-persona.ts';
import { type CamposDelEnte, pedidoDelEnte } from './campos-del-ente.ts';

export interface CamposDeAfiliacion extends CamposDelEnte {
  fecha_inicio: string;
  /** The type is its short code. */
  tipo_asegurado: string;
}

export interface CamposDeEmpleo {
  /** The type of the code (3100, 3101…) is a text. */
  tipo_codigo: string;
  /** The code is the employer's number, or the whole of a fixed code. */
  codigo_entidad: string;
  fecha_ingreso_trabajo: string;
  puesto_empleado: string;
  salario: string;
  departamento_empleador: string;
  municipio_empleador: string;
}

export interface CamposTitular extends CamposPersona, CamposDeAfiliacion, CamposDeEmpleo {}

export type CamposDeEntidad = Pick<CamposTitular, 'tipo_asegurado' | 'tipo_codigo' | 'codigo_entidad'>;

/** A fixed code fills the employer in; TRABAJADOR clears it. */
export function camposDeTipo(texto: string): CamposDeEntidad {
  const tipo = leerTipoAsegurado(texto);
  const regla = tipo && reglaTipoAsegurado(tipo);
  return {
    tipo_asegurado: texto,
    tipo_codigo: regla?.tipoCodigo ? String(regla.tipoCodigo) : '',
    codigo_entidad: regla?.codigoFijo ?? '',
  };
}

export const tieneCodigoFijo = ({ tipo_codigo }: Pick<CamposTitular, 'tipo_codigo'>): boolean =>
  tipo_codigo === String(TIPO_CODIGO.FIJO);

/** Puts the prefix before the number; a fixed code stays as it is. */
export const codigoEntero = ({ tipo_codigo, codigo_entidad }: Pick<CamposTitular, 'tipo_codigo' | 'codigo_entidad'>) =>
  armarCodigoEntidad(Number(tipo_codigo) as TipoCodigo, codigo_entidad);

interface Contexto {
  hoy: FechaCivil;
  nacimiento: FechaCivil | null;
  seccionesOcultas: boolean;
}

export type ProblemasTitular = Partial<Record<keyof CamposTitular, string>>;

export function revisarCamposTitular(form: CamposTitular, contexto: Contexto): ProblemasTitular {
  const fecha_inicio = leerFecha(form.fecha_inicio);
  const fecha_ingreso_trabajo = leerFecha(form.fecha_ingreso_trabajo);
  const problemas: ProblemasTitular = textosDe(
    revisarPaso3({ ...form, fecha_inicio, fecha_ingreso_trabajo }, contexto),
  );
  if (contexto.seccionesOcultas) return problemas;
  const escritos = {
    fecha_inicio: revisarFechaEscrita(form.fecha_inicio),
    fecha_ingreso_trabajo: revisarFechaEscrita(form.fecha_ingreso_trabajo),
    salario: revisarSalario(form.salario),
  };
  for (const campo of ['fecha_inicio', 'fecha_ingreso_trabajo', 'salario'] as const) {
    const problema = escritos[campo];
    if (problema !== null) problemas[campo] = problema.texto;
  }
  return problemas;
}

type Item = Cuerpo<'registro-titular'>['data'][number];

export const pedidoDeEmpleo = (form: CamposDeEmpleo): Item['empleador'] => ({
  fecha_ingreso_trabajo: leerFecha(form.fecha_ingreso_trabajo),
  puesto_empleado: oNulo(form.puesto_empleado),
  salario: leerSalario(form.salario),
  departamento: oNulo(form.departamento_empleador),
  municipio: oNulo(form.municipio_empleador),
});

/** Leaves the affiliation date out: each form has its own rule for it. */
export function pedidoDeAfiliacion(form: CamposDeAfiliacion): Omit<Item['afiliacion'], 'fecha_inicio'> {
  const tipo = leerTipoAsegurado(form.tipo_asegurado);
  return {
    tipo_asegurado: tipo ? nombreTipoAsegurado(tipo) : form.tipo_asegurado,
    ...pedidoDelEnte(form),
  };
}
