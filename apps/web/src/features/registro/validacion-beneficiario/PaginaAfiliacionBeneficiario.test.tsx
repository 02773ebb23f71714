import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { borrarBorradores } from '../../../lib/borrador.ts';
import { montar } from '../../../lib/testing/marco.tsx';
import { personaDePrueba } from '../../persona/testing/persona-de-prueba.ts';
import { TITULAR } from '../testing/titular-de-prueba.ts';
import { leerBeneficiario } from './beneficiario-en-curso.ts';
import { PaginaAfiliacionBeneficiario } from './PaginaAfiliacionBeneficiario.tsx';

const navegar = vi.hoisted(() => vi.fn());
vi.mock('@tanstack/react-router', () => ({ useNavigate: () => navegar, useLocation: () => ({ searchStr: '' }) }));
vi.mock('../../asistente/MarcoAsistente.tsx', () => ({
  MarcoAsistente: ({ children }: { children: never }) => children,
}));
vi.mock('../../catalogo/use-listas.ts', () => ({ useGrupo: () => [] }));
const api = vi.hoisted(() => ({ buscarTitular: vi.fn(), validarBeneficiario: vi.fn() }));
vi.mock('./validacion-beneficiario.api.ts', () => api);

const campo = (nombre: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name: nombre });
const validar = () => userEvent.click(screen.getByRole('button', { name: '1. VALIDAR INFORMACIÓN' }));

describe('PaginaAfiliacionBeneficiario.test.tsx', () => {
  beforeEach(() => {
    api.buscarTitular.mockResolvedValue({ codigo: 100, mensaje: '', data: [TITULAR] });
    api.validarBeneficiario.mockResolvedValue({
      ...personaDePrueba(),
      estado_titular: { detalle: [TITULAR] },
    });
    montar(<PaginaAfiliacionBeneficiario />);
  });
  afterEach(() => {
    cleanup();
    borrarBorradores();
    vi.clearAllMocks();
  });

  it('tiene los campos del documento 2, sin parentesco, y pide lo que falta con sus palabras', async () => {
    await validar();
    const nuevo = screen.getByRole('region', { name: 'Datos del beneficiario' });
    expect(nuevo.textContent?.match(/Este campo es requerido\./g)).toHaveLength(3);
    expect(screen.queryByText(/Completar/)).toBeNull();
    expect(screen.queryByRole('combobox', { name: /Parentesco/ })).toBeNull();
    expect(api.buscarTitular).not.toHaveBeenCalled();
  });

  it('un solo clic busca al titular, valida a la persona y pasa al paso 2', async () => {
    await userEvent.type(campo(/Documento del titular/), '1000100');
    await userEvent.type(campo(/Nacimiento del titular/), '14031985');
    await userEvent.type(campo(/Número de documento/), '1000009');
    await userEvent.type(campo(/^Fecha de nacimiento/), '01062015');
    await userEvent.type(campo(/Nombres/), 'Sol');
    await validar();
    await waitFor(() => expect(navegar).toHaveBeenCalledWith({ to: '/validacionAfiliacionesBeneficiario' }));
    expect(api.buscarTitular).toHaveBeenCalledTimes(1);
    const [cuerpo] = api.validarBeneficiario.mock.calls[0] ?? [];
    expect(cuerpo.data[0]).not.toHaveProperty('parentesco_titular');
    expect(leerBeneficiario()).toMatchObject({ parentesco: '', titular: { codigo_entidad: 'NIT-1020304050' } });
  });
});
