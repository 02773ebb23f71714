import { numeroDocumento } from '@sgpa/domain/shared/documento';
import { type IdAfiliacion, idAfiliacion, idEnteGestor } from '@sgpa/domain/shared/ids';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { actuar, afiliacionDe, BENEFICIARIOS, EMPLEADOR, referenciaTitular, TITULAR } from '@sgpa/testing/ciclo';
import { type Copiar, copiador } from '@sgpa/testing/copias';
import { CNS, CPS, NACIMIENTO, pedidoRegistro, registrar, resultado } from '@sgpa/testing/titular';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const HOY = '2026-10-14';
const AUTORIDAD = idEnteGestor(100);
const DEFUNCION = { tipo_motivo: 601, descripcion_motivo: null };
const EN_CPS = { codigo_entidad: 'RCM-00012345' };
const AMPLIACION = { tipo_motivo: 620, fecha_fin_ampliacion: '2027-03-01', descripcion_motivo: null };
const FALLECIDA = 'La persona figura como fallecida en el registro de asegurados. Verifique el número de documento.';
const DUDA =
  'La persona fue registrada como fallecida desde el 14/10/2026 por: Caja Nacional de Salud. El SEGIP no lo confirma: ' +
  'vale solo para ese ente gestor mientras no lo confirme el SEGIP o la autoridad.';

