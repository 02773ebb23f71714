/** With this link somebody makes their own password: after an activation, or because it was forgotten. */

export const MOTIVOS_RECUPERACION = ['ACTIVACION', 'ADMINISTRADOR', 'SOLICITUD'] as const;
export type MotivoRecuperacion = (typeof MOTIVOS_RECUPERACION)[number];

const HORA_MS = 3_600_000;

/** The hours count from the moment the mail goes. A first password may wait for a weekend, a forgotten one may not. */
const HORAS: Readonly<Record<MotivoRecuperacion, number>> = { ACTIVACION: 72, ADMINISTRADOR: 24, SOLICITUD: 1 };

export const horasDeEnlace = (motivo: MotivoRecuperacion): number => HORAS[motivo];

export const venceEnlace = (motivo: MotivoRecuperacion, enviadoEn: Date): Date =>
  new Date(enviadoEn.getTime() + HORAS[motivo] * HORA_MS);

export const leerMotivoRecuperacion = (texto: string): MotivoRecuperacion | undefined =>
  MOTIVOS_RECUPERACION.find((motivo) => motivo === texto);

/** Everybody who asks reads the same text, whether or not there is such an account. */
export const TEXTO_SOLICITUD =
  'Si el usuario existe y está activo, recibirá en su correo electrónico un enlace para crear una contraseña nueva. Revise también el correo no deseado.';

export const TEXTO_ENLACE_SIN_VALOR = 'El enlace no es válido, ya se usó o venció. Solicite otro.';

export const TEXTO_PASSWORD_CREADA = 'La contraseña fue creada con éxito. Ingrese con ella.';

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** Recognises 32 random bytes in base64url; anything else was mistyped or made up, and nothing is asked about it. */
export const esTokenDeEnlace = (texto: string): boolean => TOKEN.test(texto);
