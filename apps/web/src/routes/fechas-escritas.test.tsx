import { cuantosCasos, esSuTurno } from '@sgpa/testing/cuantos-casos';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { montar } from '../lib/testing/marco.tsx';
import { CAMPOS_DE_FECHA } from './testing/campos-de-fecha.tsx';
import { camposDeTexto, dibujan } from './testing/fuentes.ts';
import { suTurno } from './testing/su-turno.ts';

vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  useNavigate: () => vi.fn(),
  useLocation: () => ({ searchStr: '' }),
}));
vi.mock('../ui/use-leave-guard.ts', () => ({ useLeaveGuard: () => undefined }));
vi.mock('../features/catalogo/use-listas.ts', () => ({
  useGrupo: () => [],
  useMunicipios: () => [],
  useEntesElegibles: () => [],
}));
vi.mock('../features/empleador/CamposEntidad.tsx', () => ({ CamposEntidad: () => null }));
vi.mock('../features/registro/registro-fallecido/EjemploCertificado.tsx', () => ({ default: () => null }));

const DIA = '14/03/1985';
const FORMAS = ['14031985', '14/3/85', '14-03-1985', '1985-03-14'];
/** People copy them so from elsewhere. */
const PEGADAS = [
  '14/03/1985 00:00',
  '14/03/85 10:00:00',
  '1985-03-14T00:00:00.000Z',
  '1985-03-14 00:00:00-04:00',
  '\u200E14/03/1985\u202C',
  '１４/０３/１９８５',
  '14 / 03 / 1985',
  '14 03 1985',
  '14 de marzo de 1985',
  'Jueves, 14 de Marzo de 1985',
  '14-mar-85',
];
/** No date is made of these. */
const NINGUNA = ['14/03/1985 al 20/03/1985', '14/03/19855', '140319850', '14 de marzo', '31/02/1990 10:00'];
/** Of so many fields, one is typed in key by key: which ones goes round. */
const DE_CADA = cuantosCasos(1, 3);
const NO_EXISTE = 'La fecha debe existir y tener el formato DD/MM/YYYY.';

describe('fechas-escritas.test.tsx', () => {
  afterEach(cleanup);

  async function abrir({ campo: nombre, elemento }: (typeof CAMPOS_DE_FECHA)[number]) {
    const usuario = userEvent.setup({ delay: null });
    montar(elemento);
    const campo = screen.getByRole<HTMLInputElement>('textbox', { name: nombre });
    const vaciar = async () => {
      await usuario.clear(campo);
      campo.focus();
    };
    await vaciar();
    return { usuario, campo, vaciar, invalido: () => campo.getAttribute('aria-invalid') === 'true' };
  }

  // Document 2 §5 and acuerdos §10 'Typing' ask for it.
  it.each(CAMPOS_DE_FECHA.map((uno, k) => ({ ...uno, k })))(
    '$campo de $archivo: se lee como se escribe, y pegada también, con su hora o con el mes en letras; lo que no es una fecha se queda y se dice',
    async ({ k, ...cual }) => {
      const { usuario, campo, vaciar, invalido } = await abrir(cual);
      // Each key draws the screen anew, and the reader is that of a paste.
      for (const forma of esSuTurno(k, DE_CADA) ? suTurno(FORMAS, k, 1) : []) {
        await usuario.keyboard(forma);
        await usuario.tab();
        expect(campo.value, `escrita como ${forma}`).toBe(DIA);
      }
      for (const forma of suTurno([...FORMAS, ...PEGADAS], k, 1)) {
        await vaciar();
        await usuario.paste(` ${forma}\n`);
        await usuario.tab();
        expect(campo.value, `pegada como ${forma}`).toBe(DIA);
      }
      for (const forma of suTurno(NINGUNA, k, 1)) {
        await vaciar();
        await usuario.paste(forma);
        await usuario.tab();
        expect([campo.value, invalido()], forma).toEqual([forma, true]);
      }
    },
  );

  // What follows is the field's own, whatever form draws it.
  const UNO = CAMPOS_DE_FECHA.slice(0, 1);

  it.each(UNO)('$campo: retroceso en el medio borra esa cifra y deja el cursor allí', async (cual) => {
    const { usuario, campo } = await abrir(cual);
    await usuario.paste(DIA);
    campo.setSelectionRange(5, 5);
    await usuario.keyboard('{Backspace}');
    expect([campo.value, campo.selectionStart]).toEqual(['14/0/1985', 4]);
    await usuario.keyboard('4');
    expect([campo.value, campo.selectionStart]).toEqual(['14/04/1985', 5]);
    await usuario.tab();
    expect(campo.value).toBe('14/04/1985');
  });

  it.each(UNO)('$campo: un día que no existe se queda escrito, y se dice al dejar el campo, no antes', async (cual) => {
    const { usuario, campo, invalido } = await abrir(cual);
    await usuario.keyboard('31/02/1990');
    expect(invalido()).toBe(false);
    await usuario.tab();
    expect(campo.value).toBe('31/02/1990');
    expect(invalido()).toBe(true);
    const texto = document.getElementById(campo.getAttribute('aria-describedby') ?? '');
    expect(texto?.textContent).toBe(NO_EXISTE);
  });

  // Decisions 11 'Typing' asks for it.
  it.each(CAMPOS_DE_FECHA.filter(({ campo }) => /nacimiento/i.test(String(campo))))(
    '$campo de $archivo: no está por venir, y dos cifras del año son de los últimos cien',
    async ({ campo: nombre, elemento }) => {
      const usuario = userEvent.setup({ delay: null });
      montar(elemento);
      const campo = screen.getByRole<HTMLInputElement>('textbox', { name: nombre });
      await usuario.clear(campo);
      await usuario.type(campo, '14/3/36');
      await usuario.tab();
      expect(campo.value).toBe('14/03/1936');
      await usuario.clear(campo);
      await usuario.type(campo, '14/03/2136');
      await usuario.tab();
      const texto = document.getElementById(campo.getAttribute('aria-describedby') ?? '');
      expect(texto?.textContent).toMatch(/^La fecha de nacimiento no puede ser posterior a hoy\.$|^Fecha Invalida$/);
    },
  );

  it('cada fecha que se escribe está en la tabla', () => {
    const enLaTabla: Record<string, number> = {};
    for (const { archivo } of CAMPOS_DE_FECHA) enLaTabla[archivo] = (enLaTabla[archivo] ?? 0) + 1;
    const {
      'ui/FormDateField.tsx': _suya,
      'ui/FormFields.tsx': _deLaFila,
      'features/persona/CamposPersonaBuscada.tsx': _deQuienLosDibuja,
      ...dibujadas
    } = dibujan(['DateField', 'FormDateField', 'CamposPersonaBuscada']);
    expect(dibujadas).toEqual(enLaTabla);
  });

  it('ningún otro campo de texto pide una fecha', () => {
    expect(camposDeTexto(/fecha|nacimiento|type="date/i)).toEqual([]);
  });
});
