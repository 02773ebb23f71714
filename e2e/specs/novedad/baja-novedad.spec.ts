import { esAccesible } from '../../base/axe.ts';
import { ilustrar } from '../../base/ilustracion.ts';
import { expect, test } from '../../base/prueba.ts';
import { pantallaNovedades, reportar } from '../../pantallas/novedades.ts';

test.describe('baja-novedad.spec.ts', () => {
  test('termina la afiliación tras la pregunta; lo que falla se dice y deja todo abierto', async ({
    page,
    entrar,
    servidor,
    instancia,
  }) => {
    const token = await servidor.ingresar('ope.afiliaciones');
    await reportar(instancia.url, token, [
      { numero_documento: '1000100', codigo_novedad: 'RELACION_LABORAL_TERMINADA', detalle: 'No figura en planilla.' },
    ]);
    await entrar('ope.afiliaciones', '/novedades?numeroDocumento=1000100');
    const { fila, dialogo, baja } = pantallaNovedades(page);
    await fila('1000100').dblclick();
    await expect(dialogo.getByRole('table')).toHaveCount(3);
    await ilustrar(page, 'novedad', dialogo, 800);
    await dialogo.getByRole('button', { name: /^Baja/ }).click();
    await expect(baja.getByLabel('Motivo')).toHaveValue('BAJA POR NOVEDAD');
    await expect(baja.getByLabel('Motivo')).toBeDisabled();
    const detalle = baja.getByLabel('Detalle de la baja');
    await expect(detalle).toBeFocused();
    await baja.getByRole('button', { name: 'Registrar Baja' }).click();
    await expect(baja.getByText('Este campo es requerido.')).toBeVisible();
    await detalle.fill('Nota 12/2026 del empleador');
    await ilustrar(page, 'novedad-baja', baja, 800);
    await esAccesible(page);

    // The server cannot be reached: it is told, and nothing that was typed is lost.
    await page.route('**/bajaNovedadAfiliado', (ruta) => ruta.abort());
    const registrar = async () => {
      await baja.getByRole('button', { name: 'Registrar Baja' }).click();
      const pregunta = page.getByRole('alertdialog', { name: '¿Está seguro de procesar la BAJA?' });
      await expect(pregunta).toContainText('No podra revertir este cambio.');
      await expect(pregunta).toContainText('GUTIÉRREZ MARCA JORGE LUIS, 1000100');
      await pregunta.getByRole('button', { name: 'Registrar Baja' }).click();
    };
    await registrar();
    await expect(page.getByText('La operación no pudo ser procesada con éxito.').first()).toBeVisible();
    await expect(detalle).toHaveValue('Nota 12/2026 del empleador');
    await page.unroute('**/bajaNovedadAfiliado');

    await registrar();
    await expect(page.getByText(/^Baja registrada\. .* También se dio de baja a 3 beneficiarios\.$/)).toBeVisible();
    await expect(baja).toBeHidden();
    await expect(dialogo).toBeHidden();
    await expect(page.getByText('No hay novedades abiertas con los filtros elegidos.')).toBeVisible();
    expect((await servidor.fila(token, '1000100')).estado.codigo).toBe(104);
    expect((await servidor.fila(token, '1000201', 'BENEFICIARIO')).estado.codigo).toBe(105);
  });
});
