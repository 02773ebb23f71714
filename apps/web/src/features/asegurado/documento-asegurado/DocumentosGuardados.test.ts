import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { describe, expect, it } from 'vitest';
import type { DocumentoAbrible } from '../panel.ts';
import { nombreDe, pieDe } from './DocumentosGuardados.tsx';

const DOCUMENTO: DocumentoAbrible = {
  idAfiliadoEnteGestor: 1,
  id: 7,
  clase: 'CERTIFICADO_DEFUNCION',
  numero: '004512-B',
  fecha: fecha('2026-10-05'),
  guardado_en: '2026-10-14T02:00:00.000Z',
  bytes: 1_240_000,
};

describe('DocumentosGuardados.test.ts', () => {
  it('se nombra por lo que es, con su número y su día donde los tiene', () => {
    expect(nombreDe(DOCUMENTO)).toBe('Certificado de defunción 004512-B, del 05/10/2026');
    expect(nombreDe({ ...DOCUMENTO, clase: 'EVIDENCIA_REVISION', numero: null, fecha: null })).toBe(
      'Respaldo de una revisión',
    );
  });

  it('dice cuánto pesa y desde cuándo se guarda, en La Paz', () => {
    expect(pieDe(DOCUMENTO)).toBe('PDF de 1,2 MB, guardado el 13/10/2026');
    expect(pieDe({ ...DOCUMENTO, bytes: 400 })).toMatch(/^PDF de 1 KB,/);
    expect(pieDe({ ...DOCUMENTO, ente_gestor: 'Caja Nacional de Salud' })).toBe(
      'PDF de 1,2 MB, guardado el 13/10/2026 por Caja Nacional de Salud',
    );
  });
});
