import { createHash } from 'node:crypto';
import type { ClavePublica } from '@sgpa/contract/v1/verificacion-certificado';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { qrDe } from '@sgpa/testing/papel/leer-pdf';
import { AHORA } from '@sgpa/testing/reloj';
import { NACIMIENTO } from '@sgpa/testing/titular';
import { compactVerify, createLocalJWKSet } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { leerFirmas } from '../../../integrations/papel/firmas.ts';
import { hacerLlavesDemo } from '../../../integrations/papel/llaves-demo.ts';
import { publicarClave } from '../certificado.queries.ts';

interface Verificacion {
  autentico: boolean;
  persona: object | null;
  certificado: object | null;
  mensaje: string;
  fechaConsulta: string;
  sha256: string | null;
}

const VERIFICAR = '/api/v1/certificacion/validacionCertificado';

describe('verificacion-certificado.test.ts', () => {
  let api: ApiDePrueba;
  let pdf: Buffer;
  let codigo: string;
  let numero: number;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    const token = await api.ingresar('adm.autoridad');
    const consulta = { numero_documento: '1000103', fecha_nacimiento: NACIMIENTO };
    const { body } = await api.pedir<{ certificado_pdf: string; secuencialCorrelativo: number }>(
      token,
      'POST',
      '/api/v1/certificacion/findCertificacion',
      consulta,
    );
    pdf = Buffer.from(body.certificado_pdf, 'base64');
    numero = body.secuencialCorrelativo;
    codigo = (await qrDe(pdf))?.split('#')[0]?.split('/').at(-1) ?? '';
  });
  afterAll(() => api.cerrar());

  const verificar = (escrito: string) => api.pedir<Verificacion>(null, 'GET', `${VERIFICAR}/${escrito}`);

  it('el que se emitió es auténtico: de quién, cuál, de cuándo, y la huella de su PDF', async () => {
    const { status, body } = await verificar(codigo);
    expect([status, body]).toEqual([
      200,
      {
        autentico: true,
        persona: {
          nombres: 'YUJRA CHAMBI GLADYS',
          numero_documento: '1000103',
          fecha_nacimiento: NACIMIENTO,
          secuencialCorrelativo: numero,
          fechaCreacionReporte: '2026-10-14 10:00:00',
        },
        certificado: {
          cubierta: true,
          afiliaciones: [
            {
              nombre_enteGestor: 'Caja Nacional de Salud',
              estado: 'CESANTIA',
              fecha_inicio: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
              observacion: expect.stringMatching(/^Cobertura hasta el \d\d\/\d\d\/\d{4}\.$/),
            },
          ],
        },
        mensaje: 'El certificado es auténtico.',
        fechaConsulta: '2026-10-14 10:00:00',
        sha256: createHash('sha256').update(pdf).digest('hex'),
      },
    ]);
  });

  it('dice lo que se certificó, aunque el registro haya cambiado desde entonces', async () => {
    const antes = (await verificar(codigo)).body;
    await api.base.owner.pool.query(`update persona set nombres = 'OTRO' where numero_documento = '1000103'`);
    expect((await verificar(codigo)).body).toEqual(antes);
  });

  it('el código vale como se lo teclee', async () => {
    for (const escrito of [
      codigo.toLowerCase(),
      codigo.replaceAll('-', ''),
      codigo.replaceAll('0', 'O').replaceAll('1', 'l'),
    ])
      expect((await verificar(escrito)).body.autentico).toBe(true);
  });

  it('desconocido, alterado o sin forma: la misma respuesta, y nada de nadie', async () => {
    const ultimo = codigo.at(-1) === '7' ? '8' : '7';
    const malos = [
      `${codigo.slice(0, -1)}${ultimo}`,
      '00000-00000-00000-00000',
      'x',
      codigo.slice(0, -1),
      `${codigo}0`,
      encodeURIComponent("' or 1=1 --"),
      '..%2f..%2fetc',
      '%F0%9F%98%80',
      'x'.repeat(200),
      String(numero),
      '1',
    ];
    for (const malo of malos) {
      const { status, body } = await verificar(malo);
      expect([malo, status, body]).toEqual([
        malo,
        200,
        {
          autentico: false,
          persona: null,
          certificado: null,
          mensaje: 'El certificado NO es auténtico.',
          fechaConsulta: '2026-10-14 10:00:00',
          sha256: null,
        },
      ]);
    }
  });

  it('cada vez que se muestra una persona queda en la auditoría; lo que no existe no deja nada', async () => {
    const filas = async () =>
      (
        await api.base.owner.pool.query(
          `select id_usuario, recurso, id_recurso, host(ip) as ip from auditoria where accion = 'verificacion-certificado'`,
        )
      ).rows;
    const antes = (await filas()).length;
    await verificar(codigo);
    await verificar('00000-00000-00000-00000');
    const despues = await filas();
    expect(despues).toHaveLength(antes + 1);
    expect(despues.at(-1)).toEqual({ id_usuario: null, recurso: 'certificado', id_recurso: '1', ip: '127.0.0.1' });
  });

  it('con otra clave desde mañana, lo que firmó la de hoy se sigue comprobando', async () => {
    const claves = async () => (await api.pedir<{ keys: ClavePublica[] }>(null, 'GET', '/.well-known/jwks.json')).body;
    const [deHoy] = (await claves()).keys;
    const nueva = await leerFirmas(await hacerLlavesDemo(AHORA), false);
    await publicarClave(api.base.owner.db, nueva.publica, new Date(AHORA.getTime() + 1));
    const publicadas = await claves();
    expect(publicadas.keys).toEqual([nueva.publica, deHoy]);
    const sello = (await qrDe(pdf))?.split('#')[1] ?? '';
    expect((await compactVerify(sello, createLocalJWKSet(publicadas))).protectedHeader.kid).toBe(deHoy?.kid);
    // The published key has nothing of the private half.
    expect(Object.keys(nueva.publica).toSorted()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']);
  });

  describe('con un límite de tres por minuto', () => {
    let limitada: ApiDePrueba;
    let bueno: string;
    const estados = async (escrito: string, veces: number) => {
      const vistos = [];
      for (let i = 0; i < veces; i += 1)
        vistos.push((await limitada.pedir(null, 'GET', `${VERIFICAR}/${escrito}`)).status);
      return vistos;
    };
    beforeEach(async () => {
      limitada = await crearApiDePrueba({
        config: { limites: { porMinuto: 1000, ingresosPorMinuto: 1000, verificacionesPorMinuto: 3 } },
      });
      const { body } = await limitada.pedir<{ codigo_verificacion: string }>(
        await limitada.ingresar('adm.autoridad'),
        'POST',
        '/api/v1/certificacion/findCertificacion',
        { numero_documento: '1000103', fecha_nacimiento: NACIMIENTO },
      );
      bueno = body.codigo_verificacion;
    });
    afterEach(() => limitada.cerrar());

    it('quien prueba códigos espera, y no le quita el turno a quien ingresa ni a quien tiene un certificado', async () => {
      expect(await estados('x', 5)).toEqual([200, 200, 200, 429, 429]);
      expect(await estados(bueno, 10)).toEqual(Array(10).fill(200));
      expect(await limitada.ingresar('adm.autoridad')).toBeTypeOf('string');
    });

    it('los auténticos cuentan poco, pero cuentan: veinte por cada falla que se admite', async () => {
      expect(await estados(bueno, 61)).toEqual([...Array(60).fill(200), 429]);
    });
  });
});
