import { hoyEnLaPaz, leerFechaEscrita } from '@sgpa/domain/shared/fecha-civil';
import { enLaPaz } from '../../base/fechas.ts';
import { ir } from '../../base/ir.ts';
import { expect, test } from '../../base/prueba.ts';
import { pantallaLista } from '../../pantallas/lista.ts';

const civil = (texto: string) => leerFechaEscrita(texto) ?? hoyEnLaPaz(new Date());

test.describe('lista-asegurados.spec.ts', () => {
  test('sus filas, y los filtros que cuentan como la API: estados, número, los propios', async ({
    page,
    entrar,
    servidor,
  }) => {
    const token = await entrar('ope.afiliaciones');
    await test.step('sus filas, y los filtros que cuentan como la API: estados, número, los propios', async () => {
      await test.step('muestra titulares, veinticinco por página, con su número exacto', async () => {
        const lista = pantallaLista(page);
        const { total } = await servidor.titulares(token);
        await lista.cuenta(total);
        await expect(lista.radios).toHaveCount(25);
        await expect(page.getByRole('columnheader')).toHaveText([
          'Selección',
          'Documento',
          'Edad',
          'Estado',
          'Entidad empleadora',
          'Nombres',
          'Fecha estado',
          'Usuario',
        ]);
      });
      await test.step('varios estados se suman, y TODOS los quita', async () => {
        const lista = pantallaLista(page);
        await lista.elegirEstados('CESANTIA', 'REVISION');
        await lista.buscar.click();
        await expect(page).toHaveURL(/estado=CESANTIA(,|%2C)REVISION/);
        await lista.cuenta((await servidor.titulares(token, { estado: 'CESANTIA,REVISION' })).total);
        await lista.elegirEstados('TODOS');
        await lista.buscar.click();
        await lista.cuenta((await servidor.titulares(token)).total);
        await expect(page).toHaveURL('/asegurado');
      });
      await test.step('un número de documento, la respuesta vacía y Limpiar', async () => {
        const lista = pantallaLista(page);
        await lista.documento.pressSequentially('01.000 100');
        await lista.documento.press('Enter');
        await expect(lista.documento).toHaveValue('1000100');
        await lista.cuenta(1);
        await expect(lista.fila('1000100')).toContainText('GUTIÉRREZ MARCA JORGE LUIS');
        await expect(page).toHaveURL('/asegurado?numeroDocumento=1000100');
        await lista.documento.fill('99999999');
        await lista.buscar.click();
        await expect(lista.vacia).toBeVisible();
        await lista.cuenta(0);
        await lista.limpiar.click();
        await expect(lista.documento).toHaveValue('');
        await lista.cuenta((await servidor.titulares(token)).total);
      });
      await test.step('MIS REGISTROS muestra lo que uno mismo registró', async () => {
        const lista = pantallaLista(page);
        await lista.opcion('MIS REGISTROS').click();
        const { total } = await servidor.titulares(token, { misRegistros: 'true' });
        await lista.cuenta(total);
        await expect(page).toHaveURL(/misRegistros=true/);
        for (const fila of (await page.getByRole('row').all()).slice(1))
          await expect(fila).toContainText('ope.afiliaciones');
        await lista.opcion('TODOS').click();
        await lista.cuenta((await servidor.titulares(token)).total);
      });
    });
    await test.step('cada estado de ESTADO DEL PROCESO cuenta como la API, con el color de su grupo', async () => {
      const lista = pantallaLista(page);
      await lista.estado.click();
      await expect(page.getByRole('option')).toHaveText([
        'TODOS',
        'ACTIVO',
        'CESANTIA',
        'AMPLIACIÓN',
        'DERECHOHABIENTE',
        'INACTIVO',
        'INHABILITADO',
        'REVISION',
      ]);
      await expect(page.getByText('AFILIADO', { exact: true })).toBeVisible();
      await expect(page.getByText('DESAFILIADO', { exact: true })).toBeVisible();
      await page.keyboard.press('Escape');
      for (const [estado, tono] of [
        ['ACTIVO', 'verde'],
        ['CESANTIA', 'verde'],
        ['AMPLIACIÓN', 'verde'],
        ['INACTIVO', 'rojo'],
        ['REVISION', 'rojo'],
      ] as const) {
        await ir(page, `/asegurado?estado=${encodeURIComponent(estado)}`);
        await expect(lista.estado).toHaveText(estado);
        const { total } = await servidor.titulares(token, { estado });
        expect(total).toBeGreaterThan(0);
        await lista.cuenta(total);
        const chip = page.getByRole('row').nth(1).locator('[data-tono]');
        await expect(chip).toHaveText(estado);
        await expect(chip).toHaveAttribute('data-tono', tono);
      }
    });
  });

  test('los filtros que cuentan como la API: fechas, empleadores, beneficiarios; y direcciones a mano', async ({
    page,
    entrar,
    servidor,
  }) => {
    const token = await entrar('ope.afiliaciones');
    await test.step('los filtros que cuentan como la API: fechas, empleadores, beneficiarios', async () => {
      await test.step('fechas de afiliación y de registro', async () => {
        const lista = pantallaLista(page);
        const [inicio, fin] = [enLaPaz(-1000), enLaPaz(-500)];
        await lista.inicio.fill(inicio);
        await lista.fin.fill(fin);
        await lista.buscar.click();
        const rango = { fechaInicio: civil(inicio), fechaFin: civil(fin) };
        const porAfiliacion = (await servidor.titulares(token, { ...rango, tipoFecha: 'AFILIACION' })).total;
        await lista.cuenta(porAfiliacion);
        await lista.opcion('REGISTRO').click();
        await lista.buscar.click();
        await expect(page).toHaveURL(/tipoFecha=REGISTRO/);
        await lista.cuenta((await servidor.titulares(token, { ...rango, tipoFecha: 'REGISTRO' })).total);
        await lista.fin.fill(enLaPaz(-2000));
        await lista.buscar.click();
        await expect(page.getByText('La Fecha Fin no puede ser anterior a la Fecha Inicio.')).toBeVisible();
        await expect(lista.fin).toBeFocused();
        await lista.fin.fill('99/99/2020');
        await lista.buscar.click();
        await expect(page.getByText('La fecha debe existir y tener el formato DD/MM/YYYY.')).toBeVisible();
      });
      await test.step('los empleadores se buscan y se eligen varios', async () => {
        await ir(page, '/asegurado');
        const lista = pantallaLista(page);
        await expect(lista.entidades).toHaveAttribute('placeholder', 'BUSCAR ENTIDAD EMPLEADORA');
        await lista.entidades.fill('ALTIPLANO');
        await page.getByRole('option', { name: /INDUSTRIAS ALTIPLANO S\.A\./ }).click();
        await page.keyboard.press('Escape');
        await lista.buscar.click();
        await expect(page).toHaveURL(/entidades=\d+/);
        const entidades = new URL(page.url()).searchParams.get('entidades') ?? '';
        const { total } = await servidor.titulares(token, { entidades });
        expect(total).toBeGreaterThan(0);
        expect(total).toBeLessThan((await servidor.titulares(token)).total);
        await lista.cuenta(total);
        await page.reload();
        await expect(page.getByRole('button', { name: 'INDUSTRIAS ALTIPLANO S.A.', exact: true })).toBeVisible();
        await lista.cuenta(total);
      });
      await test.step('BENEFICIARIO: su propia lista, el titular con su estado, y ninguna acción de titulares', async () => {
        await ir(page, '/asegurado');
        const lista = pantallaLista(page);
        await lista.opcion('BENEFICIARIO').click();
        await lista.cuenta(await servidor.beneficiarios(token));
        await expect(page.getByRole('button', { name: 'Nuevo', exact: true })).toHaveCount(0);
        await lista.documento.fill('1000201');
        await lista.buscar.click();
        const fila = lista.fila('1000201');
        await expect(fila).toContainText('GUTIÉRREZ FLORES ANDRÉS');
        await expect(fila).toContainText('HIJA/HIJO');
        const titular = fila.getByText('CI 1000100', { exact: true });
        await titular.hover();
        await expect(page.getByRole('tooltip', { name: 'Estado del titular: ACTIVO' })).toBeVisible();
      });
    });
    await test.step('una dirección escrita a mano nunca rompe la página', async () => {
      await page.goto('/asegurado?estado=NADA&pagina=-3&fechaInicio=hoy&entidades=x&porPagina=7');
      await pantallaLista(page).cuenta((await servidor.titulares(token)).total);
      await page.goto('/asegurado?pagina=9999');
      await expect(pantallaLista(page).radios.first()).toBeVisible();
      await expect(page).not.toHaveURL(/9999/);
    });
  });

  test('se vuelve a lo buscado, se elige una fila, cada una dice lo suyo, y se pide otra vez lo que falla', async ({
    page,
    entrar,
    servidor,
    context,
  }) => {
    const token = await entrar('ope.afiliaciones');
    await test.step('se elige una fila a la vez, con el ratón o con el teclado', async () => {
      const lista = pantallaLista(page);
      await expect(lista.detalles).toBeDisabled();
      await page.getByRole('row').nth(2).getByRole('cell').nth(2).click();
      await expect(lista.radios.nth(1)).toBeChecked();
      await expect(lista.detalles).toBeEnabled();
      await page.getByRole('row').nth(4).getByRole('cell').nth(3).click();
      await expect(lista.radios.nth(3)).toBeChecked();
      await expect(lista.radios.nth(1)).not.toBeChecked();
      await lista.radios.nth(3).focus();
      await page.keyboard.press('ArrowDown');
      await expect(lista.radios.nth(4)).toBeChecked();
      await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
      // Another search selects nothing, unless it finds one only.
      await lista.elegirEstados('CESANTIA');
      await lista.buscar.click();
      await expect(page).toHaveURL(/estado=CESANTIA/);
      await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
      await expect(lista.detalles).toBeDisabled();
    });
    await test.step('cada fila dice lo suyo: empleador, muerte, fecha de su estado', async () => {
      await ir(page, '/asegurado?numeroDocumento=1000100');
      await test.step('los empleadores en verde, los dos especiales en naranja, y los signos con su significado', async () => {
        await expect(pantallaLista(page).fila('1000100').getByText('INDUSTRIAS ALTIPLANO S.A.')).toHaveAttribute(
          'data-empleador',
          'comun',
        );
        await ir(page, '/asegurado?numeroDocumento=1000110');
        const sena = pantallaLista(page).fila('1000110').getByRole('img', { name: 'Persona fallecida' });
        await sena.hover();
        await expect(page.getByRole('tooltip', { name: 'Persona fallecida' })).toBeVisible();
      });
      await test.step('la fecha junto al estado es la de ese estado', async () => {
        for (const [numero, dias, de] of [
          ['1000101', 30, 'Baja'],
          ['1000102', 60, 'Ampliación'],
        ] as const) {
          await ir(page, `/asegurado?numeroDocumento=${numero}`);
          await expect(pantallaLista(page).fila(numero)).toContainText(`${enLaPaz(dias)}${de}`);
        }
      });
    });
    await test.step('una lista que falla lo dice y se puede pedir otra vez', async () => {
      await page.route('**/v1/afiliado/ente-gestor-all**', (ruta) =>
        ruta.fulfill({
          status: 503,
          json: { codigo: 'SERVICIO_NO_DISPONIBLE', mensaje: 'El servicio no está disponible.' },
        }),
      );
      await page.goto('/asegurado');
      await expect(page.getByText('El servicio no está disponible.')).toBeVisible();
      await page.unroute('**/v1/afiliado/ente-gestor-all**');
      await page.getByRole('button', { name: 'Reintentar' }).click();
      await expect(pantallaLista(page).radios.first()).toBeVisible();
    });
    await test.step('la dirección lleva la búsqueda: recargar, volver y un enlace compartido', async () => {
      const lista = pantallaLista(page);
      await lista.elegirEstados('CESANTIA');
      await lista.buscar.click();
      const enCesantia = (await servidor.titulares(token, { estado: 'CESANTIA' })).total;
      await lista.cuenta(enCesantia);
      await lista.documento.fill('1000103');
      await lista.buscar.click();
      await lista.cuenta(1);
      await page.reload();
      await lista.cuenta(1);
      await expect(lista.documento).toHaveValue('1000103');
      await page.goBack();
      await lista.cuenta(enCesantia);
      await expect(lista.documento).toHaveValue('');
      await page.goForward();
      await lista.cuenta(1);
      // Another tab is signed in through this one (0119), and shows the same.
      const otra = await context.newPage();
      await otra.goto(page.url());
      await pantallaLista(otra).cuenta(1);
      await expect(otra).toHaveURL(page.url());
    });
  });

  test('páginas: a lo más diez enlaces, la siguiente, la última, y otros tamaños', async ({
    page,
    entrar,
    servidor,
  }) => {
    const token = await entrar('adm.autoridad');
    const lista = pantallaLista(page);
    const paginas = page.getByRole('navigation', { name: 'Páginas de Lista de titulares' });
    const { total } = await servidor.titulares(token);
    await lista.cuenta(total);
    const primera = await lista.radios.first().getAttribute('aria-label');
    expect(await paginas.getByRole('button', { name: /ágina \d+/ }).count()).toBeLessThanOrEqual(10);
    await paginas.getByRole('button', { name: 'Página siguiente' }).click();
    await expect(page).toHaveURL(/pagina=2/);
    await expect(lista.radios.first()).not.toHaveAttribute('aria-label', String(primera));
    const ultima = Math.ceil(total / 25);
    await paginas.getByRole('button', { name: `Ir a la página ${ultima}` }).click();
    await expect(paginas.getByRole('button', { name: `Página ${ultima}, actual` })).toBeVisible();
    await expect(lista.radios).toHaveCount(total % 25 || 25);
    await page.getByRole('button', { name: 'Vista' }).click();
    await page.getByRole('group', { name: 'Filas por página' }).getByRole('button', { name: '50' }).click();
    await expect(page).toHaveURL(/porPagina=50/);
    await page.keyboard.press('Escape');
    await expect(lista.radios).toHaveCount(50);
  });

  test('la autoridad elige el ente gestor', async ({ page, entrar, servidor }) => {
    const token = await entrar('cons.autoridad');
    const lista = pantallaLista(page);
    const todos = (await servidor.titulares(token)).total;
    await lista.cuenta(todos);
    await expect(lista.ente).toHaveText('TODOS LOS ENTES GESTORES');
    await lista.ente.click();
    await page.getByRole('option', { name: 'Caja Petrolera de Salud' }).click();
    await lista.buscar.click();
    await expect(page).toHaveURL(/idEnteGestor=\d+/);
    const idEnteGestor = new URL(page.url()).searchParams.get('idEnteGestor') ?? '';
    const { total } = await servidor.titulares(token, { idEnteGestor });
    expect(total).toBeLessThan(todos);
    await lista.cuenta(total);
    await expect(lista.opcion('MIS REGISTROS')).toHaveCount(0);
  });

  test('el usuario de un empleador ve a sus trabajadores, y a nadie más', async ({ page, entrar, servidor }) => {
    const token = await entrar('empleador.consulta');
    const lista = pantallaLista(page);
    await lista.cuenta((await servidor.titulares(token)).total);
    await expect(lista.ente).toHaveCount(0);
    await expect(lista.opcion('MIS REGISTROS')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Nuevo', exact: true })).toHaveCount(0);
    for (const fila of (await page.getByRole('row').all()).slice(1)) {
      await expect(fila).toContainText('INDUSTRIAS ALTIPLANO S.A.');
    }
  });

  test('otro ente gestor tiene otra lista', async ({ page, entrar }) => {
    await entrar('ope.petrolera', '/asegurado?numeroDocumento=1000100');
    await expect(pantallaLista(page).vacia).toBeVisible();
    await ir(page, '/asegurado?numeroDocumento=1000006');
    await expect(pantallaLista(page).fila('1000006')).toContainText('CPS');
  });
});
