import { accionesPermitidas } from '@sgpa/domain/cuenta/permisos';
import { esRolAutoridad, type Rol } from '@sgpa/domain/cuenta/roles';
import { mesDe } from '@sgpa/domain/estadistica/periodos';
import { mostrarFecha, sumarMeses } from '@sgpa/domain/shared/fecha-civil';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import entes from '../../../../../../docs/api/respuestas/entes-gestores.json';
import poblacion from '../../../../../../docs/api/respuestas/resumen-poblacion.json';
import usuarios from '../../../../../../docs/api/respuestas/resumen-usuarios.json';
import { escribirConsulta } from '../../../lib/consulta-de-direccion.ts';
import { hoy } from '../../../lib/reloj.ts';
import { montar } from '../../../lib/testing/marco.tsx';
import { sinEstilos } from '../../../lib/testing/sin-estilos.ts';
import type { Lamina, Parte } from '../grafico/tarjeta.ts';
import { PaginaResumenPoblacion } from './PaginaResumenPoblacion.tsx';

/** The library lets the keyboard in here. */
const PARADA = { role: 'none', tabIndex: 0 };

// The drawing is told in words: a document that lays nothing out has no room for a chart (resumen-poblacion.spec.ts).
vi.mock('../grafico/Lienzo.tsx', () => ({
  default: ({ dibujo, filas, alElegir }: Lamina & { dibujo: string }) => (
    <>
      <p data-dibujo={dibujo}>{filas.map(({ nombre }) => nombre).join(', ')}</p>
      <div {...PARADA} />
      {alElegir
        ? filas.flatMap(({ nombre }, i) =>
            (['titulares', 'beneficiarios', 'total'] satisfies Parte[]).map((parte) => (
              <button type="button" key={nombre + parte} onClick={(evento) => alElegir(i, parte, evento)}>
                {`${parte} de ${nombre}`}
              </button>
            )),
          )
        : null}
    </>
  ),
}));

const GRABADAS = [...poblacion, ...usuarios, ...entes].filter(({ respuesta }) => respuesta.estado === 200);
/** The server answers these otherwise, by the end of the path. */
const otras = new Map<string, () => Response>();
const pedidos: [camino: string, cuerpo: unknown][] = [];

function contestar(rol: Rol, url: string, pedido?: RequestInit): Response {
  if (url.endsWith('/findUsuario'))
    return Response.json({
      usuario: 'ope.afiliaciones',
      acciones_permitidas: accionesPermitidas(rol),
      elige_ente: esRolAutoridad(rol),
    });
  const camino = url.slice(url.indexOf('/v1/'));
  const cuerpo = pedido?.body ? JSON.parse(String(pedido.body)) : null;
  pedidos.push([camino, cuerpo]);
  const otra = [...otras].find(([fin]) => camino.includes(fin))?.[1];
  if (otra) return otra();
  const de = (una: (typeof GRABADAS)[number]) => una.pedido.ruta.replace(/\/\d+\/\d+$/, '');
  const suyas = GRABADAS.filter((una) => `/api${camino}`.startsWith(de(una)));
  const respuesta = suyas.at(camino.endsWith('/findAll') ? -1 : 0)?.respuesta.cuerpo;
  return Response.json(respuesta ?? { datos: [], total: 0 });
}

const CIFRAS = () =>
  Response.json(GRABADAS.find(({ pedido }) => pedido.ruta.endsWith('/cifrasDelDia'))?.respuesta.cuerpo);
const NINGUNA = () => Response.json({ data: [['Nada', 'Total']], claves: [], total: 0, nroPages: 1 });
const FALLA = () => Response.json({ codigo: 'X', mensaje: 'Falló el gráfico.' }, { status: 400 });

async function abrir(rol: Rol = 'OPE_AFILIACION') {
  vi.stubGlobal('fetch', async (url: string, pedido?: RequestInit) => contestar(rol, url, pedido));
  // Every card is in sight.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly avisar: (vistos: { isIntersecting: boolean }[]) => void;
      constructor(avisar: (vistos: { isIntersecting: boolean }[]) => void) {
        this.avisar = avisar;
      }
      observe() {
        queueMicrotask(() => this.avisar([{ isIntersecting: true }]));
      }
      disconnect() {}
    },
  );
  const router = createRouter({
    routeTree: createRootRoute({ component: PaginaResumenPoblacion, notFoundComponent: PaginaResumenPoblacion }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
    stringifySearch: escribirConsulta,
  });
  montar(<RouterProvider router={router as never} />);
  await screen.findByRole('heading', { level: 2, name: 'Distribución por edad' });
  return router;
}
/** Searches the first card's employer, as the server finds it. */
const GRANDE = { idEntidad: 8, nombre: 'INDUSTRIAS ALTIPLANO S.A.' };
async function buscarEmpleador() {
  otras.set('/entidad/findByEnteGestor', () => Response.json({ datos: [GRANDE], total: 1 }));
  const porEnte = within(await tarjeta('Afiliaciones por ente gestor'));
  await usuario.click(porEnte.getByRole('combobox', { name: 'ENTE EMPLEADOR' }));
  await usuario.click(await screen.findByRole('option', { name: GRANDE.nombre }));
  await usuario.click(porEnte.getByRole('button', { name: 'Buscar' }));
}

