import Button from '@mui/material/Button';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { TemaProvider } from './TemaProvider.tsx';

describe('theme.test.tsx', () => {
  afterEach(cleanup);

  it.each(['text', 'outlined', 'contained'] as const)(
    'un botón %s que espera conserva el foco, y no parece que se pueda pulsar',
    (variant) => {
      render(
        <TemaProvider>
          <Button variant={variant}>Listo</Button>
          <Button variant={variant} aria-disabled>
            Espera
          </Button>
        </TemaProvider>,
      );
      const aspecto = (name: string) => {
        const { color, opacity, cursor } = getComputedStyle(screen.getByRole('button', { name }));
        return { color, opacity, cursor };
      };
      const [listo, espera] = [aspecto('Listo'), aspecto('Espera')];
      expect([espera.cursor, listo.cursor]).toEqual(['default', 'pointer']);
      expect([espera.color, espera.opacity]).not.toEqual([listo.color, listo.opacity]);
      screen.getByRole('button', { name: 'Espera' }).focus();
      expect(document.activeElement?.textContent).toBe('Espera');
    },
  );
});
