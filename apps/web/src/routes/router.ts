import type { Slug } from '@sgpa/domain/cuenta/permisos';
import { createRouter } from '@tanstack/react-router';
import { escribirConsulta, leerConsulta } from '../lib/consulta-de-direccion.ts';
import { PageSkeleton } from '../ui/Skeletons.tsx';
import { rutaActualizarDatosAfiliacion, rutaActualizarTrasValidar } from './actualizarDatosAfiliacion.tsx';
import { rutaAdmin } from './admin.tsx';
import { rutaAfiliacionBeneficiario } from './afiliacionBeneficiario.tsx';
import { rutaAfiliacionTitulares, rutaAfiliacionTitularesFallecidos } from './afiliacionTitulares.tsx';
import { rutaAfiliadoActualizar } from './afiliadoActualizar.tsx';
import { rutaPost, rutaTitulares } from './antiguas.tsx';
import { rutaAsegurado } from './asegurado/asegurado.tsx';
import { rutaAuditoria } from './auditoria.tsx';
import { rutaAyuda } from './ayuda.tsx';
import { rutaCNADBeneficiario } from './CNADBeneficiario.tsx';
import { rutaCertificacion } from './certificacion.tsx';
import { rutaCambioPassword } from './changeCUsr.tsx';
import { rutaCompletarDatosAfiliacion, rutaCompletarDatosAfiliacionFallecidos } from './completarDatosAfiliacion.tsx';
import { rutaCompletarDatosAfiliacionBeneficiario } from './completarDatosAfiliacionBeneficiario.tsx';
import { rutaConsultas } from './consultas/consultas.tsx';
import { rutaInformational } from './informational.tsx';
import { rutaInicio, rutaLogin } from './ingreso.tsx';
import { ErrorDePagina } from './marco/ErrorDePagina.tsx';
import { rutaMarco } from './marco.tsx';
import { rutaMonitoreo } from './monitoreoView.tsx';
import { rutaNovedades } from './novedades.tsx';
import { rutaParametros } from './parametros.tsx';
import { rutaPerfil } from './perfil.tsx';
import { rutaRaiz } from './raiz.tsx';
import { rutaResto } from './resto.tsx';
import { rutaDashBoardVue, rutaDashboard } from './resumen.tsx';
import { rutaTerminos } from './terminos.tsx';
import { rutaValidacionAfiliaciones, rutaValidarEstadoRegistroFallecido } from './validacionAfiliaciones.tsx';
import { rutaValidacionAfiliacionesBeneficiario } from './validacionAfiliacionesBeneficiario.tsx';

const arbol = rutaRaiz.addChildren([
  rutaInicio,
  rutaLogin,
  rutaMarco.addChildren([
    rutaDashBoardVue,
    rutaDashboard,
    rutaConsultas,
    rutaNovedades,
    rutaMonitoreo,
    rutaCertificacion,
    rutaAuditoria,
    rutaAsegurado,
    rutaTitulares,
    rutaPost,
    rutaAfiliacionTitulares,
    rutaValidacionAfiliaciones,
    rutaCompletarDatosAfiliacion,
    rutaAfiliacionTitularesFallecidos,
    rutaValidarEstadoRegistroFallecido,
    rutaCompletarDatosAfiliacionFallecidos,
    rutaAfiliacionBeneficiario,
    rutaValidacionAfiliacionesBeneficiario,
    rutaCompletarDatosAfiliacionBeneficiario,
    rutaCNADBeneficiario,
    rutaAfiliadoActualizar,
    rutaActualizarDatosAfiliacion,
    rutaActualizarTrasValidar,
    rutaAyuda,
    rutaPerfil,
    rutaTerminos,
    rutaCambioPassword,
    rutaInformational,
    rutaAdmin,
    rutaParametros,
    rutaResto,
  ]),
]);

export const router = createRouter({
  routeTree: arbol,
  parseSearch: leerConsulta,
  stringifySearch: escribirConsulta,
  defaultPreload: 'intent',
  defaultPendingMs: 300,
  defaultPendingMinMs: 200,
  defaultPendingComponent: PageSkeleton,
  defaultErrorComponent: ErrorDePagina,
  scrollRestoration: true,
  caseSensitive: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
  interface StaticDataRouteOption {
    /** The use case that the page serves: who may not use it is not shown the page. */
    permiso?: Slug;
    /** Higher than any screen: so is what stands in its place while it comes. */
    alta?: boolean;
  }
}
