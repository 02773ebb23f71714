// What a use case lacks of its layers: contract, server, screen, end-to-end test, and the texts of what it writes.
import { descripcionDeHecho } from '../../packages/domain/src/asegurado/historia.ts';
import { ACCIONES } from '../../packages/domain/src/cuenta/acciones.ts';
import { descripcionOperacion } from '../../packages/domain/src/cuenta/operaciones.ts';
import { isTest, read } from '../lib/files.mjs';
import { endpoints, jobs, namedAfter, slugOfFile, slugs } from '../lib/use-cases.mjs';

const SIN_PANTALLA = 'asked by machines';
const UNA_PESTANA = { navegador: 'a tab of /consultas, a row of consultas.spec.ts' };
const DE_CUENTA = { navegador: 'its dialog or button is in usuarios.spec.ts', historia: 'it writes no affiliation' };
const DE_PARAMETROS = { navegador: 'its dialog is in parametros.spec.ts', historia: 'it writes no affiliation' };
const DENTRO_DE_OTRA = 'part of other screens, which are tested with it';

/** What a use case may lack, with the reason. A use case that comes is not expected here. */
const EXCEPTIONS = {
  salud: { pantalla: SIN_PANTALLA, navegador: SIN_PANTALLA },
  documentacion: { contrato: 'it shows the contract', pantalla: SIN_PANTALLA, navegador: SIN_PANTALLA },
  ayuda: { contrato: 'its documents are for people' },
  parametricas: { pantalla: DENTRO_DE_OTRA, navegador: DENTRO_DE_OTRA },
  'entes-gestores': { pantalla: DENTRO_DE_OTRA, navegador: DENTRO_DE_OTRA },
  'busqueda-entidad': { pantalla: DENTRO_DE_OTRA, navegador: DENTRO_DE_OTRA },
  'validacion-beneficiario': { navegador: 'its screen is the first step of registro-beneficiario' },
  'consulta-identidad': UNA_PESTANA,
  'consulta-ovt': UNA_PESTANA,
  'consulta-senasir': UNA_PESTANA,
  'registro-fallecido': { contrato: 'it saves on the path of registro-titular (document 2 §7)' },
  'detalle-novedad': { navegador: 'its dialog is opened by the tests of novedades and baja-novedad' },
  'registro-parametro': DE_PARAMETROS,
  'importacion-establecimientos': DE_PARAMETROS,
  'actualizacion-parametro': DE_PARAMETROS,
  'vigencia-parametro': DE_PARAMETROS,
  'reporte-novedad': { pantalla: SIN_PANTALLA, navegador: SIN_PANTALLA, historia: 'it writes no affiliation' },
  'decision-identidad': { historia: 'a join writes it under its own name' },
  'correccion-identidad': { navegador: 'its button is in detalle-asegurado.spec.ts' },
  'cierre-otras-sesiones': { navegador: 'the buttons of sesiones.spec.ts' },
  'publicacion-terminos': { navegador: 'a dialog of versiones-terminos.spec.ts', historia: 'it writes no affiliation' },
  'retiro-terminos': { navegador: 'a dialog of versiones-terminos.spec.ts', historia: 'it writes no affiliation' },
  'cambio-password': { historia: 'it writes no affiliation' },
  'remision-declaracion': { historia: 'it writes no affiliation' },
  'anulacion-declaracion': { historia: 'it writes no affiliation' },
  'personas-declaracion': { navegador: 'reached from a figure in comparacion-declaracion.spec.ts' },
  certificado: { historia: 'it writes no affiliation' },
  'detalle-usuario': { navegador: DE_CUENTA.navegador },
  'registro-usuario': DE_CUENTA,
  'actualizacion-usuario': DE_CUENTA,
  'activacion-usuario': DE_CUENTA,
  'baja-usuario': DE_CUENTA,
  'recuperacion-credenciales': { historia: 'it writes no affiliation' },
  'exigencia-segundo-factor': {
    navegador: 'its dialog is in segundo-factor.spec.ts',
    historia: 'it writes no affiliation',
  },
  'restablecimiento-segundo-factor': DE_CUENTA,
  'solicitud-recuperacion': { navegador: 'the way to the link, in recuperacion-credenciales.spec.ts' },
  'nueva-password': { navegador: 'where the link leads, in recuperacion-credenciales.spec.ts' },
};

