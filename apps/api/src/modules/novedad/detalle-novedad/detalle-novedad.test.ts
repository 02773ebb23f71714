import type { DetalleNovedad } from '@sgpa/contract/v1/detalle-novedad';
import { type ApiDePrueba, type CuerpoError, crearApiDePrueba } from '@sgpa/testing/api';
import { afiliacionDe, BENEFICIARIOS, ingresarEl, operacionesDe, TITULAR } from '@sgpa/testing/ciclo';
import { type Copiar, copiador } from '@sgpa/testing/copias';
import { abrirNovedad } from '@sgpa/testing/novedad';
import { pedidoRegistro, registrar } from '@sgpa/testing/titular';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const HOY = '2026-10-14';
const ENTIDAD_1000100 = 'NIT-1020304050';

describe('detalle-novedad.test.ts', () => {
  let api: ApiDePrueba;
  let copiar: Copiar;
  let token: string;
  let titular: string;
  let esposa: string;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    copiar = await copiador(api);
  });
  // Each test has persons of its own, and signs in anew: others move the clock.
  beforeEach(async () => {
    token = await ingresarEl(api, HOY);
    [titular, esposa] = await copiar(TITULAR, ...BENEFICIARIOS);
  });
  afterAll(() => api.cerrar());

  const db = () => api.base.owner.db;
  const pedir = (id: number, conToken = token) =>
    api.pedir<DetalleNovedad & CuerpoError>(conToken, 'GET', `/api/v1/novedades/findDetalleNovedades/${id}`);
  const ver = async (id: number, conToken = token) => {
    const { status, body } = await pedir(id, conToken);
    expect(status).toBe(200);
    return body;
  };

  it('dice la persona, su afiliación y sus novedades, campo por campo', async () => {
    const id = await abrirNovedad(db(), esposa, 'PARENTESCO_DISTINTO');
    const { id: idAfiliadoEnteGestor, fecha_afiliacion, id_entidad, id_persona } = await afiliacionDe(db(), esposa);
    const empleador = await db()
      .selectFrom('entidad_empleadora')
      .select(['nombre', 'codigo'])
      .where('id', '=', id_entidad)
      .executeTakeFirstOrThrow();
    const persona = await db().selectFrom('persona').selectAll().where('id', '=', id_persona).executeTakeFirstOrThrow();
    expect(empleador.codigo).toBe(ENTIDAD_1000100);
    expect(await ver(id)).toEqual({
      persona: {
        nombres: persona.nombres,
        primer_apellido: persona.primer_apellido,
        segundo_apellido: persona.segundo_apellido,
        numero_documento: esposa,
        complemento_documento: '',
        fecha_nacimiento: '1985-03-14',
      },
      afiliacion_actual: {
        nombre_ente_gestor: 'Caja Nacional de Salud',
        fecha_afiliacion,
        nombre_entidad: empleador.nombre,
        estado: 'ACTIVO',
      },
      novedades: [
        {
          idNovedadEnteGestor: id,
          codigoNovedad: 'PARENTESCO_DISTINTO',
          estado: 'ACTIVO',
          fechaInicio: fecha_afiliacion,
          fechaFin: null,
          claveTipoAfiliacion: 'BENEFICIARIO',
          claveRelacionTitular: 'ESPOSA/ESPOSO',
          nombreEntidad: empleador.nombre,
          idAfiliadoEnteGestor,
          detalleNovedad: `De ${esposa}.`,
          impide_baja: null,
        },
      ],
    });
  });

  it('las demás abiertas de la persona van después de la pedida; las cerradas y las de otros, no', async () => {
    const [otra] = await copiar('1000101');
    const primera = await abrirNovedad(db(), titular);
    const segunda = await abrirNovedad(db(), titular, 'EMPLEADOR_DISTINTO');
    await abrirNovedad(db(), titular, 'FECHA_AFILIACION_DISTINTA', { estado: 'DESCARTADA' });
    await abrirNovedad(db(), otra);
    const codigos = ({ novedades }: DetalleNovedad) => novedades.map((n) => n.idNovedadEnteGestor);
    expect(codigos(await ver(primera))).toEqual([primera, segunda]);
    expect(codigos(await ver(segunda))).toEqual([segunda, primera]);
  });

  it('de una doble afiliación, cada ente gestor ve su lado y la autoridad los dos', async () => {
    const [numero] = await copiar('1000006');
    await registrar(api, token, pedidoRegistro(numero));
    const lados = await db()
      .selectFrom('novedad')
      .select(['id', 'id_ente_gestor', 'id_afiliacion'])
      .where('codigo', '=', 'DOBLE_AFILIACION')
      .where('id_persona', '=', (await afiliacionDe(db(), numero)).id_persona)
      .orderBy('id')
      .execute();
    const [cns, cps] = [lados.find((l) => l.id_ente_gestor === 1), lados.find((l) => l.id_ente_gestor === 2)];
    if (!cns || !cps) throw new Error('A side is missing');
    expect((await ver(cns.id)).novedades.map((n) => n.idAfiliadoEnteGestor)).toEqual([cns.id_afiliacion]);
    expect((await pedir(cps.id)).status).toBe(404);
    const petrolera = await ver(cps.id, await api.ingresar('ope.petrolera'));
    expect(petrolera.novedades.map((n) => n.idAfiliadoEnteGestor)).toEqual([cps.id_afiliacion]);
    expect(petrolera.afiliacion_actual.nombre_ente_gestor).toBe('Caja Petrolera de Salud');
    const autoridad = await ver(cns.id, await api.ingresar('cons.autoridad'));
    expect(autoridad.novedades.map((n) => n.idAfiliadoEnteGestor)).toEqual([cns.id_afiliacion, cps.id_afiliacion]);
  });

  it('el estado y lo que impide la baja son los del día, aunque la tarea diaria no haya corrido', async () => {
    const [cesante] = await copiar('1000103');
    const id = await abrirNovedad(db(), cesante);
    expect(await ver(id)).toMatchObject({
      afiliacion_actual: { estado: 'CESANTIA' },
      novedades: [{ estado: 'CESANTIA', fechaFin: '2026-12-04', impide_baja: null }],
    });
    token = await ingresarEl(api, '2026-12-05');
    const impide_baja =
      'La baja por novedad solo se puede registrar con la cobertura vigente. Estado actual: INACTIVO.';
    expect(await ver(id)).toMatchObject({
      afiliacion_actual: { estado: 'INACTIVO' },
      novedades: [{ estado: 'INACTIVO', impide_baja }],
    });
  });

  it('una que se atendió entretanto todavía dice de quién era', async () => {
    const id = await abrirNovedad(db(), titular, 'REGISTRO_DUPLICADO', { estado: 'PROCESADA' });
    expect(await ver(id)).toMatchObject({ persona: { numero_documento: titular }, novedades: [] });
  });

  it('leerla deja rastro de qué afiliación se vio, y cuenta como operación', async () => {
    const id = await abrirNovedad(db(), titular);
    const deAntes = await operacionesDe(db());
    await ver(id);
    const { id: afiliacion } = await afiliacionDe(db(), titular);
    expect(
      await db()
        .selectFrom('auditoria')
        .select(['recurso', 'id_recurso', 'id_ente_gestor', 'despues'])
        .where('accion', '=', 'detalle-novedad')
        .where('id_recurso', '=', String(afiliacion))
        .execute(),
    ).toEqual([{ recurso: 'afiliacion', id_recurso: String(afiliacion), id_ente_gestor: 1, despues: { novedad: id } }]);
    expect((await operacionesDe(db())).slice(deAntes.length)).toEqual(['detalle-novedad']);
  });

  it.each([999_999_999])('%s, que no existe: 404', async (id) => {
    const { status, body } = await pedir(id);
    expect([status, body.codigo]).toEqual([404, 'NO_ENCONTRADO']);
  });
});
