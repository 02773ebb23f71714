import { CUENTAS_DEMO } from '@sgpa/demo/cuentas';
import { PERMISOS, puede, type Slug } from '@sgpa/domain/cuenta/permisos';
import type { Rol } from '@sgpa/domain/cuenta/roles';

export const esSlug = (texto: string | undefined): texto is Slug => texto !== undefined && texto in PERMISOS;

export const usuarioDe = (rol: Rol): string => CUENTAS_DEMO.find((cuenta) => cuenta.rol === rol)?.username ?? '';

/** Most requests of the tests come from one of these roles, so they need say nothing more than a sample does. */
const ANTES: readonly Rol[] = ['OPE_AFILIACION', 'ADM_ENTE'];

/** Finds somebody who may do that: a test of every path is about the path, not about one role. */
export function usuarioQuePuede(slug: string): string {
  const roles = [...ANTES, ...CUENTAS_DEMO.map(({ rol }) => rol)];
  const rol = esSlug(slug) ? roles.find((uno) => puede(uno, slug)) : undefined;
  if (rol === undefined) throw new Error(`Nobody in the demo data may do «${slug}»`);
  return usuarioDe(rol);
}
