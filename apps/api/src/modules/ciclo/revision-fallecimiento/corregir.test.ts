import { numeroDocumento } from '@sgpa/domain/shared/documento';
import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { type IdAfiliacion, idAfiliacion, idPersona } from '@sgpa/domain/shared/ids';
import { describe, expect, it } from 'vitest';
import type { Afiliacion } from '../../afiliacion/afiliacion.queries.ts';
import type { TerminadaPorDefuncion } from '../revision.queries.ts';
import { afiliacionDePrueba } from '../testing/afiliacion-de-prueba.ts';
import { corregir } from './corregir.ts';

const HOY = fecha('2026-10-14');
const MUERTE = fecha('2026-10-05');
const DEFUNCION = 601;
const [TITULAR, HIJA] = [idAfiliacion(1), idAfiliacion(2)];

const muerto = afiliacionDePrueba({ estado: 104, fecha_baja: MUERTE, id_motivo_baja: DEFUNCION });
const deDosMeses = afiliacionDePrueba({
  id: HIJA,
  id_persona: idPersona(20),
  id_titular: TITULAR,
  tipo: 'BENEFICIARIO',
  estado: 103,
  fecha_baja: MUERTE,
  fecha_cesantia: fecha('2026-12-05'),
  id_motivo_baja: DEFUNCION,
});

const terminada = (
  id: IdAfiliacion,
  antes: TerminadaPorDefuncion['antes'],
  cambios: Partial<TerminadaPorDefuncion> = {},
): TerminadaPorDefuncion => ({
  id,
  nombre: `PERSONA ${id}`,
  numero_documento: numeroDocumento('1000100'),
  complemento: '',
  parentesco: null,
  ente_gestor: 'CNS',
  entidad: 'X',
  antes,
  antes_de_habilitar: null,
  cambiada: false,
  fallecida: false,
  ...cambios,
});

const ABIERTA = { estado: 100, fecha_baja: null };
const mapa = (...filas: Afiliacion[]) => new Map(filas.map((fila) => [fila.id, fila]));
const todas = () => true;

describe('corregir.test.ts', () => {
  it('titular y beneficiaria vuelven abiertos, sin el motivo de la muerte', () => {
    const devueltas = corregir(
      [terminada(TITULAR, ABIERTA), terminada(HIJA, ABIERTA)],
      mapa(muerto, deDosMeses),
      todas,
      HOY,
    );
    expect(
      devueltas.map((una) => una.ok && [una.cambio.hechos.tipo, una.cambio.hechos.estado, una.cambio.resto]),
    ).toEqual([
      ['TITULAR', 100, expect.objectContaining({ id_motivo_baja: null, detalle_motivo: null })],
      ['BENEFICIARIO', 100, expect.objectContaining({ id_motivo_baja: null, detalle_motivo: null })],
    ]);
  });

  it('vuelve con las fechas, el motivo y los detalles que tenía, también los de su derecho propio y su revisión', () => {
    const antes = {
      estado: 106,
      fecha_baja: fecha('2026-01-02'),
      fecha_cesantia: fecha('2026-03-02'),
      fecha_derechohabiente: fecha('2026-02-01'),
      id_motivo_baja: 600,
      detalle_motivo: 'de antes',
      detalle_derechohabiente: 'por viudez',
      fecha_revision: fecha('2026-04-01'),
    };
    const sola = { ...deDosMeses, id_titular: null };
    const [una] = corregir([terminada(HIJA, antes)], mapa(sola), todas, HOY);
    expect(una?.ok && una.cambio.hechos).toMatchObject({ fecha_derechohabiente: '2026-02-01' });
    expect(una?.ok && una.cambio.resto).toMatchObject({
      id_motivo_baja: 600,
      detalle_motivo: 'de antes',
      detalle_derechohabiente: 'por viudez',
      fecha_revision: '2026-04-01',
    });
  });

  it('donde el titular terminó entretanto, la beneficiaria termina con él y por su motivo', () => {
    const cesante = {
      ...muerto,
      estado: 103,
      fecha_baja: fecha('2026-09-01'),
      fecha_cesantia: fecha('2026-11-01'),
      id_motivo_baja: 600,
      detalle_motivo: 'del titular',
    };
    const [una] = corregir([terminada(HIJA, ABIERTA)], mapa(cesante, deDosMeses), todas, HOY);
    expect(una?.ok && [una.cambio.hechos.fecha_baja, una.cambio.hechos.fecha_cesantia]).toEqual([
      '2026-09-01',
      '2026-11-01',
    ]);
    expect(una?.ok && una.cambio.resto).toMatchObject({ id_motivo_baja: 600, detalle_motivo: 'del titular' });
  });

  it('de un titular que terminó sin cesantía, y no por su muerte, la beneficiaria no conserva dos meses', () => {
    const sinCesantia = { ...muerto, fecha_baja: fecha('2026-09-01'), id_motivo_baja: 603 };
    const [una] = corregir([terminada(HIJA, ABIERTA)], mapa(sinCesantia, deDosMeses), todas, HOY);
    expect(una?.ok && una.cambio.hechos).toMatchObject({ estado: 105, fecha_cesantia: null });
  });

  it('lo que ya había terminado por su cuenta vuelve por su motivo, no por el del titular', () => {
    const antes = { estado: 103, fecha_baja: fecha('2026-09-20'), fecha_cesantia: fecha('2026-11-20') };
    const motivo = { id_motivo_baja: 604, detalle_motivo: 'suyo' };
    const vivo = afiliacionDePrueba();
    const [una] = corregir([terminada(HIJA, { ...antes, ...motivo })], mapa(vivo, deDosMeses), todas, HOY);
    expect(una?.ok && una.cambio).toMatchObject({ hechos: antes, resto: motivo });
  });

  it('la que nació con la muerte, y la de quien murió también, no vuelven, y se dice por qué', () => {
    const terminadas = [terminada(TITULAR, null), terminada(HIJA, ABIERTA, { fallecida: true })];
    const devueltas = corregir(terminadas, mapa(muerto, deDosMeses), todas, HOY);
    expect(devueltas.map((una) => una.ok || una.impedimento)).toEqual([
      'Se registró como de una persona fallecida: no tenía cobertura antes.',
      expect.stringMatching(/fallecida/),
    ]);
  });

  it('de las no elegidas, y de las que ya no se ven, no se dice nada', () => {
    const terminadas = [terminada(TITULAR, ABIERTA), terminada(HIJA, ABIERTA)];
    expect(corregir(terminadas, mapa(muerto), todas, HOY).map(({ fila }) => fila.id)).toEqual([TITULAR]);
    expect(corregir(terminadas, mapa(muerto, deDosMeses), (id) => id === TITULAR, HOY)).toHaveLength(1);
  });
});
