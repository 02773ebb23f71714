import type { FamiliaQuePasa } from '@sgpa/contract/v2/registro-titular';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { borrarBorradores } from '../../../lib/borrador.ts';
import { escribir, presionar } from '../../../lib/testing/a-mano.ts';
import { delCable } from '../../../lib/testing/del-cable.ts';
import { ponerServidorGrabado, respuestaGrabada } from '../../../lib/testing/servidor-grabado.ts';
import { ASISTENTES } from '../../asistente/asistente.ts';
import { guardarPersona } from '../../asistente/persona-en-curso.ts';
import { botonGuardar, mostrarPaso3, personaGrabada, pregunta } from '../testing/paso3.tsx';
import { PaginaCompletarDatos } from './PaginaCompletarDatos.tsx';

vi.mock('@tanstack/react-router', () => ({
  useNavigate: () => () => undefined,
  useBlocker: () => undefined,
  useRouter: () => undefined,
}));
vi.mock('../../asistente/MarcoAsistente.tsx', () => ({
  MarcoAsistente: ({ children }: { children: never }) => children,
}));

const GUARDAR = '/api/v2/afiliado/ente-gestor';
const LEER = '/api/v2/afiliado/familiaQuePasa/7';
const ALTIPLANO = 'INDUSTRIAS ALTIPLANO S.A. (NIT-1020304050)';
const SECCION = { name: 'Beneficiarios que pasan al nuevo empleo' };

const uno = (id: number, nombres: string, no_pasa: string | null, hasta_si_pasa: string | null = null) => ({
  idAfiliadoEnteGestor: id,
  tipo_documento: 'CI',
  numero_documento: `10002${id}`,
  complemento_documento: '',
  nombres,
  primer_apellido: 'QUISPE',
  segundo_apellido: '',
  parentesco: 'HIJA/HIJO',
  no_pasa,
  desde: '2026-11-27',
  hasta: '2027-01-15',
  hasta_si_pasa,
});
const FAMILIA = delCable<FamiliaQuePasa>({
  empleos: [{ nombre_entidad: 'TEXTILES DEL LAGO S.R.L.', hasta: '2026-11-26' }],
  beneficiarios: [
    uno(10, 'ANA', null),
    uno(11, 'LUZ', null, '2026-12-31'),
    uno(12, 'RITA', 'Tiene su propia baja, el 01/08/2026.'),
  ],
});

let servidor: Awaited<ReturnType<typeof ponerServidorGrabado>>;
const leer = (respuesta: () => Response | Promise<Response>) => servidor.alResponder('GET', LEER, respuesta);
const casilla = (nombre: string) =>
  screen.findByRole<HTMLInputElement>('checkbox', { name: new RegExp(`QUISPE ${nombre}`) });
const enviado = () => servidor.enviados('POST', GUARDAR).at(-1);

async function abrir(empleos = [{ idAfiliadoEnteGestor: 7, id_ente_gestor: 1 }]) {
  const persona = { ...(await personaGrabada('se puede registrar')), empleos_con_baja: empleos };
  guardarPersona(ASISTENTES.titular.borradores, { persona, tipoDoc: undefined });
  const pagina = mostrarPaso3(<PaginaCompletarDatos variante="titular" />);
  await screen.findByText(ALTIPLANO);
  return pagina;
}
/** Reads what the question says of the family, then saves. */
async function guardar() {
  escribir('Fecha de ingreso al trabajo', '02/01/2020');
  fireEvent.click(botonGuardar());
  await waitFor(() => expect(pregunta()).not.toBeNull());
  const dicho = pregunta()?.textContent ?? '';
  presionar('Registrar titular');
  await waitFor(() => expect(servidor.enviados('POST', GUARDAR)).toHaveLength(1));
  return dicho;
}

describe('PaginaCompletarDatos.familia.test.tsx', () => {
  beforeEach(async () => {
    // jsdom has no layout to scroll.
    Element.prototype.scrollIntoView = () => undefined;
    servidor = await ponerServidorGrabado('registro-titular', 'parametricas', 'busqueda-entidad', 'entes-gestores');
    servidor.alResponder('POST', GUARDAR, () => respuestaGrabada('registro-titular', 'registra'));
    leer(() => Response.json(FAMILIA));
  });
  afterEach(() => {
    cleanup();
    borrarBorradores();
    vi.unstubAllGlobals();
  });

  it('todos marcados; quien no puede dice por qué; cada una hasta cuándo; guardar espera, y envía a quien queda marcado', async () => {
    await abrir();
    const [ana, luz, rita] = [await casilla('ANA'), await casilla('LUZ'), await casilla('RITA')];
    expect([ana, luz, rita].map(({ checked, disabled }) => [checked, disabled])).toEqual([
      [true, false],
      [true, false],
      [false, true],
    ]);
    const { textContent } = screen.getByRole('group', SECCION);
    expect(textContent).toContain('Si pasa: desde el 27/11/2026, sin fecha de fin.Si no pasa: hasta el 15/01/2027.');
    expect(textContent).toContain('Si pasa: desde el 27/11/2026, hasta el 31/12/2026 por edad.');
    expect(textContent).toContain('No pasa. Tiene su propia baja, el 01/08/2026.Su cobertura: hasta el 15/01/2027.');
    fireEvent.click(luz);
    // Another day is asked about again, and saving waits for the answer.
    let responder: (respuesta: Response) => void = () => undefined;
    leer(() => new Promise((listo) => (responder = listo)));
    escribir('Fecha de afiliación', '20/11/2026');
    const guardando = guardar();
    await waitFor(() => expect(servidor.pedidos.at(-1)?.ruta).toContain('fecha_inicio=2026-11-20'));
    expect(pregunta()).toBeNull();
    responder(Response.json(FAMILIA));
    expect(await guardando).toContain('Pasan al nuevo empleo: QUISPE ANA. No pasan: QUISPE LUZ; QUISPE RITA.');
    expect(enviado()).toMatchObject({ beneficiarios_que_pasan: [10] });
  });

  it('lo elegido vuelve con el borrador', async () => {
    const { unmount } = await abrir();
    fireEvent.click(await casilla('LUZ'));
    unmount();
    mostrarPaso3(<PaginaCompletarDatos variante="titular" />);
    expect((await casilla('LUZ')).checked).toBe(false);
  });

  it('sin respuesta dice que pasarían todos, también en la pregunta, y no envía a nadie', async () => {
    leer(() => Response.json({ codigo: 'ERROR_INTERNO', mensaje: 'No se pudo.' }, { status: 500 }));
    await abrir();
    await screen.findByText(/No se pudo ver a los beneficiarios.*pasan al nuevo empleo todos los que pueden/);
    expect(await guardar()).toContain('No se pudo ver quiénes son. Si guarda ahora, pasan al nuevo empleo todos');
    expect(enviado()).not.toHaveProperty('beneficiarios_que_pasan');
  });
});
