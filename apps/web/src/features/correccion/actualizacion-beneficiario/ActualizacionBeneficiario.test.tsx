import type { FilaAsegurado } from '@sgpa/contract/v1/lista-asegurados';
import { TEXTO_SIN_PERMISO } from '@sgpa/domain/errors/sin-permiso';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { borrarBorradores } from '../../../lib/borrador.ts';
import { elegir } from '../../../lib/testing/a-mano.ts';
import { archivoPdf } from '../../../lib/testing/archivo-pdf.ts';
import { delCable } from '../../../lib/testing/del-cable.ts';
import { crearMarco } from '../../../lib/testing/marco.tsx';
import { ponerServidorGrabado, respuestaGrabada } from '../../../lib/testing/servidor-grabado.ts';
import { conectarToasts } from '../../../ui/toast.ts';
import PanelActualizacionBeneficiario from './ActualizacionBeneficiario.tsx';

/** Both hooks need a router. */
vi.mock('../../../ui/use-hold-back.ts', () => ({ useHoldBack: () => undefined }));
vi.mock('../../../ui/use-leave-guard.ts', () => ({ useLeaveGuard: () => undefined }));

const FILA = delCable<FilaAsegurado>({ idAfiliadoEnteGestor: 7 });
const LEER = '/api/v2/beneficiario/findByCodigo/7';
const TRAER = '/api/v1/afiliado/identidad';
const GUARDAR = '/api/v2/beneficiario/updateBeneficiario';
const ESTABLECIMIENTOS = '/api/v1/parametricas/findByClaveDepartamentoAndFidEnteGestor/LP';
const OTRO = { id: 1044, codigo: '900044', nombre: 'Clínica Illimani', sigla: '900044' };
const FALTAN = 'Observación: Debe introducir la información en los campos requeridos.';
const RECUPERADO = 'Se recuperó lo que usted escribió antes y no guardó.';
const ACTUALIZAR = 'ACTUALIZAR INFORMACIÓN';
const campo = (nombre: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${nombre}`));
const actualizar = async () => userEvent.click(await screen.findByRole('button', { name: ACTUALIZAR }));
const guardar = async () => {
  await actualizar();
  await userEvent.click(await screen.findByRole('button', { name: 'Guardar los cambios' }));
};

describe('ActualizacionBeneficiario.test.tsx', () => {
  const alGuardar = vi.fn();
  const avisos = vi.fn();
  let servidor: Awaited<ReturnType<typeof ponerServidorGrabado>>;
  beforeEach(async () => {
    vi.clearAllMocks();
    // jsdom has no layout to scroll.
    Element.prototype.scrollIntoView = () => undefined;
    conectarToasts(avisos);
    servidor = await ponerServidorGrabado('parametricas');
    servidor.alResponder('GET', LEER, () => respuestaGrabada('actualizacion-beneficiario', 'el registro completo'));
    servidor.alResponder('POST', GUARDAR, () => respuestaGrabada('actualizacion-beneficiario', 'corrige'));
  });
  afterEach(() => {
    cleanup();
    borrarBorradores();
    vi.unstubAllGlobals();
  });

  async function abrir(tipo_asegurado_fijo: string | null = null, acciones_permitidas: readonly string[] = []) {
    const { wrapper, consultas } = crearMarco();
    consultas.setQueryDefaults(['perfil'], { staleTime: Number.POSITIVE_INFINITY });
    consultas.setQueryData(['perfil'], { acciones_permitidas, elige_ente: false, tipo_asegurado_fijo });
    render(<PanelActualizacionBeneficiario fila={FILA} alCerrar={alGuardar} />, { wrapper });
  }

  async function abrirDeHija(suya: object = {}, version = 1) {
    const registro = await (await respuestaGrabada('actualizacion-beneficiario', 'el registro completo')).json();
    registro.data.version = version;
    Object.assign(registro.data.afiliacion, { parentesco_titular: 'HIJA/HIJO', fin_por_edad: '2034-05-31', ...suya });
    servidor.alResponder('GET', LEER, () => Response.json(registro));
    servidor.alResponder('GET', '/api/v1/parametricas/getByGrupo/PARENTESCO', () =>
      Response.json({ data: [{ id: 40, codigo: 'HIJA_HIJO', nombre: 'HIJA/HIJO', sigla: 'HIJA_HIJO' }] }),
    );
    await abrir();
  }
  async function subir(nombre: string) {
    fireEvent.change(screen.getByLabelText('Subir certificado', { selector: 'input' }), {
      target: { files: [archivoPdf(nombre)] },
    });
    await screen.findByText(nombre);
  }

  it('lo que falta se dice en su campo y en un aviso, y no se pregunta ni se envía nada', async () => {
    await abrir();
    await screen.findByRole('button', { name: ACTUALIZAR });
    fireEvent.change(campo('Fecha de afiliación'), { target: { value: '' } });
    await actualizar();
    expect(await screen.findAllByText('Este campo es requerido.')).toHaveLength(1);
    expect(avisos.mock.calls).toMatchObject([[{ tipo: 'warning', mensaje: FALTAN }]]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(servidor.enviados('POST', GUARDAR)).toEqual([]);
  });

  it.each([null, 'UNIVERSITARIO'])(
    'dice qué parte del nombre es un relleno del SEGIP (tipo fijo: %s)',
    async (fijo) => {
      const registro = await (await respuestaGrabada('actualizacion-beneficiario', 'el registro completo')).json();
      const conRelleno = JSON.stringify(registro).replace(/"segundo_apellido":"[^"]*"/, '"segundo_apellido":"--"');
      servidor.alResponder('GET', LEER, () => new Response(conRelleno));
      await abrir(fijo);
      expect((await screen.findByRole('note')).textContent).toBe('El SEGIP no da el apellido materno: dice «--».');
    },
  );

  it('la condición: dice la de hoy, se pregunta con su certificado y se envía; el archivo no queda en el borrador', async () => {
    await abrirDeHija();
    await screen.findByText('Derecho por edad. Último día: 31/05/2034.');
    await elegir('Condición', 'Invalidez');
    await subir('dictamen.pdf');
    expect(JSON.stringify(sessionStorage)).not.toMatch(/dictamen|JVBER/);
    await actualizar();
    const pregunta = await screen.findByRole('alertdialog');
    expect(pregunta.textContent).toMatch(/CondiciónNinguna → Invalidez.*Certificado.*dictamen\.pdf/);
    expect(pregunta.textContent).not.toContain('JVBER');
    await userEvent.click(await screen.findByRole('button', { name: 'Guardar los cambios' }));
    await waitFor(() => expect(servidor.enviados('POST', GUARDAR)).toHaveLength(1));
    const certificado_condicion = expect.stringMatching(/^JVBER/);
    expect(servidor.enviados('POST', GUARDAR)).toMatchObject([
      { afiliacion: { condicion: 'INVALIDEZ', condicion_hasta: null, certificado_condicion } },
    ]);
  });

  it('de quien tenía otra condición, la pregunta dice la de antes y la nueva', async () => {
    await abrirDeHija({ condicion: 'ESTUDIANTE', condicion_hasta: '2026-12-31' });
    await screen.findByText(/^Derecho por edad/);
    await elegir('Condición', 'Invalidez');
    await subir('dictamen.pdf');
    await actualizar();
    const { textContent } = await screen.findByRole('alertdialog');
    expect(textContent).toContain('CondiciónEstudiante → Invalidez');
    expect(textContent).toContain('Certificado válido hasta31/12/2026 → sin dato');
    expect(textContent).toContain('Certificadoel registrado → dictamen.pdf');
  });

  it('lo que se quitó de la condición ni se pregunta ni se envía', async () => {
    await abrirDeHija({ condicion: 'ESTUDIANTE', condicion_hasta: '2026-12-31' });
    await screen.findByText(/^Derecho por edad/);
    await elegir('Condición', 'Estudiante');
    fireEvent.change(campo('Certificado válido hasta'), { target: { value: '30/06/2027' } });
    await subir('estudios.pdf');
    await elegir('Condición', 'Sin cambio');
    await actualizar();
    const { textContent } = await screen.findByRole('alertdialog');
    expect(textContent).toContain('Nada: el formulario está como el registro.');
  });

  it('si otra persona cambió el parentesco, la condición que se escribió sigue a la vista, y se puede quitar', async () => {
    await abrirDeHija();
    await screen.findByText(/^Derecho por edad/);
    await elegir('Condición', 'Invalidez');
    cleanup();
    await abrirDeHija({ parentesco_titular: 'ESPOSA/ESPOSO', fin_por_edad: null }, 2);
    await screen.findByText(/^El registro cambió/);
    expect(screen.getByRole('combobox', { name: /^Condición/ }).textContent).toBe('Invalidez');
    await elegir('Condición', 'Sin cambio');
    expect(screen.queryByRole('combobox', { name: /^Condición/ })).toBeNull();
    await guardar();
    await waitFor(() => expect(servidor.enviados('POST', GUARDAR)).toHaveLength(1));
    expect(JSON.stringify(servidor.enviados('POST', GUARDAR))).not.toContain('condicion');
  });

  it('una respuesta que se perdió lo dice y conserva lo escrito; otra vez, con la misma clave, guarda y sigue', async () => {
    const { promise, reject: perder } = Promise.withResolvers<Response>();
    servidor.alResponder('POST', GUARDAR, () => promise);
    await abrir();
    await screen.findByRole('button', { name: ACTUALIZAR });
    fireEvent.change(campo('Dirección'), { target: { value: 'CALLE LARGA 9' } });
    await guardar();
    await screen.findByRole('dialog', { name: 'Procesando registro' });
    perder(new TypeError('Failed to fetch'));
    await screen.findByText(/^No se recibió la respuesta del servidor\./);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Procesando registro' })).toBeNull());
    await waitFor(() => expect(campo('Dirección').value).toBe('CALLE LARGA 9'));
    expect(alGuardar).not.toHaveBeenCalled();
    servidor.alResponder('POST', GUARDAR, () => respuestaGrabada('actualizacion-beneficiario', 'corrige'));
    await guardar();
    await waitFor(() => expect(alGuardar).toHaveBeenCalledOnce());
    const [primera, segunda, ...mas] = servidor.pedidos.filter(({ ruta }) => ruta === GUARDAR);
    expect([segunda?.clave, mas]).toEqual([primera?.clave, []]);
    expect(JSON.parse(segunda?.cuerpo ?? '')).toMatchObject({ persona: { direccion: 'CALLE LARGA 9' } });
  });

  it('la identidad que se trae del SEGIP se lee en el formulario, y lo escrito sigue ahí', async () => {
    await abrir(null, ['correccion-identidad']);
    await screen.findByRole('button', { name: ACTUALIZAR });
    fireEvent.change(campo('Dirección'), { target: { value: 'CALLE LARGA 9' } });
    const registro = await (await respuestaGrabada('actualizacion-beneficiario', 'el registro completo')).json();
    const corregido = JSON.stringify(registro).replace(/"segundo_apellido":"[^"]*"/, '"segundo_apellido":"ZÁRATE"');
    servidor.alResponder('GET', LEER, () => new Response(corregido));
    servidor.alResponder('PUT', TRAER, () => Response.json({ codigo_respuesta: 100, mensaje: 'Identidad corregida.' }));
    await userEvent.click(screen.getByRole('button', { name: 'Traer del SEGIP' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Traer' }));
    await screen.findByText('Identidad corregida.');
    await screen.findByText(/ZÁRATE/);
    expect(campo('Dirección').value).toBe('CALLE LARGA 9');
  });

  it('lo escrito y no guardado vuelve, y se dice', async () => {
    await abrir();
    await screen.findByRole('button', { name: ACTUALIZAR });
    expect(screen.queryByText(RECUPERADO)).toBeNull();
    fireEvent.change(campo('Matrícula'), { target: { value: '85-0314 XYZ' } });
    cleanup();
    await abrir();
    await screen.findByText(RECUPERADO);
    expect(campo('Matrícula').value).toBe('85-0314 XYZ');
  });

  it('CAJA_WEB_SUS ve y cambia solo el establecimiento de salud, y lee de quién es', async () => {
    servidor.alResponder('GET', ESTABLECIMIENTOS, () => Response.json({ data: [OTRO] }));
    await abrir('VOLUNTARIO');
    await screen.findByRole('button', { name: ACTUALIZAR });
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Establecimiento de salud',
    ]);
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
    screen.getByText('CI 1000200');
    await userEvent.click(screen.getByRole('combobox', { name: 'Establecimiento de salud' }));
    await userEvent.click(await screen.findByRole('option', { name: OTRO.nombre }));
    expect(campo('Código de establecimiento').value).toBe(OTRO.codigo);
    await guardar();
    await waitFor(() => expect(alGuardar).toHaveBeenCalledOnce());
    expect(servidor.enviados('POST', GUARDAR)).toMatchObject([
      {
        afiliacion: {
          codigo_establecimiento: OTRO.codigo,
          parentesco_titular: 'ESPOSA/ESPOSO',
          matricula: '85-0314 FLC',
        },
      },
    ]);
  });

  it('lo que el rol no permite lo dice el servidor, y no hay nada que guardar', async () => {
    const cuerpo = { codigo: 'SIN_PERMISO', mensaje: TEXTO_SIN_PERMISO };
    servidor.alResponder('GET', LEER, () => Response.json(cuerpo, { status: 403 }));
    await abrir();
    await screen.findByText(TEXTO_SIN_PERMISO);
    expect(screen.queryByRole('button', { name: ACTUALIZAR })).toBeNull();
  });
});
