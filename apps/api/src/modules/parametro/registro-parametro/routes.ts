import { registroParametro } from '@sgpa/contract/v1/registro-parametro';
import { type RegistroDeRutas, ruta } from '../../../plugins/ruta.ts';
import { escribirUnaVez, leerIntencion } from '../../idempotencia/idempotencia.service.ts';
import { prepararAlta } from '../preparar-parametro.ts';
import { exigirQueAdmita, registrarParametro } from './service.ts';

export const rutasRegistroParametro: RegistroDeRutas = (app, deps) =>
  ruta(app, registroParametro, async (contexto, { params: { lista }, body, request }) => {
    exigirQueAdmita(lista);
    const datos = await prepararAlta(deps, lista, body);
    return escribirUnaVez(deps, contexto, leerIntencion(request, deps.config), (op) =>
      registrarParametro(op, lista, datos),
    );
  });
