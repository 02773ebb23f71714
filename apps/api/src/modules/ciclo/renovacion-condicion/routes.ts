import { renovacionCondicion } from '@sgpa/contract/v1/renovacion-condicion';
import { rutaUnaVez } from '../../idempotencia/ruta-una-vez.ts';
import { CUERPO_CON_EVIDENCIA } from '../evidencia.ts';
import { renovar } from './service.ts';

export const rutasRenovacionCondicion = rutaUnaVez(renovacionCondicion, renovar, { bodyLimit: CUERPO_CON_EVIDENCIA });
