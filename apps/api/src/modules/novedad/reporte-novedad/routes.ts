import { reporteNovedad } from '@sgpa/contract/v1/reporte-novedad';
import { escribirUnaVez } from '../../idempotencia/idempotencia.service.ts';
import { rutaUnaVez } from '../../idempotencia/ruta-una-vez.ts';
import { reportarNovedades } from './service.ts';

export const rutasReporteNovedad = rutaUnaVez(reporteNovedad, (deps, contexto, pedido, intencion) =>
  escribirUnaVez(deps, contexto, intencion, (op) => reportarNovedades(op, pedido)),
);
