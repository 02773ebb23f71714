import type { Page } from '@playwright/test';
import type { Cuerpo } from '@sgpa/contract/envios';
import type { RegistroTitular } from '@sgpa/contract/v2/actualizacion-titular';
import { hoyEnLaPaz, sumarDias } from '@sgpa/domain/shared/fecha-civil';
import { esAccesible } from '../../base/axe.ts';
import { cabe } from '../../base/cabe.ts';
import { capturar } from '../../base/captura.ts';
import { enLaPaz } from '../../base/fechas.ts';
import { ilustrar } from '../../base/ilustracion.ts';
import { ir } from '../../base/ir.ts';
import { crearPng } from '../../base/png.ts';
import { expect, test } from '../../base/prueba.ts';
import type { Servidor } from '../../base/servidor.ts';
import { enCadaZoom } from '../../base/zoom.ts';
import { dialogoDe, elegirFila, rutaDeFila } from '../../pantallas/acciones.ts';
import {
  actualizar,
  botonActualizar,
  buscarEmpleador,
  TEXTO_ACTUALIZADO,
  TEXTO_CAMBIADO,
} from '../../pantallas/actualizacion.ts';
import { campo, elegir, guardar, llegarAlPaso3, mensaje, pregunta, WARA } from '../../pantallas/titular.ts';

const TITULAR = '1000100';
const GUARDAR = '**/v2/afiliado/update';
const FALTAN = 'Observación: Debe introducir la información en los campos requeridos.';
const SIN_BUSQUEDA =
  'Observación: Debe realizar la búsqueda de la ENTIDAD EMPLEADORA antes de actualizar la información.';

async function registroDe(servidor: Servidor, token: string, id: number): Promise<RegistroTitular> {
  return ((await servidor.leer(token, `/v2/afiliado/findByCodigo/${id}`)) as { data: RegistroTitular }).data;
}

async function noPisarLoDeOtro(page: Page, servidor: Servidor, id: number): Promise<void> {
  const otra = await servidor.ingresar('adm.ente');
  await ir(page, `/afiliadoActualizar/${id}`);
  await campo(page, 'Dirección').fill('LA MÍA');
  await campo(page, 'Cargo').fill('JEFE');
  const { version, persona, afiliacion, empleador } = await registroDe(servidor, otra, id);
  const { foto_persona: _, ...contacto } = { ...persona, direccion: 'LA AJENA', telefono_movil: '70011122' };
  const ajeno: Cuerpo<'actualizacion-titular'> = { version, persona: contacto, afiliacion, empleador };
  await servidor.enviar(otra, 'POST', '/v2/afiliado/update', ajeno);

  await buscarEmpleador(page);
  await expect(page.getByText(/\(NIT-\d+\)$/)).toBeVisible();
  await actualizar(page);
  await expect(page.getByText(TEXTO_CAMBIADO)).toBeVisible();
  expect((await registroDe(servidor, otra, id)).persona.direccion).toBe('LA AJENA');
  await page.getByRole('button', { name: 'Cargar los datos actuales' }).click();
  await expect(page.getByText('También los cambió otra persona: Dirección.')).toBeVisible();
  await expect(campo(page, 'Teléfono móvil')).toHaveValue('70011122');
  await expect(campo(page, 'Dirección')).toHaveValue('LA MÍA');
  await actualizar(page);
  await expect(page).toHaveURL('/asegurado');
  const final = await registroDe(servidor, otra, id);
  expect(final.persona).toMatchObject({ direccion: 'LA MÍA', telefono_movil: '70011122' });
  expect(final.empleador.puesto_empleado).toBe('JEFE');
}

