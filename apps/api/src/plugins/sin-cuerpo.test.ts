import { esPublico, type Slug } from '@sgpa/domain/cuenta/permisos';
import { type ApiDePrueba, type CuerpoError, crearApiDePrueba } from '@sgpa/testing/api';
import { usuarioQuePuede } from '@sgpa/testing/cuentas';
import { direccion, type Pedible, pediblesDe } from '@sgpa/testing/pedidos';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { esDeServicio } from './servicios.ts';

const faltanEn = ({ cuerpo }: Pedible): string[] => cuerpo?.required ?? [];

describe('sin-cuerpo.test.ts', () => {
  let api: ApiDePrueba;
  let pedibles: Pedible[];
  beforeAll(async () => {
    api = await crearApiDePrueba();
    pedibles = pediblesDe(api.app).filter(({ ruta }) => esDeServicio(ruta));
  });
  afterAll(() => api.cerrar());

  /** Each call has a session of its own, since one of them ends it. */
  async function pedir(p: Pedible, cuerpo: '' | undefined) {
    const token = esPublico(p.slug as Slug) ? null : await api.ingresar(usuarioQuePuede(p.slug));
    return api.inyectar<CuerpoError>(token, p.metodo, direccion(p), cuerpo);
  }

  it('el tipo JSON sin nada que enviar se atiende como quien no lo dice, en cada ruta sin cuerpo', async () => {
    const sinCuerpo = pedibles.filter(({ cuerpo, metodo }) => cuerpo === undefined && metodo !== 'GET');
    expect(sinCuerpo.length).toBeGreaterThan(4);
    for (const p of sinCuerpo) {
      const [callado, conTipo] = [await pedir(p, undefined), await pedir(p, '')];
      expect([p.ruta, conTipo.status, conTipo.body.codigo]).toEqual([p.ruta, callado.status, callado.body.codigo]);
      expect([p.ruta, conTipo.body.codigo]).not.toEqual([p.ruta, 'SOLICITUD_INVALIDA']);
    }
  });

  it('también en las consultas, que no tienen cuerpo', async () => {
    const consultas = pedibles.filter(
      ({ metodo, slug }) => metodo === 'GET' && !['documentacion', 'ayuda'].includes(slug),
    );
    for (const p of consultas) {
      const { status, body } = await pedir(p, '');
      expect([p.ruta, status, body?.codigo === 'SOLICITUD_INVALIDA']).toEqual([p.ruta, status, false]);
    }
  });

  it('solo las estadísticas admiten un cuerpo sin ningún campo', () => {
    expect(pedibles.filter((p) => p.cuerpo && faltanEn(p).length === 0).length).toBeGreaterThan(4);
    for (const p of pedibles.filter((uno) => uno.cuerpo && faltanEn(uno).length === 0))
      expect(p.ruta).toMatch(/^\/api\/v1\/estadistica\//);
  });

  it('donde hace falta un cuerpo, cada campo que falta se nombra, venga el tipo o no', async () => {
    for (const p of pedibles.filter((uno) => faltanEn(uno).length > 0)) {
      const faltan = faltanEn(p);
      for (const cuerpo of ['', undefined] as const) {
        const { status, body } = await pedir(p, cuerpo);
        const dichos = body.detalle?.map(({ campo }) => campo) ?? [];
        expect([p.ruta, status, faltan.filter((campo) => !dichos.includes(campo))]).toEqual([p.ruta, 400, []]);
      }
    }
  });
});
