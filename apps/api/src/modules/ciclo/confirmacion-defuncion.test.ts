import type { HechoDeHistoria } from '@sgpa/contract/v1/historia-asegurado';
import { numeroDocumento } from '@sgpa/domain/shared/documento';
import { type IdAfiliacion, idAfiliacion } from '@sgpa/domain/shared/ids';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { actuar, afiliacionDe, historiaDe, referenciaTitular, revisarAfiliacion, TITULAR } from '@sgpa/testing/ciclo';
import { AHORA } from '@sgpa/testing/reloj';
import { CPS, pedidoRegistro, registrar, resultado } from '@sgpa/testing/titular';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RespuestaSegip, Segip } from '../../integrations/segip/port.ts';
import { confirmarDefunciones } from './confirmacion-defuncion.service.ts';

const HOY = '2026-10-14';
const DIA = 86_400_000;
const EN_CPS = { codigo_entidad: 'RCM-00012345' };
const OTROS = ['1000101', '1000102', '1000103'];

/** 1000100 died by the CNS's word; the Caja Petrolera covers them too, and nobody records the death again. */
describe('confirmacion-defuncion.test.ts', () => {
  let api: ApiDePrueba;
  let enCps: IdAfiliacion;
  let preguntadas: string[];
  let muertos: Set<string>;
  let caido: boolean;
  const segip: Segip = {
    certificar: () => Promise.reject(new Error('Nobody asks for a certification')),
    consultar: async ({ numero }): Promise<RespuestaSegip> => {
      preguntadas.push(numero);
      if (caido) return { disponible: false, motivo: 'conexion' };
      const { db } = api.base.owner;
      const persona = await db
        .selectFrom('persona')
        .selectAll()
        .where('numero_documento', '=', numeroDocumento(numero))
        .executeTakeFirstOrThrow();
      return {
        disponible: true,
        tipo: 'encontrado',
        mensaje: '',
        persona: {
          numero: persona.numero_documento,
          complemento: null,
          nombres: persona.nombres,
          primerApellido: '',
          segundoApellido: '',
          fechaNacimiento: persona.fecha_nacimiento,
          sexo: 'M',
          estadoCivil: '',
          pais: '',
          departamento: '',
          municipio: '',
          fallecido: muertos.has(numero),
          extranjero: false,
          fotografia: null,
        },
      };
    },
  };
  beforeEach(async () => {
    api = await crearApiDePrueba();
    [preguntadas, muertos, caido] = [[], new Set(), false];
    const cps = await api.ingresar('ope.petrolera');
    enCps =
      resultado(await registrar(api, cps, pedidoRegistro(TITULAR, { ...EN_CPS, persona: { genero: 'M' } }))).id ??
      idAfiliacion(0);
    await declarar(TITULAR);
  });
  afterEach(() => api.cerrar());

  const db = () => api.base.owner.db;
  const declarar = async (numero: string) => {
    const cns = await api.ingresar('ope.afiliaciones');
    const { body } = await actuar(api, cns, 'baja-titular', { ...referenciaTitular(numero), tipo_motivo: 601 });
    expect(body).toMatchObject({ codigo_respuesta: 100 });
  };
  const correr = (preguntas?: number) => confirmarDefunciones({ db: db(), clock: api.reloj, segip }, preguntas);
  const persona = () =>
    db()
      .selectFrom('persona')
      .selectAll()
      .where('numero_documento', '=', numeroDocumento(TITULAR))
      .executeTakeFirstOrThrow();
  const novedades = async () =>
    (await db().selectFrom('novedad').selectAll().where('codigo', 'like', 'DEFUNCION%').orderBy('id').execute()).map(
      ({ codigo, estado, id_ente_gestor, detalle }) => [
        codigo,
        estado,
        id_ente_gestor,
        detalle.includes('SEGIP no lo confirma'),
      ],
    );

  it('lo que el SEGIP informa después obliga a todos: marca, historia de cada ente, auditoría del sistema y novedad', async () => {
    const antes = await db().selectFrom('afiliacion').selectAll().where('id', '=', enCps).executeTakeFirstOrThrow();
    muertos.add(TITULAR);
    expect(await correr()).toBe(1);
    const { id, ...marca } = await persona();
    expect(marca).toMatchObject({ fallecido: true, fecha_defuncion: HOY, defuncion_confirmada_por: 'SEGIP' });
    // The confirmation ends nobody's affiliation.
    const despues = await db().selectFrom('afiliacion').selectAll().where('id', '=', enCps).executeTakeFirstOrThrow();
    expect(despues).toEqual({ ...antes, version: antes.version + 1, modificado_en: AHORA });
    for (const fila of [enCps, (await afiliacionDe(db(), TITULAR)).id])
      expect((await historiaDe(db(), fila)).at(-1)).toMatchObject({
        accion: 'confirmacion-defuncion',
        id_usuario: null,
      });
    const ruta = `/api/v1/asegurado/historia/${enCps}`;
    const leida = await api.pedir<{ historia: HechoDeHistoria[] }>(await api.ingresar('ope.petrolera'), 'GET', ruta);
    expect(leida.body.historia.at(-1)).toMatchObject({ usuario: 'SISTEMA', causa: 'Por la confirmación del SEGIP' });
    expect(await novedades()).toEqual([
      ['DEFUNCION', 'PROCESADA', CPS, true],
      ['DEFUNCION_POR_CONFIRMAR', 'PROCESADA', 100, true],
      ['DEFUNCION', 'ABIERTA', CPS, false],
    ]);
    const auditadas = await db()
      .selectFrom('auditoria')
      .selectAll()
      .where('accion', '=', 'confirmacion-defuncion')
      .orderBy('recurso')
      .execute();
    expect(auditadas).toMatchObject([
      { recurso: 'novedad', id_usuario: null, id_ente_gestor: CPS },
      {
        recurso: 'persona',
        id_usuario: null,
        id_recurso: String(id),
        despues: { fallecido: true, fecha_defuncion: HOY },
      },
    ]);
    const cps = await api.ingresar('ope.petrolera');
    const clave = { ...referenciaTitular(TITULAR, EN_CPS), tipo_motivo: 600, fecha_fin: HOY };
    await actuar(api, cps, 'baja-titular', clave);
    const { body } = await actuar(api, cps, 'ampliacion-titular', {
      ...referenciaTitular(TITULAR, EN_CPS),
      tipo_motivo: 620,
      fecha_fin_ampliacion: '2027-03-01',
    });
    expect(body).toMatchObject({ codigo_respuesta: 409, mensaje: expect.stringMatching(/fallecida/) });
    await revisarAfiliacion(db(), TITULAR, HOY);
    // A confirmed death is not asked about again.
    api.reloj.avanzar(DIA);
    expect([await correr(), preguntadas]).toEqual([0, [TITULAR]]);
  });

  it('de quien el SEGIP dice que vive nada cambia, y se pregunta otra vez al día siguiente', async () => {
    const antes = await novedades();
    expect([await correr(), await correr(), preguntadas]).toEqual([0, 0, [TITULAR]]);
    expect([(await persona()).fallecido, await novedades()]).toEqual([false, antes]);
    api.reloj.avanzar(DIA);
    muertos.add(TITULAR);
    expect(await correr()).toBe(1);
  });

  it('un turno pregunta pocas veces y deja seguir donde quedó; sin respuesta termina, y nadie pierde su turno', async () => {
    for (const numero of OTROS) await declarar(numero);
    caido = true;
    expect([await correr(), preguntadas]).toEqual([0, [TITULAR]]);
    caido = false;
    preguntadas = [];
    await correr(3);
    expect(preguntadas).toHaveLength(3);
    await correr(3);
    expect(preguntadas.toSorted()).toEqual([TITULAR, ...OTROS]);
  });
});
