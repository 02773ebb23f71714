import { enLaPaz } from '../../base/fechas.ts';
import { ir } from '../../base/ir.ts';
import { expect, test } from '../../base/prueba.ts';
import {
  botonGuardar,
  campo,
  elegir,
  guardar,
  llegarAlPaso3,
  MARTINA,
  RODRIGO,
  SANTOS,
  WARA,
  XIMENA,
} from '../../pantallas/titular.ts';

test.describe('empleador-titular.spec.ts', () => {
  test('guardar busca al empleador que se escribió y no se buscó; si no lo hay, lo pide', async ({ page, entrar }) => {
    await entrar('ope.afiliaciones', '/afiliacionTitulares');
    await llegarAlPaso3(page, WARA);
    await elegir(page, 'Tipo de asegurado', 'TRABAJADOR');
    await elegir(page, 'Tipo de código', 'NIT');
    await campo(page, 'Código de empleador').fill('999999999999');
    await campo(page, 'Fecha de ingreso al trabajo').fill(enLaPaz(-30));
    await botonGuardar(page).click();
    await expect(page.getByText('No se encontró una entidad empleadora con el código introducido.')).toBeVisible();
    await expect(page.getByText(/Debe realizar la búsqueda de la ENTIDAD EMPLEADORA/)).toBeVisible();
    await campo(page, 'Código de empleador').fill('1020304050');
    await guardar(page);
    await expect(page).toHaveURL('/asegurado');
  });

  const FIJOS = [
    ['VOLUNTARIO', 'PER_VOL-0002'],
    ['CONVENIO', 'SIST_CONV-0004'],
    ['UNIVERSITARIO', 'SIST_UNIV_0003'],
    ['RENTISTA - SENASIR', 'SIST_RENT-0001'],
    ['SEGURIDAD SOCIAL LARGO PLAZO (SSLP)', 'SIST_SSLP-0001'],
  ] as const;
  test('el tipo de asegurado fija el código del empleador, y TRABAJADOR lo borra', async ({ page, entrar }) => {
    await entrar('ope.afiliaciones', '/afiliacionTitulares');
    await llegarAlPaso3(page, MARTINA);
    for (const [tipo, codigo] of FIJOS) {
      await test.step(tipo, async () => {
        await elegir(page, 'Tipo de asegurado', tipo);
        await expect(campo(page, 'Código de empleador')).toHaveValue(codigo);
        await expect(campo(page, 'Código de empleador')).not.toBeEditable();
        await expect(campo(page, 'Tipo de código')).toHaveValue('NIT-SIS');
        await expect(page.getByRole('combobox', { name: 'Tipo de código' })).toHaveCount(0);
        await elegir(page, 'Tipo de asegurado', 'TRABAJADOR');
        await expect(campo(page, 'Código de empleador')).toHaveValue('');
        await expect(page.getByRole('combobox', { name: 'Tipo de código' })).toBeVisible();
      });
    }
  });

  test('a cada quien se le propone el empleador que le corresponde', async ({ page, entrar, servidor }) => {
    const token = await entrar('ope.afiliaciones', '/afiliacionTitulares');
    await test.step('si hay varios empleadores declarados se puede elegir', async () => {
      await llegarAlPaso3(page, RODRIGO);
      const opciones = page.getByRole('radiogroup', { name: /Empleadores que declararon/ });
      await expect(opciones.getByRole('radio')).toHaveCount(2);
      await opciones.getByRole('radio', { name: /COMERCIAL ILLIMANI S\.R\.L\./ }).check();
      await expect(campo(page, 'Código de empleador')).toHaveValue('00012345');
      await campo(page, 'Fecha de ingreso al trabajo').fill(enLaPaz(-30));
      await expect(page.getByText(/^COMERCIAL ILLIMANI S\.R\.L\. \(/).last()).toBeVisible();
      await guardar(page);
      await expect(page).toHaveURL('/asegurado');
      expect((await servidor.titulares(token, { numeroDocumento: '1000002' })).total).toBe(1);
    });
    await test.step('a un rentista se le propone RENTISTA - SENASIR', async () => {
      await ir(page, '/afiliacionTitulares');
      await llegarAlPaso3(page, SANTOS);
      await expect(page.getByRole('combobox', { name: 'Tipo de asegurado' })).toHaveText('RENTISTA - SENASIR');
      await expect(campo(page, 'Código de empleador')).toHaveValue('SIST_RENT-0001');
      await campo(page, 'Fecha de ingreso al trabajo').fill(enLaPaz(-30));
      await guardar(page);
      await expect(page).toHaveURL('/asegurado');
    });
    await test.step('aportes solo en GESTORA no proponen nada: elige quien atiende', async () => {
      await ir(page, '/afiliacionTitulares');
      await llegarAlPaso3(page, XIMENA);
      await expect(campo(page, 'Código de empleador')).toHaveValue('');
      await elegir(page, 'Tipo de asegurado', 'CONVENIO');
      await campo(page, 'Fecha de ingreso al trabajo').fill(enLaPaz(-30));
      await guardar(page);
      await expect(page).toHaveURL('/asegurado');
    });
  });

  test('municipios y establecimientos aparecen al elegir el departamento', async ({ page, entrar }) => {
    await entrar('ope.afiliaciones', '/afiliacionTitulares');
    await llegarAlPaso3(page, MARTINA);
    const persona = page.getByRole('region', { name: 'Información personal' });
    await expect(persona.getByRole('combobox', { name: 'Municipio' })).not.toHaveText('');
    await persona.getByRole('combobox', { name: 'Departamento' }).click();
    await page.getByRole('option', { name: 'Tarija', exact: false }).click();
    await persona.getByRole('combobox', { name: 'Municipio' }).click();
    await expect(page.getByRole('option', { name: /Bermejo/i })).toBeVisible();
    await page.keyboard.press('Escape');
    const ente = page.getByRole('region', { name: 'Ente gestor' });
    await expect(ente.getByRole('combobox', { name: 'Establecimiento de salud' })).toBeDisabled();
    await ente.getByRole('combobox', { name: 'Departamento' }).click();
    await page.getByRole('option', { name: 'La Paz', exact: false }).click();
    await ente.getByRole('combobox', { name: 'Establecimiento de salud' }).click();
    const primero = page.getByRole('option').nth(1);
    await primero.click();
    await expect(campo(page, 'Código de establecimiento')).not.toHaveValue('');
  });
});
