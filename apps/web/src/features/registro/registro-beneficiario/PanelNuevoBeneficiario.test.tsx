import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { delCable } from '../../../lib/testing/del-cable.ts';
import { montar } from '../../../lib/testing/marco.tsx';
import PanelNuevoBeneficiario from './PanelNuevoBeneficiario.tsx';
import type { TitularDelPanel } from './panel-beneficiario.form.ts';

vi.mock('../../catalogo/use-listas.ts', () => ({ useGrupo: () => [] }));

const TITULAR = delCable<TitularDelPanel>({
  titular: { fecha_afiliacion: fecha('2020-01-02') },
  resultado_persona: {},
});

describe('PanelNuevoBeneficiario.test.tsx', () => {
  afterEach(cleanup);

  it('el número: un texto cuando se lo borra, otro cuando se valida el paso', async () => {
    montar(<PanelNuevoBeneficiario titular={TITULAR} alEscribir={() => undefined} alRegistrar={() => undefined} />);
    const numero = screen.getByRole('textbox', { name: /Número de documento/ });
    await userEvent.type(numero, '1');
    await userEvent.clear(numero);
    expect(await screen.findByText('Número de Documento Obligatorio.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Validar' }));
    expect(await screen.findByText('Completar Nro. de documento de Identdad')).toBeTruthy();
    expect(screen.getByText('Completar parentezco')).toBeTruthy();
    expect(screen.queryByText('Número de Documento Obligatorio.')).toBeNull();
  });
});
