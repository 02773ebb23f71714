import { createHash } from 'node:crypto';
import type { Respuesta } from '@sgpa/contract/endpoints';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { firmaValida } from '@sgpa/testing/papel/firma';
import { textoDe } from '@sgpa/testing/papel/leer-pdf';
import { NACIMIENTO } from '@sgpa/testing/titular';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ANTES = 'Caja Nacional de Salud';
const DESPUES = 'Caja Boliviana de Prueba';
const EMITIR = '/api/v1/certificacion/findCertificacion';
const ENTE = '/api/v1/parametro/ENTE_GESTOR';

/** A certificate tells what held when it was issued (ADR 24): an entity that is renamed or ends does not change it. */
describe('ente-renombrado.test.ts', () => {
  let api: ApiDePrueba;
  let token: string;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    token = await api.ingresar('adm.autoridad');
  });
  afterAll(() => api.cerrar());

  async function emitido(clave: string) {
    const consulta = { numero_documento: '1000103', fecha_nacimiento: NACIMIENTO };
    const { body } = await api.pedir<Respuesta<'certificado'>>(token, 'POST', EMITIR, consulta, {
      'idempotency-key': clave,
    });
    const pdf = Buffer.from(body.certificado_pdf ?? '', 'base64');
    return { pdf, codigo: body.codigo_verificacion ?? '', texto: (await textoDe(pdf)).join(' ').replace(/\s+/g, ' ') };
  }
  const verificar = async (codigo: string) =>
    (
      await api.pedir<Respuesta<'verificacion-certificado'>>(
        null,
        'GET',
        `/api/v1/certificacion/validacionCertificado/${codigo}`,
      )
    ).body;

  it('lleva el nombre de cuando se emitió, sigue siendo auténtico, y el siguiente lleva el nuevo', async () => {
    const viejo = await emitido('certificado-de-antes');
    expect(viejo.texto).toContain(ANTES);
    const antes = await verificar(viejo.codigo);

    const cambio = { nombre: DESPUES, idDepartamento: 2, version: 1 };
    expect((await api.pedir(token, 'PUT', `${ENTE}/1`, cambio)).status).toBe(200);
    const fin = { vigenteHasta: '2026-10-13', version: 2 };
    expect((await api.pedir(token, 'PUT', `${ENTE}/1/vigencia`, fin)).status).toBe(200);

    // A repeated intention gives the document that was issued, byte for byte.
    expect((await emitido('certificado-de-antes')).pdf.equals(viejo.pdf)).toBe(true);
    const despues = await verificar(viejo.codigo);
    expect(despues).toEqual(antes);
    expect([despues.autentico, despues.sha256]).toEqual([true, createHash('sha256').update(viejo.pdf).digest('hex')]);
    expect(firmaValida(viejo.pdf)).toBe(true);

    const nuevo = await emitido('certificado-de-despues');
    expect([nuevo.texto.includes(DESPUES), nuevo.texto.includes(ANTES)]).toEqual([true, false]);
    expect((await verificar(nuevo.codigo)).autentico).toBe(true);
  });
});
