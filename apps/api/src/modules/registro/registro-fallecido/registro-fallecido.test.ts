import { createHash } from 'node:crypto';
import type { listaTitulares } from '@sgpa/contract/v1/lista-asegurados';
import { TEXTO_SIN_SERVICIO } from '@sgpa/domain/errors/textos';
import { TEXTO_GUARDADO } from '@sgpa/domain/titular/textos';
import { alcanceDePrueba } from '@sgpa/testing/alcance';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { pdfDeBytes, pdfDePrueba } from '@sgpa/testing/pdf';
import {
  CNS,
  CPS,
  type Cuentas,
  contarRegistro,
  diferencia,
  NACIMIENTO,
  NADA,
  pedidoRegistro,
  registrar,
  resultado,
} from '@sgpa/testing/titular';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { conAlcance } from '../../../db/alcance.ts';

const RUTA = '/api/v2/afiliado/ente-gestor';
const GUARDADO = {
  persona: 1,
  ficha: 1,
  afiliacion: 1,
  historia: 1,
  documento: 1,
  auditoria: 1,
  operaciones: 1,
  contador: 1,
};
const PDF = pdfDePrueba();
const OTRO_EMPLEADOR = { codigo_entidad: 'RCM-00012345' };

const DEFUNCION = {
  fallecido: true,
  fecha_defuncion: '2026-10-05',
  numero_certificado_defuncion: ' 004512-B ',
  certificado_defuncion: PDF.toString('base64'),
};

type Cambios = NonNullable<Parameters<typeof pedidoRegistro>[1]>;

const pedidoDe = (numero: string, persona: Cambios['persona'] = {}, resto: Omit<Cambios, 'persona'> = {}) =>
  pedidoRegistro(numero, { ...resto, persona: { genero: 'M', ...DEFUNCION, ...persona } });

