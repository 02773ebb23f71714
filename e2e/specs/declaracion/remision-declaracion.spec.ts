import { esAccesible } from '../../base/axe.ts';
import { cabe } from '../../base/cabe.ts';
import { expect, test } from '../../base/prueba.ts';
import { pantallaMonitoreo } from '../../pantallas/monitoreo.ts';

const VALIDADA = 'Los totales de su población general validada no coincide con los totales reportados por departamento';
const OBSERVADA =
  'Los totales de su población general observada no coincide con los totales reportados por departamento';

test.describe('remision-declaracion.spec.ts', () => {
  test('se remite con el teclado, se corrige con otra versión, y otro ya no corrige la anterior', async ({
    page,
    entrar,
    servidor,
    instancia,
  }) => {
    const token = await entrar('ope.afiliaciones', '/ayuda');
    const monitoreo = pantallaMonitoreo(page);
    await page.getByRole('link', { name: 'Remisión de totales' }).click();
    await expect(monitoreo.titulo).toBeVisible();
    await esAccesible(page);

    await monitoreo.nuevo.focus();
    await page.keyboard.press('Enter');
    for (const campo of ['Gestión', 'Periodo', 'Día'])
      await expect(monitoreo.dialogo.getByRole('textbox', { name: campo })).toBeDisabled();
    const general = (nombre: string) => monitoreo.generales.getByLabel(nombre);
    await expect(general('Titulares validados')).toHaveValue('0');
    await general('Titulares validados').fill('1.200');
    await general('Beneficiarios observados').fill('3');
    await monitoreo.agregar.focus();
    await page.keyboard.press('Enter');
    await expect(monitoreo.panel(1).getByRole('combobox', { name: 'Departamento' })).toBeFocused();
    await monitoreo.remitir.click();
    await expect(monitoreo.panel(1).getByText('Este campo es requerido.')).toBeVisible();
    await monitoreo.elegirDepartamento(1, 'La Paz');
    await monitoreo.panel(1).getByLabel('Regional').fill('el alto');
    await expect(monitoreo.panel(1).getByLabel('Regional')).toHaveValue('EL ALTO');
    await monitoreo.panel(1).getByLabel('Titulares validados').fill('1199');
    await monitoreo.remitir.click();
    await expect(monitoreo.dialogo.getByText(VALIDADA)).toBeVisible();
    await expect(monitoreo.dialogo.getByText('Verifique los registros por departamento.')).toBeVisible();
    await monitoreo.panel(1).getByLabel('Beneficiarios validados').fill('1');
    await monitoreo.remitir.click();
    await expect(monitoreo.dialogo.getByText(OBSERVADA)).toBeVisible();
    await expect(monitoreo.dialogo.getByText(OBSERVADA)).toBeInViewport();
    await expect(monitoreo.remitir).toBeInViewport();
    await esAccesible(page);

    // A panel that is removed adds to nothing any more.
    await monitoreo.agregar.click();
    await monitoreo.elegirDepartamento(2, 'Oruro');
    await monitoreo.panel(2).getByLabel('Titulares observados').fill('99');
    await monitoreo.panel(2).getByRole('button', { name: 'Quitar Departamento 2' }).click();
    await expect(monitoreo.panel(2)).toHaveCount(0);
    await monitoreo.panel(1).getByLabel('Titulares observados').fill('3');

    // What was typed outlives a reload.
    await page.reload();
    await expect(general('Titulares validados')).toHaveValue('1200');
    await expect(monitoreo.panel(1).getByLabel('Titulares observados')).toHaveValue('3');
    await expect(monitoreo.panel(2)).toHaveCount(0);

    await monitoreo.remitir.click();
    await expect(monitoreo.pregunta).toContainText(/No podra revertir este cambio(?!\.)/);
    await monitoreo.pregunta.getByRole('button', { name: 'Remitir' }).click();
    await expect(page.getByText('Los totales fueron remitidos con éxito.')).toBeVisible();
    await expect(monitoreo.dialogo).toBeHidden();
    const fila = monitoreo.fila('ope.afiliaciones').first();
    await expect(fila).toContainText('REMITIDO');
    await expect(fila).toContainText('1.200');

    await fila.getByRole('radio').check();
    await monitoreo.editar.click();
    await expect(monitoreo.panel(1).getByRole('combobox', { name: 'Departamento' })).toContainText('La Paz');
    await expect(monitoreo.panel(2)).toHaveCount(0);
    await general('Recién nacidos').fill('4');
    // Somebody else corrects it first.
    const listadas = await fetch(`${instancia.url}/monitoreo/v1/findAllDeclaracion`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { data }: { data: { idPoblacionDeclarada: number; usuario: string }[] } = await listadas.json();
    const [vista] = data;
    const otra = await servidor.ingresar('adm.ente');
    await fetch(`${instancia.url}/monitoreo/v1/save`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${otra}` },
      body: JSON.stringify({ ...vista, recienNacidos: 9, poblacionDepartamento: [] }),
    });
    await monitoreo.remitir.click();
    await monitoreo.pregunta.getByRole('button', { name: 'Guardar' }).click();
    await expect(monitoreo.dialogo.getByText(/Otra persona ya corrigió esta declaración/)).toBeVisible();
    await expect(general('Recién nacidos')).toHaveValue('4');
    await monitoreo.cancelar.click();
    await monitoreo.pregunta.getByRole('button', { name: 'Descartar' }).click();
    await expect(monitoreo.fila('adm.ente').first()).toContainText('v2');

    await page.setViewportSize({ width: 360, height: 740 });
    await monitoreo.nuevo.click();
    await monitoreo.agregar.click();
    await cabe(page);
  });
});
