import type { Rol } from '@sgpa/domain/cuenta/roles';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorApi, errorSinConexion } from '../../../lib/error-api.ts';
import { delCable } from '../../../lib/testing/del-cable.ts';
import { montar } from '../../../lib/testing/marco.tsx';
import { modoDelRol } from '../../afiliacion/testing/modo-del-rol.ts';
import type { PersonaHallada } from '../../persona/identidad.ts';
import { personaDePrueba } from '../../persona/testing/persona-de-prueba.ts';
import { PasoRegistrar } from './PanelRegistroTitular.tsx';

const [buscarEntidad, registrarDesdeLista, llamar] = vi.hoisted(() => [vi.fn(), vi.fn(), vi.fn()]);
vi.mock('../../catalogo/use-listas.ts', () => ({
  useGrupo: () => [],
  useEntesElegibles: () => [],
  useTiposAsegurado: () => ['TRABAJADOR', 'VOLUNTARIO'].map((value) => ({ value, label: value })),
}));
vi.mock('../../../lib/llamar.ts', () => ({
  async llamar(caso: string, { body }: { body?: unknown }, { clave }: { clave?: string } = {}) {
    if (caso === 'busqueda-entidad') return { data: await buscarEntidad() };
    if (caso !== 'registro-titular-lista') return llamar(caso);
    return { data: [{ estado_almacenamiento: await registrarDesdeLista(body, clave) }] };
  },
}));

const CHACO = { idEntidad: 3, codigo: 'NIT-1020310037', nombre: 'ENERGÍA DEL GRAN CHACO S.A.' };
const NO_HAY = new ErrorApi({ status: 404, codigo: 'ENTIDAD_NO_ENCONTRADA', mensaje: 'No se encontró la entidad.' });
const DOS = delCable<PersonaHallada['estado_fuente_pago']>({
  codigo: 300,
  detalle: [
    { disponible: true, razon_social: 'ALTIPLANO S.A.', nit: '1020304050' },
    { disponible: true, razon_social: 'ILLIMANI S.R.L.', matriculaComercio: '00012345' },
  ],
});

function abrir(cambios: Partial<PersonaHallada> = {}, rol: Rol = 'OPE_AFILIACION') {
  const enCurso = { persona: personaDePrueba(cambios), tipoDoc: undefined };
  montar(
    <PasoRegistrar
      borrador="registro-titular-lista::paso3"
      enCurso={enCurso}
      modo={modoDelRol(rol)}
      alRegistrar={() => undefined}
      alCerrar={() => undefined}
    />,
  );
}
const boton = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const codigo = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Código Entidad' });
const numero = () => screen.getByRole('textbox', { name: /Nro\. NIT/ });
async function elegir(campo: RegExp, opcion: string | RegExp) {
  await userEvent.click(screen.getByRole('combobox', { name: campo }));
  await userEvent.click(screen.getByRole('option', { name: opcion }));
}

