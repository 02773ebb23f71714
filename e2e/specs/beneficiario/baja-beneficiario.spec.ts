import { cesantiaDesde } from '@sgpa/domain/cobertura/cobertura';
import { hoyEnLaPaz, mostrarFecha, sumarDias } from '@sgpa/domain/shared/fecha-civil';
import { esAccesible } from '../../base/axe.ts';
import { cabe } from '../../base/cabe.ts';
import { capturar } from '../../base/captura.ts';
import { expect, test } from '../../base/prueba.ts';
import { abrirAccion, aceptar, rutaDeFila } from '../../pantallas/acciones.ts';
import { abrirBeneficiarios, abrirHistoria, hecho, historiaDe, pestana } from '../../pantallas/beneficiario.ts';
import { campo, elegir } from '../../pantallas/titular.ts';

const PREGUNTA = 'Esta seguro de realizar la baja de beneficiario?';
const dia = (dias: number) => sumarDias(hoyEnLaPaz(new Date()), dias);

test.describe('baja-beneficiario.spec.ts', () => {
  test('activo: fin de la baja y cesantía; luego Rectificación o Baja Definitiva, contadas por su historia', async ({
    page,
    entrar,
    servidor,
  }) => {
    const token = await entrar('ope.afiliaciones', rutaDeFila('1000100'));
    const dialogo = await abrirBeneficiarios(page, '1000100', '1000200');
    await capturar(page, 'beneficiarios');
    await esAccesible(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(pestana(page, 'Ampliación')).toBeDisabled();
    await expect(pestana(page, 'Derechohabiente')).toBeDisabled();

    await pestana(page, 'Baja').click();
    const fin = cesantiaDesde(dia(0));
    await expect(campo(page, 'Fecha de baja')).toHaveValue(mostrarFecha(dia(0)));
    await expect(campo(page, 'Fecha fin de cesantía')).toHaveValue(mostrarFecha(fin));
    await expect(dialogo.getByRole('radiogroup')).toHaveCount(0);
    const registrar = dialogo.getByRole('button', { name: 'Registrar baja' });
    await campo(page, 'Fecha de baja').fill('');
    await registrar.click();
    await expect(dialogo.getByText('Baja es requerido')).toBeVisible();
    await expect(page.getByText('Falta fecha_baja')).toBeVisible();
    await campo(page, 'Fecha de baja').fill(mostrarFecha(dia(0)));
    await elegir(page, 'Motivo', 'BAJA POR SOLICITUD');
    await campo(page, 'Descripción del motivo').fill('A pedido del titular');
    await esAccesible(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await registrar.click();
    await aceptar(page, PREGUNTA);
    await expect(
      dialogo.getByText(
        `Baja registrada. Fecha de baja: ${mostrarFecha(dia(0))}. Cesantía hasta el ${mostrarFecha(fin)}.`,
      ),
    ).toBeVisible();
    await expect(registrar).toBeDisabled();
    expect((await servidor.fila(token, '1000200', 'BENEFICIARIO')).estado).toMatchObject({
      codigo: 103,
      fecha_baja: dia(0),
      fecha_cesantia: fin,
    });
    expect((await servidor.fila(token, '1000100')).estado.codigo).toBe(100);

    await pestana(page, 'Detalle').click();
    await pestana(page, 'Baja').click();
    await dialogo.getByRole('radio', { name: 'Rectificación' }).check();
    await elegir(page, 'Motivo', 'OTROS');
    await campo(page, 'Fecha de baja rectificada').fill(mostrarFecha(dia(-5)));
    await expect(campo(page, 'Fecha fin de cesantía')).toHaveValue(mostrarFecha(cesantiaDesde(dia(-5))));
    await registrar.click();
    await aceptar(page, PREGUNTA);
    await expect(dialogo.getByText('Baja registrada.')).toBeVisible();

    await pestana(page, 'Detalle').click();
    await pestana(page, 'Baja').click();
    await expect(dialogo.getByRole('radio', { name: 'Baja Definitiva' })).toBeChecked();
    await elegir(page, 'Motivo', 'BAJA POR SOLICITUD');
    await expect(campo(page, 'Fecha fin de cesantía')).toBeHidden();
    await registrar.click();
    await aceptar(page, PREGUNTA);
    await expect(dialogo.getByText('Baja registrada.')).toBeVisible();
    expect((await servidor.fila(token, '1000200', 'BENEFICIARIO')).estado.codigo).toBe(105);

    await pestana(page, 'Detalle').click();
    await expect(hecho(dialogo, 'Fecha de baja')).toHaveText(mostrarFecha(dia(0)));
    await expect(hecho(dialogo, 'Fecha de inhabilitado')).toHaveText(mostrarFecha(dia(0)));
    await expect(hecho(dialogo, 'Fecha de cesantía')).toHaveText('—');
    await abrirHistoria(dialogo);
    const historia = historiaDe(dialogo);
    await expect(historia).toHaveCount(4);
    await expect(historia.first()).toContainText('Baja del beneficiario');
    await expect(historia.first()).toContainText('ope.afiliaciones');
    await expect(historia.first()).toContainText(/Estado\s*CESANTIA\s*→\s*INHABILITADO/);
    await expect(historia.nth(2)).toContainText(/Motivo de la baja\s*BAJA POR SOLICITUD/);
    await expect(historia.last()).toContainText('Registro de la afiliación');
    await historia.last().scrollIntoViewIfNeeded();
    await esAccesible(page);
  });

  test('otro cambió el registro entretanto: nada se pisa, y se puede hacer sobre lo que es ahora', async ({
    page,
    entrar,
    servidor,
  }) => {
    const token = await entrar('ope.afiliaciones', rutaDeFila('1000100'));
    const dialogo = await abrirBeneficiarios(page, '1000100', '1000201');
    await pestana(page, 'Baja').click();
    await elegir(page, 'Motivo', 'OTROS');
    const { estado: titular } = await servidor.fila(token, '1000100');
    const hijo = await servidor.fila(token, '1000201', 'BENEFICIARIO');
    await servidor.enviar(await servidor.ingresar('adm.ente'), 'PUT', '/v1/beneficiario/ente-gestor', {
      tipo_documento: 'CI',
      numero_documento: '1000201',
      fecha_nacimiento: hijo.fecha_nacimiento,
      tipo_documento_titular: 'CI',
      numero_documento_titular: '1000100',
      fecha_nacimiento_titular: '1985-03-14',
      codigo_entidad: hijo.codigo_entidad,
      fecha_inicio: hijo.estado.fecha_afiliacion,
      fecha_fin: dia(3),
      tipo_motivo: 604,
    });
    await dialogo.getByRole('button', { name: 'Registrar baja' }).click();
    await aceptar(page, PREGUNTA);
    await expect(dialogo.getByText(/cambió/)).toBeVisible();
    expect((await servidor.fila(token, '1000201', 'BENEFICIARIO')).estado).toMatchObject({ fecha_baja: dia(3) });
    // What was chosen for another state is chosen again.
    await expect(campo(page, 'Fecha de baja')).toHaveValue('');
    await elegir(page, 'Motivo', 'OTROS');
    await campo(page, 'Fecha de baja').fill(mostrarFecha(dia(0)));
    await dialogo.getByRole('button', { name: 'Registrar baja' }).click();
    await aceptar(page, PREGUNTA);
    await expect(dialogo.getByText('Baja registrada.')).toBeVisible();
    expect((await servidor.fila(token, '1000201', 'BENEFICIARIO')).estado).toMatchObject({ fecha_baja: dia(0) });
    expect((await servidor.fila(token, '1000100')).estado).toEqual(titular);
  });

  test('desde la lista de beneficiarios, a 360 píxeles: un servidor que falla conserva lo escrito, y luego se registra', async ({
    page,
    entrar,
    servidor,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const token = await entrar('ope.afiliaciones', rutaDeFila('1000200', '&tipoAfiliado=BENEFICIARIO'));
    const dialogo = await abrirAccion(page, '1000200', 'Baja', '&tipoAfiliado=BENEFICIARIO');
    await cabe(page);
    await elegir(page, 'Motivo', 'OTROS');
    await campo(page, 'Descripción del motivo').fill('Duplicado');
    await cabe(page);
    const registrar = dialogo.getByRole('button', { name: 'Registrar baja' });
    await page.route('**/v1/beneficiario/ente-gestor', (ruta) =>
      ruta.fulfill({ json: { codigo_respuesta: 409, mensaje: 'El registro no está disponible.' } }),
    );
    await registrar.click();
    await aceptar(page, PREGUNTA);
    await expect(dialogo.getByText('El registro no está disponible.')).toBeVisible();
    await page.unroute('**/v1/beneficiario/ente-gestor');
    await page.route('**/v1/beneficiario/ente-gestor', (ruta) => ruta.abort());
    await registrar.click();
    await aceptar(page, PREGUNTA);
    await expect(
      dialogo.getByText('Ocurrió un problema con el servidor por favor contáctese con su administrador .'),
    ).toBeVisible();
    await expect(registrar).toBeEnabled();
    await expect(campo(page, 'Descripción del motivo')).toHaveValue('Duplicado');
    await cabe(page);
    await page.unroute('**/v1/beneficiario/ente-gestor');
    await registrar.click();
    await aceptar(page, PREGUNTA);
    await expect(dialogo.getByText('Baja registrada.')).toBeVisible();
    await cabe(page);
    await dialogo.getByRole('button', { name: 'Volver a la lista' }).click();
    await expect(dialogo).toBeHidden();
    expect((await servidor.fila(token, '1000200', 'BENEFICIARIO')).estado.codigo).toBe(103);
  });
});
