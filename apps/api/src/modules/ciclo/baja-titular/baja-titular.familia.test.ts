import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import {
  actuar,
  afiliacionDe,
  BENEFICIARIOS,
  historiaDe,
  referenciaBeneficiario,
  referenciaTitular,
  TITULAR,
} from '@sgpa/testing/ciclo';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const HOY = '2026-10-14';
const [ESPOSA, ...LOS_DEMAS] = BENEFICIARIOS;

describe('baja-titular.familia.test.ts', () => {
  let api: ApiDePrueba;
  let ope: string;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    ope = await api.ingresar('ope.afiliaciones');
  });
  afterAll(() => api.cerrar());
  const leer = (numero: string) => afiliacionDe(api.base.owner.db, numero);

  it('la beneficiaria que ya había terminado queda como estaba, sin historia nueva, y no se cuenta', async () => {
    await actuar(api, ope, 'baja-beneficiario', { ...referenciaBeneficiario(ESPOSA, TITULAR), tipo_motivo: 601 });
    const antes = await leer(ESPOSA);
    const pasos = await historiaDe(api.base.owner.db, antes.id);
    expect(antes.estado).toBe(105);
    const { body } = await actuar(api, ope, 'baja-titular', {
      ...referenciaTitular(TITULAR),
      tipo_motivo: 600,
      fecha_fin: HOY,
    });
    expect(body.mensaje).toMatch(/También se dio de baja a 2 beneficiarios\.$/);
    expect(await leer(ESPOSA)).toEqual(antes);
    expect(await historiaDe(api.base.owner.db, antes.id)).toEqual(pasos);
    for (const numero of LOS_DEMAS) expect(await leer(numero)).toMatchObject({ estado: 103, id_motivo_baja: 600 });
  });
});
