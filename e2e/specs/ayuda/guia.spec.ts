import { hoyEnLaPaz, mostrarFecha, sumarDias } from '@sgpa/domain/shared/fecha-civil';
import { capturar } from '../../base/captura.ts';
import { enLaPaz } from '../../base/fechas.ts';
import { ilustrar } from '../../base/ilustracion.ts';
import { ir } from '../../base/ir.ts';
import { expect, test } from '../../base/prueba.ts';
import { abrirAccion, dialogoDe, elegirFila } from '../../pantallas/acciones.ts';
import { consultarPorApi, pantallaAuditoria } from '../../pantallas/auditoria.ts';
import { abrirBeneficiarios, buscarTitular, pestana } from '../../pantallas/beneficiario.ts';
import { buscarCertificable, emitirCertificado, emitirPorApi } from '../../pantallas/certificado.ts';
import { abrirPestana, preguntar } from '../../pantallas/consulta.ts';
import { completarAfiliacion, completarDefuncion, FELIX, llegarAlPaso3Fallecido } from '../../pantallas/fallecido.ts';
import { formularioIngreso } from '../../pantallas/ingreso.ts';
import { abrirDetalles, pantallaLista } from '../../pantallas/lista.ts';
import { pantallaMonitoreo } from '../../pantallas/monitoreo.ts';
import { pantallaNovedades, reportar } from '../../pantallas/novedades.ts';
import { abrirNuevo } from '../../pantallas/nuevo-titular.ts';
import {
  botonGuardar,
  botonValidar,
  campo,
  completarTrabajador,
  elegir,
  GONZALO,
  llegarAlPaso3,
  llenarPaso1,
  MARTINA,
  pregunta,
  validar,
} from '../../pantallas/titular.ts';
import { pantallaUsuarios } from '../../pantallas/usuarios.ts';

const hasta = mostrarFecha(sumarDias(hoyEnLaPaz(new Date()), 120));

