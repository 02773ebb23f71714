import { expect, test } from '../../base/prueba.ts';
import { deNuevo } from '../../base/sesion.ts';
import { botonValidar, campo, elegir, type Identidad, llenarPaso1, MARTINA, validar } from '../../pantallas/titular.ts';

const NO_ENCONTRADA =
  'No se pudo encontrar información de la persona, pruebe ingresando el COMPLEMENTO y/o FECHA DE NACIMIENTO.';
const SIN_SERVICIO = 'No se pudo realizar la búsqueda debido a la intermitencia con la interoperabilidad con el SEGIP.';
const FALLA = 'La operación no pudo ser procesada por favor contáctese con su administrador.';
const NACIMIENTO = '14/03/1985';

const tarjeta = (page: import('@playwright/test').Page, titulo: string) =>
  page.getByRole('region', { name: titulo }).filter({ has: page.getByRole('heading', { name: titulo }) });

const limpiar = (page: import('@playwright/test').Page) => page.getByRole('button', { name: 'LIMPIAR FORMULARIO' });

test.describe('validacion-titular.spec.ts', () => {
  test('sin persona validada no se pasa del paso 1; de la validada se muestra lo suyo', async ({ page, entrar }) => {
    await entrar('ope.afiliaciones', '/validacionAfiliaciones');
    await test.step('sin persona validada los pasos 2 y 3 llevan al paso 1', async () => {
      await expect(page).toHaveURL('/afiliacionTitulares');
      await page.goto('/completarDatosAfiliacion');
      await expect(page).toHaveURL('/afiliacionTitulares');
    });
    await test.step('1000001: quién es y quién paga por la persona', async () => {
      await validar(page, MARTINA);
      const persona = tarjeta(page, 'Información personal');
      await expect(persona.getByRole('img', { name: /^Fotografía de MARTINA ELENA/ })).toBeVisible();
      for (const dato of [
        'MARTINA ELENA QUISPE ARANCIBIA',
        'CI 1000001',
        NACIMIENTO,
        'FEMENINO',
        'SOLTERO',
        'BOLIVIA',
      ]) {
        await expect(persona.getByText(dato, { exact: true })).toBeVisible();
      }
      await expect(persona.getByText('Complemento')).toHaveCount(0);
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
    await test.step('de cada persona se muestra lo suyo, una tras otra', async () => {
      await deNuevo(page, '/afiliacionTitulares');
      for (const [caso, persona, textos] of encontradas) {
        await test.step(`${persona.numero}: ${caso}`, async () => {
          await validar(page, persona);
          for (const texto of textos)
            await expect(page.getByRole('main').getByText(texto, { exact: true }).first()).toBeVisible();
          await page.getByRole('link', { name: 'Validar información' }).click();
          await limpiar(page).click();
          await expect(campo(page, 'Número de documento')).toHaveValue('');
        });
      }
    });
  });

  const encontradas: [string, Identidad, (string | RegExp)[]][] = [
    [
      'dos empleadores del portal de planillas',
      { numero: '1000002', nacimiento: NACIMIENTO, nombres: 'RODRIGO' },
      ['INDUSTRIAS ALTIPLANO S.A.', 'COMERCIAL ILLIMANI S.R.L.'],
    ],
    [
      'un rentista del SENASIR',
      { numero: '1000003', nacimiento: '14/03/1952', nombres: 'SANTOS EUSEBIO' },
      ['RENTA DE VEJEZ', 'No se encontró registro de la persona como trabajador en los últimos 3 meses.'],
    ],
    [
      'aportes solo en la GESTORA',
      { numero: '1000004', nacimiento: NACIMIENTO, nombres: 'XIMENA' },
      ['EMPRESA PRIVADA', 'No se encontró registro de la persona como trabajador en los últimos 3 meses.'],
    ],
    [
      'ninguna fuente de pago',
      { numero: '1000005', nacimiento: NACIMIENTO, nombres: 'WARA' },
      ['El afiliado no tiene registro de Fuente de pago: Información obtenida durante los últimos 3 meses.'],
    ],
    [
      'ya activo en otro ente gestor',
      { numero: '1000006', nacimiento: NACIMIENTO, nombres: 'GONZALO RENÉ' },
      ['Caja Petrolera de Salud', 'ACTIVO'],
    ],
    [
      'un extranjero',
      {
        numero: '1000008',
        nacimiento: NACIMIENTO,
        nombres: 'LUCIANA',
        tipo: 'CÉDULA DE IDENTIDAD DE EXTRANJERO',
      },
      ['LUCIANA FERREYRA ACOSTA', 'ARGENTINA'],
    ],
    [
      'un complemento, escrito en minúsculas',
      { numero: '1000009', complemento: '1a', nacimiento: NACIMIENTO, nombres: 'TITO AMARU' },
      ['TITO AMARU CONDORI NINA', '1A'],
    ],
    [
      'dos personas con un número, distinguidas por la fecha de nacimiento',
      { numero: '1000010', nacimiento: '02/11/1979', nombres: 'RUBÉN DARÍO' },
      ['RUBÉN DARÍO MONTAÑO ORELLANA'],
    ],
    [
      'declarado solo hace más de tres meses',
      { numero: '1000012', nacimiento: NACIMIENTO, nombres: 'MARCELO' },
      [
        'No se encontró registro de la persona como trabajador en los últimos 3 meses.',
        'El afiliado no tiene registro de Fuente de pago: Información obtenida durante los últimos 3 meses.',
      ],
    ],
    [
      'ya registrado aquí',
      { numero: '1000100', nacimiento: NACIMIENTO, nombres: 'JORGE LUIS' },
      ['Caja Nacional de Salud', 'TITULAR', 'ACTIVO', 'Base de datos de población asegurada'],
    ],
  ];
  const rechazadas: [string, Identidad, string][] = [
    [
      'fallecido',
      { numero: '1000007', nacimiento: NACIMIENTO, nombres: 'FÉLIX' },
      'La persona figura como fallecida en el SEGIP. Verifique el número de documento.',
    ],
    ['hace falta su complemento', { numero: '1000009', nacimiento: NACIMIENTO, nombres: 'TITO AMARU' }, NO_ENCONTRADA],
    ['nadie lo conoce', { numero: '1000404', nacimiento: NACIMIENTO, nombres: 'ALGUIEN' }, NO_ENCONTRADA],
    ['el servicio no responde', { numero: '1000503', nacimiento: NACIMIENTO, nombres: 'PATRICIA' }, SIN_SERVICIO],
  ];
  test('a quien no se valida se lo dice; lo escrito, y a quien se validó, se conservan', async ({
    page,
    entrar,
    simuladores,
  }) => {
    await entrar('ope.afiliaciones', '/afiliacionTitulares');
    await test.step('a quien no se valida se lo dice, y de ahí no se pasa', async () => {
      for (const [caso, persona, texto] of rechazadas) {
        await test.step(`${persona.numero}: ${caso}`, async () => {
          await llenarPaso1(page, persona);
          await botonValidar(page).click();
          await expect(page.getByRole('main').getByText(texto, { exact: true })).toBeVisible();
          await expect(page).toHaveURL('/afiliacionTitulares');
          await expect(campo(page, 'Número de documento')).toHaveValue(persona.numero);
          // Nobody was validated: step 2 and step 3 lead back here.
          await page.goto('/completarDatosAfiliacion');
          await expect(page).toHaveURL('/afiliacionTitulares');
          await limpiar(page).click();
          await expect(page.getByText(texto, { exact: true })).toHaveCount(0);
        });
      }
    });
    await test.step('recargar y volver conservan lo escrito, y a quien se validó', async () => {
      await deNuevo(page, '/afiliacionTitulares');
      await test.step('lo escrito sobrevive a recargar y a volver del paso 2', async () => {
        await llenarPaso1(page, MARTINA);
        await page.reload();
        await expect(campo(page, 'Nombres')).toHaveValue(MARTINA.nombres);
        await botonValidar(page).click();
        await expect(page).toHaveURL('/validacionAfiliaciones');
        await page.goBack();
        await expect(campo(page, 'Número de documento')).toHaveValue(MARTINA.numero);
        await expect(campo(page, 'Apellido materno')).toHaveValue(String(MARTINA.materno));
      });
      await test.step('recargar en el paso 2 conserva la persona validada', async () => {
        await limpiar(page).click();
        await validar(page, MARTINA);
        const { segip } = await simuladores.llamadas();
        await page.reload();
        await expect(page.getByRole('table', { name: 'OVT' })).toBeVisible();
        await expect(page.getByRole('img', { name: /^Fotografía de MARTINA ELENA/ })).toBeVisible();
        expect((await simuladores.llamadas()).segip).toBe(segip);
      });
    });
  });

  test('en el paso 1 se dice lo que falta y lo que no coincide, y LIMPIAR FORMULARIO lo quita', async ({
    page,
    entrar,
    simuladores,
  }) => {
    await entrar('ope.afiliaciones', '/afiliacionTitulares');
    await test.step('lo requerido y cómo se escribe se revisa antes de preguntar nada', async () => {
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
    await test.step('la fecha se enmascara al escribirla, y el calendario la llena', async () => {
      await limpiar(page).click();
      await campo(page, 'Fecha de nacimiento').pressSequentially('14031985');
      await expect(campo(page, 'Fecha de nacimiento')).toHaveValue(NACIMIENTO);
      await page.getByRole('button', { name: 'Elegir Fecha de nacimiento' }).click();
      const calendario = page.getByRole('dialog', { name: 'Elegir Fecha de nacimiento' });
      await calendario.getByRole('gridcell', { name: '20 de marzo de 1985', exact: true }).click();
      await expect(calendario).toBeHidden();
      await expect(campo(page, 'Fecha de nacimiento')).toHaveValue('20/03/1985');
    });
    await test.step('LIMPIAR FORMULARIO borra campos y mensajes y vuelve el tipo a CI', async () => {
      await limpiar(page).click();
      await elegir(page, 'Tipo de documento', 'CÉDULA DE IDENTIDAD DE EXTRANJERO');
      await llenarPaso1(page, { numero: '1000404', nacimiento: NACIMIENTO, nombres: 'ALGUIEN' });
      await botonValidar(page).click();
      await expect(page.getByText(NO_ENCONTRADA)).toBeVisible();
      await limpiar(page).click();
      await expect(page.getByText(NO_ENCONTRADA)).toHaveCount(0);
      for (const nombre of ['Número de documento', 'Complemento', 'Fecha de nacimiento', 'Nombres']) {
        await expect(campo(page, nombre)).toHaveValue('');
      }
      await expect(page.getByRole('combobox', { name: 'Tipo de documento' })).toHaveText('CÉDULA DE IDENTIDAD');
      await page.reload();
      await expect(campo(page, 'Número de documento')).toHaveValue('');
    });
    await test.step('los nombres equivocados se distinguen de los correctos, con cualesquiera mayúsculas y acentos', async () => {
      await llenarPaso1(page, { ...MARTINA, nombres: '  martina   elena ', paterno: 'MAMANI', materno: 'aráncibia' });
      await botonValidar(page).click();
      await expect(campo(page, 'Apellido paterno')).toHaveAccessibleDescription(
        'No coincide con el servicio de identificación',
      );
      await expect(campo(page, 'Nombres')).toHaveAccessibleDescription('Dato correcto');
      await expect(campo(page, 'Apellido materno')).toHaveAccessibleDescription('Dato correcto');
    });
    await test.step('1000011: el código 101 marca cada campo, y las marcas se van al corregir', async () => {
      await limpiar(page).click();
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
    await test.step('1000008: el número de un extranjero no es el de un nacional', async () => {
      await limpiar(page).click();
      await llenarPaso1(page, { numero: '1000008', nacimiento: NACIMIENTO, nombres: 'LUCIANA' });
      await botonValidar(page).click();
      const tipo = page.getByRole('combobox', { name: 'Tipo de documento' });
      await expect(tipo).toHaveAccessibleDescription('La persona es EXTRANJERO.');
      await expect(campo(page, 'Número de documento')).toHaveAccessibleDescription('Dato correcto');
      await expect(campo(page, 'Nombres')).toHaveAccessibleDescription('Dato correcto');
      await expect(page).toHaveURL('/afiliacionTitulares');
      await elegir(page, 'Tipo de documento', 'CÉDULA DE IDENTIDAD DE EXTRANJERO');
      await botonValidar(page).click();
      await expect(page).toHaveURL('/validacionAfiliaciones');
    });
  });

  test('se pregunta una vez, y lo que falla o no responde se dice', async ({ page, entrar, simuladores }) => {
    await entrar('ope.afiliaciones', '/afiliacionTitulares');
    await test.step('se pregunta una vez y hasta que se lo detiene, y lo que falla se dice', async () => {
      await test.step('dos clics rápidos preguntan una vez', async () => {
        await llenarPaso1(page, MARTINA);
        await botonValidar(page).dblclick();
        await expect(page).toHaveURL('/validacionAfiliaciones');
        expect((await simuladores.llamadas()).segip).toBe(1);
      });
      await test.step('un pedido que falla lo dice y conserva el formulario', async () => {
        await page.goto('/afiliacionTitulares');
        await limpiar(page).click();
        await page.route('**/v2/contrastacion/afiliado', (ruta) => ruta.abort());
        await llenarPaso1(page, MARTINA);
        await botonValidar(page).click();
        await expect(page.getByRole('alert').filter({ hasText: FALLA })).toBeVisible();
        await expect(campo(page, 'Nombres')).toHaveValue(MARTINA.nombres);
        await page.unroute('**/v2/contrastacion/afiliado');
        await botonValidar(page).click();
        await expect(page).toHaveURL('/validacionAfiliaciones');
      });
      await test.step('LIMPIAR FORMULARIO detiene lo que se está preguntando, y nadie queda retenido', async () => {
        await page.goto('/afiliacionTitulares');
        await limpiar(page).click();
        let soltar = () => {};
        const retenido = new Promise<void>((resolve) => {
          soltar = resolve;
        });
        await page.route('**/v2/contrastacion/afiliado', async (ruta) => {
          await retenido;
          await ruta.continue().catch(() => undefined);
        });
        await llenarPaso1(page, MARTINA);
        const cortada = page.waitForEvent('requestfailed');
        await botonValidar(page).click();
        await expect(page.getByRole('progressbar', { name: 'Validando la información' })).toBeVisible();
        await limpiar(page).click();
        expect((await cortada).url()).toContain('/v2/contrastacion/afiliado');
        soltar();
        await expect(page.getByRole('progressbar', { name: 'Validando la información' })).toHaveCount(0);
        await expect(campo(page, 'Número de documento')).toHaveValue('');
        await page.goto('/validacionAfiliaciones');
        await expect(page).toHaveURL('/afiliacionTitulares');
      });
    });
    await test.step('con el servicio de identidad caído lo dice, lo demás funciona, y el siguiente intento sirve', async () => {
      await deNuevo(page, '/afiliacionTitulares');
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
  });

  test('a un rol sin el permiso no se le ofrece el asistente', async ({ page, entrar }) => {
    await entrar('ope.vigencia', '/asegurado');
    await expect(page.getByRole('radio').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Nuevo', exact: true })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Afiliación de titulares' })).toHaveCount(0);
  });
});
