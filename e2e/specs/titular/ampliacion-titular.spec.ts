import { hoyEnLaPaz, mostrarFecha, sumarDias } from '@sgpa/domain/shared/fecha-civil';
import { esAccesible } from '../../base/axe.ts';
import { cabe } from '../../base/cabe.ts';
import { ilustrar } from '../../base/ilustracion.ts';
import { expect, test } from '../../base/prueba.ts';
import { abrirAccion, aceptar, rutaDeFila } from '../../pantallas/acciones.ts';
import { pantallaLista } from '../../pantallas/lista.ts';
import { campo } from '../../pantallas/titular.ts';

const PREGUNTA = 'Esta seguro de realizar la ampliación de baja del titular?';
const hasta = sumarDias(hoyEnLaPaz(new Date()), 120);

test.describe('ampliacion-titular.spec.ts', () => {
  test('lo que falta o se rechaza se dice; luego cubierto hasta ese día, y el botón bloqueado', async ({
    page,
    entrar,
    servidor,
  }) => {
    const token = await entrar('ope.afiliaciones', rutaDeFila('1000103'));
    const dialogo = await abrirAccion(page, '1000103', 'Ampliación');
    const { estado } = await servidor.fila(token, '1000103');
    const registrar = dialogo.getByRole('button', { name: 'Registrar ampliación' });
    const fecha = campo(page, 'Fecha fin de ampliación');
    await registrar.click();
    await expect(dialogo.getByText('Fecha Fin Ampliacion es requerido')).toBeVisible();
    await expect(dialogo.getByText('Debe introducir los datos requeridos')).toBeVisible();
    await expect(fecha).toBeFocused();
    await esAccesible(page);

    await page.getByRole('combobox', { name: 'Motivo' }).click();
    await expect(page.getByRole('option')).toHaveText(['AMPLIACION_MEDICA', 'OTROS']);
    await page.getByRole('option', { name: 'AMPLIACION_MEDICA' }).click();
    await fecha.fill(estado.fecha_cesantia === null ? '' : mostrarFecha(estado.fecha_cesantia));
    await expect(
      dialogo.getByText(/^La fecha fin de ampliación debe ser posterior a la fecha de cesantía/),
    ).toBeVisible();
    await fecha.fill(mostrarFecha(hasta));
    await expect(
      dialogo.getByText(`Quedará en estado AMPLIACIÓN, con cobertura hasta el ${mostrarFecha(hasta)}.`),
    ).toBeVisible();
    await ilustrar(page, 'ampliacion', dialogo, 800);

    // PanelBaja.test tests a lost or refused answer, for both.
    await registrar.click();
    await aceptar(page, PREGUNTA, 'Cancelar');
    expect((await servidor.fila(token, '1000103')).estado).toEqual(estado);
    await page.setViewportSize({ width: 360, height: 740 });
    await cabe(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await registrar.click();
    await aceptar(page, PREGUNTA);
    await expect(dialogo.getByText(`Ampliación registrada. Cobertura hasta el ${mostrarFecha(hasta)}.`)).toBeVisible();
    await expect(dialogo.getByText('Debe introducir los datos requeridos')).toHaveCount(0);
    await expect(registrar).toBeDisabled();
    await expect(dialogo.getByRole('button', { name: 'Volver a la lista' })).toBeFocused();
    expect((await servidor.fila(token, '1000103')).estado).toEqual({
      ...estado,
      codigo: 102,
      descripcion: 'AMPLIACIÓN',
      fecha_ampliacion: hasta,
    });
    await dialogo.getByRole('button', { name: 'Cerrar', exact: true }).click();
    await expect(dialogo).toBeHidden();
    await expect(pantallaLista(page).fila('1000103')).toContainText('AMPLIACIÓN');
    await expect(pantallaLista(page).fila('1000103')).toContainText(mostrarFecha(hasta));
  });
});
