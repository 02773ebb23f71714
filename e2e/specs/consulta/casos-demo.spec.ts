import type { Locator, Page } from '@playwright/test';
import grabadas from '../../../docs/api/casos-demo.json' with { type: 'json' };
import { expect, test } from '../../base/prueba.ts';
import { abrirPestana } from '../../pantallas/consulta.ts';
import { campo } from '../../pantallas/titular.ts';

// Each tab is asked in a real browser, against the real server, once with each form of question and answer.
// `casos-demo.test.tsx` of apps/web tests each person, what is asked of her and each cell of the answer;
// `casos-demo.test.ts` of apps/api, which recorded them, the answers themselves.

/** Each tab goes with the path it asks, and the fields of the recorded answer that it draws. */
const PESTANAS: readonly [pestana: string, camino: string, dibuja: readonly string[]][] = [
  ['ESTADO ASEGURADO', 'findAllEstadoBDPA', ['ente_gestor', 'nombre_entidad', 'estado', 'mensaje']],
  ['IDENTIDAD (SEGIP)', 'getDatosPersonaSEGIP', ['nombres', 'primerApellido', 'mensaje']],
  ['PLANILLAS (OVT)', 'getOvtService', ['razonSocial']],
  ['RENTISTAS (SENASIR)', 'getSenasirService', ['beneficio']],
  ['CERTIFICACIÓN (SEGIP)', 'getDatosCertificacionPersonaSEGIP', ['descripcionRespuesta', 'mensaje']],
  ['IDENTIFICACIÓN EMPRESAS', 'getInfoEmpresaOvt', ['razonSocial']],
];

/** An answer has none of these where its tab finds nobody. */
const NADIE: Readonly<Record<string, string>> = {
  getDatosPersonaSEGIP: 'No se encontró el registro',
  getOvtService: 'No se encontró registro de la persona como trabajador en los últimos 3 meses.',
  getSenasirService: 'La persona no se encuentra registrada como rentista',
  getInfoEmpresaOvt: 'No se encuentra una empresa con los parámetros enviados',
};

/** Gives the texts of an answer, however deep, that stand under these names. */
function textosDe(respuesta: unknown, nombres: readonly string[]): string[] {
  if (typeof respuesta !== 'object' || respuesta === null) return [];
  return Object.entries(respuesta).flatMap(([nombre, valor]) =>
    typeof valor === 'string' && nombres.includes(nombre) ? [valor] : textosDe(valor, nombres),
  );
}

/**
 * Tells which fields there are and which are filled: where these are alike, people differ in what they are called only.
 */
function formaDe(valor: unknown): string {
  if (Array.isArray(valor)) return `[${[...new Set(valor.map(formaDe))].join()}]`;
  if (typeof valor === 'object' && valor !== null)
    return `{${Object.entries(valor).map(([nombre, suyo]) => `${nombre}:${formaDe(suyo)}`)}}`;
  return typeof valor === 'boolean' || valor === '' || valor === null ? `${valor}` : typeof valor;
}

/** The cases are the first one of each form, for each tab. */
const CASOS = grabadas.filter((una, lugar) => {
  const esComo = (otra: typeof una) => otra.camino === una.camino && formaDe(otra) === formaDe(una);
  return grabadas.findIndex(esComo) === lugar;
});

const dia = (iso: string | null = ''): string => (iso ?? '').split('-').reverse().join('/');

/** Gives what is typed, field by field, for a question to come out as recorded. */
function escritoDe(pedido: (typeof grabadas)[number]['pedido']): Record<string, string> {
  if ('nitEmpresa' in pedido)
    return { 'Matrícula de comercio': pedido.matriculaEmpresa ?? '', NIT: pedido.nitEmpresa ?? '' };
  const [numero, complemento, nacimiento] = Object.values(pedido);
  return {
    ...(nacimiento === null ? {} : { 'Fecha de nacimiento': dia(nacimiento) }),
    Complemento: complemento ?? '',
    'Número de documento': numero ?? '',
  };
}

/** Writes what changes since the last question, asks with the keyboard, and waits for the answer to that very question. */
async function preguntar(
  page: Page,
  campos: Map<string, Locator>,
  antes: Map<string, string>,
  caso: (typeof grabadas)[number],
) {
  for (const [nombre, valor] of Object.entries(escritoDe(caso.pedido))) {
    const uno = campos.get(nombre) ?? campo(page, nombre);
    campos.set(nombre, uno);
    if ((antes.get(nombre) ?? '') !== valor) await uno.fill(valor);
    antes.set(nombre, valor);
  }
  const respuesta = page.waitForResponse((una) => una.url().endsWith(`/v1/${caso.camino}`));
  await page.keyboard.press('Enter');
  expect((await respuesta).request().postDataJSON()).toEqual(caso.pedido);
}

test.describe('casos-demo.spec.ts', () => {
  test('cada pestaña con cada forma de pregunta y de respuesta de la demostración: lo que pide, y lo que de la respuesta se lee', async ({
    page,
    entrar,
  }) => {
    await entrar('adm.autoridad', '/consultas');
    const dicho = page.getByRole('tabpanel').locator('[aria-live]').first();
    for (const [pestana, camino, dibuja] of PESTANAS) {
      await abrirPestana(page, pestana);
      const campos = new Map<string, Locator>();
      const antes = new Map<string, string>();
      for (const caso of CASOS.filter((una) => una.camino === camino)) {
        await preguntar(page, campos, antes, caso);
        const textos = textosDe(caso.respuesta, dibuja);
        const esperados = textos.length > 0 ? textos : [NADIE[camino] ?? 'nada'];
        for (const texto of new Set(esperados)) await expect(dicho, JSON.stringify(caso.pedido)).toContainText(texto);
      }
    }
  });
});
