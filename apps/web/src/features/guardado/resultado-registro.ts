/** Saving answers so (document 2 §4, §8). */
import type { RespuestaRegistro } from '@sgpa/contract/v2/registro-titular';
import { TEXTO_SIN_SERVICIO, TEXTO_YA_EXISTE } from '@sgpa/domain/errors/textos';
import { ESTADO_ALMACENAMIENTO as CODIGO } from '@sgpa/domain/titular/contraste';
import { TEXTO_GUARDADO } from '@sgpa/domain/titular/textos';
import { armarDesenlace, type Desenlace, siSigueLaSesion } from '../../lib/desenlace.ts';
import { ErrorApi, lineasDe, mensajeDeFalla, SIN_CONEXION, TEXTO_SIN_CONEXION } from '../../lib/error-api.ts';
import { type Aviso, TOAST_MS, TOAST_MUY_LARGO_MS } from '../../ui/toast.ts';

/** The question precedes every saving (document 2 §5). */
export const CONFIRMAR_GUARDADO = {
  title: 'Está seguro de guardar la información.?',
  text: 'No podra revertir este cambio.',
};

/** A form that can't be sent says it (document 2 §5). */
export const FALTAN_CAMPOS = 'Observación: Debe introducir la información en los campos requeridos.';

const FALLA =
  'Registro no guardado. No se pudo procesar la operación, verifique si los campos requeridos están llenado correctamente. Si el problema persiste comuníquese con su administrador.';
const TEXTO_NO_GUARDADO = 'Registro no guardado. Revise el motivo junto al formulario.';
const SIN_RESPUESTA =
  'No se recibió la respuesta del servidor. Puede guardar otra vez sin cambiar los datos: si el registro ya se realizó, no se repetirá.';

type Almacenamiento = RespuestaRegistro['data'][number]['estado_almacenamiento'];

const EXITO: Aviso = { tipo: 'success', mensaje: TEXTO_GUARDADO, ms: TOAST_MS };
const advertencia = (mensaje: string): Aviso => ({ tipo: 'warning', mensaje, ms: TOAST_MUY_LARGO_MS });

/** The server's own words stay beside the form when they say more than the notice. */
const noGuardado = (mensaje: string, detalle: string): Desenlace =>
  armarDesenlace({ avisos: [advertencia(mensaje)], mensajes: detalle === '' || detalle === mensaje ? [] : [detalle] });

export function interpretarRegistro(respuesta: Almacenamiento | undefined): Desenlace {
  const { codigo, detalle } = respuesta ?? { codigo: CODIGO.NO_GUARDADO, detalle: '' };
  switch (codigo) {
    case CODIGO.GUARDADO:
      return armarDesenlace({ logrado: true, avisos: [EXITO] });
    case CODIGO.GUARDADO_CON_OBSERVACION:
      return armarDesenlace({ logrado: true, avisos: detalle === '' ? [EXITO] : [EXITO, advertencia(detalle)] });
    case CODIGO.YA_EXISTE:
      return noGuardado(TEXTO_YA_EXISTE, detalle);
    case CODIGO.NO_GUARDADO:
      // Our own refusal is no failure of the identity service; only one without words reads as specified.
      return noGuardado(detalle === '' ? TEXTO_SIN_SERVICIO : TEXTO_NO_GUARDADO, detalle);
    default:
      return noGuardado(TEXTO_SIN_SERVICIO, detalle);
  }
}

/** For beneficiaries, 503 shows what the server says of it (document 2 §8 'Save codes'). */
export function interpretarRegistroBeneficiario(respuesta: Almacenamiento | undefined): Desenlace {
  const { codigo, detalle } = respuesta ?? { codigo: CODIGO.NO_GUARDADO, detalle: '' };
  const propio = codigo === CODIGO.SIN_SERVICIO && detalle !== '';
  return propio ? noGuardado(detalle, '') : interpretarRegistro(respuesta);
}

export const interpretarFalla = siSigueLaSesion((error) => {
  const texto = mensajeDeFalla(error, FALLA);
  const avisos = [advertencia(texto)];
  if (!(error instanceof ErrorApi)) return armarDesenlace({ avisos });
  const { codigo, mensaje } = error;
  if (codigo === SIN_CONEXION) return armarDesenlace({ avisos, mensajes: [TEXTO_SIN_CONEXION, SIN_RESPUESTA] });
  return armarDesenlace({ avisos, mensajes: [mensaje, ...lineasDe(error)].filter((linea) => linea !== texto) });
});
