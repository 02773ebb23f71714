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

test.describe('consultas.spec.ts', () => {
  test('cada fuente contesta en su pestaña, de la respuesta se sigue, y la pestaña elegida sigue entera', async ({
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
  });
});
