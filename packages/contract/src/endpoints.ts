import type { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import type { ClaveRuta } from './rutas.ts';

type UnoPorRuta = { [C in ClaveRuta]: Endpoint<Endpoint['request'], z.ZodType, C> };
type Completo<T extends UnoPorRuta> = T;

/** The schemas of every path by its key, as types only: not a byte of zod reaches the browser through here. */
type Endpoints = Completo<{
  'aceptacion-terminos/aceptar': typeof import('./v1/aceptacion-terminos.ts').activarUsuario;
  'aceptacion-terminos/verificar': typeof import('./v1/aceptacion-terminos.ts').verificarAceptacion;
  'actualizacion-beneficiario': typeof import('./v2/actualizacion-beneficiario.ts').actualizacionBeneficiario;
  'actualizacion-beneficiario/registro': typeof import('./v2/actualizacion-beneficiario.ts').registroBeneficiarioPorCodigo;
  'actualizacion-titular': typeof import('./v2/actualizacion-titular.ts').actualizacionTitular;
  'actualizacion-titular/registro': typeof import('./v2/actualizacion-titular.ts').registroTitularPorCodigo;
  'ampliacion-beneficiario': typeof import('./v1/ampliacion-beneficiario.ts').ampliacionBeneficiario;
  'ampliacion-titular': typeof import('./v1/ampliacion-titular.ts').ampliacionTitular;
  'baja-beneficiario': typeof import('./v1/baja-beneficiario.ts').bajaBeneficiario;
  'baja-novedad': typeof import('./v1/baja-novedad.ts').bajaNovedad;
  'baja-titular': typeof import('./v1/baja-titular.ts').bajaTitular;
  'busqueda-entidad': typeof import('./v1/busqueda-entidad.ts').busquedaEntidad;
  'busqueda-entidad/ente': typeof import('./v1/busqueda-entidad.ts').entidadesDelEnte;
  'cambio-password': typeof import('./v1/cambio-password.ts').cambioPassword;
  certificado: typeof import('./v1/certificado.ts').emisionCertificado;
  'certificado/busqueda': typeof import('./v1/certificado.ts').busquedaCertificado;
  'cierre-sesion': typeof import('./v1/cierre-sesion.ts').cierreSesion;
  'consulta-certificacion': typeof import('./v1/consulta-certificacion.ts').consultaCertificacion;
  'consulta-empresa': typeof import('./v1/consulta-empresa.ts').consultaEmpresa;
  'consulta-identidad': typeof import('./v1/consulta-identidad.ts').consultaIdentidad;
  'consulta-ovt': typeof import('./v1/consulta-ovt.ts').consultaOvt;
  'consulta-senasir': typeof import('./v1/consulta-senasir.ts').consultaSenasir;
  'cuentas-demo': typeof import('./v1/cuentas-demo.ts').cuentasDemo;
  'detalle-asegurado': typeof import('./v1/detalle-asegurado.ts').detalleTitular;
  'detalle-asegurado/ente': typeof import('./v1/detalle-asegurado.ts').detalleTitularDelEnte;
  'detalle-novedad': typeof import('./v1/detalle-novedad.ts').detalleNovedad;
  'entes-gestores': typeof import('./v1/entes-gestores.ts').entesGestores;
  'estado-asegurado': typeof import('./v1/estado-asegurado.ts').estadoAsegurado;
  'documento-asegurado': typeof import('./v1/documento-asegurado.ts').documentoAsegurado;
  'exportacion-asegurados': typeof import('./v1/exportacion-asegurados.ts').exportacionAsegurados;
  'habilitacion-derechohabiente': typeof import('./v1/habilitacion-derechohabiente.ts').habilitacionDerechohabiente;
  'historia-asegurado': typeof import('./v1/historia-asegurado.ts').historiaAsegurado;
  ingreso: typeof import('./v1/ingreso.ts').ingreso;
  'lista-asegurados/beneficiarios': typeof import('./v1/lista-asegurados.ts').listaBeneficiarios;
  'lista-asegurados/titulares': typeof import('./v1/lista-asegurados.ts').listaTitulares;
  'menu/principal': typeof import('./v1/menu.ts').menuPrincipal;
  'menu/secundario': typeof import('./v1/menu.ts').menuSecundario;
  novedades: typeof import('./v1/novedades.ts').novedades;
  'operaciones-realizadas': typeof import('./v1/operaciones-realizadas.ts').operacionesRealizadas;
  'parametricas/establecimientos': typeof import('./v1/parametricas.ts').establecimientosDelDepartamento;
  'parametricas/establecimientos-ente': typeof import('./v1/parametricas.ts').establecimientosDelEnte;
  'parametricas/grupo': typeof import('./v1/parametricas.ts').parametricasPorGrupo;
  'parametricas/hijas': typeof import('./v1/parametricas.ts').parametricasHijas;
  'parametricas/nombre': typeof import('./v1/parametricas.ts').parametricaPorNombre;
  perfil: typeof import('./v1/perfil.ts').perfil;
  'registro-beneficiario': typeof import('./v2/registro-beneficiario.ts').registroBeneficiario;
  'registro-titular': typeof import('./v2/registro-titular.ts').registroTitular;
  'registro-titular-lista': typeof import('./v1/registro-titular-lista.ts').registroTitularLista;
  'reporte-novedad': typeof import('./v1/reporte-novedad.ts').reporteNovedad;
  'resumen-poblacion': typeof import('./v1/resumen-poblacion.ts').resumenPoblacion;
  'resumen-poblacion/dias': typeof import('./v1/resumen-poblacion.ts').registrosPorDia;
  'resumen-poblacion/edades': typeof import('./v1/resumen-poblacion.ts').grupoEtareo;
  'resumen-poblacion/empleadores': typeof import('./v1/resumen-poblacion.ts').porEntidadEmpleadora;
  'resumen-poblacion/entes': typeof import('./v1/resumen-poblacion.ts').totalPorEnteGestor;
  'resumen-poblacion/fechas': typeof import('./v1/resumen-poblacion.ts').afiliadosPorEnteGestorYEstado;
  'resumen-poblacion/tipos': typeof import('./v1/resumen-poblacion.ts').porTipoAfiliacion;
  'resumen-usuarios/actualizacion': typeof import('./v1/resumen-usuarios.ts').usuariosActualizacion;
  'resumen-usuarios/registro': typeof import('./v1/resumen-usuarios.ts').usuariosRegistro;
  'revision-afiliacion': typeof import('./v1/revision-afiliacion.ts').revisionAfiliacion;
  'revision-afiliacion/propuesta': typeof import('./v1/revision-afiliacion.ts').propuestaRevision;
  'revision-fallecimiento': typeof import('./v1/revision-fallecimiento.ts').revisionFallecimiento;
  'revision-fallecimiento/propuesta': typeof import('./v1/revision-fallecimiento.ts').propuestaFallecimiento;
  'salud/listo': typeof import('./v1/salud.ts').saludListo;
  'salud/vivo': typeof import('./v1/salud.ts').saludVivo;
  'terminos-vigentes': typeof import('./v1/terminos-vigentes.ts').terminosVigentes;
  'validacion-beneficiario': typeof import('./v2/validacion-beneficiario.ts').validacionBeneficiario;
  'validacion-beneficiario/titular': typeof import('./v2/validacion-beneficiario.ts').validacionDelTitular;
  'validacion-titular': typeof import('./v2/validacion-titular.ts').validacionTitular;
  'verificacion-certificado': typeof import('./v1/verificacion-certificado.ts').verificacionCertificado;
  'verificacion-certificado/claves': typeof import('./v1/verificacion-certificado.ts').clavesDeCertificados;
}>;

/** Of a request the parsed side: numbers are numbers, though path and query carry text. */
type Parte<C extends ClaveRuta, P extends 'params' | 'querystring' | 'body'> =
  Endpoints[C]['request'] extends Record<P, infer S extends z.ZodType> ? z.output<S> : undefined;

export type Params<C extends ClaveRuta> = Parte<C, 'params'>;
export type Consulta<C extends ClaveRuta> = Parte<C, 'querystring'>;
export type Cuerpo<C extends ClaveRuta> = Parte<C, 'body'>;
export type Respuesta<C extends ClaveRuta> = z.output<Endpoints[C]['response']>;
