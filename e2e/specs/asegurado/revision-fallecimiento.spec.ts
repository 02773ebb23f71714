import { hoyEnLaPaz, mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import { esAccesible } from '../../base/axe.ts';
import { cabe } from '../../base/cabe.ts';
import { expect, test } from '../../base/prueba.ts';
import { abrirAccion, rutaDeFila } from '../../pantallas/acciones.ts';
import { abrirDetalleBeneficiario, abrirHistoria, historiaDe } from '../../pantallas/beneficiario.ts';
import { campo } from '../../pantallas/titular.ts';

const hoy = hoyEnLaPaz(new Date());
const FAMILIA = ['1000200', '1000201', '1000202'];

test.describe('revision-fallecimiento.spec.ts', () => {
  test('una muerte registrada por error: se elige qué vuelve, se confirma y la historia lo cuenta', async ({
    page,
    entrar,
    servidor,
  }) => {
    const ope = await servidor.ingresar('ope.afiliaciones');
    const { codigo_entidad, fecha_nacimiento, estado } = await servidor.fila(ope, '1000100');
    await servidor.enviar(ope, 'PUT', '/v1/afiliado/ente-gestor', {
      tipo_documento: 'CI',
      numero_documento: '1000100',
      fecha_nacimiento,
      codigo_entidad,
      fecha_inicio: estado.fecha_afiliacion,
      tipo_motivo: 601,
    });
    const token = await entrar('adm.autoridad', rutaDeFila('1000100'));
    const dialogo = await abrirAccion(page, '1000100', 'Revisión');
    await dialogo.getByRole('button', { name: 'El fallecimiento' }).click();
    await expect(dialogo).toContainText(
      `Figura como fallecida el ${mostrarFecha(hoy)}, por registro de: Caja Nacional`,
    );
    await expect(dialogo).toContainText('Vale solo para quien lo registró.');
    await dialogo.getByRole('radio', { name: 'Se registró por error' }).check();
    const afiliaciones = dialogo.getByRole('group', { name: 'Afiliaciones que vuelven a sus fechas de antes' });
    await expect(afiliaciones.getByRole('checkbox')).toHaveCount(4);
    for (const casilla of await afiliaciones.getByRole('checkbox').all()) await expect(casilla).toBeChecked();
    const items = afiliaciones.getByRole('listitem');
    await expect(items.first()).toContainText(/INACTIVO\s*→\s*ACTIVO/);
    await expect(items.first()).toContainText(`${mostrarFecha(hoy)} → —`);

    // The beneficiaries' cannot be chosen without the holder's.
    await items.first().getByRole('checkbox').focus();
    await page.keyboard.press('Space');
    await expect(items.nth(1).getByRole('checkbox')).toBeDisabled();
    await expect(items.nth(1)).toContainText('Su cobertura sigue a la del titular: elija también la suya.');
    await page.keyboard.press('Space');
    await items.last().getByRole('checkbox').uncheck();
    await campo(page, 'Motivo').fill('Oficio del registro civil');
    await esAccesible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await cabe(page);
    await page.setViewportSize({ width: 1280, height: 800 });

    await dialogo.getByRole('button', { name: 'Corregir fallecimiento' }).click();
    const pregunta = page.getByRole('alertdialog', { name: /^¿Corregir el fallecimiento de / });
    await expect(pregunta).toContainText(`Desde hoy, ${mostrarFecha(hoy)}, ya no figura como fallecida`);
    await expect(pregunta).toContainText(/(: ACTIVO.*){3}/s);
    await pregunta.getByRole('button', { name: 'Corregir el fallecimiento' }).click();
    await expect(dialogo.getByText(/^Fallecimiento corregido: /)).toBeVisible();
    expect(await servidor.fila(token, '1000100')).toMatchObject({ fallecido: false, estado: { codigo: 100 } });
    const codigos = await Promise.all(
      FAMILIA.map(async (numero) => (await servidor.fila(token, numero, 'BENEFICIARIO')).estado.codigo),
    );
    expect(codigos.toSorted()).toEqual([100, 100, 103]);

    const detalle = await abrirDetalleBeneficiario(page, FAMILIA.at(codigos.indexOf(100)) ?? '');
    await abrirHistoria(detalle);
    await expect(historiaDe(detalle).first()).toContainText('Fallecimiento registrado por error');
    await expect(historiaDe(detalle).first()).toContainText(/Estado\s*CESANTIA\s*→\s*ACTIVO/);
    await expect(historiaDe(detalle).first()).toContainText('Oficio del registro civil');
    await expect(historiaDe(detalle).nth(1)).toContainText('Baja del titular');
  });
});
