import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FechaCivil, fecha, sumarDias } from '../shared/fecha-civil.ts';
import { type Accion, aplicarAccion } from './acciones.ts';
import { cesantiaDesde, estaCubierto, estadoEn, finDeCobertura, type HechosAfiliacion } from './cobertura.ts';
import { efectoEnBeneficiario, limiteParaBeneficiarios } from './efecto-beneficiarios.ts';
import { hechosDeAlta } from './registro.ts';

const INICIO = fecha('2023-11-20');
const MODOS = ['CESANTIA', 'DEFINITIVA', 'DEFUNCION', 'RECTIFICACION'] as const;

/** In a step some days pass, then somebody acts on one of the family (0 is the holder) with a date near that day. */
interface Paso {
  dias: number;
  quien: number;
  clase: 'baja' | 'ampliacion' | 'habilitacion' | 'vencimiento';
  modo: (typeof MODOS)[number];
  cerca: number;
}

const pasos = fc.array(
  fc.record<Paso>({
    dias: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 90 })),
    quien: fc.integer({ min: 0, max: 2 }),
    clase: fc.constantFrom('baja', 'baja', 'ampliacion', 'habilitacion', 'vencimiento'),
    modo: fc.constantFrom(...MODOS),
    cerca: fc.integer({ min: -100, max: 150 }),
  }),
  { minLength: 1, maxLength: 14 },
);

function accionDe({ clase, modo, cerca }: Paso, hoy: FechaCivil): Accion {
  const fecha = sumarDias(hoy, cerca);
  if (clase === 'baja')
    return modo === 'DEFUNCION' ? { tipo: 'baja', modo } : { tipo: 'baja', modo, fecha_baja: fecha };
  if (clase === 'ampliacion') return { tipo: 'ampliacion', fecha_ampliacion: fecha };
  return clase === 'habilitacion' ? { tipo: 'habilitacion', fecha_inicio: fecha } : { tipo: 'vencimiento' };
}

interface Suceso {
  hoy: FechaCivil;
  accion: Accion;
  quien: number;
  aceptada: boolean;
  antes: readonly HechosAfiliacion[];
  despues: readonly HechosAfiliacion[];
  defuncion: boolean;
}

/** Lives the life of a family as the server would write it, with the facts before and after each step. */
function vivir(lista: readonly Paso[]): Suceso[] {
  let hoy = INICIO;
  let defuncion = false;
  let familia: readonly HechosAfiliacion[] = [
    hechosDeAlta('TITULAR', fecha('2023-10-01')),
    hechosDeAlta('BENEFICIARIO', fecha('2023-10-01')),
    hechosDeAlta('BENEFICIARIO', fecha('2023-11-15')),
  ];
  return lista.map((paso) => {
    hoy = sumarDias(hoy, paso.dias);
    const antes = familia;
    const accion = accionDe(paso, hoy);
    const [titular] = antes;
    const propio = antes[paso.quien];
    if (!titular || !propio) throw new RangeError('Nobody there');
    const limite = paso.quien === 0 ? null : limiteParaBeneficiarios(titular, defuncion);
    const resultado = aplicarAccion(propio, accion, hoy, limite);
    if (resultado.ok) {
      const { hechos } = resultado;
      const muere = accion.tipo === 'baja' && accion.modo === 'DEFUNCION';
      if (paso.quien === 0 && muere) defuncion = true;
      familia = antes.map((h, i) => {
        if (i === paso.quien) return hechos;
        if (paso.quien !== 0 || accion.tipo !== 'baja') return h;
        return efectoEnBeneficiario(h, { antes: titular, despues: hechos, defuncion: muere }, hoy) ?? h;
      });
    }
    return { hoy, accion, quien: paso.quien, aceptada: resultado.ok, antes, despues: familia, defuncion };
  });
}

const enOrden = (fechas: readonly (FechaCivil | null)[]): boolean => {
  const dadas = fechas.filter((f) => f !== null);
  return dadas.every((f, i) => f >= (dadas[i - 1] ?? ''));
};

