import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FechaCivil, fecha } from '../shared/fecha-civil.ts';
import { aplicarAccion } from './acciones.ts';
import { bajaDe } from './baja.ts';
import type { HechosAfiliacion } from './cobertura.ts';
import { type BajaPedida, decidirBaja } from './decision-baja.ts';
import { ESTADOS } from './estados.ts';
import { modoDeBaja } from './modo-baja.ts';
import { hechosDeAlta } from './registro.ts';

const HOY = fecha('2024-03-10');
const NIT = 'NIT-1020304050';
const ACTIVO = hechosDeAlta('TITULAR', fecha('2020-01-01'));
const EN_CESANTIA = { ...ACTIVO, estado: 103, fecha_baja: fecha('2024-02-01'), fecha_cesantia: fecha('2024-04-01') };
const POR_VENIR = { ...ACTIVO, estado: 101, fecha_baja: fecha('2024-05-01'), fecha_cesantia: fecha('2024-07-01') };
const TERMINADA = { ...EN_CESANTIA, estado: 104, fecha_baja: fecha('2023-02-01'), fecha_cesantia: fecha('2023-04-01') };
const RECTIFICACION = 'La rectificación de la baja solo se puede registrar en estado CESANTIA o AMPLIACIÓN.';
const SIN_BAJA_ANTES = `${RECTIFICACION} Estado actual: ACTIVO.`;
const BAJA_SIN_COBERTURA = 'La baja solo se puede registrar con la cobertura vigente.';
const MOTIVO_AJENO = 'El motivo elegido no corresponde al estado de la afiliación.';

const pedido = (idMotivo: number, fecha_baja: FechaCivil | null = HOY): BajaPedida => ({ idMotivo, fecha_baja });

