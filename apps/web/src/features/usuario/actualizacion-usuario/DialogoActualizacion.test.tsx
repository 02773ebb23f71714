import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { montar } from '../../../lib/testing/marco.tsx';
import { DialogoActualizacion } from './DialogoActualizacion.tsx';

vi.mock('../../../ui/use-leave-guard.ts', () => ({ useLeaveGuard: () => undefined }));

const ROL = {
  codigo: 'EMP_CONSULTA',
  nombre: 'Consulta de Empleador',
  tiposDeEnte: ['CAJA', 'UNIVERSITARIO'],
  pideEntidad: true,
};
const OPCIONES = { roles: [ROL], entes: [{ id: 1, nombre: 'Caja Nacional de Salud', tipo: 'CAJA' }] };
const USUARIO = {
  idUsuarioSistema: 7,
  usuario: 'ana.quispe',
  ci: '4455667',
  complemento: '',
  paterno: 'QUISPE',
  materno: '',
  nombres: 'ANA',
  fechaNacimiento: '1985-03-14',
  direccion: '',
  correo: 'ana@ente.example',
  telefono: '',
  telefonoFijo: '',
  extension: '',
  codRues: '',
  rol: 'EMP_CONSULTA',
  idEnteGestor: 1,
  idDepartamento: null,
  cargo: '',
  idEntidad: 9,
  nombreEntidad: 'TEJIDOS',
  establecimiento: { departamentoSubsector: '' },
};
const CAMBIO = { codigo: 'REGISTRO_CAMBIADO', mensaje: 'El registro cambió.' };

describe('DialogoActualizacion.test.tsx', () => {
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('lo que otro cambió no se pisa por guardar otra vez: se sigue editando lo que se leyó', async () => {
    const enviadas: number[] = [];
    let leidas = 0;
    vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
      if (method === 'PUT') {
        enviadas.push(JSON.parse(String(body)).version);
        return Response.json(CAMBIO, { status: 409 });
      }
      if (url.endsWith('/opciones')) return Response.json(OPCIONES);
      if (!url.endsWith('/usuarioSistema/7')) return Response.json([]);
      leidas += 1;
      return Response.json({ ...USUARIO, version: leidas });
    });
    montar(<DialogoActualizacion id={7} alCerrar={vi.fn()} />);
    const numero = await screen.findByLabelText(/^Número de documento/);
    expect(document.activeElement).toBe(numero);
    await userEvent.type(screen.getByLabelText(/^Cargo/), 'jefa');
    const guardar = async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
      const pregunta = await screen.findByRole('alertdialog', { name: 'Está seguro de guardar la información.?' });
      await userEvent.click(within(pregunta).getByRole('button', { name: 'Guardar' }));
    };
    await guardar();
    expect(await screen.findByText(CAMBIO.mensaje)).toBeDefined();
    await waitFor(() => expect(leidas).toBe(2));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await guardar();
    await waitFor(() => expect(enviadas).toEqual([1, 1]));
    expect(screen.getByLabelText<HTMLInputElement>(/^Cargo/).value).toBe('JEFA');
  });

  it('quien no tiene departamento propio se ve en el de su establecimiento, y guardar lo conserva todo', async () => {
    const LP = { id: 2, sigla: 'LP', codigo: '2', nombre: 'LA PAZ' };
    const HOSPITAL = { id: 1001, sigla: '900001', codigo: '900001', nombre: 'HOSPITAL OBRERO ILLIMANI' };
    const suyo = { rol: 'OPE_AFILIACION', idEntidad: null, nombreEntidad: null, codRues: '900001' };
    const rol = {
      codigo: 'OPE_AFILIACION',
      nombre: 'Operador',
      tiposDeEnte: ['CAJA', 'UNIVERSITARIO'],
      pideEntidad: false,
    };
    const guardado: unknown[] = [];
    vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
      if (method === 'PUT') {
        guardado.push(JSON.parse(String(body)));
        return Response.json(CAMBIO, { status: 409 });
      }
      if (url.endsWith('/opciones')) return Response.json({ ...OPCIONES, roles: [rol] });
      if (url.endsWith('/usuarioSistema/7'))
        return Response.json({ ...USUARIO, ...suyo, version: 1, establecimiento: { departamentoSubsector: 'La Paz' } });
      return Response.json({ data: /DEPARTAMENTO/.test(url) ? [LP] : [HOSPITAL] });
    });
    montar(<DialogoActualizacion id={7} alCerrar={vi.fn()} />);
    await screen.findByRole('combobox', { name: 'Departamento' });
    await vi.waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Establecimiento' }).textContent).toBe(HOSPITAL.nombre),
    );
    expect(screen.getByRole('combobox', { name: 'Departamento' }).textContent).toBe('LA PAZ');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    const pregunta = await screen.findByRole('alertdialog', { name: 'Está seguro de guardar la información.?' });
    await userEvent.click(within(pregunta).getByRole('button', { name: 'Guardar' }));
    await vi.waitFor(() => expect(guardado).toMatchObject([{ codRues: '900001', idDepartamento: 2 }]));
  });
});
