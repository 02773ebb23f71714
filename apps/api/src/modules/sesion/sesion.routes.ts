import { cierreOtrasSesiones } from '@sgpa/contract/v1/cierre-otras-sesiones';
import { cierreSesion } from '@sgpa/contract/v1/cierre-sesion';
import { ingreso } from '@sgpa/contract/v1/ingreso';
import { sesiones } from '@sgpa/contract/v1/sesiones';
import { origenDe } from '../../plugins/ruta.ts';
import { conSesion, publica, type Tabla } from '../../plugins/tabla.ts';
import { cerrarOtrasSesiones } from './cierre-otras-sesiones/cierre-otras-sesiones.ts';
import { cerrarSesion } from './cierre-sesion/cierre-sesion.ts';
import { ingresar } from './ingreso/ingreso.ts';
import { verSesiones } from './sesiones/sesiones.ts';

export const rutasSesion = {
  'cierre-otras-sesiones': conSesion(cierreOtrasSesiones, cerrarOtrasSesiones),
  'cierre-sesion': conSesion(cierreSesion, cerrarSesion),
  ingreso: publica(ingreso, (deps, cuerpo, { request }) => ingresar(deps, cuerpo, origenDe(request))),
  sesiones: conSesion(sesiones, verSesiones),
} satisfies Tabla;
