import type { Respuesta } from '@sgpa/contract/endpoints';
import { hoyEnLaPaz } from '@sgpa/domain/shared/fecha-civil';
import { veredicto } from '@sgpa/domain/titular/veredicto';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { AHORA } from '@sgpa/testing/reloj';
import { NACIMIENTO, pedidoRegistro, registrar, resultado } from '@sgpa/testing/titular';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** Step 2's word before a registration with the OVT's employer is compared with what saving then answers. */
describe('registro-titular.veredicto.test.ts', () => {
  let api: ApiDePrueba;
  let token: string;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    token = await api.ingresar('ope.afiliaciones');
  });
  afterAll(() => api.cerrar());

  async function juzgar(numero_documento: string) {
    const data = [{ tipo_documento: 'CI', tipo_doc: 1, numero_documento, fecha_nacimiento: NACIMIENTO }];
    const { body } = await api.pedir<Respuesta<'validacion-titular'>>(token, 'POST', '/api/v2/contrastacion/afiliado', {
      data,
    });
    const [persona] = body.data;
    if (!persona) throw new Error(`${numero_documento} was not answered`);
    return veredicto({
      como: 'titular',
      hoy: hoyEnLaPaz(AHORA),
      defuncionRegistrada: persona.defuncion_registrada !== null,
      vigentes: persona.titular_vigente,
      registros: persona.estado_asegurado.detalle.map(({ ente_gestor, estado }) => ({
        ente_gestor,
        codigoEstado: estado.codigo,
      })),
      fuentes: [],
    });
  }

  it.each([
    ['nadie lo registró', '1000001', 'Puede registrarse como titular.', 500],
    ['activo en otro ente', '1000006', 'Puede registrarse como titular, con observación.', 501],
    [
      'activo con ese empleador',
      '1000100',
      'Puede registrarse como titular solo con otro empleador, con observación.',
      0,
    ],
    ['con baja por llegar', '1000101', 'Puede registrarse como titular solo con otro empleador, con observación.', 0],
    ['en ampliación', '1000102', 'Puede registrarse como titular: es un cambio de empleador.', 500],
    ['en cesantía', '1000103', 'Puede registrarse como titular: es un cambio de empleador.', 500],
    ['inactivo', '1000104', 'Puede registrarse como titular.', 500],
    ['fallecido', '1000110', 'No puede registrarse como titular.', 0],
  ])('%s (%s): «%s» y al guardar con el del OVT, %i', async (_caso, numero, dice, codigo) => {
    const pedido = pedidoRegistro(numero, {
      ...(numero === '1000104' ? { persona: { genero: 'M' } } : {}),
      afiliacion: { fecha_inicio: '2026-10-14 00:00:00' },
    });
    const { dice: dicho, porque } = await juzgar(numero);
    const guardado = resultado(await registrar(api, token, pedido));
    expect([dicho, guardado.codigo, porque]).toEqual([dice, codigo, porque]);
  });
});
