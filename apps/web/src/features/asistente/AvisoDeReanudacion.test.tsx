import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { borrarBorradores, guardarBorrador } from '../../lib/borrador.ts';
import { montar } from '../../lib/testing/marco.tsx';
import { personaDePrueba } from '../persona/testing/persona-de-prueba.ts';
import { AvisoDeReanudacion } from './AvisoDeReanudacion.tsx';
import { ASISTENTES } from './asistente.ts';
import { guardarPersona } from './persona-en-curso.ts';

vi.mock('@tanstack/react-router', () => ({
  Link: ({ to, children }: { to: string; children: string }) => <a href={to}>{children}</a>,
}));

const { borradores, rutas } = ASISTENTES.titular;
const alEmpezar = vi.fn();
const abrir = () => montar(<AvisoDeReanudacion variante="titular" alEmpezar={alEmpezar} />);

describe('AvisoDeReanudacion.test.tsx', () => {
  afterEach(() => {
    cleanup();
    borrarBorradores();
    vi.clearAllMocks();
  });

  it('sin nadie a medias no dice nada', () => {
    abrir();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['al paso 2', false, rutas.paso2],
    ['al paso 3, donde ya se escribió', true, rutas.paso3],
  ])('dice de quién es lo que quedó a medias, y lleva %s', (_adonde, conPaso3, destino) => {
    guardarPersona(borradores, { persona: personaDePrueba(), tipoDoc: undefined });
    if (conPaso3) guardarBorrador(borradores.paso3, { direccion: 'x' });
    abrir();
    expect(screen.getByRole('alert').textContent).toContain('CONDORI NINA TITO AMARU, CI\u00A01000009-1A');
    expect(screen.getByRole('link', { name: 'Continuar' }).getAttribute('href')).toBe(destino);
  });

  it('ofrece empezar otro', async () => {
    guardarPersona(borradores, { persona: personaDePrueba(), tipoDoc: undefined });
    abrir();
    await userEvent.click(screen.getByRole('button', { name: 'Empezar otro' }));
    expect(alEmpezar).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
