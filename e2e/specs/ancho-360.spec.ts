import { esAccesible } from '../base/axe.ts';
import { cabe } from '../base/cabe.ts';
import { capturar } from '../base/captura.ts';
import { ir } from '../base/ir.ts';
import { expect, test } from '../base/prueba.ts';
import { formularioIngreso } from '../pantallas/ingreso.ts';
import { pantallaLista } from '../pantallas/lista.ts';
import { botonGuardar, botonValidar, campo, GONZALO, llegarAlPaso3, MARTINA, validar } from '../pantallas/titular.ts';

test.describe('ancho-360.spec.ts', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('ingreso', async ({ page }) => {
    await page.goto('/');
    await expect(formularioIngreso(page).boton).toBeVisible();
    await cabe(page);
    await formularioIngreso(page).ingresar('ope.afiliaciones', 'una-clave-que-no-es');
    await expect(page.getByText('Verifique los datos de su cuenta')).toBeVisible();
    await cabe(page);
  });

  test('páginas y menú', async ({ page, entrar }) => {
    await entrar('ope.afiliaciones', '/dashBoardVue');
    await test.step('páginas', async () => {
      const rutas = [
        '/dashBoardVue',
        '/perfil',
        '/changeCUsr',
        '/ayuda',
        '/consultas',
        '/novedades',
        '/monitoreoView',
        '/informational',
        '/no-existe',
      ];
      for (const ruta of rutas) {
        await test.step(ruta, async () => {
          if (ruta !== '/dashBoardVue') await ir(page, ruta);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
          await cabe(page);
        });
      }
    });
    await test.step('el menú se abre sobre la página y se cierra al elegir', async () => {
      await ir(page, '/asegurado');
      await expect(page.getByRole('navigation', { name: 'Menú principal' })).toBeHidden();
      await page.getByRole('button', { name: 'Mostrar el menú' }).click();
      await expect(page.getByRole('link', { name: 'Ayuda' })).toBeVisible();
      await esAccesible(page);
      await page.getByRole('link', { name: 'Ayuda' }).click();
      await expect(page).toHaveURL('/ayuda');
      await expect(page.getByRole('navigation', { name: 'Menú principal' })).toBeHidden();
      await cabe(page);
    });
  });

  test('la lista y el asistente', async ({ page, entrar }) => {
    await entrar('ope.afiliaciones');
    await test.step('la lista como tarjetas, los filtros tras un botón, los detalles a pantalla completa', async () => {
      const lista = pantallaLista(page);
      await expect(lista.radios).toHaveCount(25);
      // The actions and the whole first card, before anything is scrolled.
      await expect(
        page.getByRole('group', { name: 'Acciones del registro elegido' }).getByRole('button').first(),
      ).toBeInViewport();
      await expect(page.getByRole('row').nth(1)).toBeInViewport({ ratio: 1 });
      await cabe(page);
      await capturar(page, 'lista-360');
      const boton = page.getByRole('button', { name: /^Filtros/ });
      await expect(lista.documento).toBeHidden();
      await boton.click();
      await expect(lista.documento).toBeVisible();
      await cabe(page);
      await lista.documento.fill('1000100');
      await lista.buscar.click();
      await lista.cuenta(1);
      await expect(boton).toHaveAccessibleName(/1 activo/);
      await lista.fila('1000100').click();
      await lista.detalles.click();
      const dialogo = page.getByRole('dialog', { name: 'Detalles - REGISTRO' });
      await expect(dialogo.getByRole('heading', { name: 'GUTIÉRREZ MARCA JORGE LUIS' })).toBeVisible();
      await expect.poll(async () => (await dialogo.boundingBox())?.width).toBe(360);
      await cabe(page);
      await capturar(page, 'detalle-360', 'dark');
    });
    await test.step('el asistente, paso a paso', async () => {
      await ir(page, '/afiliacionTitulares');
      await botonValidar(page).click();
      await expect(page.getByText('Este campo es requerido.').first()).toBeVisible();
      await cabe(page);
      await validar(page, GONZALO);
      await expect(page.getByRole('table', { name: 'OVT' })).toBeVisible();
      await cabe(page);
      await ir(page, '/afiliacionTitulares');
      const cajas = await Promise.all(
        [
          page.getByText('Hay un registro sin terminar'),
          ...['Continuar', 'Empezar otro'].map((nombre) => page.getByText(nombre)),
        ].map((parte) => parte.boundingBox()),
      );
      const [texto, seguir, otro] = cajas;
      expect(seguir?.y, 'los dos botones, en una línea bajo el texto').toBeGreaterThan(
        (texto?.y ?? 0) + (texto?.height ?? 0),
      );
      expect([otro?.y, otro?.height]).toEqual([seguir?.y, seguir?.height]);
      await llegarAlPaso3(page, MARTINA);
      await cabe(page);
      await capturar(page, 'paso-3-360');
      await botonGuardar(page).click();
      await expect(campo(page, 'Fecha de ingreso al trabajo')).toBeFocused();
      await cabe(page);
    });
  });

  test('términos', async ({ page, entrar }) => {
    await entrar('sin.terminos', '/dashBoardVue');
    await expect(page.getByRole('button', { name: 'Acepto los Terminos' })).toBeEnabled();
    await cabe(page);
  });
});
