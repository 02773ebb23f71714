import { TEXTO_OTRO_REGISTRO, TEXTO_SIN_SEGIP } from '@sgpa/domain/identidad/textos';
import { numeroDocumento } from '@sgpa/domain/shared/documento';
import { idEnteGestor } from '@sgpa/domain/shared/ids';
import { ANA, CORRECCIONES, identidadesDe } from '@sgpa/testing/identidades';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

const AUTORIDAD = idEnteGestor(100);

type Escena = Awaited<ReturnType<typeof identidadesDe>>;

describe('una-persona.consultas.test.ts', () => {
  let de: Escena;
  let api: Escena['api'];
  let cns: Escena['cns'];
  let cps: Escena['cps'];
  let consulta: Escena['consulta'];
  beforeAll(async () => {
    de = await identidadesDe(9_300_000);
    ({ api, cns, cps, consulta } = de);
  });
  afterEach(() => de.api.simuladores.control.sanar());
  afterAll(() => de.api.cerrar());

  it.each(Object.entries(CORRECCIONES))(
    'antes de que nadie la corrija (%s), estado y certificado la hallan por lo que dice el SEGIP, y sin él no dicen que no está',
    async (que, [cambio]) => {
      const numero = de.nuevo();
      de.segipDice(numero, {});
      await de.guardar(cns, de.deTitular(numero));
      de.segipDice(numero, cambio);
      const { estado, certificado } = await de.halladoPor(numero, cambio);
      expect([que, estado, certificado]).toEqual([que, 200, 200]);
      if (que === 'clase' || que === 'nombre') return;
      api.simuladores.control.fallar('segip', { modo: 'error' });
      const { complemento, fechaNacimiento } = { ...ANA, ...cambio };
      const pedido = {
        numero_documento: numero,
        complemento_documento: complemento,
        fecha_nacimiento: fechaNacimiento,
      };
      const { body } = await api.pedir(consulta, 'POST', '/api/v1/findAllEstadoBDPA', pedido);
      expect(body).toEqual({ status: 404, mensaje: TEXTO_SIN_SEGIP, data: [] });
      const emitido = await api.pedir(consulta, 'POST', '/api/v1/certificacion/findCertificacion', pedido);
      expect(emitido.body).toMatchObject({ codigo: 300, mensaje: TEXTO_SIN_SEGIP });
    },
  );

  it('una fecha mal escrita de un número que consta no es de nadie, y el SEGIP se pregunta una vez', async () => {
    const numero = de.nuevo();
    de.segipDice(numero, {});
    await de.guardar(cns, de.deTitular(numero));
    api.simuladores.control.olvidarLlamadas();
    const { estado, certificado } = await de.halladoPor(numero, { fechaNacimiento: '1985-03-05' });
    expect([estado, certificado]).toEqual([404, 300]);
    expect(api.simuladores.control.llamadas().segip).toBe(2);
    // The service is not asked about a number that nobody bears.
    await de.halladoPor(de.nuevo(), {});
    expect(api.simuladores.control.llamadas().segip).toBe(2);
  });

  it('cómo consta ahora se dice a quien la cubre y a la autoridad', async () => {
    const numero = de.nuevo();
    de.segipDice(numero, {});
    await de.guardar(cns, de.deTitular(numero));
    de.segipDice(numero, { complemento: '1B' });
    // Whoever ended the cover has no part in it any more.
    const deHoy = await de.guardar(cps, de.deTitular(numero, { complemento: '1B' }));
    expect(deHoy.codigo).toBe(501);
    const pedido = { numero_documento: numero, complemento_documento: '', fecha_nacimiento: ANA.fechaNacimiento };
    const mensajeA = async (token: string) =>
      (await api.pedir<{ mensaje?: string }>(token, 'POST', '/api/v1/findAllEstadoBDPA', pedido)).body.mensaje;
    const aviso = `Consta ahora como ARUQUIPA YANA ANA, documento ${numero}-1B, nacimiento 04/03/1985.`;
    expect(await mensajeA(cns)).toBe(aviso);
    expect(await mensajeA(consulta)).toBe(aviso);
    expect(await mensajeA(await api.ingresar('ope.universitario'))).toBeUndefined();
    const { body } = await api.pedir(consulta, 'POST', '/api/v1/certificacion/getCertificacion', pedido);
    expect(body).toMatchObject({ codigo: 200, aviso });
  });

  it.each([
    ['difieren fecha y complemento', { fechaNacimiento: '1985-04-03', complemento: '1B' }],
    ['difieren fecha y clase', { fechaNacimiento: '1985-04-03', extranjero: true }],
  ])('no se sabe, porque %s: se guarda con observación y la autoridad decide', async (_que, cambio) => {
    const numero = de.nuevo();
    de.segipDice(numero, {});
    await de.guardar(cns, de.deTitular(numero));
    de.segipDice(numero, cambio);
    const suyo = await de.validar(cns, numero, cambio);
    expect(suyo.aviso_identidad).toContain('con fecha de nacimiento 04/03/1985');
    const ajeno = await de.validar(cps, numero, cambio);
    expect(ajeno.aviso_identidad).toBe(TEXTO_OTRO_REGISTRO);
    expect(JSON.stringify(ajeno)).not.toContain('04/03/1985');
    expect((await de.guardar(cps, de.deTitular(numero, cambio))).codigo).toBe(501);
    expect(await de.archivos(numero)).toHaveLength(2);
    expect(await de.novedades(numero)).toEqual([
      ['IDENTIDAD', AUTORIDAD, expect.stringContaining('ARUQUIPA YANA ANA')],
    ]);
  });

  it('dos que comparten el número siguen siendo dos, y nada de una se dice a quien cubre a la otra', async () => {
    const numero = de.nuevo();
    const luz = { complemento: '1A', fechaNacimiento: '1990-01-01', nombres: 'LUZ' };
    const luzMamani = { ...luz, primerApellido: 'MAMANI', segundoApellido: 'POMA' };
    de.segipDice(numero, {}, luzMamani);
    await de.guardar(cns, de.deTitular(numero));
    expect((await de.validar(cps, numero, luzMamani)).aviso_identidad).toBeNull();
    expect((await de.guardar(cps, de.deTitular(numero, luzMamani))).codigo).toBe(500);
    expect(await de.archivos(numero)).toMatchObject([{ saneado: false }, { saneado: false }]);
    expect(await de.novedades(numero)).toEqual([]);
  });

  it('lo que dos constaron antes no es de ninguno, y lo de ahora vale más que lo de antes', async () => {
    const numero = de.nuevo();
    de.segipDice(numero, {});
    await de.guardar(cns, de.deTitular(numero));
    de.segipDice(numero, { complemento: '1B' });
    await de.guardar(cps, de.deTitular(numero, { complemento: '1B' }));
    // Somebody else is now the number's only bearer.
    const otro = { nombres: 'LUZ', primerApellido: 'MAMANI', segundoApellido: 'POMA', fechaNacimiento: '1990-01-01' };
    de.segipDice(numero, { complemento: '1B' }, otro);
    await de.guardar(cps, de.deTitular(numero, otro));
    const estado = await api.pedir<{ data: { nombres: string }[] }>(consulta, 'POST', '/api/v1/findAllEstadoBDPA', {
      tipo_documento: 'CI',
      numero_documento: numero,
      complemento_documento: '',
      fecha_nacimiento: otro.fechaNacimiento,
    });
    expect(estado.body.data).toHaveLength(1);
    const ajena = '1000100';
    const [otra] = await de
      .db()
      .selectFrom('persona')
      .select('id')
      .where('numero_documento', '=', numeroDocumento(ajena))
      .execute();
    await sql`insert into identidad_anterior (id_persona, tipo_doc, numero_documento, complemento, fecha_nacimiento,
        nombres, primer_apellido, segundo_apellido, hasta, id_usuario)
      select ${otra?.id}, tipo_doc, numero_documento, complemento, fecha_nacimiento,
        nombres, primer_apellido, segundo_apellido, hasta, id_usuario
      from identidad_anterior where numero_documento = ${numero}`.execute(de.db());
    const ninguno = await de.halladoPor(numero, {});
    expect([ninguno.estado, ninguno.certificado]).toEqual([404, 300]);
  });
});
