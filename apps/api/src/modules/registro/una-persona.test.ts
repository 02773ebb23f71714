import { idPersona } from '@sgpa/domain/shared/ids';
import type { PersonaDescrita } from '@sgpa/simulators/people/persona';
import { pedidoBeneficiario, registrarBeneficiario } from '@sgpa/testing/beneficiario';
import { actuar, referenciaBeneficiario, referenciaTitular } from '@sgpa/testing/ciclo';
import { ANA, CORRECCIONES, HALLADA, identidadesDe } from '@sgpa/testing/identidades';
import { CNS, registrar, resultado } from '@sgpa/testing/titular';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

type Escena = Awaited<ReturnType<typeof identidadesDe>>;

describe('una-persona.test.ts', () => {
  let de: Escena;
  let api: Escena['api'];
  let cns: Escena['cns'];
  let cps: Escena['cps'];
  beforeAll(async () => {
    de = await identidadesDe(9_200_000);
    ({ api, cns, cps } = de);
  });
  afterEach(() => de.api.simuladores.control.sanar());
  afterAll(() => de.api.cerrar());

  describe.each(Object.entries(CORRECCIONES))('corregida: %s', (que, [cambio, constaba]) => {
    const ahora = { ...ANA, ...cambio };

    it('es una sola, con su identidad de antes, también en otro ente, y se la halla por ambas', async () => {
      const numero = de.nuevo();
      de.segipDice(numero, {});
      expect((await de.guardar(cns, de.deTitular(numero))).codigo).toBe(500);
      const [antes] = await de.archivos(numero);
      de.segipDice(numero, cambio);

      // Whoever covers the person is told; everybody else gets the ordinary answer.
      const deQuienCubre = await de.validar(cns, numero, cambio);
      expect(deQuienCubre.estado_asegurado.codigo).toBe(400);
      expect(deQuienCubre.aviso_identidad).toContain(constaba);
      const deOtro = await de.validar(cps, numero, cambio);
      expect([deOtro.estado_asegurado.codigo, deOtro.aviso_identidad]).toEqual([400, null]);

      expect((await de.guardar(cps, de.deTitular(numero, cambio))).codigo).toBe(501);
      const [archivo, ...mas] = await de.archivos(numero);
      expect([mas, archivo?.id, archivo?.saneado]).toEqual([[], antes?.id, true]);
      expect(archivo).toMatchObject({
        complemento: ahora.complemento,
        fecha_nacimiento: ahora.fechaNacimiento,
        tipo_doc: 'extranjero' in ahora ? 2 : 1,
        segundo_apellido: ahora.segundoApellido,
      });
      expect(await de.anteriores(archivo?.id ?? idPersona(0))).toMatchObject([
        { complemento: '', fecha_nacimiento: '1985-03-04', tipo_doc: 1, segundo_apellido: 'YANA' },
      ]);
      expect(await de.novedades(numero)).toEqual([['IDENTIDAD_CORREGIDA', CNS, expect.stringContaining(constaba)]]);
      expect((await de.validar(cns, numero, cambio)).aviso_identidad).toBeNull();

      expect(await de.halladoPor(numero, cambio)).toEqual(HALLADA);
      expect(await de.halladoPor(numero, {})).toEqual(HALLADA);
      expect((await sql`select * from contadores_diferencias()`.execute(de.db())).rows).toEqual([]);
    });

    it('como beneficiaria, y de quien lo es, por lo de antes y lo de ahora', async () => {
      const [titular, hermana] = [de.nuevo(), de.nuevo()];
      for (const una of [titular, hermana]) de.segipDice(una, {});
      await de.guardar(cns, de.deTitular(titular));
      de.segipDice(titular, cambio);
      // A second affiliation corrects the holder; from then on either data name them.
      await de.guardar(cps, de.deTitular(titular, cambio));
      const deBeneficiaria = (como: Partial<PersonaDescrita>, delTitular: Partial<PersonaDescrita>, desde: string) => {
        const { numero_documento, fecha_nacimiento } = de.dicho(titular, delTitular);
        return pedidoBeneficiario('', '', {
          beneficiario: { ...de.dicho(hermana, como), tipo_doc: como.extranjero ? 2 : 1 },
          titular: { numero_documento_titular: numero_documento, fecha_nacimiento_titular: fecha_nacimiento },
          afiliacion: { fecha_inicio: desde },
        });
      };
      const suya = await registrarBeneficiario(api, cns, deBeneficiaria({}, {}, '2026-10-02'));
      expect(suya.body.data?.[0]?.estado_almacenamiento.codigo).toBe(500);
      de.segipDice(hermana, cambio);
      // She is refused for what she has already, and not saved as somebody else.
      const otraVez = await registrarBeneficiario(api, cns, deBeneficiaria(cambio, cambio, '2026-10-03'));
      expect(otraVez.body.data?.[0]?.estado_almacenamiento).toMatchObject({ codigo: 0 });
      expect(await de.archivos(hermana)).toMatchObject([{ saneado: false }]);

      const clave = (como: Partial<PersonaDescrita>, delTitular: Partial<PersonaDescrita>) => {
        const { numero_documento, fecha_nacimiento } = de.dicho(titular, delTitular);
        return referenciaBeneficiario('', '', {
          ...de.dicho(hermana, como),
          numero_documento_titular: numero_documento,
          fecha_nacimiento_titular: fecha_nacimiento,
          fecha_fin: '2026-10-10',
          tipo_motivo: 604,
          descripcion_motivo: 'Renuncia.',
        });
      };
      const baja = await actuar(api, cns, 'baja-beneficiario', clave({}, {}));
      expect([que, baja.status, baja.body]).toMatchObject([que, 200, { codigo_respuesta: 100 }]);
    });

    it('la baja del titular lo halla por lo de antes', async () => {
      const numero = de.nuevo();
      de.segipDice(numero, {});
      await de.guardar(cns, de.deTitular(numero));
      de.segipDice(numero, cambio);
      await de.guardar(cps, de.deTitular(numero, cambio));
      const baja = await actuar(
        api,
        cns,
        'baja-titular',
        referenciaTitular('', {
          ...de.dicho(numero, {}),
          fecha_fin: '2026-10-10',
          tipo_motivo: 604,
          descripcion_motivo: 'Renuncia.',
        }),
      );
      expect([baja.status, baja.body]).toMatchObject([200, { codigo_respuesta: 100 }]);
    });

    it('dos entes a la vez: una corrección, y nada se pierde', async () => {
      const numero = de.nuevo();
      de.segipDice(numero, {});
      await de.guardar(cns, de.deTitular(numero));
      de.segipDice(numero, cambio);
      const [enCps, enCns] = await Promise.all([
        registrar(api, cps, de.deTitular(numero, cambio)),
        registrar(api, cns, de.deTitular(numero, cambio)),
      ]);
      expect(resultado(enCps).codigo).toBe(501);
      expect(resultado(enCns).codigo).toBe(502);
      const [archivo, ...mas] = await de.archivos(numero);
      expect(mas).toEqual([]);
      expect(await de.anteriores(archivo?.id ?? idPersona(0))).toHaveLength(1);
    });

    it('y de vuelta: la última manda, y por todas se la halla', async () => {
      const numero = de.nuevo();
      de.segipDice(numero, {});
      await de.guardar(cns, de.deTitular(numero));
      de.segipDice(numero, cambio);
      await de.guardar(cps, de.deTitular(numero, cambio));
      de.segipDice(numero, {});
      const deEntonces = await de.validar(cns, numero);
      expect(deEntonces.estado_asegurado.codigo).toBe(400);
      expect((await de.guardar(cns, de.deTitular(numero))).codigo).toBe(502);
      // Another employer makes a second affiliation of the same person, who is corrected back.
      const otro = { ...de.deTitular(numero), codigo_entidad: 'NIT-1020310074' };
      expect((await de.guardar(cps, otro)).codigo).toBe(501);
      const [archivo, ...mas] = await de.archivos(numero);
      expect(mas).toEqual([]);
      expect(archivo).toMatchObject({
        complemento: '',
        tipo_doc: 1,
        fecha_nacimiento: '1985-03-04',
        segundo_apellido: 'YANA',
      });
      expect(await de.halladoPor(numero, {})).toMatchObject({ estado: 200, certificado: 200 });
      expect(await de.halladoPor(numero, cambio)).toMatchObject({ estado: 200, certificado: 200 });
      expect(await de.anteriores(archivo?.id ?? idPersona(0))).toHaveLength(2);
    });
  });
});
