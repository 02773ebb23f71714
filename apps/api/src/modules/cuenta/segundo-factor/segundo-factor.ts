import type { Cuerpo } from '@sgpa/contract/endpoints';
import { esPasswordCorta } from '@sgpa/domain/cuenta/password';
import { TEXTO_FACTOR_EXIGIDO, TEXTO_PASSWORD_CORTA } from '@sgpa/domain/cuenta/segundo-factor';
import { TEXTO_CODIGO_INVALIDO } from '@sgpa/domain/errors/textos';
import type { Contexto } from '../../../contexto.ts';
import type { Trx } from '../../../db/pool.ts';
import type { Deps } from '../../../deps.ts';
import { enOperacion, type Operacion } from '../../../operacion.ts';
import { gastar, nuevosCodigos, pruebaDelCodigo } from '../../sesion/codigo-de-factor.ts';
import {
  anotarFalloEnSesion,
  cambiarFactor,
  cuentaComprobada,
  TEXTO_PASSWORD_ACTUAL,
} from '../../sesion/comprobacion.ts';
import { codigosPuestos, estadoDelFactor, factorQuitado } from '../../sesion/segundo-factor.queries.ts';

type FactorDeps = Pick<Deps, 'db' | 'dbIngreso' | 'clock' | 'cofre'>;
type Dicho = Cuerpo<'segundo-factor/desactivar'>;

const SIN_FACTOR = 'Su cuenta no tiene segundo factor.';

export async function verFactor({ trx }: Operacion) {
  const estado = await estadoDelFactor(trx);
  return {
    activo: estado?.activado_en != null,
    desde: estado?.activado_en?.toISOString() ?? null,
    exigido: estado?.exigido ?? false,
    codigos_restantes: estado?.codigos ?? 0,
  };
}

/** Runs `hacer` once per code for who gives password and code; else says what is wrong. */
async function conFactor(
  deps: FactorDeps,
  contexto: Contexto,
  { password, codigo, accion }: Dicho & { accion: string },
  hacer: (trx: Trx, guardada: string) => Promise<void>,
): Promise<string | null> {
  const ahora = deps.clock.ahora();
  const cuenta = await cuentaComprobada(deps, contexto, password);
  if (cuenta === null) return TEXTO_PASSWORD_ACTUAL;
  const { id, segundo_factor } = cuenta;
  if (segundo_factor === null) return SIN_FACTOR;
  const prueba = await pruebaDelCodigo(deps.cofre, { id, segundo_factor }, codigo, ahora);
  const hecho =
    prueba !== null &&
    (await cambiarFactor(deps, contexto, { accion, ahora }, async (trx) => {
      if (!(await gastar(trx, id, prueba, ahora))) return false;
      await hacer(trx, segundo_factor);
      return true;
    }));
  if (hecho) return null;
  await anotarFalloEnSesion(deps, contexto);
  return TEXTO_CODIGO_INVALIDO;
}

/** Refuses where the role asks for a factor, or while the password is too short to be alone. */
export async function desactivarFactor(deps: FactorDeps, contexto: Contexto, dicho: Dicho) {
  const { exigido } = await enOperacion(deps, contexto, verFactor);
  if (exigido) return { registro: false, mensaje: TEXTO_FACTOR_EXIGIDO };
  if (esPasswordCorta(dicho.password)) {
    // The refusal tells of a short password only to who knows it; a wrong one counts as a try.
    const cuenta = await cuentaComprobada(deps, contexto, dicho.password);
    return { registro: false, mensaje: cuenta === null ? TEXTO_PASSWORD_ACTUAL : TEXTO_PASSWORD_CORTA };
  }
  const problema = await conFactor(deps, contexto, { ...dicho, accion: 'desactivacion-segundo-factor' }, (trx) =>
    factorQuitado(trx, contexto.usuario.id),
  );
  return { registro: problema === null, mensaje: problema ?? 'El segundo factor fue desactivado.' };
}

/** The former codes are worth nothing any more. */
export async function cambiarCodigos(deps: FactorDeps, contexto: Contexto, dicho: Dicho) {
  let codigos: readonly string[] = [];
  const deCodigos = { ...dicho, accion: 'codigos-recuperacion' };
  const problema = await conFactor(deps, contexto, deCodigos, async (trx, guardada) => {
    const nuevos = await nuevosCodigos(deps.cofre, contexto.usuario.id, guardada);
    codigos = nuevos.codigos;
    await codigosPuestos(trx, contexto.usuario.id, nuevos.huellas);
  });
  if (problema !== null) return { registro: false, mensaje: problema, codigos: [] };
  return { registro: true, mensaje: 'Guarde sus nuevos códigos: los anteriores ya no valen.', codigos: [...codigos] };
}
