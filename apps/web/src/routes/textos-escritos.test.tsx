import { cleanup, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { borrarBorradores } from '../lib/borrador.ts';
import { campo as campoDe } from '../lib/testing/a-mano.ts';
import { montar } from '../lib/testing/marco.tsx';
import { CAMPOS_DE_TEXTO, type Clase } from './testing/campos-de-texto.tsx';
import { camposDeTexto } from './testing/fuentes.ts';
import { suTurno } from './testing/su-turno.ts';

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
vi.mock('../features/usuario/usuario.api.ts', () => ({ useOpcionesDeUsuario: () => ({ data: undefined }) }));

/** Surrounds a text with what comes along from where it was copied: a cell, a contact, a message. */
const enmarcar = (texto: string) => ` \u00A0\u200B\u202A${texto}\u202C\uFEFF\u00A0 \t`;
const PASADO = /^No puede tener más de \d+ caracteres\.$|^Debe tener entre 4 y 60 caracteres\.$/;
const NO_VALIDO = [/^El teléfono no es válido\.$/, /^correo invalido$|^El correo electrónico no es válido\.$/];
const NO_ES_SALARIO = /^El salario debe ser un número mayor o igual a 0\.$/;
const MAL = new RegExp([PASADO, NO_ES_SALARIO, ...NO_VALIDO].map(({ source }) => source).join('|'));
const SIN_ACENTO = /^Solo letras sin acento, números y, entre ellos, punto, guion o guion bajo\.$/;
const MILES = /^Escriba el salario sin separar los miles: 2500 o 2500,50\.$/;

/** Each is copied into a field of its kind: the right value, or why it is refused. */
const SUCIOS: Readonly<Record<Clase, readonly (readonly [string, string | RegExp | undefined])[]>> = {
  telefono: [
    ['\u202A+591 70612345\u202C', '+591 70612345'],
    ['+591\u00A070612345', '+591 70612345'],
    ['(2)\u202F244\u20135566', '(2) 244-5566'],
    ['7061\u20112345', '7061-2345'],
    ['７０６１２３４５', '70612345'],
    ['7\u200B0\u00AD612345\uFEFF', '70612345'],
    ['70612345\t', '70612345'],
    ['70612345 / 70612346', NO_VALIDO[0]],
    ['tel:70612345', NO_VALIDO[0]],
    ['7061234O', NO_VALIDO[0]],
  ],
  correo: [
    ['ana\u200B@sgpa.example', 'ana@sgpa.example'],
    ['\u00A0ana@sgpa.example\r\n', 'ana@sgpa.example'],
    ['ana@sgpa.exam\u00ADple', 'ana@sgpa.example'],
    ['\u202Aana@sgpa.example\u202C', 'ana@sgpa.example'],
    ['ana１@sgpa.example', 'ana1@sgpa.example'],
    ['<ana@sgpa.example>', NO_VALIDO[1]],
    ['mailto:ana@sgpa.example', NO_VALIDO[1]],
    ['ana@sgpa.example;', NO_VALIDO[1]],
    ['ana@sgpa.example, leo@sgpa.example', NO_VALIDO[1]],
    ['anа@sgpa.example', NO_VALIDO[1]],
  ],
  usuario: [
    ['\u200Bana.quispe', 'ana.quispe'],
    ['\u00A0ANA.QUISPE ', 'ana.quispe'],
    ['ana\u2060.quispe\u202C', 'ana.quispe'],
    ['ana.quispe２', 'ana.quispe2'],
    ['ana quispe', SIN_ACENTO],
    ['ana.quispe\u20132', SIN_ACENTO],
    ['ana.muñoz', SIN_ACENTO],
  ],
  salario: [
    ['\u200B3850,50', '3850,50'],
    ['\u00A03850.50\u00A0', '3850.50'],
    ['３８５０', '3850'],
    ['٣٨٥٠', '3850'],
    ['38\u00AD50', '3850'],
    ['2.500', MILES],
    ['3\u202F850,50', MILES],
    ['3.850,50', MILES],
    ['Bs 3850', NO_ES_SALARIO],
    ['\u22123850', NO_ES_SALARIO],
  ],
};
const CON_CLASE = CAMPOS_DE_TEXTO.map(({ campos, ...uno }) => ({
  ...uno,
  campos: campos.filter(({ clase }) => clase !== undefined),
})).filter(({ campos }) => campos.length > 0);

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

// Acuerdos §12 'One reading of written text' asks for it.
describe('textos-escritos.test.tsx', () => {
  afterEach(() => {
    cleanup();
    borrarBorradores();
    vi.unstubAllGlobals();
  });

  it.each(CAMPOS_DE_TEXTO)(
    'cada campo de $archivo: lo más largo que admite entra entero con lo que se copió alrededor; lo que pasa de ahí se queda y se dice',
    async ({ campos, elemento }) => {
      montar(elemento);
      for (const { campo: nombre, valor, clase } of campos) {
        const campo = await pegar(nombre, enmarcar(valor));
        expect(campo.value.trim(), nombre).toBe(valor);
        expect(campo.getAttribute('aria-invalid'), nombre).toBe('false');
        await pegar(nombre, `${valor}9`);
        expect(campo.value, nombre).toBe(`${valor}9`);
        expect([nombre, dice(campo), campo.getAttribute('aria-invalid')]).toEqual([
          nombre,
          expect.stringMatching(clase === undefined ? PASADO : MAL),
          'true',
        ]);
      }
    },
  );

  it.each(CON_CLASE.map((uno, k) => ({ ...uno, k })))(
    'cada campo de $archivo: lo copiado con signos de más se lee como lo que es, o se niega con un motivo que se ve',
    async ({ campos, elemento, k }) => {
      montar(elemento);
      for (const { campo: nombre, clase = 'correo', revisa = true } of campos)
        for (const [escrito, esperado] of suTurno(SUCIOS[clase], k, 3)) {
          const campo = await pegar(nombre, escrito);
          if (typeof esperado === 'string') {
            await waitFor(() => expect(campo.getAttribute('aria-invalid'), `${nombre} ${escrito}`).toBe('false'));
            expect(revisa ? campo.value.trim() : campo.value.trim().toLowerCase(), nombre).toBe(esperado);
          } else if (revisa) {
            await waitFor(() => expect(dice(campo), `${nombre} ${escrito}`).toMatch(esperado ?? ''));
            expect(campo.getAttribute('aria-invalid'), nombre).toBe('true');
          }
        }
    },
  );

  it('cada teléfono, correo, usuario y salario que se escribe está en la tabla con su clase', () => {
    const deClase = camposDeTexto(/inputMode="(?:tel|email|decimal)"|label="Usuario"(?![^>]*readOnly)/).map((campo) =>
      campo.replace(/:.*/, ''),
    );
    expect(deClase.sort()).toEqual(
      CON_CLASE.flatMap(({ archivo, campos }) => campos.map(() => archivo))
        // The sign-in sends it as it is written, and the server reads it (acuerdos §12 'One reading of written text').
        .concat('features/sesion/ingreso/FormularioIngreso.tsx')
        .sort(),
    );
  });

  it('cada texto con límite está en la tabla, y ninguno lo pone en el navegador, que corta antes de leer', () => {
    const archivos = camposDeTexto(/maxLength|\.\.\.comunes/).map((campo) => campo.replace(/:.*/, ''));
    expect([...new Set(archivos)].sort()).toEqual(CAMPOS_DE_TEXTO.map(({ archivo }) => archivo).sort());
    expect(camposDeTexto(/maxLength: /)).toEqual([]);
  });
});
