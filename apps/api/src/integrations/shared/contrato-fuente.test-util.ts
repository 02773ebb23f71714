import { iniciarSimuladores, type Simuladores } from '@sgpa/simulators/simulators';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpcionesFuente } from './fuente.ts';
import type { Tiempos } from './tiempos.ts';

/** The clock stands at 15 June 2026, noon in La Paz. */
const RELOJ = { ahora: () => new Date('2026-06-15T16:00:00Z') };

/** The time-outs are short enough for tests of outages, and long enough for a busy machine. */
export const TIEMPOS_PRUEBA: Partial<Tiempos> = { respuesta: 1000, total: 2500, pausa: 4, minimo: 1 };

type Registro = 'segip' | 'ovt' | 'senasir' | 'gestora';
interface Puerto {
  cerrar(): Promise<void>;
}

/** Gives simulators to one file's tests, without faults at the start of each test. */
export function conSimuladores(): () => Simuladores {
  let simuladores: Simuladores | undefined;
  const actuales = () => {
    if (!simuladores) throw new Error('Los simuladores no arrancaron');
    return simuladores;
  };
  beforeAll(async () => {
    simuladores = await iniciarSimuladores({ reloj: RELOJ });
  });
  beforeEach(() => {
    actuales().control.sanar();
    actuales().control.restaurarPersonas();
    actuales().control.olvidarLlamadas();
  });
  afterAll(() => simuladores?.cerrar());
  return actuales;
}

/** Tests what every adapter does when its source misbehaves. `preguntar` asks anything that a sound source answers. */
export function contratoDeFallas<P extends Puerto>(
  registro: Registro,
  crear: (opciones: OpcionesFuente) => P,
  preguntar: (puerto: P) => Promise<{ disponible: boolean }>,
): void {
  describe('una fuente que falla', () => {
    const simuladores = conSimuladores();
    const usar = async (accion: (puerto: P) => Promise<void>, url = simuladores().urls[registro]) => {
      const puerto = crear({ url, tiempos: TIEMPOS_PRUEBA });
      try {
        await accion(puerto);
      } finally {
        await puerto.cerrar();
      }
    };

    it.each([
      { modo: 'lento', motivo: 'tiempo', llamadas: 1 },
      { modo: 'error', motivo: 'respuesta', llamadas: 3 },
      { modo: 'corte', motivo: 'conexion', llamadas: 3 },
      { modo: 'basura', motivo: 'respuesta', llamadas: 1 },
    ] as const)('$modo: no disponible por $motivo, y vuelve sola', async ({ modo, motivo, llamadas }) => {
      const { control } = simuladores();
      await usar(async (puerto) => {
        control.fallar(registro, { modo, demora_ms: 60_000 });
        expect(await preguntar(puerto)).toEqual({ disponible: false, motivo });
        expect(control.llamadas()[registro]).toBe(llamadas);
        control.sanar();
        expect(await preguntar(puerto)).toMatchObject({ disponible: true });
      });
    });

    it('basura de otra forma, pero JSON, tampoco es una respuesta', async () => {
      const { control } = simuladores();
      await usar(async (puerto) => {
        control.fallar(registro, { modo: 'basura' });
        await preguntar(puerto);
        expect(await preguntar(puerto)).toEqual({ disponible: false, motivo: 'respuesta' });
      });
    });

    it.each(['error', 'corte'] as const)('un solo %s se salva con un reintento', async (modo) => {
      const { control } = simuladores();
      await usar(async (puerto) => {
        control.fallar(registro, { modo, veces: 1 });
        expect(await preguntar(puerto)).toMatchObject({ disponible: true });
        expect(control.llamadas()[registro]).toBe(2);
      });
    });

    it('conexión rechazada, y vuelve cuando la fuente arranca', async () => {
      const antes = await iniciarSimuladores({ reloj: RELOJ });
      const url = antes.urls[registro];
      await antes.cerrar();
      await usar(async (puerto) => {
        expect(await preguntar(puerto)).toEqual({ disponible: false, motivo: 'conexion' });
        const despues = await iniciarSimuladores({ reloj: RELOJ, puertos: { [registro]: Number(new URL(url).port) } });
        try {
          expect(await preguntar(puerto)).toMatchObject({ disponible: true });
        } finally {
          await despues.cerrar();
        }
      }, url);
    });
  });
}
