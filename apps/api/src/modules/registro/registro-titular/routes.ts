import { familiaDelRegistro, registroTitular } from '@sgpa/contract/v2/registro-titular';
import { type RegistroDeRutas, rutaDeLectura } from '../../../plugins/ruta.ts';
import { rutaUnaVez } from '../../idempotencia/ruta-una-vez.ts';
import { CUERPO_CON_PAPEL } from '../../persona/pdf-recibido.ts';
import type { CaminoCompartido } from '../camino-compartido.ts';
import { registrarTitular } from '../registro-titular.service.ts';
import { leerFamilia } from './familia.service.ts';

/** The path of a living holder, and what is read before; `otro` is the use case that shares it. */
export const rutasRegistroTitular = (otro: CaminoCompartido): RegistroDeRutas => {
  const rutaDelRegistro = rutaUnaVez(
    registroTitular,
    (deps, contexto, pedido, intencion) =>
      otro.esPara(pedido)
        ? otro.atender(deps, contexto, pedido, intencion)
        : registrarTitular(deps, contexto, pedido, intencion),
    { bodyLimit: CUERPO_CON_PAPEL },
  );
  return (app, deps) => {
    rutaDelRegistro(app, deps);
    rutaDeLectura(app, familiaDelRegistro, (op, { params, query }) =>
      leerFamilia(op, params.idAfiliadoEnteGestor, query),
    );
  };
};
