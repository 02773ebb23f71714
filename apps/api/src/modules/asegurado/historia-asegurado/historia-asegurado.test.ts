import type { DetalleAsegurado } from '@sgpa/contract/v1/detalle-asegurado';
import type { HechoDeHistoria } from '@sgpa/contract/v1/historia-asegurado';
import type { IdEnteGestor } from '@sgpa/domain/shared/ids';
import { formularioDe } from '@sgpa/testing/actualizacion';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import {
  actuar,
  afiliacionDe,
  EMPLEADOR,
  referenciaBeneficiario,
  referenciaTitular,
  TITULAR,
} from '@sgpa/testing/ciclo';
import { CNS, CPS, NACIMIENTO } from '@sgpa/testing/titular';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const HOY = '2026-10-14';
const ESPOSA = '1000200';

describe('historia-asegurado.test.ts', () => {
  let api: ApiDePrueba;
  let token: string;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    token = await sesionDe('ope.afiliaciones');
  });
  afterAll(() => api.cerrar());

  /** Each user has one session here, since the eleventh would close the first. */
  const sesiones = new Map<string, Promise<string>>();
  const sesionDe = (usuario: string) => {
    const abierta = sesiones.get(usuario) ?? api.ingresar(usuario);
    sesiones.set(usuario, abierta);
    return abierta;
  };
  const leer = async (usuario: string, id: number | string) =>
    api.pedir<{ historia: HechoDeHistoria[] }>(await sesionDe(usuario), 'GET', `/api/v1/asegurado/historia/${id}`);
  const historias = async (usuario: string) => {
    const { fecha_afiliacion } = await afiliacionDe(api.base.owner.db, TITULAR);
    const ruta = `/api/v1/asegurado/buscar/titular/CI/${TITULAR}/${NACIMIENTO}/${EMPLEADOR}/${fecha_afiliacion}`;
    const { body } = await api.pedir<DetalleAsegurado>(await sesionDe(usuario), 'GET', ruta);
    const beneficiarios = body.ente_gestor.flatMap((e) => e.beneficiarios);
    const leidas = beneficiarios.map(
      async (b) => [b.documento, (await leer(usuario, b.idAfiliadoEnteGestor)).body.historia] as const,
    );
    return new Map(await Promise.all(leidas));
  };

  it('el detalle no la trae; quien la abre la pide, y queda anotado', async () => {
    const { id, fecha_afiliacion } = await afiliacionDe(api.base.owner.db, TITULAR);
    const ruta = `/api/v1/asegurado/buscar/titular/CI/${TITULAR}/${NACIMIENTO}/${EMPLEADOR}/${fecha_afiliacion}`;
    const detalle = await api.pedir<DetalleAsegurado>(token, 'GET', ruta);
    expect(JSON.stringify(detalle.body)).not.toContain('historia');
    const { status, body } = await leer('ope.afiliaciones', id);
    expect([status, body.historia.length]).toEqual([200, body.historia.length]);
    expect(body.historia[0]).toMatchObject({ accion: 'registro-titular', estado_antes: null, antes: null });
    const anotada = await api.base.owner.db
      .selectFrom('auditoria')
      .select(['recurso', 'id_recurso', 'id_ente_gestor'])
      .where('accion', '=', 'historia-asegurado')
      .where('id_recurso', '=', String(id))
      .executeTakeFirst();
    expect(anotada).toEqual({ recurso: 'afiliacion', id_recurso: String(id), id_ente_gestor: CNS });
  });

  it('la de otro ente, la de otro empleador y la de nadie no existen', async () => {
    const { id } = await afiliacionDe(api.base.owner.db, TITULAR);
    const { id: ajena } = await afiliacionDe(api.base.owner.db, '1000006');
    const estados = await Promise.all([
      leer('ope.petrolera', id),
      leer('ope.afiliaciones', ajena),
      leer('empleador.consulta', ajena),
      leer('ope.afiliaciones', 999_999_999),
      leer('ope.afiliaciones', 0),
      leer('ope.afiliaciones', 'x'),
      leer('empleador.consulta', id),
    ]);
    expect(estados.map(({ status }) => status)).toEqual([404, 404, 404, 404, 400, 400, 200]);
  });

  it('cada beneficiario cuenta la suya: quién, cuándo, qué, antes y después', async () => {
    await actuar(api, token, 'baja-titular', { ...referenciaTitular(TITULAR), tipo_motivo: 601 });
    const { codigo_entidad: _, ...clave } = referenciaBeneficiario(ESPOSA, TITULAR);
    await actuar(api, await api.ingresar('adm.autoridad'), 'habilitacion-derechohabiente', {
      ...clave,
      codigo_entidad_titular: EMPLEADOR,
      codigo_entidad: 'SIST_RENT-0001',
      fecha_inicio: HOY,
      descripcion_motivo: 'Resolución de renta de viudedad',
    });
    const todas = await historias('ope.afiliaciones');
    expect(todas.get(ESPOSA)).toMatchObject([
      { accion: 'registro-beneficiario', estado_antes: null, estado_despues: 'ACTIVO', antes: null },
      {
        descripcion: 'Baja del titular',
        usuario: 'ope.afiliaciones',
        causa: 'Por el fallecimiento del titular GUTIÉRREZ MARCA JORGE LUIS',
        ocurrido_en: expect.any(String),
        estado_antes: 'ACTIVO',
        antes: { fecha_baja: null, motivo: null },
        estado_despues: 'CESANTIA',
        despues: { fecha_baja: HOY, fecha_cesantia: '2026-12-14', motivo: 'BAJA POR DEFUNCIÓN' },
      },
      {
        descripcion: 'Habilitación como derechohabiente',
        usuario: 'adm.autoridad',
        causa: null,
        estado_antes: 'CESANTIA',
        antes: { tipo_asegurado: 'TRABAJADOR', fecha_derechohabiente: null },
        estado_despues: 'DERECHOHABIENTE',
        despues: { tipo_asegurado: 'RENTISTA - SENASIR', fecha_derechohabiente: HOY },
      },
    ]);
    for (const otro of ['1000201', '1000202'])
      expect(todas.get(otro)?.map(({ accion }) => accion)).toEqual(['registro-beneficiario', 'baja-titular']);
    expect(JSON.stringify([...todas.values()])).not.toMatch(/"id_|salario/);
  });

  it('de una actualización cuenta cada dato, antes y después; de salario y fotografía solo que cambiaron', async () => {
    const { id } = await afiliacionDe(api.base.owner.db, '1000101');
    const form = formularioDe(api, 'titular');
    const foto = await sharp({ create: { width: 40, height: 50, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const guardar = async (persona: object, empleador: object = {}) => {
      const { data } = (await form.leer(token, id)).body;
      const pedido = {
        ...data,
        persona: { ...data.persona, ...persona },
        empleador: { ...data.empleador, ...empleador },
      };
      expect((await form.guardar(token, pedido)).body).toMatchObject({ codigo_respuesta: 100 });
      const hecho = (await leer('ope.afiliaciones', id)).body.historia.at(-1);
      const campos = Object.keys({ ...hecho?.antes, ...hecho?.despues });
      const cambiados = campos.filter((campo) => hecho?.antes?.[campo] !== hecho?.despues[campo]);
      return Object.fromEntries(cambiados.map((campo) => [campo, [hecho?.antes?.[campo], hecho?.despues[campo]]]));
    };
    await guardar({ telefono_movil: '70000001', direccion: 'Calle 1', departamento: 'LP', municipio: '020101' });
    const cambios = await guardar(
      { telefono_movil: '70000002', direccion: null, estado_civil: 'V', foto_persona: foto.toString('base64') },
      { salario: 4321.5 },
    );
    expect(cambios).toEqual({
      telefono_movil: ['70000001', '70000002'],
      direccion: ['Calle 1', null],
      estado_civil: [expect.anything(), expect.stringMatching(/^VIUD/)],
      salario: [undefined, 'cambiado'],
      fotografia: [undefined, 'cambiada'],
    });
    expect(await guardar({})).toEqual({});
    expect(JSON.stringify((await leer('ope.afiliaciones', id)).body)).not.toMatch(/"id_|sha256|4321/);
  });

  it('la autoridad la lee con los nombres; lo que es de otro ente no se ve ni bajo una afiliación propia', async () => {
    const quienes = (await historias('cons.autoridad')).get('1000201')?.map(({ usuario }) => usuario);
    expect(new Set(quienes)).toEqual(new Set(['ope.afiliaciones']));
    const { id } = await afiliacionDe(api.base.owner.db, '1000201');
    const pasar = (ente: IdEnteGestor) =>
      api.base.owner.db
        .updateTable('afiliacion_historia')
        .set({ id_ente_gestor: ente })
        .where('id_afiliacion', '=', id)
        .execute();
    await pasar(CPS);
    const propias = await historias('ope.afiliaciones');
    expect(propias.get('1000201')).toEqual([]);
    expect(propias.get('1000202')).not.toEqual([]);
    await pasar(CNS);
  });
});
