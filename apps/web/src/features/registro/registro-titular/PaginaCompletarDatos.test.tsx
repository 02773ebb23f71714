import type { Perfil } from '@sgpa/contract/v1/perfil';
import { hoyEnLaPaz, mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { borrarBorradores, guardarBorrador } from '../../../lib/borrador.ts';
import { boton, campo, elegir, escribir, lista, presionar } from '../../../lib/testing/a-mano.ts';
import { ponerServidorGrabado, respuestaGrabada } from '../../../lib/testing/servidor-grabado.ts';
import { conectarToasts } from '../../../ui/toast.ts';
import { ASISTENTES } from '../../asistente/asistente.ts';
import { guardarPersona } from '../../asistente/persona-en-curso.ts';
import type { PersonaHallada } from '../../persona/identidad.ts';
import { personaDePrueba } from '../../persona/testing/persona-de-prueba.ts';
import { botonGuardar, mostrarPaso3, personaGrabada, pregunta } from '../testing/paso3.tsx';
import { PaginaCompletarDatos } from './PaginaCompletarDatos.tsx';

const navegar = vi.hoisted(() => vi.fn());
vi.mock('@tanstack/react-router', () => ({
  useNavigate: () => navegar,
  useBlocker: () => undefined,
  useRouter: () => undefined,
  Navigate: ({ to }: { to: string }) => `se va a ${to}`,
}));
vi.mock('../../asistente/MarcoAsistente.tsx', () => ({
  MarcoAsistente: ({ children }: { children: never }) => children,
}));

const RUTA = '/api/v2/afiliado/ente-gestor';
const EXITO = 'La Operación fue procesada con éxito.';
const YA_EXISTE =
  'Registro ya existente, no guardado. Se identificó que la persona ya se encuentra registrada con el ENTE GESTOR y el ENTE EMPLEADOR y con la misma FECHA DE AFILIACIÓN.';
const FALLA =
  'Registro no guardado. No se pudo procesar la operación, verifique si los campos requeridos están llenado correctamente. Si el problema persiste comuníquese con su administrador.';
const FALTAN = 'Observación: Debe introducir la información en los campos requeridos.';
const ALTIPLANO = 'INDUSTRIAS ALTIPLANO S.A. (NIT-1020304050)';
const ILLIMANI = 'COMERCIAL ILLIMANI S.R.L. (RCM-00012345)';
const INGRESO = '02/01/2020';
const REQUERIDO = 'Este campo es requerido.';

const avisos = vi.fn();
const dichos = () => avisos.mock.calls.map(([{ tipo, mensaje }]) => [tipo, mensaje]);
const requeridos = () => screen.queryAllByText(REQUERIDO).length;
let servidor: Awaited<ReturnType<typeof ponerServidorGrabado>>;
const guardados = () => servidor.enviados('POST', RUTA);
const responder = (caso: string) =>
  servidor.alResponder('POST', RUTA, () => respuestaGrabada('registro-titular', caso));

const reabrir = (cuenta: Partial<Perfil> = {}) => mostrarPaso3(<PaginaCompletarDatos variante="titular" />, cuenta);
function abrir(persona: PersonaHallada, cuenta: Partial<Perfil> = {}) {
  guardarPersona(ASISTENTES.titular.borradores, { persona, tipoDoc: undefined });
  return reabrir(cuenta);
}
/** Fills in what a worker's form still needs. */
async function completar() {
  await screen.findByText(ALTIPLANO);
  escribir('Fecha de ingreso al trabajo', INGRESO);
}
async function guardar() {
  fireEvent.click(botonGuardar());
  await waitFor(() => expect(pregunta()).not.toBeNull());
  presionar('Registrar titular');
}
const guardado = () =>
  waitFor(() =>
    expect(navegar.mock.lastCall).toEqual([{ to: '/asegurado', state: { registrado: expect.any(String) } }]),
  );

describe('PaginaCompletarDatos.test.tsx', () => {
  beforeEach(async () => {
    navegar.mockClear();
    avisos.mockClear();
    conectarToasts(avisos);
    // jsdom has no layout to scroll.
    Element.prototype.scrollIntoView = () => undefined;
    servidor = await ponerServidorGrabado('registro-titular', 'parametricas', 'busqueda-entidad', 'entes-gestores');
  });
  afterEach(() => {
    cleanup();
    borrarBorradores();
    vi.unstubAllGlobals();
  });
  const abrirMartina = async () => abrir(await personaGrabada('se puede registrar'));

  it('sin persona validada lleva al paso 1', () => {
    reabrir();
    screen.getByText('se va a /afiliacionTitulares');
  });

  it('empieza con lo que se sabe; pregunta antes de guardar, y «Cancelar» no escribe nada; dos clics son un pedido', async () => {
    await abrirMartina();
    await completar();
    expect([campo('Fecha de afiliación').value, campo('Código de empleador').value]).toEqual([
      mostrarFecha(hoyEnLaPaz(new Date())),
      '1020304050',
    ]);
    expect(lista('Tipo de asegurado').textContent).toBe('TRABAJADOR');
    await waitFor(() => expect(lista('Género').textContent).toBe('FEMENINO'));
    escribir('Cargo', 'AUXILIAR');
    fireEvent.click(botonGuardar());
    await waitFor(() => expect(document.activeElement).toBe(boton('Cancelar')));
    expect(pregunta()?.textContent).toMatch(
      /Está seguro de guardar la información\.\?.*No podra revertir este cambio\./,
    );
    presionar('Cancelar');
    await waitFor(() => expect(pregunta()).toBeNull());
    expect([guardados(), campo('Cargo').value]).toEqual([[], 'AUXILIAR']);
    fireEvent.click(botonGuardar());
    fireEvent.click(botonGuardar());
    await waitFor(() => expect(pregunta()).not.toBeNull());
    const registrar = boton('Registrar titular');
    fireEvent.click(registrar);
    fireEvent.click(registrar);
    await guardado();
    expect(navegar.mock.calls.length).toBe(1);
    expect(navegar.mock.lastCall?.[0].state).toEqual({ registrado: '1000001' });
    expect(dichos()).toEqual([['success', EXITO]]);
    expect(guardados()).toMatchObject([
      { codigo_entidad: 'NIT-1020304050', data: [{ empleador: { puesto_empleado: 'AUXILIAR' } }] },
    ]);
    // Nothing of it is kept for the next person.
    cleanup();
    reabrir();
    screen.getByText('se va a /afiliacionTitulares');
  });

  it('lo que no se guarda se dice y conserva lo escrito; tras recargar es la misma intención; una doble afiliación se dice', async () => {
    await abrirMartina();
    await completar();
    responder('ya está registrada');
    await guardar();
    await waitFor(() => expect(dichos()).toEqual([['warning', YA_EXISTE]]));
    avisos.mockClear();
    servidor.alResponder('POST', RUTA, () => Promise.reject(new TypeError('Failed to fetch')));
    await guardar();
    await screen.findByText(/^No se recibió la respuesta del servidor\./);
    expect([dichos(), navegar.mock.calls]).toEqual([[['warning', FALLA]], []]);
    cleanup();
    avisos.mockClear();
    reabrir();
    await screen.findByText(ALTIPLANO);
    expect(campo('Fecha de ingreso al trabajo').value).toBe(INGRESO);
    const detalle = 'La persona tiene cobertura vigente en: Caja Petrolera de Salud.';
    const estado_almacenamiento = { codigo: 501, detalle };
    servidor.alResponder('POST', RUTA, () => Response.json({ data: [{ estado_almacenamiento }] }));
    await guardar();
    await guardado();
    expect(dichos()).toEqual([
      ['success', EXITO],
      ['warning', detalle],
    ]);
    const claves = servidor.pedidos.filter(({ metodo }) => metodo === 'POST').map(({ clave }) => clave);
    // A try after an answer is another intention; after none, the same.
    expect([claves.length, claves[0] === claves[1], claves[1] === claves[2]]).toEqual([3, false, true]);
  });

  it('campos que faltan: el aviso, un texto bajo cada uno, y el foco en el primero; aportes solo en GESTORA no proponen nada', async () => {
    const detalle = [{ tipo: 'GESTORA', disponible: true, razon_social: 'COMERCIAL ILLIMANI S.R.L.' } as const];
    abrir(personaDePrueba({ estado_fuente_pago: { codigo: 300, detalle } }));
    escribir('Fecha de afiliación', '');
    fireEvent.click(botonGuardar());
    await waitFor(() => expect(dichos()).toEqual([['warning', FALTAN]]));
    // The five are affiliation date, insured type, type of code, employer code and work entry date.
    expect([requeridos(), pregunta()]).toEqual([5, null]);
    expect(document.activeElement).toBe(campo('Fecha de afiliación'));
  });

  it('CAJA_WEB_SUS ve solo el establecimiento y registra VOLUNTARIO', async () => {
    abrir(await personaGrabada('se puede registrar'), { tipo_asegurado_fijo: 'VOLUNTARIO' });
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Información personal',
      'Establecimiento de salud',
    ]);
    for (const nombre of [/^Tipo de/, /^Fecha de/, /^Matrícula/, /^Código de empleador/])
      for (const rol of ['textbox', 'combobox']) expect(screen.queryByRole(rol, { name: nombre })).toBeNull();
    await guardar();
    await guardado();
    expect(guardados()).toMatchObject([
      { codigo_entidad: 'PER_VOL-0002', data: [{ afiliacion: { tipo_asegurado: 'VOLUNTARIO' } }] },
    ]);
  });

  it('la autoridad elige el ente gestor, y tiene que hacerlo', async () => {
    servidor.alResponder('GET', '/api/v1/enteGestor/findAll', () =>
      respuestaGrabada('entes-gestores', 'todos, para la autoridad'),
    );
    abrir(await personaGrabada('se puede registrar'), { elige_ente: true });
    await completar();
    fireEvent.click(botonGuardar());
    await waitFor(() => expect(requeridos()).toBe(1));
    expect(pregunta()).toBeNull();
    await elegir('ENTE GESTOR', 'Caja Petrolera de Salud');
    await guardar();
    await guardado();
    expect(guardados()).toMatchObject([{ id_ente_gestor: 2 }]);
  });

  it('guardar busca al empleador que se escribió y no se buscó; si no lo hay, lo pide', async () => {
    abrir(personaDePrueba());
    await elegir('Tipo de asegurado', 'TRABAJADOR');
    await elegir('Tipo de código', 'NIT');
    escribir('Código de empleador', '9999999999');
    escribir('Fecha de ingreso al trabajo', INGRESO);
    servidor.alResponder('GET', '/api/v1/entidad/find/9999999999/3100', () =>
      respuestaGrabada('busqueda-entidad', 'nadie la conoce'),
    );
    fireEvent.click(botonGuardar());
    await screen.findByText('No se encontró una entidad empleadora con el código introducido.');
    await screen.findByText(/Debe realizar la búsqueda de la ENTIDAD EMPLEADORA/);
    expect(pregunta()).toBeNull();
    escribir('Código de empleador', '1020304050');
    await guardar();
    await guardado();
    expect(guardados()).toMatchObject([{ codigo_entidad: 'NIT-1020304050' }]);
  });

  it('a un rentista se le propone lo suyo; el tipo de asegurado fija el código del empleador, y TRABAJADOR lo borra', async () => {
    abrir(await personaGrabada('rentista'));
    const fijo = () => [
      lista('Tipo de asegurado').textContent,
      campo('Código de empleador').value,
      campo('Código de empleador').readOnly,
      screen
        .queryAllByLabelText(/^Tipo de código/)
        .map((uno) => (uno instanceof HTMLInputElement ? uno.value : 'lista')),
    ];
    expect(fijo()).toEqual(['RENTISTA - SENASIR', 'SIST_RENT-0001', true, ['NIT-SIS']]);
    await elegir('Tipo de asegurado', 'TRABAJADOR');
    expect(fijo()).toEqual(['TRABAJADOR', '', false, ['lista']]);
    await elegir('Tipo de asegurado', 'VOLUNTARIO');
    expect(fijo()).toEqual(['VOLUNTARIO', 'PER_VOL-0002', true, ['NIT-SIS']]);
  });

  it('si hay varios empleadores declarados se elige entre ellos; lo escrito para otra persona no se ofrece', async () => {
    const { borradores } = ASISTENTES.titular;
    guardarPersona(borradores, { persona: await personaGrabada('rentista'), tipoDoc: undefined });
    guardarBorrador(borradores.paso3, { puesto_empleado: 'AUXILIAR' });
    const declarado = { tipo: 'OVT', disponible: true } as const;
    const detalle = [
      { ...declarado, razon_social: 'INDUSTRIAS ALTIPLANO S.A.', nit: '1020304050' },
      { ...declarado, razon_social: 'COMERCIAL ILLIMANI S.R.L.', matriculaComercio: '00012345' },
    ];
    abrir(personaDePrueba({ estado_fuente_pago: { codigo: 300, detalle } }));
    expect(campo('Cargo').value).toBe('');
    await screen.findByText('Empleadores que declararon a la persona en OVT');
    const radios = screen.getAllByLabelText<HTMLInputElement>(/\((NIT|RCM)-\d+\)$/);
    expect(radios.map(({ value }) => value)).toEqual(['NIT-1020304050', 'RCM-00012345']);
    fireEvent.click(screen.getByLabelText(ILLIMANI));
    expect(campo('Código de empleador').value).toBe('00012345');
    await waitFor(() => expect(screen.getAllByText(ILLIMANI)).toHaveLength(2));
  });

  it('municipios y establecimientos aparecen al elegir el departamento', async () => {
    servidor.alResponder('GET', '/api/v1/parametricas/getByGrupo/DEPARTAMENTO', () =>
      Response.json({ data: [{ id: 9, sigla: 'PD', codigo: 'PANDO', nombre: 'Pando' }] }),
    );
    await abrirMartina();
    const persona = screen.getByRole('region', { name: 'Información personal' });
    await elegir('Departamento', 'Pando', persona);
    await elegir('Municipio', 'Cobija', persona);
    const ente = screen.getByRole('region', { name: 'Ente gestor' });
    expect(lista('Establecimiento de salud', ente).getAttribute('aria-disabled')).toBe('true');
    await elegir('Departamento', 'Pando', ente);
    await elegir('Establecimiento de salud', 'Hospital Integral Guadalquivir', ente);
    expect(campo('Código de establecimiento', ente).value).toBe('900042');
    await elegir('Departamento', 'Ninguno', ente);
    expect(campo('Código de establecimiento', ente).value).toBe('');
  });
});
