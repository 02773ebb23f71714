import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import grabadas from '../../../docs/api/casos-demo.json' with { type: 'json' };
import { esAccesible } from '../../base/axe.ts';
import { expect, test } from '../../base/prueba.ts';
import { abrirPestana, NACIMIENTO, type Pregunta, preguntar } from '../../pantallas/consulta.ts';
import { campo } from '../../pantallas/titular.ts';

/** One question each is enough for what stands around an answer: `casos-demo.test.tsx` of apps/web asks all of them. */
const PESTANAS: readonly [pestana: string, pregunta: Pregunta][] = [
  ['ESTADO ASEGURADO', ['1000106', NACIMIENTO, 'DERECHOHABIENTE']],
  ['PLANILLAS (OVT)', ['1000002', NACIMIENTO, 'COMERCIAL ILLIMANI S.R.L.']],
  ['RENTISTAS (SENASIR)', ['1000003', '14/03/1952', 'RENTA DE VEJEZ']],
  ['IDENTIDAD (SEGIP)', ['1000009-1a', NACIMIENTO, 'TITO AMARU']],
];

// Each tab is asked in a real browser, against the real server, once with each form of question and answer.
// `casos-demo.test.tsx` of apps/web tests each person, what is asked of her and each cell of the answer;
// `casos-demo.test.ts` of apps/api, which recorded them, the answers themselves.

/** Each tab goes with the path it asks, and the fields of the recorded answer that it draws. */
const GRABADAS: readonly [pestana: string, camino: string, dibuja: readonly string[]][] = [
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
async function preguntarLoGrabado(
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

async function preguntarCadaForma(page: Page): Promise<void> {
  const dicho = page.getByRole('tabpanel').locator('[aria-live]').first();
  for (const [pestana, camino, dibuja] of GRABADAS) {
    await abrirPestana(page, pestana);
    const campos = new Map<string, Locator>();
    const antes = new Map<string, string>();
    for (const caso of CASOS.filter((una) => una.camino === camino)) {
      await preguntarLoGrabado(page, campos, antes, caso);
      const textos = textosDe(caso.respuesta, dibuja);
      const esperados = textos.length > 0 ? textos : [NADIE[camino] ?? 'nada'];
      for (const texto of new Set(esperados)) await expect(dicho, JSON.stringify(caso.pedido)).toContainText(texto);
    }
  }
}

test.describe('consultas.spec.ts', () => {
  test('cada fuente contesta en su pestaña, de la respuesta se sigue, la pestaña elegida sigue entera, la certificación se guarda, y cada forma de pregunta se contesta', async ({
    page,
    entrar,
  }) => {
    await entrar('adm.autoridad', '/consultas');
    await test.step('cada pestaña pregunta a su fuente, y al cambiar de pestaña nada queda escrito', async () => {
      for (const [pestana, pregunta] of PESTANAS) {
        await abrirPestana(page, pestana);
        await expect(campo(page, 'Número de documento')).toHaveValue('');
        await expect(page.getByRole('tabpanel').getByRole('table')).toHaveCount(0);
        await preguntar(page, pregunta);
        await esAccesible(page);
      }
    });
    await test.step('de la respuesta se sigue al registro, con lo escrito', async () => {
      await page.getByRole('button', { name: 'Registrar como titular' }).click();
      await expect(page).toHaveURL(/\/afiliacionTitulares$/);
      const escrito: Record<string, string> = {
        'Número de documento': '1000009',
        Complemento: '1A',
        'Fecha de nacimiento': NACIMIENTO,
        Nombres: 'TITO AMARU',
        'Apellido paterno': 'CONDORI',
      };
      for (const [nombre, valor] of Object.entries(escrito)) await expect(campo(page, nombre)).toHaveValue(valor);
      await page.goBack();
      await expect(campo(page, 'Número de documento')).toHaveValue('1000009');
    });
    await test.step('la pestaña elegida sigue entera al angostarse la ventana', async () => {
      await page.setViewportSize({ width: 1920, height: 800 });
      const ultima = page.getByRole('tab', { name: 'CERTIFICACIÓN (SEGIP)' });
      await ultima.click();
      for (const width of [1100, 640, 360]) {
        await page.setViewportSize({ width, height: 800 });
        await expect(ultima, `${width}`).toBeInViewport({ ratio: 0.99 });
        await expect
          .poll(() =>
            ultima.evaluate((pestana) => {
              const lugar = pestana.closest('.MuiTabs-scroller')?.getBoundingClientRect();
              return Math.ceil(pestana.getBoundingClientRect().right - (lugar?.right ?? 0));
            }),
          )
          .toBeLessThanOrEqual(1);
      }
      await page.setViewportSize({ width: 1366, height: 800 });
      for (const una of [page.getByRole('tab').first(), ultima])
        await expect(una, 'y al ensancharse caben todas').toBeInViewport({ ratio: 0.99 });
    });
    await test.step('la certificación, con solo el número, se guarda como CERTIFICACION.pdf', async () => {
      const boton = page.getByRole('button', { name: 'DESCARGAR CERTIFICACIÓN' });
      await preguntar(page, ['1000001', '', 'MARTINA ELENA']);
      await esAccesible(page);
      const [descarga] = await Promise.all([page.waitForEvent('download'), boton.click()]);
      expect(descarga.suggestedFilename()).toBe('CERTIFICACION.pdf');
      const archivo = await readFile(await descarga.path(), 'latin1');
      expect([archivo.slice(0, 5), archivo.trimEnd().slice(-5)]).toEqual(['%PDF-', '%%EOF']);
    });
    await test.step('cada pestaña con cada forma de pregunta y de respuesta de la demostración: lo que pide, y lo que de la respuesta se lee', () =>
      preguntarCadaForma(page));
  });
});