describe('registro-fallecido.test.ts', () => {
  let api: ApiDePrueba;
  let token: string;
  let antes: Cuentas;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    token = await api.ingresar('ope.afiliaciones');
  });
  beforeEach(async () => {
    api.simuladores.control.sanar();
    antes = await contarRegistro(api.base.owner.db);
  });
  afterAll(() => api.cerrar());

  const nuevo = async () => diferencia(antes, await contarRegistro(api.base.owner.db));
  const guardado = async (id: ReturnType<typeof resultado>['id']) => {
    const { db } = api.base.owner;
    const afiliacion = await db.selectFrom('afiliacion').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const { id_persona } = afiliacion;
    return {
      afiliacion,
      persona: await db.selectFrom('persona').selectAll().where('id', '=', id_persona).executeTakeFirstOrThrow(),
      documentos: await db.selectFrom('documento_persona').selectAll().where('id_persona', '=', id_persona).execute(),
    };
  };

  it('1000007: INACTIVO desde la defunción, la persona marcada y el certificado guardado aparte', async () => {
    const respuesta = await registrar(api, token, pedidoDe('1000007'));
    const { codigo, id } = resultado(respuesta);
    expect([codigo, respuesta.body.data[0]?.estado_almacenamiento.detalle]).toEqual([500, TEXTO_GUARDADO]);
    expect(await nuevo()).toEqual({ ...NADA, ...GUARDADO });
    const { afiliacion, persona, documentos } = await guardado(id);
    expect(afiliacion).toMatchObject({
      id_ente_gestor: CNS,
      tipo: 'TITULAR',
      estado: 104,
      fecha_afiliacion: '2026-10-01',
      fecha_baja: '2026-10-05',
      fecha_cesantia: null,
      fin_cobertura: '2026-10-04',
      id_motivo_baja: 601,
    });
    expect(persona).toMatchObject({ nombres: 'FÉLIX', fallecido: true, fecha_defuncion: '2026-10-05' });
    expect(documentos).toHaveLength(1);
    expect(documentos[0]).toMatchObject({
      id_ente_gestor: CNS,
      clase: 'CERTIFICADO_DEFUNCION',
      numero: '004512-B',
      fecha: '2026-10-05',
      sha256: createHash('sha256').update(PDF).digest(),
      contenido: PDF,
      id_usuario: afiliacion.id_usuario_creacion,
    });

    const lista = await api.pedir<z.infer<typeof listaTitulares.response>>(
      token,
      'GET',
      '/api/v1/afiliado/ente-gestor-all?numeroDocumento=1000007',
    );
    expect(lista.body.datos).toMatchObject([{ fallecido: true, estado: { codigo: 104, descripcion: 'INACTIVO' } }]);

    const { db } = api.base.owner;
    const historia = await db.selectFrom('afiliacion_historia').selectAll().where('id_afiliacion', '=', id).execute();
    expect(historia).toMatchObject([{ accion: 'registro-fallecido', estado_antes: null, estado_despues: 104 }]);
    const auditoria = await db
      .selectFrom('auditoria')
      .selectAll()
      .where('recurso', '=', 'afiliacion')
      .where('id_recurso', '=', String(id))
      .execute();
    expect(auditoria).toMatchObject([{ accion: 'registro-fallecido', despues: { estado: 104, id_motivo_baja: 601 } }]);
    expect(JSON.stringify(auditoria)).not.toContain('%PDF');
  });

  it('1000004, que para el SEGIP vive todavía: se acepta, y el mismo papel no se guarda dos veces', async () => {
    expect(resultado(await registrar(api, token, pedidoDe('1000004', { genero: 'F' }))).codigo).toBe(500);
    const otro = pedidoDe('1000004', { genero: 'F' }, { codigo_entidad: 'RCM-00012345' });
    const { codigo, id } = resultado(await registrar(api, token, otro));
    expect(codigo).toBe(500);
    expect((await guardado(id)).documentos).toHaveLength(1);
    // Nobody is covered twice after death; the authority gets one question about what the SEGIP does not know.
    expect((await nuevo()).novedad).toBe(1);
  });

  describe('1000014, de quien el SEGIP no tiene datos', () => {
    const sinNombres = (numero: string) => [
      { numero, fechaNacimiento: NACIMIENTO, nombres: '', primerApellido: '', segundoApellido: '' },
    ];
    const declarado = {
      nombres: ' josé ',
      primer_apellido: 'Mamani',
      segundo_apellido: null,
      fecha_nacimiento: '1950-02-03',
    };

    it('la validación responde 103 y nombres vacíos, se pregunte con nombres o sin ellos', async () => {
      for (const nombres of [null, 'JOSÉ']) {
        const { body } = await api.pedir<{ data: Record<string, unknown>[] }>(
          token,
          'POST',
          '/api/v2/contrastacion/afiliado',
          { data: [{ tipo_documento: 'CI', numero_documento: '1000014', fecha_nacimiento: NACIMIENTO, nombres }] },
        );
        expect(body.data[0]).toMatchObject({ nombres: '', primer_apellido: '', estado_respuesta: { codigo: 103 } });
      }
    });

    it('se guarda con los nombres y la fecha de nacimiento enviados', async () => {
      const { codigo, id } = resultado(await registrar(api, token, pedidoDe('1000014', declarado)));
      expect(codigo).toBe(500);
      expect((await guardado(id)).persona).toMatchObject({
        nombres: 'JOSÉ',
        primer_apellido: 'MAMANI',
        segundo_apellido: '',
        fecha_nacimiento: '1950-02-03',
        fallecido: true,
      });
    });

    it.each([
      [' ', 'Este campo es requerido.'],
      ['<b>x</b>', 'Solo admite letras, espacios, apóstrofos, guiones y puntos.'],
      ['--', 'No es un nombre: si no lo hay, deje el campo vacío.'],
    ])('con %j por nombres: 400 en el campo, nada escrito', async (nombres, mensaje) => {
      const { status, body } = await api.pedir(token, 'POST', RUTA, pedidoDe('1000014', { nombres }));
      expect([status, body.detalle]).toEqual([400, [{ campo: 'persona.nombres', mensaje }]]);
      expect(await nuevo()).toEqual(NADA);
    });

    it('los nombres que el registro ya tenía no se cambian por los declarados', async () => {
      api.simuladores.control.ponerPersonas(
        '1000104',
        sinNombres('1000104').map((p) => ({
          ...p,
          sexo: 'M' as const,
          estadoCivil: '',
          departamento: '',
          municipio: '',
          fallecido: true,
        })),
      );
      const pedido = pedidoDe('1000104', { ...declarado, fecha_nacimiento: NACIMIENTO });
      const { codigo, id } = resultado(await registrar(api, token, pedido));
      api.simuladores.control.restaurarPersonas();
      expect(codigo).toBe(500);
      expect((await guardado(id)).persona).toMatchObject({
        nombres: 'EDWIN',
        primer_apellido: 'VILLCA',
        fallecido: true,
      });
    });
  });

  it('el asistente de titulares sigue rechazando a los fallecidos', async () => {
    const { body } = await registrar(api, token, pedidoRegistro('1000007', { persona: { genero: 'M' } }));
    expect(body.data[0]?.estado_almacenamiento).toMatchObject({
      codigo: 0,
      detalle: expect.stringMatching(/fallecida/),
    });
    expect(await nuevo()).toEqual(NADA);
  });

  it('1000100, con cobertura vigente en el mismo ente y empleador: 0, corresponde una baja', async () => {
    const { body } = await registrar(api, token, pedidoDe('1000100'));
    const detalle = expect.stringMatching(
      /^La persona tiene cobertura con .+ desde el \d.+: .+ su baja por defunción\.$/,
    );
    expect(body.data[0]?.estado_almacenamiento).toEqual({ codigo: 0, detalle });
    expect(await nuevo()).toEqual(NADA);
  });

  it('con el SEGIP caído: 503, nada escrito; la misma clave vuelve a intentar una sola vez', async () => {
    api.simuladores.control.fallar('segip', { modo: 'corte' });
    const pedido = pedidoDe('1000012');
    const clave = 'fallecido-1000012';
    const caido = await registrar(api, token, pedido, clave);
    expect(caido.body.data[0]?.estado_almacenamiento).toEqual({ codigo: 503, detalle: TEXTO_SIN_SERVICIO });
    expect(await nuevo()).toEqual(NADA);
    api.simuladores.control.sanar();
    const primera = await registrar(api, token, pedido, clave);
    const segunda = await registrar(api, token, pedido, clave);
    expect(resultado(primera).codigo).toBe(500);
    expect(segunda.body).toEqual(primera.body);
    expect(await nuevo()).toEqual({ ...NADA, ...GUARDADO, idempotencia: 1, novedad: 1 });
  });

  const rechazo = async (pedido: unknown, quien = token) => {
    const { status, body } = await api.pedir(quien, 'POST', RUTA, pedido);
    expect(await nuevo()).toEqual(NADA);
    return [status, body.codigo, ...(body.detalle ?? []).map(({ campo }) => campo)];
  };

  it.each([
    { caso: 'sin fecha de defunción', persona: { fecha_defuncion: null }, campo: 'fecha_defuncion' },
    { caso: 'muerto mañana', persona: { fecha_defuncion: '2026-10-15' }, campo: 'fecha_defuncion' },
    { caso: 'muerto antes de nacer', persona: { fecha_defuncion: '1985-03-13' }, campo: 'fecha_defuncion' },
    { caso: 'muerto antes de afiliarse', persona: { fecha_defuncion: '2026-09-30' }, campo: 'fecha_defuncion' },
    { caso: 'sin número', persona: { numero_certificado_defuncion: ' ' }, campo: 'numero_certificado_defuncion' },
    { caso: 'sin certificado', persona: { certificado_defuncion: '' }, campo: 'certificado_defuncion' },
  ])('$caso: 400 en $campo, nada escrito', async ({ persona, campo }) => {
    expect(await rechazo(pedidoDe('1000005', persona))).toEqual([400, 'SOLICITUD_INVALIDA', `persona.${campo}`]);
  });

  it('si el propio SEGIP informa la muerte, fecha, número y certificado son opcionales', async () => {
    const nada = { fecha_defuncion: null, numero_certificado_defuncion: ' ', certificado_defuncion: '' };
    const { codigo, id } = resultado(await registrar(api, token, pedidoDe('1000130', nada, OTRO_EMPLEADOR)));
    expect(codigo).toBe(500);
    const { afiliacion, persona } = await guardado(id);
    // Where nobody tells the day, the cover ends on the day that the death is known.
    expect(afiliacion).toMatchObject({ estado: 104, fecha_baja: '2026-10-14', id_motivo_baja: 601 });
    expect(persona.fallecido).toBe(true);
    expect((await nuevo()).documento).toBe(0);
    // What is given is checked all the same.
    const tarde = { ...nada, fecha_defuncion: '2026-10-15' };
    const { status, body } = await api.pedir(token, 'POST', RUTA, pedidoDe('1000130', tarde, OTRO_EMPLEADOR));
    expect([status, body.detalle?.map(({ campo }) => campo)]).toEqual([400, ['persona.fecha_defuncion']]);
    const roto = { ...nada, certificado_defuncion: 'bm8gc295IHVuIFBERg==' };
    expect((await api.pedir(token, 'POST', RUTA, pedidoDe('1000130', roto, OTRO_EMPLEADOR))).body.codigo).toBe(
      'PDF_INVALIDO',
    );
  });

  const texto = PDF.toString('latin1');
  const MALOS: Record<string, Buffer> = {
    'programa con nombre de PDF': Buffer.concat([Buffer.from('MZ'), Buffer.alloc(8000, 7)]),
    'programa con encabezado de PDF': Buffer.concat([Buffer.from('%PDF-1.4\nMZ'), Buffer.alloc(8000, 7)]),
    texto: Buffer.from('certificado de defunción'),
    JPEG: Buffer.from('ffd8ffe000104a46494600', 'hex'),
    'PDF cortado a la mitad': PDF.subarray(0, PDF.length / 2),
    'PDF sin final': Buffer.from(texto.replace('%%EOF', ''), 'latin1'),
    'PDF cuya tabla no está donde dice': Buffer.from(texto.replace(/startxref\n\d+/, 'startxref\n12'), 'latin1'),
    'PDF sin páginas': Buffer.from(texto.replace('/Pages 2 0 R', '/Nada 2 0 R'), 'latin1'),
    'algo delante del PDF': Buffer.concat([Buffer.from('#!/bin/sh\n'), PDF]),
  };
  it.each(Object.keys(MALOS))('%s: 422 PDF_INVALIDO, nada escrito', async (caso) => {
    const base64 = MALOS[caso]?.toString('base64') ?? '';
    for (const certificado_defuncion of [base64, `data:application/pdf;base64,${base64}`])
      expect(await rechazo(pedidoDe('1000005', { certificado_defuncion }))).toEqual([422, 'PDF_INVALIDO']);
  });

  it('un PDF de 20.000.001 bytes: 413 que lo dice; de 20.000.000 con prefijo data: se guarda', async () => {
    const pesado = pdfDeBytes(20_000_001).toString('base64');
    const { status, body } = await api.pedir(
      token,
      'POST',
      RUTA,
      pedidoDe('1000005', { certificado_defuncion: pesado }),
    );
    expect([status, body.codigo]).toEqual([413, 'PDF_MUY_GRANDE']);
    expect(body.mensaje).toBe('El certificado de defunción no puede pesar más de 20 MB.');
    expect(await nuevo()).toEqual(NADA);
    const justo = pdfDeBytes(20_000_000);
    const certificado_defuncion = `data:application/pdf;base64,${justo.toString('base64')}`;
    const { codigo, id } = resultado(
      await registrar(
        api,
        token,
        pedidoDe('1000011', { certificado_defuncion, fecha_nacimiento: '1985-03-15', genero: 'F' }),
      ),
    );
    expect(codigo).toBe(500);
    expect((await guardado(id)).documentos[0]?.contenido.equals(justo)).toBe(true);
  });

  it('una fotografía de 22 MB: 413 con un texto claro; una corrupta: 422; nada escrito', async () => {
    const foto_persona = Buffer.alloc(22_000_000, 0x41).toString('base64');
    const { status, body } = await api.pedir(token, 'POST', RUTA, pedidoDe('1000005', { foto_persona }));
    expect([status, body]).toEqual([
      413,
      { codigo: 'CUERPO_MUY_GRANDE', mensaje: 'La información enviada supera el tamaño permitido.' },
    ]);
    expect(await rechazo(pedidoDe('1000005', { foto_persona: 'bm8gc295IHVuYSBpbWFnZW4=' }))).toEqual([
      422,
      'FOTO_INVALIDA',
    ]);
  });

  it('el certificado es del ente que lo recibió: ni otro ente ni un empleador lo leen', async () => {
    const { id } = resultado(await registrar(api, token, pedidoDe('1000120', { genero: 'F' })));
    const { afiliacion } = await guardado(id);
    const leidos = (entes: (typeof CNS)[], idEmpleador: number | null) =>
      conAlcance(api.base.app.db, alcanceDePrueba({ idUsuario: 1, entes, idEmpleador }), async (trx) => {
        const filas = await trx
          .selectFrom('documento_persona')
          .select('id')
          .where('id_persona', '=', afiliacion.id_persona)
          .execute();
        return filas.length;
      });
    expect(await leidos([CNS], null)).toBe(1);
    expect(await leidos([CPS], null)).toBe(0);
    expect(await leidos([CNS], afiliacion.id_entidad)).toBe(0);
  });

  it('otro ente gestor o un rol que no registra: rechazados', async () => {
    const petrolera = await api.ingresar('ope.petrolera');
    expect(await rechazo(pedidoDe('1000005', {}, { id_ente_gestor: CNS }), petrolera)).toEqual([403, 'SIN_PERMISO']);
    const consulta = await api.ingresar('cons.poblacion');
    expect(await rechazo(pedidoDe('1000005'), consulta)).toEqual([403, 'SIN_PERMISO']);
  });
});
