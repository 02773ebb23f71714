import { cuantosCasos, esSuTurno } from '@sgpa/testing/cuantos-casos';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leerBusqueda } from '../features/asegurado/lista-asegurados/direccion.ts';
import { TITULAR } from '../features/registro/testing/titular-de-prueba.ts';
import { leerDireccion } from '../features/registro/validacion-beneficiario/titular.form.ts';
import { borrarBorradores } from '../lib/borrador.ts';
import { leerConsulta } from '../lib/consulta-de-direccion.ts';
import { elegir } from '../lib/testing/a-mano.ts';
import { montar } from '../lib/testing/marco.tsx';
import { CAMPOS_DE_NUMERO } from './testing/campos-de-numero.tsx';
import { camposDeTexto, dibujan, sinPasarPor } from './testing/fuentes.ts';
import { suTurno } from './testing/su-turno.ts';

vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  useNavigate: () => vi.fn(),
  useLocation: () => ({ searchStr: '' }),
}));
// The palette waits for a pause, which a paste after a key would not make.
vi.mock('../ui/use-debounced.ts', () => ({ useDebounced: <T,>(valor: T) => valor }));
vi.mock('../features/asistente/MarcoAsistente.tsx', () => ({
  MarcoAsistente: ({ children }: { children: never }) => children,
}));
vi.mock('../features/catalogo/use-listas.ts', () => ({
  useGrupo: () => [{ sigla: 'HIJ', codigo: '1', nombre: 'HIJA/HIJO' }],
  useEstablecimientos: () => [],
  useEntesElegibles: () => [],
  useEmpleadoresDelEnte: () => ({}),
}));
vi.mock('../ui/use-leave-guard.ts', () => ({ useLeaveGuard: () => undefined }));

/** Each row is what is typed or pasted, and the number it means: acuerdos §10 'Typing'. */
const FORMAS = [
  ['1.000.001', '1000001', ''],
  ['01000001', '1000001', ''],
  ['1 000 001', '1000001', ''],
  ['CI 1000001', '1000001', ''],
  ['1000001 LP', '1000001', ''],
  ['\u200E1000001\u202C', '1000001', ''],
  ['cb 1.000.001', '1000001', ''],
  ['1000009-1a', '1000009', '1A'],
  ['1000009-1A exp. SC', '1000009', '1A'],
  ['1000009 1A', '1000009', '1A'],
  ['1000009\u00a01A', '1000009', '1A'],
  ['1000009/1a', '1000009', '1A'],
  ['1000009\u20131A', '1000009', '1A'],
  ['1000009\u22121A', '1000009', '1A'],
  ['1 000 009 12', '1000009', '12'],
  ['1 000 009-12', '1000009', '12'],
] as const;
/** The message says that the place of issue is left out. */
const EXPEDIDO = /^.*(LP|SC|CB) es donde se expidió el documento, no su complemento: no se toma en cuenta\./;
/** Nothing parts number and complement: the complement goes to its field, or is told where there is none. */
const PEGADO = '10000091A';
/** No number is made of these. */
const NINGUNO = [
  'E-1000008',
  '1e6',
  '1000a001',
  '1'.repeat(20),
  '1000100-1AB',
  '1000100 1AB',
  '1000100 1000101',
  '1000100/1000101',
  '1 000 100 1 000 101',
  '1000100-1 1',
  '10 010 00',
];
/** Of so many fields, one is typed in key by key: which ones goes round. */
const DE_CADA = cuantosCasos(1, 3);
const unido = (numero: string, complemento: string) => (complemento === '' ? numero : `${numero}-${complemento}`);

/** Nobody is found, but the holder who is looked for beside a beneficiary. */
const NADIE = {
  codigo: 101,
  persona: null,
  estado_afiliacion: [],
  mensaje: '',
  status: 404,
  data: [],
  datos: [],
  total: 0,
  nroPages: 0,
  content: [],
};
const servidor = vi.fn(
  async (url: string, _pedido?: RequestInit) =>
    new Response(JSON.stringify(/titular$/.test(url) ? { ...NADIE, data: [TITULAR] } : NADIE)),
);

/** Gives what the server was asked for under that name, with its complement. */
function pedidos(nombre: string): string[] {
  return servidor.mock.calls.flatMap(([url, pedido]) => {
    const cuerpo = JSON.parse(String(pedido?.body ?? '{}'));
    const item = cuerpo.data?.[0] ?? cuerpo;
    const numero = new URL(url, 'http://localhost').searchParams.get(nombre) ?? item[nombre];
    return numero === undefined ? [] : [unido(numero, item.complemento_documento ?? item.complemento ?? '')];
  });
}

