import { CASOS_EN_SU_CARPETA } from '../por-caso.ts';
import { CASOS_ACTUALIZACION } from './actualizacion.ts';
import { CASOS_ASEGURADO } from './asegurado.ts';
import { CASOS_CATALOGO } from './catalogo.ts';
import { CASOS_CONSULTA } from './consulta.ts';
import { CASOS_CUENTA } from './cuenta.ts';
import { CASOS_DECLARACION } from './declaracion.ts';
import { CASOS_NOVEDAD } from './novedad.ts';
import { CASOS_REGISTRO } from './registro.ts';
import { CASOS_USUARIO } from './usuario.ts';
import { CASOS_VALIDACION } from './validacion.ts';

/** These cases change nothing that another one of them would show. */
export const LEEN = {
  ...CASOS_CATALOGO,
  ...CASOS_ASEGURADO,
  ...CASOS_CONSULTA,
  ...CASOS_VALIDACION,
  ...CASOS_NOVEDAD,
  ...CASOS_USUARIO,
};
export const ESCRIBEN = {
  ...CASOS_DECLARACION,
  ...CASOS_CUENTA,
  ...CASOS_EN_SU_CARPETA,
  ...CASOS_REGISTRO,
  ...CASOS_ACTUALIZACION,
};
/** Users do these with their own account: they close sessions, and tell of nobody but who asks. */
export const PROPIAS: readonly string[] = [
  ...Object.keys(CASOS_CUENTA),
  'sesiones',
  'cierre-otras-sesiones',
  'solicitud-baja',
  'segundo-factor',
  'exigencia-segundo-factor',
];
