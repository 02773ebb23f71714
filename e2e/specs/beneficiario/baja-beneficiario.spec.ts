import type { Locator, Page } from '@playwright/test';
import { cesantiaDesde } from '@sgpa/domain/cobertura/cobertura';
import { hoyEnLaPaz, mostrarFecha, sumarDias } from '@sgpa/domain/shared/fecha-civil';
import { esAccesible } from '../../base/axe.ts';
import { cabe } from '../../base/cabe.ts';
import { capturar } from '../../base/captura.ts';
import { expect, test } from '../../base/prueba.ts';
import type { Servidor } from '../../base/servidor.ts';
import { abrirAccion, aceptar, rutaDeFila } from '../../pantallas/acciones.ts';
import { abrirBeneficiarios, abrirHistoria, hecho, historiaDe, pestana } from '../../pantallas/beneficiario.ts';
import { campo, elegir } from '../../pantallas/titular.ts';

const PREGUNTA = 'Esta seguro de realizar la baja de beneficiario?';
const BENEFICIARIOS = '&tipoAfiliado=BENEFICIARIO';
const hoy = hoyEnLaPaz(new Date());
const fin = cesantiaDesde(hoy);

const estadoDe = async (servidor: Servidor, token: string) =>
  (await servidor.fila(token, '1000200', 'BENEFICIARIO')).estado;
const registrarLaBaja = async (page: Page, dialogo: Locator) => {
  await dialogo.getByRole('button', { name: 'Registrar baja' }).click();
  await aceptar(page, PREGUNTA);
};

async function darDeBajaDesdeLaLista(page: Page, servidor: Servidor, token: string): Promise<void> {
  const dialogo = await abrirAccion(page, '1000200', 'Baja', BENEFICIARIOS);
  await expect(campo(page, 'Fecha de baja')).toHaveValue(mostrarFecha(hoy));
  await expect(campo(page, 'Fecha fin de cesantía')).toHaveValue(mostrarFecha(fin));
  await elegir(page, 'Motivo', 'BAJA POR SOLICITUD');
  await campo(page, 'Descripción del motivo').fill('A pedido del titular');
  await cabe(page);
  await dialogo.getByRole('button', { name: 'Registrar baja' }).click();
  await aceptar(page, PREGUNTA);
  const dicho = `Baja registrada. Fecha de baja: ${mostrarFecha(hoy)}. Cesantía hasta el ${mostrarFecha(fin)}.`;
  await expect(dialogo.getByText(dicho)).toBeVisible();
  await cabe(page);
  await dialogo.getByRole('button', { name: 'Volver a la lista' }).click();
  await expect(dialogo).toBeHidden();
  expect(await estadoDe(servidor, token)).toMatchObject({ codigo: 103, fecha_baja: hoy, fecha_cesantia: fin });
  expect((await servidor.fila(token, '1000100')).estado.codigo).toBe(100);
}

async function registrarTrasOtroCambio(page: Page, servidor: Servidor, token: string, dialogo: Locator): Promise<void> {
  const { tipo_documento, numero_documento, fecha_nacimiento, codigo_entidad, ...fila } = await servidor.fila(
    token,
    '1000200',
    'BENEFICIARIO',
  );
  const antes = sumarDias(hoy, -5);
  await servidor.enviar(await servidor.ingresar('adm.ente'), 'PUT', '/v1/beneficiario/ente-gestor', {
    tipo_documento,
    numero_documento,
    fecha_nacimiento,
    tipo_documento_titular: 'CI',
    numero_documento_titular: '1000100',
    fecha_nacimiento_titular: fila.fecha_nacimiento_titular,
    codigo_entidad,
    fecha_inicio: fila.estado.fecha_afiliacion,
    opcion: 'RECTIFICACION',
    fecha_fin: antes,
    tipo_motivo: 604,
  });
  await registrarLaBaja(page, dialogo);
  await expect(dialogo.getByText(/^Ya se muestran los datos actuales/).first()).toBeVisible();
  expect(await estadoDe(servidor, token)).toMatchObject({ codigo: 103, fecha_baja: antes });
  // A choice made for another state is made again.
  await expect(campo(page, 'Fecha de baja definitiva')).toHaveValue('');
}

async function leerSuHistoria(page: Page, dialogo: Locator): Promise<void> {
  await pestana(page, 'Detalle').click();
  await expect(hecho(dialogo, 'Fecha de baja')).toHaveText(mostrarFecha(hoy));
  await expect(hecho(dialogo, 'Fecha de inhabilitado')).toHaveText(mostrarFecha(hoy));
  await expect(hecho(dialogo, 'Fecha de cesantía')).toHaveCount(0);
  await abrirHistoria(dialogo);
  const historia = historiaDe(dialogo);
  await expect(historia).toHaveCount(4);
  await expect(historia.first()).toContainText('Baja del beneficiario');
  await expect(historia.first()).toContainText('ope.afiliaciones');
  await expect(historia.first()).toContainText(/Estado\s*CESANTIA\s*→\s*INHABILITADO/);
  await expect(historia.nth(1)).toContainText('adm.ente');
  await expect(historia.nth(2)).toContainText(/Motivo de la baja\s*BAJA POR SOLICITUD/);
  await expect(historia.last()).toContainText('Registro de la afiliación');
  await historia.last().scrollIntoViewIfNeeded();
}

test.describe('baja-beneficiario.spec.ts', () => {
  // PestanaBaja.test.tsx tests what is missing, Rectificación, a refusal, and a server that fails.
  test('activo: fin de la baja y cesantía, a 360 píxeles; luego, tras lo que otro cambió, Baja Definitiva, contadas por su historia', async ({
    page,
    entrar,
    servidor,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const token = await entrar('ope.afiliaciones', rutaDeFila('1000200', BENEFICIARIOS));
    await test.step('desde la lista de beneficiarios', () => darDeBajaDesdeLaLista(page, servidor, token));

    await page.setViewportSize({ width: 1280, height: 800 });
    const dialogo = await abrirBeneficiarios(page, '1000100', '1000200');
    await capturar(page, 'beneficiarios');
    await esAccesible(page);
    await pestana(page, 'Baja').click();
    await expect(dialogo.getByRole('radio', { name: 'Baja Definitiva' })).toBeChecked();
    await elegir(page, 'Motivo', 'OTROS');
    await expect(campo(page, 'Fecha fin de cesantía')).toBeHidden();
    await esAccesible(page);

    await test.step('otro cambió el registro entretanto: nada se pisa, y se puede hacer sobre lo que es ahora', () =>
      registrarTrasOtroCambio(page, servidor, token, dialogo));
    const { estado: titular } = await servidor.fila(token, '1000100');
    await elegir(page, 'Motivo', 'OTROS');
    await campo(page, 'Fecha de baja definitiva').fill(mostrarFecha(hoy));
    await registrarLaBaja(page, dialogo);
    await expect(dialogo.getByText('Baja registrada.')).toBeVisible();
    expect((await estadoDe(servidor, token)).codigo).toBe(105);
    expect((await servidor.fila(token, '1000100')).estado).toEqual(titular);

    await leerSuHistoria(page, dialogo);
  });
});
