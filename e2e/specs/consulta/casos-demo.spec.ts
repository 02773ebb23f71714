import type { Page } from '@playwright/test';
import { expect, test } from '../../base/prueba.ts';
import { abrirPestana } from '../../pantallas/consulta.ts';
import { campo } from '../../pantallas/titular.ts';
import { EMPRESAS, nacimientoDe, PERSONAS, PESTANAS, type Visto } from './personas-demo.ts';

const SIN_EMPRESA = 'No se encuentra una empresa con los parámetros enviados';

/** All that the answer shows: nothing more may stand there either. */
const leer = (page: Page): Promise<Visto> =>
  page
    .getByRole('tabpanel')
    .locator('[aria-live]')
    .first()
    .evaluate((respuesta) => {
      const tablas = [...respuesta.querySelectorAll('tbody')].map((cuerpo) =>
        [...cuerpo.rows].map((fila) => [...fila.cells].map((celda) => celda.textContent ?? '')),
      );
      const textos = document.createTreeWalker(respuesta, NodeFilter.SHOW_TEXT);
      const dice = [];
      while (textos.nextNode())
        if (!textos.currentNode.parentElement?.closest('table, button')) dice.push(textos.currentNode.nodeValue ?? '');
      const botones = [...respuesta.querySelectorAll('button')].map((boton) => boton.textContent ?? '');
      return { tablas, dice, botones };
    });

/** Writes what changes since the last question, asks with the keyboard, and waits for the answer to that very question. */
async function preguntar(page: Page, camino: string, campos: Record<string, string>, pide: object): Promise<void> {
  for (const [nombre, valor] of Object.entries(campos)) await campo(page, nombre).fill(valor);
  const respuesta = page.waitForResponse((una) => una.url().endsWith(camino));
  await page.keyboard.press('Enter');
  expect((await respuesta).request().postDataJSON()).toEqual(pide);
}

const muestra = (page: Page, que: string, esperado: Visto) =>
  expect.poll(() => leer(page), { message: que, intervals: [10, 20, 40, 80] }).toEqual(esperado);

test.describe('casos-demo.spec.ts', () => {
  test('cada pestaña con cada persona de la demostración: lo que pide, y todo lo que muestra', async ({
    page,
    entrar,
  }) => {
    await entrar('adm.autoridad', '/consultas');
    for (const { nombre, camino, pide, muestra: esperado } of PESTANAS) {
      await abrirPestana(page, nombre);
      const soloNumero = nombre.startsWith('CERTIFICACIÓN');
      let escrito = { complemento: '', nacimiento: '' };
      for (const persona of PERSONAS) {
        const { ci, complemento = '' } = persona;
        const nacimiento = soloNumero ? '' : nacimientoDe(persona);
        const campos = {
          ...(complemento === escrito.complemento ? {} : { Complemento: complemento }),
          ...(nacimiento === escrito.nacimiento ? {} : { 'Fecha de nacimiento': nacimiento }),
          'Número de documento': ci,
        };
        escrito = { complemento, nacimiento };
        await preguntar(page, camino, campos, pide(persona));
        await muestra(page, `${nombre}: ${ci} ${complemento}`, esperado(persona));
      }
    }
    await abrirPestana(page, 'IDENTIFICACIÓN EMPRESAS');
    for (const [nit, matricula, fila] of EMPRESAS) {
      const pide = { nitEmpresa: nit, matriculaEmpresa: matricula };
      await preguntar(page, '/v1/getInfoEmpresaOvt', { 'Matrícula de comercio': matricula, NIT: nit }, pide);
      const esperado = fila ? { tablas: [[fila]], dice: [] } : { tablas: [[]], dice: [SIN_EMPRESA] };
      await muestra(page, `${nit} ${matricula}`, { ...esperado, botones: [] });
    }
  });
});
