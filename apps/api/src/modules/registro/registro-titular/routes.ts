import { FOTO_MAX, PDF_MAX } from '@sgpa/contract/shared/tamanos';
import { registroTitular } from '@sgpa/contract/v2/registro-titular';
import type { RegistroDeRutas } from '../../../plugins/ruta.ts';
import { rutaUnaVez } from '../../idempotencia/ruta-una-vez.ts';
import type { CaminoCompartido } from '../camino-compartido.ts';
import { registrarTitular } from '../registro-titular.service.ts';

/** A photo, a certificate, and the rest of the form. */
const CUERPO_MAX = FOTO_MAX + PDF_MAX + 100_000;

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
