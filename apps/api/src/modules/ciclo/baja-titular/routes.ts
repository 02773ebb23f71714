import { bajaTitular } from '@sgpa/contract/v1/baja-titular';
import { rutaUnaVez } from '../../idempotencia/ruta-una-vez.ts';
import { bajaUnaVez } from '../baja.ts';
import { darDeBajaTitular } from './service.ts';

export const rutasBajaTitular = rutaUnaVez(bajaTitular, bajaUnaVez(darDeBajaTitular));
