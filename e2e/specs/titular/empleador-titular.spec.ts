import { enLaPaz } from '../../base/fechas.ts';
import { expect, test } from '../../base/prueba.ts';
import { campo, guardar, llegarAlPaso3, RODRIGO } from '../../pantallas/titular.ts';

test.describe('empleador-titular.spec.ts', () => {
  // FormularioTitular.test tests what each insured type and source propose, and a code that nobody searched.
  test('se elige entre los empleadores declarados; municipios y establecimientos son los del departamento', async ({
    page,
    entrar,
    servidor,
  }) => {
    const token = await entrar('ope.afiliaciones', '/afiliacionTitulares');
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
