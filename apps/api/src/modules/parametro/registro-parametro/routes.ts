import { registroParametro } from '@sgpa/contract/v1/registro-parametro';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import { admiteNuevos, type Lista, TEXTO_DE_REGLA } from '@sgpa/domain/parametro/listas';
import { type RegistroDeRutas, ruta } from '../../../plugins/ruta.ts';
import { escribirUnaVez, leerIntencion } from '../../idempotencia/idempotencia.service.ts';
import { registrarParametro } from '../anadir-parametro.ts';
import { prepararAlta } from '../preparar-parametro.ts';

function exigirQueAdmita(lista: Lista): void {
  if (admiteNuevos(lista)) return;
  throw new Rechazo('REGLA_INCUMPLIDA', { razon: `${TEXTO_DE_REGLA}: la lista no admite valores nuevos.` });
}

export const rutasRegistroParametro: RegistroDeRutas = (app, deps) =>
  ruta(app, registroParametro, async (contexto, { params: { lista }, body, request }) => {
    exigirQueAdmita(lista);
    const datos = await prepararAlta(deps, lista, body);
    return escribirUnaVez(deps, contexto, leerIntencion(request, deps.config), (op) =>
      registrarParametro(op, lista, datos),
    );
  });
