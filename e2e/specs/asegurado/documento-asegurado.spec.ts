import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { hoyEnLaPaz, leerFechaEscrita, sumarDias } from '@sgpa/domain/shared/fecha-civil';
import { esAccesible } from '../../base/axe.ts';
import { cabe } from '../../base/cabe.ts';
import { expect, test } from '../../base/prueba.ts';
import type { Servidor } from '../../base/servidor.ts';
import { sembrarSesion } from '../../base/sesion.ts';
import { abrirAccion, rutaDeFila } from '../../pantallas/acciones.ts';
import { abrirHistoria } from '../../pantallas/beneficiario.ts';
import { FELIX, pdf } from '../../pantallas/fallecido.ts';
import { abrirDetalles } from '../../pantallas/lista.ts';
import { campo } from '../../pantallas/titular.ts';

const hoy = hoyEnLaPaz(new Date());

/** Registers a person who died, with that certificate. */
async function registrarFallecido(servidor: Servidor, certificado: Buffer): Promise<void> {
  const token = await servidor.ingresar('ope.afiliaciones');
  const inicio = sumarDias(hoy, -13);
  await servidor.enviar(token, 'POST', '/v2/afiliado/ente-gestor', {
    codigo_entidad: 'NIT-1020304050',
    data: [
      {
        empleador: { fecha_ingreso_trabajo: inicio, puesto_empleado: 'AUXILIAR', salario: 3850.5 },
        afiliacion: { fecha_inicio: `${inicio} 00:00:00`, tipo_asegurado: 'TRABAJADOR', departamento: 'LP' },
        persona: {
          tipo_documento: 'CI',
          numero_documento: FELIX.numero,
          fecha_nacimiento: leerFechaEscrita(FELIX.nacimiento),
          genero: 'M',
          estado_civil: 'S',
          departamento: 'LP',
          municipio: '020101',
          telefono_movil: '70012345',
          fallecido: true,
          fecha_defuncion: sumarDias(hoy, -9),
          numero_certificado_defuncion: '004512-B',
          certificado_defuncion: certificado.toString('base64'),
        },
      },
    ],
  });
}

async function bajar(page: Page, desde: Locator): Promise<Buffer> {
  const bajada = page.waitForEvent('download');
  await desde.getByRole('button', { name: 'Descargar' }).click();
  const archivo = await bajada;
  expect(archivo.suggestedFilename()).toMatch(/^certificado-defuncion-\d+\.pdf$/);
  return readFile(await archivo.path());
}

test.describe('documento-asegurado.spec.ts', () => {
  test('el certificado que se entregó se abre otra vez, tal como era: desde la historia, y donde la autoridad decide', async ({
    page,
    context,
    entrar,
    servidor,
  }) => {
    // A window of the system's own cannot be answered here: the browser saves by itself, as those without it do.
    await context.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
    // registro-fallecido.spec.ts tests how it is handed in.
    const acta = pdf('acta.pdf', 700_000);
    await registrarFallecido(servidor, acta.buffer);
    await entrar('ope.afiliaciones', rutaDeFila(FELIX.numero));
    await abrirDetalles(page, FELIX.numero);
    const dialogo = page.getByRole('dialog', { name: 'Detalles - REGISTRO' });
    await abrirHistoria(dialogo);
    const guardados = dialogo.getByRole('list', { name: 'Documentos guardados' });
    await expect(guardados).toContainText('Certificado de defunción 004512-B');
    await esAccesible(page);
    expect((await bajar(page, guardados)).equals(acta.buffer)).toBe(true);
    await expect(page.getByText(/^Documento descargado: certificado-defuncion-\d+\.pdf$/)).toBeVisible();

    // Somebody else opens it in a tab of their own.
    await page.close();
    const suya = await context.newPage();
    await sembrarSesion(suya, await servidor.ingresar('adm.autoridad'), 'adm.autoridad');
    await suya.goto(rutaDeFila(FELIX.numero));
    const revision = await abrirAccion(suya, FELIX.numero, 'Revisión');
    await revision.getByRole('button', { name: 'El fallecimiento' }).click();
    const papeles = revision.getByRole('group', { name: 'Documentos guardados' });
    await expect(papeles.getByRole('listitem')).toContainText('Certificado de defunción 004512-B');
    await expect(papeles.getByRole('listitem')).toContainText(/guardado el .* por Caja Nacional de Salud/);
    await esAccesible(suya);
    await campo(suya, 'Motivo').fill('Oficio del registro civil');
    expect((await bajar(suya, papeles)).equals(acta.buffer)).toBe(true);
    await expect(campo(suya, 'Motivo')).toHaveValue('Oficio del registro civil');
    await suya.setViewportSize({ width: 360, height: 740 });
    await cabe(suya);
  });
});
