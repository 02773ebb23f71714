import { createHash } from 'node:crypto';
import { CATALOGO } from '@sgpa/domain/errors/catalogo';
import { TEXTO_FALLECIDA } from '@sgpa/domain/errors/textos';
import { idEnteGestor } from '@sgpa/domain/shared/ids';
import { alcanceDePrueba } from '@sgpa/testing/alcance';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import {
  actuar,
  auditoriaDe,
  BENEFICIARIOS,
  contarEscrito,
  correrVencimiento,
  historiaDe,
  ingresarEl,
  operacionesDe,
  referenciaBeneficiario,
  referenciaTitular,
  revisarAfiliacion,
  revisarContadores,
  TITULAR,
} from '@sgpa/testing/ciclo';
import { type Copiar, copiador } from '@sgpa/testing/copias';
import { pdfDeBytes } from '@sgpa/testing/pdf';
import { MOTIVO_REVISION, novedadesDe, propuestaDe, revisar } from '@sgpa/testing/revision';
import { CNS } from '@sgpa/testing/titular';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { conAlcance } from '../../../db/alcance.ts';

const HOY = '2026-10-14';
const AUTORIDAD = idEnteGestor(100);

describe('revision-afiliacion.test.ts', () => {
  let api: ApiDePrueba;
  let copiar: Copiar;
  let adm: string;
  let titular: string;
  let esposa: string;
  let hijo: string;
  let beneficiarios: string[];
  beforeAll(async () => {
    api = await crearApiDePrueba();
    copiar = await copiador(api);
  });
  // Each test has a family of its own, and signs in anew: others move the clock.
  beforeEach(async () => {
    adm = await ingresarEl(api, HOY, 'adm.autoridad');
    const familia = await copiar(TITULAR, ...BENEFICIARIOS);
    [titular, esposa, hijo] = familia;
    beneficiarios = familia.slice(1);
  });
  afterAll(() => api.cerrar());

  const db = () => api.base.owner.db;
  const leer = (numero: string, hoy = HOY) => revisarAfiliacion(db(), numero, hoy);
  const decidir = (decision: string, numero = titular, cambios: object = {}) =>
    revisar(api, adm, numero, { decision, ...cambios });
  const dice = async (respuesta: ReturnType<typeof decidir>) => {
    const { status, body } = await respuesta;
    return [status, body.codigo_respuesta, body.mensaje];
  };

  it('abre: 108 con sus fechas, historia, auditoría, la operación del día y una novedad a cada lado', async () => {
    const antes = await leer(titular);
    const deAntes = await operacionesDe(db());
    expect(await dice(decidir('ABRIR'))).toEqual([200, 100, 'La afiliación quedó en revisión.']);
    const fila = await leer(titular);
    expect(fila).toMatchObject({
      estado: 108,
      fecha_baja: null,
      fecha_revision: HOY,
      detalle_revision: MOTIVO_REVISION,
    });
    expect((await historiaDe(db(), fila.id)).at(-1)).toMatchObject({
      accion: 'revision-afiliacion',
      estado_antes: 100,
      estado_despues: 108,
      despues: { fecha_revision: HOY, detalle_revision: MOTIVO_REVISION },
    });
    expect((await auditoriaDe(db(), fila.id)).map(({ accion }) => accion)).toEqual(['revision-afiliacion']);
    expect((await operacionesDe(db())).slice(deAntes.length)).toEqual(['revision-afiliacion']);
    const detalle = `La afiliación quedó en revisión. Motivo: ${MOTIVO_REVISION}`;
    expect(await novedadesDe(db(), antes.id_persona)).toMatchObject([
      { codigo: 'REVISION', id_ente_gestor: CNS, detalle, estado: 'ABIERTA' },
      { codigo: 'REVISION_AUTORIDAD', id_ente_gestor: AUTORIDAD, detalle, estado: 'ABIERTA' },
    ]);
    for (const numero of beneficiarios) expect((await leer(numero)).estado).toBe(100);
    await revisarContadores(db());
  });

  it('entra desde cada estado, el tiempo no la mueve, y vuelve a lo que dan sus fechas', async () => {
    const numeros = await copiar('1000100', '1000101', '1000102', '1000103', '1000104', '1000106');
    const todas = new Map(await Promise.all(numeros.map(async (numero) => [numero, await leer(numero)] as const)));
    for (const numero of numeros) await decidir('ABRIR', numero);
    adm = await ingresarEl(api, '2026-10-20', 'adm.autoridad');
    await correrVencimiento(api);
    for (const [numero, antes] of todas) {
      expect((await leer(numero, '2026-10-20')).estado).toBe(108);
      const { body } = await propuestaDe(api, adm, numero);
      expect(body).toMatchObject({ en_revision_desde: HOY, motivo: MOTIVO_REVISION, ahora: { estado: 'REVISION' } });
      const [restitucion] = body.decisiones;
      const fin = await decidir('RESTITUIR', numero, { motivo: 'Sin observaciones' });
      expect(fin.body.codigo_respuesta).toBe(100);
      const { estado, fecha_baja, fecha_cesantia, id_motivo_baja, detalle_motivo } = antes;
      const despues = await leer(numero, '2026-10-20');
      expect(despues).toMatchObject({
        estado,
        fecha_baja,
        fecha_cesantia,
        // Nobody ended it anew, so the reason stays.
        id_motivo_baja,
        detalle_motivo,
        fecha_revision: null,
        detalle_revision: 'Sin observaciones',
      });
      expect(restitucion).toMatchObject({ decision: 'RESTITUIR', despues: { codigo_estado: estado, fecha_baja } });
      expect((await historiaDe(db(), antes.id)).slice(-2)).toMatchObject([
        { estado_antes: estado, estado_despues: 108 },
        { estado_antes: 108, estado_despues: estado },
      ]);
    }
    await revisarContadores(db());
  });

  it('cierra: termina el primer día en revisión, y sus beneficiarios hoy, por la misma razón', async () => {
    await decidir('ABRIR');
    adm = await ingresarEl(api, '2026-10-20', 'adm.autoridad');
    const { body } = await propuestaDe(api, adm, titular);
    expect(body.decisiones.at(-1)).toMatchObject({
      decision: 'CERRAR',
      beneficiarios: 3,
      despues: { fecha_baja: HOY },
    });
    expect(await dice(decidir('CERRAR', titular, { motivo: '  Afiliación indebida ' }))).toEqual([
      200,
      100,
      'Revisión terminada. La afiliación queda cerrada en estado INACTIVO, con fecha de baja 14/10/2026. También se dio de baja a 3 beneficiarios.',
    ]);
    const motivo = { id_motivo_baja: 604, detalle_motivo: 'Afiliación indebida' };
    const cerrada = { estado: 104, fecha_baja: HOY, ...motivo, detalle_revision: 'Afiliación indebida' };
    expect(await leer(titular, '2026-10-20')).toMatchObject(cerrada);
    for (const numero of beneficiarios)
      expect(await leer(numero, '2026-10-20')).toMatchObject({ estado: 105, fecha_baja: '2026-10-20', ...motivo });
    await revisarContadores(db());
  });

  it('un beneficiario vuelve hasta donde llega su titular, y no mientras este está en revisión', async () => {
    await decidir('ABRIR', hijo);
    await decidir('ABRIR', titular);
    expect(await dice(decidir('RESTITUIR', hijo))).toEqual([
      200,
      409,
      'Su titular está en revisión: primero debe terminar la del titular. Estado actual: REVISION.',
    ]);
    await decidir('RESTITUIR', titular);
    const baja = { ...referenciaTitular(titular), tipo_motivo: 600, fecha_fin: HOY, descripcion_motivo: 'Retiro' };
    expect((await actuar(api, adm, 'baja-titular', baja)).body.codigo_respuesta).toBe(100);
    expect((await leer(hijo)).estado).toBe(108);
    expect((await decidir('RESTITUIR', hijo)).body.codigo_respuesta).toBe(100);
    const motivo = { id_motivo_baja: 600, detalle_motivo: 'Retiro' };
    const esperado = { estado: 103, fecha_baja: HOY, fecha_cesantia: '2026-12-14', ...motivo };
    expect(await leer(hijo)).toMatchObject(esperado);
    expect(await leer(esposa)).toMatchObject(esperado);
  });

  it('en revisión toda otra acción se rechaza y dice en qué estado está', async () => {
    await decidir('ABRIR');
    await decidir('ABRIR', esposa);
    const ope = await api.ingresar('ope.afiliaciones');
    const antes = await contarEscrito(db());
    const suya = referenciaTitular(titular);
    const deElla = referenciaBeneficiario(esposa, titular);
    const ampliar = { tipo_motivo: 'AMPLIACION_MEDICA', fecha_fin_ampliacion: '2027-01-31' };
    for (const respuesta of [
      await actuar(api, ope, 'baja-titular', { ...suya, tipo_motivo: 600, fecha_fin: HOY }),
      await actuar(api, ope, 'baja-titular', { ...suya, tipo_motivo: 605, fecha_fin: HOY }),
      await actuar(api, ope, 'ampliacion-titular', { ...suya, ...ampliar }),
      await actuar(api, ope, 'baja-beneficiario', { ...deElla, tipo_motivo: 600, fecha_fin: HOY }),
      await actuar(api, ope, 'ampliacion-beneficiario', { ...deElla, ...ampliar }),
    ])
      expect(respuesta.body).toMatchObject({
        codigo_respuesta: 409,
        mensaje: expect.stringMatching(/Estado actual: REVISION\.$/),
      });
    expect(await dice(decidir('ABRIR'))).toEqual([
      200,
      409,
      'La afiliación ya está en revisión. Estado actual: REVISION.',
    ]);
    expect(await contarEscrito(db())).toEqual(antes);
  });

  it('quien murió no vuelve a estar cubierto por terminar la revisión; cerrarla sí se puede', async () => {
    await decidir('ABRIR');
    const { id_persona } = await leer(titular);
    await db().updateTable('persona').set({ fallecido: true }).where('id', '=', id_persona).execute();
    expect(await dice(decidir('RESTITUIR'))).toEqual([200, 409, TEXTO_FALLECIDA]);
    expect((await propuestaDe(api, adm, titular)).body).toMatchObject({
      fallecido: true,
      decisiones: [{ despues: null, impedimento: TEXTO_FALLECIDA }, { decision: 'CERRAR' }],
    });
    expect((await decidir('CERRAR')).body.codigo_respuesta).toBe(100);
  });

  it('nadie más puede, ni mirar la propuesta: 403 y nada escrito', async () => {
    const antes = await contarEscrito(db());
    const otros = 'cons.autoridad eje.autoridad adm.ente ope.afiliaciones ope.vigencia cons.poblacion ope.petrolera';
    for (const usuario of [...otros.split(' '), 'caja.sus', 'ssu.consulta', 'empleador.consulta']) {
      const token = await api.ingresar(usuario);
      expect([usuario, (await revisar(api, token, titular, { decision: 'ABRIR' })).status]).toEqual([usuario, 403]);
      expect([usuario, (await propuestaDe(api, token, titular)).status]).toEqual([usuario, 403]);
    }
    expect((await revisar(api, null, titular, { decision: 'ABRIR' })).status).toBe(401);
    expect(await contarEscrito(db())).toEqual(antes);
  });

  it('tampoco con SQL bajo su propio alcance: la base rechaza entrar y salir, y nacer en revisión', async () => {
    const [otra, enRevision] = await copiar('1000103', '1000108');
    await decidir('ABRIR', otra);
    const usuario = (username: string) =>
      db().selectFrom('usuario').select('id').where('username', '=', username).executeTakeFirstOrThrow();
    const poner = async (username: string, numero: string, estado: number) => {
      const { id } = await leer(numero);
      const { id: idUsuario } = await usuario(username);
      return conAlcance(api.base.app.db, alcanceDePrueba({ idUsuario, entes: [CNS], idEmpleador: null }), (trx) =>
        trx.updateTable('afiliacion').set({ estado }).where('id', '=', id).execute(),
      );
    };
    const negado = /Only the authority reviews an affiliation/;
    await expect(poner('ope.afiliaciones', titular, 108)).rejects.toThrow(negado);
    await expect(poner('adm.ente', otra, 103)).rejects.toThrow(negado);
    await expect(poner('cons.autoridad', enRevision, 100)).rejects.toThrow(negado);
    const nacer = async () => {
      const { id } = await leer(titular);
      const { id: idUsuario } = await usuario('ope.afiliaciones');
      return conAlcance(api.base.app.db, alcanceDePrueba({ idUsuario, entes: [CNS], idEmpleador: null }), (trx) =>
        sql`insert into afiliacion (id_persona, id_ente_gestor, id_entidad, tipo, id_tipo_asegurado, estado, fecha_afiliacion,
            fecha_registro, creado_en, id_usuario_creacion)
          select id_persona, id_ente_gestor, id_entidad, tipo, id_tipo_asegurado, 108, date '2019-01-01', fecha_registro,
            creado_en, ${idUsuario} from afiliacion where id = ${id}`.execute(trx),
      );
    };
    await expect(nacer()).rejects.toThrow(negado);
    expect((await leer(titular)).estado).toBe(100);
  });

  it('con otra versión: el registro cambió; con la misma clave: la misma respuesta y nada más escrito', async () => {
    expect(await dice(decidir('ABRIR', titular, { version: 99 }))).toEqual([
      200,
      409,
      CATALOGO.REGISTRO_CAMBIADO.mensaje,
    ]);
    const { version } = await leer(titular);
    const clave = 'revision-de-prueba-1';
    const primera = await revisar(api, adm, titular, { decision: 'ABRIR', version }, clave);
    const antes = await contarEscrito(db());
    expect((await revisar(api, adm, titular, { decision: 'ABRIR', version }, clave)).body).toEqual(primera.body);
    expect((await revisar(api, adm, titular, { decision: 'CERRAR', version }, clave)).status).toBe(422);
    expect(await contarEscrito(db())).toEqual(antes);
  });

  it('a la vez que una baja: una de las dos, y a la otra se le dice', async () => {
    const ope = await api.ingresar('ope.afiliaciones');
    const { version } = await leer(titular);
    const baja = { ...referenciaTitular(titular), tipo_motivo: 600, fecha_fin: HOY, version };
    const respuestas = await Promise.all([
      decidir('ABRIR', titular, { version }),
      actuar(api, ope, 'baja-titular', baja),
    ]);
    expect(respuestas.map(({ body }) => body.codigo_respuesta).toSorted()).toEqual([100, 409]);
    const abierta = respuestas[0].body.codigo_respuesta === 100;
    expect(await leer(titular)).toMatchObject({ estado: abierta ? 108 : 103, version: version + 1 });
    await revisarContadores(db());
  });

  it('lo que está mal se rechaza, se dice qué, y nada queda escrito', async () => {
    const antes = await contarEscrito(db());
    for (const [cambios, status] of [
      [{ motivo: '  ' }, 400],
      [{ motivo: 'x'.repeat(501) }, 400],
      [{ decision: 'OLVIDAR' }, 400],
      [{ version: null }, 400],
      [{ idAfiliadoEnteGestor: 999_999_999 }, 404],
      [{ evidencia: 'bm8gc295IHVuIFBERg==' }, 422],
      [{ evidencia: pdfDeBytes(20_000_001).toString('base64') }, 413],
    ] as const) {
      const respuesta = await decidir('ABRIR', titular, cambios);
      expect([cambios, respuesta.status]).toEqual([cambios, status]);
      if (status >= 413) expect(respuesta.body.mensaje).toMatch(/^El documento de respaldo no /);
    }
    expect(await contarEscrito(db())).toEqual(antes);
  });

  it('guarda el respaldo con su resumen en la auditoría, y no su contenido', async () => {
    const pdf = pdfDeBytes(20_000_000);
    await decidir('ABRIR', titular, { evidencia: pdf.toString('base64') });
    const { id, id_persona } = await leer(titular);
    const documentos = await db()
      .selectFrom('documento_persona')
      .selectAll()
      .where('id_persona', '=', id_persona)
      .execute();
    expect(documentos).toMatchObject([
      {
        clase: 'EVIDENCIA_REVISION',
        id_ente_gestor: CNS,
        numero: String(id),
        contenido: expect.toSatisfy((leido: Buffer) => leido.equals(pdf)),
      },
    ]);
    const anotada = await db()
      .selectFrom('auditoria')
      .select('despues')
      .where('recurso', '=', 'revision')
      .where('id_recurso', '=', String(id))
      .execute();
    const evidencia = createHash('sha256').update(pdf).digest('hex');
    expect(anotada).toEqual([{ despues: { decision: 'ABRIR', motivo: MOTIVO_REVISION, evidencia } }]);
  });
});
