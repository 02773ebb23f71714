import { SLUGS, type Slug } from '@sgpa/domain/cuenta/permisos';

const POR_TEMA: readonly { titulo: string; slugs: readonly Slug[] }[] = [
  { titulo: 'Sesión y cuenta', slugs: ['ingreso', 'cierre-sesion', 'perfil', 'cambio-password', 'menu'] },
  { titulo: 'Términos de uso', slugs: ['terminos-vigentes', 'aceptacion-terminos'] },
  { titulo: 'Listas de valores', slugs: ['parametricas', 'entes-gestores', 'busqueda-entidad'] },
  {
    titulo: 'Consultas',
    slugs: [
      'estado-asegurado',
      'consulta-identidad',
      'consulta-ovt',
      'consulta-senasir',
      'consulta-empresa',
      'consulta-certificacion',
    ],
  },
  { titulo: 'Validación', slugs: ['validacion-titular', 'validacion-beneficiario'] },
  {
    titulo: 'Registro',
    slugs: ['registro-titular', 'registro-titular-lista', 'registro-fallecido', 'registro-beneficiario'],
  },
  {
    titulo: 'Lista y detalles',
    slugs: [
      'lista-asegurados',
      'detalle-asegurado',
      'historia-asegurado',
      'documento-asegurado',
      'exportacion-asegurados',
    ],
  },
  { titulo: 'Actualización', slugs: ['actualizacion-titular', 'actualizacion-beneficiario', 'correccion-identidad'] },
  {
    titulo: 'Baja, ampliación y habilitación',
    slugs: [
      'baja-titular',
      'ampliacion-titular',
      'baja-beneficiario',
      'ampliacion-beneficiario',
      'habilitacion-derechohabiente',
      'renovacion-condicion',
    ],
  },
  { titulo: 'Revisión de la autoridad', slugs: ['revision-afiliacion', 'revision-fallecimiento'] },
  { titulo: 'Certificados', slugs: ['certificado', 'verificacion-certificado'] },
  {
    titulo: 'Novedades',
    slugs: ['novedades', 'detalle-novedad', 'baja-novedad', 'decision-identidad', 'reporte-novedad'],
  },
  { titulo: 'Estadísticas', slugs: ['resumen-poblacion', 'resumen-usuarios', 'operaciones-realizadas'] },
];

/** These use cases are of no use to another system. */
const SIN_TEMA: readonly Slug[] = ['cuentas-demo', 'salud'];

const dichos = [...SIN_TEMA, ...POR_TEMA.flatMap(({ slugs }) => slugs)];

/** Each chapter tells the services of a subject; a service without one is told all the same, at the end. */
export const TEMAS = [
  ...POR_TEMA,
  { titulo: 'Otros servicios', slugs: SLUGS.filter((slug) => !dichos.includes(slug)) },
];