describe('acciones.propiedades.test.ts', () => {
  const siempre = (revisar: (s: Suceso, vida: readonly Suceso[]) => void) =>
    fc.assert(
      fc.property(pasos, (lista) => {
        const vida = vivir(lista);
        for (const suceso of vida) revisar(suceso, vida);
      }),
      { numRuns: 400 },
    );

  it('sus fechas van en orden y son las que pide su estado', () => {
    siempre(({ despues }) => {
      for (const h of despues) {
        expect(enOrden([h.fecha_afiliacion, h.fecha_baja, h.fecha_cesantia, h.fecha_ampliacion])).toBe(true);
        expect(h.fecha_ampliacion === null || h.fecha_ampliacion > (h.fecha_cesantia ?? '')).toBe(true);
        if (h.estado === 100) expect(h.fecha_baja).toBeNull();
        if (h.estado === 101) expect(h.fecha_baja).not.toBeNull();
        if (h.estado === 102) expect(h.fecha_ampliacion).not.toBeNull();
        if (h.estado === 103) expect([h.fecha_baja, h.fecha_cesantia]).not.toContain(null);
        if (h.fecha_cesantia !== null) expect(h.fecha_ampliacion ?? h.fecha_cesantia).toBe(finDeCoberturaDelTitular(h));
      }
    });
  });

  it('el último día cubierto lo está, y ninguno después', () => {
    siempre(({ despues }) => {
      for (const h of despues) {
        const fin = finDeCobertura(h);
        if (fin === null || fin < (h.fecha_afiliacion ?? '')) continue;
        expect(estaCubierto(h, fin)).toBe(true);
        for (const dias of [1, 2, 40, 400]) expect(estaCubierto(h, sumarDias(fin, dias))).toBe(false);
      }
    });
  });

  it('lo que se escribe un día es el estado de ese día', () => {
    siempre(({ hoy, quien, aceptada, despues }) => {
      const h = despues[quien];
      if (aceptada && h) expect(h.estado).toBe(estadoEn(h, hoy));
    });
  });

  it('nadie vuelve cuando su cobertura terminó, salvo por derecho propio', () => {
    siempre(({ hoy, antes, despues }) => {
      antes.forEach((h, i) => {
        const luego = despues[i];
        if (luego && !estaCubierto(h, hoy) && estaCubierto(luego, hoy)) expect(luego.estado).toBe(106);
      });
    });
  });

  it('una baja definitiva y una defunción nunca alargan la cobertura de quien las tiene', () => {
    siempre(({ hoy, accion, quien, aceptada, antes, despues }) => {
      const [h, luego] = [antes[quien], despues[quien]];
      if (!aceptada || !h || !luego || accion.tipo !== 'baja') return;
      if (accion.modo !== 'DEFINITIVA' && accion.modo !== 'DEFUNCION') return;
      const fin = finDeCobertura({ ...h, estado: estadoEn(h, hoy) });
      const finLuego = finDeCobertura(luego) ?? '';
      expect(finLuego).not.toBe('');
      if (fin !== null) expect(finLuego <= fin).toBe(true);
      if (accion.modo === 'DEFUNCION') expect(estaCubierto(luego, hoy)).toBe(false);
    });
  });

  it('un titular que terminó no deja a sus beneficiarios más de lo que dicen las decisiones', () => {
    siempre((suceso, vida) => {
      const { hoy, despues, defuncion } = suceso;
      const [titular] = despues;
      if (!titular || estaCubierto(titular, hoy)) return;
      const limite = limiteParaBeneficiarios(titular, defuncion) ?? '';
      despues.forEach((b, i) => {
        if (i === 0 || b.fecha_derechohabiente !== null || !estaCubierto(b, hoy)) return;
        const permitidos = [limite, ...ampliacionesDe(i, vida.slice(0, vida.indexOf(suceso) + 1))];
        expect(permitidos.some((fin) => (finDeCobertura(b) ?? '9999') <= fin)).toBe(true);
      });
    });
  });

  it('una acción rechazada no cambia nada y dice en qué estado está', () => {
    siempre(({ aceptada, antes, despues }) => {
      if (!aceptada) expect(despues).toEqual(antes);
    });
  });

  it('donde se rechazó a alguien pudo pasar la tarea diaria: resultan los mismos hechos', () => {
    fc.assert(
      fc.property(pasos, (lista) => {
        const vida = vivir(lista);
        const otra = vivir(lista.map((paso, i) => (vida[i]?.aceptada ? paso : { ...paso, clase: 'vencimiento' })));
        expect(otra.map((s) => s.aceptada)).toEqual(lista.map(() => true));
        const alFinal = (sucesos: readonly Suceso[]) => {
          const { hoy, despues } = sucesos.at(-1) ?? { hoy: INICIO, despues: [] };
          return despues.map((h) => vencer(h, hoy));
        };
        expect(alFinal(otra)).toEqual(alFinal(vida));
      }),
      { numRuns: 400 },
    );
  });

  it('la tarea diaria puede pasar dos veces, tarde o cada día: los hechos de un día son los mismos', () => {
    fc.assert(
      fc.property(pasos, fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 8 }), (lista, esperas) => {
        const ultimo = vivir(lista).at(-1);
        for (const h of ultimo?.despues ?? []) {
          let [dia, alDia] = [ultimo?.hoy ?? INICIO, h];
          for (const dias of esperas) {
            dia = sumarDias(dia, dias);
            alDia = vencer(alDia, dia);
            expect(vencer(alDia, dia)).toEqual(alDia);
          }
          if (esperas.length > 0) expect(alDia).toEqual(vencer(h, dia));
        }
      }),
    );
  });

  it('se llega a todos los estados que las acciones dan', () => {
    const vistos = new Set<number>();
    for (const lista of fc.sample(pasos, { numRuns: 400, seed: 3 })) {
      for (const { despues } of vivir(lista)) for (const h of despues) vistos.add(h.estado);
    }
    expect([...vistos].toSorted()).toEqual([100, 101, 102, 103, 104, 105, 106]);
  });

  it.each([
    [fecha('2023-12-31'), fecha('2024-02-29')],
    [fecha('2024-12-31'), fecha('2025-02-28')],
    [fecha('2023-12-29'), fecha('2024-02-29')],
    [fecha('2024-02-29'), fecha('2024-04-29')],
  ])('la cesantía de una baja del %s cubre %s y no el día siguiente', (fecha_baja, ultimo) => {
    const r = aplicarAccion(
      hechosDeAlta('TITULAR', INICIO),
      { tipo: 'baja', modo: 'CESANTIA', fecha_baja },
      fecha_baja,
    );
    if (!r.ok) throw new Error(r.texto);
    expect(r.hechos.fecha_cesantia).toBe(cesantiaDesde(fecha_baja));
    expect([estadoEn(r.hechos, ultimo), estadoEn(r.hechos, sumarDias(ultimo, 1))]).toEqual([103, 104]);
  });
});

function vencer(h: HechosAfiliacion, dia: FechaCivil): HechosAfiliacion {
  const r = aplicarAccion(h, { tipo: 'vencimiento' }, dia);
  return r.ok ? r.hechos : h;
}

/** Gives the ends that operators gave to one of the family with an ampliación. */
function ampliacionesDe(quien: number, vida: readonly Suceso[]): FechaCivil[] {
  return vida.flatMap((s) =>
    s.aceptada && s.quien === quien && s.accion.tipo === 'ampliacion' ? [s.accion.fecha_ampliacion] : [],
  );
}

/** Gives the end that the holder's right gave, while the record holds a cesantía (an own right does not move it). */
function finDeCoberturaDelTitular(h: HechosAfiliacion): FechaCivil | null {
  return finDeCobertura({ ...h, estado: h.estado === 106 ? 105 : h.estado, fecha_derechohabiente: null });
}
