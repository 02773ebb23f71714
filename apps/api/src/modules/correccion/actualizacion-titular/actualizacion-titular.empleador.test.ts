import type { RegistroTitular } from '@sgpa/contract/v2/actualizacion-titular';
import { type IdAfiliacion, idAfiliacion } from '@sgpa/domain/shared/ids';
import { formularioDe, retratoDeTodo } from '@sgpa/testing/actualizacion';
import { type ApiDePrueba, type CuerpoError, crearApiDePrueba } from '@sgpa/testing/api';
import { pedidoBeneficiario, registrarBeneficiario } from '@sgpa/testing/beneficiario';
import { pedidoRegistro, registrar, resultado } from '@sgpa/testing/titular';
import { con, filasDe, titularesNuevos } from '@sgpa/testing/titulares-nuevos';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

describe('actualizacion-titular.empleador.test.ts', () => {
  let api: ApiDePrueba;
  let token: string;
  let form: ReturnType<typeof formularioDe<'titular'>>;
  let titulares: ReturnType<typeof titularesNuevos>;
  let filas: ReturnType<typeof filasDe>;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    token = await api.ingresar('ope.afiliaciones');
    form = formularioDe(api, 'titular');
    titulares = titularesNuevos(api);
    filas = filasDe(api);
  });
  beforeEach(() => api.simuladores.control.sanar());
  afterAll(() => api.cerrar());

  const alguien = () => titulares.alguien();
  const idDe = (numero: string) => filas.idDe(numero);
  const filaDe = (id: IdAfiliacion) => filas.filaDe(id);
  const registrado = () => titulares.registrado(token);

  describe('empleador', () => {
    it('otro que el portal conoce: se guarda, por código entero o por tipo y número', async () => {
      for (const [codigo_entidad, tipo_codigo] of [
        ['RCM-00012345', 3100],
        ['00012345', 3103],
      ] as const) {
        const { id, registro } = await registrado();
        const pedido = con(registro, { afiliacion: { tipo_codigo }, empleador: { codigo_entidad } });
        expect((await form.guardar(token, pedido)).body.codigo_respuesta).toBe(100);
        expect((await form.leer(token, id)).body.data).toMatchObject({
          afiliacion: { tipo_codigo: 3103 },
          empleador: { codigo_entidad: 'RCM-00012345', razon_social: 'COMERCIAL ILLIMANI S.R.L.' },
        });
      }
    });

    it('los beneficiarios cubiertos siguen al titular, cada uno con su historia', async () => {
      const { numero, id, registro } = await registrado();
      const beneficiario = resultado(await registrarBeneficiario(api, token, pedidoBeneficiario(alguien(), numero)));
      const pedido = con(registro, { empleador: { codigo_entidad: 'RCM-00012345' } });
      expect((await form.guardar(token, pedido)).body.codigo_respuesta).toBe(100);
      const [titular, suyo] = [await filaDe(id), await filaDe(beneficiario.id ?? idAfiliacion(0))];
      expect(suyo).toMatchObject({ id_entidad: titular.id_entidad, estado: 100, version: 2 });
      const historia = await api.base.owner.db
        .selectFrom('afiliacion_historia')
        .select(['accion', 'id_afiliacion_causa'])
        .where('id_afiliacion', '=', suyo.id)
        .orderBy('id')
        .execute();
      expect(historia).toEqual([
        { accion: 'registro-beneficiario', id_afiliacion_causa: null },
        { accion: 'actualizacion-titular', id_afiliacion_causa: id },
      ]);
    });

    it.each([
      { caso: 'desconocido', codigo_entidad: 'NIT-9999999999', esperado: [404, 'ENTIDAD_NO_ENCONTRADA'] },
      { caso: 'que no corresponde al tipo', codigo_entidad: 'PER_VOL-0002', esperado: [400, 'SOLICITUD_INVALIDA'] },
      { caso: 'mal escrito', codigo_entidad: '¿cuál?', esperado: [400, 'SOLICITUD_INVALIDA'] },
    ])('$caso: rechazado, nada escrito', async ({ codigo_entidad, esperado }) => {
      const { registro } = await registrado();
      const antes = await retratoDeTodo(api.base.owner.db);
      const { status, body } = await form.guardar<CuerpoError>(token, con(registro, { empleador: { codigo_entidad } }));
      expect([status, body.codigo]).toEqual(esperado);
      expect(await retratoDeTodo(api.base.owner.db)).toEqual(antes);
    });

    it('con el portal caído, uno nuevo no se puede buscar: 503', async () => {
      const { registro } = await registrado();
      api.simuladores.control.fallar('ovt', { modo: 'error' });
      const pedido = con(registro, { empleador: { codigo_entidad: 'RCM-00010203' } });
      const { status, body } = await form.guardar<CuerpoError>(token, pedido);
      expect([status, body.codigo]).toEqual([503, 'FUENTE_NO_DISPONIBLE']);
    });

    it('otro tipo con su código: VOLUNTARIO', async () => {
      const { id, registro } = await registrado();
      const afiliacion = { tipo_asegurado: 'VOLUNTARIO', tipo_codigo: 3105 };
      const pedido = con(registro, { afiliacion, empleador: { codigo_entidad: 'PER_VOL-0002' } });
      expect((await form.guardar(token, pedido)).body.codigo_respuesta).toBe(100);
      expect((await form.leer(token, id)).body.data.afiliacion).toMatchObject(afiliacion);
    });
  });

  describe('fecha de afiliación', () => {
    const rechazo = async (registro: RegistroTitular, fecha_inicio: string) => {
      const antes = await retratoDeTodo(api.base.owner.db);
      const { body } = await form.guardar(token, con(registro, { afiliacion: { fecha_inicio } }));
      expect(await retratoDeTodo(api.base.owner.db)).toEqual(antes);
      expect(body.codigo_respuesta).toBe(409);
      return body.mensaje;
    };

    it('no pasa de la baja', async () => {
      const { body } = await form.leer(token, await idDe('1000103'));
      expect(await rechazo(body.data, '2026-10-05')).toBe(
        'La fecha de afiliación no puede ser posterior a la fecha de baja (04/10/2026).',
      );
    });

    it('no pasa de la de sus beneficiarios', async () => {
      const { body } = await form.leer(token, await idDe('1000100'));
      expect(await rechazo(body.data, '2024-01-29')).toBe(
        'La fecha de afiliación no puede ser posterior a la de sus beneficiarios (28/01/2024).',
      );
    });

    it('no se encuentra con otra afiliación de la persona', async () => {
      const numero = '1000104';
      const { id } = resultado(await registrar(api, token, pedidoRegistro(numero, { persona: { genero: 'M' } })));
      const { body } = await form.leer(token, id ?? idAfiliacion(0));
      const anterior = await filaDe(await idDe(numero));
      expect(await rechazo(body.data, anterior.fecha_afiliacion)).toMatch(/^Registro ya existente/);
      expect(await rechazo(body.data, anterior.fecha_baja ?? '')).toMatch(
        /^La persona tuvo cobertura .* desde el .* hasta el /,
      );
    });
  });
});
