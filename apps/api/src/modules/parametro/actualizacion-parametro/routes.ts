import { actualizacionParametro } from '@sgpa/contract/v1/actualizacion-parametro';
import { type RegistroDeRutas, ruta } from '../../../plugins/ruta.ts';
import { escribirUnaVez, leerIntencion } from '../../idempotencia/idempotencia.service.ts';
import { actualizarParametro } from '../cambiar-parametro.ts';
import { prepararCambios } from '../preparar-parametro.ts';

export const rutasActualizacionParametro: RegistroDeRutas = (app, deps) =>
  ruta(app, actualizacionParametro, async (contexto, { params: { lista, id }, body, request }) => {
    const { version, ...pedido } = body;
    const cambios = await prepararCambios(deps, lista, pedido);
    return escribirUnaVez(deps, contexto, leerIntencion(request, deps.config), (op) =>
      actualizarParametro(op, { lista, id, version, cambios }),
    );
  });
