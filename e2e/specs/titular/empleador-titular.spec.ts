import type { Page } from '@playwright/test';
import type { Cuerpo } from '@sgpa/contract/envios';
import { enDisco } from '../../base/archivo.ts';
import { enLaPaz } from '../../base/fechas.ts';
import { ir } from '../../base/ir.ts';
import { crearPng, crearPngRoto } from '../../base/png.ts';
import { expect, test } from '../../base/prueba.ts';
import { campo, completarTrabajador, guardar, llegarAlPaso3, MARTINA, RODRIGO } from '../../pantallas/titular.ts';

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

async function cambiarLaFotografia(page: Page): Promise<void> {
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
  const enviado = page.waitForRequest((pedido) => pedido.method() === 'POST' && pedido.url().includes('/v2/afiliado/'));
  await guardar(page);
  const cuerpo = (await enviado).postDataJSON() as Cuerpo<'registro-titular'>;
  expect(cuerpo.data[0]?.persona.foto_persona).toMatch(/^data:image\/jpeg;base64,/);
  await expect(page).toHaveURL('/asegurado');
}

test.describe('empleador-titular.spec.ts', () => {
  // PaginaCompletarDatos.test tests what each insured type and source propose, and a code that nobody searched.
  test('se reemplaza la fotografía, se elige entre los empleadores declarados; municipios y establecimientos son los del departamento', async ({
    page,
    entrar,
    servidor,
  }) => {
    const token = await entrar('ope.afiliaciones', '/afiliacionTitulares');
    await test.step('fotografia-titular: lo que no es una imagen se rechaza con su motivo; un archivo que lo es reemplaza la fotografía, reducida y mostrada enseguida', () =>
      cambiarLaFotografia(page));
    await ir(page, '/afiliacionTitulares');
    await llegarAlPaso3(page, RODRIGO);
    await test.step('municipios y establecimientos aparecen al elegir el departamento', async () => {
      const persona = page.getByRole('region', { name: 'Información personal' });
      await expect(persona.getByRole('combobox', { name: 'Municipio' })).not.toHaveText('');
      await persona.getByRole('combobox', { name: 'Departamento' }).click();
      await page.getByRole('option', { name: 'Tarija' }).click();
      await persona.getByRole('combobox', { name: 'Municipio' }).click();
      await page.getByRole('option', { name: /Bermejo/i }).click();
      const ente = page.getByRole('region', { name: 'Ente gestor' });
      await expect(ente.getByRole('combobox', { name: 'Establecimiento de salud' })).toBeDisabled();
      await ente.getByRole('combobox', { name: 'Departamento' }).click();
      await page.getByRole('option', { name: 'La Paz' }).click();
      await ente.getByRole('combobox', { name: 'Establecimiento de salud' }).click();
      await page.getByRole('option').nth(1).click();
      await expect(campo(page, 'Código de establecimiento')).not.toHaveValue('');
    });
    await test.step('si hay varios empleadores declarados se puede elegir', async () => {
      const opciones = page.getByRole('radiogroup', { name: /Empleadores que declararon/ });
      await expect(opciones.getByRole('radio')).toHaveCount(2);
      await opciones.getByRole('radio', { name: /COMERCIAL ILLIMANI S\.R\.L\./ }).check();
      await expect(campo(page, 'Código de empleador')).toHaveValue('00012345');
      await campo(page, 'Fecha de ingreso al trabajo').fill(enLaPaz(-30));
      await guardar(page);
      await expect(page).toHaveURL('/asegurado');
      expect((await servidor.fila(token, '1000002')).nombre_entidad).toBe('COMERCIAL ILLIMANI S.R.L.');
    });
  });
});
