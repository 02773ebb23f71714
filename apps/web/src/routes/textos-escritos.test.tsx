import { cleanup } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { borrarBorradores } from '../lib/borrador.ts';
import { campo as campoDe } from '../lib/testing/a-mano.ts';
import { montar } from '../lib/testing/marco.tsx';
import { CAMPOS_DE_TEXTO } from './testing/campos-de-texto.tsx';
import { camposDeTexto } from './testing/fuentes.ts';

vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  useNavigate: () => vi.fn(),
  useLocation: () => ({ searchStr: '' }),
}));
vi.mock('../ui/use-leave-guard.ts', async (original) => ({
  ...(await original<object>()),
  useLeaveGuard: () => undefined,
}));
vi.mock('../ui/use-close-on-back.ts', () => ({ useCloseOnBack: () => undefined }));
vi.mock('../features/catalogo/use-listas.ts', () => ({
  useGrupo: () => [],
  useMunicipios: () => [],
  useEstablecimientos: () => [],
  useEntesElegibles: () => [],
  useEntesGestores: () => ({ data: [] }),
}));
vi.mock('../features/registro/registro-fallecido/EjemploCertificado.tsx', () => ({ default: () => null }));
vi.mock('../features/usuario/opciones.api.ts', () => ({ useOpcionesDeUsuario: () => ({ data: undefined }) }));

/** As it stands where it was copied from: a cell, a contact, a message. */
const enmarcar = (texto: string) => ` \u00A0\u200B\u202A${texto}\u202C\uFEFF\u00A0 \t`;
const PASADO = /^No puede tener más de \d+ caracteres\.$|^Debe tener entre 4 y 60 caracteres\.$/;
const MAL = /^El teléfono no es válido\.$|^correo invalido$/;
const CAMPOS = CAMPOS_DE_TEXTO.flatMap(({ archivo, elemento, campos }) =>
  campos.map((campo) => ({ ...campo, archivo, elemento })),
);

const usuario = userEvent.setup({ delay: null });
const dice = (campo: HTMLElement) => document.getElementById(campo.getAttribute('aria-describedby') ?? '')?.textContent;

async function pegar(nombre: string, texto: string) {
  const campo = campoDe(nombre);
  await usuario.clear(campo);
  campo.focus();
  await usuario.paste(texto);
  await usuario.tab();
  return campo;
}

// Decisions §12 'One reading of written text'.
describe('textos-escritos.test.tsx', () => {
  afterEach(() => {
    cleanup();
    borrarBorradores();
    vi.unstubAllGlobals();
  });

  it.each(CAMPOS)(
    '$campo de $archivo: lo más largo que admite entra entero con lo que se copió alrededor; lo que pasa de ahí se queda y se dice',
    async ({ campo: nombre, elemento, valor, clase }) => {
      montar(elemento);
      const campo = await pegar(nombre, enmarcar(valor));
      expect(campo.value.trim()).toBe(valor);
      expect(campo.getAttribute('aria-invalid')).toBe('false');
      await pegar(nombre, `${valor}9`);
      expect(campo.value).toBe(`${valor}9`);
      expect([dice(campo), campo.getAttribute('aria-invalid')]).toEqual([
        expect.stringMatching(
          clase === 'telefono' || clase === 'correo' ? new RegExp(`${PASADO.source}|${MAL.source}`) : PASADO,
        ),
        'true',
      ]);
    },
  );

  it('cada texto con límite está en la tabla, y ninguno lo pone en el navegador, que corta antes de leer', () => {
    const archivos = camposDeTexto(/maxLength|\.\.\.comunes/).map((campo) => campo.replace(/:.*/, ''));
    expect([...new Set(archivos)].sort()).toEqual(CAMPOS_DE_TEXTO.map(({ archivo }) => archivo).sort());
    expect(camposDeTexto(/maxLength: /)).toEqual([]);
  });
});
