import { describe, expect, it } from 'vitest';
import { fecha } from '../shared/fecha-civil.ts';
import { type IdAfiliacion, type IdPersona, idAfiliacion, idPersona } from '../shared/ids.ts';
import type { HechosAfiliacion } from './cobertura.ts';
import { cubiertasEnOtrosEntes, efectoDeDefuncion } from './defuncion.ts';

const HOY = fecha('2024-03-10');
const MUERTA = idPersona(1);
const ENDED = { estado: 104, fecha_baja: HOY, fecha_cesantia: null };
const TWO_MONTHS = { estado: 103, fecha_baja: HOY, fecha_cesantia: fecha('2024-05-10') };

interface Fila extends HechosAfiliacion {
  id: IdAfiliacion;
  id_persona: IdPersona;
  id_titular: IdAfiliacion | null;
}

function fila(id: number, persona: number, cambios: Partial<Fila> = {}): Fila {
  return {
    id: idAfiliacion(id),
    id_persona: idPersona(persona),
    id_titular: null,
    tipo: cambios.id_titular == null ? 'TITULAR' : 'BENEFICIARIO',
    estado: 100,
    fecha_afiliacion: fecha('2020-01-01'),
    fecha_baja: null,
    fecha_cesantia: null,
    fecha_ampliacion: null,
    fecha_derechohabiente: null,
    ...cambios,
  };
}

const efecto = (filas: Fila[]) => {
  const { propias, beneficiarios } = efectoDeDefuncion(filas, MUERTA, HOY);
  const hechosDe = (lista: typeof propias) => Object.fromEntries(lista.map((c) => [c.fila.id, c.hechos]));
  return [hechosDe(propias), hechosDe(beneficiarios)];
};

describe('defuncion.test.ts', () => {
  it('termina lo que la persona tiene como titular y como beneficiaria, corriera lo que corriera', () => {
    const [propias, beneficiarios] = efecto([
      fila(1, MUERTA),
      fila(2, MUERTA, { estado: 101, fecha_baja: fecha('2024-04-01'), fecha_cesantia: fecha('2024-06-01') }),
      fila(3, MUERTA, { id_titular: idAfiliacion(9) }),
      fila(4, MUERTA, { estado: 108 }),
      fila(5, MUERTA, { id_titular: idAfiliacion(1) }),
    ]);
    const deBeneficiaria = { ...ENDED, estado: 105 };
    expect(propias).toMatchObject({ 1: ENDED, 2: ENDED, 3: deBeneficiaria, 4: ENDED, 5: deBeneficiaria });
    expect(beneficiarios).toEqual({});
  });

  it('deja como está lo que había terminado, y a sus beneficiarios', () => {
    const ended = { estado: 104, fecha_baja: fecha('2024-01-01') };
    expect(efecto([fila(1, MUERTA, ended), fila(2, 2, { id_titular: idAfiliacion(1) })])).toEqual([{}, {}]);
  });

  it('los beneficiarios de cada afiliación de titular conservan dos meses, y el derecho propio sigue', () => {
    const [, beneficiarios] = efecto([
      fila(1, MUERTA),
      fila(2, 2, { id_titular: idAfiliacion(1) }),
      fila(3, MUERTA),
      fila(4, 3, { id_titular: idAfiliacion(3) }),
      fila(5, 4, { id_titular: idAfiliacion(3), estado: 106, fecha_derechohabiente: fecha('2024-01-01') }),
      fila(6, 5, { id_titular: idAfiliacion(99) }),
    ]);
    expect(beneficiarios).toMatchObject({ 2: TWO_MONTHS, 4: TWO_MONTHS });
    expect(Object.keys(beneficiarios ?? {})).toHaveLength(2);
  });

  it('a los otros entes gestores se les avisa de lo que cubren hoy', () => {
    const de = (id_ente_gestor: number, cambios: Partial<Fila> = {}) => ({
      ...fila(7, MUERTA, cambios),
      id_ente_gestor,
    });
    const cubierta = de(2);
    expect(cubiertasEnOtrosEntes([de(1), cubierta, de(2, { estado: 104, fecha_baja: HOY })], 1, HOY)).toEqual([
      cubierta,
    ]);
  });
});
