import { hoyEnLaPaz, mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import { esAccesible } from '../../base/axe.ts';
import { cabe } from '../../base/cabe.ts';
import { expect, test } from '../../base/prueba.ts';
import { abrirAccion, aceptar, botonesPosibles, posiblesDe, rutaDeFila } from '../../pantallas/acciones.ts';
import { pdf } from '../../pantallas/fallecido.ts';
import { pantallaLista } from '../../pantallas/lista.ts';
import { campo } from '../../pantallas/titular.ts';

const hoy = mostrarFecha(hoyEnLaPaz(new Date()));

test.describe('revision-afiliacion.spec.ts', () => {
  test('la autoridad pone una afiliación en revisión y la cierra; solo con el teclado la restituye; lo que otro cambió se dice', async ({
    page,
    entrar,
    servidor,
  }) => {
    const token = await entrar('adm.autoridad', rutaDeFila('1000100'));
    const { nombres, primer_apellido, segundo_apellido } = await servidor.fila(token, '1000100');
    const nombre = [primer_apellido, segundo_apellido, nombres].filter(Boolean).join(' ');
    const dialogo = await abrirAccion(page, '1000100', 'Revisión');
    const poner = dialogo.getByRole('button', { name: 'Poner en revisión' });
    await expect(dialogo.getByRole('definition').filter({ hasText: '→' })).toHaveText(/ACTIVO\s*→\s*REVISION/);
    await expect(campo(page, 'Motivo')).toBeFocused();
    await poner.click();
    await expect(dialogo.getByText('Debe escribir el motivo.')).toBeVisible();
    await expect(campo(page, 'Motivo')).toBeFocused();
    const archivo = dialogo.getByLabel(/^(Adjuntar|Cambiar) respaldo$/);
    await archivo.setInputFiles({ name: 'nota.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ') });
    await expect(dialogo.getByText('El documento de respaldo no es un documento PDF válido.')).toBeVisible();
    await archivo.setInputFiles(pdf('nota.pdf'));
    await expect(dialogo.getByText('nota.pdf', { exact: true })).toBeVisible();
    await campo(page, 'Motivo').fill('Denuncia del empleador');
    await esAccesible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await cabe(page);
    await page.setViewportSize({ width: 1280, height: 800 });

    await poner.click();
    const pregunta = page.getByRole('alertdialog', { name: `¿Poner en revisión la afiliación de ${nombre}?` });
    await expect(pregunta).toContainText(`Desde hoy, ${hoy}, no tendrá cobertura hasta que termine la revisión.`);
    await pregunta.getByRole('button', { name: 'Poner en revisión' }).click();
    await expect(dialogo.getByText('La afiliación quedó en revisión.')).toBeVisible();
    await expect(poner).toBeDisabled();
    await dialogo.getByRole('button', { name: 'Volver a la lista' }).click();
    await expect(pantallaLista(page).fila('1000100').locator('[data-tono]')).toHaveText('REVISION');
    await expect(botonesPosibles(page)).toHaveText(posiblesDe({ rol: 'ADM_SGPA', estado: 108 }));

    await page.getByRole('button', { name: 'Revisión', exact: true }).click();
    await expect(dialogo).toContainText(`En revisión desde el ${hoy}. Motivo: Denuncia del empleador`);
    const papeles = dialogo.getByRole('group', { name: 'Documentos guardados' });
    await expect(papeles.getByRole('listitem')).toHaveText([/^Respaldo de una revisión, del .*Descargar$/]);
    await dialogo.getByRole('radio', { name: 'Cerrar la afiliación' }).check();
    await campo(page, 'Motivo').fill('Afiliación indebida');
    await dialogo.getByRole('button', { name: 'Terminar la revisión' }).click();
    await expect(page.getByRole('alertdialog')).toContainText(
      `Desde hoy, ${hoy}, sus 3 beneficiarios pierden la cobertura de esta afiliación.`,
    );
    await aceptar(page, `¿Cerrar la afiliación de ${nombre}?`);
    await expect(
      dialogo.getByText(/^Revisión terminada\. La afiliación queda cerrada en estado INACTIVO/),
    ).toBeVisible();
    expect((await servidor.fila(token, '1000201', 'BENEFICIARIO')).estado.codigo).toBe(105);

    // Keys alone drive it here, and somebody else decides meanwhile.
    await dialogo.getByRole('button', { name: 'Volver a la lista' }).click();
    await abrirAccion(page, '1000108', 'Revisión');
    const restituir = dialogo.getByRole('radio', { name: 'Restituir' });
    await expect(restituir).toBeFocused();
    await page.keyboard.press('Space');
    await expect(restituir).toBeChecked();
    await expect(dialogo.getByRole('definition').filter({ hasText: '→' })).toHaveText(/REVISION\s*→\s*ACTIVO/);
    await page.keyboard.press('Tab');
    await expect(dialogo.getByRole('button', { name: 'Adjuntar respaldo' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.type('Sin observaciones');
    await page.keyboard.press('Tab');
    await expect(dialogo.getByRole('button', { name: 'Terminar la revisión' })).toBeFocused();
    const fila = await servidor.fila(token, '1000108');
    const { idAfiliadoEnteGestor, version } = fila;
    const cuerpo = { idAfiliadoEnteGestor, version, decision: 'RESTITUIR', motivo: 'Otra persona' };
    await servidor.enviar(token, 'PUT', '/v1/afiliado/revision', cuerpo);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(dialogo.getByText(/^Ya se muestran los datos actuales/)).toBeVisible();
    await expect(dialogo.getByRole('definition').filter({ hasText: '→' })).toHaveText(/ACTIVO\s*→\s*REVISION/);
    expect((await servidor.fila(token, '1000108')).estado.codigo).toBe(100);
  });
});
