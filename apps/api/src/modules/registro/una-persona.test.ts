import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/banco-de-pruebas/api';
import { pedidoBeneficiario, registrarBeneficiario } from '@sgpa/banco-de-pruebas/beneficiario';
import { actuar, claveBeneficiario, claveTitular } from '@sgpa/banco-de-pruebas/ciclo';
import { CNS, pedidoRegistro, registrar, resultado } from '@sgpa/banco-de-pruebas/titular';
import type { Respuesta } from '@sgpa/contract/endpoints';
import { TEXTO_OTRO_REGISTRO } from '@sgpa/domain/identidad/textos';
import type { PersonaDescrita } from '@sgpa/simulators/people/persona';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

const AUTORIDAD = 100;
/** As the identity service tells somebody first. */
const ANA: Omit<PersonaDescrita, 'numero'> = {
  complemento: '',
  fechaNacimiento: '1985-03-04',
  nombres: 'ANA',
  primerApellido: 'ARUQUIPA',
  segundoApellido: 'YANA',
  sexo: 'F',
  estadoCivil: 'SOLTERO',
  departamento: 'LP',
  municipio: '020101',
};
/** What it corrects of it, and what step 2 and the novedades say. */
const CORRECCIONES = {
  fecha: [{ fechaNacimiento: '1985-04-03' }, 'con fecha de nacimiento 04/03/1985'],
  complemento: [{ complemento: '1B' }, 'sin complemento'],
  clase: [{ extranjero: true }, 'con documento de nacional'],
  nombre: [{ segundoApellido: 'POMA' }, 'a nombre de ARUQUIPA YANA ANA'],
} as const satisfies Record<string, readonly [Partial<PersonaDescrita>, string]>;

type Validada = Respuesta<'validacion-titular'>['data'][number];

