import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FechaCivil, fecha, sumarDias } from '../shared/fecha-civil.ts';
import { aplicarAccion } from './acciones.ts';
import { estaCubierto, estadoEn, finDeCobertura, type HechosAfiliacion } from './cobertura.ts';
import { hechosDeAlta, registrarBeneficiario } from './registro.ts';

const HOY = fecha('2024-03-10');
const ABIERTO = hechosDeAlta('TITULAR', fecha('2020-01-01'));
const SIN_COBERTURA = 'La cobertura que el titular deja a sus beneficiarios ya no está vigente.';

const conBaja = (fecha_baja: FechaCivil, modo: 'CESANTIA' | 'DEFINITIVA', hoy = HOY): HechosAfiliacion => {
  const resultado = aplicarAccion(ABIERTO, { tipo: 'baja', modo, fecha_baja }, hoy);
  if (!resultado.ok) throw new Error(resultado.texto);
  return resultado.hechos;
};

describe('registro-beneficiario.test.ts', () => {
  it.each<[string, HechosAfiliacion, FechaCivil, object]>([
    ['con el titular ACTIVO nace ACTIVO', ABIERTO, fecha('2024-03-01'), { estado: 100, fecha_baja: null }],
    [
      'con una baja por venir nace con ella',
      conBaja(fecha('2024-04-01'), 'CESANTIA'),
      fecha('2024-03-01'),
      { estado: 101, fecha_baja: fecha('2024-04-01'), fecha_cesantia: fecha('2024-06-01') },
    ],
    [
      'en la cesantía del titular nace en cesantía',
      conBaja(fecha('2024-03-01'), 'CESANTIA'),
      fecha('2024-02-01'),
      { estado: 103, fecha_baja: fecha('2024-03-01'), fecha_cesantia: fecha('2024-05-01') },
    ],
    [
      'afiliado después de la baja del titular, su baja no es anterior a su afiliación',
      conBaja(fecha('2024-03-01'), 'CESANTIA'),
      fecha('2024-03-05'),
      { estado: 103, fecha_baja: fecha('2024-03-05'), fecha_cesantia: fecha('2024-05-01') },
    ],
  ])('%s', (_caso, titular, desde, esperado) => {
    expect(registrarBeneficiario(titular, desde, HOY)).toMatchObject({
      ok: true,
      hechos: { ...esperado, tipo: 'BENEFICIARIO', fecha_afiliacion: desde },
    });
  });

  it('se rechaza cuando el titular ya no le deja ningún día', () => {
    const titular = conBaja(fecha('2024-01-05'), 'DEFINITIVA', fecha('2024-01-05'));
    expect(registrarBeneficiario(titular, fecha('2024-01-01'), HOY)).toEqual({
      ok: false,
      texto: `${SIN_COBERTURA} Terminó el 04/01/2024.`,
    });
    // The cover is open, but not on the day asked: there is no end to tell.
    expect(registrarBeneficiario(ABIERTO, sumarDias(HOY, 1), HOY)).toEqual({ ok: false, texto: SIN_COBERTURA });
  });

  it('quien nace está cubierto hoy, en el estado de hoy, y no por más tiempo que su titular', () => {
    const modos = fc.constantFrom('CESANTIA' as const, 'DEFINITIVA' as const);
    const cerca = fc.integer({ min: -120, max: 120 });
    fc.assert(
      fc.property(modos, cerca, fc.integer({ min: 0, max: 400 }), (modo, dias, antes) => {
        const titular = conBaja(sumarDias(HOY, dias), modo);
        const resultado = registrarBeneficiario(titular, sumarDias(HOY, -antes), HOY);
        expect(resultado.ok).toBe(estaCubierto(titular, HOY));
        if (!resultado.ok) return;
        const { hechos } = resultado;
        expect(estaCubierto(hechos, HOY)).toBe(true);
        expect(hechos.estado).toBe(estadoEn(hechos, HOY));
        expect(finDeCobertura(hechos)).toBe(finDeCobertura(titular));
      }),
    );
  });
});
