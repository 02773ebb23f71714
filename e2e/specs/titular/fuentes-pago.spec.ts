import { expect, test } from '../../base/prueba.ts';
import { GONZALO, validar } from '../../pantallas/titular.ts';

const aviso = (fuente: string) =>
  `No se pudo consultar a ${fuente}: se desconoce si la persona tiene registros en esta fuente. Vuelva a validar la información más tarde.`;

test.describe('fuentes-pago.spec.ts', () => {
  // EstadoDeRegistro.test tests each source alone; fuentes-caidas.test, each way to fail.
  test('una fuente caída: el paso 2 la nombra, nunca lo lee como «no», y no oculta a las otras', async ({
    page,
    entrar,
    simuladores,
  }) => {
    await entrar('ope.afiliaciones', '/afiliacionTitulares');
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
