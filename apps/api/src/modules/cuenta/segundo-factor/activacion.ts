import type { Cuerpo } from '@sgpa/contract/endpoints';
import { leerCodigo } from '@sgpa/domain/cuenta/segundo-factor';
import { TEXTO_CODIGO_INVALIDO } from '@sgpa/domain/errors/textos';
import QRCode from 'qrcode';
import type { Contexto } from '../../../contexto.ts';
import type { Deps } from '../../../deps.ts';
import { direccionDeClave, nuevaClave, nuevosCodigos, pasoDelCodigo } from '../../sesion/codigo-de-factor.ts';
import {
  anotarFalloEnSesion,
  cambiarFactor,
  cuentaComprobada,
  TEXTO_PASSWORD_ACTUAL,
} from '../../sesion/comprobacion.ts';
import { factorActivado, factorPreparado, preparacion } from '../../sesion/segundo-factor.queries.ts';

/** Draws the code as one path of an SVG: the page gives it colours and size, and no picture travels. */
function trazoDeQr(texto: string): { lado: number; trazo: string } {
  const { modules } = QRCode.create(texto, { errorCorrectionLevel: 'M' });
  const trazos: string[] = [];
  for (let fila = 0; fila < modules.size; fila += 1)
    for (let desde = 0; desde < modules.size; desde += 1) {
      let hasta = desde;
      while (hasta < modules.size && modules.get(fila, hasta)) hasta += 1;
      if (hasta > desde) trazos.push(`M${desde} ${fila}h${hasta - desde}v1H${desde}z`);
      desde = hasta;
    }
  return { lado: modules.size, trazo: trazos.join('') };
}

type FactorDeps = Pick<Deps, 'dbIngreso' | 'clock' | 'cofre' | 'config'>;

const YA_ACTIVO = 'Su segundo factor ya está activo.';
const SIN_PREPARAR = 'Vuelva a empezar: la clave que se muestra ya no vale.';

/** Makes a key that is worth nothing until one of its codes comes back. */
export async function prepararFactor({ dbIngreso, clock, cofre, config }: FactorDeps, { usuario }: Contexto) {
  const clave = nuevaClave();
  const guardada = await cofre.guardar(usuario.id, clave);
  // Where a key is in use, it stays, and the new one is not stored.
  await factorPreparado(dbIngreso, usuario.id, guardada, clock.ahora());
  const direccion = direccionDeClave(clave, config.producto, usuario.username);
  return { clave, direccion_clave: direccion, qr: trazoDeQr(direccion) };
}

/** Asks for password and code, so that nobody ties another telephone to an account that was left open. */
export async function activarFactor(
  deps: FactorDeps,
  contexto: Contexto,
  { password, codigo }: Cuerpo<'segundo-factor/activar'>,
) {
  const { dbIngreso, clock, cofre } = deps;
  const idUsuario = contexto.usuario.id;
  const ahora = clock.ahora();
  const negar = (mensaje: string) => ({ registro: false, mensaje, codigos: [] });
  const cuenta = await cuentaComprobada(deps, contexto, password);
  if (cuenta === null) return negar(TEXTO_PASSWORD_ACTUAL);
  if (cuenta.segundo_factor !== null) return negar(YA_ACTIVO);
  const guardada = await preparacion(dbIngreso, idUsuario);
  if (guardada === null) return negar(SIN_PREPARAR);
  const leido = leerCodigo(codigo);
  const paso =
    leido?.clase === 'totp' ? pasoDelCodigo(await cofre.abrir(idUsuario, guardada), leido.codigo, ahora) : null;
  if (paso === null) {
    await anotarFalloEnSesion(deps, contexto);
    return negar(TEXTO_CODIGO_INVALIDO);
  }
  const { codigos, huellas } = await nuevosCodigos(cofre, idUsuario, guardada);
  const { sesionId } = contexto;
  const activado = await cambiarFactor(deps, contexto, { accion: 'activacion-segundo-factor', ahora }, (trx) =>
    factorActivado(trx, { idUsuario, guardada, paso, huellas, sesionId, ahora }),
  );
  if (!activado) return negar(SIN_PREPARAR);
  return { registro: true, mensaje: 'El segundo factor está activo. Guarde sus códigos de recuperación.', codigos };
}
