import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { borrarBorradores, guardarBorrador, leerBorrador } from '../../../lib/borrador.ts';
import { montar } from '../../../lib/testing/marco.tsx';
import { ponerServidorGrabado, respuestaGrabada } from '../../../lib/testing/servidor-grabado.ts';
import { conectarToasts } from '../../../ui/toast.ts';
import { ASISTENTES } from '../../asistente/asistente.ts';
import { guardarPersona, leerPersona } from '../../asistente/persona-en-curso.ts';
import { personaDePrueba } from '../../persona/testing/persona-de-prueba.ts';
import { PaginaValidarInformacion } from './PaginaValidarInformacion.tsx';

const navegar = vi.hoisted(() => vi.fn());
vi.mock('@tanstack/react-router', () => ({ useNavigate: () => navegar, Link: () => null }));
vi.mock('../../asistente/MarcoAsistente.tsx', () => ({
  MarcoAsistente: ({ children }: { children: never }) => children,
}));

const RUTA = '/api/v2/contrastacion/afiliado';
const FALLECIDA = 'La persona figura como fallecida en el SEGIP. Verifique el número de documento.';
const NO_ENCONTRADA =
  'No se pudo encontrar información de la persona, pruebe ingresando el COMPLEMENTO y/o FECHA DE NACIMIENTO.';
const SIN_SERVICIO = 'No se pudo realizar la búsqueda debido a la intermitencia con la interoperabilidad con el SEGIP.';
const FALLA = 'La operación no pudo ser procesada por favor contáctese con su administrador.';
const MAL = 'No coincide con el servicio de identificación';
const BIEN = 'Dato correcto';
const MARTINA = {
  tipo_documento: 'CI',
  numero_documento: '1000001',
  complemento_documento: '',
  fecha_nacimiento: '14/03/1985',
  nombres: 'MARTINA ELENA',
  primer_apellido: 'QUISPE',
  segundo_apellido: '',
};
const { borradores } = ASISTENTES.titular;
const PASO_2 = [{ to: '/validacionAfiliaciones' }];