test.describe('actualizacion-titular.spec.ts', () => {
  test('un registro entero corregido, con un empleador que se busca solo; lo que otro cambió entretanto no se pisa', async ({
    page,
    entrar,
    servidor,
  }) => {
    const token = await servidor.ingresar('ope.afiliaciones');
    const { idAfiliadoEnteGestor: id } = await servidor.fila(token, TITULAR);
    await entrar('ope.afiliaciones', rutaDeFila(TITULAR));
    await elegirFila(page, TITULAR);
    await page.getByRole('button', { name: 'Actualizar', exact: true }).click();
    const dialogo = dialogoDe(page, 'Actualizar');
    // Identity is read, not typed.
    await expect(dialogo.getByText('JORGE LUIS', { exact: true })).toBeVisible();
    // The employer on record was searched by itself.
    await expect(dialogo.getByText(/^INDUSTRIAS ALTIPLANO S\.A\. \(NIT-\d+\)$/)).toBeVisible();
    await capturar(page, 'actualizacion-titular');
    await ilustrar(page, 'actualizar', dialogo, 1300);
    await enCadaZoom(page);
    await expect(campo(page, 'Nombres')).toHaveCount(0);
    await elegir(page, 'Género', 'FEMENINO');
    await elegir(page, 'Departamento', 'Cochabamba');
    await elegir(page, 'Municipio', 'Cochabamba');
    await campo(page, 'Correo electrónico').fill('no es un correo');
    await campo(page, 'Fecha de ingreso al trabajo').fill(enLaPaz(-1000));
    await campo(page, 'Fecha de afiliación').fill('');
    await page.getByLabel('Cambiar fotografía').setInputFiles({
      name: 'foto.png',
      mimeType: 'image/png',
      buffer: await crearPng(900, 700),
    });
    await expect(page.getByRole('img', { name: /^Fotografía de GUTIÉRREZ MARCA/ })).toHaveAttribute(
      'src',
      /^data:image\/jpeg/,
    );
    await botonActualizar(page).click();
    await expect(mensaje(page, FALTAN)).toBeVisible();
    await expect(campo(page, 'Correo electrónico')).toBeFocused();
    await expect(page.getByText('Este campo es requerido.')).toHaveCount(1);
    await esAccesible(page);

    await campo(page, 'Correo electrónico').fill('jorge@correo.example');
    await campo(page, 'Fecha de afiliación').fill(enLaPaz(-1000));
    await campo(page, 'Código de empleador').fill('999999999999');
    await botonActualizar(page).click();
    await expect(mensaje(page, SIN_BUSQUEDA)).toBeVisible();
    await expect(pregunta(page)).toHaveCount(0);
    // The next thing to do is under the finger.
    await expect(page.getByRole('button', { name: 'Buscar', exact: true })).toBeFocused();
    // A code typed and not searched is searched by saving.
    await campo(page, 'Código de empleador').fill('1020304050');

    let soltar = () => {};
    const retenido = new Promise<void>((resolve) => {
      soltar = resolve;
    });
    await page.route(GUARDAR, async (ruta) => {
      await retenido;
      await ruta.continue();
    });
    await actualizar(page);
    await expect(page.getByRole('dialog', { name: 'Procesando registro' })).toBeVisible();
    soltar();
    await expect(dialogo).toHaveCount(0);
    await expect(page).toHaveURL(`/asegurado?numeroDocumento=${TITULAR}`);
    await expect(mensaje(page, TEXTO_ACTUALIZADO)).toBeVisible();
    const { persona, afiliacion } = await registroDe(servidor, token, id);
    expect(persona).toMatchObject({ genero: 'F', departamento: 'CB', correo_electronico: 'jorge@correo.example' });
    expect(persona.foto_persona).toMatch(/^data:image\/jpeg;base64,/);
    expect(afiliacion.fecha_inicio).toBe(sumarDias(hoyEnLaPaz(new Date()), -1000));
    // ActualizacionTitular.test and use-edicion.test test what is lost or refused, and drafts.
    await test.step('un registro que otro cambió entretanto no se pisa', () => noPisarLoDeOtro(page, servidor, id));
  });

  // PaginaCompletarDatos.test and ActualizacionTitular.test test what its forms ask for, and of whom.
  test('CAJA_WEB_SUS registra a un VOLUNTARIO y actualiza su establecimiento de salud', async ({
    page,
    entrar,
    servidor,
  }) => {
    const token = await entrar('caja.sus', '/afiliacionTitulares');
    await llegarAlPaso3(page, WARA);
    await guardar(page);
    await expect(page).toHaveURL('/asegurado');
    // The row that was just saved is chosen.
    await expect(page.getByRole('row', { name: new RegExp(WARA.numero) }).getByRole('radio')).toBeChecked();
    await page.getByRole('button', { name: 'Actualizar', exact: true }).click();
    const bloque = dialogoDe(page, 'Actualizar').getByRole('region', { name: 'Establecimiento de salud' });
    await bloque.getByRole('combobox', { name: 'Departamento' }).click();
    await page.getByRole('option', { name: 'La Paz', exact: true }).click();
    await bloque.getByRole('combobox', { name: 'Establecimiento de salud' }).click();
    await page.getByRole('option').nth(1).click();
    const codigo = await bloque.getByRole('textbox', { name: 'Código RUES' }).inputValue();
    expect(codigo).toMatch(/^\d+$/);
    await esAccesible(page);
    await actualizar(page);
    await expect(mensaje(page, TEXTO_ACTUALIZADO)).toBeVisible();
    const { idAfiliadoEnteGestor: id, codigo_entidad } = await servidor.fila(token, WARA.numero);
    expect(codigo_entidad).toBe('PER_VOL-0002');
    expect((await registroDe(servidor, token, id)).afiliacion).toMatchObject({
      codigo_establecimiento: codigo,
      departamento: 'LP',
      tipo_asegurado: 'VOLUNTARIO',
    });
  });

  test('el registro de otro ente, o ninguno, no se encuentra, y se vuelve a la lista; en un teléfono el formulario cabe', async ({
    page,
    entrar,
    servidor,
  }) => {
    const token = await servidor.ingresar('ope.petrolera');
    const { idAfiliadoEnteGestor: id } = await servidor.fila(await servidor.ingresar('ope.afiliaciones'), TITULAR);
    const { idAfiliadoEnteGestor: propio } = await servidor.fila(token, '1000006');
    await entrar('ope.petrolera', `/afiliadoActualizar/${id}`);
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
    await ir(page, '/actualizarDatosAfiliacion/987654321');
    await page.getByRole('button', { name: 'Volver a la lista' }).click();
    await expect(page).toHaveURL('/asegurado');
    await page.setViewportSize({ width: 360, height: 740 });
    await ir(page, `/afiliadoActualizar/${propio}`);
    await expect(botonActualizar(page)).toBeVisible();
    await cabe(page);
  });
});
