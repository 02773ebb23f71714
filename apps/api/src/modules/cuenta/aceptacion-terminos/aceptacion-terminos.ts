import { PRODUCTO } from '@sgpa/domain/cuenta/roles';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import { hoyEnLaPaz } from '@sgpa/domain/shared/fecha-civil';
import type { Contexto } from '../../../contexto.ts';
import type { Deps } from '../../../deps.ts';
import { enOperacion, type Operacion } from '../../../operacion.ts';
import { auditar } from '../../auditoria/auditoria.queries.ts';
import { compararTerminos } from '../cambios-terminos.ts';
import {
  aceptarTerminos,
  aceptoTerminos,
  terminosPorRegir,
  terminosVigentes,
  ultimaAceptada,
} from '../terminos.queries.ts';

/** Compares the terms in force with those that the user accepted last; null for who never accepted any. */
export async function verCambios({ trx, hoy, contexto }: Operacion, producto: string) {
  const vigentes = await terminosVigentes(trx, hoy);
  if (!vigentes) throw new Rechazo('NO_ENCONTRADO');
  const { version, vigente_desde: vigenteDesde } = vigentes;
  const aceptada = await ultimaAceptada(trx, contexto.usuario.id, hoy);
  if (!aceptada || aceptada.version === version)
    return { version, vigenteDesde, anterior: null, aceptadoEl: null, parrafos: [] };
  const nombrar = (texto: string) => texto.replaceAll(PRODUCTO, producto);
  return {
    version,
    vigenteDesde,
    anterior: aceptada.version,
    aceptadoEl: hoyEnLaPaz(aceptada.aceptado_en),
    parrafos: compararTerminos(nombrar(aceptada.texto), nombrar(vigentes.texto)),
  };
}

type TerminosDeps = Pick<Deps, 'db' | 'clock'>;

/** Terms for a later day may be accepted before, so that their first morning stops nobody (acuerdos §11). */
export async function comprobarAceptacion({ trx, hoy, contexto: { usuario } }: Operacion) {
  const nuevos = await terminosPorRegir(trx, hoy);
  const falta = nuevos !== undefined && !(await aceptoTerminos(trx, usuario.id, nuevos.version));
  return {
    activo: usuario.terminosAceptados,
    porRegir: falta ? { version: nuevos.version, vigenteDesde: nuevos.vigente_desde } : null,
  };
}

/** Accepts the version in force, or the one to come that was read; repeating it changes nothing (acuerdos §9, §11). */
export function aceptarLeidos(deps: TerminosDeps, contexto: Contexto, leida: string | undefined) {
  return enOperacion(deps, contexto, async (op) => {
    const { trx, ahora, hoy } = op;
    const vigentes = await terminosVigentes(trx, hoy);
    const esOtra = leida !== undefined && leida !== vigentes?.version;
    const nuevos = esOtra ? await terminosPorRegir(trx, hoy) : undefined;
    const adelantados = nuevos !== undefined && nuevos.version === leida;
    const aceptados = adelantados ? nuevos : vigentes;
    const hecho = { activo: !adelantados || contexto.usuario.terminosAceptados };
    if (!aceptados || (await aceptoTerminos(trx, contexto.usuario.id, aceptados.version))) return hecho;
    if (leida !== undefined && leida !== aceptados.version) throw new Rechazo('TERMINOS_CAMBIADOS');
    await aceptarTerminos(trx, {
      id_usuario: contexto.usuario.id,
      version: aceptados.version,
      aceptado_en: ahora,
      ip: contexto.ip,
    });
    auditar(op, {
      accion: 'aceptacion-terminos',
      recurso: 'terminos',
      idRecurso: aceptados.version,
    });
    return hecho;
  });
}
