import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { montar } from '../lib/testing/marco.tsx';
import { PaginaIngresoEnrutada } from './PaginaIngresoEnrutada.tsx';

const lugar = vi.hoisted(() => ({ pathname: '/', searchStr: '' }));
vi.mock('@tanstack/react-router', () => ({
  useLocation: () => lugar,
  useRouter: () => ({ history: { replace: () => undefined } }),
}));
/** The build fixes it, and there is none here. */
vi.mock('../lib/version.ts', () => ({ VERSION: '7.8.9' }));

describe('PaginaIngresoEnrutada.test.tsx', () => {
  afterEach(cleanup);

  it.each(['/', '/login'])('en %s el pie es el de las demás páginas: versión, derechos y términos', (pathname) => {
    lugar.pathname = pathname;
    montar(<PaginaIngresoEnrutada />);
    const pie = within(screen.getByRole('contentinfo'));
    expect(pie.getByText('Versión 7.8.9')).toBeTruthy();
    expect(pie.getByText(/^© \d{4} Unidad de Tecnología$/)).toBeTruthy();
    expect(pie.getByRole('button', { name: 'Términos de uso' })).toBeTruthy();
  });
});
