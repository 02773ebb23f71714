import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { type Buscado, type Ente, NADA_BUSCADO } from './buscado.ts';
import { useEntePropio } from './SelectorEnte.tsx';

const CNS = { id: 1, value: 'Caja Nacional de Salud' };
const CPS = { id: 2, value: 'Caja Petrolera de Salud' };
const ILLIMANI = { id: 8, label: 'COMERCIAL ILLIMANI S.R.L.' };

const abrir = () => renderHook((buscado: Buscado) => useEntePropio(buscado), { initialProps: NADA_BUSCADO });
/** Tells the chosen and the counted managing entity, and what the title says. */
const dicho = ({ result: { current } }: ReturnType<typeof abrir>) => [
  current.ente?.id ?? null,
  current.filtro.idEnteGestor,
  current.deQuien,
];
function elegir({ result }: ReturnType<typeof abrir>, ente: Ente | null) {
  act(() => result.current.setEnte(ente));
  act(() => result.current.contar());
}

describe('SelectorEnte.test.tsx', () => {
  afterEach(cleanup);

  it('sigue al ente gestor que se busca en la página, cada vez, y al dejar de buscarlo', () => {
    const tarjeta = abrir();
    expect(dicho(tarjeta)).toEqual([null, null, undefined]);
    for (const empleador of [null, ILLIMANI, null]) {
      tarjeta.rerender({ ente: CPS, empleador });
      expect(dicho(tarjeta)).toEqual([2, 2, empleador ? `${CPS.value} · ${ILLIMANI.label}` : CPS.value]);
      expect(tarjeta.result.current.filtro.idEnteEmpleador).toBe(empleador?.id ?? null);
      elegir(tarjeta, CNS);
      expect(dicho(tarjeta).slice(0, 2)).toEqual([1, 1]);
    }
    tarjeta.rerender(NADA_BUSCADO);
    expect(dicho(tarjeta)).toEqual([null, null, undefined]);
  });

  it('otro ente gestor se cuenta al pedirlo y se dice; también que son todos, donde se busca uno', () => {
    const tarjeta = abrir();
    tarjeta.rerender({ ente: CPS, empleador: null });
    act(() => tarjeta.result.current.setEnte(null));
    expect(dicho(tarjeta)).toEqual([null, 2, CPS.value]);
    act(() => tarjeta.result.current.contar());
    expect(dicho(tarjeta)).toEqual([null, null, 'TODOS LOS ENTES GESTORES']);
  });
});
