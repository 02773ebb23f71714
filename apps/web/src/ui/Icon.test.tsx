// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Icon } from './Icon.tsx';

describe('Icon.test.tsx', () => {
  it('dibuja cada parte del icono por sí misma, y no se lee en voz alta', () => {
    const { container } = render(<Icon d="M1 1h2v2z|M5 5h2v2z" fontSize="small" />);
    expect([...container.querySelectorAll('path')].map((path) => path.getAttribute('d'))).toEqual([
      'M1 1h2v2z',
      'M5 5h2v2z',
    ]);
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });
});
