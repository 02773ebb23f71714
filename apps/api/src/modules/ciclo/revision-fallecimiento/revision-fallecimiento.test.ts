import { CATALOGO } from '@sgpa/domain/errors/catalogo';
import { TEXTO_FALLECIDA } from '@sgpa/domain/errors/textos';
import { type IdPersona, idEnteGestor } from '@sgpa/domain/shared/ids';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import {
  actuar,
  auditoriaDe,
  BENEFICIARIOS,
  contarEscrito,
  correrVencimiento,
  EMPLEADOR,
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
import {
  MOTIVO_REVISION,
  novedadesDe,
  propuestaFallecimiento,
  revisar,
  revisarFallecimiento,
} from '@sgpa/testing/revision';
import { CNS } from '@sgpa/testing/titular';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const MUERTE = '2026-10-14';
/** By then the cesantía that the death left has passed. */
const DESPUES = '2026-12-20';
const AUTORIDAD = idEnteGestor(100);
const ABIERTA = {
  estado: 100,
  fecha_baja: null,
  fecha_cesantia: null,
  fecha_derechohabiente: null,
  fin_cobertura: null,
};

describe('revision-fallecimiento.test.ts', () => {
  let api: ApiDePrueba;
  let copiar: Copiar;
  let ope: string;
  let adm: string;
  let titular: string;
  let esposa: string;
  let hijo: string;
  let madre: string;
  let familia: string[];
  beforeAll(async () => {
    api = await crearApiDePrueba();
    copiar = await copiador(api);
  });
  // Each test has a family of its own, and signs in anew: others move the clock.
  beforeEach(async () => {
    ope = await ingresarEl(api, MUERTE);
    adm = await ingresarEl(api, MUERTE, 'adm.autoridad');
    familia = [titular, esposa, hijo, madre] = await copiar(TITULAR, ...BENEFICIARIOS);
  });
  afterAll(() => api.cerrar());

  const db = () => api.base.owner.db;
  const leer = (numero: string, hoy = DESPUES) => revisarAfiliacion(db(), numero, hoy);
  const morir = async (numero = titular) =>
    expect(await actuar(api, ope, 'baja-titular', { ...referenciaTitular(numero), tipo_motivo: 601 })).toMatchObject({
      body: { codigo_respuesta: 100 },
    });
  const habilitar = async (token: string) => {
    const { codigo_entidad: _, ...clave } = referenciaBeneficiario(esposa, titular);
    const pedido = {
      ...clave,
      codigo_entidad_titular: EMPLEADOR,
      codigo_entidad: 'SIST_RENT-0001',
      fecha_inicio: '2026-10-20',
      descripcion_motivo: 'Resolución de renta de viudedad',
    };
    expect(await actuar(api, token, 'habilitacion-derechohabiente', pedido)).toMatchObject({
      body: { codigo_respuesta: 100 },
    });
  };
  const pasarDias = async () => {
    adm = await ingresarEl(api, DESPUES, 'adm.autoridad');
    await correrVencimiento(api);
  };
  const declaradas = (idPersona: IdPersona) =>
    db().selectFrom('defuncion_declarada').selectAll().where('id_persona', '=', idPersona).execute();
  /** Names the chosen affiliations with the version that was seen, as the screen sends them. */
  const elegir = async (...numeros: string[]) =>
    Promise.all(
      numeros.map(async (numero) => {
        const { id, version } = await leer(numero);
        return { idAfiliadoEnteGestor: id, version };
      }),
    );
  const corregir = async (...numeros: string[]) =>
    revisarFallecimiento(api, adm, titular, { decision: 'CORREGIR', afiliaciones: await elegir(...numeros) });
  const dicho = async (respuesta: ReturnType<typeof corregir>) => {
    const { status, body } = await respuesta;
    return [status, body.codigo_respuesta, body.mensaje];
  };

  describe('un titular con tres beneficiarios, una de ellas habilitada mientras tanto', () => {
    beforeEach(async () => {
      await morir();
      ope = await ingresarEl(api, '2026-10-20');
      await habilitar(ope);
      await pasarDias();
    });

    it('todo elegido: cada uno con sus fechas de antes, y de la historia no se pierde nada', async () => {
      const filas = await Promise.all(familia.map((numero) => leer(numero)));
      expect(filas.map(({ estado }) => estado)).toEqual([104, 106, 105, 105]);
      const contado = await Promise.all(filas.map(({ id }) => historiaDe(db(), id)));

      const { body: propuesta } = await propuestaFallecimiento(api, adm, titular);
      expect(propuesta).toMatchObject({ fecha_defuncion: MUERTE, obliga_a_todos: false });
      expect(
        propuesta.afiliaciones.map((a) => [a.documento, a.ahora.estado, a.despues?.estado, a.cambiada_despues]),
      ).toEqual([
        [titular, 'INACTIVO', 'ACTIVO', false],
        [esposa, 'DERECHOHABIENTE', 'ACTIVO', true],
        [hijo, 'INHABILITADO', 'ACTIVO', false],
        [madre, 'INHABILITADO', 'ACTIVO', false],
      ]);
      const [estado, codigo, mensaje] = await dicho(corregir(...familia));
      expect([estado, codigo]).toEqual([200, 100]);
      expect(mensaje).toMatch(/^Fallecimiento corregido: .* Vuelven a sus fechas de antes las afiliaciones de: /);

      for (const [i, numero] of familia.entries()) {
        const fila = await leer(numero);
        const fin_cobertura = numero === hijo ? '2034-05-31' : null;
        expect(fila).toMatchObject({
          ...ABIERTA,
          fin_cobertura,
          id_motivo_baja: null,
          fallecido: false,
          entidad: EMPLEADOR,
        });
        expect(fila).toMatchObject({ detalle_revision: MOTIVO_REVISION, detalle_derechohabiente: null });
        const historia = await historiaDe(db(), fila.id);
        expect(historia.slice(0, -1)).toEqual(contado[i]);
        expect(historia.at(-1)).toMatchObject({
          accion: 'revision-fallecimiento',
          estado_antes: filas[i]?.estado,
          estado_despues: 100,
        });
        expect((await auditoriaDe(db(), fila.id)).at(-1)).toMatchObject({ accion: 'revision-fallecimiento' });
      }
      expect((await leer(esposa)).tipo_asegurado).toBe((await leer(hijo)).tipo_asegurado);
      await revisarContadores(db());
    });

    it('la persona deja de figurar como fallecida para todos; auditoría, operación y novedad a cada lado', async () => {
      const deAntes = await operacionesDe(db());
      await corregir(titular);
      const { id_persona } = await leer(titular);
      expect(await declaradas(id_persona)).toEqual([]);
      const anotada = await db()
        .selectFrom('auditoria')
        .select(['antes', 'despues'])
        .where('accion', '=', 'revision-fallecimiento')
        .where('recurso', '=', 'persona')
        .where('id_recurso', '=', String(id_persona))
        .where('antes', 'is not', null)
        .execute();
      expect(anotada).toMatchObject([
        { antes: { declarada_por: [expect.any(String)] }, despues: { declarada_por: [], motivo: MOTIVO_REVISION } },
      ]);
      expect((await operacionesDe(db())).slice(deAntes.length)).toEqual(['revision-fallecimiento']);
      const abiertas = (await novedadesDe(db(), id_persona)).filter(({ estado }) => estado === 'ABIERTA');
      expect(abiertas).toMatchObject([
        { codigo: 'FALLECIMIENTO_REVISADO', id_ente_gestor: CNS },
        { codigo: 'FALLECIMIENTO_REVISADO_AUTORIDAD', id_ente_gestor: AUTORIDAD },
      ]);
      for (const { detalle } of abiertas) expect(detalle).toContain(MOTIVO_REVISION);
    });

    it('lo que no se elige queda como está, también el derecho propio', async () => {
      await corregir(titular, hijo);
      const estados = await Promise.all(familia.map(async (numero) => (await leer(numero)).estado));
      expect(estados).toEqual([100, 106, 100, 105]);
      expect(await leer(esposa)).toMatchObject({ fecha_derechohabiente: '2026-10-20', id_motivo_baja: 601 });
    });

    it('un beneficiario sin su titular: se dice, y no cambia nada', async () => {
      const antes = await contarEscrito(db());
      const [, codigo, mensaje] = await dicho(corregir(hijo));
      expect([codigo, mensaje]).toEqual([409, expect.stringContaining('elija también la suya')]);
      expect(await contarEscrito(db())).toEqual(antes);
      expect(await declaradas((await leer(titular)).id_persona)).toHaveLength(1);
    });

    it('con otra versión: el registro cambió, nada escrito; corregirlo dos veces: ya no figura como fallecida', async () => {
      const antes = await contarEscrito(db());
      const [suya] = await elegir(titular);
      const otra = { decision: 'CORREGIR', afiliaciones: [{ ...suya, version: 1 }] };
      const cambiado = [200, 409, CATALOGO.REGISTRO_CAMBIADO.mensaje];
      expect(await dicho(revisarFallecimiento(api, adm, titular, otra))).toEqual(cambiado);
      expect(await contarEscrito(db())).toEqual(antes);

      const clave = 'correccion-de-prueba-1';
      const pedido = { decision: 'CORREGIR', afiliaciones: await elegir(...familia) };
      const primera = await revisarFallecimiento(api, adm, titular, pedido, clave);
      const escrito = await contarEscrito(db());
      expect((await revisarFallecimiento(api, adm, titular, pedido, clave)).body).toEqual(primera.body);
      expect(await dicho(corregir())).toEqual([200, 409, 'La persona no figura como fallecida.']);
      expect(await contarEscrito(db())).toEqual(escrito);
    });

    it('a la vez que la baja de la derechohabiente: la corrección o se hace entera o no se hace', async () => {
      const { version } = await leer(esposa);
      const baja = { ...referenciaBeneficiario(esposa, titular), codigo_entidad: 'SIST_RENT-0001', version };
      const afiliaciones = await elegir(...familia);
      const [corregida, terminada] = await Promise.all([
        revisarFallecimiento(api, adm, titular, { decision: 'CORREGIR', afiliaciones }),
        actuar(api, adm, 'baja-beneficiario', { ...baja, tipo_motivo: 600, fecha_fin: DESPUES, id_ente_gestor: CNS }),
      ]);
      const codigos = [corregida.body.codigo_respuesta, terminada.body.codigo_respuesta ?? terminada.status];
      const estados = await Promise.all(familia.map(async (numero) => (await leer(numero)).estado));
      if (codigos[0] === 100) expect(estados).toEqual([100, 100, 100, 100]);
      else expect(estados).toEqual([104, 105, 105, 105]);
      expect(codigos.filter((codigo) => codigo === 100)).toHaveLength(1);
      await revisarContadores(db());
    });

    it('otra muerte después de corregida: se ofrece lo que esa terminó, una sola vez', async () => {
      await corregir(...familia);
      ope = await ingresarEl(api, DESPUES);
      await morir();
      const { body } = await propuestaFallecimiento(api, adm, titular);
      expect(body.afiliaciones.map((a) => [a.ahora.estado, a.despues?.estado, a.cambiada_despues])).toEqual([
        ['INACTIVO', 'ACTIVO', false],
        ...[esposa, hijo, madre].map(() => ['CESANTIA', 'ACTIVO', false]),
      ]);
    });

    it('una beneficiaria que murió también no se ofrece; la puesta en revisión vuelve si se elige', async () => {
      const { id_persona } = await leer(madre);
      await db().updateTable('persona').set({ fallecido: true }).where('id', '=', id_persona).execute();
      await revisar(api, adm, titular, { decision: 'ABRIR' });
      const { body } = await propuestaFallecimiento(api, adm, titular);
      expect(body.afiliaciones.at(-1)).toMatchObject({ documento: madre, despues: null, impedimento: TEXTO_FALLECIDA });
      expect(await dicho(corregir(titular, madre))).toMatchObject([200, 409, expect.stringContaining(TEXTO_FALLECIDA)]);
      expect((await corregir(titular)).body.codigo_respuesta).toBe(100);
      expect(await leer(titular)).toMatchObject({ ...ABIERTA, fecha_revision: null });
    });
  });

  it('un derecho de antes de la muerte que ya había empezado a terminar vuelve con sus fechas y su razón', async () => {
    const [enCesantia] = await copiar('1000103');
    const antes = await leer(enCesantia, MUERTE);
    await morir(enCesantia);
    expect((await leer(enCesantia, MUERTE)).estado).toBe(104);
    const afiliaciones = await elegir(enCesantia);
    const respuesta = await revisarFallecimiento(api, adm, enCesantia, { decision: 'CORREGIR', afiliaciones });
    expect(respuesta.body.codigo_respuesta).toBe(100);
    const { estado, fecha_baja, fecha_cesantia, id_motivo_baja, fin_cobertura } = antes;
    expect(await leer(enCesantia, MUERTE)).toMatchObject({
      estado,
      fecha_baja,
      fecha_cesantia,
      id_motivo_baja,
      fin_cobertura,
    });
  });

  it('confirmar: obliga a todos, una sola vez, y no cambia ninguna afiliación', async () => {
    await morir();
    const versiones = await db().selectFrom('afiliacion').select(['id', 'version']).orderBy('id').execute();
    const confirmar = () => dicho(revisarFallecimiento(api, adm, titular, { decision: 'CONFIRMAR' }));
    const { id_persona } = await leer(titular, MUERTE);
    const persona = () =>
      db()
        .selectFrom('persona')
        .select(['fallecido', 'fecha_defuncion', 'defuncion_confirmada_por'])
        .where('id', '=', id_persona)
        .executeTakeFirst();
    expect(await persona()).toEqual({ fallecido: false, fecha_defuncion: null, defuncion_confirmada_por: null });
    expect(await confirmar()).toEqual([
      200,
      100,
      'Fallecimiento confirmado: la persona figura como fallecida para todos los entes gestores.',
    ]);
    expect(await persona()).toEqual({
      fallecido: true,
      fecha_defuncion: MUERTE,
      defuncion_confirmada_por: 'AUTORIDAD',
    });
    expect(await db().selectFrom('afiliacion').select(['id', 'version']).orderBy('id').execute()).toEqual(versiones);
    expect(await confirmar()).toEqual([200, 409, 'El fallecimiento ya figura para todos los entes gestores.']);
    const codigos = (await novedadesDe(db(), id_persona)).map(({ codigo, estado }) => `${codigo} ${estado}`);
    expect(codigos).toContain('FALLECIMIENTO_REVISADO_AUTORIDAD ABIERTA');
    expect(codigos).not.toContain('DEFUNCION_POR_CONFIRMAR ABIERTA');
  });

  it('confirmada y después retirada: la marca se va, con quién la confirmó y el día, y el titular vuelve', async () => {
    await morir();
    await revisarFallecimiento(api, adm, titular, { decision: 'CONFIRMAR' });
    expect(await leer(titular, MUERTE)).toMatchObject({ estado: 104, fallecido: true });
    expect((await corregir(titular)).body.codigo_respuesta).toBe(100);
    const { id_persona, ...fila } = await leer(titular);
    expect(fila).toMatchObject({ ...ABIERTA, fallecido: false });
    const marca = await db()
      .selectFrom('persona')
      .select(['fecha_defuncion', 'defuncion_confirmada_por', 'defuncion_confirmada_en'])
      .where('id', '=', id_persona)
      .executeTakeFirst();
    expect(marca).toEqual({ fecha_defuncion: null, defuncion_confirmada_por: null, defuncion_confirmada_en: null });
  });

  it('de quien nadie registró que murió no hay nada que confirmar ni corregir', async () => {
    for (const [decision, mensaje] of [
      ['CONFIRMAR', 'Ningún ente gestor registró el fallecimiento de la persona.'],
      ['CORREGIR', 'La persona no figura como fallecida.'],
    ])
      expect(await dicho(revisarFallecimiento(api, adm, titular, { decision }))).toEqual([200, 409, mensaje]);
    expect((await revisarFallecimiento(api, adm, titular, { decision: 'CORREGIR', motivo: ' ' })).status).toBe(400);
    const nadie = { decision: 'CORREGIR', idAfiliadoEnteGestor: 999_999_999 };
    expect((await revisarFallecimiento(api, adm, titular, nadie)).status).toBe(404);
  });

  it('nadie más puede, ni quien la registró: 403 y nada escrito', async () => {
    await morir();
    const antes = await contarEscrito(db());
    const otros = 'cons.autoridad eje.autoridad adm.ente ope.afiliaciones ope.vigencia cons.poblacion ope.petrolera';
    for (const usuario of [...otros.split(' '), 'caja.sus', 'ssu.consulta', 'empleador.consulta']) {
      const token = await api.ingresar(usuario);
      for (const decision of ['CORREGIR', 'CONFIRMAR'])
        expect([usuario, (await revisarFallecimiento(api, token, titular, { decision })).status]).toEqual([
          usuario,
          403,
        ]);
      expect([usuario, (await propuestaFallecimiento(api, token, titular)).status]).toEqual([usuario, 403]);
    }
    expect(await contarEscrito(db())).toEqual(antes);
  });
});