describe('decision-baja.test.ts', () => {
  it('a un año justo se acepta', () => {
    expect(decidirBaja(ACTIVO, NIT, pedido(603, fecha('2025-03-10')), HOY)).toMatchObject({ ok: true });
  });

  it.each<[string, HechosAfiliacion, BajaPedida, string, string]>([
    ['RECTIFICACION de quien está ACTIVO', ACTIVO, pedido(605), 'ESTADO', SIN_BAJA_ANTES],
    ['RECTIFICACION de una baja por venir', POR_VENIR, pedido(605), 'ESTADO', SIN_BAJA_ANTES],
    [
      'una fecha a más de un año',
      ACTIVO,
      pedido(600, fecha('2025-03-11')),
      'FECHA',
      'La fecha de baja no puede ser posterior a un año desde hoy (10/03/2025). Estado actual: ACTIVO.',
    ],
    ['BAJA POR NOVEDAD, que ningún panel ofrece', ACTIVO, pedido(606), 'MOTIVO', MOTIVO_AJENO],
    ['un motivo ajeno se dice antes que la falta de fecha', ACTIVO, pedido(606, null), 'MOTIVO', MOTIVO_AJENO],
    ['sin fecha', ACTIVO, pedido(600, null), 'FALTA_FECHA', 'Falta fecha_baja'],
    ['sin fecha, en cesantía', EN_CESANTIA, pedido(603, null), 'FALTA_FECHA', 'Falta fecha_baja'],
    [
      'sin cobertura, con fecha o sin ella',
      TERMINADA,
      pedido(600, null),
      'ESTADO',
      `${BAJA_SIN_COBERTURA} Estado actual: INACTIVO.`,
    ],
    ['OTROS sin cobertura', TERMINADA, pedido(604), 'ESTADO', `${BAJA_SIN_COBERTURA} Estado actual: INACTIVO.`],
    [
      'un motivo definitivo sin cobertura',
      TERMINADA,
      pedido(602),
      'ESTADO',
      'La baja definitiva solo se puede registrar con la cobertura vigente. Estado actual: INACTIVO.',
    ],
    [
      'la rectificación que un beneficiario elige sin cobertura',
      { ...TERMINADA, tipo: 'BENEFICIARIO', estado: 105 },
      { ...pedido(604), opcion: 'RECTIFICACION' },
      'ESTADO',
      `${RECTIFICACION} Estado actual: INHABILITADO.`,
    ],
    [
      'la cesantía que terminó y nadie anotó todavía',
      { ...TERMINADA, estado: 103 },
      pedido(605),
      'ESTADO',
      `${RECTIFICACION} Estado actual: INACTIVO.`,
    ],
    [
      'defunción sin cobertura',
      TERMINADA,
      pedido(601, null),
      'ESTADO',
      'La baja por defunción solo se puede registrar con la cobertura vigente o en revisión. Estado actual: INACTIVO.',
    ],
    [
      'antes de la afiliación',
      ACTIVO,
      pedido(600, fecha('2019-12-31')),
      'FECHA',
      'La fecha de baja no puede ser anterior a la fecha de afiliación (01/01/2020). Estado actual: ACTIVO.',
    ],
  ])('se rechaza: %s', (_caso, hechos, baja, codigo, texto) => {
    expect(decidirBaja(hechos, NIT, baja, HOY)).toEqual({ ok: false, codigo, texto });
  });

  it('la defunción no lee fecha, y es de hoy', () => {
    for (const dada of [null, fecha('2023-01-01')]) {
      expect(decidirBaja(ACTIVO, NIT, pedido(601, dada), HOY)).toMatchObject({
        ok: true,
        hechos: { estado: 104, fecha_baja: HOY, fecha_cesantia: null },
      });
    }
  });

  it('el límite que deja el titular vale también aquí', () => {
    const beneficiario = { ...ACTIVO, tipo: 'BENEFICIARIO' as const };
    expect(decidirBaja(beneficiario, NIT, pedido(600), HOY, fecha('2024-05-09'))).toMatchObject({
      ok: false,
      codigo: 'FECHA',
    });
    expect(decidirBaja(beneficiario, NIT, pedido(600), HOY, fecha('2024-05-10'))).toMatchObject({ ok: true });
  });

  it('donde hay modo y fecha, dice lo mismo que la máquina de estados', () => {
    const caso = fc.record({
      estado: fc.constantFrom(...ESTADOS.map((e) => e.codigo)),
      tipo: fc.constantFrom('TITULAR' as const, 'BENEFICIARIO' as const),
      idMotivo: fc.integer({ min: 600, max: 606 }),
      opcion: fc.constantFrom('DEFINITIVA' as const, 'RECTIFICACION' as const, null),
      codigoEntidad: fc.constantFrom(NIT, 'SIST_UNIV_0003'),
      fecha_baja: fc.constantFrom(fecha('2019-12-31'), fecha('2024-01-05'), HOY, fecha('2024-03-31')),
    });
    fc.assert(
      fc.property(caso, ({ estado, tipo, codigoEntidad, idMotivo, opcion, fecha_baja }) => {
        // The record's state is that of the day: 103 and 102 run, the rest has what its state needs.
        const abierto = estado === 100 || estado === 106 || estado === 108;
        const hechos: HechosAfiliacion = {
          ...hechosDeAlta(tipo, fecha('2020-01-01')),
          estado,
          fecha_baja: abierto ? null : estado === 101 ? fecha('2024-04-01') : fecha('2024-02-01'),
          fecha_cesantia:
            abierto || estado === 104 || estado === 105
              ? null
              : estado === 101
                ? fecha('2024-06-01')
                : fecha('2024-04-01'),
          fecha_ampliacion: estado === 102 ? fecha('2024-06-01') : null,
          fecha_derechohabiente: estado === 106 ? fecha('2024-02-20') : null,
        };
        const modo = modoDeBaja({ estado, tipo, codigoEntidad, idMotivo, opcion });
        const decision = decidirBaja(hechos, codigoEntidad, { idMotivo, opcion, fecha_baja }, HOY);
        const baja = modo && bajaDe(modo, fecha_baja);
        expect(decision).toEqual(
          baja ? aplicarAccion(hechos, { tipo: 'baja', ...baja }, HOY) : expect.objectContaining({ ok: false }),
        );
      }),
    );
  });
});
