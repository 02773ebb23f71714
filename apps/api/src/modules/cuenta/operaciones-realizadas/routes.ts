import { operacionesRealizadas } from '@sgpa/contract/v1/operaciones-realizadas';
import { descripcionOperacion } from '@sgpa/domain/cuenta/operaciones';
import { hoyEnLaPaz } from '@sgpa/domain/shared/fecha-civil';
import type { FastifyInstance } from 'fastify';
import { conAlcance } from '../../../db/alcance.ts';
import type { Deps } from '../../../deps.ts';
import { ruta } from '../../../plugins/ruta.ts';
import { operacionesDelDia } from '../cuenta.queries.ts';

export function rutasOperacionesRealizadas(app: FastifyInstance, { db, clock }: Deps): void {
  ruta(app, operacionesRealizadas, async ({ usuario, alcance }) => {
    const hoy = hoyEnLaPaz(clock.ahora());
    const filas = await conAlcance(db, alcance, (trx) => operacionesDelDia(trx, usuario.id, hoy));
    return filas.map(({ clave, cantidad }) => ({
      claveTipoOperacion: clave,
      cantidadOperacion: cantidad,
      descripcion: descripcionOperacion(clave),
    }));
  });
}
