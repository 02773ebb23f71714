import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mostrarVerificacion } from './pagina.ts';

const CODIGO = '77777-77777-77777-77777';
const NO = 'El certificado NO es auténtico.';

describe('pagina.test.tsx', () => {
  const preguntar = vi.fn<typeof fetch>();
  beforeEach(() => {
    document.body.innerHTML = `<div id="resultado"></div>
      <section id="archivo"><input id="pdf" type="file" /><p id="comparacion"></p></section>
      <form id="otro"><input id="codigo" /><button type="button" id="imprimir"></button></form>`;
    vi.stubGlobal('fetch', preguntar);
  });
  afterEach(() => {
    preguntar.mockReset();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    history.replaceState(null, '', '/');
  });

  const abrir = async (codigo: string) => {
    history.replaceState(null, '', `/verificacionCertificado/${codigo}`);
    await mostrarVerificacion();
    return [...document.querySelectorAll('#resultado p')].map(({ textContent }) => textContent);
  };

  it('lo que no puede ser un código se revisa en su campo: no se pregunta ni se juzga', async () => {
    expect(await abrir('AAAA-BBBB#sello')).toEqual(['Revise el código: son 20 signos, letras y cifras, y aquí hay 8.']);
    expect(preguntar).not.toHaveBeenCalled();
    expect(document.activeElement).toHaveProperty('value', 'AAAA-BBBB');
  });

  it('sin conexión no se pregunta ni se juzga', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await abrir(CODIGO)).toEqual([expect.stringMatching(/^Sin conexión: todavía no se verificó\./)]);
    expect(preguntar).not.toHaveBeenCalled();
  });

  it('sin conexión, tampoco se va a otro código: la página queda, lo dice, y no compara archivos con el anterior', async () => {
    preguntar.mockResolvedValueOnce(new Response('', { status: 503 }));
    await abrir(CODIGO);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const enviar = () => document.querySelector('form')?.dispatchEvent(new SubmitEvent('submit', { cancelable: true }));
    for (const _ of ['una vez', 'otra']) {
      expect(enviar()).toBe(false);
      expect(document.getElementById('resultado')?.textContent).toMatch(/^Sin conexión: todavía no se verificó\./);
    }
    expect(document.getElementById('archivo')).toBeNull();
    expect(document.querySelector('input')?.value).toBe(CODIGO);
  });

  it('la pregunta que falla cuenta como no auténtico, y primero se dice por qué', async () => {
    preguntar.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await abrir(CODIGO)).toEqual([expect.stringMatching(/^Sin conexión: no se pudo llegar al servidor\./), NO]);
    preguntar.mockResolvedValueOnce(new Response('', { status: 503 }));
    expect(await abrir(CODIGO)).toEqual([expect.stringMatching(/^El servidor no pudo responder\./), NO]);
  });
});
