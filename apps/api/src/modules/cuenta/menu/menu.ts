import type { ItemMenu } from '@sgpa/contract/v1/menu';
import { puede, type Slug } from '@sgpa/domain/cuenta/permisos';

type Hoja = Omit<ItemMenu, 'items'> & { slug: Slug };
type Grupo = Omit<ItemMenu, 'items' | 'url'> & { items: Hoja[] };

/** An item is there when the role may use its page (document 1 §6), under that page's title (acuerdos §11 'Names'). */
const PRINCIPAL: (Hoja | Grupo)[] = [
  { titulo: 'Resumen de la población asegurada', url: '/dashBoardVue', icono: 'insights', slug: 'resumen-poblacion' },
  {
    titulo: 'Asegurados',
    icono: 'people',
    items: [
      { titulo: 'Lista de asegurados', url: '/asegurado', icono: 'people', slug: 'lista-asegurados' },
      { titulo: 'Registro de titular', url: '/afiliacionTitulares', icono: 'person_add', slug: 'registro-titular' },
      {
        titulo: 'Registro de beneficiario',
        url: '/afiliacionBeneficiario',
        icono: 'group_add',
        slug: 'registro-beneficiario',
      },
      {
        titulo: 'Registro de titular fallecido',
        url: '/afiliacionTitularesFallecidos',
        icono: 'person_off',
        slug: 'registro-fallecido',
      },
    ],
  },
  { titulo: 'Consultas', url: '/consultas', icono: 'search', slug: 'estado-asegurado' },
  { titulo: 'Corrección de novedades', url: '/novedades', icono: 'fact_check', slug: 'novedades' },
  {
    titulo: 'Remisión de Información de Total de Asegurados',
    url: '/monitoreoView',
    icono: 'outbox',
    slug: 'declaraciones',
  },
  { titulo: 'Certificación', url: '/certificacion', icono: 'verified', slug: 'certificado' },
  { titulo: 'Usuarios de Sistema', url: '/admin', icono: 'manage_accounts', slug: 'usuarios' },
  { titulo: 'Parámetros', url: '/parametros', icono: 'tune', slug: 'parametros' },
  { titulo: 'Auditoría', url: '/auditoria', icono: 'policy', slug: 'auditoria' },
  { titulo: 'Términos de uso', url: '/terminos', icono: 'gavel', slug: 'versiones-terminos' },
  { titulo: 'AYUDA', url: '/ayuda', icono: 'help', slug: 'menu' },
];

const SECUNDARIO: Hoja[] = [
  { titulo: 'Perfil de usuario', url: '/perfil', icono: 'account', slug: 'perfil' },
  { titulo: 'Cambiar contraseña', url: '/changeCUsr', icono: 'key', slug: 'cambio-password' },
];

const sinSlug = ({ slug: _, ...item }: Hoja): ItemMenu => item;
const permitidas = (hojas: Hoja[], rol: string): Hoja[] => hojas.filter(({ slug }) => puede(rol, slug));

/** A group with one item left becomes that item; an empty one disappears. */
export function armarMenuPrincipal(rol: string): ItemMenu[] {
  return PRINCIPAL.flatMap((entrada): ItemMenu[] => {
    if (!('items' in entrada)) return permitidas([entrada], rol).map(sinSlug);
    const items = permitidas(entrada.items, rol).map(sinSlug);
    return items.length > 1 ? [{ ...entrada, url: '', items }] : items;
  });
}

export const armarMenuSecundario = (rol: string): ItemMenu[] => permitidas(SECUNDARIO, rol).map(sinSlug);
