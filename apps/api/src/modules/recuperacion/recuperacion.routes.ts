import { enlaceRecuperacion, nuevaPassword } from '@sgpa/contract/v1/nueva-password';
import { recuperacionCredenciales } from '@sgpa/contract/v1/recuperacion-credenciales';
import { solicitudRecuperacion } from '@sgpa/contract/v1/solicitud-recuperacion';
import { origenDe } from '../../plugins/ruta.ts';
import { publica, type Tabla } from '../../plugins/tabla.ts';
import { escritura } from '../idempotencia/una-vez.ts';
import { crearPassword, verEnlace } from './nueva-password/nueva-password.ts';
import { recuperarCredenciales } from './recuperacion-credenciales/recuperacion-credenciales.ts';
import { solicitarRecuperacion } from './solicitud-recuperacion/solicitud-recuperacion.ts';

export const rutasRecuperacion = {
  'nueva-password': publica(nuevaPassword, (deps, cuerpo, { request }) =>
    crearPassword(deps, cuerpo, origenDe(request)),
  ),
  'nueva-password/enlace': publica(enlaceRecuperacion, verEnlace),
  'recuperacion-credenciales': escritura(recuperacionCredenciales, (op, cuerpo, { params }) =>
    recuperarCredenciales(op, params.id, cuerpo),
  ),
  'solicitud-recuperacion': publica(solicitudRecuperacion, (deps, cuerpo, { request }) =>
    solicitarRecuperacion(deps, cuerpo, origenDe(request)),
  ),
} satisfies Tabla;
