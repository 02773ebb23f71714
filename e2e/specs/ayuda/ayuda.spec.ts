import { readFile } from 'node:fs/promises';
import { documentoAccesible } from '../../base/axe.ts';
import { cabe } from '../../base/cabe.ts';
import { expect, test } from '../../base/prueba.ts';

const DOCUMENTOS = [
  { titulo: 'Guía de usuario', dice: 'Qué ve cada rol', imagenes: 20 },
  { titulo: 'Guía técnica de interoperabilidad', dice: 'Escrituras sin duplicados', imagenes: 0 },
  { titulo: 'Catálogo de valores paramétricos', dice: 'Motivos de baja', imagenes: 0 },
] as const;

test.describe('ayuda.spec.ts', () => {
  test('tres documentos se abren en su propia pestaña, completos y sin sesión', async ({ page, entrar, context }) => {
    await entrar('ope.afiliaciones', '/ayuda');
    await expect(page.getByRole('heading', { level: 1, name: 'AYUDA' })).toBeVisible();
    const enlaces = page.getByRole('main').getByRole('link');
    await expect(enlaces).toHaveCount(DOCUMENTOS.length);
    await expect(enlaces.nth(1)).toContainText('API-REST BDPA v1.03');
    for (const [i, { titulo, dice, imagenes }] of DOCUMENTOS.entries()) {
      await expect(enlaces.nth(i)).toHaveAttribute('target', '_blank');
      const [documento] = await Promise.all([context.waitForEvent('page'), enlaces.nth(i).click()]);
      await expect(documento.getByRole('heading', { level: 1, name: titulo })).toBeVisible();
      await expect(documento.getByRole('heading', { level: 2, name: dice })).toBeVisible();
      const nada = await documento
        .locator('a[href^="#"]')
        .evaluateAll((todos) =>
          todos.map((uno) => uno.getAttribute('href') ?? '').filter((href) => document.querySelector(href) === null),
        );
      expect(nada, 'links that lead nowhere').toEqual([]);
      const figuras = documento.getByRole('figure').locator('img');
      expect(await figuras.count()).toBeGreaterThanOrEqual(imagenes);
      await figuras.evaluateAll((todas) => {
        for (const una of todas) una.setAttribute('loading', 'eager');
      });
      await expect
        .poll(() =>
          figuras.evaluateAll(
            (todas) => todas.filter((una) => una instanceof HTMLImageElement && una.naturalWidth === 0).length,
          ),
        )
        .toBe(0);
      await documento.setViewportSize({ width: 360, height: 740 });
      await cabe(documento);
      const ids = await documento.locator('[id]').evaluateAll((todos) => todos.map(({ id }) => id));
      expect(
        ids.filter((id, i) => ids.indexOf(id) !== i),
        'two places of one name',
      ).toEqual([]);
      await documento.setViewportSize({ width: 1280, height: 800 });
      await documentoAccesible(documento);
      await documento.close();
    }
    await test.step('el catálogo da sus valores como CSV', async () => {
      await page.goto('/ayuda-docs/catalogo-de-valores-parametricos.html');
      await page.getByRole('link', { name: 'Motivos de baja' }).click();
      await expect(page.getByRole('row', { name: /BAJA_DEFUNCION BAJA POR DEFUNCIÓN 601/ })).toBeInViewport();
      const bajada = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Descargar como CSV' }).click();
      const archivo = await bajada;
      expect(archivo.suggestedFilename()).toBe('catalogo-de-valores-parametricos.csv');
      expect(await readFile(await archivo.path(), 'utf8')).toContain('"MOTIVO_BAJA";601;"BAJA_DEFUNCION"');
    });
  });
});
