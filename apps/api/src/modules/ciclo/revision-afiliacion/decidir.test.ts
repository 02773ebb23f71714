import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { idAfiliacion, idPersona } from '@sgpa/domain/shared/ids';
import { describe, expect, it } from 'vitest';
import { afiliacionDePrueba } from '../testing/afiliacion-de-prueba.ts';
import { decidirRevision, type Revisada } from './decidir.ts';

const HOY = fecha('2026-10-14');
const BAJA = fecha('2026-09-20');
const enRevision = afiliacionDePrueba({ estado: 108, fecha_revision: fecha('2026-10-01') });
const deOtra = { id: idAfiliacion(2), id_persona: idPersona(20), id_titular: idAfiliacion(1) };
const beneficiario = afiliacionDePrueba({ ...enRevision, ...deOtra, tipo: 'BENEFICIARIO' });

const revisada = (cambios: Partial<Revisada> = {}): Revisada => ({
  fila: enRevision,
  titular: null,
  beneficiarios: [],
  fallecida: false,
  ...cambios,
});

describe('decidir.test.ts', () => {
  it.each([
    ['dos meses desde su muerte, que no le dejó cesantía', 601, null, 103],
    ['nada, si terminó por otra cosa sin cesantía', 602, null, 105],
  ])('un titular que terminó deja a quien vuelve %s', (_caso, id_motivo_baja, fecha_cesantia, estado) => {
    const titular = afiliacionDePrueba({ estado: 104, fecha_baja: BAJA, fecha_cesantia, id_motivo_baja });
    const decidida = decidirRevision(revisada({ fila: beneficiario, titular }), 'RESTITUIR', HOY);
    expect(decidida.ok && decidida.hechos.estado).toBe(estado);
  });

  it('quien murió no vuelve a estar cubierto; a ponerlo en revisión o a cerrarla no se opone nada', () => {
    const muerta = revisada({ fallecida: true });
    expect(decidirRevision(muerta, 'RESTITUIR', HOY)).toEqual({ ok: false, texto: expect.stringMatching(/fallecida/) });
    expect(decidirRevision(muerta, 'CERRAR', HOY).ok).toBe(true);
    expect(decidirRevision(revisada({ fila: afiliacionDePrueba(), fallecida: true }), 'ABRIR', HOY).ok).toBe(true);
  });

  it('cerrarla termina hoy a los beneficiarios que seguían, y no vuelve a tocar a los que habían terminado', () => {
    const sigue = afiliacionDePrueba({ ...beneficiario, estado: 100, fecha_revision: null });
    const terminado = { ...sigue, id: idAfiliacion(3), estado: 105, fecha_baja: BAJA };
    const decidida = decidirRevision(revisada({ beneficiarios: [sigue, terminado] }), 'CERRAR', HOY);
    expect(decidida.ok && decidida.beneficiarios.map(({ fila, hechos }) => [fila.id, hechos.fecha_baja])).toEqual([
      [2, HOY],
    ]);
    // No beneficiary's right ends before the review does.
    expect(
      decidirRevision(revisada({ fila: afiliacionDePrueba(), beneficiarios: [sigue] }), 'ABRIR', HOY),
    ).toMatchObject({
      ok: true,
      beneficiarios: [],
    });
  });
});
