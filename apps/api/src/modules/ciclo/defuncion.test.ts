import { numeroDocumento } from '@sgpa/domain/shared/documento';
import { type IdAfiliacion, type IdPersona, idAfiliacion } from '@sgpa/domain/shared/ids';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { pedidoBeneficiario, registrarBeneficiario } from '@sgpa/testing/beneficiario';
import {
  actuar,
  auditoriaDe,
  BENEFICIARIOS,
  historiaDe,
  operacionesDe,
  referenciaBeneficiario,
  referenciaTitular,
  revisarAfiliacion,
  revisarContadores,
  TITULAR,
} from '@sgpa/testing/ciclo';
import { type Copiar, copiador } from '@sgpa/testing/copias';
import { pdfDePrueba } from '@sgpa/testing/pdf';
import { AHORA } from '@sgpa/testing/reloj';
import { CNS, CPS, NACIMIENTO, pedidoRegistro, registrar, resultado } from '@sgpa/testing/titular';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const HOY = '2026-10-14';
const OTRO_EMPLEADOR = { codigo_entidad: 'RCM-00012345', persona: { genero: 'M' } };
const TERMINADA = { fecha_baja: HOY, fecha_cesantia: null, id_motivo_baja: 601, detalle_motivo: 'Certificado 12' };
const DOS_MESES = { estado: 103, fecha_baja: HOY, fecha_cesantia: '2026-12-14', id_motivo_baja: 601 };
const DEFUNCION = { tipo_motivo: 601, descripcion_motivo: 'Certificado 12' };
const DEL_YERNO = { codigo_entidad: 'NIT-1020310037' };
/** The identity service calls everybody here alive, so that the authority is told what an entity says. */
const AUTORIDAD = 'Autoridad de Supervisión de la Seguridad Social de Corto Plazo';

