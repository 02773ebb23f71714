import type { Cuerpo } from '@sgpa/contract/envios';
import { enDisco } from '../../base/archivo.ts';
import { crearPng, crearPngRoto } from '../../base/png.ts';
import { expect, test } from '../../base/prueba.ts';
import { completarTrabajador, guardar, llegarAlPaso3, MARTINA } from '../../pantallas/titular.ts';

test.describe('fotografia-titular.spec.ts', () => {
  const MALOS = [
    [
      'un archivo que no es imagen',
      async () => Buffer.from('%PDF-1.7 no soy una foto'),
      'El archivo no es una imagen JPEG, PNG o WebP.',
    ],
    ['una imagen rota', crearPngRoto, 'No se pudo leer la imagen: el archivo está dañado.'],
    [
      'una imagen de más de 20 MB',
      async () => Buffer.alloc(20 * 1024 * 1024),
      'La imagen es demasiado grande: elija un archivo de hasta 20 MB.',
    ],
  ] as const;
  test('lo que no es una imagen se rechaza con su motivo; un archivo que lo es reemplaza la fotografía, reducida y mostrada enseguida', async ({
    page,
    entrar,
  }) => {
    await entrar('ope.afiliaciones', '/afiliacionTitulares');
    await llegarAlPaso3(page, MARTINA);
    await completarTrabajador(page);
    const foto = page.getByRole('img', { name: /^Fotografía de QUISPE ARANCIBIA/ });
    const antes = String(await foto.getAttribute('src'));
    for (const [caso, archivo, texto] of MALOS) {
      await test.step(caso, async () => {
        await page
          .getByLabel('Cambiar fotografía')
          .setInputFiles(await enDisco({ name: 'foto.png', buffer: await archivo() }));
        await expect(page.getByText(texto)).toBeVisible();
        await expect(foto).toHaveAttribute('src', antes);
      });
    }
    const archivo = { name: 'foto.png', mimeType: 'image/png', buffer: await crearPng(1200, 900) };
    await page.getByLabel('Cambiar fotografía').setInputFiles(archivo);
    // The picture that the registry sent is a JPEG too.
    await expect(foto).not.toHaveAttribute('src', antes);
    await expect(foto).toHaveAttribute('src', /^data:image\/jpeg;base64,/);
    await expect(async () => {
      const { width, height } = (await foto.boundingBox()) ?? { width: 999, height: 999 };
      expect(width).toBeLessThanOrEqual(252);
      expect(height).toBeLessThanOrEqual(252);
    }).toPass();
    const enviado = page.waitForRequest(
      (pedido) => pedido.method() === 'POST' && pedido.url().includes('/v2/afiliado/'),
    );
    await guardar(page);
    const cuerpo = (await enviado).postDataJSON() as Cuerpo<'registro-titular'>;
    expect(cuerpo.data[0]?.persona.foto_persona).toMatch(/^data:image\/jpeg;base64,/);
    await expect(page).toHaveURL('/asegurado');
  });
});
