import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { usePrinting } from './use-printing.ts';

describe('use-printing.test.tsx', () => {
  it('lo que se dibuja para la hoja lo está antes de que se tome, y después vuelve a la pantalla', () => {
    const { result } = renderHook(usePrinting);
    expect(result.current).toBe(false);
    // The event comes outside of act: what is not drawn by now is not on the sheet.
    dispatchEvent(new Event('beforeprint'));
    expect(result.current).toBe(true);
    act(() => {
      dispatchEvent(new Event('afterprint'));
    });
    expect(result.current).toBe(false);
  });
});
