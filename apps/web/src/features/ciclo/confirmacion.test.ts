import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { describe, expect, it } from 'vitest';
import { BENEFICIARIO } from '../asegurado/testing/beneficiario.ts';
import { FILA } from '../asegurado/testing/fila.ts';
import { type CasoDado, formularioInicial } from './baja.form.ts';
import { preguntaDeAmpliacion, preguntaDeBaja, preguntaDeHabilitacion } from './confirmacion.ts';
import { hechosDeBeneficiario, hechosDeTitular } from './hechos.ts';

const HOY = fecha('2026-11-20');
const CASO: CasoDado = { hechos: hechosDeTitular(FILA), codigoEntidad: FILA.codigo_entidad, hoy: HOY };
const CUBIERTO = {
  ...BENEFICIARIO,
  codigo_estado: 100 as const,
  fecha_baja: null,
  fecha_cesantia: null,
};
const TERMINADO = { ...CUBIERTO, codigo_estado: 104 as const, nombres: 'Otro', fecha_baja: fecha('2024-01-01') };
const conMotivo = (motivo: string, cambios: object = {}) => ({ ...formularioInicial(HOY), motivo, ...cambios });
const preguntar = (motivo: string, familia: readonly (typeof BENEFICIARIO)[] | null = [CUBIERTO, TERMINADO]) =>
  preguntaDeBaja(conMotivo(motivo), { titulo: 'Esta seguro?', persona: FILA, caso: CASO, familia });

describe('confirmacion.test.ts', () => {
  it('la baja de un titular dice quién, qué, desde cuándo, cómo queda y a qué beneficiarios alcanza', () => {
    expect(preguntar('600')).toEqual({
      title: 'Esta seguro?',
      facts: [
        { label: 'Persona', value: 'FICTICIA PERSONA, CI\u00A01000009-1A' },
        { label: 'Baja', value: 'BAJA POR SOLICITUD, desde el 20/11/2026.' },
        { label: 'Cómo queda', value: 'Quedará en estado CESANTIA, con cobertura hasta el 20/01/2027.' },
        { label: 'Alcanza a', value: '1 beneficiario:\nFICTICIO MENOR, CI\u00A01000201-2B' },
      ],
      acceptLabel: 'Dar de baja',
      grave: true,
    });
  });

  it('la defunción se nombra por lo que hace a la persona entera', () => {
    const { facts, acceptLabel, grave } = preguntar('601');
    expect(facts).toContainEqual({
      label: 'También',
      value: 'Marca a la persona como fallecida y termina sus demás afiliaciones en el ente gestor.',
    });
    expect({ acceptLabel, grave }).toEqual({ acceptLabel: 'Registrar el fallecimiento', grave: true });
  });

  it.each([
    ['nadie depende', [], 'A ningún beneficiario.'],
    ['ya terminó', [TERMINADO], 'A ningún beneficiario.'],
    ['no se sabe', null, 'Sus beneficiarios con cobertura (no se pudo consultar quiénes son).'],
  ])('a quién alcanza: %s', (_cual, familia, texto) => {
    expect(preguntar('600', familia).facts).toContainEqual({ label: 'Alcanza a', value: texto });
  });

  it('de ocho beneficiarios nombra seis y cuenta los demás', () => {
    const ocho = Array.from({ length: 8 }, (_, n) => ({ ...CUBIERTO, nombres: `B${n}` }));
    const alcanza = preguntar('600', ocho).facts?.find(({ label }) => label === 'Alcanza a')?.value;
    expect(alcanza).toMatch(/^8 beneficiarios:\nFICTICIO B0,[\s\S]*FICTICIO B5, CI\u00A01000201-2B\ny 2 más\.$/);
  });

  it('la de un beneficiario no habla de otros, y la rectificación no se pinta de rojo', () => {
    const hechos = hechosDeBeneficiario(BENEFICIARIO);
    const caso: CasoDado = { hechos, codigoEntidad: BENEFICIARIO.codigo_entidad, hoy: HOY };
    const form = conMotivo('604', { opcion: 'RECTIFICACION', fecha_baja: '10/10/2026' });
    const pregunta = preguntaDeBaja(form, { titulo: 'x', persona: BENEFICIARIO, caso, familia: null });
    expect(pregunta.facts?.map(({ label }) => label)).toEqual(['Persona', 'Baja', 'Cómo queda']);
    expect(pregunta).toMatchObject({ acceptLabel: 'Rectificar la baja', grave: false });
  });

  it('a quien pronto llega a la edad no se le promete la cesantía entera', () => {
    const casi = { ...CUBIERTO, fin_por_edad: fecha('2026-12-05') };
    const caso: CasoDado = { hechos: hechosDeBeneficiario(casi), codigoEntidad: casi.codigo_entidad, hoy: HOY };
    const { facts } = preguntaDeBaja(conMotivo('600'), { titulo: 'x', persona: casi, caso, familia: null });
    const value = 'Quedará en estado CESANTIA, con cobertura hasta el 05/12/2026.';
    expect(facts).toContainEqual({ label: 'Cómo queda', value });
  });

  it('la ampliación dice desde y hasta cuándo', () => {
    const hechos = {
      ...CASO.hechos,
      estado: 103,
      fecha_baja: fecha('2026-10-01'),
      fecha_cesantia: fecha('2026-12-01'),
    };
    const form = { fecha_fin_ampliacion: '01/03/2027', motivo: 'OTROS', descripcion_motivo: '' };
    expect(preguntaDeAmpliacion(form, { titulo: 'x', persona: FILA, caso: { ...CASO, hechos } })).toEqual({
      title: 'x',
      facts: [
        { label: 'Persona', value: 'FICTICIA PERSONA, CI\u00A01000009-1A' },
        { label: 'Ampliación', value: 'OTROS, desde el 02/12/2026 hasta el 01/03/2027.' },
        { label: 'Cómo queda', value: 'Quedará en estado AMPLIACIÓN, con cobertura hasta el 01/03/2027.' },
      ],
      acceptLabel: 'Ampliar la cobertura',
    });
  });

  it('la habilitación dice de quién, como qué y desde cuándo', () => {
    expect(preguntaDeHabilitacion('x', BENEFICIARIO, 'VIUDEZ', HOY).facts).toEqual([
      { label: 'Persona', value: 'FICTICIO MENOR, CI\u00A01000201-2B' },
      { label: 'Habilitación', value: 'Como derechohabiente, desde el 20/11/2026.' },
      { label: 'Tipo de rentista', value: 'VIUDEZ' },
    ]);
  });
});