/** The holder is covered by the CNS and, as of now, by the Caja Petrolera; the identity service calls them alive. */
describe('palabra-defuncion.test.ts', () => {
  let api: ApiDePrueba;
  let cns: string;
  let cps: string;
  let copiar: Copiar;
  let titular: string;
  let enCps: IdAfiliacion;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    copiar = await copiador(api);
    cns = await api.ingresar('ope.afiliaciones');
    cps = await api.ingresar('ope.petrolera');
  });
  beforeEach(async () => {
    [titular] = await copiar(TITULAR, ...BENEFICIARIOS);
    const { id } = resultado(
      await registrar(api, cps, pedidoRegistro(titular, { ...EN_CPS, persona: { genero: 'M' } })),
    );
    enCps = id ?? idAfiliacion(0);
  });
  afterAll(() => api.cerrar());

  const db = () => api.base.owner.db;
  const persona = () =>
    db()
      .selectFrom('persona')
      .selectAll()
      .where('numero_documento', '=', numeroDocumento(titular))
      .executeTakeFirstOrThrow();
  const novedades = () =>
    db()
      .selectFrom('novedad as n')
      .innerJoin('persona as p', 'p.id', 'n.id_persona')
      .select(['n.codigo', 'n.id_ente_gestor', 'n.detalle', 'n.estado'])
      .where('p.numero_documento', '=', numeroDocumento(titular))
      .where('n.codigo', 'like', 'DEFUNCION%')
      .orderBy('n.id')
      .execute();
  const enCpsAhora = () => db().selectFrom('afiliacion').selectAll().where('id', '=', enCps).executeTakeFirstOrThrow();
  const declarar = (quien: string, clave: object = {}) =>
    actuar(api, quien, 'baja-titular', { ...referenciaTitular(titular), ...clave, ...DEFUNCION });
  /** The Caja Petrolera ends the job with cesantía and extends it, as for a living person. */
  const trabajar = async () => {
    const clave = referenciaTitular(titular, EN_CPS);
    await actuar(api, cps, 'baja-titular', { ...clave, tipo_motivo: 600, fecha_fin: HOY });
    return (await actuar(api, cps, 'ampliacion-titular', { ...clave, ...AMPLIACION })).body;
  };
  const dice = (fallecido: boolean) =>
    api.simuladores.control.ponerPersonas(titular, [
      {
        numero: titular,
        fechaNacimiento: NACIMIENTO,
        nombres: 'JUAN',
        primerApellido: 'X',
        segundoApellido: 'Y',
        sexo: 'M',
        estadoCivil: 'SOLTERO',
        departamento: 'LP',
        municipio: '020101',
        fallecido,
      } as never,
    ]);

  it('lo que declara un ente y el SEGIP niega vale para ese ente; los demás siguen y se enteran, también la autoridad', async () => {
    expect((await declarar(cns)).body).toEqual({
      codigo_respuesta: 100,
      mensaje:
        'Baja registrada. Fecha de baja: 14/10/2026. También se dio de baja a 3 beneficiarios. Se abrió una novedad ' +
        'para: Caja Petrolera de Salud, Autoridad de Supervisión de la Seguridad Social de Corto Plazo.',
    });
    expect(await persona()).toMatchObject({ fallecido: false, fecha_defuncion: null });
    expect(await novedades()).toEqual([
      { codigo: 'DEFUNCION', id_ente_gestor: CPS, detalle: DUDA, estado: 'ABIERTA' },
      { codigo: 'DEFUNCION_POR_CONFIRMAR', id_ente_gestor: AUTORIDAD, detalle: DUDA, estado: 'ABIERTA' },
    ]);
    expect(await trabajar()).toMatchObject({ codigo_respuesta: 100 });
    expect(await enCpsAhora()).toMatchObject({ estado: 102, fecha_ampliacion: '2027-03-01' });
    // The CNS's word of the death is no obstacle to a new employer in the Caja Petrolera before its baja there.
    const otra = pedidoRegistro(titular, { codigo_entidad: EMPLEADOR, persona: { genero: 'M' } });
    expect(resultado(await registrar(api, cps, otra)).codigo).toBe(501);
    // In the CNS the person counts as dead.
    expect(resultado(await registrar(api, cns, pedidoRegistro(titular, EN_CPS)))).toMatchObject({ codigo: 0 });
  });

  it('la autoridad trabaja en el ente que no la registró: lo que dijo el otro no la detiene', async () => {
    await declarar(cns);
    const autoridad = await api.ingresar('adm.autoridad');
    const clave = referenciaTitular(titular, { ...EN_CPS, id_ente_gestor: CPS });
    await actuar(api, autoridad, 'baja-titular', { ...clave, tipo_motivo: 600, fecha_fin: HOY });
    expect((await actuar(api, autoridad, 'ampliacion-titular', { ...clave, ...AMPLIACION })).body).toMatchObject({
      codigo_respuesta: 100,
    });
    expect(await enCpsAhora()).toMatchObject({ estado: 102, fecha_ampliacion: '2027-03-01' });
  });

  it('cada lista muestra a la persona como fallecida solo donde lo está', async () => {
    await declarar(cns);
    const fallecidos = async (quien: string) => {
      const { body } = await api.pedir<{ datos: { fallecido: boolean }[] }>(
        quien,
        'GET',
        `/api/v1/afiliado/ente-gestor-all?numeroDocumento=${titular}`,
      );
      return body.datos.map(({ fallecido }) => fallecido);
    };
    expect(await fallecidos(cns)).toEqual([true]);
    expect(await fallecidos(cps)).toEqual([false]);
    expect((await fallecidos(await api.ingresar('adm.autoridad'))).toSorted()).toEqual([false, true]);
  });

  it('la palabra de la autoridad obliga a todos, y responde a lo que se le preguntó', async () => {
    await declarar(cns);
    const autoridad = await api.ingresar('adm.autoridad');
    const { body } = await declarar(autoridad, { ...EN_CPS, id_ente_gestor: CPS });
    expect(body.codigo_respuesta).toBe(100);
    expect(await persona()).toMatchObject({ fallecido: true, defuncion_confirmada_por: 'AUTORIDAD' });
    expect((await novedades()).map(({ codigo, estado }) => `${codigo} ${estado}`)).toEqual([
      'DEFUNCION PROCESADA',
      'DEFUNCION_POR_CONFIRMAR PROCESADA',
    ]);
    const nueva = pedidoRegistro(titular, { persona: { genero: 'M' } });
    const { body: respuesta } = await registrar(api, cps, nueva);
    expect(respuesta.data[0]?.estado_almacenamiento).toEqual({ codigo: 0, detalle: FALLECIDA });
  });

  it('la del SEGIP también: quien cubre a la persona ya no la amplía', async () => {
    dice(true);
    await declarar(cns);
    dice(false);
    expect(await persona()).toMatchObject({
      fallecido: true,
      fecha_defuncion: HOY,
      defuncion_confirmada_por: 'SEGIP',
    });
    expect(await novedades()).toMatchObject([
      { id_ente_gestor: CPS, detalle: expect.stringMatching(/^La persona figura como fallecida desde el 14/) },
    ]);
    expect(await trabajar()).toMatchObject({ codigo_respuesta: 409, mensaje: FALLECIDA });
  });

  it('repetida el mismo día, cuando el SEGIP ya la informa: la baja queda como estaba, y la muerte obliga a todos', async () => {
    const primera = await declarar(cns);
    const filas = () => db().selectFrom('afiliacion').selectAll().orderBy('id').execute();
    const antes = await filas();
    dice(true);
    expect((await declarar(cns)).body).toEqual(primera.body);
    expect((await declarar(cns)).body).toEqual(primera.body);
    dice(false);
    expect(await filas()).toEqual(antes);
    const { id, ...marca } = await persona();
    expect(marca).toMatchObject({ fallecido: true, fecha_defuncion: HOY, defuncion_confirmada_por: 'SEGIP' });
    const CONFIRMADA = 'La persona figura como fallecida desde el 14/10/2026, por registro de: Caja Nacional de Salud.';
    expect((await novedades()).map(({ codigo, estado, detalle }) => [codigo, estado, detalle])).toEqual([
      ['DEFUNCION', 'PROCESADA', DUDA],
      ['DEFUNCION_POR_CONFIRMAR', 'PROCESADA', DUDA],
      // Whoever still covers the person reads no doubt any more.
      ['DEFUNCION', 'ABIERTA', CONFIRMADA],
    ]);
    const auditadas = await db()
      .selectFrom('auditoria')
      .select('despues')
      .where('recurso', '=', 'persona')
      .where('accion', '=', 'baja-titular')
      .where('id_recurso', '=', String(id))
      .execute();
    expect(auditadas).toMatchObject([{ despues: { fallecido: true, defuncion_confirmada_por: 'SEGIP' } }]);
    expect(await trabajar()).toMatchObject({ codigo_respuesta: 409, mensaje: FALLECIDA });
  });

  it('con el SEGIP caído la baja por defunción se guarda, y vale para el ente que la registra', async () => {
    api.simuladores.control.fallar('segip', { modo: 'corte' });
    expect((await declarar(cns)).body.codigo_respuesta).toBe(100);
    api.simuladores.control.sanar();
    expect((await persona()).fallecido).toBe(false);
    expect(await afiliacionDe(db(), titular)).toBeDefined();
    const declaradas = await db()
      .selectFrom('defuncion_declarada')
      .select(['id_ente_gestor', 'fecha'])
      .where('id_persona', '=', (await persona()).id)
      .execute();
    expect(declaradas).toEqual([{ id_ente_gestor: CNS, fecha: HOY }]);
  });

  it('otro que declara la misma muerte no pregunta dos veces a la autoridad por lo mismo', async () => {
    await declarar(cns);
    await declarar(cps, EN_CPS);
    const porConfirmar = (await novedades()).filter(({ codigo }) => codigo === 'DEFUNCION_POR_CONFIRMAR');
    expect(porConfirmar).toHaveLength(2);
    expect(new Set(porConfirmar.map(({ detalle }) => detalle)).size).toBe(2);
    expect(await enCpsAhora()).toMatchObject({ estado: 104 });
  });
});
