/** Step 1 of the new-holder panel (document 2 §2 New holder wizard) asks for a person. */

import type { BanderasCampos, PedidoValidacion, PersonaValidada } from '@sgpa/contract/v2/validacion-titular';
import { revisarNacimientoEscrito } from '@sgpa/domain/shared/campos-fecha';
import { type ClaseDocumento, TIPO_DOCUMENTO, tipoDocDe } from '@sgpa/domain/shared/documento';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { textosDe } from '@sgpa/domain/shared/problemas';
import { ESTADO_RESPUESTA } from '@sgpa/domain/titular/contraste';
import { revisarPaso1Lista } from '@sgpa/domain/titular/registro-titular-lista';
import { TEXTO_RESPUESTA } from '@sgpa/domain/titular/textos';
import { ErrorApi } from '../../../lib/error-api.ts';
import { documentoEscrito, leerFecha } from '../../../lib/escrito.ts';
import { esHallada, type PersonaHallada } from '../../persona/identidad.ts';
import type { DocumentoEscrito } from '../CamposDocumento.tsx';

/** The birth date is optional. */
export interface FormularioPaso1 extends DocumentoEscrito {
  clase: ClaseDocumento;
}

export const PASO1_VACIO: FormularioPaso1 = {
  clase: 'CIN',
  numero_documento: '',
  complemento_documento: '',
  fecha_nacimiento: '',
};

export function revisarPaso1(form: FormularioPaso1, hoy: FechaCivil): Partial<Record<keyof FormularioPaso1, string>> {
  const { numero_documento, complemento_documento } = form;
  const escrita = revisarNacimientoEscrito(form.fecha_nacimiento, hoy);
  const fecha_nacimiento = leerFecha(form.fecha_nacimiento);
  const problemas = textosDe(revisarPaso1Lista({ numero_documento, complemento_documento, fecha_nacimiento }, hoy));
  return escrita === null ? problemas : { ...problemas, fecha_nacimiento: escrita.texto };
}

/** National and foreign documents travel as CI, told apart by `tipo_doc`; the birth date only when there is one. */
export function toRequest(form: FormularioPaso1): PedidoValidacion {
  const fecha_nacimiento = leerFecha(form.fecha_nacimiento);
  return {
    tipo_documento: TIPO_DOCUMENTO,
    tipo_doc: tipoDocDe(form.clase),
    numero_documento: documentoEscrito(form.numero_documento, form.complemento_documento),
    ...(fecha_nacimiento === null ? {} : { fecha_nacimiento }),
  };
}

export interface ResultadoPaso1 {
  persona: PersonaHallada | null;
  /** The message says why the person can't go on; null when there is nothing to tell. */
  mensaje: string | null;
  banderas: Partial<BanderasCampos>;
}

const INTERMITENCIA = TEXTO_RESPUESTA[ESTADO_RESPUESTA.SIN_SERVICIO];

/** Only code 100 goes on; any other shows the first `error_segip` (document 2 §4, §8). */
export function interpretarPaso1(respuesta: PersonaValidada | undefined): ResultadoPaso1 {
  if (respuesta === undefined) return { persona: null, mensaje: INTERMITENCIA, banderas: {} };
  const { codigo, mensaje, detalle } = respuesta.estado_respuesta;
  const { error_segip = '', ...banderas } = detalle[0] ?? {};
  if (codigo === ESTADO_RESPUESTA.COINCIDE && esHallada(respuesta))
    return { persona: respuesta, mensaje: null, banderas };
  return { persona: null, mensaje: error_segip || mensaje || INTERMITENCIA, banderas };
}

/** Tells an intermittence when no answer came; a refusal has the server's words, an ended session its own dialog. */
export function interpretarFallaPaso1(error: unknown): ResultadoPaso1 {
  const rechazo = error instanceof ErrorApi && error.status >= 400 && error.status < 500 ? error : null;
  if (rechazo?.status === 401) return { persona: null, mensaje: null, banderas: {} };
  return { persona: null, mensaje: rechazo?.mensaje ?? INTERMITENCIA, banderas: {} };
}
