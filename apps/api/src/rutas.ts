import type { ClaveRuta } from '@sgpa/contract/endpoints';
import { rutasAsegurado } from './modules/asegurado/asegurado.routes.ts';
import { rutasAuditoria } from './modules/auditoria/auditoria.routes.ts';
import { rutasAyuda } from './modules/catalogo/ayuda/routes.ts';
import { rutasCatalogo } from './modules/catalogo/catalogo.routes.ts';
import { rutasCertificado, rutasDeClaves } from './modules/certificado/certificado.routes.ts';
import { rutasCiclo } from './modules/ciclo/ciclo.routes.ts';
import { rutasConsulta } from './modules/consulta/consulta.routes.ts';
import { rutasCorreccion } from './modules/correccion/correccion.routes.ts';
import { rutasCuenta } from './modules/cuenta/cuenta.routes.ts';
import { rutasDeclaracion } from './modules/declaracion/declaracion.routes.ts';
import { rutasEstadistica } from './modules/estadistica/estadistica.routes.ts';
import { rutasNovedad } from './modules/novedad/novedad.routes.ts';
import { rutasParametro } from './modules/parametro/parametro.routes.ts';
import { rutasRecuperacion } from './modules/recuperacion/recuperacion.routes.ts';
import { rutasRegistro } from './modules/registro/registro.routes.ts';
import { rutasSalud } from './modules/salud/salud.routes.ts';
import { rutasSesion } from './modules/sesion/sesion.routes.ts';
import { rutasUsuario } from './modules/usuario/usuario.routes.ts';
import type { RegistroDeRuta } from './plugins/ruta.ts';

/** Health and public keys have addresses outside of /api. */
const FUERA = { ...rutasSalud, ...rutasDeClaves };

type ClaveApi = Exclude<ClaveRuta, keyof typeof FUERA | keyof typeof rutasDeclaracion>;

/** Every path under /api is here: the type check names one that no table has. */
const API: Readonly<Record<ClaveApi, RegistroDeRuta>> = {
  ...rutasAsegurado,
  ...rutasAuditoria,
  ...rutasCatalogo,
  ...rutasCertificado,
  ...rutasCiclo,
  ...rutasConsulta,
  ...rutasCorreccion,
  ...rutasCuenta,
  ...rutasEstadistica,
  ...rutasNovedad,
  ...rutasParametro,
  ...rutasRecuperacion,
  ...rutasRegistro,
  ...rutasSesion,
  ...rutasUsuario,
};

/** The help page is no path of the contract. */
export const RUTAS_FUERA: readonly RegistroDeRuta[] = [...Object.values(FUERA), rutasAyuda];
export const RUTAS: readonly RegistroDeRuta[] = Object.values(API);
export const RUTAS_MONITOREO: readonly RegistroDeRuta[] = Object.values(rutasDeclaracion);
