import { readFile } from 'node:fs/promises';
import { esAccesible } from '../../base/axe.ts';
import { expect, test } from '../../base/prueba.ts';
import { abrirPestana, preguntar } from '../../pantallas/consulta.ts';

test.describe('consulta-certificacion.spec.ts', () => {
  test('la certificación, con solo el número, se guarda como CERTIFICACION.pdf', async ({ page, entrar }) => {
    await entrar('cons.autoridad', '/consultas');
    await abrirPestana(page, 'CERTIFICACIÓN (SEGIP)');
    const boton = page.getByRole('button', { name: 'DESCARGAR CERTIFICACIÓN' });
    await preguntar(page, ['1000001', '', 'MARTINA ELENA']);
    await esAccesible(page);
    const [descarga] = await Promise.all([page.waitForEvent('download'), boton.click()]);
    expect(descarga.suggestedFilename()).toBe('CERTIFICACION.pdf');
    const archivo = await readFile(await descarga.path(), 'latin1');
    expect([archivo.slice(0, 5), archivo.trimEnd().slice(-5)]).toEqual(['%PDF-', '%%EOF']);
  });
});
