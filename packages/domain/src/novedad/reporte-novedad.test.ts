import { describe, expect, it } from 'vitest';
import { hechosDeAlta } from '../cobertura/registro.ts';
import { fecha } from '../shared/fecha-civil.ts';
import { elegirReportada } from './reporte-novedad.ts';

const HOY = fecha('2024-03-10');

const fila = (id: number, cambios: object = {}) => ({
  ...hechosDeAlta('TITULAR', fecha('2020-01-01')),
  fecha_afiliacion: fecha('2020-01-01'),
  id,
  id_persona: 7,
  ...cambios,
});
const BENEFICIARIO = { tipo: 'BENEFICIARIO' as const };
const TERMINADA = { estado: 104, fecha_baja: fecha('2023-01-01') };
const NUEVA = { fecha_afiliacion: fecha('2023-05-01') };

describe('reporte-novedad.test.ts', () => {
  it.each([
    ['la única', [fila(1)], 1],
    ['la vigente, aunque otra sea posterior', [fila(1), fila(2, { ...NUEVA, ...TERMINADA })], 1],
    ['de dos vigentes, la última', [fila(1), fila(2, NUEVA)], 2],
    ['la de titular', [fila(1, { ...BENEFICIARIO, ...NUEVA }), fila(2)], 2],
  ])('elige %s', (_que, halladas, esperada) => {
    expect(elegirReportada(halladas, 'RELACION_LABORAL_TERMINADA', HOY)).toMatchObject({
      ok: true,
      fila: { id: esperada },
    });
  });

  it.each([
    ['nadie', [], 'REGISTRO_DUPLICADO', 'No se encontró una afiliación con esos datos en su ente gestor.'],
    [
      'dos personas',
      [fila(1), fila(2, { id_persona: 8 })],
      'REGISTRO_DUPLICADO',
      'Hay dos personas con este número y fecha de nacimiento, una con documento de extranjero.',
    ],
    ['el parentesco de un titular', [fila(1)], 'PARENTESCO_DISTINTO', 'Esta novedad solo se reporta de beneficiarios.'],
    [
      'el empleador de un beneficiario',
      [fila(1, BENEFICIARIO)],
      'EMPLEADOR_DISTINTO',
      'Esta novedad solo se reporta de titulares.',
    ],
    [
      'quien ya no está vigente',
      [fila(1, TERMINADA), fila(2, { ...TERMINADA, estado: 108 })],
      'REGISTRO_DUPLICADO',
      'Solo se reportan novedades de afiliaciones vigentes. Estado actual: INACTIVO, REVISION.',
    ],
  ] as const)('%s: dice por qué no', (_que, halladas, codigo, texto) => {
    expect(elegirReportada(halladas, codigo, HOY)).toEqual({ ok: false, texto });
  });
});
