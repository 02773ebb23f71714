import type { RegistroBeneficiario } from '@sgpa/contract/v2/actualizacion-beneficiario';
import { hoyEnLaPaz } from '@sgpa/domain/shared/fecha-civil';
import { esAccesible } from '../../base/axe.ts';
import { cabe } from '../../base/cabe.ts';
import { ir } from '../../base/ir.ts';
import { expect, test } from '../../base/prueba.ts';
import type { Servidor } from '../../base/servidor.ts';
import { botonesPosibles, dialogoDe, elegirFila, posiblesDe, rutaDeFila } from '../../pantallas/acciones.ts';
import { actualizar, botonActualizar, TEXTO_ACTUALIZADO } from '../../pantallas/actualizacion.ts';
import { botonValidar, campo, elegir, llenarPaso1, MARTINA, mensaje, pregunta, WARA } from '../../pantallas/titular.ts';

const ESPOSA = '1000200';
const NACIMIENTO = '1985-03-14';
const VOLUNTARIOS = 'PER_VOL-0002';
const TITULO = 'Actualización de información de asegurado beneficiario';
const GUARDAR = '**/v2/beneficiario/updateBeneficiario';
const FALTAN = 'Observación: Debe introducir la información en los campos requeridos.';
const SIN_PERMISO = 'Su rol no permite realizar esta operación.';

const idDe = async (servidor: Servidor, token: string) =>
  (await servidor.fila(token, ESPOSA, 'BENEFICIARIO')).idAfiliadoEnteGestor;

async function registroDe(servidor: Servidor, token: string, id: number): Promise<RegistroBeneficiario> {
  return ((await servidor.leer(token, `/v2/beneficiario/findByCodigo/${id}`)) as { data: RegistroBeneficiario }).data;
}

