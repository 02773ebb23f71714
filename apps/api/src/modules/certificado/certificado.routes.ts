import { busquedaCertificado, emisionCertificado } from '@sgpa/contract/v1/certificado';
import { clavesDeCertificados } from '@sgpa/contract/v1/verificacion-certificado';
import { conSesion, publica, type Tabla } from '../../plugins/tabla.ts';
import { unaVez } from '../idempotencia/una-vez.ts';
import { buscarCertificado, emitirCertificado } from './certificado/certificado.ts';
import { rutaVerificacion } from './verificacion-certificado/routes.ts';
import { publicarClaves } from './verificacion-certificado/verificacion-certificado.ts';

export const rutasCertificado = {
  certificado: unaVez(emisionCertificado, emitirCertificado),
  'certificado/busqueda': conSesion(busquedaCertificado, buscarCertificado),
  'verificacion-certificado': rutaVerificacion,
} satisfies Tabla;

/** Verifiers look for the keys at a well-known address, which is outside of the API's prefix. */
export const rutasDeClaves = {
  'verificacion-certificado/claves': publica(clavesDeCertificados, publicarClaves),
} satisfies Tabla;
