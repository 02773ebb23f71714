import { readFile } from 'node:fs/promises';
import type { HechoDeHistoria } from '@sgpa/contract/v1/historia-asegurado';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import {
  actuar,
  afiliacionDe,
  BENEFICIARIOS,
  correrVencimiento,
  ingresarEl,
  referenciaTitular,
  TITULAR,
} from '@sgpa/testing/ciclo';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const MIGRACION = new URL('../../../db/migrations/0024_causa_de_la_historia.sql', import.meta.url);

describe('causa.test.ts', () => {
  let api: ApiDePrueba;
  let token: string;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    token = await api.ingresar('ope.afiliaciones');
  });
  afterAll(() => api.cerrar());

  const db = () => api.base.owner.db;
  async function ultimos(numero: string, cuantos: number) {
    const { id } = await afiliacionDe(db(), numero);
    const { body } = await api.pedir<{ historia: HechoDeHistoria[] }>(token, 'GET', `/api/v1/asegurado/historia/${id}`);
    return body.historia.slice(-cuantos).map(({ accion, usuario, causa }) => ({ accion, usuario, causa }));
  }

  it('la baja la firma quien la hizo, la de los beneficiarios la del titular, lo de después la fecha; también lo de antes', async () => {
    const pedido = { ...referenciaTitular(TITULAR), tipo_motivo: 600, fecha_fin: '2026-10-14' };
    expect((await actuar(api, token, 'baja-titular', pedido)).body).toMatchObject({ codigo_respuesta: 100 });
    const firmada = { accion: 'baja-titular', usuario: 'ope.afiliaciones' };
    expect(await ultimos(TITULAR, 1)).toEqual([{ ...firmada, causa: null }]);
    const seguida = { ...firmada, causa: 'Por la baja del titular GUTIÉRREZ MARCA JORGE LUIS' };
    for (const numero of BENEFICIARIOS) expect(await ultimos(numero, 1)).toEqual([seguida]);

    token = await ingresarEl(api, '2027-01-20');
    expect(await correrVencimiento(api)).toBeGreaterThan(3);
    const porFecha = {
      accion: 'vencimiento-cobertura',
      usuario: 'SISTEMA',
      causa: 'Por fecha: terminó la cesantía',
    };
    expect(await ultimos(TITULAR, 2)).toEqual([{ ...firmada, causa: null }, porFecha]);
    for (const numero of BENEFICIARIOS) expect(await ultimos(numero, 2)).toEqual([seguida, porFecha]);

    // The migration computes the same cause for rows that were written before the column existed.
    const causas = () =>
      db()
        .selectFrom('afiliacion_historia')
        .select(['id', 'id_afiliacion_causa'])
        .where('id_afiliacion_causa', 'is not', null)
        // The change of employer came later than the column, so that the migration does not know it.
        .where('accion', '<>', 'cambio-empleador')
        .orderBy('id')
        .execute();
    const guardadas = await causas();
    expect(guardadas.length).toBeGreaterThanOrEqual(BENEFICIARIOS.length);
    await sql`alter table afiliacion_historia drop column id_afiliacion_causa`.execute(db());
    await sql.raw(await readFile(MIGRACION, 'utf8')).execute(db());
    expect(await causas()).toEqual(guardadas);
  });
});
