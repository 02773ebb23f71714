import { esAccesible } from '../../base/axe.ts';
import { ir } from '../../base/ir.ts';
import { expect, test } from '../../base/prueba.ts';
import { abrirPestana, NACIMIENTO, type Pregunta, preguntar } from '../../pantallas/consulta.ts';
import { campo } from '../../pantallas/titular.ts';

const SEGIP_CALLA = 'Hubo un problema con la conexión a Segip, por favor vuelva a intentarlo';

/** One question each, for what stands around an answer: `casos-demo.spec.ts` asks all of them. */
const PESTANAS: readonly [pestana: string, pregunta: Pregunta][] = [
  ['ESTADO ASEGURADO', ['1000106', NACIMIENTO, 'DERECHOHABIENTE']],
  ['IDENTIDAD (SEGIP)', ['1000011', NACIMIENTO, 'NORMA']],
  ['PLANILLAS (OVT)', ['1000002', NACIMIENTO, 'COMERCIAL ILLIMANI S.R.L.']],
  ['RENTISTAS (SENASIR)', ['1000003', '14/03/1952', 'RENTA DE VEJEZ']],
];

test.describe('consultas.spec.ts', () => {
  test('cada fuente contesta en su pestaña, de la respuesta se sigue, y la que no responde se nombra', async ({
    page,
    entrar,
    simuladores,
  }) => {
    await entrar('ope.afiliaciones', '/consultas');
    await test.step('cada pestaña pregunta a su fuente, y al cambiar de pestaña nada queda escrito', async () => {
      for (const [pestana, pregunta] of PESTANAS) {
        await abrirPestana(page, pestana);
        await expect(campo(page, 'Número de documento')).toHaveValue('');
        await expect(campo(page, 'Fecha de nacimiento')).toHaveValue('');
        await expect(page.getByRole('tabpanel').getByRole('table')).toHaveCount(0);
        await preguntar(page, pregunta);
        await esAccesible(page);
      }
      await expect(page.getByRole('tab', { name: 'CERTIFICACIÓN (SEGIP)' })).toHaveCount(0);
    });
    await test.step('de la respuesta se sigue al registro, con lo escrito', async () => {
      await ir(page, '/consultas?pestana=consulta-identidad');
      await preguntar(page, ['1000009-1a', NACIMIENTO, 'TITO AMARU']);
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
    await test.step('una fuente que no responde se nombra, y se le pregunta otra vez cuando vuelve', async () => {
      await ir(page, '/consultas?pestana=consulta-identidad');
      await simuladores.fallar('segip', { modo: 'corte' });
      await preguntar(page, ['1000001', NACIMIENTO, SEGIP_CALLA]);
      await abrirPestana(page, 'PLANILLAS (OVT)');
      await preguntar(page, ['1000001', NACIMIENTO, 'INDUSTRIAS ALTIPLANO S.A.']);
      await simuladores.fallar('ovt', { modo: 'error' });
      await preguntar(page, ['1000002', NACIMIENTO, 'No se pudo consultar a OVT. Intente nuevamente en un momento.']);
      await simuladores.sanar();
      await page.getByRole('button', { name: 'Reintentar' }).click();
      await expect(page.getByRole('tabpanel').getByText('RODRIGO')).toBeVisible();
    });
  });

  test('la pestaña elegida sigue entera al angostarse la ventana', async ({ page, entrar }) => {
    await page.setViewportSize({ width: 1920, height: 800 });
    await entrar('adm.autoridad', '/consultas');
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
