import { muestrasDe, REGISTROS } from '@sgpa/registry-wire/testing/muestras';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { iniciarSimuladores, type Simuladores } from './simulators.ts';

/** The payrolls of the samples end in May 2026. */
const RELOJ = { ahora: () => new Date('2026-06-15T16:00:00Z') };
const MUESTRAS = REGISTROS.flatMap((registro) => muestrasDe(registro).map((muestra) => ({ registro, ...muestra })));

/** Portrait and report are made anew, so it counts only that they are a JPEG and a PDF. */
const sinArchivos = (respuesta: object): object => JSON.parse(JSON.stringify(respuesta, soloCabeza));
const ARCHIVOS: Record<string, number> = { fotografia: 4, reporteCertificacion: 6 };
const soloCabeza = (clave: string, valor: unknown): unknown =>
  typeof valor === 'string' && clave in ARCHIVOS ? valor.slice(0, ARCHIVOS[clave]) : valor;

describe('muestras.test.ts', () => {
  let simuladores: Simuladores;
  beforeAll(async () => {
    simuladores = await iniciarSimuladores({ reloj: RELOJ });
  });
  afterAll(() => simuladores.cerrar());

  it.each(MUESTRAS)('$registro, $nombre: el simulador responde lo mismo', async (muestra) => {
    const { registro, ruta, solicitud, respuesta } = muestra;
    const recibida = await fetch(`${simuladores.urls[registro]}${ruta}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(solicitud),
    });
    const cuerpo: object = JSON.parse(await recibida.text());
    expect([recibida.status, sinArchivos(cuerpo)]).toEqual([200, sinArchivos(respuesta)]);
  });
});