describe('una-persona.test.ts', () => {
  let api: ApiDePrueba;
  let cns: string;
  let cps: string;
  let consulta: string;
  let siguiente = 9_200_000;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    cns = await api.ingresar('ope.afiliaciones');
    cps = await api.ingresar('ope.petrolera');
    consulta = await api.ingresar('cons.autoridad');
  });
  afterEach(() => api.simuladores.control.sanar());
  afterAll(() => api.cerrar());

  const db = () => api.base.owner.db;
  const nuevo = () => String(siguiente++);
  const segipDice = (numero: string, ...personas: Partial<PersonaDescrita>[]) =>
    api.simuladores.control.ponerPersonas(
      numero,
      personas.map((una) => ({ ...ANA, ...una, numero })),
    );

  /** How somebody is asked for on the wire. */
  const dicho = (numero: string, como: Partial<PersonaDescrita>) => {
    const { complemento, fechaNacimiento } = { ...ANA, ...como };
    return {
      numero_documento: complemento ? `${numero}-${complemento}` : numero,
      fecha_nacimiento: fechaNacimiento,
    };
  };
  const deTitular = (numero: string, como: Partial<PersonaDescrita> = {}) =>
    pedidoRegistro('', { persona: { ...dicho(numero, como), tipo_doc: como.extranjero ? 2 : 1 } });
  const guardar = async (token: string, pedido: ReturnType<typeof pedidoRegistro>, clave?: string) => {
    const respuesta = await registrar(api, token, pedido, clave);
    expect([respuesta.status, respuesta.body]).toEqual([200, respuesta.body]);
    return resultado(respuesta);
  };
  const validar = async (token: string, numero: string, como: Partial<PersonaDescrita> = {}): Promise<Validada> => {
    const data = [{ tipo_documento: 'CI', ...dicho(numero, como), tipo_doc: como.extranjero ? 2 : 1 }];
    const { body } = await api.pedir<Respuesta<'validacion-titular'>>(token, 'POST', '/api/v2/contrastacion/afiliado', {
      data,
    });
    const [una] = body.data;
    if (una === undefined) throw new Error('no answer');
    return una;
  };

  const archivos = (numero: string) =>
    db()
      .selectFrom('persona')
      .selectAll()
      .where('numero_documento', '=', numero as never)
      .orderBy('id')
      .execute();
  const anteriores = (idPersona: number) =>
    db().selectFrom('identidad_anterior').selectAll().where('id_persona', '=', idPersona).orderBy('id').execute();
  const novedades = async (numero: string) =>
    (
      await db()
        .selectFrom('novedad as n')
        .innerJoin('persona as p', 'p.id', 'n.id_persona')
        .select(['n.codigo', 'n.id_ente_gestor', 'n.detalle'])
        .where('p.numero_documento', '=', numero as never)
        .where('n.codigo', 'like', 'IDENTIDAD%')
        .execute()
    ).map(({ codigo, id_ente_gestor, detalle }) => [codigo, id_ente_gestor, detalle]);

  /** Whether every path that names a person finds them by these data; as who covers them, and as who may ask of everybody. */
  async function halladoPor(numero: string, como: Partial<PersonaDescrita>) {
    const { numero_documento, fecha_nacimiento } = dicho(numero, como);
    const { complemento = '' } = { ...ANA, ...como };
    const documento = { numero_documento: numero, complemento_documento: complemento, fecha_nacimiento };
    const estado = await api.pedir<{ status: number }>(consulta, 'POST', '/api/v1/findAllEstadoBDPA', {
      tipo_documento: 'CI',
      ...documento,
    });
    const certificado = await api.pedir<{ codigo: number }>(
      consulta,
      'POST',
      '/api/v1/certificacion/getCertificacion',
      documento,
    );
    const titular = await api.pedir<{ codigo: number }>(cns, 'POST', '/api/v2/contrastacion/titular', {
      data: [
        {
          tipo_documento_titular: 'CI',
          numero_documento_titular: numero_documento,
          fecha_nacimiento_titular: fecha_nacimiento,
        },
      ],
    });
    const lista = await api.pedir<{ total: number }>(
      cns,
      'GET',
      `/api/v1/afiliado/ente-gestor-all?numeroDocumento=${numero_documento}`,
    );
    return {
      estado: estado.body.status,
      certificado: certificado.body.codigo,
      titular: titular.body.codigo,
      lista: lista.body.total,
    };
  }
  const HALLADA = { estado: 200, certificado: 200, titular: 100, lista: 1 };

  describe.each(Object.entries(CORRECCIONES))('corregida: %s', (que, [cambio, constaba]) => {
    const ahora = { ...ANA, ...cambio };

    it('es una sola, con su identidad de antes, también en otro ente, y se la halla por ambas', async () => {
      const numero = nuevo();
      segipDice(numero, {});
      expect((await guardar(cns, deTitular(numero))).codigo).toBe(500);
      const [antes] = await archivos(numero);
      segipDice(numero, cambio);

      // Who covers the person is told; everybody else gets the ordinary answer.
      const deQuienCubre = await validar(cns, numero, cambio);
      expect(deQuienCubre.estado_asegurado.codigo).toBe(400);
      expect(deQuienCubre.aviso_identidad).toContain(constaba);
      const deOtro = await validar(cps, numero, cambio);
      expect([deOtro.estado_asegurado.codigo, deOtro.aviso_identidad]).toEqual([400, null]);

      expect((await guardar(cps, deTitular(numero, cambio))).codigo).toBe(501);
      const [archivo, ...mas] = await archivos(numero);
      expect([mas, archivo?.id, archivo?.saneado]).toEqual([[], antes?.id, true]);
      expect(archivo).toMatchObject({
        complemento: ahora.complemento,
        fecha_nacimiento: ahora.fechaNacimiento,
        tipo_doc: 'extranjero' in ahora ? 2 : 1,
        segundo_apellido: ahora.segundoApellido,
      });
      expect(await anteriores(archivo?.id ?? 0)).toMatchObject([
        { complemento: '', fecha_nacimiento: '1985-03-04', tipo_doc: 1, segundo_apellido: 'YANA' },
      ]);
      expect(await novedades(numero)).toEqual([['IDENTIDAD_CORREGIDA', CNS, expect.stringContaining(constaba)]]);
      expect((await validar(cns, numero, cambio)).aviso_identidad).toBeNull();

      expect(await halladoPor(numero, cambio)).toEqual(HALLADA);
      expect(await halladoPor(numero, {})).toEqual(HALLADA);
      expect((await sql`select * from contadores_diferencias()`.execute(db())).rows).toEqual([]);
    });

    it('como beneficiaria, y de quien lo es, por lo de antes y lo de ahora', async () => {
      const [titular, hermana] = [nuevo(), nuevo()];
      for (const una of [titular, hermana]) segipDice(una, {});
      await guardar(cns, deTitular(titular));
      segipDice(titular, cambio);
      // The holder is corrected with a second affiliation; then each of both data names them.
      await guardar(cps, deTitular(titular, cambio));
      const deBeneficiaria = (como: Partial<PersonaDescrita>, delTitular: Partial<PersonaDescrita>, desde: string) => {
        const { numero_documento, fecha_nacimiento } = dicho(titular, delTitular);
        return pedidoBeneficiario('', '', {
          beneficiario: { ...dicho(hermana, como), tipo_doc: como.extranjero ? 2 : 1 },
          titular: { numero_documento_titular: numero_documento, fecha_nacimiento_titular: fecha_nacimiento },
          afiliacion: { fecha_inicio: desde },
        });
      };
      const suya = await registrarBeneficiario(api, cns, deBeneficiaria({}, {}, '2026-10-02'));
      expect(suya.body.data?.[0]?.estado_almacenamiento.codigo).toBe(500);
      segipDice(hermana, cambio);
      // Refused for what she has already, and not saved as somebody else.
      const otraVez = await registrarBeneficiario(api, cns, deBeneficiaria(cambio, cambio, '2026-10-03'));
      expect(otraVez.body.data?.[0]?.estado_almacenamiento).toMatchObject({ codigo: 0 });
      expect(await archivos(hermana)).toMatchObject([{ saneado: false }]);

      const clave = (como: Partial<PersonaDescrita>, delTitular: Partial<PersonaDescrita>) => {
        const { numero_documento, fecha_nacimiento } = dicho(titular, delTitular);
        return claveBeneficiario('', '', {
          ...dicho(hermana, como),
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
      const numero = nuevo();
      segipDice(numero, {});
      await guardar(cns, deTitular(numero));
      segipDice(numero, cambio);
      await guardar(cps, deTitular(numero, cambio));
      const baja = await actuar(
        api,
        cns,
        'baja-titular',
        claveTitular('', {
          ...dicho(numero, {}),
          fecha_fin: '2026-10-10',
          tipo_motivo: 604,
          descripcion_motivo: 'Renuncia.',
        }),
      );
      expect([baja.status, baja.body]).toMatchObject([200, { codigo_respuesta: 100 }]);
    });

    it('dos entes a la vez: una corrección, y nada se pierde', async () => {
      const numero = nuevo();
      segipDice(numero, {});
      await guardar(cns, deTitular(numero));
      segipDice(numero, cambio);
      const [enCps, enCns] = await Promise.all([
        registrar(api, cps, deTitular(numero, cambio)),
        registrar(api, cns, deTitular(numero, cambio)),
      ]);
      expect(resultado(enCps).codigo).toBe(501);
      expect(resultado(enCns).codigo).toBe(502);
      const [archivo, ...mas] = await archivos(numero);
      expect(mas).toEqual([]);
      expect(await anteriores(archivo?.id ?? 0)).toHaveLength(1);
    });

    it('y de vuelta: la última manda, y por todas se la halla', async () => {
      const numero = nuevo();
      segipDice(numero, {});
      await guardar(cns, deTitular(numero));
      segipDice(numero, cambio);
      await guardar(cps, deTitular(numero, cambio));
      segipDice(numero, {});
      const deEntonces = await validar(cns, numero);
      expect(deEntonces.estado_asegurado.codigo).toBe(400);
      expect((await guardar(cns, deTitular(numero))).codigo).toBe(502);
      // Another employer: a second affiliation of the same person, who is corrected back.
      const otro = { ...deTitular(numero), codigo_entidad: 'NIT-1020310074' };
      await registrar(api, cps, otro);
      const [archivo, ...mas] = await archivos(numero);
      expect(mas).toEqual([]);
      expect(await halladoPor(numero, {})).toMatchObject({ estado: 200, certificado: 200 });
      expect(await halladoPor(numero, cambio)).toMatchObject({ estado: 200, certificado: 200 });
      expect((await anteriores(archivo?.id ?? 0)).length).toBeGreaterThan(0);
    });
  });

  it.each([
    ['el servicio no responde a lo de antes', 'fecha', { fechaNacimiento: '1985-04-03', complemento: '1B' }],
    ['difiere en dos cosas', 'dos', { fechaNacimiento: '1985-04-03', extranjero: true }],
  ])('no se sabe, porque %s: se guarda con observación y la autoridad decide', async (_que, _clase, cambio) => {
    const numero = nuevo();
    segipDice(numero, {});
    await guardar(cns, deTitular(numero));
    segipDice(numero, cambio);
    const suyo = await validar(cns, numero, cambio);
    expect(suyo.aviso_identidad).toContain('con fecha de nacimiento 04/03/1985');
    const ajeno = await validar(cps, numero, cambio);
    expect(ajeno.aviso_identidad).toBe(TEXTO_OTRO_REGISTRO);
    expect(JSON.stringify(ajeno)).not.toContain('04/03/1985');
    expect((await guardar(cps, deTitular(numero, cambio))).codigo).toBe(501);
    expect(await archivos(numero)).toHaveLength(2);
    expect(await novedades(numero)).toEqual([['IDENTIDAD', AUTORIDAD, expect.stringContaining('ARUQUIPA YANA ANA')]]);
  });

  it('dos que comparten el número siguen siendo dos, y nada de una se dice a quien cubre a la otra', async () => {
    const numero = nuevo();
    const luz = { complemento: '1A', fechaNacimiento: '1990-01-01', nombres: 'LUZ' };
    const luzMamani = { ...luz, primerApellido: 'MAMANI', segundoApellido: 'POMA' };
    segipDice(numero, {}, luzMamani);
    await guardar(cns, deTitular(numero));
    expect((await validar(cps, numero, luzMamani)).aviso_identidad).toBeNull();
    expect((await guardar(cps, deTitular(numero, luzMamani))).codigo).toBe(500);
    expect(await archivos(numero)).toMatchObject([{ saneado: false }, { saneado: false }]);
    expect(await novedades(numero)).toEqual([]);
  });

  it('lo que dos constaron antes no es de ninguno, y lo de ahora vale más que lo de antes', async () => {
    const numero = nuevo();
    segipDice(numero, {});
    await guardar(cns, deTitular(numero));
    segipDice(numero, { complemento: '1B' });
    await guardar(cps, deTitular(numero, { complemento: '1B' }));
    // Somebody else has the number alone now.
    const otro = { nombres: 'LUZ', primerApellido: 'MAMANI', segundoApellido: 'POMA', fechaNacimiento: '1990-01-01' };
    segipDice(numero, { complemento: '1B' }, otro);
    await guardar(cps, deTitular(numero, otro));
    const estado = await api.pedir<{ data: { nombres: string }[] }>(consulta, 'POST', '/api/v1/findAllEstadoBDPA', {
      tipo_documento: 'CI',
      numero_documento: numero,
      complemento_documento: '',
      fecha_nacimiento: otro.fechaNacimiento,
    });
    expect(estado.body.data).toHaveLength(1);
    const ajena = '1000100';
    const [otra] = await db()
      .selectFrom('persona')
      .select('id')
      .where('numero_documento', '=', ajena as never)
      .execute();
    await sql`insert into identidad_anterior (id_persona, tipo_doc, numero_documento, complemento, fecha_nacimiento,
        nombres, primer_apellido, segundo_apellido, hasta, id_usuario)
      select ${otra?.id}, tipo_doc, numero_documento, complemento, fecha_nacimiento,
        nombres, primer_apellido, segundo_apellido, hasta, id_usuario
      from identidad_anterior where numero_documento = ${numero}`.execute(db());
    const ninguno = await halladoPor(numero, {});
    expect([ninguno.estado, ninguno.certificado]).toEqual([404, 300]);
  });
});