test.describe('actualizacion-beneficiario.spec.ts', () => {
  test('desde la lista: un registro entero corregido; preguntado, retenido y contado', async ({
    page,
    entrar,
    servidor,
  }) => {
    const token = await entrar('ope.afiliaciones', rutaDeFila(ESPOSA, '&tipoAfiliado=BENEFICIARIO'));
    const id = await idDe(servidor, token);
    const antes = await registroDe(servidor, token, id);
    await elegirFila(page, ESPOSA, '&tipoAfiliado=BENEFICIARIO');
    await page.getByRole('button', { name: 'Actualizar', exact: true }).click();
    const dialogo = dialogoDe(page, 'Actualizar');
    await expect(dialogo.getByText(ESPOSA, { exact: false })).toBeVisible();
    await campo(page, 'Matrícula').fill('85-0314 XYZ');
    await dialogo.getByRole('button', { name: 'Cerrar', exact: true }).click();
    await expect(dialogo).toHaveCount(0);
    await page.getByRole('button', { name: 'Actualizar', exact: true }).click();
    await expect(campo(page, 'Matrícula')).toHaveValue('85-0314 XYZ');
    await expect(page.getByText('Se recuperó lo que usted escribió antes y no guardó.')).toBeVisible();
    await elegir(page, 'Parentesco', 'CONVIVIENTE');
    let soltar = () => {};
    const retenido = new Promise<void>((resolve) => {
      soltar = resolve;
    });
    await page.route(GUARDAR, async (ruta) => {
      await retenido;
      await ruta.continue();
    });
    await botonActualizar(page).click();
    await expect(pregunta(page)).toHaveAccessibleDescription(/Cambia.*No podra revertir este cambio\.$/);
    await pregunta(page).getByRole('button', { name: 'Guardar los cambios' }).click();
    await expect(page.getByRole('dialog', { name: 'Procesando registro' })).toBeVisible();
    soltar();
    await expect(mensaje(page, TEXTO_ACTUALIZADO)).toBeVisible();
    await expect(dialogo).toHaveCount(0);
    expect(await registroDe(servidor, token, id)).toEqual({
      ...antes,
      version: antes.version + 1,
      afiliacion: { ...antes.afiliacion, matricula: '85-0314 XYZ', parentesco_titular: 'CONVIVIENTE' },
    });
  });

  test('en su página: lo que falta, lo que falla y el camino a la lista', async ({ page, entrar, servidor }) => {
    const token = await servidor.ingresar('ope.afiliaciones');
    const id = await idDe(servidor, token);
    const antes = await registroDe(servidor, token, id);
    await entrar('ope.afiliaciones', `/actualizarDatosAfiliacion/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: TITULO })).toBeVisible();
    await expect(page.getByText(/^\d+ años$/)).toBeVisible();
    await campo(page, 'Fecha de afiliación').fill('');
    await botonActualizar(page).click();
    await expect(mensaje(page, FALTAN)).toBeVisible();
    await expect(page.getByText('Este campo es requerido.')).toHaveCount(1);
    await esAccesible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await cabe(page);
    await page.setViewportSize({ width: 1280, height: 800 });

    const [anio, mes, dia] = antes.afiliacion.fecha_inicio.split('-');
    await campo(page, 'Fecha de afiliación').fill(`${dia}/${mes}/${anio}`);
    await campo(page, 'Dirección').fill('CALLE LARGA 9');
    await page.route(GUARDAR, (ruta) => ruta.abort('connectionreset'), { times: 1 });
    await actualizar(page);
    await expect(page.getByText(/^No se recibió la respuesta del servidor\./)).toBeVisible();
    await expect(page.getByRole('dialog', { name: 'Procesando registro' })).toHaveCount(0);
    await expect(page).toHaveURL(`/actualizarDatosAfiliacion/${id}`);
    expect(await registroDe(servidor, token, id)).toEqual(antes);
    await actualizar(page);
    await expect(page).toHaveURL('/asegurado');
    expect((await registroDe(servidor, token, id)).persona.direccion).toBe('CALLE LARGA 9');
  });

  test('sin identificador es el del dependiente recién validado, si lo hay', async ({ page, entrar }) => {
    await entrar('ope.afiliaciones', '/actualizarDatosAfiliacion');
    await expect(page).toHaveURL('/afiliacionBeneficiario');
    await campo(page, 'Documento del titular').fill('1000100');
    await campo(page, 'Nacimiento del titular').fill('14/03/1985');
    await page.getByRole('button', { name: 'BUSCAR TITULAR' }).click();
    await expect(page.getByText('GUTIÉRREZ MARCA', { exact: false }).first()).toBeVisible();
    await llenarPaso1(page, { numero: ESPOSA, nacimiento: '14/03/1985', nombres: 'CLAUDIA' });
    await botonValidar(page).click();
    await expect(page).toHaveURL('/validacionAfiliacionesBeneficiario');
    await page.getByRole('link', { name: 'Actualizar sus datos' }).click();
    await expect(page).toHaveURL('/actualizarDatosAfiliacion');
    await expect(page.getByRole('heading', { level: 1, name: TITULO })).toBeVisible();
    await expect(page.getByText(ESPOSA, { exact: false })).toBeVisible();
    await expect(botonActualizar(page)).toBeVisible();
  });

  test('CAJA_WEB_SUS ve y cambia solo el establecimiento de salud, y solo de VOLUNTARIO', async ({
    page,
    entrar,
    servidor,
  }) => {
    const [operador, sus] = [await servidor.ingresar('ope.afiliaciones'), await servidor.ingresar('caja.sus')];
    const titular = { tipo_documento: 'CI', numero_documento: WARA.numero, fecha_nacimiento: NACIMIENTO };
    const desdeHoy = { fecha_inicio: hoyEnLaPaz(new Date()), departamento: 'LP' };
    await servidor.enviar(sus, 'POST', '/v2/afiliado/ente-gestor', {
      codigo_entidad: VOLUNTARIOS,
      data: [{ persona: titular, afiliacion: { ...desdeHoy, tipo_asegurado: 'VOLUNTARIO' }, empleador: {} }],
    });
    await servidor.enviar(operador, 'POST', '/v2/beneficiario/ente-gestor', {
      codigo_entidad: VOLUNTARIOS,
      data: [
        {
          beneficiario: { ...titular, numero_documento: MARTINA.numero },
          afiliacion: { ...desdeHoy, tipo_asegurado: '', parentesco_titular: 'HERMANO/HERMANA' },
          titular: {
            tipo_documento_titular: 'CI',
            numero_documento_titular: WARA.numero,
            fecha_nacimiento_titular: NACIMIENTO,
          },
        },
      ],
    });
    const { idAfiliadoEnteGestor: id } = await servidor.fila(sus, MARTINA.numero, 'BENEFICIARIO');
    const antes = await registroDe(servidor, sus, id);
    await entrar('caja.sus', `/actualizarDatosAfiliacion/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: TITULO })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Establecimiento de salud']);
    await expect(page.getByText(MARTINA.numero, { exact: false })).toBeVisible();
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(1);
    await page.getByRole('combobox', { name: 'Establecimiento de salud' }).click();
    await page.getByRole('option').nth(1).click();
    const codigo = await campo(page, 'Código de establecimiento').inputValue();
    await esAccesible(page);
    await actualizar(page);
    await expect(page).toHaveURL('/asegurado');
    expect(await registroDe(servidor, sus, id)).toEqual({
      ...antes,
      version: antes.version + 1,
      afiliacion: { ...antes.afiliacion, codigo_establecimiento: codigo },
    });
    await elegirFila(page, MARTINA.numero, '&tipoAfiliado=BENEFICIARIO');
    await expect(botonesPosibles(page)).toHaveText(
      posiblesDe({ rol: 'CAJA_WEB_SUS', tipo: 'BENEFICIARIO', tipoAsegurado: 'VOLUNTARIO' }),
    );

    const deTrabajador = await idDe(servidor, operador);
    await expect(registroDe(servidor, await servidor.ingresar('ope.petrolera'), id)).rejects.toThrow('404');
    await ir(page, `/actualizarDatosAfiliacion/${deTrabajador}`);
    await expect(page.getByRole('main').getByText(SIN_PERMISO)).toBeVisible();
    await expect(botonActualizar(page)).toHaveCount(0);
  });
});
