import { type PedidoExportacion, TIPOS_DE_ARCHIVO } from '@sgpa/contract/v1/exportacion-asegurados';
import { type Formato, MAX_EXPORTADOS } from '@sgpa/domain/asegurado/exportacion-asegurados';
import { campoInvalido, Rechazo } from '@sgpa/domain/errors/rechazo';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import type { Lectura, LecturaDeps } from '../../../lectura.ts';
import { comoCsv } from '../../../plugins/csv.ts';
import { Descarga } from '../../../plugins/descarga.ts';
import { anotarMostradas, auditar } from '../../auditoria/auditoria.queries.ts';
import { quienesDe } from '../asegurado.presenter.ts';
import { filasDeLista } from '../asegurado.queries.ts';
import { leerFiltro } from '../filtro.ts';
import { totalDeLista, tramoDeLista } from '../lista.queries.ts';
import { hallar } from '../nombre.queries.ts';
import { comoXlsx } from './hoja.ts';
import { PASO, tramosDe } from './tramos.ts';

const ESCRIBIR: Readonly<Record<Formato, typeof comoCsv>> = { csv: comoCsv, xlsx: comoXlsx };

const cifra = (n: number): string => n.toLocaleString('es-BO');

function nombreDe(tipo: 'TITULAR' | 'BENEFICIARIO', ente: string, hoy: FechaCivil, formato: Formato): string {
  const que = tipo === 'TITULAR' ? 'titulares' : 'beneficiarios';
  return `${que}-${ente.replace(/\W+/g, '')}-${hoy}.${formato}`;
}

/** Exports the list: what can be refused is so before the first byte, and the rest is read while it is fetched. */
export async function exportarAsegurados(
  deps: LecturaDeps,
  op: Lectura,
  pedido: PedidoExportacion,
  alTerminar: () => void,
): Promise<Descarga> {
  const { trx, contexto, hoy } = op;
  const { formato, ...filtros } = pedido;
  const tipo = filtros.tipoAfiliado ?? 'TITULAR';
  const leido = { ...leerFiltro(filtros, contexto, tipo), empleador: contexto.alcance.idEmpleador, hoy, limite: PASO };
  const filtro = { ...leido, hallado: await hallar(trx, filtros, leido, null) };
  if (filtro.hallado?.comun) throw campoInvalido('nombre', 'El nombre es muy común para exportar su lista.');
  const [total, primeras] = await Promise.all([
    totalDeLista(trx, filtro),
    filasDeLista(trx, tramoDeLista(filtro, undefined), tipo),
  ]);
  if (total > MAX_EXPORTADOS)
    throw new Rechazo('EXPORTACION_MUY_GRANDE', { total: cifra(total), maximo: cifra(MAX_EXPORTADOS) });
  const [primera] = primeras;
  if (primera === undefined) throw new Rechazo('NO_ENCONTRADO');
  auditar(op, {
    accion: 'exportacion-asegurados',
    recurso: tipo.toLowerCase(),
    despues: { ...pedido, registros: total, etapa: 'INICIO' },
  });
  anotarMostradas(op, quienesDe(primeras));
  const ente = filtro.entes.length === 1 ? primera.sigla_ente : 'TODOS';
  const cuerpo = ESCRIBIR[formato](tramosDe(deps, op, { filtro, formato, alTerminar }, primeras));
  return new Descarga(nombreDe(tipo, ente, hoy, formato), TIPOS_DE_ARCHIVO[formato], cuerpo);
}
