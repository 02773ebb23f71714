import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { montar } from '../../../lib/testing/marco.tsx';
import { ponerServidorGrabado, respuestaGrabada } from '../../../lib/testing/servidor-grabado.ts';
import { PaginaPerfil } from './PaginaPerfil.tsx';

const RUTA = '/api/v1/findUsuario';
const datos = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((termino) => [termino.textContent, termino.nextElementSibling?.textContent]),
  );

describe('PaginaPerfil.test.tsx', () => {
  let servidor: Awaited<ReturnType<typeof ponerServidorGrabado>>;
  beforeEach(async () => {
    servidor = await ponerServidorGrabado('perfil');
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('todo lo que la especificación enumera, y nada para escribir', async () => {
    montar(<PaginaPerfil />);
    await screen.findByRole('heading', { level: 1, name: 'Perfil de usuario' });
    expect(datos()).toEqual({
      'Apellido paterno': 'CALLE',
      'Apellido materno': 'HUANCA',
      Nombres: 'MIRIAM',
      Cargo: 'OPERADORA DE AFILIACIONES',
      Dirección: 'AV. DE LOS CEIBOS N° 128, LA PAZ',
      Teléfono: '70000104',
      'Correo electrónico': 'ope.afiliaciones@sgpa.example',
      Establecimiento: 'Puesto Médico Sajama',
      Departamento: 'La Paz',
      Municipio: 'Caranavi',
      Nivel: 'PRIMER NIVEL',
      Red: 'RED LA PAZ PROVINCIAL',
      'Tipo de establecimiento': 'PUESTO DE SALUD',
    });
    screen.getByRole('heading', { name: 'Caja Nacional de Salud' });
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('lo que la cuenta no tiene es una raya', async () => {
    servidor.alResponder('GET', RUTA, () => respuestaGrabada('perfil', 'de la autoridad'));
    montar(<PaginaPerfil />);
    await screen.findByRole('heading', { level: 1 });
    expect(datos().Red).toBe('—');
  });

  it('un perfil que no se puede pedir lo dice y se puede pedir otra vez', async () => {
    servidor.alResponder('GET', RUTA, () => Response.json({ codigo: 'X', mensaje: 'Sin datos.' }, { status: 404 }));
    montar(<PaginaPerfil />);
    await screen.findByText('Sin datos.');
    servidor.alResponder('GET', RUTA, () => respuestaGrabada('perfil', 'de un ente gestor'));
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await screen.findByRole('heading', { level: 1, name: 'Perfil de usuario' });
  });
});
