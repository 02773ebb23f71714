import type { HechoDeHistoria } from '@sgpa/contract/v1/historia-asegurado';
import { formularioDe } from '@sgpa/testing/actualizacion';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { afiliacionDe } from '@sgpa/testing/ciclo';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

describe('quitar-foto.test.ts', () => {
  let api: ApiDePrueba;
  let token: string;
  let foto: string;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    token = await api.ingresar('ope.afiliaciones');
    const roja = sharp({ create: { width: 40, height: 50, channels: 3, background: 'red' } });
    foto = (await roja.png().toBuffer()).toString('base64');
  });
  afterAll(() => api.cerrar());

  const historia = async (id: number) =>
    (await api.pedir<{ historia: HechoDeHistoria[] }>(token, 'GET', `/api/v1/asegurado/historia/${id}`)).body.historia;

  it.each([
    ['titular', '1000103'],
    ['beneficiario', '1000201'],
  ] as const)('%s: quitar la fotografía la quita, y la historia dice que cambió', async (cual, numero) => {
    const form = formularioDe(api, cual);
    const { id } = await afiliacionDe(api.base.owner.db, numero);
    const leer = async () => (await form.leer(token, id)).body.data;
    const guardar = async (persona: object, resto: object = {}) => {
      const registro = await leer();
      const pedido = { ...registro, persona: { ...registro.persona, ...persona }, ...resto };
      expect((await form.guardar(token, pedido)).body).toMatchObject({ codigo_respuesta: 100 });
      return leer();
    };
    const conFoto = await guardar({ foto_persona: foto });
    expect(conFoto.persona.foto_persona).toMatch(/^data:image/);
    // An empty photo keeps the present one.
    expect((await guardar({ foto_persona: null })).persona.foto_persona).toBe(conFoto.persona.foto_persona);
    const sinFoto = await guardar({}, { quitar_foto: true });
    expect(sinFoto.persona).toEqual({ ...conFoto.persona, foto_persona: null });
    expect(sinFoto.version_ficha).toBe(conFoto.version_ficha + 1);
    const [hecho] = (await historia(id)).slice(-1);
    expect(hecho?.despues.fotografia).toBe('cambiada');
    // Without a photo nothing changes, and nobody is told of a change.
    expect((await guardar({}, { quitar_foto: true })).version_ficha).toBe(sinFoto.version_ficha);
    expect((await historia(id)).at(-1)?.despues.fotografia).toBeUndefined();
    // If another photo is sent as well, that one is kept.
    expect((await guardar({ foto_persona: foto }, { quitar_foto: true })).persona.foto_persona).toMatch(/^data:image/);
  });
});
