import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { montar } from '../lib/testing/marco.tsx';
import { DIALOGOS } from './testing/dialogos.tsx';
import { dibujan } from './testing/fuentes.ts';

vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  useNavigate: () => vi.fn(),
  useBlocker: () => undefined,
}));
// The PDF is drawn on what jsdom does not have.
vi.mock('../features/certificado/certificado/abrir-pdf.ts', () => ({ abrirPdf: () => new Promise(() => {}) }));
vi.mock('../ui/use-hold-back.ts', () => ({ useHoldBack: () => undefined }));

/** No dialog has so many stops, so that the keys go round. */
const VUELTAS = 14;

describe('dialogos.test.tsx', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    URL.createObjectURL = () => 'blob:certificado';
    URL.revokeObjectURL = () => undefined;
    // jsdom lays nothing out: whatever is there can be seen.
    Element.prototype.checkVisibility = () => true;
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it.each(DIALOGOS)('«$nombre» ($archivo) se maneja con el teclado', async (fila) => {
    const { nombre, rol = 'dialog', elemento, boton = 'Abrir', cierra } = fila;
    const usuario = userEvent.setup({ delay: null });
    montar(elemento);
    const abrir = screen.getByRole('button', { name: boton });
    abrir.focus();
    await usuario.keyboard('{Enter}');
    const dialogo = await screen.findByRole(rol, { name: nombre });
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(
      ids.filter((id, i) => ids.indexOf(id) !== i),
      'ids de más de uno',
    ).toEqual([]);
    const enfocado = () => document.activeElement;
    await waitFor(() => expect(dialogo.contains(enfocado()), `enfocado al abrir: ${enfocado()?.outerHTML}`).toBe(true));

    // Where there is nothing to stop at, the focus waits on the frame right around it.
    const marco = dialogo.parentElement;
    for (const shift of [false, true]) {
      for (let paso = 0; paso < VUELTAS; paso += 1) {
        await usuario.tab({ shift });
        expect(marco?.contains(enfocado()), `Tab ${paso}: ${enfocado()?.outerHTML.slice(0, 200)}`).toBe(true);
      }
    }

    await usuario.keyboard('{Escape}');
    if (cierra === null) return expect(dialogo.isConnected).toBe(true);
    if (cierra !== undefined) {
      expect(dialogo.isConnected).toBe(true);
      screen.getByRole('button', { name: cierra }).focus();
      await usuario.keyboard('{Enter}');
    }
    await waitFor(() => expect(dialogo.isConnected).toBe(false));
    expect(enfocado()).toBe(abrir);
  });

  it('cada diálogo está en la tabla', () => {
    const {
      // On a telephone the menu is a drawer: ancho-360.spec tests it.
      'routes/marco/Marco.tsx': _menu,
      // These frame dialogs that have their own rows.
      'ui/ButtonPopover.tsx': _marco,
      'ui/FormDialog.tsx': _marcoDeFormulario,
      ...dibujados
    } = dibujan(['Dialog', 'Drawer', 'Popover', 'ButtonPopover', 'FormDialog', 'Modal']);
    expect(Object.keys(dibujados).sort()).toEqual([...new Set(DIALOGOS.map(({ archivo }) => archivo))].sort());
  });
});
