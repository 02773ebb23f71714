import { expect, test } from '../../base/prueba.ts';
import { botonValidar, campo, GONZALO, llenarPaso1, MARTINA, validar } from '../../pantallas/titular.ts';

const aviso = (fuente: string) =>
  `No se pudo consultar a ${fuente}: se desconoce si la persona tiene registros en esta fuente. Vuelva a validar la información más tarde.`;

// PaginaValidarInformacion.test and EstadoDeRegistro.test test marks, refusals, failures, what is lacking and what is
// shown of each person.
test.describe('validacion-titular.spec.ts', () => {
  test('sin persona validada no se pasa del paso 1; a la validada se la muestra, también al recargar, y lo que de ella no se sabe', async ({
    page,
    entrar,
    simuladores,
  }) => {
    await entrar('ope.afiliaciones', '/validacionAfiliaciones');
    const segip = async () => (await simuladores.llamadas()).segip;
    await test.step('sin persona validada el paso 2 lleva al paso 1', async () => {
      await expect(page).toHaveURL('/afiliacionTitulares');
    });
    await test.step('a quien no se valida se lo dice, y de ahí no se pasa', async () => {
      await llenarPaso1(page, { ...MARTINA, nombres: '  martina   elena ', paterno: 'MAMANI', materno: 'aráncibia' });
      await botonValidar(page).click();
      await expect(campo(page, 'Apellido paterno')).toHaveAccessibleDescription(
        'No coincide con el servicio de identificación',
      );
      for (const nombre of ['Nombres', 'Apellido materno'])
        await expect(campo(page, nombre)).toHaveAccessibleDescription('Dato correcto');
      await expect(page).toHaveURL('/afiliacionTitulares');
    });
    await test.step('1000001: quién es y quién paga por la persona', async () => {
      await validar(page, MARTINA);
      const persona = page.getByRole('region', { name: 'Información personal' });
      await expect(persona.getByRole('img', { name: /^Fotografía de QUISPE ARANCIBIA/ })).toBeVisible();
      for (const dato of ['QUISPE ARANCIBIA MARTINA ELENA', 'CI 1000001', 'FEMENINO', 'SOLTERO'])
        await expect(persona.getByText(dato, { exact: true })).toBeVisible();
      await expect(page.getByRole('table', { name: 'OVT' }).getByRole('cell', { name: '1020304050' })).toBeVisible();
    });
    await test.step('recargar en el paso 2 conserva la persona validada, y volver lo escrito', async () => {
      const preguntas = await segip();
      await page.reload();
      await expect(page.getByRole('table', { name: 'OVT' })).toBeVisible();
      await expect(page.getByRole('img', { name: /^Fotografía de QUISPE ARANCIBIA/ })).toBeVisible();
      await page.getByRole('link', { name: 'Validar información' }).click();
      await expect(campo(page, 'Número de documento')).toHaveValue(MARTINA.numero);
      expect(await segip()).toBe(preguntas);
    });
    // EstadoDeRegistro.test tests each source alone; fuentes-caidas.test, each way to fail.
    await test.step('una fuente caída: el paso 2 la nombra, nunca lo lee como «no», y no oculta a las otras', async () => {
      await simuladores.fallar('senasir', { modo: 'corte' });
      await simuladores.fallar('gestora', { modo: 'basura' });
      await validar(page, GONZALO);
      await expect(page.getByText(aviso('SENASIR'))).toBeVisible();
      await expect(page.getByText(aviso('GESTORA'))).toBeVisible();
      await expect(page.getByText('La persona no se encuentra registrada como rentista.')).toHaveCount(0);
      await expect(page.getByText(/El afiliado no tiene registro de Fuente de pago/)).toHaveCount(0);
      await expect(page.getByRole('table', { name: 'OVT' })).toBeVisible();
      await expect(page.getByRole('cell', { name: 'Caja Petrolera de Salud', exact: true })).toBeVisible();
    });
  });
});
