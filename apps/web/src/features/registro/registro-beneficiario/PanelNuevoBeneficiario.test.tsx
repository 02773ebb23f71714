import { TEXTO_YA_EXISTE } from '@sgpa/domain/errors/textos';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { elegir } from '../../../lib/testing/a-mano.ts';
import { archivoPdf } from '../../../lib/testing/archivo-pdf.ts';
import { delCable } from '../../../lib/testing/del-cable.ts';
import { montar } from '../../../lib/testing/marco.tsx';
import { ponerServidorGrabado, respuestaGrabada } from '../../../lib/testing/servidor-grabado.ts';
import { PERSONA_TITULAR } from '../../asegurado/testing/beneficiario.ts';
import { FILA } from '../../asegurado/testing/fila.ts';
import PanelNuevoBeneficiario from './PanelNuevoBeneficiario.tsx';
import type { TitularDelPanel } from './panel-beneficiario.form.ts';

vi.mock('../../catalogo/use-listas.ts', async (original) => ({
  ...(await original<object>()),
  useGrupo: () => [{ id: 1, codigo: 'HERMANO_HERMANA', nombre: 'HERMANO/HERMANA', sigla: 'HERMANO_HERMANA' }],
}));
/** The hook needs a router. */
vi.mock('../../../ui/use-hold-back.ts', () => ({ useHoldBack: () => undefined }));

/** The recorded answer is about this holder. */
const TITULAR = delCable<TitularDelPanel>({
  titular: { ...FILA, idAfiliadoEnteGestor: '<id>', fecha_afiliacion: '2020-01-02' },
  resultado_persona: PERSONA_TITULAR,
});
const VALIDAR = '/api/v2/contrastacion/beneficiario';
const GUARDAR = '/api/v2/beneficiario/ente-gestor';
const NO_COINCIDE = 'Los datos introducidos no coinciden con el registro del SEGIP.';
const campo = (nombre: RegExp) => screen.getByLabelText<HTMLInputElement>(nombre);
const boton = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const validar = () => userEvent.click(boton('Validar'));
async function llenar() {
  fireEvent.change(campo(/Número de documento/), { target: { value: '1000001' } });
  fireEvent.change(campo(/^Fecha de nacimiento/), { target: { value: '14/03/1985' } });
  await userEvent.click(screen.getByRole('combobox', { name: /Parentesco/ }));
  await userEvent.click(screen.getByRole('option', { name: 'HERMANO/HERMANA' }));
}

