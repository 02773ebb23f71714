import { correccionIdentidad } from '@sgpa/contract/v1/correccion-identidad';
import { rutaUnaVez } from '../../idempotencia/ruta-una-vez.ts';
import { corregirIdentidad } from './service.ts';

export const rutasCorreccionIdentidad = rutaUnaVez(correccionIdentidad, corregirIdentidad);
