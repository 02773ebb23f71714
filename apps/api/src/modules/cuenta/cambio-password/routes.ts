import { cambioPassword } from '@sgpa/contract/v1/cambio-password';
import { rutaUnaVez } from '../../idempotencia/ruta-una-vez.ts';
import { cambiarPassword } from './service.ts';

export const rutasCambioPassword = rutaUnaVez(cambioPassword, cambiarPassword);
