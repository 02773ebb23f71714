import { estadoAsegurado } from '@sgpa/contract/v1/estado-asegurado';
import { limpiarComplemento, unirDocumento } from '@sgpa/domain/shared/documento';
import { hoyEnLaPaz } from '@sgpa/domain/shared/fecha-civil';
import type { FastifyInstance } from 'fastify';
import { conAlcance } from '../../../db/alcance.ts';
import type { Deps } from '../../../deps.ts';
import { ruta } from '../../../plugins/ruta.ts';
import { auditarOperacion } from '../../auditoria/auditoria.service.ts';
import { estadoAsegurado as buscarEstado } from '../../titular/titular.queries.ts';
import { presentarRegistro } from '../asegurado.presenter.ts';

const NO_ENCONTRADO = 'No se pudo encontrar información con los datos introducidos.';

/** Insured status anywhere, as the specification shows it to every role that may consult. */
export function rutasEstadoAsegurado(app: FastifyInstance, { db, clock }: Deps): void {
  ruta(app, estadoAsegurado, async (contexto, { body }) => {
    const ahora = clock.ahora();
    const complemento = limpiarComplemento(body.complemento_documento);
    const documento = { numero: body.numero_documento, complemento, fechaNacimiento: body.fecha_nacimiento };
    const filas = await conAlcance(db, contexto.alcance, async (trx) => {
      await auditarOperacion(trx, contexto, ahora, {
        accion: 'estado-asegurado',
        recurso: 'persona',
        idRecurso: unirDocumento(body.numero_documento, complemento),
      });
      return buscarEstado(trx, documento);
    });
    if (filas.length === 0) return { status: 404, mensaje: NO_ENCONTRADO, data: [] };
    return { status: 200, data: filas.map((fila) => presentarRegistro(fila, hoyEnLaPaz(ahora))) };
  });
}
