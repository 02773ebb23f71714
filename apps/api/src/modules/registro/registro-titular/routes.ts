import { registroTitular } from '@sgpa/contract/v2/registro-titular';
import type { RegistroDeRutas } from '../../../plugins/ruta.ts';
import { rutaUnaVez } from '../../idempotencia/ruta-una-vez.ts';
import type { CaminoCompartido } from '../camino-compartido.ts';
import { registrarTitular } from '../registro-titular.service.ts';

/** A photo, a certificate of 5 MB as base64, and the rest of the form. */
const CUERPO_MAX = 11 * 1024 * 1024;

/** The path of a living holder; `otro` is the use case that shares it. */
export const rutasRegistroTitular = (otro: CaminoCompartido): RegistroDeRutas =>
  rutaUnaVez(
    registroTitular,
    (deps, contexto, pedido, intencion) =>
      otro.esPara(pedido)
        ? otro.atender(deps, contexto, pedido, intencion)
        : registrarTitular(deps, contexto, pedido, intencion),
    { bodyLimit: CUERPO_MAX },
  );
