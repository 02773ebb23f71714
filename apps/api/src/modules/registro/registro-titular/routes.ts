import { FOTO_MAX, PDF_MAX } from '@sgpa/contract/shared/tamanos';
import { familiaDelRegistro, registroTitular } from '@sgpa/contract/v2/registro-titular';
import { type RegistroDeRutas, rutaDeLectura } from '../../../plugins/ruta.ts';
import { rutaUnaVez } from '../../idempotencia/ruta-una-vez.ts';
import type { CaminoCompartido } from '../camino-compartido.ts';
import { registrarTitular } from '../registro-titular.service.ts';
import { leerFamilia } from './familia.service.ts';

/** A photo, a certificate, and the rest of the form. */
const CUERPO_MAX = FOTO_MAX + PDF_MAX + 100_000;

/** The path of a living holder, and what is read before; `otro` is the use case that shares it. */
export const rutasRegistroTitular = (otro: CaminoCompartido): RegistroDeRutas => {
  const rutaDelRegistro = rutaUnaVez(
    registroTitular,
    (deps, contexto, pedido, intencion) =>
      otro.esPara(pedido)
        ? otro.atender(deps, contexto, pedido, intencion)
        : registrarTitular(deps, contexto, pedido, intencion),
    { bodyLimit: CUERPO_MAX },
  );
  return (app, deps) => {
    rutaDelRegistro(app, deps);
    rutaDeLectura(app, familiaDelRegistro, (op, { params, query }) =>
      leerFamilia(op, params.idAfiliadoEnteGestor, query),
    );
  };
};
