import type { Respuesta } from '@sgpa/contract/endpoints';
import { estaCubierto, finDeCobertura } from '@sgpa/domain/cobertura/cobertura';
import { ESTADOS_CON_COBERTURA } from '@sgpa/domain/estadistica/cifras-del-dia';
import { fecha, hoyEnLaPaz, sumarDias } from '@sgpa/domain/shared/fecha-civil';
import { type IdEnteGestor, idUsuario } from '@sgpa/domain/shared/ids';
import { type ApiDePrueba, type CuerpoError, crearApiDePrueba } from '@sgpa/testing/api';
import { afiliacionDe } from '@sgpa/testing/ciclo';
import { CINCO, declararEn, sinDeclaraciones, totalesDel } from '@sgpa/testing/declaracion';
import { AHORA } from '@sgpa/testing/reloj';
import { CNS, CPS } from '@sgpa/testing/titular';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contarRegistro } from '../../declaracion/conteo-registro.service.ts';

type Cifras = Respuesta<'resumen-poblacion/cifras'> & CuerpoError;

const HOY = hoyEnLaPaz(AHORA);
const CIERRE = fecha('2026-09-30');
const DIA_MS = 86_400_000;

describe('cifras-del-dia.test.ts', () => {
  let api: ApiDePrueba;
  beforeAll(async () => {
    api = await crearApiDePrueba();
  });
  afterAll(() => api.cerrar());

  const pedir = async (quien: string, cuerpo: object = {}) =>
    api.inyectar<Cifras>(await api.ingresar(quien), 'POST', '/api/v1/estadistica/cifrasDelDia', cuerpo);
  const cifras = async (quien: string, cuerpo?: object) => (await pedir(quien, cuerpo)).body;

  /** Counts the rows themselves by the domain's rule. */
  async function recuento(visible: (fila: { id_ente_gestor: IdEnteGestor; id_entidad: number }) => boolean, hoy = HOY) {
    const filas = (await api.base.owner.db.selectFrom('afiliacion').selectAll().execute()).filter(visible);
    const contar = (cumple: (h: Parameters<typeof estaCubierto>[0]) => boolean) => {
      const de = (tipo: 'TITULAR' | 'BENEFICIARIO') =>
        filas.filter((fila) => fila.tipo === tipo && cumple({ ...fila, tipo })).length;
      return { titulares: de('TITULAR'), beneficiarios: de('BENEFICIARIO') };
    };
    const hasta = sumarDias(hoy, 15);
    return {
      conCobertura: contar((h) => estaCubierto(h, hoy)),
      porTerminar: contar((h) => {
        const fin = finDeCobertura(h);
        return estaCubierto(h, hoy) && fin !== null && fin <= hasta;
      }),
      enElCierre: contar((h) => estaCubierto(h, CIERRE)),
      nuevas: contar((h) => estaCubierto(h, hoy) && (h.fecha_afiliacion ?? hoy) > CIERRE),
      deAntes: contar((h) => estaCubierto(h, hoy) && (h.fecha_afiliacion ?? hoy) <= CIERRE),
    };
  }

  /** Counts the covered that the two lists find. */
  async function lista(filtro: Record<string, string> = {}) {
    const token = await api.ingresar('ope.afiliaciones');
    const busqueda = new URLSearchParams({ estado: ESTADOS_CON_COBERTURA.join(','), ...filtro });
    const pedir = async (tipo: string) =>
      (
        await api.inyectar<{ total?: number; totalElement?: number }>(
          token,
          'GET',
          `/api/v1/${tipo}/ente-gestor-all?${busqueda}`,
        )
      ).body;
    return {
      titulares: (await pedir('afiliado')).total,
      beneficiarios: (await pedir('beneficiario')).totalElement,
    };
  }

  it('con cobertura y por terminar son los que dan las filas, de todos, de un ente y de un empleador, con la tarea diaria atrasada', async () => {
    const { id_entidad } = await api.base.owner.db
      .selectFrom('usuario')
      .select('id_entidad')
      .where('username', '=', 'empleador.consulta')
      .executeTakeFirstOrThrow();
    const ahora = async (quien: string, cuerpo: object, visible: Parameters<typeof recuento>[0]) => {
      const { conCobertura, porTerminar } = await cifras(quien, cuerpo);
      const esperado = await recuento(visible, hoyEnLaPaz(api.reloj.ahora()));
      expect([quien, cuerpo, conCobertura, porTerminar]).toEqual([
        quien,
        cuerpo,
        esperado.conCobertura,
        { dias: 15, tope: 5000, ...esperado.porTerminar },
      ]);
      return esperado;
    };
    const todas = async () => {
      const { porTerminar } = await ahora('adm.autoridad', {}, () => true);
      expect(porTerminar.titulares).toBeGreaterThan(0);
      await ahora('adm.autoridad', { idEnteGestor: CPS }, (fila) => fila.id_ente_gestor === CPS);
      await ahora('ope.afiliaciones', {}, (fila) => fila.id_ente_gestor === CNS);
      await ahora('adm.autoridad', { idEnteEmpleador: id_entidad }, (fila) => fila.id_entidad === id_entidad);
      await ahora('empleador.consulta', {}, (fila) => fila.id_entidad === id_entidad);
    };
    await todas();
    api.reloj.avanzar(10 * DIA_MS);
    await todas();
    api.reloj.avanzar(-10 * DIA_MS);
  });

  it('cada cifra es la de la lista a la que lleva', async () => {
    const { conCobertura, porTerminar } = await cifras('ope.afiliaciones');
    expect(await lista()).toEqual(conCobertura);
    expect(await lista({ venceEn: '15' })).toMatchObject({
      titulares: porTerminar.titulares,
      beneficiarios: porTerminar.beneficiarios,
    });
  });

  it('frente al cierre de mes: lo que se contó de ese día; mientras falte un ente, y de un empleador, nada', async () => {
    await api.base.owner.db.deleteFrom('conteo_registro').execute();
    expect((await cifras('ope.afiliaciones')).cierre).toBeNull();
    await contarRegistro({ db: api.base.owner.db, clock: api.reloj });
    const contado = { fecha: CIERRE, contadoEl: '2026-10-14' };
    for (const [quien, visible] of [
      ['ope.afiliaciones', (fila: { id_ente_gestor: IdEnteGestor }) => fila.id_ente_gestor === CNS],
      ['adm.autoridad', () => true],
    ] as const) {
      const { enElCierre, nuevas } = await recuento(visible);
      expect((await cifras(quien)).cierre, quien).toEqual({ ...contado, ...enElCierre, nuevas });
    }
    expect((await cifras('ope.afiliaciones', { idEnteEmpleador: 8 })).cierre).toBeNull();
    expect((await cifras('empleador.consulta')).cierre).toBeUndefined();
    await api.base.owner.db.deleteFrom('conteo_registro').where('id_ente_gestor', '=', CPS).execute();
    expect((await cifras('adm.autoridad')).cierre).toBeNull();
    expect((await cifras('ope.afiliaciones')).cierre).not.toBeNull();
  });

  it('lo que entró desde el cierre es lo que da la lista, y con lo que falta de lo anterior hace el cambio', async () => {
    const { db } = api.base.owner;
    // One affiliation came in after the month-end, and has no cover any more.
    const [entrada, baja] = [fecha('2026-10-02'), fecha('2026-10-05')];
    const sinCesantia = { fecha_cesantia: null, fin_cobertura: sumarDias(baja, -1) };
    await db
      .updateTable('afiliacion')
      .set({ fecha_afiliacion: entrada, fecha_baja: baja, ...sinCesantia })
      .where('id', '=', (await afiliacionDe(db, '1000104')).id)
      .execute();
    await db.deleteFrom('conteo_registro').execute();
    await contarRegistro({ db: api.base.owner.db, clock: api.reloj });
    api.reloj.avanzar(5 * DIA_MS);
    const hoy = hoyEnLaPaz(api.reloj.ahora());
    const { conCobertura, cierre } = await cifras('ope.afiliaciones');
    if (!cierre) throw new Error('The month-end was not counted.');
    const { nuevas, deAntes, enElCierre } = await recuento((fila) => fila.id_ente_gestor === CNS, hoy);
    expect(await lista({ fechaInicio: '2026-10-01' })).toEqual(cierre.nuevas);
    for (const tipo of ['titulares', 'beneficiarios'] as const) {
      expect(cierre.nuevas[tipo]).toBe(nuevas[tipo]);
      const salieron = enElCierre[tipo] - deAntes[tipo];
      expect(conCobertura[tipo] - cierre[tipo]).toBe(nuevas[tipo] - salieron);
    }
    expect(nuevas.titulares).toBeGreaterThan(0);
    api.reloj.avanzar(-5 * DIA_MS);
  });

  it('novedades y declaraciones, las de su lista, y a quien no las ve no se le dicen', async () => {
    await sinDeclaraciones(api.base.owner.db);
    const token = await api.ingresar('ope.afiliaciones');
    const abiertas = await api.inyectar<{ totalElement: number }>(
      token,
      'GET',
      '/api/v1/novedades/findByIdEnteGestor/0/10/null/null',
    );
    expect(abiertas.body.totalElement).toBeGreaterThan(0);
    const sinDiferencias = await cifras('ope.afiliaciones');
    expect(sinDiferencias.novedades).toBe(abiertas.body.totalElement);
    expect(sinDiferencias.declaraciones).toEqual({ difieren: 0, cierres: [CIERRE, '2026-08-31'] });
    await declararEn(api.base.owner.db, CNS, idUsuario(1), {
      gestion: 2026,
      periodo: 7,
      dia: 31,
      titulares_validos: 1,
    });
    // Any day could be declared once: such a declaration still counts for its month.
    await declararEn(api.base.owner.db, CNS, idUsuario(1), {
      gestion: 2026,
      periodo: 9,
      dia: 15,
      titulares_validos: 1,
    });
    for (const dia of ['2026-09-30', '2026-08-31'])
      await api.pedir(token, 'POST', '/monitoreo/v1/save', totalesDel(dia, CINCO));
    await contarRegistro({ db: api.base.owner.db, clock: api.reloj });
    expect((await cifras('ope.afiliaciones')).declaraciones?.difieren).toBe(3);
    expect((await cifras('adm.autoridad')).declaraciones?.difieren).toBe(3);
    // The figure leads to this list.
    const lista = '/monitoreo/v1/findAllDeclaracion?difieren=true&periodo=2026-09,2026-08';
    const { body } = await api.inyectar<{ data: unknown[] }>(await api.ingresar('adm.autoridad'), 'GET', lista);
    expect(body.data).toHaveLength(3);
    expect((await cifras('ope.petrolera')).declaraciones?.difieren).toBe(0);
    for (const quien of ['cons.poblacion', 'ope.vigencia', 'empleador.consulta', 'caja.sus']) {
      const { novedades, declaraciones } = await cifras(quien);
      expect([quien, novedades, declaraciones]).toEqual([quien, null, null]);
    }
  });

  it('las de otro ente gestor, y las de otro empleador, no se dicen', async () => {
    expect((await pedir('ope.afiliaciones', { idEnteGestor: CPS })).status).toBe(403);
    expect((await pedir('empleador.consulta', { idEnteEmpleador: 1 })).status).toBe(403);
    expect((await pedir('ssu.consulta')).status).toBe(403);
  });
});
