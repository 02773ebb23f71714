import type { Consulta } from '@sgpa/contract/endpoints';
import { estadoDeVersion, vigenteDesde } from '@sgpa/domain/cuenta/terminos';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import { horaEnLaPaz } from '@sgpa/domain/shared/fecha-civil';
import type { Operacion } from '../../../operacion.ts';
import { auditar } from '../../auditoria/auditoria.queries.ts';
import { compararTerminos } from '../cambios-terminos.ts';
import { terminosVigentes } from '../terminos.queries.ts';
import {
  laAnterior,
  paginaDeAceptaciones,
  todasLasVersiones,
  totalDeAceptaciones,
  unaVersion,
} from './versiones-terminos.queries.ts';

/** Lists every version, and from when on a version that is published today would be in force. */
export async function listarVersiones({ trx, hoy }: Operacion) {
  const vigente = await terminosVigentes(trx, hoy);
  const filas = await todasLasVersiones(trx);
  return {
    regiria: vigenteDesde(hoy),
    versiones: filas.map((v) => ({
      version: v.version,
      titulo: v.titulo,
      estado: estadoDeVersion(
        { version: v.version, vigenteDesde: v.vigente_desde, retirada: v.retirado_en !== null },
        hoy,
        vigente?.version,
      ),
      publicadoEl: v.publicado_el,
      vigenteDesde: v.vigente_desde,
      publicadoPor: v.publicado_por,
      retiradoEl: v.retirado_en && horaEnLaPaz(v.retirado_en),
      retiradoPor: v.retirado_por,
      motivoRetiro: v.motivo_retiro,
      aceptaron: v.aceptaron ?? 0,
      faltan: v.faltan ?? 0,
    })),
  };
}

export async function verVersion({ trx }: Operacion, version: string) {
  const pedida = await unaVersion(trx, version);
  if (!pedida) throw new Rechazo('NO_ENCONTRADO');
  const anterior = await laAnterior(trx, version, pedida.vigente_desde);
  return {
    version,
    titulo: pedida.titulo,
    texto: pedida.texto,
    anterior: anterior?.version ?? null,
    parrafos: compararTerminos(anterior?.texto ?? '', pedida.texto),
  };
}

/** Reads a page of accounts, those that still have to accept included; the reading is audited. */
export async function verAceptaciones(
  op: Operacion,
  version: string,
  { page, limit, situacion, idEnteGestor }: Consulta<'versiones-terminos/aceptaciones'>,
) {
  const { trx, hoy } = op;
  const pedida = await unaVersion(trx, version);
  if (!pedida) throw new Rechazo('NO_ENCONTRADO');
  const porRegir = pedida.vigente_desde > hoy && pedida.retirado_en === null;
  const pendiente = porRegir || (await terminosVigentes(trx, hoy))?.version === version;
  // Zero stands for every entity, as in all selectors of managing entities.
  const filtro = { version, situacion: situacion ?? null, idEnteGestor: idEnteGestor || null, pendiente };
  const [{ total }, filas] = await Promise.all([
    totalDeAceptaciones(trx, filtro).executeTakeFirstOrThrow(),
    paginaDeAceptaciones(trx, filtro, page, limit).execute(),
  ]);
  auditar(op, {
    accion: 'versiones-terminos',
    recurso: 'terminos',
    idRecurso: version,
    despues: { total, page },
  });
  return {
    content: filas.map((u) => ({
      idUsuarioSistema: u.id,
      usuario: u.username,
      nombre: [u.paterno, u.materno, u.nombres].filter(Boolean).join(' '),
      enteGestor: u.ente,
      aceptadoEl: u.aceptado_en && horaEnLaPaz(u.aceptado_en),
    })),
    pages: Math.ceil(total / limit),
    totalElement: total,
  };
}
