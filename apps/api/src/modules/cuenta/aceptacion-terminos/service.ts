import type { Terminos } from '@sgpa/contract/v1/aceptacion-terminos';
import { PRODUCTO } from '@sgpa/domain/cuenta/roles';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import { hoyEnLaPaz } from '@sgpa/domain/shared/fecha-civil';
import type { Contexto } from '../../../contexto.ts';
import type { Deps } from '../../../deps.ts';
import { enOperacion } from '../../../operacion.ts';
import { auditar } from '../../auditoria/auditoria.service.ts';
import { aceptarTerminos, aceptoTerminos, terminosVigentes } from './terminos.queries.ts';

type TerminosDeps = Pick<Deps, 'db' | 'clock'>;

/** Accepts the version in force today; repeated, it changes nothing (decisions §9). */
export function activarUsuario(
  deps: TerminosDeps,
  contexto: Contexto,
  leida: string | undefined,
): Promise<{ activo: boolean }> {
  return enOperacion(deps, contexto, async (op) => {
    const { trx, ahora, hoy } = op;
    const vigentes = await terminosVigentes(trx, hoy);
    if (!vigentes || (await aceptoTerminos(trx, contexto.usuario.id, vigentes.version))) return { activo: true };
    if (leida !== undefined && leida !== vigentes.version) throw new Rechazo('TERMINOS_CAMBIADOS');
    await aceptarTerminos(trx, {
      id_usuario: contexto.usuario.id,
      version: vigentes.version,
      aceptado_en: ahora,
      ip: contexto.ip,
    });
    await auditar(op, {
      accion: 'aceptacion-terminos',
      recurso: 'terminos',
      idRecurso: vigentes.version,
    });
    return { activo: true };
  });
}

/** The terms name the product, which the installation may call otherwise. */
export async function leerTerminos({ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>): Promise<Terminos> {
  const vigentes = await terminosVigentes(db, hoyEnLaPaz(clock.ahora()));
  if (!vigentes) throw new Rechazo('NO_ENCONTRADO');
  const { version, titulo, texto, publicado_el, vigente_desde } = vigentes;
  const nombrar = (dicho: string) => dicho.replaceAll(PRODUCTO, config.producto);
  return {
    version,
    titulo: nombrar(titulo),
    texto: nombrar(texto),
    publicadoEl: publicado_el,
    vigenteDesde: vigente_desde,
  };
}
