import { esAccesible } from '../../base/axe.ts';
import { cabe } from '../../base/cabe.ts';
import { capturar } from '../../base/captura.ts';
import { enLaPaz } from '../../base/fechas.ts';
import { expect, test } from '../../base/prueba.ts';
import { AL_SALIR, aceptar } from '../../pantallas/acciones.ts';
import { pantallaLista } from '../../pantallas/lista.ts';
import { abrirNuevo, PREGUNTA_INSERCION } from '../../pantallas/nuevo-titular.ts';
import { campo, elegir, TEXTO_GUARDADO, TEXTO_SIN_SERVICIO, TEXTO_YA_EXISTE } from '../../pantallas/titular.ts';

const INTERMITENCIA =
  'No se pudo realizar la búsqueda debido a la intermitencia con la interoperabilidad con el SEGIP.';
const RUTA = '**/v1/afiliado/ente-gestor';

test.describe('registro-titular-lista.spec.ts', () => {
  test('una fuente de pago: validar, ver los detalles, registrar una vez, y la lista lo cuenta', async ({
    page,
    entrar,
    servidor,
  }) => {
    const token = await entrar('ope.afiliaciones');
    const { total } = await servidor.titulares(token);
    await pantallaLista(page).cuenta(total);
    const nuevo = await abrirNuevo(page);
    await expect(nuevo.paso).toContainText('Validar');
    await expect(nuevo.dialogo.getByRole('combobox', { name: 'Tipo de documento' })).toHaveText('NACIONAL');
    await expect(nuevo.numero).toBeFocused();
    await nuevo.validar.click();
    await expect(nuevo.texto('Obligatorio.')).toBeVisible();
    await expect(nuevo.texto('Debe introducir el número de Carnet de Identidad')).toBeVisible();
    await expect(nuevo.numero).toBeFocused();
    await esAccesible(page);
    await nuevo.numero.fill('1234');
    await expect(nuevo.texto('Mínimo 5 characters')).toBeVisible();
    await nuevo.numero.fill('00000');
    await expect(nuevo.texto('No pueden ser menores a 0')).toBeVisible();

    await nuevo.consultar('1000001');
    await expect(nuevo.paso).toContainText('Detalles');
    for (const dato of ['MARTINA ELENA QUISPE ARANCIBIA', 'INDUSTRIAS ALTIPLANO S.A.'])
      await expect(nuevo.detalles.getByText(dato).first()).toBeVisible();
    await expect(nuevo.detalles.getByText('El afiliado no tiene registro en Entes Gestores')).toBeVisible();
    await esAccesible(page);
    await nuevo.detalles.getByRole('button', { name: 'Continuar con el registro' }).click();

    await expect(nuevo.paso).toContainText('Registrar');
    await expect(nuevo.tipo).toHaveText('TRABAJADOR');
    await expect(nuevo.codigo).toHaveValue('NIT-1020304050');
    await expect(nuevo.codigo).not.toBeEditable();
    await expect(campo(page, 'Fecha de afiliación')).toHaveValue(enLaPaz());
    await capturar(page, 'nuevo-titular');
    await nuevo.registrar.click();
    const ventana = page.viewportSize() ?? { width: 1280, height: 800 };
    await page.setViewportSize({ width: 360, height: 740 });
    const codigo = page.getByRole('alertdialog').getByText('(NIT-1020304050)', { exact: true });
    expect((await codigo.boundingBox())?.height, 'el código, en una línea').toBeLessThan(30);
    await page.setViewportSize(ventana);
    await aceptar(page, PREGUNTA_INSERCION, 'Cancelar');
    expect((await servidor.titulares(token)).total).toBe(total);
    await nuevo.insertar();
    await expect(nuevo.texto(TEXTO_GUARDADO)).toBeVisible();
    await expect(nuevo.registrar).toBeDisabled();
    await esAccesible(page);
    expect(await servidor.fila(token, '1000001')).toMatchObject({
      codigo_entidad: 'NIT-1020304050',
      tipo_asegurado: 'TRABAJADOR',
      estado: { codigo: 100 },
    });

    // The same once more: now registered, and refused.
    await expect(nuevo.dialogo.getByRole('button', { name: 'Registrar otro titular' })).toBeFocused();
    await page.keyboard.press('Enter');
    await nuevo.llegarAlRegistro('1000001');
    await nuevo.insertar();
    await expect(nuevo.texto(TEXTO_YA_EXISTE)).toBeVisible();
    await expect(nuevo.registrar).toBeEnabled();
    await nuevo.dialogo.getByRole('button', { name: 'Cerrar', exact: true }).click();
    await aceptar(page, AL_SALIR, 'Descartar');
    await pantallaLista(page).cuenta(total + 1);
  });

  test('un extranjero con otra matrícula que la de la fuente, una de varias fuentes, y un rentista', async ({
    page,
    entrar,
    servidor,
  }) => {
    const token = await entrar('ope.afiliaciones');
    const nuevo = await abrirNuevo(page);
    const pedido = page.waitForRequest('**/v2/contrastacion/afiliado');
    await nuevo.llegarAlRegistro('1000008', 'EXTRANJERO');
    expect((await pedido).postDataJSON()).toEqual({
      data: [{ tipo_documento: 'CI', tipo_doc: 2, numero_documento: '1000008' }],
    });
    await nuevo.otro.click();
    await aceptar(page, '¿Desea registrar con otro NIT o MATRICULA COMERCIO?', 'Registrar con otro');
    await expect(nuevo.codigo).toHaveValue('');
    await expect(nuevo.registrar).toBeDisabled();
    await expect(nuevo.texto('Por favor complete la información requerida')).toBeVisible();
    const numero = campo(page, 'Nro. NIT/MATRICULA COMERCIO');
    await numero.focus();
    await numero.blur();
    await expect(nuevo.texto('Nro. NIT/MATRICULA COMERCIO es requerido')).toBeVisible();
    await esAccesible(page);
    await nuevo.dialogo.getByRole('combobox', { name: 'Tipo de código' }).click();
    await expect(page.getByRole('option')).toHaveText(['NIT', 'MATRICULA_COMERCIO']);
    await page.getByRole('option', { name: 'MATRICULA_COMERCIO' }).click();
    await numero.fill('00012345');
    await expect(nuevo.codigo).toHaveValue('RCM-00012345');
    await nuevo.insertar();
    await expect(nuevo.texto(TEXTO_GUARDADO)).toBeVisible();
    expect((await servidor.fila(token, '1000008')).nombre_entidad).toBe('COMERCIAL ILLIMANI S.R.L.');

    // Several sources: one of them is chosen.
    await nuevo.dialogo.getByRole('button', { name: 'Registrar otro titular' }).click();
    await nuevo.llegarAlRegistro('1000002');
    await expect(nuevo.registrar).toBeDisabled();
    await nuevo.entidad.focus();
    await nuevo.entidad.blur();
    await expect(nuevo.texto('Código Entidad es requerido')).toBeVisible();
    await nuevo.entidad.click();
    await expect(page.getByRole('option')).toHaveText([
      'INDUSTRIAS ALTIPLANO S.A. (NIT-1020304050)',
      'COMERCIAL ILLIMANI S.R.L. (RCM-00012345)',
    ]);
    await page.getByRole('option', { name: /ILLIMANI/ }).click();
    await expect(nuevo.tipo).toHaveText('TRABAJADOR');
    await expect(nuevo.codigo).toHaveValue('RCM-00012345');
    await nuevo.insertar();
    await expect(nuevo.texto(TEXTO_GUARDADO)).toBeVisible();
    expect((await servidor.fila(token, '1000002')).nombre_entidad).toBe('COMERCIAL ILLIMANI S.R.L.');

    // A pensioner is a RENTISTA.
    await nuevo.dialogo.getByRole('button', { name: 'Registrar otro titular' }).click();
    await nuevo.llegarAlRegistro('1000003');
    await expect(nuevo.tipo).toHaveText('RENTISTA - SENASIR');
    await expect(nuevo.codigo).toHaveValue('SIST_RENT-0001');
    await nuevo.insertar();
    await expect(nuevo.texto(TEXTO_GUARDADO)).toBeVisible();
    expect((await servidor.fila(token, '1000003')).codigo_entidad).toBe('SIST_RENT-0001');
  });

  test('sin fuente: el tipo de asegurado fija el código o deja que se escriba; a 360 píxeles', async ({
    page,
    entrar,
    servidor,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const token = await entrar('ope.afiliaciones');
    const nuevo = await abrirNuevo(page);
    await cabe(page);
    await nuevo.consultar('1000005');
    await expect(
      nuevo.detalles.getByText(
        'El afiliado no tiene registro de Fuente de pago: Información obtenida durante los últimos 3 meses.',
      ),
    ).toBeVisible();
    await cabe(page);
    await nuevo.detalles.getByRole('button', { name: 'Continuar con el registro' }).click();
    for (const [tipo, codigo] of [
      ['UNIVERSITARIO', 'SIST_UNIV_0003'],
      ['RENTISTA - SENASIR', 'SIST_RENT-0001'],
      ['SEGURIDAD SOCIAL LARGO PLAZO (SSLP)', 'SIST_SSLP-0001'],
      ['TRABAJADOR', ''],
      ['VOLUNTARIO', 'PER_VOL-0002'],
      ['CONVENIO', ''],
    ] as const) {
      await elegir(page, 'Tipo de asegurado', tipo);
      await expect(nuevo.codigo).toHaveValue(codigo);
      await expect(campo(page, 'Nro. NIT/MATRICULA COMERCIO')).toHaveCount(codigo === '' ? 1 : 0);
    }
    await cabe(page);
    await elegir(page, 'Tipo de asegurado', 'VOLUNTARIO');
    await nuevo.insertar();
    await expect(nuevo.texto(TEXTO_GUARDADO)).toBeVisible();
    await cabe(page);
    expect((await servidor.fila(token, '1000005')).codigo_entidad).toBe('PER_VOL-0002');
  });

  test('lo que no pasa se dice: al validar, al guardar y sin respuesta', async ({
    page,
    entrar,
    servidor,
    simuladores,
  }) => {
    const token = await entrar('ope.afiliaciones');
    const { total } = await servidor.titulares(token);
    const nuevo = await abrirNuevo(page);
    await simuladores.fallar('segip', { modo: 'corte' });
    await nuevo.numero.fill('1000001');
    await nuevo.validar.click();
    await expect(nuevo.texto(INTERMITENCIA)).toBeVisible();
    await simuladores.sanar();
    await nuevo.numero.fill('1000404');
    await nuevo.validar.click();
    await expect(nuevo.texto(/^No se pudo encontrar información de la persona/)).toBeVisible();
    await nuevo.numero.fill('1000011');
    await nuevo.nacimiento.fill('14/03/1985');
    await nuevo.validar.click();
    await expect(nuevo.texto('No coincide con el servicio de identificación')).toBeVisible();

    await nuevo.nacimiento.fill('');
    await nuevo.llegarAlRegistro('1000001');
    await simuladores.fallar('segip', { modo: 'corte' });
    await nuevo.insertar();
    await expect(nuevo.texto(TEXTO_SIN_SERVICIO)).toBeVisible();
    await simuladores.sanar();

    const respuesta = (codigo: number, detalle: string) => ({
      data: [{ numero_documento: '1000001', idAfiliadoEnteGestor: null, estado_almacenamiento: { codigo, detalle } }],
    });
    await page.route(RUTA, (ruta) => ruta.fulfill({ json: respuesta(0, 'La persona ya tiene cobertura.') }));
    await nuevo.insertar();
    await expect(nuevo.texto('La persona ya tiene cobertura.')).toBeVisible();
    await page.unroute(RUTA);

    // The answer is lost on its way back: asking again saves nothing twice.
    await page.route(RUTA, async (ruta) => {
      await ruta.fetch();
      await ruta.abort();
    });
    await nuevo.insertar();
    await expect(nuevo.texto(/^No se recibió la respuesta del servidor/)).toBeVisible();
    await page.unroute(RUTA);
    await nuevo.insertar();
    await expect(nuevo.texto(TEXTO_GUARDADO)).toBeVisible();
    expect((await servidor.titulares(token)).total).toBe(total + 1);

    // Somebody covered elsewhere is saved, and it is said.
    await nuevo.dialogo.getByRole('button', { name: 'Registrar otro titular' }).click();
    await nuevo.llegarAlRegistro('1000006');
    await nuevo.insertar();
    await expect(nuevo.texto(TEXTO_GUARDADO)).toBeVisible();
    await expect(nuevo.texto(/^La persona tiene cobertura vigente en: .+Se abrió una novedad/)).toBeVisible();
    await expect(nuevo.registrar).toBeDisabled();
    await nuevo.dialogo.getByRole('button', { name: 'Volver a la lista' }).click();
    await expect(nuevo.dialogo).toBeHidden();
    await expect(pantallaLista(page).fila('1000006').getByRole('radio')).toBeChecked();
  });
});
