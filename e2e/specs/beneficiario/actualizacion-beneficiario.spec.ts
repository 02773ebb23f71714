import type { RegistroBeneficiario } from '@sgpa/contract/v2/actualizacion-beneficiario';
import { esAccesible } from '../../base/axe.ts';
import { cabe } from '../../base/cabe.ts';
import { ir } from '../../base/ir.ts';
import { expect, test } from '../../base/prueba.ts';
import type { Servidor } from '../../base/servidor.ts';
import { dialogoDe, elegirFila, rutaDeFila } from '../../pantallas/acciones.ts';
import { actualizar, botonActualizar, TEXTO_ACTUALIZADO } from '../../pantallas/actualizacion.ts';
import { botonValidar, campo, elegir, llenarPaso1, mensaje, pregunta } from '../../pantallas/titular.ts';

const ESPOSA = '1000200';
const BENEFICIARIOS = '&tipoAfiliado=BENEFICIARIO';
const TITULO = 'Actualización de información de asegurado beneficiario';

async function registroDe(servidor: Servidor, token: string, id: number): Promise<RegistroBeneficiario> {
  return ((await servidor.leer(token, `/v2/beneficiario/findByCodigo/${id}`)) as { data: RegistroBeneficiario }).data;
}

test.describe('actualizacion-beneficiario.spec.ts', () => {
  // ActualizacionBeneficiario.test.tsx tests what fails, what was typed before and what CAJA_WEB_SUS sees;
  // PaginaCompletarBeneficiario.test.tsx, who has none to update.
  test('desde la lista y en su página: un registro entero corregido, preguntado y contado', async ({
    page,
    entrar,
    servidor,
  }) => {
    const token = await entrar('ope.afiliaciones', rutaDeFila(ESPOSA, BENEFICIARIOS));
    const { idAfiliadoEnteGestor: id } = await servidor.fila(token, ESPOSA, 'BENEFICIARIO');
    const antes = await registroDe(servidor, token, id);
    await test.step('desde la lista: se pregunta qué cambia', async () => {
      await elegirFila(page, ESPOSA, BENEFICIARIOS);
      await page.getByRole('button', { name: 'Actualizar', exact: true }).click();
      const dialogo = dialogoDe(page, 'Actualizar');
      await expect(dialogo.getByText(ESPOSA, { exact: false })).toBeVisible();
      await campo(page, 'Matrícula').fill('85-0314 XYZ');
      await elegir(page, 'Parentesco', 'CONVIVIENTE');
      await botonActualizar(page).click();
      await expect(pregunta(page)).toHaveAccessibleDescription(
        /Parentesco.*ESPOSA\/ESPOSO → CONVIVIENTE.*No podra revertir este cambio\.$/,
      );
      await pregunta(page).getByRole('button', { name: 'Guardar los cambios' }).click();
      await expect(mensaje(page, TEXTO_ACTUALIZADO)).toBeVisible();
      await expect(dialogo).toHaveCount(0);
      expect(await registroDe(servidor, token, id)).toEqual({
        ...antes,
        version: antes.version + 1,
        afiliacion: { ...antes.afiliacion, matricula: '85-0314 XYZ', parentesco_titular: 'CONVIVIENTE' },
      });
    });
    await test.step('en su página: lo que falta, a 360 píxeles, y el camino a la lista', async () => {
      await ir(page, `/actualizarDatosAfiliacion/${id}`);
      await expect(page.getByRole('heading', { level: 1, name: TITULO })).toBeVisible();
      await expect(page.getByText(/^\d+ años$/)).toBeVisible();
      await campo(page, 'Fecha de afiliación').fill('');
      await botonActualizar(page).click();
      await expect(page.getByText('Este campo es requerido.')).toHaveCount(1);
      await esAccesible(page);
      await page.setViewportSize({ width: 360, height: 740 });
      await cabe(page);
      await page.setViewportSize({ width: 1280, height: 800 });
      const [anio, mes, dia] = antes.afiliacion.fecha_inicio.split('-');
      await campo(page, 'Fecha de afiliación').fill(`${dia}/${mes}/${anio}`);
      await campo(page, 'Dirección').fill('CALLE LARGA 9');
      await actualizar(page);
      await expect(page).toHaveURL('/asegurado');
      expect((await registroDe(servidor, token, id)).persona.direccion).toBe('CALLE LARGA 9');
    });
    await test.step('sin identificador es el del dependiente recién validado, si lo hay', async () => {
      await ir(page, '/actualizarDatosAfiliacion');
      await expect(page).toHaveURL('/afiliacionBeneficiario');
      await campo(page, 'Documento del titular').fill('1000100');
      await campo(page, 'Nacimiento del titular').fill('14/03/1985');
      await llenarPaso1(page, { numero: ESPOSA, nacimiento: '14/03/1985', nombres: 'CLAUDIA' });
      await botonValidar(page).click();
      await page.getByRole('link', { name: 'Actualizar sus datos' }).click();
      await expect(page).toHaveURL('/actualizarDatosAfiliacion');
      await expect(page.getByRole('heading', { level: 1, name: TITULO })).toBeVisible();
      await expect(campo(page, 'Dirección')).toHaveValue('CALLE LARGA 9');
    });
  });
});
