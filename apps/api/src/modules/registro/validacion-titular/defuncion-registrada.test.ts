import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/banco-de-pruebas/api';
import { pdfDePrueba } from '@sgpa/banco-de-pruebas/pdf';
import { NACIMIENTO, pedidoRegistro, registrar, resultado } from '@sgpa/banco-de-pruebas/titular';
import type { validacionTitular } from '@sgpa/contract/v2/validacion-titular';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';

describe('defuncion-registrada.test.ts', () => {
  let api: ApiDePrueba;
  beforeAll(async () => {
    api = await crearApiDePrueba();
  });
  afterAll(() => api.cerrar());

  it('1000004: el ente que registró la muerte la ve en el paso 1; otro, a quien no obliga, no', async () => {
    const token = await api.ingresar('ope.afiliaciones');
    const persona = {
      genero: 'F',
      fallecido: true,
      fecha_defuncion: '2026-10-05',
      numero_certificado_defuncion: '1',
      certificado_defuncion: pdfDePrueba().toString('base64'),
    };
    expect(resultado(await registrar(api, token, pedidoRegistro('1000004', { persona }))).codigo).toBe(500);
    const registrada = async (quien: string) => {
      const data = [{ tipo_documento: 'CI', numero_documento: '1000004', fecha_nacimiento: NACIMIENTO }];
      const ruta = '/api/v2/contrastacion/afiliado';
      const { body } = await api.pedir<z.infer<typeof validacionTitular.response>>(quien, 'POST', ruta, { data });
      return body.data[0]?.defuncion_registrada;
    };
    expect(await registrada(token)).toEqual({ fecha: '2026-10-05' });
    expect(await registrada(await api.ingresar('ope.petrolera'))).toBeNull();
  });
});
