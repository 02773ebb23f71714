import { accionesPermitidas } from '@sgpa/domain/cuenta/permisos';
import { esRolAutoridad, type Rol } from '@sgpa/domain/cuenta/roles';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import entes from '../../../../../../docs/api/respuestas/entes-gestores.json';
import poblacion from '../../../../../../docs/api/respuestas/resumen-poblacion.json';
import usuarios from '../../../../../../docs/api/respuestas/resumen-usuarios.json';
import { escribirConsulta } from '../../../lib/consulta-de-direccion.ts';
import { montar } from '../../../lib/testing/marco.tsx';
import { sinEstilos } from '../../../lib/testing/sin-estilos.ts';
import type { Lamina } from '../grafico/tipos.ts';
import { PaginaResumen } from './PaginaResumen.tsx';

// What is drawn, in words: a document that lays nothing out has no room for a chart (resumen-poblacion.spec.ts).
vi.mock('../grafico/Lienzo.tsx', () => ({
  default: ({ dibujo, filas }: Lamina & { dibujo: string }) => (
    <p data-dibujo={dibujo}>{filas.map(({ nombre }) => nombre).join(', ')}</p>
  ),
}));

const GRABADAS = [...poblacion, ...usuarios, ...entes].filter(({ respuesta }) => respuesta.estado === 200);
/** What this server answers otherwise, by the end of the path. */
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
    routeTree: createRootRoute({ component: PaginaResumen }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
    stringifySearch: escribirConsulta,
  });
  montar(<RouterProvider router={router as never} />);
  await screen.findByRole('heading', { level: 2, name: 'Distribución por edad' });
}

const usuario = userEvent.setup({ delay: null });
const tarjeta = (name: string) => screen.findByRole('region', { name });
const titulos = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent ?? '');
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

describe('PaginaResumen.test.tsx', () => {
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
    await enTabla('Asegurados por estado');
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
    const titulo = 'Total de asegurados por ente gestor';
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
    await porEnte.findByText('CPS: 29 afiliaciones.');
    expect(await enTabla(titulo)).toEqual(['CPS', 'Suma']);
    const filtro = { idEnteGestor: 2, idEnteEmpleador: null };
    expect(pedidos).toEqual(
      expect.arrayContaining([
        ['/v1/estadistica/totalPorEnteGestor', filtro],
        ['/v1/estadistica/porTipoAfiliacion', { ...filtro, todo: false }],
        ['/v1/estadistica/totalPorEstado', expect.objectContaining({ idEnteGestor: 2 })],
        ['/v1/estadistica/grupoEtareo', { idEnteGestor: 2 }],
        ['/v1/estadistica/porEntidadEmpleadora/2/0', null],
      ]),
    );
    otras.clear();
    await usuario.click(porEnte.getByRole('button', { name: 'Limpiar' }));
    await porEnte.findByRole('rowheader', { name: 'CNS' });
  });

  it('sin datos se dibuja un cero y se dice; de los empleadores y de los asegurados, que no hay', async () => {
    otras.set('/v1/estadistica/', NINGUNA);
    await abrir();
    await screen.findByText('No hay entidades empleadoras para mostrar.');
    await screen.findByText('No hay asegurados para mostrar.');
    expect((await dibujado('Asegurados por estado'))?.textContent).toBe('Sin datos');
    within(await tarjeta('Asegurados por estado')).getByText('No hay afiliaciones que contar.');
  });

  it('un gráfico que falla no dice que no hay datos, se puede pedir otra vez, y los demás siguen', async () => {
    otras.set('/grupoEtareo', FALLA);
    await abrir();
    const porEdad = within(await tarjeta('Distribución por edad'));
    await porEdad.findByText('Falló el gráfico.');
    expect((await dibujado('Distribución por edad'))?.textContent).toBe('Sin respuesta');
    porEdad.getByText('No se pudieron contar.');
    await within(await tarjeta('Asegurados por estado')).findByText(/^160 afiliaciones/);
    otras.clear();
    await usuario.click(porEdad.getByRole('button', { name: 'Reintentar' }));
    await porEdad.findByText(/^160 afiliaciones; la mayor cifra/);
    expect(porEdad.queryByText('Falló el gráfico.')).toBeNull();
  });

  it('mientras no se pudieron contar no se dice que las entidades empleadoras son cero', async () => {
    otras.set('/porEntidadEmpleadora', FALLA);
    await abrir();
    await within(await tarjeta('Asegurados por entidad empleadora')).findByText('Falló el gráfico.');
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