const usuario = userEvent.setup({ delay: null });
const avisos = vi.fn();
const campo = (nombre: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${nombre}`) });
const tipo = () => screen.getByRole('combobox', { name: /^Tipo de documento/ });
const boton = (name: string) => screen.getByRole('button', { name });
const aFallecidos = () => screen.queryByRole('button', { name: 'Registro de fallecidos' });
const dice = (elemento: HTMLElement) =>
  (elemento.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim();
const limpiar = () => usuario.click(boton('LIMPIAR FORMULARIO'));

let servidor: Awaited<ReturnType<typeof ponerServidorGrabado>>;
/** Sets the answer of step 1: a recorded case, or a mark for each field. */
const responder = (caso: string | Record<string, boolean>) =>
  servidor.alResponder('POST', RUTA, () => {
    if (typeof caso === 'string') return respuestaGrabada('validacion-titular', caso);
    const estado_respuesta = { codigo: 101, mensaje: 'No coincide.', detalle: [caso] };
    return Response.json({ data: [{ ...personaDePrueba(), estado_respuesta }] });
  });
const preguntas = () => servidor.enviados('POST', RUTA).length;

function abrir(escrito: object | null = MARTINA) {
  if (escrito) guardarBorrador(borradores.paso1, escrito);
  return montar(<PaginaValidarInformacion variante="titular" />);
}
function validar(escrito?: object) {
  abrir(escrito);
  fireEvent.click(boton('1. VALIDAR INFORMACIÓN'));
}
const validarOtraVez = () => usuario.click(boton('1. VALIDAR INFORMACIÓN'));

describe('PaginaValidarInformacion.test.tsx', () => {
  beforeEach(async () => {
    navegar.mockClear();
    avisos.mockClear();
    conectarToasts(avisos);
    servidor = await ponerServidorGrabado('validacion-titular', 'perfil');
  });
  afterEach(() => {
    cleanup();
    borrarBorradores();
    vi.unstubAllGlobals();
  });

  it('de la persona validada se pasa al paso 2, que la tiene; dos clics rápidos preguntan una vez', async () => {
    abrir();
    await usuario.dblClick(boton('1. VALIDAR INFORMACIÓN'));
    await waitFor(() => expect(navegar.mock.calls).toEqual([PASO_2]));
    expect(preguntas()).toBe(1);
    expect(leerPersona(borradores)?.persona.segundo_apellido).toBe('ARANCIBIA');
  });

  it('lo requerido y cómo se escribe se revisa antes de preguntar nada', async () => {
    abrir(null);
    await validarOtraVez();
    await waitFor(() => expect(screen.getAllByText('Este campo es requerido.')).toHaveLength(3));
    expect(document.activeElement).toBe(campo('Número de documento'));
    await usuario.type(campo('Número de documento'), '123');
    await screen.findByText('Mínimo 5 characters');
    await usuario.type(campo('Fecha de nacimiento'), '31021985');
    await screen.findByText('La fecha debe existir y tener el formato DD/MM/YYYY.');
    await usuario.type(campo('Complemento'), '1ab');
    expect(campo('Complemento').value).toBe('1A');
    await usuario.click(campo('Nombres'));
    await usuario.paste('N'.repeat(151));
    await validarOtraVez();
    screen.getByText('No puede tener más de 150 caracteres.');
    expect(preguntas()).toBe(0);
  });

  it.each([
    ['nadie la conoce', NO_ENCONTRADA],
    ['murió', FALLECIDA],
    ['ni el SEGIP ni el portal del empleador responden', SIN_SERVICIO],
  ])('%s: se dice, de ahí no se pasa, y lo escrito queda hasta que se limpia', async (caso, texto) => {
    responder(caso);
    // Whoever was validated before is not held any more.
    guardarPersona(borradores, { persona: personaDePrueba(), tipoDoc: undefined });
    validar();
    await screen.findByText(texto);
    expect([navegar.mock.calls, leerPersona(borradores), campo('Nombres').value]).toEqual([[], null, 'MARTINA ELENA']);
    await limpiar();
    expect(screen.queryByText(texto)).toBeNull();
  });

  it('LIMPIAR FORMULARIO borra campos, mensajes y marcas, vuelve el tipo a CI y el foco al número; no queda borrador', async () => {
    responder({ nombres_correcto: false });
    validar({ ...MARTINA, tipo_documento: 'CIE' });
    await screen.findByText('No coincide.');
    await limpiar();
    for (const nombre of ['Número de documento', 'Complemento', 'Fecha de nacimiento', 'Nombres'])
      expect(campo(nombre).value).toBe('');
    expect([tipo().textContent, dice(campo('Nombres'))]).toEqual(['CÉDULA DE IDENTIDAD', '']);
    expect(document.activeElement).toBe(campo('Número de documento'));
    expect([leerBorrador(borradores.paso1), leerBorrador(borradores.contraste)]).toEqual([undefined, undefined]);
  });

  it('cada campo lleva la marca de su respuesta, el foco va al que no coincide, y la marca se va al corregirlo', async () => {
    responder({
      numero_documento_correcto: true,
      complemento_documento_correcto: true,
      fecha_nacimiento_correcto: false,
      nombres_correcto: true,
      primer_apellido_correcto: false,
    });
    validar();
    await screen.findByText('No coincide.');
    const marcas = () =>
      ['Número de documento', 'Complemento', 'Fecha de nacimiento', 'Nombres', 'Apellido paterno'].map((nombre) =>
        dice(campo(nombre)),
      );
    // What was left blank was not compared with anything.
    expect(marcas()).toEqual([BIEN, '', MAL, BIEN, MAL]);
    expect(document.activeElement).toBe(campo('Fecha de nacimiento'));
    await usuario.type(campo('Fecha de nacimiento'), '{Backspace}6');
    expect(marcas()).toEqual([BIEN, '', '', BIEN, MAL]);
    responder('se puede registrar');
    await validarOtraVez();
    await waitFor(() => expect(navegar.mock.calls).toEqual([PASO_2]));
  });

  it('del número de un extranjero pedido como nacional se señala el tipo de documento, y dice cuál es', async () => {
    responder({ tipo_documento_correcto: false, numero_documento_correcto: true });
    validar();
    await screen.findByText('No coincide.');
    expect([dice(tipo()), dice(campo('Número de documento'))]).toEqual(['La persona es EXTRANJERO.', BIEN]);
    expect(navegar).not.toHaveBeenCalled();
  });

  it('lo escrito y sus marcas vuelven con la página', async () => {
    responder({ nombres_correcto: true });
    validar();
    await screen.findByText('No coincide.');
    cleanup();
    abrir(null);
    expect([campo('Nombres').value, dice(campo('Nombres'))]).toEqual(['MARTINA ELENA', BIEN]);
  });

  it('un pedido que falla se dice, conserva el formulario, y el siguiente intento sirve', async () => {
    servidor.alResponder('POST', RUTA, () => Promise.reject(new TypeError('Failed to fetch')));
    validar();
    await waitFor(() => expect(avisos.mock.lastCall?.[0]).toMatchObject({ tipo: 'error', mensaje: FALLA }));
    expect(campo('Nombres').value).toBe('MARTINA ELENA');
    responder('se puede registrar');
    await validarOtraVez();
    await waitFor(() => expect(navegar.mock.calls).toEqual([PASO_2]));
  });

  it('un rechazo por el rol se dice con las palabras del servidor', async () => {
    servidor.alResponder('POST', RUTA, () => respuestaGrabada('registro-titular', 'a quien no le toca'));
    validar();
    const mensaje = 'Su rol no permite realizar esta operación.';
    await waitFor(() => expect(avisos.mock.calls).toMatchObject([[{ tipo: 'error', mensaje }]]));
    expect(navegar).not.toHaveBeenCalled();
  });

  it('LIMPIAR FORMULARIO detiene lo que se está preguntando, y nadie queda retenido', async () => {
    let soltar = () => {};
    const retenida = new Promise<void>((resolve) => {
      soltar = resolve;
    });
    servidor.alResponder('POST', RUTA, async () => {
      await retenida;
      return respuestaGrabada('validacion-titular', 'se puede registrar');
    });
    validar();
    await screen.findByRole('progressbar', { name: 'Validando la información' });
    await limpiar();
    expect(servidor.pedidos.at(-1)?.senal?.aborted).toBe(true);
    soltar();
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    responder('nadie la conoce');
    // Each question has its own answer, and the former one's is gone.
    guardarBorrador(borradores.paso1, MARTINA);
    cleanup();
    validar();
    await screen.findByText(NO_ENCONTRADA);
    expect([navegar.mock.calls, leerPersona(borradores)]).toEqual([[], null]);
  });

  it('a quien el SEGIP da por fallecido se lo rechaza, y lo escrito pasa al registro de fallecidos', async () => {
    responder('murió');
    validar();
    await screen.findByText(FALLECIDA);
    await waitFor(() => expect(aFallecidos()).not.toBeNull());
    fireEvent.click(boton('Registro de fallecidos'));
    expect(navegar.mock.calls).toEqual([[{ to: '/afiliacionTitularesFallecidos' }]]);
    expect(leerBorrador(ASISTENTES.fallecido.borradores.paso1)).toMatchObject(MARTINA);
  });

  it('se va con el rechazo al limpiar, y de otro rechazo no sale', async () => {
    responder('murió');
    validar();
    await waitFor(() => expect(aFallecidos()).not.toBeNull());
    await limpiar();
    expect(aFallecidos()).toBeNull();
    cleanup();
    responder({ nombres_correcto: false });
    validar();
    await screen.findByText('No coincide.');
    expect(aFallecidos()).toBeNull();
  });
});
