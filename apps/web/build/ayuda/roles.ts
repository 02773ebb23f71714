import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type CasoDeLista, textosDeAcciones } from '@sgpa/domain/cuenta/acciones';
import { esPublico, puede, SLUGS, type Slug } from '@sgpa/domain/cuenta/permisos';
import { esRolAutoridad, ROLES } from '@sgpa/domain/cuenta/roles';
import { escapar, tabla } from './documento.ts';

const NOMBRES = fileURLToPath(new URL('../../../api/src/db/catalogos/datos/roles.csv', import.meta.url));

const nombres = new Map(
  readFileSync(NOMBRES, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((linea): [string, string] => {
      const [codigo = '', nombre = ''] = linea.trim().split(',');
      return [codigo, nombre];
    }),
);

export const nombreDeRol = (rol: string): string => nombres.get(rol) ?? rol;

/**
 * The guide calls each use case so; null marks everybody's, or a part of another one. A new use case takes its line,
 * but for those of the list, which say their own in `cuenta/acciones.ts`.
 */
const SE_LLAMA: Readonly<Record<Exclude<Slug, CasoDeLista>, string | null>> = {
  salud: null,
  documentacion: null,
  ayuda: null,
  ingreso: null,
  'terminos-vigentes': null,
  'cuentas-demo': null,
  'cierre-sesion': null,
  menu: null,
  'aceptacion-terminos': null,
  'operaciones-realizadas': null,
  perfil: null,
  sesiones: null,
  'cierre-otras-sesiones': null,
  'solicitud-baja': null,
  'versiones-terminos': 'Términos de uso',
  'publicacion-terminos': null,
  'retiro-terminos': null,
  'cambio-password': null,
  parametricas: null,
  'entes-gestores': null,
  'busqueda-entidad': null,
  'resumen-poblacion': 'Resumen de la población',
  'resumen-usuarios': null,
  'lista-asegurados': 'Lista de asegurados y sus detalles',
  'historia-asegurado': null,
  'exportacion-asegurados': 'Exportar la lista',
  'validacion-titular': null,
  'registro-titular': 'Registrar titulares',
  'registro-titular-lista': null,
  'registro-fallecido': 'Registrar fallecidos',
  'validacion-beneficiario': null,
  'registro-beneficiario': 'Registrar beneficiarios',
  'revision-fallecimiento': 'Revisar fallecimientos',
  'correccion-identidad': 'Traer la identidad del SEGIP',
  'decision-identidad': 'Decidir sobre registros de un mismo número',
  'documento-asegurado': 'Descargar documentos guardados',
  'estado-asegurado': 'Consultas',
  'consulta-identidad': null,
  'consulta-ovt': null,
  'consulta-senasir': null,
  'consulta-empresa': null,
  'consulta-certificacion': 'Certificación de identidad (SEGIP)',
  certificado: 'Certificados',
  auditoria: 'Auditoría',
  'quien-consulto': null,
  'verificacion-certificado': null,
  novedades: 'Ver novedades',
  'detalle-novedad': null,
  'baja-novedad': 'Bajas por novedad',
  'reporte-novedad': null,
  declaraciones: 'Ver totales de asegurados remitidos',
  'comparacion-declaracion': null,
  'personas-declaracion': null,
  'remision-declaracion': 'Remitir totales de asegurados',
  'anulacion-declaracion': null,
  parametros: 'Parámetros',
  'registro-parametro': null,
  'importacion-establecimientos': null,
  'actualizacion-parametro': null,
  'vigencia-parametro': null,
  usuarios: 'Usuarios de Sistema',
  'detalle-usuario': null,
  'registro-usuario': null,
  'actualizacion-usuario': null,
  'activacion-usuario': null,
  'recuperacion-credenciales': null,
  'segundo-factor': null,
  'exigencia-segundo-factor': null,
  'restablecimiento-segundo-factor': null,
  'solicitud-recuperacion': null,
  'nueva-password': null,
  'baja-usuario': null,
};

const DICHOS: Readonly<Record<string, string | null>> = { ...SE_LLAMA, ...textosDeAcciones('guia') };

const AMBITO: Readonly<Record<string, string>> = {
  CAJA_WEB_SUS: ' (solo asegurados voluntarios)',
  EMP_CONSULTA: ' (solo los trabajadores de su entidad empleadora)',
};

/** Tells what each role may do, from the table that the server enforces. */
export function tablaDeRoles(): string {
  const filas = ROLES.map((rol) => {
    const puedeHacer = SLUGS.flatMap((slug) => (puede(rol, slug) ? (DICHOS[slug] ?? []) : []));
    const de = esRolAutoridad(rol) ? ' (todos los entes gestores)' : (AMBITO[rol] ?? '');
    return [`${escapar(nombreDeRol(rol))}${de}<br><code>${rol}</code>`, escapar(`${puedeHacer.join(' · ')}.`)];
  });
  return tabla(['Rol', 'Qué puede hacer'], filas, 'Qué puede hacer cada rol');
}

export function quienPuede(slug: Slug): string {
  if (esPublico(slug)) return 'Sin sesión';
  const pueden = ROLES.filter((rol) => puede(rol, slug));
  return pueden.length === ROLES.length ? 'Todos los roles' : pueden.join(', ');
}
