import { CATALOGO } from '@sgpa/domain/errors/catalogo';
import type { IdPersona } from '@sgpa/domain/shared/ids';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import {
  actuar,
  afiliacionDe,
  BENEFICIARIOS,
  EMPLEADOR,
  referenciaBeneficiario,
  referenciaTitular,
  TITULAR,
} from '@sgpa/testing/ciclo';
import { type Copiar, copiador } from '@sgpa/testing/copias';
import { pdfDeBytes } from '@sgpa/testing/pdf';
import { novedadesDe, propuestaFallecimiento, revisarFallecimiento } from '@sgpa/testing/revision';
import { CNS, CPS, pedidoRegistro, registrar, resultado } from '@sgpa/testing/titular';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const [ESPOSA] = BENEFICIARIOS;

describe('revision-fallecimiento.detalles.test.ts', () => {
  let api: ApiDePrueba;
  let copiar: Copiar;
  let ope: string;
  let adm: string;
  let titular: string;
  let esposa: string;
  let otro: string;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    copiar = await copiador(api);
    ope = await api.ingresar('ope.afiliaciones');
    adm = await api.ingresar('adm.autoridad');
  });
  beforeEach(async () => {
    [titular, esposa, otro] = await copiar(TITULAR, ESPOSA, '1000101');
  });
  afterAll(() => api.cerrar());

  const db = () => api.base.owner.db;
  const morir = () => actuar(api, ope, 'baja-titular', { ...referenciaTitular(titular), tipo_motivo: 601 });
  const propuesta = async () => (await propuestaFallecimiento(api, adm, titular)).body;
  const vista = async (numero: string) => {
    const { id, version } = await afiliacionDe(db(), numero);
    return { idAfiliadoEnteGestor: id, version };
  };
  const revisadas = async (idPersona: IdPersona) =>
    (await novedadesDe(db(), idPersona)).filter(({ codigo }) => codigo.startsWith('FALLECIMIENTO_REVISADO'));

  it('la propuesta nombra a la persona sin espacios de más, y calla la fecha que nadie dijo', async () => {
    await morir();
    expect(await propuesta()).toMatchObject({ nombre: 'GUTIÉRREZ MARCA JORGE LUIS', fecha_defuncion: '2026-10-14' });
    const { id_persona } = await afiliacionDe(db(), titular);
    await db().updateTable('persona').set({ segundo_apellido: '' }).where('id', '=', id_persona).execute();
    await db().updateTable('defuncion_declarada').set({ fecha: null }).where('id_persona', '=', id_persona).execute();
    expect(await propuesta()).toMatchObject({ nombre: 'GUTIÉRREZ JORGE LUIS', fecha_defuncion: null });
    // Confirming the death does not invent a day either.
    await revisarFallecimiento(api, adm, titular, { decision: 'CONFIRMAR' });
    expect(await afiliacionDe(db(), titular)).toMatchObject({ fallecido_para_todos: true, fecha_para_todos: null });
  });

  it('admite un respaldo de 20.000.000 bytes, y de uno más dice cuánto puede pesar', async () => {
    await morir();
    const con = (bytes: number) =>
      revisarFallecimiento(api, adm, titular, {
        decision: 'CONFIRMAR',
        evidencia: pdfDeBytes(bytes).toString('base64'),
      });
    const pesado = await con(20_000_001);
    expect([pesado.status, pesado.body]).toMatchObject([
      413,
      { mensaje: 'El documento de respaldo no puede pesar más de 20 MB.' },
    ]);
    expect((await con(20_000_000)).body.codigo_respuesta).toBe(100);
  });

  it('queda anotado quién la miró; de la afiliación que no existe, no se encontró', async () => {
    const { id_persona } = await afiliacionDe(db(), titular);
    const anotadas = db()
      .selectFrom('auditoria')
      .select(['accion', 'recurso', 'id_recurso', 'id_ente_gestor', 'antes', 'despues'])
      .where('accion', '=', 'lectura-revision-fallecimiento')
      .orderBy('id');
    const deAntes = await anotadas.execute();
    await propuesta();
    const quien = { accion: 'lectura-revision-fallecimiento', recurso: 'persona', id_recurso: String(id_persona) };
    expect((await anotadas.execute()).slice(deAntes.length)).toEqual([
      { ...quien, id_ente_gestor: CNS, antes: null, despues: null },
    ]);
    const nada = await api.pedir(adm, 'GET', '/api/v1/afiliado/revision-fallecimiento/999999999');
    expect([nada.status, nada.body.codigo]).toEqual([CATALOGO.NO_ENCONTRADO.status, 'NO_ENCONTRADO']);
  });

  it('el motivo se guarda sin espacios alrededor, y la respuesta nombra a quienes vuelven', async () => {
    await morir();
    const afiliaciones = [await vista(titular), await vista(esposa)];
    const motivo = '  Oficio 12 ';
    const { body } = await revisarFallecimiento(api, adm, titular, { decision: 'CORREGIR', afiliaciones, motivo });
    expect(body.mensaje).toMatch(/ de: GUTIÉRREZ MARCA JORGE LUIS, FLORES LIMACHI CLAUDIA\.$/);
    const { id_persona, detalle_revision } = await afiliacionDe(db(), titular);
    expect(detalle_revision).toBe('Oficio 12');
    for (const { detalle } of await revisadas(id_persona)) expect(detalle).toMatch(/ Motivo: Oficio 12$/);
  });

  it('elegida también una que la muerte no terminó: el registro es otro que el que se vio, y nada cambia', async () => {
    await morir();
    const afiliaciones = [await vista(titular), await vista(otro)];
    const { body } = await revisarFallecimiento(api, adm, titular, { decision: 'CORREGIR', afiliaciones });
    expect(body).toMatchObject({ codigo_respuesta: 409, mensaje: CATALOGO.REGISTRO_CAMBIADO.mensaje });
    const { id_persona } = await afiliacionDe(db(), titular);
    const declaradas = db().selectFrom('defuncion_declarada').selectAll().where('id_persona', '=', id_persona);
    expect(await declaradas.execute()).toHaveLength(1);
  });

  it('la novedad es de la afiliación de quien murió: no la de su titular, y en cada ente la primera', async () => {
    await actuar(api, ope, 'baja-beneficiario', { ...referenciaBeneficiario(esposa, titular), tipo_motivo: 601 });
    await revisarFallecimiento(api, adm, esposa, { decision: 'CONFIRMAR' });
    const suya = await afiliacionDe(db(), esposa);
    expect((await revisadas(suya.id_persona)).map(({ id_afiliacion }) => id_afiliacion)).toEqual([suya.id, suya.id]);

    const { id: enCns, id_persona } = await afiliacionDe(db(), titular);
    const cps = await api.ingresar('ope.petrolera');
    const enElEnte = async (codigo_entidad: string) =>
      resultado(await registrar(api, cps, pedidoRegistro(titular, { codigo_entidad, persona: { genero: 'M' } }))).id;
    const enCps = await enElEnte('RCM-00012345');
    expect(await enElEnte(EMPLEADOR)).toBeGreaterThan(enCps ?? Number.POSITIVE_INFINITY);
    await morir();
    await revisarFallecimiento(api, adm, titular, { decision: 'CONFIRMAR' });
    const deEntes = (await revisadas(id_persona)).filter(({ codigo }) => codigo === 'FALLECIMIENTO_REVISADO');
    expect(deEntes.map(({ id_ente_gestor, id_afiliacion }) => [id_ente_gestor, id_afiliacion])).toEqual([
      [CNS, enCns],
      [CPS, enCps],
    ]);
  });
});
