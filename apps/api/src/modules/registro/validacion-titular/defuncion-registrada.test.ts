import type { validacionTitular } from '@sgpa/contract/v2/validacion-titular';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { EMPLEADOR } from '@sgpa/testing/ciclo';
import { pdfDePrueba } from '@sgpa/testing/pdf';
import { CNS, NACIMIENTO, pedidoRegistro, registrar, resultado } from '@sgpa/testing/titular';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';

describe('defuncion-registrada.test.ts', () => {
  let api: ApiDePrueba;
  beforeAll(async () => {
    api = await crearApiDePrueba();
  });
  afterAll(() => api.cerrar());

  const validar = async (quien: string, numero_documento: string) => {
    const data = [{ tipo_documento: 'CI', numero_documento, fecha_nacimiento: NACIMIENTO }];
    const ruta = '/api/v2/contrastacion/afiliado';
    const { body } = await api.pedir<z.infer<typeof validacionTitular.response>>(quien, 'POST', ruta, { data });
    return body.data[0];
  };

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
    const registrada = async (quien: string) => (await validar(quien, '1000004'))?.defuncion_registrada;
    const PROPIA = {
      fecha: '2026-10-05',
      segun: 'ENTE',
      ente_gestor: 'Caja Nacional de Salud',
      registrada_el: '2026-10-14',
    };
    expect(await registrada(token)).toEqual(PROPIA);
    expect(await registrada(await api.ingresar('ope.petrolera'))).toBeNull();
  });

  it('la que el SEGIP o la autoridad confirman la ven todos, con quién lo dice y desde cuándo se sabe', async () => {
    const muerta = (numero: string, quien: string) => {
      const persona = {
        genero: 'F',
        fallecido: true,
        fecha_defuncion: '2026-10-05',
        numero_certificado_defuncion: '1',
      };
      const certificado_defuncion = pdfDePrueba().toString('base64');
      const deAutoridad = quien === 'adm.autoridad' ? { id_ente_gestor: CNS } : {};
      return pedidoRegistro(numero, { ...deAutoridad, persona: { ...persona, certificado_defuncion } });
    };
    const casos = [
      ['1000007', 'ope.afiliaciones', 'SEGIP'],
      ['1000005', 'adm.autoridad', 'AUTORIDAD'],
    ] as const;
    for (const [numero, quien, segun] of casos) {
      const token = await api.ingresar(quien);
      expect(resultado(await registrar(api, token, muerta(numero, quien))).codigo).toBe(500);
      const dicha = { fecha: '2026-10-05', segun, ente_gestor: null, registrada_el: '2026-10-14' };
      for (const otro of ['ope.petrolera', 'adm.autoridad'])
        expect((await validar(await api.ingresar(otro), numero))?.defuncion_registrada).toEqual(dicha);
    }
  });

  it('1000100: dice con qué empleador del propio ente está cubierta, y a otro ente nada', async () => {
    const vigentes = async (quien: string) => (await validar(await api.ingresar(quien), '1000100'))?.titular_vigente;
    const suya = {
      id_ente_gestor: CNS,
      ente_gestor: 'Caja Nacional de Salud',
      codigo_entidad: EMPLEADOR,
      nombre_entidad: expect.any(String),
      desde: expect.any(String),
      baja: null,
    };
    expect(await vigentes('ope.afiliaciones')).toEqual([suya]);
    expect(await vigentes('adm.autoridad')).toEqual([suya]);
    expect(await vigentes('ope.petrolera')).toEqual([]);
    expect((await validar(await api.ingresar('ope.afiliaciones'), '1000104'))?.titular_vigente).toEqual([]);
  });
});
