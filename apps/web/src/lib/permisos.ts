import type { Perfil } from '@sgpa/contract/v1/perfil';
import type { Slug } from '@sgpa/domain/cuenta/permisos';

/**
 * Tells whether the server lets the person in session use a page. While that is not known (the profile could not be
 * had) the page is tried: the server refuses what it must.
 */
export const permite = (perfil: Perfil | undefined, slug: Slug | undefined): boolean =>
  perfil === undefined || slug === undefined || perfil.acciones_permitidas.includes(slug);
