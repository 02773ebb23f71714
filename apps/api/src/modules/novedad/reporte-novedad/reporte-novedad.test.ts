import type { Respuesta } from '@sgpa/contract/endpoints';
import { type ApiDePrueba, type CuerpoError, crearApiDePrueba } from '@sgpa/testing/api';
import { afiliacionDe, EMPLEADOR } from '@sgpa/testing/ciclo';
import { AHORA } from '@sgpa/testing/reloj';
import { CNS, NACIMIENTO } from '@sgpa/testing/titular';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

type Cuerpo = Respuesta<'reporte-novedad'> & CuerpoError;

const item = (numero_documento: string, codigo_novedad = 'REGISTRO_DUPLICADO', mas: object = {}) => ({
  numero_documento,
  fecha_nacimiento: NACIMIENTO,
  codigo_entidad: EMPLEADOR,
  codigo_novedad,
  detalle: ' Según la planilla de septiembre. ',
  ...mas,
});

describe('reporte-novedad.test.ts', () => {
  let api: ApiDePrueba;
  let token: string;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    token = await api.ingresar('ope.afiliaciones');
  });
  // A report writes nothing but novedades and their audit.
  beforeEach(() => db().deleteFrom('novedad').execute());
  afterAll(() => api.cerrar());

  const db = () => api.base.owner.db;
  const reportar = (data: readonly unknown[], conToken = token) =>
    api.pedir<Cuerpo>(conToken, 'POST', '/api/v1/novedades/reportar', { data });
  const abiertas = () =>
    db()
      .selectFrom('novedad')
      .select(['id', 'codigo', 'id_ente_gestor', 'id_afiliacion', 'detalle', 'creado_en', 'estado'])
      .orderBy('id')
      .execute();
  const rastro = () =>
    db()
      .selectFrom('auditoria')
      .select(['recurso', 'id_recurso', 'despues'])
      .where('accion', '=', 'reporte-novedad')
      .orderBy('id')
      .execute();
  const codigos = ({ data }: Cuerpo) => data.map(({ estado_almacenamiento: e }) => e.codigo);

  it('cada una abre una novedad de su ente gestor, con auditoría, y las que no pueden dicen por qué', async () => {
    const deAntes = await rastro();
    const { status, body } = await reportar([
      item('1000100', 'RELACION_LABORAL_TERMINADA'),
      item('1.000.200', 'PARENTESCO_DISTINTO', { codigo_entidad: null }),
      item('1000100', 'PARENTESCO_DISTINTO'),
      item('1000104'),
      item('1000006'),
    ]);
    expect(status).toBe(200);
    const [primera, segunda, ...demas] = await abiertas();
    expect(demas).toEqual([]);
    expect(primera).toEqual({
      id: expect.any(Number),
      codigo: 'RELACION_LABORAL_TERMINADA',
      id_ente_gestor: CNS,
      id_afiliacion: (await afiliacionDe(db(), '1000100')).id,
      detalle: 'Según la planilla de septiembre.',
      creado_en: AHORA,
      estado: 'ABIERTA',
    });
    expect(segunda).toMatchObject({
      codigo: 'PARENTESCO_DISTINTO',
      id_afiliacion: (await afiliacionDe(db(), '1000200')).id,
    });
    const no = (numero_documento: string, codigo_novedad: string, detalle: string) => ({
      numero_documento,
      codigo_novedad,
      idNovedadEnteGestor: null,
      estado_almacenamiento: { codigo: 0, detalle },
    });
    expect(body.data).toEqual([
      {
        numero_documento: '1000100',
        codigo_novedad: 'RELACION_LABORAL_TERMINADA',
        idNovedadEnteGestor: primera?.id,
        estado_almacenamiento: { codigo: 500, detalle: 'Novedad registrada.' },
      },
      expect.objectContaining({ numero_documento: '1000200', idNovedadEnteGestor: segunda?.id }),
      no('1000100', 'PARENTESCO_DISTINTO', 'Esta novedad solo se reporta de beneficiarios.'),
      no(
        '1000104',
        'REGISTRO_DUPLICADO',
        'Solo se reportan novedades de afiliaciones vigentes. Estado actual: INACTIVO.',
      ),
      no('1000006', 'REGISTRO_DUPLICADO', 'No se encontró una afiliación con esos datos en su ente gestor.'),
    ]);
    const dejado = (await rastro()).slice(deAntes.length);
    expect(dejado.map(({ id_recurso }) => id_recurso)).toEqual([null, String(primera?.id), String(segunda?.id)]);
    expect(dejado[0]?.despues).toMatchObject({ reportadas: 5, abiertas: 2, deCadaUna: true });
  });

  it('lo mismo dos veces, en la misma lista o después, abre una sola', async () => {
    const { body } = await reportar([item('1000100'), item('1000100')]);
    expect(codigos(body)).toEqual([500, 502]);
    const [abierta] = await abiertas();
    expect(body.data.map((r) => r.idNovedadEnteGestor)).toEqual([abierta?.id, abierta?.id]);
    const otra = await reportar([item('1000100', 'REGISTRO_DUPLICADO', { detalle: 'Con otras palabras' })]);
    expect(otra.body.data).toEqual([
      {
        numero_documento: '1000100',
        codigo_novedad: 'REGISTRO_DUPLICADO',
        idNovedadEnteGestor: abierta?.id,
        estado_almacenamiento: { codigo: 502, detalle: 'La novedad ya estaba registrada y sigue abierta.' },
      },
    ]);
    expect(await abiertas()).toEqual([abierta]);
  });

  it('ocho a la vez abren una sola', async () => {
    const respuestas = await Promise.all(Array.from({ length: 8 }, () => reportar([item('1000101'), item('1000100')])));
    expect(respuestas.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(respuestas.flatMap(({ body }) => codigos(body)).filter((codigo) => codigo === 500)).toHaveLength(2);
    const novedades = await abiertas();
    expect(novedades).toHaveLength(2);
    // The second of two reports is told which novedad it is, too.
    const dichas = new Set(respuestas.flatMap(({ body }) => body.data.map((r) => r.idNovedadEnteGestor)));
    expect(dichas).toEqual(new Set(novedades.map(({ id }) => id)));
  });

  it('de una que se cerró se puede reportar otra', async () => {
    await reportar([item('1000100')]);
    await db().updateTable('novedad').set({ estado: 'PROCESADA' }).execute();
    expect(codigos((await reportar([item('1000100')])).body)).toEqual([500]);
    expect((await abiertas()).map(({ estado }) => estado)).toEqual(['PROCESADA', 'ABIERTA']);
  });

  it('la de otro ente gestor no se halla, aunque la persona sea la misma', async () => {
    const { body } = await reportar([item('1000100')], await api.ingresar('ope.petrolera'));
    expect(body.data.map(({ estado_almacenamiento: e }) => e)).toEqual([
      { codigo: 0, detalle: 'No se encontró una afiliación con esos datos en su ente gestor.' },
    ]);
    expect(await abiertas()).toEqual([]);
  });

  it('hasta cien en una lista, y ni una más; nada a medias', async () => {
    const cien = Array.from({ length: 100 }, (_, i) => item(String(1_000_100 + (i % 4)), 'REGISTRO_DUPLICADO'));
    expect(codigos((await reportar(cien)).body).filter((codigo) => codigo === 500)).toHaveLength(4);
    const { status, body } = await reportar([...cien, item('1000108')]);
    expect([status, body.detalle?.[0]?.mensaje]).toEqual([400, 'No puede enviar más de 100 novedades a la vez.']);
    const mala = await reportar([item('1000108', 'FECHA_AFILIACION_DISTINTA'), item('1000101', 'OTRA')]);
    expect([mala.status, mala.body.detalle?.[0]]).toEqual([
      400,
      { campo: 'data.1.codigo_novedad', mensaje: 'El código de novedad no existe.' },
    ]);
    expect(await abiertas()).toHaveLength(4);
  });

  it.each(['adm.autoridad', 'cons.autoridad', 'ope.vigencia', 'caja.sus', 'cons.poblacion', 'empleador.consulta'])(
    '%s no reporta',
    async (usuario) => {
      const { status, body } = await reportar([item('1000100')], await api.ingresar(usuario));
      expect([status, body.codigo]).toEqual([403, 'SIN_PERMISO']);
      expect(await abiertas()).toEqual([]);
    },
  );
});
