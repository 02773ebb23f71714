import { hoyEnLaPaz, sumarDias } from '@sgpa/domain/shared/fecha-civil';
import { esAccesible } from '../../base/axe.ts';
import { cabe, TELEFONO } from '../../base/cabe.ts';
import { expect, test } from '../../base/prueba.ts';
import {
  botonGuardar,
  completarTrabajador,
  llegarAlPaso3,
  mensaje,
  pregunta,
  TEXTO_GUARDADO,
} from '../../pantallas/titular.ts';

const JORGE = { numero: '1000100', nacimiento: '14/03/1985', nombres: 'JORGE LUIS' };

test.describe('registro-titular.familia.spec.ts', () => {
  test.use({ viewport: TELEFONO });

  // PaginaCompletarDatos.familia.test tests each answer, the draft and what is sent.
  test('un cambio de empleador en el teléfono, con el teclado: se elige quién pasa, y solo ellos pasan', async ({
    page,
    entrar,
    servidor,
  }) => {
    const token = await servidor.ingresar('ope.afiliaciones');
    const { codigo_entidad, fecha_nacimiento, estado } = await servidor.fila(token, JORGE.numero);
    await servidor.enviar(token, 'PUT', '/v1/afiliado/ente-gestor', {
      tipo_documento: 'CI',
      numero_documento: JORGE.numero,
      fecha_nacimiento,
      codigo_entidad,
      fecha_inicio: estado.fecha_afiliacion,
      tipo_motivo: 600,
      fecha_fin: sumarDias(hoyEnLaPaz(new Date()), -10),
    });
    await entrar('ope.afiliaciones', '/afiliacionTitulares');
    await llegarAlPaso3(page, JORGE);
    await completarTrabajador(page);
    const seccion = page.getByRole('group', { name: 'Beneficiarios que pasan al nuevo empleo' });
    const casillas = seccion.getByRole('checkbox');
    await expect(casillas).toHaveCount(3);
    await casillas.first().focus();
    await page.keyboard.press('Tab');
    await expect(casillas.nth(1)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(casillas.nth(1)).not.toBeChecked();
    await cabe(page);
    await esAccesible(page);
    await botonGuardar(page).press('Enter');
    await expect(pregunta(page)).toContainText(/Pasan al nuevo empleo: .+\. No pasan: .+\./);
    await pregunta(page).getByRole('button', { name: 'Registrar titular' }).press('Enter');
    await expect(mensaje(page, TEXTO_GUARDADO)).toBeVisible();
    const activos = ['1000200', '1000201', '1000202'].map((numeroDocumento) =>
      servidor.beneficiarios(token, { numeroDocumento, estado: 'ACTIVO' }),
    );
    expect((await Promise.all(activos)).toSorted()).toEqual([0, 1, 1]);
  });
});