const usuario = userEvent.setup({ delay: null });
const campo = (nombre: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${nombre}`), { selector: 'input' });

describe('numeros-escritos.test.tsx', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', servidor);
  });
  afterEach(() => {
    cleanup();
    borrarBorradores();
    vi.unstubAllGlobals();
  });

  it.each(CAMPOS_DE_NUMERO.map((uno, k) => ({ ...uno, k })))(
    '$campo de $archivo: lo que no es un número se queda escrito, se dice y no se busca; lo demás, se escriba o se pegue como sea, pregunta por la misma persona',
    async ({ campo: nombre, elemento, ademas, elige, boton, pide, k }) => {
      montar(elemento);
      for (const [otro, texto] of Object.entries(ademas)) fireEvent.change(campo(otro), { target: { value: texto } });
      if (elige) await elegir(elige, 'HIJA/HIJO');
      const escrito = campo(nombre);
      const complementos = screen.queryAllByLabelText<HTMLInputElement>(/^Complemento/, { selector: 'input' });
      const enviar = boton === null ? null : screen.getByText<HTMLElement>(boton, { selector: 'button' });
      async function vaciar() {
        for (const uno of complementos) fireEvent.change(uno, { target: { value: '' } });
        await usuario.clear(escrito);
        escrito.focus();
        servidor.mockClear();
      }
      async function pegar(forma: string) {
        await vaciar();
        await usuario.paste(forma);
        if (enviar) await usuario.click(enviar);
      }

      for (const forma of [...suTurno(NINGUNO, k, 1), ...(complementos.length > 0 ? [] : [PEGADO])]) {
        await pegar(forma);
        await screen.findByText(
          /solo admite dígitos|Son varios números|No puede tener más de|Mínimo 5 characters|no es válido/,
        );
        expect(escrito.value, forma).toBe(forma);
        expect(
          servidor.mock.calls.flatMap(([url, pedido]) => [url, String(pedido?.body ?? '')]).join(' '),
          forma,
        ).not.toContain('100');
      }
      if (complementos.length > 0) {
        await vaciar();
        await usuario.keyboard(PEGADO);
        await usuario.tab();
        expect([escrito.value, ...complementos.map(({ value }) => value)]).toContain('1000009');
        expect(complementos.map(({ value }) => value)).toContain('1A');
      }

      for (const [i, [forma, numero, complemento]] of suTurno(FORMAS, k, 2).entries()) {
        const quien = unido(numero, complemento);
        // Each key draws the screen anew, and the reader is that of a paste.
        if (i === 0 && esSuTurno(k, DE_CADA)) {
          await vaciar();
          await usuario.keyboard(enviar === null ? forma : `${forma}{Enter}`);
          await waitFor(() => expect(pedidos(pide).at(-1), `escrito como ${forma}`).toBe(quien));
        }
        await pegar(` ${forma}\n`);
        await waitFor(() => expect(new Set(pedidos(pide)), `pegado como ${forma}`).toEqual(new Set([quien])));
        expect(screen.queryAllByText(EXPEDIDO), forma).toHaveLength(/LP|SC|cb/.test(forma) ? 1 : 0);
      }
    },
  );

  it.each(FORMAS)('«%s» en la dirección de la lista y del asistente es %s', (forma, numero, complemento) => {
    for (const escrita of [encodeURIComponent(forma), forma.replaceAll(' ', '+')]) {
      expect(leerBusqueda(leerConsulta(`?numeroDocumento=${escrita}`)).numeroDocumento).toBe(
        unido(numero, complemento),
      );
      expect(leerDireccion(`?titular=${escrita}`)?.form).toMatchObject({
        numero_documento_titular: numero,
        complemento_documento_titular: complemento,
      });
    }
  });

  it('cada número de documento que se escribe está en la tabla', () => {
    const archivos = CAMPOS_DE_NUMERO.map(({ archivo }) => archivo);
    expect(sinPasarPor('CampoNumeroDocumento', archivos)).toEqual([]);
  });

  it('ningún otro campo de texto pide un número de documento', () => {
    expect(camposDeTexto(/n[uú]mero(_| de )documento|documento_titular|c[eé]dula|NRO\. DOC/i)).toEqual([
      expect.stringMatching(
        /^features\/asegurado\/lista-asegurados\/filtros\/campos\.tsx: .*NRO\. DOCUMENTO IDENTIDAD/,
      ),
      expect.stringMatching(/^features\/persona\/CampoNumeroBuscado\.tsx: .*Número de documento/),
    ]);
    expect(dibujan(['CampoNumeroBuscado'])).toEqual({
      'features/auditoria/auditoria/FiltrosAuditoria.tsx': 1,
      // PaginaNovedades.filtros.test has its own table.
      'features/novedad/novedades/PaginaNovedades.tsx': 1,
    });
  });
});
