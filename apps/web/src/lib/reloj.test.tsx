import { beforeEach, describe, expect, it, vi } from 'vitest';

const AHORA = new Date('2026-11-26T01:00:00Z');
const MINUTO_MS = 60_000;
const HORA_MS = 60 * MINUTO_MS;
const conFecha = (fecha: Date | string, status = 200) =>
  new Response(null, { status, headers: { Date: typeof fecha === 'string' ? fecha : fecha.toUTCString() } });
const mas = (fecha: Date, ms: number) => new Date(fecha.getTime() + ms);

/** Opens a page anew, on a computer that is so many ms ahead. */
async function abrir(adelanto = 0) {
  vi.resetModules();
  const modulo = await import('./reloj.ts');
  const { conectarToasts } = await import('../ui/toast.ts');
  const avisos: string[] = [];
  conectarToasts(({ mensaje }) => avisos.push(mensaje));
  vi.setSystemTime(mas(AHORA, adelanto));
  modulo.ponerRelojInicial();
  return { ...modulo, avisos };
}

describe('reloj.test.tsx', () => {
  beforeEach(() => {
    localStorage.clear();
    vi.useFakeTimers({ now: AHORA });
    return () => vi.useRealTimers();
  });

  it.each([
    [10 * HORA_MS, 'El reloj de este equipo está adelantado 10 horas. Aquí vale la hora del sistema.'],
    [48 * HORA_MS, 'El reloj de este equipo está adelantado 2 días. Aquí vale la hora del sistema.'],
    [3 * MINUTO_MS, 'El reloj de este equipo está adelantado 3 minutos. Aquí vale la hora del sistema.'],
    [-48 * HORA_MS, 'El reloj de este equipo está atrasado 2 días. Aquí vale la hora del sistema.'],
    [-6 * HORA_MS, 'El reloj de este equipo está atrasado 6 horas. Aquí vale la hora del sistema.'],
  ])(
    'un equipo que está %i ms adelantado lo oye una vez, y desde entonces vale la hora del servidor',
    async (adelanto, dicho) => {
      const { reloj, hoy, conReloj, avisos } = await abrir(adelanto);
      await conReloj(async () => conFecha(AHORA));
      expect(Math.abs(reloj.ahora().getTime() - AHORA.getTime())).toBeLessThan(1000);
      expect(hoy()).toBe('2026-11-25');
      vi.advanceTimersByTime(5 * HORA_MS);
      expect(hoy()).toBe('2026-11-26');
      await conReloj(async () => conFecha(mas(AHORA, 5 * HORA_MS)));
      expect(avisos).toEqual([dicho]);

      const otra = await abrir(adelanto);
      expect(otra.hoy(), 'al cargar otra vez, antes de la primera respuesta').toBe('2026-11-25');
      await otra.conReloj(async () => conFecha(AHORA));
      expect(otra.avisos).toEqual([]);
    },
  );

  it('uno que anda bien sigue con el suyo, y nada se guarda; uno que se corrige se olvida', async () => {
    const { reloj, conReloj, avisos } = await abrir(600);
    await conReloj(async () => conFecha(AHORA));
    expect(reloj.ahora()).toEqual(mas(AHORA, 600));
    const adelantado = await abrir(HORA_MS);
    await adelantado.conReloj(async () => conFecha(AHORA));
    expect(localStorage).toHaveLength(1);
    const corregido = await abrir();
    await corregido.conReloj(async () => conFecha(AHORA));
    expect(corregido.reloj.ahora()).toEqual(AHORA);
    expect([avisos, corregido.avisos, localStorage.length]).toEqual([[], [], 0]);
  });

  it('una respuesta que tardó no lo mueve más de lo que pudo ser', async () => {
    const { reloj, conReloj } = await abrir();
    await conReloj(async () => {
      vi.advanceTimersByTime(20_000);
      return conFecha(AHORA);
    });
    expect(reloj.ahora()).toEqual(mas(AHORA, 20_000));
  });

  it.each([
    ['sin hora', conFecha('')],
    ['que no la dice', conFecha('ayer')],
    ['de un servidor desfasado', conFecha(AHORA, 503)],
  ])('una respuesta %s no lo mueve', async (_caso, respuesta) => {
    const { reloj, conReloj, avisos } = await abrir(HORA_MS);
    await conReloj(async () => respuesta);
    expect([reloj.ahora(), avisos]).toEqual([mas(AHORA, HORA_MS), []]);
  });

  it('no vuelve atrás con el del equipo; si salta adelante, no se sabe si durmió, hasta la próxima respuesta', async () => {
    const { reloj, conReloj } = await abrir();
    await conReloj(async () => conFecha(AHORA));
    vi.setSystemTime(mas(AHORA, -9 * HORA_MS));
    vi.advanceTimersByTime(MINUTO_MS);
    expect([reloj.ahora(), reloj.salto()]).toEqual([mas(AHORA, MINUTO_MS), false]);
    vi.setSystemTime(mas(AHORA, 9 * HORA_MS));
    expect(reloj.salto()).toBe(true);
    await conReloj(async () => conFecha(mas(AHORA, 2 * MINUTO_MS)));
    expect([reloj.ahora().getTime() - AHORA.getTime(), reloj.salto()]).toEqual([2 * MINUTO_MS + 999, false]);
  });
});
