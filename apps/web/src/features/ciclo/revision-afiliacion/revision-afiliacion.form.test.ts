import type { PropuestaRevision } from '@sgpa/contract/v1/revision-afiliacion';
import { revisionAfiliacion } from '@sgpa/contract/v1/revision-afiliacion';
import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { describe, expect, it } from 'vitest';
import { FILA } from '../../asegurado/testing/fila.ts';
import { deLaFamilia } from '../testing/de-la-familia.ts';
import { preguntaDe, revisar, toRequest, vacio } from './revision-afiliacion.form.ts';

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
const REVISION = { ...ACTIVO, codigo_estado: 108 as const, estado: 'REVISION' };
const opcion = { beneficiarios: 0, impedimento: null };
const ACTIVA: PropuestaRevision = {
  idAfiliadoEnteGestor: 7,
  version: 3,
  ahora: ACTIVO,
  en_revision_desde: null,
  motivo: null,
  fallecido: false,
  documentos: [],
  decisiones: [{ ...opcion, decision: 'ABRIR', despues: REVISION }],
  terminadas_por_cambio: [],
};
const EN_REVISION: PropuestaRevision = {
  ...ACTIVA,
  ahora: REVISION,
  decisiones: [
    { ...opcion, decision: 'RESTITUIR', despues: null, impedimento: 'Su titular está en revisión.' },
    {
      decision: 'CERRAR',
      despues: { ...ACTIVO, codigo_estado: 104, estado: 'INACTIVO', fecha_baja: HOY },
      beneficiarios: 1,
      impedimento: null,
    },
  ],
};

const ANA = { ...FILA, nombres: 'ANA', primer_apellido: 'ROJAS' };
const facts = [{ label: 'Persona', value: 'ROJAS ANA, CI\u00A01000009-1A' }];

const CERRADA = { ...ACTIVO, codigo_estado: 104 as const, estado: 'INACTIVO', fecha_baja: fecha('2026-10-05') };
const terminada = (id: number, cambios: Partial<PropuestaRevision['terminadas_por_cambio'][number]> = {}) => ({
  ...deLaFamilia(id),
  ahora: ACTIVO,
  despues: { ...ACTIVO, codigo_estado: 103 as const, estado: 'CESANTIA' },
  impedimento: null,
  cambiada_despues: false,
  cierre: id === 1 ? CERRADA : null,
  ...cambios,
});
const DE_CAMBIO: PropuestaRevision = {
  ...EN_REVISION,
  terminadas_por_cambio: [terminada(1), terminada(2), terminada(3, { despues: null, impedimento: 'No se puede.' })],
};

describe('revision-afiliacion.form.test.ts', () => {
  it('la única decisión ya está elegida; entre varias se elige, y el motivo se escribe', () => {
    expect(revisar(vacio(ACTIVA), ACTIVA)).toEqual({ descripcion_motivo: 'Debe escribir el motivo.' });
    expect(revisar(vacio(EN_REVISION), EN_REVISION)).toEqual({
      descripcion_motivo: 'Debe escribir el motivo.',
      decision: 'Debe elegir la decisión.',
    });
  });

  it('lo que no se puede dice por qué', () => {
    const form = { ...vacio(EN_REVISION), decision: 'RESTITUIR' as const, descripcion_motivo: 'x' };
    expect(revisar(form, EN_REVISION)).toEqual({ decision: 'Su titular está en revisión.' });
  });

  it('manda lo que el contrato espera, con la versión que se vio', () => {
    const pedido = toRequest({ ...vacio(ACTIVA), descripcion_motivo: ' Denuncia ' }, ACTIVA);
    expect(pedido).toEqual({
      idAfiliadoEnteGestor: 7,
      version: 3,
      decision: 'ABRIR',
      motivo: 'Denuncia',
      evidencia: null,
    });
    expect(revisionAfiliacion.request.body.parse(pedido)).toEqual(pedido);
    expect(toRequest(vacio(EN_REVISION), EN_REVISION)).toBeNull();
  });

  it('pregunta con nombre, documento, qué y desde cuándo', () => {
    expect(preguntaDe(vacio(ACTIVA), ACTIVA, ANA, HOY)).toEqual({
      title: '¿Poner en revisión la afiliación de ROJAS ANA?',
      facts,
      text: 'Desde hoy, 14/10/2026, no tendrá cobertura hasta que termine la revisión.',
      acceptLabel: 'Poner en revisión',
      grave: true,
    });
    expect(preguntaDe({ ...vacio(EN_REVISION), decision: 'CERRAR' }, EN_REVISION, ANA, HOY)).toEqual({
      title: '¿Cerrar la afiliación de ROJAS ANA?',
      facts,
      text: 'Queda en estado INACTIVO, con fecha de baja 14/10/2026. Desde hoy, 14/10/2026, su beneficiario pierde la cobertura de esta afiliación.',
      acceptLabel: 'Cerrar la afiliación',
      grave: true,
    });
  });

  it('un cambio de empleador cerrado por error devuelve lo elegido, al principio todo lo que se puede', () => {
    const cerrar = { ...vacio(DE_CAMBIO), decision: 'CERRAR' as const, descripcion_motivo: 'Oficio' };
    expect(toRequest(cerrar, DE_CAMBIO)).not.toHaveProperty('registrado_por_error');
    const vista = (id: number) => ({ idAfiliadoEnteGestor: id, version: 2 });
    const enviadas = (cambios: object, propuesta = DE_CAMBIO) => {
      const pedido = toRequest({ ...cerrar, porError: true, ...cambios }, propuesta);
      expect(revisionAfiliacion.request.body.parse(pedido)).toEqual(pedido);
      return pedido?.registrado_por_error?.afiliaciones;
    };
    expect(enviadas({})).toEqual([vista(1), vista(2)]);
    expect(enviadas({ elegidas: [1] })).toEqual([vista(1)]);
    expect(enviadas({ elegidas: [2] })).toEqual([]);
    expect(enviadas({ decision: 'RESTITUIR' })).toBeUndefined();
    expect(enviadas({}, EN_REVISION)).toBeUndefined();
  });

  it('antes de cerrarla por error dice cómo queda y qué vuelve', () => {
    const cerrar = { ...vacio(DE_CAMBIO), decision: 'CERRAR' as const, porError: true };
    expect(preguntaDe(cerrar, DE_CAMBIO, ANA, HOY).text).toBe(
      'Queda en estado INACTIVO, con fecha de baja 05/10/2026. Desde hoy, 14/10/2026, su beneficiario pierde la cobertura de esta afiliación. ' +
        'Vuelven a sus fechas de antes:\nPERSONA 1 (EMPRESA): CESANTIA\nPERSONA 2 (EMPRESA): CESANTIA',
    );
    expect(preguntaDe({ ...cerrar, elegidas: [] }, DE_CAMBIO, ANA, HOY).text).toMatch(
      /baja 14\/10\/2026\..*Ninguna afiliación vuelve a sus fechas de antes\.$/,
    );
  });
});
