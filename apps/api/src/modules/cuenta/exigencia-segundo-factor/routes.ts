import { exigenciaSegundoFactor, rolesConSegundoFactor } from '@sgpa/contract/v1/exigencia-segundo-factor';
import { type RegistroDeRutas, rutaDeLectura } from '../../../plugins/ruta.ts';
import { rutaUnaVez } from '../../idempotencia/ruta-una-vez.ts';
import { exigirFactor, verRoles } from './service.ts';

export const rutasExigenciaSegundoFactor: RegistroDeRutas = (app, deps) => {
  rutaDeLectura(app, rolesConSegundoFactor, (op) => verRoles(op, deps.config.producto));
  rutaUnaVez(exigenciaSegundoFactor, exigirFactor)(app, deps);
};