const LAYERS = {
  contrato: 'packages/contract/src/',
  servidor: 'apps/api/src/',
  pantalla: 'apps/web/src/',
  navegador: 'e2e/specs/',
};
const LACKS = {
  contrato: 'no tiene archivo en packages/contract/src/{v1,v2}',
  servidor: 'no tiene archivo ni carpeta en apps/api/src/modules',
  pantalla: 'no tiene archivo ni carpeta en apps/web/src/features',
  navegador: 'no tiene prueba en e2e/specs',
  matriz: 'escribe desde la lista, y su fila de permisos falta: no tiene .matriz.ts en su carpeta del servidor',
  historia: 'escribe, y su texto en la historia falta en packages/domain/src/asegurado/historia.ts',
  operaciones: 'escribe, y su texto falta en packages/domain/src/cuenta/operaciones.ts',
};

/** Each text falls back to the name itself where there is none. */
const hasTexts = (slug) => ({
  historia: descripcionDeHecho(slug) !== slug,
  operaciones: descripcionOperacion(slug) !== slug,
});

/** Whom it may be done to stands with it; of every other path, in the tables of the test bench. */
const hasRow = (slug, own) => ACCIONES[slug]?.lee !== false || own.some((file) => file.endsWith(`/${slug}.matriz.ts`));

function lackingOf(slug, files, writers) {
  const own = files.filter((file) => namedAfter(slug).test(file));
  const layers = Object.entries(LAYERS).filter(([, prefix]) => !own.some((file) => file.startsWith(prefix)));
  const rows = hasRow(slug, own) ? [] : [['matriz']];
  const texts = writers.has(slug) ? Object.entries(hasTexts(slug)).filter(([, has]) => !has) : [];
  return [...layers, ...rows, ...texts].map(([what]) => what);
}

/** An exception for what is there, or for a use case that is gone, has had its day. */
function staleExceptions(lacking) {
  return Object.entries(EXCEPTIONS).flatMap(([slug, reasons]) =>
    Object.keys(reasons)
      .filter((what) => !lacking.get(slug)?.includes(what))
      .map((what) => `«${slug}»: la excepción «${what}» de scripts/checks/use-cases.mjs ya no hace falta`),
  );
}

/** A path in the file of another use case was copied with its slug: the server would ask for the other one's permission. */
function strayed(found) {
  const stray = found
    .filter(({ file, slug }) => slugOfFile(file) !== slug)
    .map(({ file, slug, route }) => `${file}: «${route}» lleva el nombre de otro caso de uso, «${slug}»`);
  const twice = found
    .filter(({ route }, index) => found.findIndex((other) => other.route === route) !== index)
    .map(({ file, route }) => `${file}: «${route}» está definida dos veces`);
  const unknown = found
    .filter(({ slug }) => !slugs.includes(slug))
    .map(({ file, slug }) => `${file}: «${slug}» no está en packages/domain/src/cuenta/permisos.ts`);
  return [...stray, ...twice, ...unknown];
}

function untestedJobs(files) {
  const tests = files.filter((file) => file.startsWith('apps/api/') && isTest(file)).map(read);
  return jobs()
    .filter(({ name }) => !tests.some((text) => text.includes(`'${name}'`)))
    .map(({ name }) => `la tarea «${name}» no tiene prueba que la nombre en apps/api`);
}

/** Everything that is wrong with the use cases, a line for each. */
export async function useCaseProblems(files) {
  const found = await endpoints(files);
  const writers = new Set(found.filter(({ writes }) => writes).map(({ slug }) => slug));
  const lacking = new Map(slugs.map((slug) => [slug, lackingOf(slug, files, writers)]));
  const missing = [...lacking].flatMap(([slug, whats]) =>
    whats.filter((what) => EXCEPTIONS[slug]?.[what] === undefined).map((what) => `«${slug}» ${LACKS[what]}`),
  );
  return [...strayed(found), ...missing, ...staleExceptions(lacking), ...untestedJobs(files)];
}
