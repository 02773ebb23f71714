import { azarDe } from '@sgpa/simulators/people/azar';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { cuantosCasos } from '@sgpa/testing/cuantos-casos';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { crearApp } from '../../app.ts';
import { crearDb } from '../../db/pool.ts';

const PEDIDOS = cuantosCasos(10_000, 500);
const LECTORES = 16;
const LISTA = '/api/v1/afiliado/ente-gestor-all?limit=1';
/** The path is for roles that may update records; no record has this number. */
const FORMULARIO = '/api/v2/afiliado/findByCodigo/999999999';

interface Hechos {
  rol: 'OPE_AFILIACION' | 'CONS_POBLACION';
  ente: 1 | 2;
  corta: boolean;
  factor: boolean;
  acepta: boolean;
}

/** Gives what each of the two paths answers by these facts: a managing entity's rows, or the code of a refusal. */
function respuestas({ rol, ente, corta, factor, acepta }: Hechos): Record<string, string> {
  const negada = (acepta ? null : 'TERMINOS_PENDIENTES') ?? (corta && !factor ? 'SEGUNDO_FACTOR_PENDIENTE' : null);
  return {
    [LISTA]: negada ?? ['CNS', 'CPS'][ente - 1] ?? '',
    [FORMULARIO]: rol === 'CONS_POBLACION' ? 'SIN_PERMISO' : (negada ?? 'NO_ENCONTRADO'),
  };
}

describe('contexto-vigente.test.ts', () => {
  let api: ApiDePrueba;
  beforeAll(async () => {
    api = await crearApiDePrueba({ fallas: true });
  });
  afterAll(() => api.cerrar());

  it('quien pide después de un cambio de su cuenta recibe según él, y quien pide mientras, según uno de los dos', async () => {
    const { db } = api.base.owner;
    const { entero } = azarDe(44, 2);
    const token = await api.ingresar('ope.afiliaciones');
    const { rows } = await sql<{ id: number }>`select id from usuario where username = 'ope.afiliaciones'`.execute(db);
    const id = rows[0]?.id ?? 0;
    /** The facts stand in the order in which they were set; the last ones hold, or come to hold at this moment. */
    const estados: Hechos[] = [{ rol: 'OPE_AFILIACION', ente: 1, corta: false, factor: false, acepta: true }];
    /** The last facts whose change was answered have this index. */
    let vigente = 0;

    const cambiar: ((h: Hechos) => [Hechos, () => Promise<unknown>])[] = [
      (h) => {
        const rol = h.rol === 'OPE_AFILIACION' ? 'CONS_POBLACION' : 'OPE_AFILIACION';
        return [{ ...h, rol }, () => sql`update usuario set rol = ${rol} where id = ${id}`.execute(db)];
      },
      (h) => {
        const ente = h.ente === 1 ? 2 : 1;
        return [{ ...h, ente }, () => sql`update usuario set id_ente_gestor = ${ente} where id = ${id}`.execute(db)];
      },
      (h) => [
        { ...h, corta: !h.corta },
        () => sql`update usuario set password_corta = ${!h.corta} where id = ${id}`.execute(db),
      ],
      (h) => [
        { ...h, factor: !h.factor },
        () =>
          (h.factor
            ? sql`delete from segundo_factor where id_usuario = ${id}`
            : sql`insert into segundo_factor (id_usuario, secreto, preparado_en, activado_en) values (${id}, 'x', now(), now())`
          ).execute(db),
      ],
      (h) => [
        { ...h, acepta: !h.acepta },
        () =>
          (h.acepta
            ? sql`delete from terminos_aceptacion where id_usuario = ${id}`
            : sql`insert into terminos_aceptacion (id_usuario, version, aceptado_en) select ${id}, version, now() from terminos_version`
          ).execute(db),
      ],
    ];

    let pedidos = 0;
    let mostradas = 0;
    const leer = async () => {
      while (pedidos < PEDIDOS) {
        pedidos += 1;
        const ruta = entero(0, 1) === 0 ? LISTA : FORMULARIO;
        const desde = vigente;
        const { body } = await api.inyectar<{ codigo?: string; datos?: { siglaEnteGestor: string }[] }>(
          token,
          'GET',
          ruta,
        );
        const posibles = estados.slice(desde).map((hechos) => respuestas(hechos)[ruta]);
        // A request may be read by one state and audited by the next, which is refused.
        if (posibles.length > 1) posibles.push('AUDITORIA_NO_DISPONIBLE');
        if (body.datos) mostradas += 1;
        expect(posibles).toContain(body.codigo ?? body.datos?.[0]?.siglaEnteGestor);
      }
    };
    const escribir = async () => {
      while (pedidos < PEDIDOS) {
        const [hechos, hacer] = cambiar[entero(0, cambiar.length - 1)]?.(estados.at(-1) as Hechos) ?? [];
        if (!hechos || !hacer) continue;
        estados.push(hechos);
        await hacer();
        vigente = estados.length - 1;
      }
    };
    await Promise.all([escribir(), ...Array.from({ length: LECTORES }, leer)]);
    expect(estados.length).toBeGreaterThan(20);
    const { rows: anotadas } = await sql`select count(*) as n from auditoria
      where accion = 'lista-asegurados' and id_usuario = ${id}`.execute(db);
    expect(anotadas).toEqual([{ n: mostradas }]);
  });

  it('una sesión cerrada en un servidor se niega en otro, que la acababa de atender, desde lo que sigue', async () => {
    const { db } = crearDb({ url: api.base.app.url, max: 4 });
    const otro = await crearApp({ ...api.deps, db }, { version: '0.0.0' });
    onTestFinished(async () => {
      await otro.close();
      await db.destroy();
    });
    for (let vez = 0; vez < 20; vez += 1) {
      const authorization = `Bearer ${await api.ingresar('ope.petrolera')}`;
      const pedir = async () => (await otro.inject({ url: LISTA, headers: { authorization } })).statusCode;
      expect(await pedir()).toBe(200);
      const cierre = await api.pedir(null, 'POST', '/api/v1/logout', {}, { authorization });
      expect([cierre.status, await pedir()]).toEqual([200, 401]);
    }
  });
});
