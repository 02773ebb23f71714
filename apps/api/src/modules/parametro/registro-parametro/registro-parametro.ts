import type { Cuerpo, Params } from '@sgpa/contract/endpoints';
import type { DatosDeParametro } from '@sgpa/contract/shared/parametro';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import { limpiarCodigo } from '@sgpa/domain/parametro/datos-parametro';
import { admiteNuevos, type Lista, TEXTO_DE_REGLA } from '@sgpa/domain/parametro/listas';
import { armarCodigoEntidad, TIPOS_CODIGO_MANUAL } from '@sgpa/domain/shared/codigo-entidad';
import { leerFechaEscrita } from '@sgpa/domain/shared/fecha-civil';
import { idEnteGestor } from '@sgpa/domain/shared/ids';
import type { Contexto } from '../../../contexto.ts';
import type { Deps } from '../../../deps.ts';
import type { Momento } from '../../../operacion.ts';
import { exigirEnteVigente } from '../../catalogo/vigencia.ts';
import type { FilaJson } from '../parametro.queries.ts';
import { columnasComunes, exigirDatos } from '../preparar-parametro.ts';

function columnasDelAlta(lista: Lista, pedido: DatosDeParametro): FilaJson {
  const codigo = limpiarCodigo(pedido.codigo);
  switch (lista) {
    case 'EMPLEADOR': {
      const tipo =
        TIPOS_CODIGO_MANUAL.find((uno) => uno.tipo === pedido.tipoCodigo)?.tipo ?? TIPOS_CODIGO_MANUAL[0].tipo;
      return { codigo: armarCodigoEntidad(tipo, codigo), tipo_codigo: tipo, numero: codigo };
    }
    case 'ENTE_GESTOR':
      return { sigla: codigo, tipo: pedido.tipo ?? null };
    case 'ESTABLECIMIENTO':
      return { codigo_rues: codigo, id_ente_gestor: pedido.idEnteGestor ?? null };
    case 'FERIADO':
      return { fecha: leerFechaEscrita(codigo) };
    case 'EDAD':
      return { codigo, edad: pedido.edad ?? null };
    default:
      return { codigo, sigla: limpiarCodigo(pedido.sigla) || codigo };
  }
}

export async function prepararParametro(
  { db }: Pick<Deps, 'db'>,
  _: Contexto,
  { params: { lista }, body }: { params: Params<'registro-parametro'>; body: Cuerpo<'registro-parametro'> },
  { hoy }: Momento,
): Promise<FilaJson> {
  if (!admiteNuevos(lista))
    throw new Rechazo('REGLA_INCUMPLIDA', { razon: `${TEXTO_DE_REGLA}: la lista no admite valores nuevos.` });
  const listas = { db, hoy };
  await exigirDatos(listas, lista, body, true);
  if (lista === 'ESTABLECIMIENTO')
    await exigirEnteVigente(listas, body.idEnteGestor ?? idEnteGestor(0), 'idEnteGestor');
  return { ...columnasComunes(lista, body), ...columnasDelAlta(lista, body) };
}
