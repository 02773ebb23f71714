import { ESTADO } from '@sgpa/domain/cobertura/estados';
import { CLASES_NOVEDAD } from '@sgpa/domain/novedad/clases';
import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { crearBase } from '@sgpa/testing/base';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { cargarDemo } from './cargar-demo.ts';
import { ultimoPaso } from './modelo.ts';
import { planearNovedades } from './novedades.ts';
import { planear } from './poblacion.ts';

const HOY = fecha('2026-08-31');

/** `npm start` loads as many affiliations. */
const CANTIDAD = 20_000;

describe('novedades.test.ts', () => {
  it('al menos doscientas abiertas de al menos seis clases, en varios entes gestores y departamentos, y cerradas', () => {
    const todas = planearNovedades(planear(HOY, CANTIDAD), HOY, CANTIDAD);
    const abiertas = todas.filter(({ cierre }) => cierre === null);
    const distintos = (de: (n: (typeof todas)[number]) => string) => new Set(abiertas.map(de)).size;
    expect(abiertas.length).toBeGreaterThanOrEqual(200);
    expect(distintos((n) => n.codigo)).toBeGreaterThanOrEqual(6);
    expect(distintos((n) => n.afiliacion.ente)).toBeGreaterThan(5);
    expect(distintos((n) => n.afiliacion.persona.departamento)).toBe(9);
    expect(todas.length - abiertas.length).toBeGreaterThan(20);
  });

  it('cada una concuerda con su afiliación, y una doble tiene sus dos lados', () => {
    const plan = planear(HOY, 6000);
    const todas = planearNovedades(plan, HOY, 6000);
    for (const { afiliacion, codigo, dia, cierre } of todas) {
      const { estado } = ultimoPaso(afiliacion).hechos;
      const clase = CLASES_NOVEDAD[codigo];
      if ('reporta' in clase)
        expect([codigo, clase.reporta]).toEqual([
          codigo,
          expect.arrayContaining([afiliacion.titular === null ? 'TITULAR' : 'BENEFICIARIO']),
        ]);
      if (clase.responde !== 'NADA')
        expect([codigo, estado === ESTADO.ACTIVO]).toEqual([
          codigo,
          cierre === null || clase.responde === 'CORRECCION',
        ]);
      expect(dia <= HOY && (cierre === null || cierre.dia >= dia)).toBe(true);
    }
    const dobles = todas.filter(({ codigo }) => codigo === 'DOBLE_AFILIACION');
    const porPersona = Map.groupBy(dobles, ({ afiliacion }) => afiliacion.persona);
    expect(porPersona.size).toBe(7);
    for (const lados of porPersona.values())
      expect(new Set(lados.map(({ afiliacion }) => afiliacion.ente)).size).toBe(2);
  });

  it('una muerte que solo dice un ente se avisa a los demás que cubren a la persona, y a la autoridad por confirmar', () => {
    const todas = planearNovedades(planear(HOY, 6000), HOY, 6000);
    const avisos = todas.filter(({ codigo }) => codigo === 'DEFUNCION');
    const porConfirmar = todas.filter(({ codigo }) => codigo === 'DEFUNCION_POR_CONFIRMAR');
    expect([avisos.length, porConfirmar.length]).toEqual([3, 3]);
    for (const { afiliacion: otra, detalle } of avisos) {
      const suya = porConfirmar.find(({ afiliacion }) => afiliacion.persona === otra.persona);
      expect(suya?.autoridad).toBe(true);
      expect(suya?.afiliacion.ente).not.toBe(otra.ente);
      expect(ultimoPaso(otra).hechos.estado).toBe(ESTADO.ACTIVO);
      expect(suya && ultimoPaso(suya.afiliacion).hechos.estado).toBe(ESTADO.INACTIVO);
      expect(detalle((sigla) => sigla)).toContain(`por: ${suya?.afiliacion.ente}. El SEGIP no lo confirma`);
    }
  });

  it('se guarda, con su departamento', async () => {
    const base = await crearBase();
    try {
      await cargarDemo(base.owner.db, { hoy: HOY, ahora: new Date('2026-08-31T14:00:00Z'), cantidad: 1800 });
      const { rows } = await sql<{
        total: number;
        sin: number;
        ajenas: number;
        dichas: number;
      }>`select count(*) as total,
        count(*) filter (where n.id_departamento is null) as sin,
        count(*) filter (where n.id_persona <> a.id_persona) as ajenas,
        count(*) filter (where n.codigo = 'DEFUNCION' and exists (select from defuncion_declarada d
          where d.id_persona = n.id_persona and d.id_ente_gestor <> n.id_ente_gestor)) as dichas
        from novedad n join afiliacion a on a.id = n.id_afiliacion`.execute(base.owner.db);
      expect(rows[0]).toMatchObject({ sin: 0, ajenas: 0, dichas: 1 });
      expect(rows[0]?.total).toBeGreaterThan(10);
    } finally {
      await base.cerrar();
    }
  });
});
