import { saludListo, saludVivo } from '@sgpa/contract/v1/salud';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import type { RegistroDeRuta } from '../../plugins/ruta.ts';
import { publica, type Tabla } from '../../plugins/tabla.ts';
import { crearSondeo } from './salud.service.ts';

/** Each server probes its own database connection. */
const rutaListo: RegistroDeRuta = (app, deps) => {
  const sondear = crearSondeo(deps);
  publica(saludListo, async () => {
    // A server that was asked to stop is not ready, even while its last requests still run.
    if (!deps.atendiendo()) throw new Rechazo('SERVICIO_NO_DISPONIBLE');
    await sondear();
    return { estado: 'listo', fuera_de_alcance: [...deps.servicios.fueraDeAlcance()] };
  })(app, deps);
};

export const rutasSalud = {
  'salud/vivo': publica(saludVivo, async () => ({ estado: 'vivo' })),
  'salud/listo': rutaListo,
} satisfies Tabla;
