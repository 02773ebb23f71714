import { expect, test } from '../../base/prueba.ts';
import { botonValidar, campo, elegir, type Identidad, llenarPaso1, MARTINA, validar } from '../../pantallas/titular.ts';

const NO_ENCONTRADA =
  'No se pudo encontrar información de la persona, pruebe ingresando el COMPLEMENTO y/o FECHA DE NACIMIENTO.';
const SIN_SERVICIO = 'No se pudo realizar la búsqueda debido a la intermitencia con la interoperabilidad con el SEGIP.';
const FALLA = 'La operación no pudo ser procesada por favor contáctese con su administrador.';
const NACIMIENTO = '14/03/1985';

const tarjeta = (page: import('@playwright/test').Page, titulo: string) =>
  page.getByRole('region', { name: titulo }).filter({ has: page.getByRole('heading', { name: titulo }) });

test.describe('validacion-titular.spec.ts', () => {
  test('1000001: who they are and who pays for them', async ({ page, entrar }) => {
    await entrar('ope.afiliaciones', '/afiliacionTitulares');
    await validar(page, MARTINA);
    const persona = tarjeta(page, 'Información personal');
    await expect(persona.getByRole('img', { name: /^Fotografía de MARTINA ELENA/ })).toBeVisible();
    for (const dato of ['MARTINA ELENA QUISPE ARANCIBIA', 'CI 1000001', NACIMIENTO, 'FEMENINO', 'SOLTERO', 'BOLIVIA']) {
      await expect(persona.getByText(dato, { exact: true })).toBeVisible();
    }
    await expect(persona.getByText('Complemento')).toHaveCount(0);
    await expect(persona.getByRole('heading', { name: 'Otros datos del servicio de identificación' })).toBeVisible();
    await expect(persona.getByRole('heading', { name: 'Base de datos de población asegurada' })).toHaveCount(0);
    await expect(page.getByText('El afiliado no tiene registro en Entes Gestores')).toBeVisible();
    const planillas = page.getByRole('table', { name: 'OVT' });
    await expect(planillas.getByRole('columnheader')).toHaveText([
      'Ente gestor',
      'Empleador',
      'NIT',
      'Gestión',
      'Periodo',
      'Descripción',
    ]);
    await expect(planillas.getByRole('cell', { name: 'INDUSTRIAS ALTIPLANO S.A.' })).toHaveCount(1);
    await expect(planillas.getByRole('cell', { name: '1020304050' })).toBeVisible();
    await expect(page.getByText('La persona no se encuentra registrada en planillas declaradas.')).toBeVisible();
    await expect(page.getByText('La persona no se encuentra registrada como rentista.')).toBeVisible();
  });

  const encontradas: [string, Identidad, (string | RegExp)[]][] = [
    [
      'two employers of the payroll portal',
      { numero: '1000002', nacimiento: NACIMIENTO, nombres: 'RODRIGO' },
      ['INDUSTRIAS ALTIPLANO S.A.', 'COMERCIAL ILLIMANI S.R.L.'],
    ],
    [
      'a pensioner of SENASIR',
      { numero: '1000003', nacimiento: '14/03/1952', nombres: 'SANTOS EUSEBIO' },
      ['RENTA DE VEJEZ', 'No se encontró registro de la persona como trabajador en los últimos 3 meses.'],
    ],
    [
      'contributions in GESTORA only',
      { numero: '1000004', nacimiento: NACIMIENTO, nombres: 'XIMENA' },
      ['EMPRESA PRIVADA', 'No se encontró registro de la persona como trabajador en los últimos 3 meses.'],
    ],
    [
      'no payment source at all',
      { numero: '1000005', nacimiento: NACIMIENTO, nombres: 'WARA' },
      ['El afiliado no tiene registro de Fuente de pago: Información obtenida durante los últimos 3 meses.'],
    ],
    [
      'already active in another managing entity',
      { numero: '1000006', nacimiento: NACIMIENTO, nombres: 'GONZALO RENÉ' },
      ['Caja Petrolera de Salud', 'ACTIVO'],
    ],
    [
      'a foreigner',
      {
        numero: '1000008',
        nacimiento: NACIMIENTO,
        nombres: 'LUCIANA',
        tipo: 'CÉDULA DE IDENTIDAD DE EXTRANJERO',
      },
      ['LUCIANA FERREYRA ACOSTA', 'ARGENTINA'],
    ],
    [
      'a complement, typed in lower case',
      { numero: '1000009', complemento: '1a', nacimiento: NACIMIENTO, nombres: 'TITO AMARU' },
      ['TITO AMARU CONDORI NINA', '1A'],
    ],
    [
      'two people with one number, told apart by the birth date',
      { numero: '1000010', nacimiento: '02/11/1979', nombres: 'RUBÉN DARÍO' },
      ['RUBÉN DARÍO MONTAÑO ORELLANA'],
    ],
    [
      'declared more than three months ago only',
      { numero: '1000012', nacimiento: NACIMIENTO, nombres: 'MARCELO' },
      [
        'No se encontró registro de la persona como trabajador en los últimos 3 meses.',
        'El afiliado no tiene registro de Fuente de pago: Información obtenida durante los últimos 3 meses.',
      ],
    ],
    [
      'already registered here',
      { numero: '1000100', nacimiento: NACIMIENTO, nombres: 'JORGE LUIS' },
      ['Caja Nacional de Salud', 'TITULAR', 'ACTIVO', 'Base de datos de población asegurada'],
    ],
  ];
  for (const [caso, persona, textos] of encontradas) {
    test(`${persona.numero}: ${caso}`, async ({ page, entrar }) => {
      await entrar('ope.afiliaciones', '/afiliacionTitulares');
      await validar(page, persona);
      for (const texto of textos)
        await expect(page.getByRole('main').getByText(texto, { exact: true }).first()).toBeVisible();
    });
  }

  const rechazadas: [string, Identidad, string][] = [
    [
      'deceased',
      { numero: '1000007', nacimiento: NACIMIENTO, nombres: 'FÉLIX' },
      'La persona figura como fallecida en el SEGIP. Verifique el número de documento.',
    ],
    ['needs its complement', { numero: '1000009', nacimiento: NACIMIENTO, nombres: 'TITO AMARU' }, NO_ENCONTRADA],
    ['nobody knows it', { numero: '1000404', nacimiento: NACIMIENTO, nombres: 'ALGUIEN' }, NO_ENCONTRADA],
    ['the service does not answer', { numero: '1000503', nacimiento: NACIMIENTO, nombres: 'PATRICIA' }, SIN_SERVICIO],
  ];
  for (const [caso, persona, texto] of rechazadas) {
    test(`${persona.numero}: ${caso}`, async ({ page, entrar }) => {
      await entrar('ope.afiliaciones', '/afiliacionTitulares');
      await llenarPaso1(page, persona);
      await botonValidar(page).click();
      await expect(page.getByRole('main').getByText(texto, { exact: true })).toBeVisible();
      await expect(page).toHaveURL('/afiliacionTitulares');
      await expect(campo(page, 'Número de documento')).toHaveValue(persona.numero);
      // Nobody was validated: step 2 and step 3 lead back here.
      await page.goto('/completarDatosAfiliacion');
      await expect(page).toHaveURL('/afiliacionTitulares');
    });
  }

  test('1000011: code 101 marks each field, and the marks go as soon as one corrects', async ({ page, entrar }) => {
    await entrar('ope.afiliaciones', '/afiliacionTitulares');
    await llenarPaso1(page, {
      numero: '1000011',
      nacimiento: NACIMIENTO,
      nombres: 'NORMA',
      paterno: 'FLORES',
      materno: 'CÉSPEDES',
    });
    await botonValidar(page).click();
    await expect(
      page.getByText('Los datos introducidos no coinciden con el registro del SEGIP. Revise los campos marcados.'),
    ).toBeVisible();
    const mal = 'No coincide con el servicio de identificación';
    await expect(campo(page, 'Fecha de nacimiento')).toHaveAccessibleDescription(mal);
    await expect(campo(page, 'Número de documento')).toHaveAccessibleDescription('Dato correcto');
    await expect(campo(page, 'Nombres')).toHaveAccessibleDescription('Dato correcto');
    await expect(campo(page, 'Apellido paterno')).toHaveAccessibleDescription('Dato correcto');
    // What was left blank was not compared with anything.
    await expect(campo(page, 'Complemento')).toHaveAccessibleDescription('');
    await campo(page, 'Fecha de nacimiento').fill('15/03/1985');
    await expect(campo(page, 'Fecha de nacimiento')).not.toHaveAccessibleDescription(mal);
    await botonValidar(page).click();
    await expect(page).toHaveURL('/validacionAfiliaciones');
    await page.getByRole('link', { name: 'Validar información' }).click();
    await expect(campo(page, 'Fecha de nacimiento')).toHaveAccessibleDescription('Dato correcto');
  });

  test('1000008: the number of a foreigner is not that of a national', async ({ page, entrar }) => {
    await entrar('ope.afiliaciones', '/afiliacionTitulares');
    await llenarPaso1(page, { numero: '1000008', nacimiento: NACIMIENTO, nombres: 'LUCIANA' });
    await botonValidar(page).click();
    await expect(campo(page, 'Número de documento')).toHaveAccessibleDescription(
      'No coincide con el servicio de identificación',
    );
    await expect(campo(page, 'Nombres')).toHaveAccessibleDescription('Dato correcto');
    await expect(page).toHaveURL('/afiliacionTitulares');
    await elegir(page, 'Tipo de documento', 'CÉDULA DE IDENTIDAD DE EXTRANJERO');
    await botonValidar(page).click();
    await expect(page).toHaveURL('/validacionAfiliaciones');
  });

  test('wrong names are told apart from right ones, whatever their case and accents', async ({ page, entrar }) => {
    await entrar('ope.afiliaciones', '/afiliacionTitulares');
    await llenarPaso1(page, { ...MARTINA, nombres: '  martina   elena ', paterno: 'MAMANI', materno: 'aráncibia' });
    await botonValidar(page).click();
    await expect(campo(page, 'Apellido paterno')).toHaveAccessibleDescription(
      'No coincide con el servicio de identificación',
    );
    await expect(campo(page, 'Nombres')).toHaveAccessibleDescription('Dato correcto');
    await expect(campo(page, 'Apellido materno')).toHaveAccessibleDescription('Dato correcto');
  });

  test('what is required and how it is written is checked before anything is asked', async ({
    page,
    entrar,
    simuladores,
  }) => {
    await entrar('ope.afiliaciones', '/afiliacionTitulares');
    await botonValidar(page).click();
    await expect(page.getByText('Este campo es requerido.', { exact: true })).toHaveCount(3);
    await expect(campo(page, 'Número de documento')).toBeFocused();
    await campo(page, 'Número de documento').fill('123');
    await expect(page.getByText('Mínimo 5 characters')).toBeVisible();
    await campo(page, 'Fecha de nacimiento').fill('31/02/1985');
    await expect(page.getByText('La fecha debe existir y tener el formato DD/MM/YYYY.')).toBeVisible();
    await campo(page, 'Complemento').pressSequentially('1ab');
    await expect(campo(page, 'Complemento')).toHaveValue('1A');
    await campo(page, 'Nombres').fill('X'.repeat(200));
    await expect(campo(page, 'Nombres')).toHaveValue('X'.repeat(150));
    expect((await simuladores.llamadas()).segip).toBe(0);
  });

  test('the date is masked while typed, and the calendar fills it in', async ({ page, entrar }) => {
    await entrar('ope.afiliaciones', '/afiliacionTitulares');
    await campo(page, 'Fecha de nacimiento').pressSequentially('14031985');
    await expect(campo(page, 'Fecha de nacimiento')).toHaveValue(NACIMIENTO);
    await page.getByRole('button', { name: 'Elegir Fecha de nacimiento' }).click();
    const calendario = page.getByRole('dialog', { name: 'Elegir Fecha de nacimiento' });
    await calendario.getByRole('gridcell', { name: '20', exact: true }).click();
    await expect(calendario).toBeHidden();
    await expect(campo(page, 'Fecha de nacimiento')).toHaveValue('20/03/1985');
  });

  test('LIMPIAR FORMULARIO clears fields and messages and sets the type back to CI', async ({ page, entrar }) => {
    await entrar('ope.afiliaciones', '/afiliacionTitulares');
    await elegir(page, 'Tipo de documento', 'CÉDULA DE IDENTIDAD DE EXTRANJERO');
    await llenarPaso1(page, { numero: '1000404', nacimiento: NACIMIENTO, nombres: 'ALGUIEN' });
    await botonValidar(page).click();
    await expect(page.getByText(NO_ENCONTRADA)).toBeVisible();
    await page.getByRole('button', { name: 'LIMPIAR FORMULARIO' }).click();
    await expect(page.getByText(NO_ENCONTRADA)).toHaveCount(0);
    for (const nombre of ['Número de documento', 'Complemento', 'Fecha de nacimiento', 'Nombres']) {
      await expect(campo(page, nombre)).toHaveValue('');
    }
    await expect(page.getByRole('combobox', { name: 'Tipo de documento' })).toHaveText('CÉDULA DE IDENTIDAD');
    await page.reload();
    await expect(campo(page, 'Número de documento')).toHaveValue('');
  });

  test('LIMPIAR FORMULARIO stops what is being asked, and nobody is held', async ({ page, entrar }) => {
    let soltar = () => {};
    const retenido = new Promise<void>((resolve) => {
      soltar = resolve;
    });
    await page.route('**/v2/contrastacion/afiliado', async (ruta) => {
      await retenido;
      await ruta.continue().catch(() => undefined);
    });
    await entrar('ope.afiliaciones', '/afiliacionTitulares');
    await llenarPaso1(page, MARTINA);
    const cortada = page.waitForEvent('requestfailed');
    await botonValidar(page).click();
    await expect(page.getByRole('progressbar', { name: 'Validando la información' })).toBeVisible();
    await page.getByRole('button', { name: 'LIMPIAR FORMULARIO' }).click();
    expect((await cortada).url()).toContain('/v2/contrastacion/afiliado');
    soltar();
    await expect(page.getByRole('progressbar', { name: 'Validando la información' })).toHaveCount(0);
    await expect(campo(page, 'Número de documento')).toHaveValue('');
    await page.goto('/validacionAfiliaciones');
    await expect(page).toHaveURL('/afiliacionTitulares');
  });

  test('what was typed survives a reload and the way back from step 2', async ({ page, entrar }) => {
    await entrar('ope.afiliaciones', '/afiliacionTitulares');
    await llenarPaso1(page, MARTINA);
    await page.reload();
    await expect(campo(page, 'Nombres')).toHaveValue(MARTINA.nombres);
    await botonValidar(page).click();
    await expect(page).toHaveURL('/validacionAfiliaciones');
    await page.goBack();
    await expect(campo(page, 'Número de documento')).toHaveValue(MARTINA.numero);
    await expect(campo(page, 'Apellido materno')).toHaveValue(String(MARTINA.materno));
  });

  test('a reload in step 2 keeps the validated person', async ({ page, entrar, simuladores }) => {
    await entrar('ope.afiliaciones', '/afiliacionTitulares');
    await validar(page, MARTINA);
    const { segip } = await simuladores.llamadas();
    await page.reload();
    await expect(page.getByRole('table', { name: 'OVT' })).toBeVisible();
    await expect(page.getByRole('img', { name: /^Fotografía de MARTINA ELENA/ })).toBeVisible();
    expect((await simuladores.llamadas()).segip).toBe(segip);
  });

  test('without a validated person steps 2 and 3 lead to step 1', async ({ page, entrar }) => {
    await entrar('ope.afiliaciones', '/validacionAfiliaciones');
    await expect(page).toHaveURL('/afiliacionTitulares');
    await page.goto('/completarDatosAfiliacion');
    await expect(page).toHaveURL('/afiliacionTitulares');
  });

  test('a failed request says so and keeps the form', async ({ page, entrar }) => {
    await entrar('ope.afiliaciones', '/afiliacionTitulares');
    await page.route('**/v2/contrastacion/afiliado', (ruta) => ruta.abort());
    await llenarPaso1(page, MARTINA);
    await botonValidar(page).click();
    await expect(page.getByRole('alert').filter({ hasText: FALLA })).toBeVisible();
    await expect(campo(page, 'Nombres')).toHaveValue(MARTINA.nombres);
    await page.unroute('**/v2/contrastacion/afiliado');
    await botonValidar(page).click();
    await expect(page).toHaveURL('/validacionAfiliaciones');
  });

  test('two quick clicks ask once', async ({ page, entrar, simuladores }) => {
    await entrar('ope.afiliaciones', '/afiliacionTitulares');
    await llenarPaso1(page, MARTINA);
    await botonValidar(page).dblclick();
    await expect(page).toHaveURL('/validacionAfiliaciones');
    expect((await simuladores.llamadas()).segip).toBe(1);
  });

  test('with the identity service down it says so, the rest works, and the next try succeeds', async ({
    page,
    entrar,
    simuladores,
  }) => {
    await entrar('ope.afiliaciones', '/afiliacionTitulares');
    await simuladores.fallar('segip', { modo: 'lento', demora_ms: 60_000 });
    await llenarPaso1(page, MARTINA);
    await botonValidar(page).click();
    await expect(page.getByRole('progressbar', { name: 'Validando la información' })).toBeVisible();
    await expect(page.getByText(SIN_SERVICIO)).toBeVisible();
    await page.getByRole('link', { name: 'Lista de asegurados' }).click();
    await expect(page.getByRole('radio').first()).toBeVisible();
    await simuladores.sanar();
    await page.getByRole('link', { name: 'Afiliación de titulares' }).click();
    await expect(campo(page, 'Nombres')).toHaveValue(MARTINA.nombres);
    await botonValidar(page).click();
    await expect(page).toHaveURL('/validacionAfiliaciones');
  });

  test('a role without the permission is not offered the wizard', async ({ page, entrar }) => {
    await entrar('ope.vigencia', '/asegurado');
    await expect(page.getByRole('radio').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Nuevo', exact: true })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Afiliación de titulares' })).toHaveCount(0);
  });
});
