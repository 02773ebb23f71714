import type { Respuesta } from '@sgpa/contract/endpoints';
import type { DetalleAsegurado } from '@sgpa/contract/v1/detalle-asegurado';
import { TEXTO_NO_SE_CORRIGE, TEXTO_OTRO_REGISTRO, TEXTO_SIN_CUBRIR } from '@sgpa/domain/identidad/textos';
import { idAfiliacion, idEnteGestor, idPersona } from '@sgpa/domain/shared/ids';
import type { PersonaDescrita } from '@sgpa/simulators/people/persona';
import { pedidoBeneficiario, registrarBeneficiario } from '@sgpa/testing/beneficiario';
import {
  actuar,
  EMPLEADOR,
  type RespuestaAccion,
  referenciaBeneficiario,
  revisarContadores,
} from '@sgpa/testing/ciclo';
import { ANA, CORRECCIONES, HALLADA, identidadesDe } from '@sgpa/testing/identidades';
import { pdfDePrueba } from '@sgpa/testing/pdf';
import { CPS, pedidoRegistro, registrar, resultado } from '@sgpa/testing/titular';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

const AUTORIDAD = idEnteGestor(100);
const EN_ABRIL = { fechaNacimiento: '1985-04-03' };
const CON_1B = { complemento: '1B' };

type Escena = Awaited<ReturnType<typeof identidadesDe>>;
type Como = Partial<PersonaDescrita>;

