import { bajaTitular } from '@sgpa/contract/v1/baja-titular';
import { rutaDeAccion } from '../accion.ts';
import { darDeBajaTitular } from './service.ts';

export const rutasBajaTitular = rutaDeAccion(bajaTitular, darDeBajaTitular);
