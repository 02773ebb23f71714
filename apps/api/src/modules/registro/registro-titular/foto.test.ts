import type { DetalleAsegurado } from '@sgpa/contract/v1/detalle-asegurado';
import { numeroDocumento } from '@sgpa/domain/shared/documento';
import { type ApiDePrueba, type CuerpoError, crearApiDePrueba } from '@sgpa/testing/api';
import {
  contarRegistro,
  diferencia,
  NACIMIENTO,
  NADA,
  pedidoRegistro,
  registrar,
  resultado,
} from '@sgpa/testing/titular';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const lienzo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 30, b: 30 } } });
const jpeg = () =>
  lienzo(900, 1200)
    .withExif({ IFD0: { Model: 'CAMARA-SECRETA' } })
    .jpeg()
    .toBuffer();
const png = () => lienzo(60, 80).png().toBuffer();

describe('foto.test.ts', () => {
  let api: ApiDePrueba;
  let token: string;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    token = await api.ingresar('ope.afiliaciones');
  });
  afterAll(() => api.cerrar());

  async function guardada(numero: string): Promise<Buffer> {
    const ruta = `/api/v1/asegurado/buscar/titular/CI/${numero}/${NACIMIENTO}/NIT-1020304050/2026-10-01`;
    const { body } = await api.pedir<DetalleAsegurado>(token, 'GET', ruta);
    const foto = body.resultado_persona.foto_persona ?? '';
    expect(foto.slice(0, 23)).toBe('data:image/jpeg;base64,');
    return Buffer.from(foto.slice(23), 'base64');
  }

  it('un JPEG se guarda de nuevo: 600 px como máximo, sin los datos de la cámara', async () => {
    const original = await jpeg();
    expect(original.includes('CAMARA-SECRETA')).toBe(true);
    const pedido = pedidoRegistro('1000001', { persona: { foto_persona: original.toString('base64') } });
    expect(resultado(await registrar(api, token, pedido)).codigo).toBe(500);
    const foto = await guardada('1000001');
    expect(await sharp(foto).metadata()).toMatchObject({ format: 'jpeg', width: 450, height: 600 });
    expect(foto.includes('CAMARA-SECRETA')).toBe(false);
  });

  it('un PNG con prefijo data: se guarda como JPEG, sin agrandarlo', async () => {
    const foto_persona = `data:image/png;base64,${(await png()).toString('base64')}`;
    const pedido = pedidoRegistro('1000002', { persona: { foto_persona, genero: 'M' } });
    expect(resultado(await registrar(api, token, pedido)).codigo).toBe(500);
    expect(await sharp(await guardada('1000002')).metadata()).toMatchObject({ format: 'jpeg', width: 60, height: 80 });
  });

  it('sin fotografía propia queda la del SEGIP', async () => {
    expect(resultado(await registrar(api, token, pedidoRegistro('1000005'))).codigo).toBe(500);
    expect(await sharp(await guardada('1000005')).metadata()).toMatchObject({
      format: 'jpeg',
      width: 300,
      height: 300,
    });
  });

  const MALAS: Record<string, () => Promise<Buffer>> = {
    'JPEG cortado a la mitad': async () => (await jpeg()).subarray(0, 900),
    'PNG con bytes cambiados': async () => {
      const bytes = await png();
      bytes.fill(0xff, bytes.length / 2, bytes.length - 8);
      return bytes;
    },
    'programa con nombre de imagen': async () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(4000, 7)]),
    GIF: () => lienzo(20, 20).gif().toBuffer(),
    TIFF: () => lienzo(20, 20).tiff().toBuffer(),
    'SVG con un script': async () =>
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    texto: async () => Buffer.from('no soy una imagen'),
  };
  it.each(Object.entries(MALAS))('%s: 422 FOTO_INVALIDA y nada escrito', async (_caso, crear) => {
    const antes = await contarRegistro(api.base.owner.db);
    for (const prefijo of ['', 'data:image/jpeg;base64,']) {
      const foto_persona = prefijo + (await crear()).toString('base64');
      const pedido = pedidoRegistro('1000012', { persona: { foto_persona, genero: 'M' } });
      const { status, body } = await api.pedir(token, 'POST', '/api/v2/afiliado/ente-gestor', pedido);
      expect([status, body.codigo]).toEqual([422, 'FOTO_INVALIDA']);
    }
    expect(diferencia(antes, await contarRegistro(api.base.owner.db))).toEqual(NADA);
  });

  it('con más de 16 megapíxeles: 422 FOTO_MUY_GRANDE y nada escrito', async () => {
    const antes = await contarRegistro(api.base.owner.db);
    const grande = await lienzo(4001, 4000).png().toBuffer();
    const pedido = pedidoRegistro('1000012', { persona: { foto_persona: grande.toString('base64'), genero: 'M' } });
    const { status, body } = await api.pedir(token, 'POST', '/api/v2/afiliado/ente-gestor', pedido);
    const mensaje = 'La fotografía tiene demasiados píxeles: elija una de hasta 16 megapíxeles.';
    expect([status, body]).toEqual([422, { codigo: 'FOTO_MUY_GRANDE', mensaje }]);
    expect(diferencia(antes, await contarRegistro(api.base.owner.db))).toEqual(NADA);
  });

  it('lo que no es base64 se rechaza igual', async () => {
    const pedido = pedidoRegistro('1000012', { persona: { foto_persona: '¿¿no es base64??', genero: 'M' } });
    const { status, body } = await api.pedir(token, 'POST', '/api/v2/afiliado/ente-gestor', pedido);
    expect([status, body.codigo]).toEqual([422, 'FOTO_INVALIDA']);
  });

  it('una que pesa algo más de lo permitido: 400 que dice cuánto, nada escrito', async () => {
    const antes = await contarRegistro(api.base.owner.db);
    const foto_persona = Buffer.alloc(1_150_000, 7).toString('base64');
    const pedido = pedidoRegistro('1000012', { persona: { foto_persona, genero: 'M' } });
    const { status, body } = await api.pedir<CuerpoError>(token, 'POST', '/api/v2/afiliado/ente-gestor', pedido);
    const mensaje = 'La fotografía no puede pesar más de 1 MB.';
    expect([status, body.detalle]).toEqual([400, [{ campo: 'data.0.persona.foto_persona', mensaje }]]);
    expect(diferencia(antes, await contarRegistro(api.base.owner.db))).toEqual(NADA);
  });

  it('un segundo registro sin fotografía conserva la que el ente gestor subió, y el género de cada ente queda en su ficha', async () => {
    const foto_persona = (await png()).toString('base64');
    const primero = pedidoRegistro('1000004', { persona: { foto_persona, genero: 'M' } });
    expect(resultado(await registrar(api, token, primero)).codigo).toBe(500);
    const segundo = pedidoRegistro('1000004', { codigo_entidad: 'RCM-00012345', persona: { genero: 'M' } });
    expect(resultado(await registrar(api, token, segundo)).codigo).toBe(501);
    expect(await sharp(await guardada('1000004')).metadata()).toMatchObject({ width: 60, height: 80 });
    const { db } = api.base.owner;
    const persona = await db
      .selectFrom('persona as p')
      .innerJoin('parametrica as g', 'g.id', 'p.id_genero')
      .select('g.sigla')
      .where('numero_documento', '=', numeroDocumento('1000004'))
      .executeTakeFirst();
    // The identity service says F; what one entity typed stays with that entity.
    expect(persona?.sigla).toBe('F');
  });
});