describe('una-persona.vida.test.ts', () => {
  let de: Escena;
  let api: Escena['api'];
  let cns: Escena['cns'];
  let cps: Escena['cps'];
  beforeAll(async () => {
    de = await identidadesDe(9_600_000);
    ({ api, cns, cps } = de);
  });
  // Whatever happened in somebody's life, the counters must equal a recount.
  afterEach(async () => {
    api.simuladores.control.sanar();
    await revisarContadores(de.db());
  });
  afterAll(() => de.api.cerrar());

  async function registrada(token = cns) {
    const numero = de.nuevo();
    de.segipDice(numero, {});
    const { id } = await de.guardar(token, de.deTitular(numero));
    const [archivo] = await de.archivos(numero);
    return { numero, id: id ?? idAfiliacion(0), idPersona: archivo?.id ?? idPersona(0) };
  }
  /** Asks the service with the data of the new card. */
  async function traer(token: string, id: number, como: Como = {}) {
    const { complemento, fechaNacimiento } = { ...ANA, ...como };
    const nueva = { complemento_documento: complemento, fecha_nacimiento: fechaNacimiento };
    const cuerpo = { idAfiliadoEnteGestor: id, ...nueva };
    return (await api.pedir<RespuestaAccion>(token, 'PUT', '/api/v1/afiliado/identidad', cuerpo)).body;
  }
  const corregida = async (token: string, id: number, como: Como) =>
    expect(await traer(token, id, como)).toMatchObject({ codigo_respuesta: 100 });
  const listada = async (
    token: string,
    numero: string,
    como: Como,
    quienes: 'afiliado' | 'beneficiario' = 'afiliado',
  ) => {
    const ruta = `/api/v1/${quienes}/ente-gestor-all?numeroDocumento=${de.dicho(numero, como).numero_documento}`;
    const { body } = await api.pedir<{ datos?: object[]; content?: object[] }>(token, 'GET', ruta);
    return body.datos ?? body.content;
  };
  const detalle = async (token: string, numero: string, como: Como = {}) => {
    const { numero_documento, fecha_nacimiento } = de.dicho(numero, como);
    const clave = `${numero_documento}/${fecha_nacimiento}/${EMPLEADOR}/2026-10-01`;
    const { status, body } = await api.pedir<DetalleAsegurado>(
      token,
      'GET',
      `/api/v1/asegurado/buscar/titular/CI/${clave}`,
    );
    expect([clave, status]).toEqual([clave, 200]);
    return body;
  };
  const comoBeneficiaria = (hermana: string, titular: string, delTitular: Como = {}) => {
    const { numero_documento, fecha_nacimiento } = de.dicho(titular, delTitular);
    return pedidoBeneficiario('', '', {
      beneficiario: { ...de.dicho(hermana, {}), tipo_doc: 1 },
      titular: { numero_documento_titular: numero_documento, fecha_nacimiento_titular: fecha_nacimiento },
    });
  };
  const guardada = async (pedido: ReturnType<typeof comoBeneficiaria>) => {
    const { body } = await registrarBeneficiario(api, cns, pedido);
    const [item] = body.data;
    expect(item?.estado_almacenamiento.codigo).toBe(500);
    return idAfiliacion(item?.idAfiliadoEnteGestor ?? 0);
  };
  /** Registers a death, which only the identity service confirms for everybody. */
  const deFallecida = (numero: string, como: Como = {}) =>
    pedidoRegistro('', {
      persona: {
        ...de.dicho(numero, como),
        tipo_doc: como.extranjero ? 2 : 1,
        fallecido: true,
        fecha_defuncion: '2026-10-05',
        numero_certificado_defuncion: '4512',
        certificado_defuncion: pdfDePrueba().toString('base64'),
      },
    });

  describe.each(Object.entries(CORRECCIONES))('corregida: %s', (_que, [cambio]) => {
    const ahora = { ...ANA, ...cambio };
    const dice = {
      complemento_documento: ahora.complemento,
      fecha_nacimiento: ahora.fechaNacimiento,
      segundo_apellido: ahora.segundoApellido,
    };

    it('la beneficiaria lo sigue siendo, la ve su titular, y su baja la halla por lo de antes', async () => {
      const titular = await registrada();
      const hermana = de.nuevo();
      de.segipDice(hermana, {});
      const id = await guardada(comoBeneficiaria(hermana, titular.numero));
      de.segipDice(hermana, cambio);
      await corregida(cns, id, cambio);
      expect(await de.archivos(hermana)).toMatchObject([{ saneado: true, segundo_apellido: ahora.segundoApellido }]);
      for (const como of [{}, cambio])
        expect(await listada(cns, hermana, como, 'beneficiario')).toMatchObject([
          { idAfiliadoEnteGestor: id, ...dice },
        ]);
      const { ente_gestor } = await detalle(cns, titular.numero);
      expect(ente_gestor[0]?.beneficiarios).toMatchObject([{ idAfiliadoEnteGestor: id, ...dice }]);
      const clave = referenciaBeneficiario('', '', {
        ...de.dicho(hermana, {}),
        numero_documento_titular: titular.numero,
        fecha_nacimiento_titular: ANA.fechaNacimiento,
        fecha_fin: '2026-10-10',
        tipo_motivo: 604,
        descripcion_motivo: 'Renuncia.',
      });
      expect((await actuar(api, cns, 'baja-beneficiario', clave)).body).toMatchObject({ codigo_respuesta: 100 });
    });

    it('de la titular nacen beneficiarias por lo de antes y por lo de ahora, bajo la misma afiliación', async () => {
      const titular = await registrada();
      de.segipDice(titular.numero, cambio);
      await corregida(cns, titular.id, cambio);
      const hermanas = [de.nuevo(), de.nuevo()];
      for (const una of hermanas) de.segipDice(una, {});
      const ids = [
        await guardada(comoBeneficiaria(hermanas[0] ?? '', titular.numero, {})),
        await guardada(comoBeneficiaria(hermanas[1] ?? '', titular.numero, cambio)),
      ];
      const filas = await de.db().selectFrom('afiliacion').select('id_titular').where('id', 'in', ids).execute();
      expect(filas).toEqual([{ id_titular: titular.id }, { id_titular: titular.id }]);
    });

    it('cubierta en dos entes: el otro la ve como es ahora, en lista y detalle, y se le avisa', async () => {
      const { numero, id } = await registrada();
      expect(resultado(await registrar(api, cps, de.deTitular(numero))).codigo).toBe(501);
      de.segipDice(numero, cambio);
      await corregida(cns, id, cambio);
      for (const como of [{}, cambio]) {
        expect(await listada(cps, numero, como)).toMatchObject([{ ...dice, siglaEnteGestor: 'CPS' }]);
        expect((await detalle(cps, numero, como)).resultado_persona).toMatchObject(dice);
      }
      expect((await de.novedades(numero)).map(([clase, ente]) => [clase, ente])).toEqual([
        ['IDENTIDAD_CORREGIDA', CPS],
      ]);
      const ruta = `/api/v1/novedades/findByIdEnteGestor/0/10/${numero}/null`;
      const deCps = await api.pedir<Respuesta<'novedades'>>(cps, 'GET', ruta);
      const suyas = deCps.body.content.filter(({ codigoNovedad }) => codigoNovedad === 'IDENTIDAD_CORREGIDA');
      expect(suyas).toMatchObject([{ siglaEnteGestor: 'CPS', fechaNacimiento: ahora.fechaNacimiento }]);
    });

    it('la que muere se registra en el archivo que tenía, y el otro ente sabe de su muerte y de quién es', async () => {
      const { numero, idPersona } = await registrada(cps);
      de.segipDice(numero, { ...cambio, fallecido: true });
      expect((await de.guardar(cns, deFallecida(numero, cambio))).codigo).toBe(500);
      expect(await de.archivos(numero)).toMatchObject([
        {
          id: idPersona,
          saneado: true,
          fallecido: true,
          fecha_defuncion: '2026-10-05',
          fecha_nacimiento: ahora.fechaNacimiento,
        },
      ]);
      expect(await de.anteriores(idPersona)).toHaveLength(1);
      // Another entity's cover is its own to end (acuerdos §10): it is told of the death and of who she is now.
      const deCps = await de
        .db()
        .selectFrom('novedad')
        .select('codigo')
        .where('id_persona', '=', idPersona)
        .where('id_ente_gestor', '=', CPS)
        .orderBy('codigo')
        .execute();
      expect(deCps.map(({ codigo }) => codigo)).toEqual(['DEFUNCION', 'IDENTIDAD_CORREGIDA']);
      expect((await de.validar(cps, numero, cambio)).defuncion_registrada).toMatchObject({ segun: 'SEGIP' });
    });

    it('muerta ya, solo la autoridad la corrige: sigue muerta, y nadie la registra viva por lo de ahora', async () => {
      const numero = de.nuevo();
      de.segipDice(numero, { fallecido: true });
      const { id } = await de.guardar(cns, deFallecida(numero));
      // The service knows her as alive again, and as another one.
      de.segipDice(numero, cambio);
      expect((await traer(cns, id ?? idAfiliacion(0), cambio)).mensaje).toBe(TEXTO_SIN_CUBRIR);
      await corregida(de.autoridad, id ?? idAfiliacion(0), cambio);
      expect(await de.archivos(numero)).toMatchObject([
        { saneado: true, fallecido: true, fecha_defuncion: '2026-10-05' },
      ]);
      const validada = await de.validar(cps, numero, cambio);
      expect(validada.defuncion_registrada).toMatchObject({ fecha: '2026-10-05', segun: 'SEGIP' });
      const viva = await registrar(api, cps, de.deTitular(numero, cambio));
      const rechazo = { codigo: 0, detalle: expect.stringContaining('figura como fallecida') };
      expect(viva.body.data[0]?.estado_almacenamiento).toEqual(rechazo);
      expect(await listada(cps, numero, cambio)).toEqual([]);
    });

    it('el certificado de antes se verifica como se imprimió; uno nuevo dice lo de ahora', async () => {
      const { numero, id } = await registrada();
      const emitir = async (como: Como) => {
        const { complemento, fechaNacimiento } = { ...ANA, ...como };
        const pedido = {
          numero_documento: numero,
          complemento_documento: complemento,
          fecha_nacimiento: fechaNacimiento,
        };
        const ruta = '/api/v1/certificacion/findCertificacion';
        const { body } = await api.pedir<Respuesta<'certificado'>>(de.consulta, 'POST', ruta, pedido);
        return body.codigo_verificacion;
      };
      const verificar = async (codigo: string | null) => {
        const ruta = `/api/v1/certificacion/validacionCertificado/${codigo}`;
        return (await api.pedir<Respuesta<'verificacion-certificado'>>(null, 'GET', ruta)).body;
      };
      const impreso = await emitir({});
      const entonces = await verificar(impreso);
      expect(entonces).toMatchObject({
        autentico: true,
        persona: { numero_documento: numero, fecha_nacimiento: '1985-03-04' },
      });
      de.segipDice(numero, cambio);
      await corregida(cns, id, cambio);
      expect(await verificar(impreso)).toEqual(entonces);
      for (const como of [{}, cambio]) {
        const { autentico, persona } = await verificar(await emitir(como));
        const { numero_documento, fecha_nacimiento } = de.dicho(numero, cambio);
        const nombres = `${ahora.primerApellido} ${ahora.segundoApellido} ${ahora.nombres}`;
        expect([autentico, persona]).toMatchObject([true, { nombres, numero_documento, fecha_nacimiento }]);
      }
    });

    it('una intención repetida después de la corrección se responde como entonces, y no escribe otra vez', async () => {
      const numero = de.nuevo();
      de.segipDice(numero, {});
      const [deCns, deCps] = [`vida-cns-${numero}`, `vida-cps-${numero}`];
      const primera = await registrar(api, cns, de.deTitular(numero), deCns);
      expect(resultado(primera).codigo).toBe(500);
      de.segipDice(numero, cambio);
      const queCorrige = await registrar(api, cps, de.deTitular(numero, cambio), deCps);
      expect(resultado(queCorrige).codigo).toBe(501);
      expect((await registrar(api, cns, de.deTitular(numero), deCns)).body).toEqual(primera.body);
      expect((await registrar(api, cps, de.deTitular(numero, cambio), deCps)).body).toEqual(queCorrige.body);
      const [archivo, ...mas] = await de.archivos(numero);
      expect(mas).toEqual([]);
      expect(await de.anteriores(archivo?.id ?? idPersona(0))).toHaveLength(1);
      const filas = de
        .db()
        .selectFrom('afiliacion')
        .select('id')
        .where('id_persona', '=', archivo?.id ?? idPersona(0));
      expect(await filas.execute()).toHaveLength(2);
      expect(await de.novedades(numero)).toHaveLength(1);
    });
  });

  it('dos correcciones seguidas: un archivo, con las dos en su historia, y se la halla por las tres', async () => {
    const { numero, id, idPersona } = await registrada();
    de.segipDice(numero, EN_ABRIL);
    await corregida(cns, id, EN_ABRIL);
    const ahora = { ...EN_ABRIL, ...CON_1B };
    de.segipDice(numero, ahora);
    await corregida(cns, id, ahora);
    expect(await de.anteriores(idPersona)).toMatchObject([
      { complemento: '', fecha_nacimiento: '1985-03-04' },
      { complemento: '', fecha_nacimiento: '1985-04-03' },
    ]);
    for (const como of [{}, EN_ABRIL, ahora])
      expect([como, await de.halladoPor(numero, como)]).toEqual([como, HALLADA]);
    const { body } = await api.pedir<Respuesta<'historia-asegurado'>>(cns, 'GET', `/api/v1/asegurado/historia/${id}`);
    const pasos = body.historia.filter(({ descripcion }) => descripcion === 'Identidad corregida según el SEGIP');
    expect(pasos).toMatchObject([
      { antes: { documento: numero, fecha_nacimiento: '1985-03-04' }, despues: { fecha_nacimiento: '1985-04-03' } },
      { antes: { documento: numero }, despues: { documento: `${numero}-1B`, fecha_nacimiento: '1985-04-03' } },
    ]);
  });

  /** The service answers by the new card, and not when it is asked with the file's own data. */
  const callarPorLoDeAntes = () => {
    const deVerdad = api.deps.segip.consultar;
    return vi.spyOn(api.deps.segip, 'consultar').mockImplementation((consulta) => {
      const esLoDeAntes = consulta.fechaNacimiento === ANA.fechaNacimiento && !consulta.complemento;
      return esLoDeAntes ? Promise.resolve({ disponible: false, motivo: 'tiempo' }) : deVerdad(consulta);
    });
  };

  it('el SEGIP calla entre las dos preguntas: no se sabe, nadie se corrige y la autoridad decide', async () => {
    const { numero, id, idPersona } = await registrada();
    de.segipDice(numero, EN_ABRIL);
    const preguntas = callarPorLoDeAntes();
    expect((await de.validar(cns, numero, EN_ABRIL)).aviso_identidad).toContain('con fecha de nacimiento 04/03/1985');
    expect((await de.validar(cps, numero, EN_ABRIL)).aviso_identidad).toBe(TEXTO_OTRO_REGISTRO);
    expect(preguntas).toHaveBeenCalledTimes(4);
    expect((await de.guardar(cps, de.deTitular(numero, EN_ABRIL))).codigo).toBe(501);
    expect(await de.archivos(numero)).toMatchObject([{ id: idPersona, saneado: false }, { saneado: false }]);
    const novedades = (await de.novedades(numero)).map(([clase, ente]) => [clase, ente]);
    expect(novedades).toEqual([['IDENTIDAD', AUTORIDAD]]);
    // Once there are two files, the service's answer does not make them one.
    preguntas.mockRestore();
    expect((await traer(cns, id, EN_ABRIL)).mensaje).toBe(TEXTO_NO_SE_CORRIGE);
    expect(await de.anteriores(idPersona)).toEqual([]);
  });

  it.each([EN_ABRIL, CON_1B])(
    'calla entre las dos preguntas al traerla (%o), y después se la corrige',
    async (cambio) => {
      const { numero, id, idPersona } = await registrada();
      de.segipDice(numero, cambio);
      const preguntas = callarPorLoDeAntes();
      expect((await traer(cns, id, cambio)).mensaje).toBe(TEXTO_NO_SE_CORRIGE);
      expect(await de.anteriores(idPersona)).toEqual([]);
      preguntas.mockRestore();
      await corregida(cns, id, cambio);
      expect(await de.archivos(numero)).toMatchObject([{ id: idPersona, saneado: true }]);
    },
  );
});
