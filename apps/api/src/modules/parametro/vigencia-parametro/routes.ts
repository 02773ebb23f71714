import { vigenciaParametro } from '@sgpa/contract/v1/vigencia-parametro';
import { type RegistroDeRutas, ruta } from '../../../plugins/ruta.ts';
import { escribirUnaVez, leerIntencion } from '../../idempotencia/idempotencia.service.ts';
import { fijarVigencia } from './service.ts';

export const rutasVigenciaParametro: RegistroDeRutas = (app, deps) =>
  ruta(app, vigenciaParametro, async (contexto, { params, body, request }) =>
    escribirUnaVez(deps, contexto, leerIntencion(request, deps.config), (op) =>
      fijarVigencia(op, { ...params, ...body }),
    ),
  );