describe('defuncion.test.ts', () => {
  let api: ApiDePrueba;
  let copiar: Copiar;
  let token: string;
  let titular: string;
  let esposa: string;
  let beneficiarios: string[];
  let yerno: string;
  let hija: string;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    copiar = await copiador(api);
    token = await api.ingresar('ope.afiliaciones');
  });
  beforeEach(async () => {
    const familia = await copiar(TITULAR, ...BENEFICIARIOS);
    [titular, esposa] = familia;
    beneficiarios = familia.slice(1);
    [yerno, hija] = await copiar('1000001', '1000005');
  });
  afterAll(() => api.cerrar());

  const db = () => api.base.owner.db;
  const filaDe = (id: IdAfiliacion) =>
    db().selectFrom('afiliacion').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const novedadesDe = (idPersona: IdPersona) =>
    db()
      .selectFrom('novedad')
      .select(['codigo', 'id_ente_gestor', 'id_afiliacion', 'detalle', 'estado'])
      .where('id_persona', '=', idPersona)
      .where('codigo', '=', 'DEFUNCION')
      .execute();

  async function idRegistrado(cambios: Parameters<typeof pedidoRegistro>[1], numero = titular, quien = token) {
    const { codigo, id } = resultado(await registrar(api, quien, pedidoRegistro(numero, cambios)));
    if (id === null) throw new Error(`not registered: ${codigo}`);
    return id;
  }
  async function idDeBeneficiario(numero: string, deQuien: string, cambios = {}) {
    const { codigo, id } = resultado(
      await registrarBeneficiario(api, token, pedidoBeneficiario(numero, deQuien, cambios)),
    );
    if (id === null) throw new Error(`not registered: ${codigo}`);
    return id;
  }

  /** Gives the holder a second employer and a daughter, a right as a beneficiary, and one in the Caja Petrolera. */
  async function conTodo() {
    const segundo = await idRegistrado(OTRO_EMPLEADOR);
    const deHija = await idDeBeneficiario(hija, titular, { codigo_entidad: 'RCM-00012345' });
    const deYerno = await idRegistrado(DEL_YERNO, yerno);
    const suegro = await idDeBeneficiario(titular, yerno, {
      ...DEL_YERNO,
      afiliacion: { parentesco_titular: 'OTROS' },
      beneficiario: { genero: 'M' },
    });
    const petrolera = await idRegistrado({ persona: { genero: 'M' } }, titular, await api.ingresar('ope.petrolera'));
    return { segundo, deHija, deYerno, suegro, petrolera };
  }

  /** Checks history, audit and version of an affiliation that a death ended together with another. */
  async function revisarArrastrada(id: IdAfiliacion, accion: string, esperado: object) {
    const fila = await filaDe(id);
    expect(fila).toMatchObject({ ...esperado, version: 2 });
    const pasos = await historiaDe(db(), id);
    // The deed acted upon one affiliation; all the others that it wrote followed it.
    const { id_afiliacion } = await db()
      .selectFrom('afiliacion_historia')
      .select('id_afiliacion')
      .where('accion', '=', accion)
      .where('ocurrido_en', '=', AHORA)
      .where('id_afiliacion_causa', 'is', null)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(id_afiliacion).not.toBe(id);
    const seguida = { accion, estado_antes: 100, estado_despues: fila.estado, id_afiliacion_causa: id_afiliacion };
    expect(pasos.at(-1)).toMatchObject(seguida);
    expect(await auditoriaDe(db(), id)).toMatchObject([{ accion, despues: pasos.at(-1)?.despues }]);
  }

  it('del titular: termina todo lo suyo en el ente, sus otros beneficiarios quedan dos meses, otro ente se entera', async () => {
    const { segundo, deHija, deYerno, suegro, petrolera } = await conTodo();
    const deAntes = await operacionesDe(db());
    const { body } = await actuar(api, token, 'baja-titular', { ...referenciaTitular(titular), ...DEFUNCION });
    expect(body).toEqual({
      codigo_respuesta: 100,
      mensaje:
        'Baja registrada. Fecha de baja: 14/10/2026. También terminaron otras 2 afiliaciones de la persona. ' +
        `También se dio de baja a 4 beneficiarios. Se abrió una novedad para: Caja Petrolera de Salud, ${AUTORIDAD}.`,
    });
    await revisarArrastrada(segundo, 'baja-titular', { ...TERMINADA, estado: 104 });
    await revisarArrastrada(suegro, 'baja-titular', { ...TERMINADA, estado: 105 });
    await revisarArrastrada(deHija, 'baja-titular', DOS_MESES);
    for (const numero of beneficiarios) expect(await revisarAfiliacion(db(), numero, HOY)).toMatchObject(DOS_MESES);
    expect(await filaDe(deYerno)).toMatchObject({ estado: 100, version: 1 });
    // The other entity's record is its own: it is told, and decides.
    const deOtroEnte = await filaDe(petrolera);
    expect(deOtroEnte).toMatchObject({ estado: 100, version: 1, fecha_baja: null });
    expect(await novedadesDe(deOtroEnte.id_persona)).toEqual([
      {
        codigo: 'DEFUNCION',
        id_ente_gestor: CPS,
        id_afiliacion: petrolera,
        estado: 'ABIERTA',
        detalle:
          'La persona fue registrada como fallecida desde el 14/10/2026 por: Caja Nacional de Salud. El SEGIP no lo ' +
          'confirma: vale solo para ese ente gestor mientras no lo confirme el SEGIP o la autoridad.',
      },
    ]);
    const anotada = await db()
      .selectFrom('auditoria')
      .selectAll()
      .where('recurso', '=', 'novedad')
      .orderBy('id')
      .execute();
    expect(anotada.slice(-2)).toMatchObject([
      { accion: 'baja-titular', id_ente_gestor: CPS },
      { accion: 'baja-titular', id_ente_gestor: 100 },
    ]);
    expect((await operacionesDe(db())).slice(deAntes.length)).toEqual(['baja-titular']);
    await revisarContadores(db());
  });

  it('del beneficiario: termina también lo suyo como titular', async () => {
    const { segundo, deHija, suegro, petrolera } = await conTodo();
    const clave = referenciaBeneficiario(titular, yerno, DEL_YERNO);
    const { body } = await actuar(api, token, 'baja-beneficiario', { ...clave, ...DEFUNCION });
    expect([body.codigo_respuesta, body.mensaje]).toEqual([
      100,
      expect.stringMatching(/otras 2 afiliaciones de la persona\. También se dio de baja a 4 beneficiarios\. Se abrió/),
    ]);
    expect(await filaDe(suegro)).toMatchObject({ ...TERMINADA, estado: 105 });
    await revisarArrastrada(segundo, 'baja-beneficiario', { ...TERMINADA, estado: 104 });
    await revisarArrastrada(deHija, 'baja-beneficiario', DOS_MESES);
    expect((await filaDe(petrolera)).estado).toBe(100);
  });

  it('la segunda entidad la registra también: no se cruzan avisos de lo que ya terminó', async () => {
    const { petrolera } = await conTodo();
    await actuar(api, token, 'baja-titular', { ...referenciaTitular(titular), ...DEFUNCION });
    const otro = await api.ingresar('ope.petrolera');
    const { body } = await actuar(api, otro, 'baja-titular', { ...referenciaTitular(titular), ...DEFUNCION });
    expect(body).toEqual({
      codigo_respuesta: 100,
      mensaje: `Baja registrada. Fecha de baja: 14/10/2026. Se abrió una novedad para: ${AUTORIDAD}.`,
    });
    const { id_persona, estado } = await filaDe(petrolera);
    expect(estado).toBe(104);
    expect(await novedadesDe(id_persona)).toHaveLength(1);
  });

  it('una baja que no es por defunción no toca lo demás', async () => {
    const { segundo, suegro } = await conTodo();
    await actuar(api, token, 'baja-titular', { ...referenciaTitular(titular), tipo_motivo: 603, fecha_fin: HOY });
    for (const id of [segundo, suegro]) expect(await filaDe(id)).toMatchObject({ estado: 100, version: 1 });
  });

  it('el registro de un fallecido que tenía cobertura la termina', async () => {
    const numero = '1000007';
    const persona = { numero, fechaNacimiento: NACIMIENTO, nombres: 'FÉLIX', primerApellido: 'LUNA' };
    const resto = {
      segundoApellido: 'PAZ',
      sexo: 'M',
      estadoCivil: 'SOLTERO',
      departamento: 'LP',
      municipio: '020101',
    };
    api.simuladores.control.ponerPersonas(numero, [{ ...persona, ...resto } as never]);
    const previa = await idRegistrado(OTRO_EMPLEADOR, numero);
    const deHija = await idDeBeneficiario(hija, numero, { codigo_entidad: 'RCM-00012345' });
    const petrolera = await idRegistrado(OTRO_EMPLEADOR, numero, await api.ingresar('ope.petrolera'));
    api.simuladores.control.restaurarPersonas();
    const respuesta = await registrar(
      api,
      token,
      pedidoRegistro(numero, {
        persona: {
          genero: 'M',
          fallecido: true,
          fecha_defuncion: '2026-10-05',
          numero_certificado_defuncion: '0045',
          certificado_defuncion: pdfDePrueba().toString('base64'),
        },
      }),
    );
    expect(respuesta.body.data[0]?.estado_almacenamiento).toEqual({
      codigo: 500,
      detalle:
        'La Operación fue procesada con éxito. También terminó otra afiliación de la persona. ' +
        'También se dio de baja a 1 beneficiario. Se abrió una novedad para: Caja Petrolera de Salud.',
    });
    const sinDetalle = { ...TERMINADA, detalle_motivo: null, estado: 104 };
    await revisarArrastrada(previa, 'registro-fallecido', sinDetalle);
    await revisarArrastrada(deHija, 'registro-fallecido', DOS_MESES);
    const { id_persona, estado } = await filaDe(petrolera);
    expect([estado, await novedadesDe(id_persona)]).toMatchObject([100, [{ id_ente_gestor: CPS }]]);
    expect(await filaDe(resultado(respuesta).id ?? idAfiliacion(0))).toMatchObject({
      estado: 104,
      version: 1,
      id_ente_gestor: CNS,
    });
    await revisarContadores(db());
  });

  it('dos esposos, cada uno beneficiario del otro, a la vez: los dos terminan, sin esperarse', async () => {
    await idRegistrado(OTRO_EMPLEADOR, esposa);
    await idDeBeneficiario(titular, esposa, { codigo_entidad: 'RCM-00012345', beneficiario: { genero: 'M' } });
    const [uno, otro] = await Promise.all([
      actuar(api, token, 'baja-titular', { ...referenciaTitular(titular), ...DEFUNCION }),
      actuar(api, token, 'baja-titular', {
        ...referenciaTitular(esposa, { codigo_entidad: 'RCM-00012345' }),
        ...DEFUNCION,
      }),
    ]);
    expect([uno, otro].map(({ status, body }) => [status, body.codigo_respuesta])).toEqual([
      [200, 100],
      [200, 100],
    ]);
    const filas = await db()
      .selectFrom('afiliacion as a')
      .innerJoin('persona as p', 'p.id', 'a.id_persona')
      .innerJoin('defuncion_declarada as d', 'd.id_persona', 'p.id')
      .select(['a.estado', 'd.fecha', 'a.tipo'])
      .where('p.numero_documento', 'in', [numeroDocumento(titular), numeroDocumento(esposa)])
      .execute();
    expect(filas.map((f) => `${f.tipo} ${f.estado} ${f.fecha}`).toSorted()).toEqual([
      `BENEFICIARIO 105 ${HOY}`,
      `BENEFICIARIO 105 ${HOY}`,
      `TITULAR 104 ${HOY}`,
      `TITULAR 104 ${HOY}`,
    ]);
    await revisarContadores(db());
  });
});
