import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { montar } from '../../../lib/testing/marco.tsx';
import { AlertasIngreso, BanderaConexion } from './FormularioIngreso.tsx';

const GENERAL = 'Por favor verifique los datos introducidos.';
const avisos = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);

describe('FormularioIngreso.alertas.test.tsx', () => {
  afterEach(cleanup);

  it.each([
    'Su cuenta está suspendida. Solicite la reactivación al administrador de su ente gestor.',
    'Demasiados intentos. Espere 15 minutos e intente nuevamente.',
  ])('el motivo verdadero va primero: %s', (mensaje) => {
    montar(<AlertasIngreso falla={{ credenciales: false, conexion: false, mensaje }} />);
    expect(avisos()).toEqual([mensaje, GENERAL]);
  });

  it('de datos equivocados se dice lo de siempre', () => {
    montar(<AlertasIngreso falla={{ credenciales: true, conexion: false, mensaje: null }} />);
    expect(avisos()).toEqual(['Verifique los datos de su cuenta', GENERAL]);
  });

  it('con el motivo dicho, la bandera no manda a revisar la conexión', () => {
    montar(<BanderaConexion hayProblema={false} explicada />);
    expect(screen.getByRole('status').textContent).toBe('No se pudo iniciar la sesión.');
  });
});
