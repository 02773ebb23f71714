import type { BeneficiarioDetalle } from '@sgpa/contract/v1/detalle-asegurado';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { montar } from '../../../lib/testing/marco.tsx';
import { EDIT } from '../../../ui/icon-paths.ts';
import type { Acciones } from '../acciones.ts';
import { ContextoDeComposicion } from '../composicion.ts';
import type { PropsPestana } from '../panel.ts';
import { BENEFICIARIO, PERSONA_TITULAR } from '../testing/beneficiario.ts';
import { PestanasBeneficiario } from './PestanasBeneficiario.tsx';

function Formulario({ beneficiario, alTerminar }: PropsPestana) {
  return (
    <>
      <input aria-label="Motivo" />
      <p>{`Versión ${beneficiario.version}`}</p>
      <button type="button" onClick={alTerminar}>
        Registrar
      </button>
    </>
  );
}

const ACCIONES: Acciones = {
  'baja-beneficiario': { tecla: 'X', icono: EDIT, Pestana: Formulario },
  'ampliacion-beneficiario': { tecla: 'X', icono: EDIT, Pestana: Formulario },
};
const con = (cambios: Partial<BeneficiarioDetalle>): BeneficiarioDetalle => ({ ...BENEFICIARIO, ...cambios });
const CON_TODO = con({ acciones_permitidas: ['baja-beneficiario', 'ampliacion-beneficiario'] });

const Nada = () => null;
const elemento = (beneficiario: BeneficiarioDetalle) => (
  <ContextoDeComposicion
    value={{ acciones: ACCIONES, NuevoTitular: Nada, NuevoBeneficiario: Nada, DocumentosGuardados: Nada }}
  >
    <PestanasBeneficiario beneficiario={beneficiario} titular={PERSONA_TITULAR} codigoEntidad="NIT-1020304050" />
  </ContextoDeComposicion>
);
const pestana = (nombre: string) => screen.getByRole<HTMLButtonElement>('tab', { name: nombre });
const motivo = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Motivo' });

describe('PestanasBeneficiario.test.tsx', () => {
  beforeEach(() => {
    // jsdom has no layout to scroll.
    Element.prototype.scrollIntoView = vi.fn();
  });
  afterEach(cleanup);

  it('dice qué parte del nombre es un relleno del SEGIP; de quien no la tiene no dice nada', () => {
    const { unmount } = montar(elemento(con({ segundo_apellido: 'S/N' })));
    expect(screen.getByRole('note').textContent).toBe('El SEGIP no da el apellido materno: dice «S/N».');
    unmount();
    montar(elemento(con({ segundo_apellido: '' })));
    expect(screen.queryByRole('note')).toBeNull();
  });

  it('empieza por el detalle y ofrece solo lo que el servidor permite', () => {
    montar(elemento(con({ acciones_permitidas: ['baja-beneficiario'] })));
    expect(pestana('Detalle').getAttribute('aria-selected')).toBe('true');
    expect([pestana('Baja').disabled, pestana('Ampliación').disabled]).toEqual([false, true]);
    const porQue = screen.getByText(/: Ampliación\.$/).id;
    expect(pestana('Ampliación').getAttribute('aria-describedby')).toBe(porQue);
    expect(screen.getByRole('tablist').getAttribute('aria-describedby')).toBe(porQue);
    expect(pestana('Baja').getAttribute('aria-describedby')).toBeNull();
  });

  it('al elegirlo, lo suyo se lleva arriba para que se vea el formulario', () => {
    montar(elemento(CON_TODO));
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledWith({ block: 'start' });
  });

  it('lo escrito en una pestaña queda mientras se mira otra', async () => {
    montar(elemento(CON_TODO));
    await userEvent.click(pestana('Baja'));
    await userEvent.type(motivo(), 'A pedido');
    await userEvent.click(pestana('Detalle'));
    await userEvent.click(pestana('Baja'));
    expect(motivo().value).toBe('A pedido');
  });

  it('hecha la acción, el formulario queda para decir cómo terminó, aunque ya no se ofrezca', async () => {
    const { rerender } = montar(elemento(CON_TODO));
    await userEvent.click(pestana('Baja'));
    await userEvent.type(motivo(), 'A pedido');
    await userEvent.click(screen.getByRole('button', { name: 'Registrar' }));
    rerender(elemento(con({ version: 5, acciones_permitidas: ['ampliacion-beneficiario'] })));
    expect(motivo().value).toBe('A pedido');
    expect(screen.getByText('Versión 4', { ignore: '[hidden] *' })).toBeTruthy();
  });

  it('después de hecha, volver a la pestaña empieza de nuevo', async () => {
    const { rerender } = montar(elemento(CON_TODO));
    await userEvent.click(pestana('Baja'));
    await userEvent.type(motivo(), 'A pedido');
    await userEvent.click(screen.getByRole('button', { name: 'Registrar' }));
    rerender(elemento({ ...CON_TODO, version: 5 }));
    await userEvent.click(pestana('Detalle'));
    await userEvent.click(pestana('Baja'));
    expect(motivo().value).toBe('');
    expect(screen.getByText('Versión 5', { ignore: '[hidden] *' })).toBeTruthy();
  });

  it('si otro cambió el registro, lo escrito queda y se hace sobre lo de ahora', async () => {
    const { rerender } = montar(elemento(CON_TODO));
    await userEvent.click(pestana('Baja'));
    await userEvent.type(motivo(), 'A pedido');
    rerender(elemento({ ...CON_TODO, version: 5 }));
    expect(motivo().value).toBe('A pedido');
    expect(screen.getByText('Versión 5', { ignore: '[hidden] *' })).toBeTruthy();
  });

  it('con las flechas se pasa de una pestaña a otra', async () => {
    montar(elemento(CON_TODO));
    pestana('Detalle').focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(pestana('Baja').getAttribute('aria-selected')).toBe('true');
  });
});
