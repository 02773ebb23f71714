/** Step 3 of the new-holder panel asks where the employer's code comes from. */

import type { Cuerpo } from '@sgpa/contract/envios';
import { revisarRequerido } from '@sgpa/domain/shared/campos';
import { revisarFechaEscrita } from '@sgpa/domain/shared/campos-fecha';
import { leerCodigoEntidad } from '@sgpa/domain/shared/codigo-entidad';
import { conHora, type FechaCivil, mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import { textosDe } from '@sgpa/domain/shared/problemas';
import {
  codigoDeLista,
  codigoPorTipoEnLista,
  type EntidadDeFuente,
  type EntidadesDeFuentes,
  TIPOS_CODIGO_LISTA,
} from '@sgpa/domain/titular/fuentes';
import { revisarPaso3Lista } from '@sgpa/domain/titular/registro-titular-lista';
import { leerTipoAsegurado, nombreTipoAsegurado } from '@sgpa/domain/titular/tipo-asegurado';
import { leerFecha } from '../../../lib/escrito.ts';
import type { Modo } from '../../../lib/use-perfil.ts';
import type { PersonaEnCurso } from '../../asistente/persona-en-curso.ts';
import { numeroDeDocumento } from '../../persona/identidad.ts';
import { beneficiariosQuePasan, type Familia } from '../cambio-de-empleador/familia.ts';

export type PedidoLista = Cuerpo<'registro-titular-lista'>;

/** The code is taken from a payment source, imposed by the insured type, or written by the user. */
export type Origen = 'FUENTE' | 'FIJO' | 'MANUAL';

export interface FormularioLista {
  id_ente_gestor: string;
  /** The type is its short code. */
  tipo_asegurado: string;
  origen: Origen;
  /** The code has its prefix, and counts while the origin is not MANUAL. */
  codigo_entidad: string;
  /** NIT or MATRICULA_COMERCIO and the number count while the origin is MANUAL. */
  tipo_codigo: string;
  numero_entidad: string;
  /** The date is written DD/MM/YYYY. */
  fecha_inicio: string;
  /** These beneficiaries of a former job (`idAfiliadoEnteGestor`) could go over to this one, and do not. */
  se_quedan: number[];
}

type CamposDeEntidad = Pick<
  FormularioLista,
  'tipo_asegurado' | 'origen' | 'codigo_entidad' | 'tipo_codigo' | 'numero_entidad'
>;

/** Leaves the code to be chosen among the sources when there are several, else to be written. */
const porLlenar = (modo: EntidadesDeFuentes['modo'], tipo_asegurado: string): CamposDeEntidad => ({
  tipo_asegurado,
  origen: modo === 'VARIAS' ? 'FUENTE' : 'MANUAL',
  codigo_entidad: '',
  tipo_codigo: '',
  numero_entidad: '',
});

interface Inicio {
  hoy: FechaCivil;
  modo: Pick<Modo, 'tipoFijo'>;
}

export function toForm(fuentes: EntidadesDeFuentes, { hoy, modo }: Inicio): FormularioLista {
  const inicial = fuentes.modo === 'UNICA' ? alElegirEntidad(fuentes.entidad) : porLlenar(fuentes.modo, '');
  const entidad = modo.tipoFijo === null ? inicial : alElegirTipo(fuentes, modo.tipoFijo);
  return { id_ente_gestor: '', fecha_inicio: mostrarFecha(hoy), se_quedan: [], ...entidad };
}

/** The fixed codes lock the field; TRABAJADOR and CONVENIO clear and unlock it (document 2 §4 New holder wizard). */
export function alElegirTipo({ modo }: EntidadesDeFuentes, texto: string): CamposDeEntidad {
  const tipo = leerTipoAsegurado(texto);
  const vacia = porLlenar(modo, texto);
  if (tipo === null) return vacia;
  const { codigo, bloqueado } = codigoPorTipoEnLista(tipo);
  return bloqueado ? { ...vacia, origen: 'FIJO', codigo_entidad: codigo } : vacia;
}

/** An employer of the sources makes a TRABAJADOR, unless CONVENIO was chosen, which has an employer as well. */
export function alElegirEntidad({ codigo, tipoAsegurado }: EntidadDeFuente, tipoActual = ''): CamposDeEntidad {
  const deConvenio = tipoAsegurado === 'TRABAJADOR' && tipoActual === 'CONVENIO';
  return {
    ...porLlenar('UNICA', deConvenio ? tipoActual : tipoAsegurado),
    origen: 'FUENTE',
    codigo_entidad: codigo,
  };
}

/** Another NIT or matrícula than the source's is an employer's. */
export const alRegistrarConOtro = (tipoActual: string): CamposDeEntidad =>
  porLlenar('MANUAL', tipoActual === 'CONVENIO' ? tipoActual : 'TRABAJADOR');

/** Goes back to the payment sources: to the only one, or to none of several chosen yet. */
export const alVolverALasFuentes = (fuentes: EntidadesDeFuentes, tipoActual: string): CamposDeEntidad =>
  fuentes.modo === 'UNICA' ? alElegirEntidad(fuentes.entidad, tipoActual) : porLlenar(fuentes.modo, tipoActual);

/** Joins the type of code and the number, whether or not they make a valid code. */
function codigoEscrito({ tipo_codigo, numero_entidad }: CamposDeEntidad): string {
  const tipo = TIPOS_CODIGO_LISTA.find((uno) => uno === tipo_codigo);
  return (tipo && codigoDeLista(tipo, numero_entidad)) ?? '';
}

/** Gives the employer's code as it would be sent; empty while there is no valid one. */
export function codigoDe(form: CamposDeEntidad): string {
  if (form.origen !== 'MANUAL') return form.codigo_entidad;
  const escrito = codigoEscrito(form);
  return leerCodigoEntidad(escrito) === null ? '' : escrito;
}

/** Splits a code as the search of employers asks for it. */
export function codigoDeBusqueda(codigo: string): { numero: string; tipo: string } {
  const leido = leerCodigoEntidad(codigo);
  return { numero: leido?.numero ?? '', tipo: leido === null ? '' : String(leido.tipo) };
}

interface Contexto extends Pick<Modo, 'eligeEnte'> {
  hoy: FechaCivil;
  nacimiento: FechaCivil;
}

type Problemas = Partial<Record<keyof FormularioLista, string>>;

export function revisarPaso3(form: FormularioLista, { eligeEnte, hoy, nacimiento }: Contexto): Problemas {
  const manual = form.origen === 'MANUAL';
  const codigo_entidad = codigoDe(form);
  const { codigo_entidad: sinCodigo, ...resto } = textosDe(
    revisarPaso3Lista(
      { ...form, codigo_entidad, fecha_inicio: leerFecha(form.fecha_inicio) },
      { hoy, nacimiento, manual },
    ),
  );
  const problemas: Problemas = resto;
  const anotar = (campo: keyof FormularioLista, problema: string | undefined) => {
    if (problema) problemas[campo] = problema;
  };
  // The two parts of a written code say what is missing.
  if (!manual) anotar('codigo_entidad', sinCodigo);
  else if (codigo_entidad === '' && codigoEscrito(form) !== '') {
    anotar('numero_entidad', 'El número no es válido para el tipo de código.');
  }
  anotar('fecha_inicio', revisarFechaEscrita(form.fecha_inicio)?.texto);
  anotar('tipo_asegurado', revisarRequerido(form.tipo_asegurado)?.texto);
  if (eligeEnte) anotar('id_ente_gestor', revisarRequerido(form.id_ente_gestor)?.texto);
  return problemas;
}

interface Envio extends Pick<PersonaEnCurso, 'persona'> {
  modo: Pick<Modo, 'eligeEnte'>;
  hoy: FechaCivil;
  /** The hour, HH:mm:ss, is that of the opening of the step: the affiliation begins by default at that instant. */
  hora: string;
  /** The new job may take these over, as far as it is known. */
  familia?: Familia;
}

export function toRequest(form: FormularioLista, { persona, modo, hoy, hora, familia }: Envio): PedidoLista {
  const dia = leerFecha(form.fecha_inicio) ?? hoy;
  const tipo = leerTipoAsegurado(form.tipo_asegurado);
  const cuerpo: PedidoLista = {
    codigo_entidad: codigoDe(form),
    data: [
      {
        tipo_documento: persona.tipo_documento,
        numero_documento: numeroDeDocumento(persona),
        fecha_nacimiento: persona.fecha_nacimiento,
        tipo_asegurado: tipo ? nombreTipoAsegurado(tipo) : form.tipo_asegurado,
        fecha_inicio: conHora(dia, dia === hoy ? hora : '00:00:00'),
      },
    ],
    ...beneficiariosQuePasan(familia, form.se_quedan),
  };
  return modo.eligeEnte ? { ...cuerpo, id_ente_gestor: Number(form.id_ente_gestor) } : cuerpo;
}
