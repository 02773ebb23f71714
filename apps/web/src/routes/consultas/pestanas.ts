import type { Slug } from '@sgpa/domain/cuenta/permisos';
import type { ComponentType } from 'react';
import { ConsultaCertificacion } from '../../features/consulta/consulta-certificacion/ConsultaCertificacion.tsx';
import { ConsultaEmpresa } from '../../features/consulta/consulta-empresa/ConsultaEmpresa.tsx';
import { ConsultaIdentidad } from '../../features/consulta/consulta-identidad/ConsultaIdentidad.tsx';
import { ConsultaOvt } from '../../features/consulta/consulta-ovt/ConsultaOvt.tsx';
import { ConsultaSenasir } from '../../features/consulta/consulta-senasir/ConsultaSenasir.tsx';
import { ConsultaEstadoAsegurado } from '../../features/consulta/estado-asegurado/ConsultaEstadoAsegurado.tsx';

interface Pestana {
  slug: Slug;
  etiqueta: string;
  Consulta: ComponentType<{ borrador: string }>;
}

/** Document 1 §2 'Queries screen' sets their order; each is there for whom the server lets ask. */
export const PESTANAS: readonly [Pestana, ...Pestana[]] = [
  { slug: 'estado-asegurado', etiqueta: 'ESTADO ASEGURADO', Consulta: ConsultaEstadoAsegurado },
  { slug: 'consulta-identidad', etiqueta: 'IDENTIDAD (SEGIP)', Consulta: ConsultaIdentidad },
  { slug: 'consulta-ovt', etiqueta: 'PLANILLAS (OVT)', Consulta: ConsultaOvt },
  { slug: 'consulta-senasir', etiqueta: 'RENTISTAS (SENASIR)', Consulta: ConsultaSenasir },
  { slug: 'consulta-empresa', etiqueta: 'IDENTIFICACIÓN EMPRESAS', Consulta: ConsultaEmpresa },
  { slug: 'consulta-certificacion', etiqueta: 'CERTIFICACIÓN (SEGIP)', Consulta: ConsultaCertificacion },
];

export const borradorDe = (slug: Slug): string => `consultas/${slug}`;
