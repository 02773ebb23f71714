import { expect, test } from '../../base/prueba.ts';
import { GONZALO, MARTINA, SANTOS, validar, XIMENA } from '../../pantallas/titular.ts';

const NOMBRES = { ovt: 'OVT', senasir: 'SENASIR', gestora: 'GESTORA' } as const;

const aviso = (fuente: string) =>
  `No se pudo consultar a ${fuente}: se desconoce si la persona tiene registros en esta fuente. Vuelva a validar la información más tarde.`;

/** Whom each source knows, so that what is hidden shows. */
const CONOCIDA = {
  ovt: { persona: MARTINA, texto: 'INDUSTRIAS ALTIPLANO S.A.' },
  senasir: { persona: SANTOS, texto: 'RENTA DE VEJEZ' },
  gestora: { persona: XIMENA, texto: 'COMERCIAL ILLIMANI S.R.L.' },
};

test.describe('fuentes-pago.spec.ts', () => {
  test('una fuente caída: el paso 2 la nombra, y nunca lo lee como «no»', async ({ page, entrar, simuladores }) => {
    await entrar('ope.afiliaciones', '/afiliacionTitulares');
    for (const fuente of ['ovt', 'senasir', 'gestora'] as const) {
      await test.step(fuente, async () => {
        await simuladores.fallar(fuente, { modo: 'error' });
        await validar(page, CONOCIDA[fuente].persona);
        await expect(page.getByText(aviso(NOMBRES[fuente]))).toBeVisible();
        await expect(page.getByText(CONOCIDA[fuente].texto)).toHaveCount(0);
        await expect(page.getByText(/El afiliado no tiene registro de Fuente de pago/)).toHaveCount(0);
        await simuladores.sanar();
        await page.getByRole('link', { name: 'Validar información' }).click();
      });
    }
  });

  test('una fuente que falla no oculta a las otras', async ({ page, entrar, simuladores }) => {
    await entrar('ope.afiliaciones', '/afiliacionTitulares');
    await simuladores.fallar('senasir', { modo: 'corte' });
    await simuladores.fallar('gestora', { modo: 'basura' });
    await validar(page, GONZALO);
    await expect(page.getByText(aviso('SENASIR'))).toBeVisible();
    await expect(page.getByText(aviso('GESTORA'))).toBeVisible();
    await expect(page.getByRole('table', { name: 'OVT' })).toBeVisible();
    await expect(page.getByRole('cell', { name: 'Caja Petrolera de Salud', exact: true })).toBeVisible();
  });
});