const usuario = userEvent.setup({ delay: null });
const tarjeta = (name: string) => screen.findByRole('region', { name });
const titulos = () => [...document.querySelectorAll('section h2')].map(({ textContent }) => textContent ?? '');
const dibujado = async (name: string) => {
  const suya = await tarjeta(name);
  await waitFor(() => expect(suya.querySelector('[data-dibujo]')).not.toBeNull());
  return suya.querySelector('[data-dibujo]');
};
async function enTabla(name: string) {
  await usuario.click(within(await tarjeta(name)).getByRole('button', { name: 'TABLA' }));
  const tabla = await screen.findByRole('table', { name });
  return within(tabla)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);
}

describe('PaginaResumenPoblacion.test.tsx', () => {
  sinEstilos();
  beforeEach(() => {
    otras.clear();
    pedidos.length = 0;
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('un usuario de ente ve nueve gráficos, cada uno con la frase y la tabla que lo dicen con palabras', async () => {
    await abrir();
    expect(titulos()).toHaveLength(9);
    expect(titulos().filter((titulo) => /por usuarios/.test(titulo))).toHaveLength(2);
    expect(screen.queryByRole('combobox', { name: 'ENTE GESTOR' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'ACTUALIZADOS' })).toBeNull();
    for (const titulo of titulos()) {
      const frase = () => screen.getByRole('figure', { name: titulo }).querySelector('figcaption')?.textContent;
      await waitFor(() => expect(frase(), titulo).toMatch(/\d/));
      expect((await dibujado(titulo))?.textContent, titulo).not.toMatch(/^Sin/);
      expect((await enTabla(titulo)).at(-1), titulo).toBe('Suma');
    }
  });

  it('una cifra de la tabla lleva a la lista que cuenta: la del estado, y los registros propios', async () => {
    await abrir();
    await enTabla('Afiliaciones por estado');
    const activos = screen.getByRole('link', { name: '73 titulares, ACTIVO: ver la lista' });
    expect(activos.getAttribute('href')).toBe('/asegurado?estado=ACTIVO');
    await enTabla('Afiliaciones registradas por usuarios');
    const propios = screen.getByRole('link', { name: '39 titulares, ope.afiliaciones: ver la lista' });
    expect(propios.getAttribute('href')).toBe('/asegurado?misRegistros=true');
    expect(screen.queryByRole('link', { name: /ope\.cns\.oriente/ })).toBeNull();
  });

  it('la autoridad no ve los de usuarios; elige el ente gestor, y el resumen y sus empleadores son los de ese', async () => {
    await abrir('CONS_SGPA');
    expect(titulos().filter((titulo) => /por usuarios/.test(titulo))).toEqual([]);
    screen.getByRole('button', { name: 'ACTUALIZADOS' });
    screen.getByText('TODOS LOS ESTADOS');
    const titulo = 'Afiliaciones por ente gestor';
    const porEnte = within(await tarjeta(titulo));
    await usuario.click(porEnte.getByRole('combobox', { name: 'ENTE GESTOR' }));
    await usuario.click(await screen.findByRole('option', { name: 'Caja Petrolera de Salud' }));
    const suyo = () =>
      Response.json({
        data: [
          ['Ente gestor', 'Total', 'Titulares', 'Beneficiarios'],
          ['CPS', 29, 16, 13],
        ],
        claves: [2],
      });
    otras.set('/totalPorEnteGestor', suyo);
    pedidos.length = 0;
    await usuario.click(porEnte.getByRole('button', { name: 'Buscar' }));
    await screen.findByText('CPS: 29 afiliaciones.');
    expect(await enTabla(`${titulo}: Caja Petrolera de Salud`)).toEqual(['CPS', 'Suma']);
    const filtro = { idEnteGestor: 2, idEnteEmpleador: null };
    expect(pedidos).toEqual(
      expect.arrayContaining([
        ['/v1/estadistica/totalPorEnteGestor', filtro],
        ['/v1/estadistica/porTipoAfiliacion', { ...filtro, todo: false }],
        ['/v1/estadistica/totalPorEstado', expect.objectContaining({ idEnteGestor: 2 })],
        ['/v1/estadistica/grupoEtareo', filtro],
        ['/v1/estadistica/registrosPorDia', expect.objectContaining(filtro)],
        ['/v1/estadistica/afiliadosPorEnteGestorYEstado', expect.objectContaining(filtro)],
        ['/v1/estadistica/porEntidadEmpleadora/2/0', null],
      ]),
    );
    otras.clear();
    await usuario.click(porEnte.getByRole('button', { name: 'Limpiar' }));
    await porEnte.findByRole('rowheader', { name: 'CNS' });
  });

  it('el empleador que se busca vale para todos los gráficos, que lo dicen en su título y llevan a sus listas', async () => {
    await abrir();
    const antes = titulos();
    pedidos.length = 0;
    await buscarEmpleador();
    await tarjeta(`Afiliaciones por estado: ${GRANDE.nombre}`);
    expect(titulos()).toEqual(antes.map((titulo) => `${titulo}: ${GRANDE.nombre}`));
    const contados = pedidos.filter(([camino]) => camino.startsWith('/v1/estadistica/'));
    expect(new Set(contados.map(([camino]) => camino)).size).toBe(10);
    for (const [camino, cuerpo] of contados)
      expect([camino, cuerpo ?? camino]).toEqual([
        camino,
        cuerpo
          ? expect.objectContaining({ idEnteEmpleador: 8 })
          : '/v1/estadistica/porEntidadEmpleadora/0/0?idEnteEmpleador=8',
      ]);
    await enTabla(`Afiliaciones por estado: ${GRANDE.nombre}`);
    const activos = screen.getByRole('link', { name: '73 titulares, ACTIVO: ver la lista' });
    expect(activos.getAttribute('href')).toBe('/asegurado?entidades=8&estado=ACTIVO');
  });

  it('un gráfico que no se cuenta para un empleador tan grande lo dice en su título, sin cifras de otros', async () => {
    otras.set('/grupoEtareo', () =>
      Response.json({ codigo: 'EMPLEADOR_GRANDE', mensaje: 'Son demasiadas.' }, { status: 422 }),
    );
    await abrir();
    await buscarEmpleador();
    const porEdad = within(await tarjeta(`Distribución por edad: no se cuenta para ${GRANDE.nombre}`));
    porEdad.getByText('Son demasiadas.');
    expect(porEdad.queryByText(/afiliaciones;/)).toBeNull();
    expect(porEdad.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  });

  it('mientras faltan aceptar los términos no se muestra que cada gráfico falla', async () => {
    otras.set('/v1/estadistica/', () =>
      Response.json({ codigo: 'TERMINOS_PENDIENTES', mensaje: 'Debe aceptar los términos.' }, { status: 403 }),
    );
    await abrir();
    await waitFor(() => expect(pedidos.filter(([camino]) => camino.startsWith('/v1/estadistica/'))).not.toEqual([]));
    expect(screen.queryByText('Debe aceptar los términos.')).toBeNull();
    expect(screen.queryByText('No se pudieron contar.')).toBeNull();
    expect(screen.getAllByText('Cargando…').length).toBeGreaterThan(5);
  });

  it('una barra lleva a la lista que cuenta; la cifra de ambos tipos pregunta cuál de las dos', async () => {
    const router = await abrir();
    const direccion = () => router.state.location.href;
    const porEstado = async () => within(await tarjeta('Afiliaciones por estado'));
    await usuario.click(await (await porEstado()).findByRole('button', { name: 'titulares de ACTIVO' }));
    await waitFor(() => expect(direccion()).toBe('/asegurado?estado=ACTIVO'));
    await usuario.click(await (await porEstado()).findByRole('button', { name: 'beneficiarios de ACTIVO' }));
    await waitFor(() => expect(direccion()).toBe('/asegurado?estado=ACTIVO&tipoAfiliado=BENEFICIARIO'));
    const proporcion = within(await tarjeta('Proporción por estado'));
    await usuario.click(await proporcion.findByRole('button', { name: 'total de CESANTIA' }));
    await usuario.click(await screen.findByRole('menuitem', { name: /titulares, CESANTIA$/ }));
    await waitFor(() => expect(direccion()).toBe('/asegurado?estado=CESANTIA'));
    expect(within(await tarjeta('Distribución por edad')).queryByRole('button', { name: /^titulares de/ })).toBeNull();
  });

  it('el dibujo tiene nombre y dice qué teclas lo recorren', async () => {
    await abrir();
    await dibujado('Afiliaciones por estado');
    const dibujo = screen.getByRole('application', { name: 'Afiliaciones por estado' });
    const pista = 'Flechas: recorrer las cifras. Entrar: ver la lista.';
    expect(document.getElementById(dibujo.getAttribute('aria-describedby') ?? '')?.textContent).toBe(pista);
    const parada = screen.getByRole('group', { name: 'Gráfico: Afiliaciones por estado', description: pista });
    expect(parada.tabIndex).toBe(0);
    expect(dibujo.querySelector('[role="none"][tabindex]')).toBeNull();
  });

  it('el mes que corre se dice cortado, con sus días', async () => {
    otras.set('/afiliadosPorEnteGestorYEstado', () =>
      Response.json({
        data: [
          ['Mes', 'Total', 'Titulares', 'Beneficiarios'],
          [sumarMeses(mesDe(hoy()), -1), 2, 1, 1],
          [mesDe(hoy()), 1, 1, 0],
        ],
      }),
    );
    await abrir();
    const rango = within(await tarjeta('Registros por rango de fechas'));
    expect(rango.getByRole('textbox', { name: 'Fecha Inicio' })).toHaveProperty(
      'value',
      mostrarFecha(sumarMeses(mesDe(hoy()), -11)),
    );
    const [primero, segundo] = await enTabla('Registros por rango de fechas');
    expect(primero).not.toContain('del 1');
    expect(segundo).toContain(`(del 1 al ${Number(hoy().slice(8))})`);
    rango.getByText(/\* Mes con solo los días del rango, hasta hoy\.$/);
  });

  it('sin datos se dibuja un cero y se dice; de los empleadores y de los asegurados, que no hay', async () => {
    otras.set('/cifrasDelDia', CIFRAS);
    otras.set('/v1/estadistica/', NINGUNA);
    await abrir();
    await screen.findByText('No hay entidades empleadoras para mostrar.');
    await screen.findByText('No hay afiliaciones para mostrar.');
    expect((await dibujado('Afiliaciones por estado'))?.textContent).toBe('Sin datos');
    within(await tarjeta('Afiliaciones por estado')).getByText('No hay afiliaciones que contar.');
  });

  it('un gráfico que falla no dice que no hay datos, se puede pedir otra vez, y los demás siguen', async () => {
    otras.set('/grupoEtareo', FALLA);
    await abrir();
    const porEdad = within(await tarjeta('Distribución por edad'));
    await porEdad.findByText('Falló el gráfico.');
    expect((await dibujado('Distribución por edad'))?.textContent).toBe('Sin respuesta');
    porEdad.getByText('No se pudieron contar.');
    const otro = await within(await tarjeta('Afiliaciones por estado')).findByText(/^\d+ afiliaciones/);
    const [cuantas = ''] = /^\d+ afiliaciones/.exec(otro.textContent) ?? [];
    otras.clear();
    await usuario.click(porEdad.getByRole('button', { name: 'Reintentar' }));
    await porEdad.findByText(new RegExp(`^${cuantas}; la mayor cifra`));
    expect(porEdad.queryByText('Falló el gráfico.')).toBeNull();
  });

  it('mientras no se pudieron contar no se dice que las entidades empleadoras son cero', async () => {
    otras.set('/porEntidadEmpleadora', FALLA);
    await abrir();
    await within(await tarjeta('Afiliaciones por entidad empleadora')).findByText('Falló el gráfico.');
    screen.getByText('De mayor a menor, de cinco en cinco: las entidades empleadoras.');
    otras.clear();
    await usuario.click(screen.getByRole('button', { name: 'Reintentar' }));
    await screen.findByText('De mayor a menor, de cinco en cinco: 31 entidades empleadoras.');
  });

  it('el tipo de gráfico y la fecha se eligen con el teclado, y una fecha al revés se dice y no se pide', async () => {
    await abrir();
    const titulo = 'Registros por rango de fechas';
    const rango = within(await tarjeta(titulo));
    for (const [tipo, dibujo] of [
      ['HISTOGRAMA', 'columnas'],
      ['DISPERSIÓN', 'dispersion'],
      ['LÍNEA', 'linea'],
    ] as const) {
      const boton = rango.getByRole('button', { name: tipo });
      boton.focus();
      await usuario.keyboard('{Enter}');
      expect(boton.ariaPressed).toBe('true');
      expect((await dibujado(titulo))?.getAttribute('data-dibujo')).toBe(dibujo);
    }
    rango.getByRole('button', { name: 'AFILIACIÓN' }).focus();
    await usuario.keyboard('{Enter}');
    await rango.findByText(/^Por fecha de afiliación/);
    const fin = rango.getByRole('textbox', { name: 'Fecha Fin' });
    await usuario.clear(fin);
    await usuario.type(fin, '01/01/2000');
    const antes = pedidos.length;
    await usuario.click(rango.getByRole('button', { name: 'REGISTRO' }));
    expect([fin.ariaInvalid, pedidos.length]).toEqual(['true', antes]);
    rango.getByText('La Fecha Fin no puede ser anterior a la Fecha Inicio.');
  });
});
