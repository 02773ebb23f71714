import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { montar } from '../../../../lib/testing/marco.tsx';
import { VISIBILITY_OUTLINED } from '../../../../ui/icon-paths.ts';
import type { Acciones } from '../../acciones.ts';
import { ContextoDeComposicion } from '../../composicion.ts';
import { FILA } from '../../testing/fila.ts';
import { BarraDetalle, type PropsBarra } from './BarraDetalle.tsx';

const Nada = () => null;
const ACCIONES: Acciones = {
  'detalle-asegurado': { tecla: 'D', icono: VISIBILITY_OUTLINED, Panel: Nada },
  'baja-titular': { tecla: 'B', icono: VISIBILITY_OUTLINED, Panel: Nada },
  'ampliacion-titular': { tecla: 'A', icono: VISIBILITY_OUTLINED, Panel: Nada },
};
const FILAS = [1, 2, 3].map((id) => ({
  ...FILA,
  idAfiliadoEnteGestor: id,
  acciones_permitidas: ['detalle-asegurado' as const, 'baja-titular' as const],
}));

function abrir(lugar: number, dePagina: Partial<PropsBarra['alPasarDePagina']> = {}) {
  vi.stubGlobal('fetch', async () => Response.json({ acciones_permitidas: ['baja-titular', 'ampliacion-titular'] }));
  const [alAbrir, alPasar] = [vi.fn(), vi.fn()];
  montar(
    <ContextoDeComposicion
      value={{ acciones: ACCIONES, NuevoTitular: Nada, NuevoBeneficiario: Nada, DocumentosGuardados: Nada }}
    >
      <div className="MuiDialog-root">
        <BarraDetalle
          fila={FILAS[lugar] ?? FILA}
          filas={FILAS}
          alAbrir={alAbrir}
          alPasar={alPasar}
          alPasarDePagina={{ anterior: undefined, siguiente: undefined, ...dePagina }}
        />
        <input aria-label="Campo" />
      </div>
      <button type="button">Fuera</button>
    </ContextoDeComposicion>,
  );
  return { alAbrir, alPasar };
}

const boton = (name: string) => screen.getByRole('button', { name });
const pulsar = (key: string, en = boton('Imprimir')) => fireEvent.keyDown(en, { key });

describe('BarraDetalle.test.tsx', () => {
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('ofrece lo que la lista ofrece para el registro, y dice por qué no lo demás', async () => {
    const { alAbrir } = abrir(1);
    await screen.findByRole('button', { name: 'Ampliación' });
    const acciones = within(screen.getByRole('group', { name: 'Acciones del registro' }));
    expect(acciones.getAllByRole('button').map((uno) => [uno.textContent, uno.getAttribute('aria-disabled')])).toEqual([
      ['Baja', 'false'],
      ['Ampliación', 'true'],
    ]);
    await userEvent.click(boton('Ampliación'));
    expect(alAbrir).not.toHaveBeenCalled();
    await userEvent.hover(boton('Ampliación'));
    expect((await screen.findByRole('tooltip')).textContent).toMatch(/ACTIVO/);
    await userEvent.click(boton('Baja'));
    expect(alAbrir.mock.calls).toEqual([['baja-titular', 2]]);
  });

  it('las letras y las flechas hacen lo mismo, no donde se escribe ni fuera del diálogo', async () => {
    const { alAbrir, alPasar } = abrir(1);
    await screen.findByRole('button', { name: 'Ampliación' });
    for (const tecla of ['b', 'ArrowLeft', 'ArrowRight', 'A']) {
      pulsar(tecla);
      pulsar(tecla, screen.getByRole('textbox', { name: 'Campo' }));
      pulsar(tecla, boton('Fuera'));
    }
    expect(alAbrir.mock.calls).toEqual([['baja-titular', 2]]);
    expect(alPasar.mock.calls).toEqual([[1], [3]]);
  });

  it.each([
    [0, '1 de 3', 'Anterior', 'ArrowLeft', 'Siguiente', 2],
    [2, '3 de 3', 'Siguiente', 'ArrowRight', 'Anterior', 2],
  ] as const)('en el extremo %i de la lista solo se pasa hacia adentro', async (lugar, texto, fin, tecla, otro, id) => {
    const { alPasar } = abrir(lugar);
    screen.getByText(texto);
    expect([boton(fin), boton(otro)].map((uno) => uno.getAttribute('aria-disabled'))).toEqual(['true', 'false']);
    await userEvent.click(boton(fin));
    pulsar(tecla);
    expect(alPasar).not.toHaveBeenCalled();
    await userEvent.click(boton(otro));
    expect(alPasar.mock.calls).toEqual([[id]]);
  });

  it.each([
    [0, 'anterior', 'Anterior', 'ArrowLeft'],
    [2, 'siguiente', 'Siguiente', 'ArrowRight'],
  ] as const)('en el extremo %i de la página se sigue por la página %s', async (lugar, sentido, nombre, tecla) => {
    const sigue = vi.fn();
    const { alPasar } = abrir(lugar, { [sentido]: sigue });
    expect(boton(nombre).getAttribute('aria-disabled')).toBe('false');
    await userEvent.click(boton(nombre));
    pulsar(tecla);
    expect(sigue).toHaveBeenCalledTimes(2);
    expect(alPasar).not.toHaveBeenCalled();
  });

  it.each([
    [true, 'Número copiado.'],
    [false, 'No se pudo copiar el número.'],
  ])('copia el número con su complemento, y lo dice también a quien no mira (%s)', async (puede, texto) => {
    vi.stubGlobal('isSecureContext', true);
    const escribir = vi.fn(() => (puede ? Promise.resolve() : Promise.reject(new Error('denied'))));
    const usuario = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(escribir);
    abrir(1);
    await usuario.click(boton('Copiar número'));
    const dicho = await screen.findByText(texto);
    expect(dicho.getAttribute('role')).toBe('status');
    expect(escribir.mock.calls).toEqual([['1000009-1A']]);
  });
});
