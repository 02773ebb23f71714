import { type PropuestaFallecimiento, revisionFallecimiento } from '@sgpa/contract/v1/revision-fallecimiento';
import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { describe, expect, it } from 'vitest';
import { FILA } from '../../asegurado/testing/fila.ts';
import { devueltasDe, sigueAOtra } from '../terminadas.ts';
import { deLaFamilia } from '../testing/de-la-familia.ts';
import { preguntaDe, revisar, toRequest, vacio } from './revision-fallecimiento.form.ts';

const HOY = fecha('2026-10-14');
const ACTIVO = {
  codigo_estado: 100 as const,
  estado: 'ACTIVO',
  fecha_baja: null,
  fecha_cesantia: null,
  fecha_ampliacion: null,
  fecha_derechohabiente: null,
  fin_cobertura: null,
};
const terminada = (id: number, cambios: Partial<PropuestaFallecimiento['afiliaciones'][number]> = {}) => ({
  ...deLaFamilia(id),
  ahora: { ...ACTIVO, codigo_estado: 104 as const, estado: 'INACTIVO', fecha_baja: HOY },
  despues: ACTIVO,
  impedimento: null,
  cambiada_despues: false,
  ...cambios,
});
const PROPUESTA: PropuestaFallecimiento = {
  nombre: 'ROJAS ANA',
  documento: '1000001',
  fecha_defuncion: HOY,
  obliga_a_todos: true,
  declarado_por: ['Caja Nacional de Salud'],
  documentos: [],
  afiliaciones: [
    terminada(1),
    terminada(2),
    terminada(3, { cambiada_despues: true }),
    terminada(4, { despues: null, impedimento: 'No se puede.' }),
  ],
};
const ids = (elegidas: number[]) =>
  devueltasDe(PROPUESTA.afiliaciones, elegidas).map(({ idAfiliadoEnteGestor }) => idAfiliadoEnteGestor);

const ANA = { ...FILA, nombres: 'ANA', primer_apellido: 'ROJAS' };
const facts = [{ label: 'Persona', value: 'ROJAS ANA, CI\u00A01000009-1A' }];

describe('revision-fallecimiento.form.test.ts', () => {
  it('elige de antemano lo que solo la muerte cambió; lo que otro cambió después lo elige la autoridad', () => {
    expect(vacio(PROPUESTA)).toMatchObject({ decision: 'CORREGIR', elegidas: [1, 2] });
    expect(vacio({ ...PROPUESTA, obliga_a_todos: false }).decision).toBe('');
  });

  it('sin la del titular, ninguna de sus beneficiarios; lo imposible, nunca', () => {
    expect(ids([1, 2, 3, 4])).toEqual([1, 2, 3]);
    expect(ids([2, 3])).toEqual([]);
    expect(sigueAOtra(terminada(2), PROPUESTA.afiliaciones, [2])).toBe(true);
    expect(sigueAOtra(terminada(2, { idTitular: 99 }), PROPUESTA.afiliaciones, [2])).toBe(false);
  });

  it('pide decisión y motivo', () => {
    expect(revisar({ ...vacio(PROPUESTA), decision: '' })).toEqual({
      decision: 'Debe elegir la decisión.',
      descripcion_motivo: 'Debe escribir el motivo.',
    });
  });

  it('manda lo elegido con la versión que se vio; para confirmar, ninguna', () => {
    const form = { ...vacio(PROPUESTA), descripcion_motivo: 'Oficio' };
    const pedido = toRequest(form, PROPUESTA, 1);
    expect(pedido).toMatchObject({
      decision: 'CORREGIR',
      afiliaciones: [
        { idAfiliadoEnteGestor: 1, version: 2 },
        { idAfiliadoEnteGestor: 2, version: 2 },
      ],
    });
    expect(revisionFallecimiento.request.body.parse(pedido)).toEqual(pedido);
    expect(toRequest({ ...form, decision: 'CONFIRMAR' }, PROPUESTA, 1)?.afiliaciones).toEqual([]);
  });

  it('pregunta con nombre, documento, desde cuándo y qué vuelve a qué', () => {
    expect(preguntaDe(vacio(PROPUESTA), PROPUESTA, ANA, HOY)).toEqual({
      title: '¿Corregir el fallecimiento de ROJAS ANA?',
      facts,
      text: [
        'Desde hoy, 14/10/2026, ya no figura como fallecida para ningún ente gestor.',
        'Vuelven a sus fechas de antes:',
        'PERSONA 1 (Caja Nacional de Salud): ACTIVO',
        'PERSONA 2 (Caja Nacional de Salud): ACTIVO',
      ].join('\n'),
      acceptLabel: 'Corregir el fallecimiento',
    });
    expect(preguntaDe({ ...vacio(PROPUESTA), elegidas: [] }, PROPUESTA, ANA, HOY).text).toContain(
      'Ninguna afiliación vuelve a sus fechas de antes.',
    );
  });
});
