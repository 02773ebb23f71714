import { bajaNovedad } from '@sgpa/contract/v1/baja-novedad';
import { escribirUnaVez } from '../../idempotencia/idempotencia.service.ts';
import { rutaUnaVez } from '../../idempotencia/ruta-una-vez.ts';
import { darDeBajaPorNovedad } from './service.ts';

export const rutasBajaNovedad = rutaUnaVez(bajaNovedad, (deps, contexto, pedido, intencion) =>
  escribirUnaVez(deps, contexto, intencion, (op) => darDeBajaPorNovedad(op, pedido)),
);
