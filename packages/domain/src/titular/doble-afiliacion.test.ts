import { describe, expect, it } from 'vitest';
import { hechosDeAlta } from '../cobertura/registro.ts';
import { fecha } from '../shared/fecha-civil.ts';
import { coberturasAparte } from './doble-afiliacion.ts';
import { textoDobleAfiliacion, textoGuardadoConObservacion } from './textos.ts';

const HOY = fecha('2024-03-10');
const DESDE = fecha('2020-01-01');
const COMO_TITULAR = { ...hechosDeAlta('TITULAR', DESDE), id_persona_titular: null };
const DE_LA_MADRE = { ...hechosDeAlta('BENEFICIARIO', DESDE), id_persona_titular: 7 };
const DEL_PADRE = { ...DE_LA_MADRE, id_persona_titular: 8 };
const TERMINADA = { ...COMO_TITULAR, estado: 104, fecha_baja: fecha('2024-03-10') };
const SIN_EMPEZAR = { ...COMO_TITULAR, fecha_afiliacion: fecha('2024-03-11') };
const TODAS = [TERMINADA, COMO_TITULAR, DE_LA_MADRE, SIN_EMPEZAR, DEL_PADRE];

describe('doble-afiliacion.test.ts', () => {
  it('a quien se afilia como titular lo observa toda cobertura de hoy, y solo de hoy', () => {
    expect(coberturasAparte(TODAS, null, HOY)).toEqual([COMO_TITULAR, DE_LA_MADRE, DEL_PADRE]);
  });

  it('un beneficiario puede estarlo dos veces del mismo titular, no de otro', () => {
    expect(coberturasAparte(TODAS, 7, HOY)).toEqual([COMO_TITULAR, DEL_PADRE]);
    expect(coberturasAparte([DE_LA_MADRE], 7, HOY)).toEqual([]);
  });

  it('se nombra a todos los entes gestores que cubren', () => {
    const entes = ['CAJA NORTE', 'CAJA SUR'];
    const enPalabras = 'La persona tiene cobertura vigente en: CAJA NORTE, CAJA SUR.';
    expect(textoDobleAfiliacion(entes)).toBe(enPalabras);
    expect(textoGuardadoConObservacion(entes)).toBe(`${enPalabras} Se abrió una novedad para los entes gestores.`);
  });
});
