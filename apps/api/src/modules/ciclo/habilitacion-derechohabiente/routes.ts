import { habilitacionDerechohabiente } from '@sgpa/contract/v1/habilitacion-derechohabiente';
import { rutaDeAccion } from '../accion.ts';
import { habilitarDerechohabiente } from './service.ts';

export const rutasHabilitacionDerechohabiente = rutaDeAccion(habilitacionDerechohabiente, habilitarDerechohabiente);
