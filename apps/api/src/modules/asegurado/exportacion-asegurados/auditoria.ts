import type { PedidoExportacion } from '@sgpa/contract/v1/exportacion-asegurados';
import type { Operacion } from '../../../operacion.ts';
import { auditar } from '../../auditoria/auditoria.service.ts';

type Tipo = 'TITULAR' | 'BENEFICIARIO';

/** Before the first byte: who takes which list, asked for how, and how many rows it has. */
export const auditarPrincipio = (op: Operacion, pedido: PedidoExportacion, tipo: Tipo, registros: number): void =>
  auditar(op, {
    accion: 'exportacion-asegurados',
    recurso: tipo.toLowerCase(),
    despues: {
      ...pedido,
      registros,
      etapa: 'INICIO',
    },
  });

/** How many rows went out in the end. */
export const auditarFin = (
  op: Operacion,
  formato: PedidoExportacion['formato'],
  tipo: Tipo,
  registros: number,
  completa: boolean,
): void =>
  auditar(op, {
    accion: 'exportacion-asegurados',
    recurso: tipo.toLowerCase(),
    despues: { formato, registros, etapa: completa ? 'COMPLETA' : 'INTERRUMPIDA' },
  });
