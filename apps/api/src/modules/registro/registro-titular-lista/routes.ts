import { registroTitularLista } from '@sgpa/contract/v1/registro-titular-lista';
import { rutaUnaVez } from '../../idempotencia/ruta-una-vez.ts';
import { registrarDesdeLista } from './service.ts';

export const rutasRegistroTitularLista = rutaUnaVez(registroTitularLista, registrarDesdeLista);
