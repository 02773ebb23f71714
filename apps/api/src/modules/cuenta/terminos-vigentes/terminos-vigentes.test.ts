import type { Terminos } from '@sgpa/contract/v1/terminos-vigentes';
import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

describe('terminos-vigentes.test.ts', () => {
  let api: ApiDePrueba;
  beforeEach(async () => {
    api = await crearApiDePrueba();
  });
  afterEach(() => api.cerrar());

  const leer = async () => (await api.pedir<Terminos>(null, 'GET', '/api/v1/terminos')).body;

  it('se leen sin sesión, y una versión nueva desde el día en que entra en vigencia', async () => {
    expect(await leer()).toMatchObject({ version: '1' });
    const version = {
      version: '2',
      titulo: 'Términos, segunda versión',
      texto: 'Nuevo texto',
      publicado_el: fecha('2026-10-14'),
      vigente_desde: fecha('2026-10-24'),
    };
    await api.base.owner.db.insertInto('terminos_version').values(version).execute();
    api.reloj.poner(new Date('2026-10-24T03:59:00Z'));
    expect(await leer()).toMatchObject({ version: '1' });
    api.reloj.poner(new Date('2026-10-24T04:00:00Z'));
    expect(await leer()).toEqual({
      version: '2',
      titulo: 'Términos, segunda versión',
      texto: 'Nuevo texto',
      publicadoEl: '2026-10-14',
      vigenteDesde: '2026-10-24',
    });
  });

  it('con una sesión que no vale se leen igual', async () => {
    expect((await api.pedir<Terminos>('a.b.c', 'GET', '/api/v1/terminos')).status).toBe(200);
  });
});
