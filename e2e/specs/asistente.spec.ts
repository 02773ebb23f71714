import type { Page } from '@playwright/test';
import { esAccesible } from '../base/axe.ts';
import { cabeEn360 } from '../base/cabe.ts';
import { capturar } from '../base/captura.ts';
import type { Simuladores } from '../base/control.ts';
import { ilustrar } from '../base/ilustracion.ts';
import { ir } from '../base/ir.ts';
import { expect, test } from '../base/prueba.ts';
import { enCadaZoom, sinTapar } from '../base/zoom.ts';
import {
  botonGuardar,
  botonValidar,
  campo,
  completarTrabajador,
  GONZALO,
  llegarAlPaso3,
  llenarPaso1,
  MARTINA,
  pregunta,
  SANTOS,
  validar,
} from '../pantallas/titular.ts';

/** Looks at 'Continuar' and 'Empezar otro' on a telephone. */
async function reanudacion(page: Page): Promise<void> {
  const nombres = ['Hay un registro sin terminar', 'Continuar', 'Empezar otro'];
  await expect
    .poll(async () => {
      const cajas = await Promise.all(nombres.map((nombre) => page.getByText(nombre).boundingBox()));
      const [texto, seguir, otro] = cajas;
      if (!texto || !seguir || !otro) return null;
      const debajo = seguir.y > texto.y + texto.height;
      return { debajo, enUnaLinea: seguir.y === otro.y && seguir.height === otro.height };
    }, 'los dos botones, en una línea bajo el texto')
    .toEqual({ debajo: true, enUnaLinea: true });
}

async function verElPaso1(page: Page): Promise<void> {
  await expect(botonValidar(page)).toBeVisible();
  await enCadaZoom(page);
  await botonValidar(page).click();
  await expect(page.getByText('Este campo es requerido.').first()).toBeVisible();
  await esAccesible(page);
  await cabeEn360(page);
  await llenarPaso1(page, { ...MARTINA, paterno: 'MAMANI' });
  await botonValidar(page).click();
  await expect(page.getByText('Los datos introducidos no coinciden', { exact: false })).toBeVisible();
  await capturar(page, 'paso-1');
  await ilustrar(page, 'titular-paso-1');
  await esAccesible(page);
}

async function verElPaso2(page: Page): Promise<void> {
  await validar(page, GONZALO);
  await expect(page.getByRole('table', { name: 'OVT' })).toBeVisible();
  await capturar(page, 'paso-2');
  await ilustrar(page, 'titular-paso-2');
  await esAccesible(page);
  await cabeEn360(page);
}

async function verLosRequeridos(page: Page): Promise<void> {
  await page.getByRole('button', { name: '2. COMPLETAR INFORMACIÓN' }).click();
  await botonGuardar(page).click();
  await expect(page.getByText('Observación: Debe introducir la información', { exact: false })).toBeVisible();
  await esAccesible(page);
}

async function volverAlPaso1(page: Page, simuladores: Simuladores): Promise<void> {
  await ir(page, '/afiliacionTitulares');
  await cabeEn360(page, () => reanudacion(page));
  await simuladores.fallar('gestora', { modo: 'error' });
  await validar(page, SANTOS);
  await expect(page.getByText('RENTA DE VEJEZ')).toBeVisible();
  await esAccesible(page);
}

async function verLoQueFalta(page: Page): Promise<void> {
  // The employer's name comes by itself, above the field that has the focus.
  await expect(page.getByText(/^.+ \(NIT-\d+\)$/).first()).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  await cabeEn360(page, () => capturar(page, 'paso-3-360'));
  await enCadaZoom(page, async (zoom) => {
    await sinTapar(page);
    if (zoom !== '400 %') return;
    await botonGuardar(page).click();
    // The message is looked at whole: while it comes in, it covers nothing yet.
    await expect(page.locator('[data-toast]')).toBeInViewport({ ratio: 1 });
    await expect
      .poll(() =>
        page.evaluate(() => {
          const { x, y, width, height } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
          const dicho = document.querySelector('[data-toast]') !== null;
          return dicho && document.elementFromPoint(x + width / 2, y + height / 2) === document.activeElement;
        }),
      )
      .toBe(true);
  });
  await expect(campo(page, 'Fecha de ingreso al trabajo')).toBeFocused();
  await cabeEn360(page);
}

async function guardarElPaso3(page: Page): Promise<void> {
  await completarTrabajador(page);
  await ilustrar(page, 'titular-paso-3');
  await capturar(page, 'paso-3');
  await esAccesible(page);
  await page.route('**/v2/afiliado/ente-gestor', () => {});
  await botonGuardar(page).click();
  await expect(pregunta(page)).toBeVisible();
  await ilustrar(page, 'titular-pregunta', pregunta(page), 800);
  await esAccesible(page);
  await pregunta(page).getByRole('button', { name: 'Cancelar' }).click();
  await enCadaZoom(page, async (zoom) => {
    if (zoom !== '400 %') return;
    await botonGuardar(page).click();
    // As far as there is room, the button with the focus is in sight whole, and over it what is asked about.
    await expect(pregunta(page).getByRole('button', { name: 'Cancelar' })).toBeInViewport({ ratio: 1 });
    await expect(pregunta(page).getByText('INDUSTRIAS ALTIPLANO S.A.')).toBeInViewport({ ratio: 1 });
  });
  await pregunta(page).getByRole('button', { name: 'Registrar titular' }).click();
  await expect(page.getByRole('dialog', { name: 'Procesando registro' })).toBeVisible();
  await esAccesible(page);
}

/** specs/titular tests what the wizard of holders says and does; here, in one go, how it looks. */
test.describe('asistente.spec.ts', () => {
  test('paso 1, 2 y 3, y lo que pueden decir', async ({ page, entrar, simuladores }) => {
    await entrar('ope.afiliaciones', '/afiliacionTitulares');
    await test.step('paso 1: vacío, con errores, con marcas, no encontrado', () => verElPaso1(page));
    await test.step('paso 2: con registros', () => verElPaso2(page));
    await test.step('paso 3: campos requeridos', () => verLosRequeridos(page));
    await test.step('otra vez el paso 1, con un registro sin terminar; paso 2: sin nada, y con una fuente caída', () =>
      volverAlPaso1(page, simuladores));
    await simuladores.sanar();
    await ir(page, '/afiliacionTitulares');
    await llegarAlPaso3(page, MARTINA);
    await test.step('paso 3: lo que falta se dice sin tapar el campo que tiene el foco', () => verLoQueFalta(page));
    await test.step('paso 3: lleno, con errores, pregunta, guardando', () => guardarElPaso3(page));
  });
});
