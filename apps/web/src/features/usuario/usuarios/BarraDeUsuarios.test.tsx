import type { UsuarioEnLista } from '@sgpa/contract/shared/usuario';
import { accionesSobreUsuario, type EstadoUsuario } from '@sgpa/domain/usuario/estado-usuario';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { delCable } from '../../../lib/testing/del-cable.ts';
import { montar } from '../../../lib/testing/marco.tsx';
import { BarraDeUsuarios } from './BarraDeUsuarios.tsx';

const cuenta = (estado: EstadoUsuario, esPropia = false) =>
  delCable<UsuarioEnLista>({
    idUsuarioSistema: 7,
    usuario: 'ana.quispe',
    estado,
    acciones_permitidas: accionesSobreUsuario(estado, { rol: 'ADM_SGPA', esPropia }),
  });

describe('BarraDeUsuarios.test.tsx', () => {
  afterEach(cleanup);

  it.each([
    ['sin elegir a nadie', undefined, 'Detalles', 'Elija un usuario.'],
    [
      'por su estado',
      cuenta('SUSPENDIDO'),
      'Recuperar credenciales',
      'La operación no corresponde al estado de la cuenta: SUSPENDIDO.',
    ],
    ['por ser la propia', cuenta('ACTIVO', true), 'Baja', 'Solicítelo a otro administrador.'],
    ['lo que se puede', cuenta('ACTIVO'), 'Baja', null],
  ])('%s: el botón dice por qué no', async (_caso, elegido, nombre, razon) => {
    montar(
      <BarraDeUsuarios
        elegido={elegido}
        vacia={false}
        puedeRegistrar
        puedeExigir
        alExigir={vi.fn()}
        alAbrir={vi.fn()}
      />,
    );
    await userEvent.hover(screen.getByRole('button', { name: nombre }));
    expect(screen.queryByRole('tooltip')?.textContent ?? null).toBe(razon);
    expect(screen.getByRole('button', { name: nombre }).getAttribute('aria-disabled')).toBe(String(razon !== null));
  });
});