describe('PanelRegistroTitular.registrar.test.tsx', () => {
  beforeEach(() => {
    buscarEntidad.mockReset();
    registrarDesdeLista.mockReset();
  });
  afterEach(cleanup);

  it('el NIT escrito a mano dice de quién es al dejarlo, y la pregunta lo nombra', async () => {
    buscarEntidad.mockResolvedValue(CHACO);
    abrir();
    await elegir(/Tipo de asegurado/, 'TRABAJADOR');
    await elegir(/Tipo de código/, 'NIT');
    await userEvent.type(numero(), '1020310037');
    await userEvent.tab();
    expect(await screen.findByText(CHACO.nombre)).toBeTruthy();
    await userEvent.click(boton('Registrar'));
    const pregunta = await screen.findByRole('alertdialog');
    expect(pregunta.textContent).toContain('ENERGÍA DEL GRAN CHACO S.A. (NIT-1020310037)');
    expect(buscarEntidad).toHaveBeenCalledTimes(1);
  });

  it('sin dejar el campo también se busca; el que no existe se dice ahí y no se pregunta nada', async () => {
    buscarEntidad.mockRejectedValue(NO_HAY);
    abrir();
    await elegir(/Tipo de asegurado/, 'TRABAJADOR');
    await elegir(/Tipo de código/, 'NIT');
    await userEvent.type(numero(), '999888777{Enter}');
    expect(await screen.findByText('No se encontró la entidad.')).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(registrarDesdeLista).not.toHaveBeenCalled();
  });

  it('letras en un NIT se dicen donde se escriben, y no dejan registrar', async () => {
    abrir();
    await elegir(/Tipo de código/, 'NIT');
    await userEvent.type(numero(), 'ABC');
    expect(await screen.findByText('El número no es válido para el tipo de código.')).toBeTruthy();
    expect([codigo().value, boton('Registrar').disabled]).toEqual(['', true]);
    expect(buscarEntidad).not.toHaveBeenCalled();
  });

  it('con varias fuentes hay otro NIT, con su pregunta, y vuelta; la matrícula que se escribe se guarda', async () => {
    buscarEntidad.mockResolvedValue(CHACO);
    registrarDesdeLista.mockResolvedValue(delCable({ codigo: 500, detalle: '' }));
    abrir({ estado_fuente_pago: DOS });
    await elegir(/Entidad empleadora/, 'ILLIMANI S.R.L. (RCM-00012345)');
    expect(codigo().value).toBe('RCM-00012345');
    await userEvent.click(boton('Registrar con otro NIT o MATRICULA COMERCIO'));
    const otro = { name: '¿Desea registrar con otro NIT o MATRICULA COMERCIO?' };
    expect((await screen.findByRole('alertdialog', otro)).textContent).toContain(
      'El asegurado ya tiene NIT/MATRICULA COMERCIO: ALTIPLANO S.A. (NIT-1020304050), ILLIMANI S.R.L. (RCM-00012345).',
    );
    await userEvent.click(boton('Registrar con otro'));
    const alElegir = () => screen.findByRole('button', { name: 'Elegir entre las fuentes de pago' });
    await userEvent.click(await alElegir());
    expect(screen.getByRole('combobox', { name: /Entidad empleadora/ })).toBeTruthy();
    await userEvent.click(boton('Registrar con otro NIT o MATRICULA COMERCIO'));
    await userEvent.click(await screen.findByRole('button', { name: 'Registrar con otro' }));
    await alElegir();
    expect([codigo().value, boton('Registrar').disabled]).toEqual(['', true]);
    await userEvent.click(screen.getByRole('combobox', { name: /Tipo de código/ }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['NIT', 'MATRICULA_COMERCIO']);
    await userEvent.click(screen.getByRole('option', { name: 'MATRICULA_COMERCIO' }));
    await userEvent.type(numero(), '00012345');
    expect(codigo().value).toBe('RCM-00012345');
    await userEvent.click(boton('Registrar'));
    await userEvent.click(await screen.findByRole('button', { name: 'Registrar titular' }));
    await waitFor(() => expect(registrarDesdeLista).toHaveBeenCalledTimes(1));
    expect(registrarDesdeLista.mock.lastCall?.[0]).toMatchObject({ codigo_entidad: 'MATRICULA_COMERCIO-00012345' });
  });

  it('de quien tuvo otro empleo, el otro NIT se pregunta una vez: al guardar, con quién pasa', async () => {
    buscarEntidad.mockResolvedValue(CHACO);
    registrarDesdeLista.mockResolvedValue(delCable({ codigo: 500, detalle: '' }));
    const ana = {
      idAfiliadoEnteGestor: 10,
      tipo_documento: 'CI',
      numero_documento: '1000210',
      nombres: 'ANA',
      primer_apellido: '',
      segundo_apellido: '',
      complemento_documento: '',
    };
    const beneficiarios = [
      { ...ana, parentesco: 'HIJA/HIJO', no_pasa: null, desde: '2026-11-27', hasta: null, hasta_si_pasa: null },
    ];
    llamar.mockResolvedValue({ empleos: [{ nombre_entidad: 'LAGO', hasta: null }], beneficiarios });
    abrir({ estado_fuente_pago: DOS, empleos_con_baja: [{ idAfiliadoEnteGestor: 7, id_ente_gestor: 1 }] });
    await userEvent.click(boton('Registrar con otro NIT o MATRICULA COMERCIO'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await elegir(/Tipo de código/, 'NIT');
    await userEvent.type(numero(), '1020310037');
    await userEvent.tab();
    await userEvent.click(await screen.findByRole('checkbox', { name: /ANA/ }));
    await userEvent.click(boton('Registrar'));
    const { textContent } = await screen.findByRole('alertdialog');
    expect(textContent).toContain('¿Desea registrar con otro NIT o MATRICULA COMERCIO?El asegurado ya tiene NIT/');
    expect(textContent).toContain('Nadie pasa al nuevo empleo. No pasan: ANA.');
    await userEvent.click(boton('Registrar titular'));
    await waitFor(() => expect(registrarDesdeLista).toHaveBeenCalledTimes(1));
    expect(registrarDesdeLista.mock.lastCall?.[0]).toMatchObject({ beneficiarios_que_pasan: [] });
  });

  it('CAJA_WEB_SUS registra solo a un VOLUNTARIO, con el código de ellos: no se elige otra cosa', () => {
    abrir({}, 'CAJA_WEB_SUS');
    const tipo = screen.getByRole('combobox', { name: /Tipo de asegurado/ });
    expect([tipo.textContent, tipo.ariaDisabled]).toEqual(['VOLUNTARIO', 'true']);
    expect(codigo().value).toBe('PER_VOL-0002');
  });

  it('lo que no se guarda se dice, y se puede otra vez con la misma intención; lo guardado, con su observación, bloquea el botón', async () => {
    registrarDesdeLista.mockResolvedValueOnce(delCable({ codigo: 0, detalle: 'La persona ya tiene cobertura.' }));
    registrarDesdeLista.mockRejectedValueOnce(errorSinConexion(true));
    registrarDesdeLista.mockResolvedValueOnce(delCable({ codigo: 501, detalle: 'Tiene cobertura en: CPS.' }));
    abrir({ estado_fuente_pago: DOS });
    expect(boton('Registrar').disabled).toBe(true);
    screen.getByText('Por favor complete la información requerida');
    await elegir(/Entidad empleadora/, 'ALTIPLANO S.A. (NIT-1020304050)');
    for (const [texto, puedeOtraVez] of [
      ['La persona ya tiene cobertura.', true],
      [/^No se recibió la respuesta del servidor/, true],
      ['Tiene cobertura en: CPS.', false],
    ] as const) {
      await userEvent.click(boton('Registrar'));
      await screen.findByRole('alertdialog', { name: 'Esta seguro de realizar la inserción del titular?' });
      await userEvent.click(boton('Registrar titular'));
      await screen.findByText(texto);
      const registrar = await screen.findByRole<HTMLButtonElement>('button', { name: 'Registrar' });
      await waitFor(() => expect(registrar.disabled).toBe(!puedeOtraVez));
    }
    screen.getByText('La Operación fue procesada con éxito.');
    const [primera, perdida, repetida] = registrarDesdeLista.mock.calls.map(([, clave]) => clave);
    expect([perdida === primera, repetida === perdida]).toEqual([false, true]);
  });
});
