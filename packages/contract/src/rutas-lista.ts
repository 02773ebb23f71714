import type { CasoDeLista, CasoQueEscribe } from '@sgpa/domain/cuenta/acciones';
import type { Ruta } from './ruta.ts';

/** What the list offers has a path under its own name, and what it writes is written once. */
type DeLaLista = { [C in CasoDeLista]: Ruta & { slug: C } } & { [C in CasoQueEscribe]: { idempotente: true } };

/** Paths of the actions of the list: one that comes takes its line here, for which the type check asks. */
export const RUTAS_LISTA = {
  'actualizacion-beneficiario': {
    slug: 'actualizacion-beneficiario',
    method: 'POST',
    path: '/v2/beneficiario/updateBeneficiario',
    idempotente: true,
  },
  'actualizacion-beneficiario/registro': {
    slug: 'actualizacion-beneficiario',
    method: 'GET',
    path: '/v2/beneficiario/findByCodigo/:code',
  },
  'actualizacion-titular': {
    slug: 'actualizacion-titular',
    method: 'POST',
    path: '/v2/afiliado/update',
    idempotente: true,
  },
  'actualizacion-titular/registro': {
    slug: 'actualizacion-titular',
    method: 'GET',
    path: '/v2/afiliado/findByCodigo/:code',
  },
  'ampliacion-beneficiario': {
    slug: 'ampliacion-beneficiario',
    method: 'PUT',
    path: '/v1/beneficiario/ampliacion-fecha',
    idempotente: true,
  },
  'ampliacion-titular': {
    slug: 'ampliacion-titular',
    method: 'PUT',
    path: '/v1/afiliado/ampliacion-fecha',
    idempotente: true,
  },
  'baja-beneficiario': {
    slug: 'baja-beneficiario',
    method: 'PUT',
    path: '/v1/beneficiario/ente-gestor',
    idempotente: true,
  },
  'baja-titular': { slug: 'baja-titular', method: 'PUT', path: '/v1/afiliado/ente-gestor', idempotente: true },
  'detalle-asegurado': {
    slug: 'detalle-asegurado',
    method: 'GET',
    path: '/v1/asegurado/buscar/titular/:tipo_documento/:numero_documento/:fecha_nacimiento/:codigo_entidad/:fecha_afiliacion',
  },
  'detalle-asegurado/ente': {
    slug: 'detalle-asegurado',
    method: 'GET',
    path: '/v1/asegurado/buscar/titular/enteGestor/:tipo_documento/:numero_documento/:fecha_nacimiento/:codigo_entidad/:fecha_afiliacion/:siglaEnteGestor',
  },
  'habilitacion-derechohabiente': {
    slug: 'habilitacion-derechohabiente',
    method: 'PUT',
    path: '/v1/beneficiario/derecho_hambiente',
    idempotente: true,
  },
  'renovacion-condicion': {
    slug: 'renovacion-condicion',
    method: 'PUT',
    path: '/v1/beneficiario/condicion',
    idempotente: true,
  },
  'revision-afiliacion': {
    slug: 'revision-afiliacion',
    method: 'PUT',
    path: '/v1/afiliado/revision',
    idempotente: true,
  },
  'revision-afiliacion/propuesta': {
    slug: 'revision-afiliacion',
    method: 'GET',
    path: '/v1/afiliado/revision/:idAfiliadoEnteGestor',
  },
} as const satisfies Record<string, Ruta> & DeLaLista;
