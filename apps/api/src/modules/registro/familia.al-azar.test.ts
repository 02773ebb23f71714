import type { IdAfiliacion } from '@sgpa/domain/shared/ids';
import { azarDe } from '@sgpa/simulators/people/azar';
import { genteNueva } from '@sgpa/testing/alguien';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { pedidoBeneficiario, registrarBeneficiario } from '@sgpa/testing/beneficiario';
import { actuar, referenciaTitular, revisarContadores } from '@sgpa/testing/ciclo';
import { cortando } from '@sgpa/testing/cortar';
import { cuantosCasos } from '@sgpa/testing/cuantos-casos';
import { pedidoRegistro, registrar, resultado } from '@sgpa/testing/titular';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

const NUEVO = 'NIT-1020310074';
const ESPERA = { timeout: 50_000, interval: 5 };
const CORTES = cuantosCasos(50, 8);
const CLIENTES = cuantosCasos(500, 20);
const SEMILLA = 41;

/**
 * A holder with a family gets a new job (acuerdos §12 'Change of employer'); requests are cut short, or come from
 * clients that do not know of the family.
 */
describe('familia.al-azar.test.ts', () => {
  let api: ApiDePrueba;
  let token: string;
  const azar = azarDe(SEMILLA, 1);
  beforeAll(async () => {
    api = await crearApiDePrueba();
    token = await api.ingresar('ope.afiliaciones');
  });
  afterAll(() => api.cerrar());
  const alguien = genteNueva(() => api, 7_950_000);
  const db = () => api.base.owner.db;

  const hija = (numero: string, titular: string, codigo_entidad: string, fecha_inicio: string) =>
    registrarBeneficiario(
      api,
      token,
      pedidoBeneficiario(numero, titular, { codigo_entidad, afiliacion: { fecha_inicio } }),
    );
  /** Registers a holder whose job ended on 20 September, with so many beneficiaries. */
  async function familia(cuantas: number) {
    const titular = alguien();
    await registrar(api, token, pedidoRegistro(titular, { afiliacion: { fecha_inicio: '2026-09-01 00:00:00' } }));
    const hijas = Array.from({ length: cuantas }, alguien);
    for (const una of hijas) await hija(una, titular, 'NIT-1020304050', '2026-09-02');
    await actuar(api, token, 'baja-titular', {
      ...referenciaTitular(titular),
      tipo_motivo: 600,
      fecha_fin: '2026-09-20',
    });
    return { titular, hijas };
  }
  const emplear = (titular: string, clave?: string) =>
    registrar(
      api,
      token,
      pedidoRegistro(titular, {
        codigo_entidad: NUEVO,
        afiliacion: { fecha_inicio: '2026-10-05 00:00:00' },
        empleador: { fecha_ingreso_trabajo: '2026-10-05' },
      }),
      clave,
    );
  /** Reads all that the register, its history and its trail have of them. */
  async function foto(personas: readonly string[]) {
    const { rows } = await sql`
      select p.numero_documento, a.id, a.id_titular, a.estado, a.fecha_afiliacion, a.fin_cobertura, a.version,
        (select count(*) from afiliacion_historia h where h.id_afiliacion = a.id) as historia,
        (select count(*) from auditoria u where u.recurso = 'afiliacion' and u.id_recurso = a.id::text and u.antes is not null) as rastro
      from afiliacion a join persona p on p.id = a.id_persona
      where p.numero_documento = any (${personas}::text[]) order by a.id`.execute(db());
    return rows as { numero_documento: string; id_titular: IdAfiliacion | null; fin_cobertura: string | null }[];
  }
  /** Checks which rows cover each of them, and until when the former ones did. */
  function revisar(filas: Awaited<ReturnType<typeof foto>>, personas: readonly string[]): void {
    for (const numero of personas) {
      const suyas = filas.filter((fila) => fila.numero_documento === numero);
      expect(suyas.map(({ fin_cobertura }) => fin_cobertura)).toEqual(['2026-10-04', null]);
    }
    expect(filas).toHaveLength(2 * personas.length);
  }

  it('cortado en cualquier momento, con cinco beneficiarios, es todo o nada; con la misma clave se completa, y contesta lo mismo', async () => {
    const cortados = { antes: 0, despues: 0 };
    for (let i = 0; i < CORTES; i += 1) {
      const { titular, hijas } = await familia(5);
      const personas = [titular, ...hijas];
      const clave = `cambio-${SEMILLA}-${i}`;
      const antes = await foto(personas);
      const hecho = await cortando(api.base.owner.pool, azar.entero(0, 60), async () => {
        const respuesta = await emplear(titular, clave);
        if (resultado(respuesta).codigo !== 500) throw new Error(`${respuesta.status}`);
      });
      const despues = await foto(personas);
      const nada = JSON.stringify(despues) === JSON.stringify(antes);
      expect([hecho, nada]).not.toEqual([true, true]);
      if (!nada) revisar(despues, personas);
      if (!hecho) cortados[nada ? 'antes' : 'despues'] += 1;
      const contestado = await vi.waitFor(async () => {
        const respuesta = await emplear(titular, clave);
        expect(resultado(respuesta).codigo).toBe(500);
        return respuesta.body;
      }, ESPERA);
      const completo = await foto(personas);
      revisar(completo, personas);
      if (!nada) expect(completo).toEqual(despues);
      expect((await emplear(titular, clave)).body).toEqual(contestado);
      expect(await foto(personas)).toEqual(completo);
    }
    expect(cortados.antes).toBeGreaterThan(0);
    await revisarContadores(db());
  });

  it('un cliente de antes registra al titular y luego a cada una: 500 cada vez, y una fila cada una', async () => {
    for (let i = 0; i < CLIENTES; i += 1) {
      const { titular, hijas } = await familia(azar.entero(1, 3));
      expect(resultado(await emplear(titular)).codigo).toBe(500);
      for (const una of hijas) {
        const dia = azar.elegir(['2026-10-05', '2026-10-06', '2026-10-14']);
        expect(resultado(await hija(una, titular, NUEVO, dia)).codigo).toBe(500);
      }
      revisar(await foto([titular, ...hijas]), [titular, ...hijas]);
    }
    await revisarContadores(db());
  });
});
