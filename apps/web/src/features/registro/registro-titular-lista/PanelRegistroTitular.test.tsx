import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { campo } from '../../../lib/testing/a-mano.ts';
import { montar } from '../../../lib/testing/marco.tsx';
import PanelRegistroTitular from './PanelRegistroTitular.tsx';

vi.mock('../../../ui/use-leave-guard.ts', () => ({ useLeaveGuard: () => undefined }));

const nada = () => undefined;

describe('PanelRegistroTitular.test.tsx', () => {
  afterEach(cleanup);

  it.each([
    ['1000404', '14', '1000404', ''],
    ['1000009-1A', '14', '1000009', '1A'],
    ['QUISPE', '14', '14', ''],
    ['', '14', '14', ''],
  ])('buscado «%s», lo escrito en camino («%s») no se junta con el número: queda «%s»', (numero, escrito, ...queda) => {
    montar(<PanelRegistroTitular numero={numero} escrito={escrito} alRegistrar={nada} alCerrar={nada} />);
    expect(['Número de documento', 'Complemento'].map((uno) => campo(uno).value)).toEqual(queda);
  });
});
