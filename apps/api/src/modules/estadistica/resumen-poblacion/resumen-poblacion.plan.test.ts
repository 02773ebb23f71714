import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { type IdEnteGestor, idEnteGestor } from '@sgpa/domain/shared/ids';
import { alcanceDePrueba, conFotoDelAlcance } from '@sgpa/testing/alcance';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { CNS } from '@sgpa/testing/titular';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Ambito, totalesPorEnte, totalesPorEstado } from '../estadistica.queries.ts';
import { totalesPorUsuario } from '../resumen-usuarios/resumen-usuarios.queries.ts';
import { totalesPorPeriodo } from './por-periodo.queries.ts';
import { cuantosEmpleadores, empleadoresPorTamano, totalesPorEdad } from './resumen-poblacion.queries.ts';

const HOY = fecha('2026-10-14');
const ESTADOS = [100, 103, 104];
const DIAS = { desde: fecha('2026-09-15'), hasta: HOY, paso: 'DIA' as const, estados: ESTADOS };
const ANIOS = { desde: fecha('1990-01-11'), hasta: HOY, paso: 'MES' as const, estados: ESTADOS };
/** Rows that are behind, of which an ordinary day has none, are found by these indexes; the last is row security's. */
const DE_ATRASADAS = [
  'afiliacion_vencida_del_ente',
  'afiliacion_edad_del_ente',
  'afiliacion_baja_del_ente',
  'afiliacion_por_baja',
  'afiliacion_por_vencer',
  'afiliacion_por_entidad',
];

interface Nodo {
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: Nodo[];
}
const nodos = (nodo: Nodo): Nodo[] => [nodo, ...(nodo.Plans ?? []).flatMap(nodos)];

/** Nothing is timed: the generic plan of each chart's statement shows where it looks. */
describe('resumen-poblacion.plan.test.ts', () => {
  let api: ApiDePrueba;
  let todos: IdEnteGestor[];
  beforeAll(async () => {
    api = await crearApiDePrueba();
    todos = (await api.base.owner.db.selectFrom('ente_gestor').select('id').execute()).map(({ id }) => id);
  });
  afterAll(() => api.cerrar());

  const PREGUNTAS: Record<string, (ambito: Ambito) => RawBuilder<unknown>> = {
    'por estado': (a) => totalesPorEstado.sentencia.texto(a),
    'por ente gestor y por tipo': (a) => totalesPorEnte.sentencia.texto(a),
    'por edad': (a) => totalesPorEdad.sentencia.texto(a),
    'empleadores por tamaño': (a) => empleadoresPorTamano.sentencia.texto(a, 0, 5),
    'cuántos empleadores': (a) => cuantosEmpleadores.sentencia.texto(a),
    'por día de registro': (a) => totalesPorPeriodo.sentencia.texto(a, { clase: 'REGISTRO', ...DIAS }),
    'por día de actualización': (a) => totalesPorPeriodo.sentencia.texto(a, { clase: 'ACTUALIZACION', ...DIAS }),
    'por mes de afiliación': (a) => totalesPorPeriodo.sentencia.texto(a, { clase: 'AFILIACION', ...ANIOS }),
    'por mes de actualización': (a) => totalesPorPeriodo.sentencia.texto(a, { clase: 'ACTUALIZACION', ...ANIOS }),
    'por quien registró': (a) => totalesPorUsuario.sentencia.texto(a, 'CREACION'),
    'por quien actualizó': (a) => totalesPorUsuario.sentencia.texto(a, 'MODIFICACION'),
  };

  const planDe = (pregunta: (ambito: Ambito) => RawBuilder<unknown>, entes: IdEnteGestor[], ente: IdEnteGestor) =>
    conFotoDelAlcance(api.base.app.db, alcanceDePrueba({ idUsuario: 1, entes, idEmpleador: null }), async (trx) => {
      const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: Nodo }] }>`explain (format json) ${pregunta({
        entes,
        ente,
        entidad: null,
        hoy: HOY,
      })}`.execute(trx);
      return nodos(rows[0]?.['QUERY PLAN'][0].Plan ?? {});
    });

  it.each(Object.entries(PREGUNTAS))(
    '%s: de contadores; de las afiliaciones, solo las atrasadas',
    async (_que, pregunta) => {
      for (const [entes, ente] of [
        [[CNS], CNS],
        [todos, idEnteGestor(0)],
      ] as const) {
        const plan = await planDe(pregunta, [...entes], ente);
        expect(plan.some((nodo) => nodo['Relation Name']?.startsWith('contador_'))).toBe(true);
        expect(plan.filter((nodo) => nodo['Relation Name'] === 'persona')).toEqual([]);
        for (const nodo of plan.filter((uno) => uno['Relation Name'] === 'afiliacion')) {
          const indices = nodos(nodo).flatMap((uno) => uno['Index Name'] ?? []);
          expect(indices.length).toBeGreaterThan(0);
          expect(indices.filter((indice) => !DE_ATRASADAS.includes(indice))).toEqual([]);
        }
      }
    },
  );
});
