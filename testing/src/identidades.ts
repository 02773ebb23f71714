import type { Respuesta } from '@sgpa/contract/endpoints';
import { numeroDocumento } from '@sgpa/domain/shared/documento';
import type { IdPersona } from '@sgpa/domain/shared/ids';
import type { PersonaDescrita } from '@sgpa/simulators/people/persona';
import { expect } from 'vitest';
import { crearApiDePrueba } from './api.ts';
import { pedidoRegistro, registrar, resultado } from './titular.ts';

/** The identity service tells of the person so at first. */
export const ANA: Omit<PersonaDescrita, 'numero'> = {
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
/** The identity service corrects each of these, and step 2 and the novedades say so. */
export const CORRECCIONES = {
  fecha: [{ fechaNacimiento: '1985-04-03' }, 'con fecha de nacimiento 04/03/1985'],
  complemento: [{ complemento: '1B' }, 'sin complemento'],
  clase: [{ extranjero: true }, 'con documento de nacional'],
  nombre: [{ segundoApellido: 'POMA' }, 'a nombre de ARUQUIPA YANA ANA'],
} as const satisfies Record<string, readonly [Partial<PersonaDescrita>, string]>;

type Validada = Respuesta<'validacion-titular'>['data'][number];

/** Starts a server with persons of whom the identity service says one thing today and another tomorrow. */
export async function identidadesDe(desde: number) {
  const api = await crearApiDePrueba();
  const cns = await api.ingresar('ope.afiliaciones');
  const cps = await api.ingresar('ope.petrolera');
  const consulta = await api.ingresar('cons.autoridad');
  const autoridad = await api.ingresar('adm.autoridad');
  let siguiente = desde;
  const db = () => api.base.owner.db;
  const nuevo = () => String(siguiente++);
  const segipDice = (numero: string, ...personas: Partial<PersonaDescrita>[]) =>
    api.simuladores.control.ponerPersonas(
      numero,
      personas.map((una) => ({ ...ANA, ...una, numero })),
    );

  /** Gives the keys by which the wire asks for somebody. */
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
      .where('numero_documento', '=', numeroDocumento(numero))
      .orderBy('id')
      .execute();
  const anteriores = (idPersona: IdPersona) =>
    db().selectFrom('identidad_anterior').selectAll().where('id_persona', '=', idPersona).orderBy('id').execute();
  const novedades = async (numero: string) =>
    (
      await db()
        .selectFrom('novedad as n')
        .innerJoin('persona as p', 'p.id', 'n.id_persona')
        .select(['n.codigo', 'n.id_ente_gestor', 'n.detalle'])
        .where('p.numero_documento', '=', numeroDocumento(numero))
        .where('n.codigo', 'like', 'IDENTIDAD%')
        .execute()
    ).map(({ codigo, id_ente_gestor, detalle }) => [codigo, id_ente_gestor, detalle]);

  /**
   * Tells whether every path that names a person finds them by these data, both for who covers them and for who may ask
   * of everybody.
   */
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
  return {
    api,
    cns,
    cps,
    consulta,
    autoridad,
    db,
    nuevo,
    segipDice,
    dicho,
    deTitular,
    guardar,
    validar,
    archivos,
    anteriores,
    novedades,
    halladoPor,
  };
}
export const HALLADA = { estado: 200, certificado: 200, titular: 100, lista: 1 };