/** Walks what the user guide shows (apps/web/ayuda/guia-de-usuario.md), in its order: e2e/base/ilustracion.ts. */
test.describe('guia.spec.ts', () => {
  test('ingresar, la contraseña y la pantalla', async ({ page, entrar }) => {
    await page.goto('/');
    await expect(formularioIngreso(page).boton).toBeVisible();
    await ilustrar(page, 'ingreso', page.locator('form').locator('xpath=..'));
    await entrar('ope.afiliaciones', '/changeCUsr');
    await expect(page.getByText('MIRIAM CALLE HUANCA').last()).toBeVisible();
    await ilustrar(page, 'contrasena');
    await page.getByRole('button', { name: 'Menú Usuario' }).click();
    await expect(page.getByRole('menuitem', { name: 'Mi perfil' })).toBeVisible();
    await ilustrar(page, 'pantalla', page.locator('body'), 640);
  });

  test('recuperar la contraseña y los usuarios', async ({ page, entrar }) => {
    await page.goto('/recuperarCredenciales');
    await page.getByLabel('Usuario').fill('ope.afiliaciones');
    await ilustrar(page, 'recuperacion', page.locator('form').locator('xpath=..'));
    await entrar('adm.ente', '/admin');
    const usuarios = pantallaUsuarios(page);
    await usuarios.fila('ope.afiliaciones').getByRole('radio').check();
    await ilustrar(page, 'usuarios', page.getByRole('main'), 640);
    await usuarios.accion('Nuevo').click();
    const nuevo = usuarios.panel('Nuevo');
    await nuevo.getByLabel('Número de documento').fill('4455667');
    await ilustrar(page, 'usuario-nuevo', nuevo, 900);
  });

  test('las declaraciones', async ({ page, entrar }) => {
    await entrar('ope.petrolera', '/monitoreoView');
    const monitoreo = pantallaMonitoreo(page);
    await monitoreo.fila('REMITIDO').first().getByRole('radio').check();
    await ilustrar(page, 'declaraciones', page.getByRole('main'), 640);
    await monitoreo.nuevo.click();
    await monitoreo.generales.getByLabel('Titulares validados').fill('1200');
    await monitoreo.agregar.click();
    await monitoreo.elegirDepartamento(1, 'La Paz');
    await monitoreo.panel(1).getByLabel('Titulares validados').fill('1200');
    await ilustrar(page, 'declaracion', monitoreo.dialogo, 1100);
  });

  test('los términos', async ({ page, entrar }) => {
    await entrar('sin.terminos', '/perfil');
    const dialogo = page.getByRole('dialog', { name: /términos y condiciones/i });
    await expect(dialogo.getByText(/25 de enero de 2023/).first()).toBeVisible();
    await ilustrar(page, 'terminos', dialogo, 600);
  });

  test('registrar a un titular y a un fallecido, resumen y novedades', async ({ page, entrar, instancia }) => {
    const token = await entrar('ope.afiliaciones', '/afiliacionTitulares');
    await test.step('registrar a un titular y a un fallecido', async () => {
      await llenarPaso1(page, { ...MARTINA, paterno: 'MAMANI' });
      await botonValidar(page).click();
      await expect(page.getByText('Los datos introducidos no coinciden', { exact: false })).toBeVisible();
      await ilustrar(page, 'titular-paso-1');
      await page.goto('/afiliacionTitulares');
      await page.getByRole('button', { name: 'LIMPIAR FORMULARIO' }).click();
      await validar(page, GONZALO);
      await expect(page.getByRole('table', { name: 'OVT' })).toBeVisible();
      await ilustrar(page, 'titular-paso-2');
      await ir(page, '/afiliacionTitulares');
      await page.getByRole('button', { name: 'LIMPIAR FORMULARIO' }).click();
      await llegarAlPaso3(page, MARTINA);
      await completarTrabajador(page);
      await ilustrar(page, 'titular-paso-3');
      await botonGuardar(page).click();
      await ilustrar(page, 'titular-pregunta', pregunta(page), 800);
      await pregunta(page).getByRole('button', { name: 'Cancelar' }).click();
      await ir(page, '/afiliacionTitularesFallecidos');
      await llegarAlPaso3Fallecido(page, FELIX);
      await completarAfiliacion(page);
      await completarDefuncion(page);
      await ilustrar(page, 'fallecido-paso-3');
    });
    await test.step('resumen y novedades', async () => {
      await ir(page, '/dashBoardVue');
      await expect(
        page.getByRole('region', { name: 'Asegurados por estado' }).locator('figure svg').first(),
      ).toBeVisible();
      await capturar(page, 'resumen');
      await ilustrar(page, 'resumen', page.getByRole('main'), 900);
      await reportar(instancia.url, token, [
        {
          numero_documento: '1000100',
          codigo_novedad: 'RELACION_LABORAL_TERMINADA',
          detalle: 'No figura en planilla.',
        },
      ]);
      const novedades = pantallaNovedades(page);
      await ir(page, '/novedades');
      await expect(novedades.fila('1000100')).toBeVisible();
      await capturar(page, 'novedades');
      await ilustrar(page, 'novedades');
      await novedades.fila('1000100').dblclick();
      await expect(novedades.dialogo.getByRole('table')).toHaveCount(3);
      await ilustrar(page, 'novedad', novedades.dialogo, 800);
      await novedades.dialogo.getByRole('button', { name: /^Baja/ }).click();
      await novedades.baja.getByLabel('Detalle de la baja').fill('Nota 12/2026 del empleador');
      await ilustrar(page, 'novedad-baja', novedades.baja, 800);
    });
  });

  test('lista y lo que se hace desde ella', async ({ page, entrar }) => {
    await entrar('ope.afiliaciones');
    await test.step('lista, detalles y búsqueda', async () => {
      const lista = pantallaLista(page);
      await lista.radios.nth(1).check();
      await ilustrar(page, 'lista', page.getByRole('main'), 640);
      await page.keyboard.press('Control+k');
      const paleta = page.getByRole('dialog', { name: 'Ir a persona o página' });
      await paleta.getByRole('combobox').fill('jorge luis gutierrez marca');
      await expect(paleta.getByRole('option', { name: 'CI 1000100 · Titular' })).toBeVisible();
      await ilustrar(page, 'buscar', paleta, 800);
      await page.keyboard.press('Escape');
      await abrirDetalles(page, '1000100');
      await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
      await ilustrar(page, 'detalles', page.getByRole('dialog'), 800);
    });
    await test.step('registrar desde la lista, y a un beneficiario', async () => {
      await ir(page, '/asegurado');
      const nuevo = await abrirNuevo(page);
      await nuevo.llegarAlRegistro('1000001');
      await ilustrar(page, 'nuevo', nuevo.dialogo, 800);
      await ir(page, '/afiliacionBeneficiario');
      await buscarTitular(page, '1000100');
      await llenarPaso1(page, MARTINA);
      await ilustrar(page, 'beneficiario-paso-1');
    });
    await test.step('baja, ampliación, beneficiarios y actualización', async () => {
      const baja = await abrirAccion(page, '1000100', 'Baja');
      await elegir(page, 'Motivo', 'BAJA POR SOLICITUD');
      await campo(page, 'Fecha de baja').fill(enLaPaz());
      await ilustrar(page, 'baja', baja, 800);
      await baja.getByRole('button', { name: 'Registrar baja' }).click();
      await ilustrar(page, 'baja-pregunta', page.getByRole('alertdialog'), 800);
      await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' }).click();
      const ampliacion = await abrirAccion(page, '1000103', 'Ampliación');
      await elegir(page, 'Motivo', 'AMPLIACION_MEDICA');
      await campo(page, 'Fecha fin de ampliación').fill(hasta);
      await ilustrar(page, 'ampliacion', ampliacion, 800);
      const beneficiarios = await abrirBeneficiarios(page, '1000100', '1000201');
      await expect(pestana(page, 'Detalle')).toBeVisible();
      await ilustrar(page, 'beneficiarios', beneficiarios, 1000);
      await elegirFila(page, '1000100');
      await page.getByRole('button', { name: 'Actualizar', exact: true }).click();
      const actualizar = dialogoDe(page, 'Actualizar');
      await expect(actualizar.getByText(/^INDUSTRIAS ALTIPLANO S\.A\. \(NIT-\d+\)$/)).toBeVisible();
      await ilustrar(page, 'actualizar', actualizar, 1300);
    });
  });

  test('consultas, certificado, verificación, revisión y auditoría', async ({ page, entrar, servidor }) => {
    await entrar('adm.autoridad', '/consultas');
    await test.step('consultas, certificado, verificación y revisión', async () => {
      await preguntar(page, ['1000100', '14/03/1985', 'ACTIVO']);
      await ilustrar(page, 'consultas');
      await abrirPestana(page, 'CERTIFICACIÓN (SEGIP)');
      await preguntar(page, ['1000001', '', 'MARTINA ELENA']);
      await ilustrar(page, 'consultas-certificacion');
      await ir(page, '/certificacion');
      await buscarCertificable(page, '1000103');
      await expect(page.getByRole('table', { name: 'RESULTADO DEL ESTADO DE AFILIACIÓN' })).toContainText('CESANTIA');
      await ilustrar(page, 'certificacion');
      await ilustrar(page, 'certificado', await emitirCertificado(page), 1000);
      const revision = await abrirAccion(page, '1000100', 'Revisión');
      await campo(page, 'Motivo').fill('Denuncia del empleador');
      await ilustrar(page, 'revision', revision, 800);
      const { codigo } = await emitirPorApi(servidor, '1000103');
      await page.goto(`/verificacionCertificado/${codigo}`);
      await expect(page.getByText('El certificado es auténtico.')).toBeVisible();
      await ilustrar(page, 'verificacion', page.getByRole('main'), 500);
    });
    await test.step('la auditoría', async () => {
      await consultarPorApi(servidor, 'ope.afiliaciones', '1000103');
      await page.goto('/asegurado');
      await abrirDetalles(page, '1000103');
      const detalles = page.getByRole('dialog', { name: 'Detalles - REGISTRO' });
      await detalles.getByRole('button', { name: 'Quién consultó' }).click();
      await expect(detalles.getByRole('table', { name: 'Quién consultó' })).toContainText('ope.afiliaciones');
      await ilustrar(page, 'quien-consulto', detalles.getByRole('group', { name: 'Quién consultó' }), 1000);
      await ir(page, '/auditoria?numeroDocumento=1000103');
      const auditoria = pantallaAuditoria(page);
      await auditoria.fila('ope.afiliaciones').first().click();
      await expect(auditoria.boton('Ver detalle')).toBeEnabled();
      await ilustrar(page, 'auditoria', page.getByRole('main'), 640);
    });
  });
});