describe('PanelNuevoBeneficiario.test.tsx', () => {
  const alRegistrar = vi.fn();
  const alCerrar = vi.fn();
  let servidor: Awaited<ReturnType<typeof ponerServidorGrabado>>;
  beforeEach(async () => {
    alRegistrar.mockClear();
    // jsdom has no layout to scroll.
    Element.prototype.scrollIntoView = () => undefined;
    servidor = await ponerServidorGrabado('validacion-beneficiario', 'registro-beneficiario', 'perfil');
    montar(
      <PanelNuevoBeneficiario
        titular={TITULAR}
        alEscribir={() => undefined}
        alRegistrar={alRegistrar}
        alCerrar={alCerrar}
      />,
    );
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('el número: un texto cuando se lo borra, otro cuando se valida el paso', async () => {
    const numero = campo(/Número de documento/);
    await userEvent.type(numero, '1');
    await userEvent.clear(numero);
    expect(await screen.findByText('Número de Documento Obligatorio.')).toBeTruthy();
    await validar();
    expect(await screen.findByText('Completar Nro. de documento de Identdad')).toBeTruthy();
    expect(screen.getByText('Completar parentezco')).toBeTruthy();
    expect(
      screen.getByText('Debe introducir Número de documento, Fecha de Nacimiento y Grado de Parentesco'),
    ).toBeTruthy();
    expect(screen.queryByText('Número de Documento Obligatorio.')).toBeNull();
  });

  it('quien no coincide: se dice, y la fecha de nacimiento se borra y queda marcada', async () => {
    const suyos = { numero_documento_correcto: true, fecha_nacimiento_correcto: false };
    const estado = { codigo: 101, mensaje: NO_COINCIDE, detalle: [suyos] };
    servidor.alResponder('POST', VALIDAR, () =>
      Response.json({ data: [{ estado_respuesta: estado, estado_titular: { codigo: 100, detalle: [] } }] }),
    );
    await llenar();
    await validar();
    await screen.findByText(NO_COINCIDE);
    await waitFor(() => expect(campo(/^Fecha de nacimiento/).value).toBe(''));
    screen.getByText('No coincide con el servicio de identificación');
    expect(campo(/Número de documento/).value).toBe('1000001');
  });

  it('lo que impide que sea beneficiario se dice en el paso 1, y no se sigue', async () => {
    await llenar();
    await validar();
    await screen.findByText(/^HIJA\/HIJO debe ser menor que el titular/);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('lo que el guardado rechaza se dice, se puede intentar otra vez, y cambiar lo escrito; guardado, se dice', async () => {
    const validada = await (await respuestaGrabada('validacion-beneficiario', 'se puede registrar')).json();
    validada.data[0].estado_titular.impedimento = null;
    servidor.alResponder('POST', VALIDAR, () => Response.json(validada));
    await llenar();
    await validar();
    const detalles = await screen.findByRole('dialog', { name: 'Detalles' });
    await userEvent.click(within(detalles).getByRole('button', { name: 'Continuar con el registro' }));
    const registrar = async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Registrar' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Registrar beneficiario' }));
    };
    servidor.alResponder('POST', GUARDAR, () => respuestaGrabada('registro-beneficiario', 'ya está registrada'));
    await registrar();
    await screen.findByText(TEXTO_YA_EXISTE);
    await waitFor(() => expect(boton('Registrar').getAttribute('aria-disabled')).not.toBe('true'));
    expect([boton('Registrar').disabled, alRegistrar.mock.calls]).toEqual([false, []]);
    servidor.alResponder('POST', GUARDAR, () => respuestaGrabada('registro-beneficiario', 'registra'));
    await elegir('Condición', 'Invalidez');
    await userEvent.click(boton('Registrar'));
    await screen.findByText('Este campo es requerido.');
    expect(servidor.enviados('POST', GUARDAR)).toHaveLength(1);
    // What step 3 still asks for does not block step 1, where it is not on the screen.
    await userEvent.click(boton('Cambiar los datos'));
    await validar();
    await userEvent.click(await screen.findByRole('button', { name: 'Continuar con el registro' }));
    await screen.findByRole('button', { name: 'Registrar' });
    fireEvent.change(screen.getByLabelText('Subir certificado', { selector: 'input' }), {
      target: { files: [archivoPdf('dictamen.pdf')] },
    });
    await screen.findByText('dictamen.pdf');
    await userEvent.click(boton('Cambiar los datos'));
    expect(campo(/Número de documento/).value).toBe('1000001');
    await validar();
    await userEvent.click(await screen.findByRole('button', { name: 'Continuar con el registro' }));
    await registrar();
    await screen.findByText('La Operación fue procesada con éxito.');
    await waitFor(() => expect(boton('Registrar').disabled).toBe(true));
    expect(servidor.enviados('POST', GUARDAR).at(-1)).toMatchObject({
      data: [{ afiliacion: { condicion: 'INVALIDEZ', certificado_condicion: expect.stringMatching(/^JVBER/) } }],
    });
    expect(alRegistrar).toHaveBeenCalledOnce();
    await userEvent.click(boton('Volver a los beneficiarios'));
    expect(alCerrar).toHaveBeenCalledOnce();
  });

  it('la condición y su certificado son de quien se validó: de otra persona del mismo parentesco no queda nada', async () => {
    const validada = await (await respuestaGrabada('validacion-beneficiario', 'se puede registrar')).json();
    validada.data[0].estado_titular.impedimento = null;
    servidor.alResponder('POST', VALIDAR, () => Response.json(validada));
    const seguir = async () => {
      await validar();
      await userEvent.click(await screen.findByRole('button', { name: 'Continuar con el registro' }));
      await screen.findByRole('button', { name: 'Registrar' });
    };
    await llenar();
    await seguir();
    await elegir('Condición', 'Invalidez');
    fireEvent.change(screen.getByLabelText('Subir certificado', { selector: 'input' }), {
      target: { files: [archivoPdf('dictamen.pdf')] },
    });
    await screen.findByText('dictamen.pdf');
    await userEvent.click(boton('Registrar'));
    expect((await screen.findByRole('alertdialog')).textContent).toContain('CondiciónInvalidez.');
    await userEvent.click(boton('Cancelar'));
    await userEvent.click(boton('Cambiar los datos'));
    validada.data[0].numero_documento = '1000002';
    fireEvent.change(campo(/Número de documento/), { target: { value: '1000002' } });
    await seguir();
    expect(screen.getByRole('combobox', { name: /^Condición/ }).textContent).not.toBe('Invalidez');
    expect(screen.queryByText('dictamen.pdf')).toBeNull();
    await userEvent.click(boton('Registrar'));
    await userEvent.click(await screen.findByRole('button', { name: 'Registrar beneficiario' }));
    await waitFor(() => expect(servidor.enviados('POST', GUARDAR)).toHaveLength(1));
    expect(JSON.stringify(servidor.enviados('POST', GUARDAR))).not.toMatch(/INVALIDEZ|JVBER/);
  });
});
