import type { Respuesta } from '@sgpa/contract/endpoints';
import { type ApiDePrueba, type CuerpoError, crearApiDePrueba } from '@sgpa/testing/api';
import { CINCO, sinDeclaraciones, totalesDel } from '@sgpa/testing/declaracion';
import { AHORA } from '@sgpa/testing/reloj';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const DIA = '2026-09-30';
const HECHO = { mensaje: 'La declaración fue eliminada; queda guardada como anulada.' };

describe('anulacion-declaracion.test.ts', () => {
  let api: ApiDePrueba;
  let token: string;
  let id: number;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    token = await api.ingresar('ope.afiliaciones');
  });
  beforeEach(async () => {
    await sinDeclaraciones(api.base.owner.db);
    id = await remitir(totalesDel(DIA, CINCO));
  });
  afterAll(() => api.cerrar());

  async function remitir(cuerpo: object): Promise<number> {
    const { body } = await api.pedir<Respuesta<'remision-declaracion'>>(token, 'POST', '/monitoreo/v1/save', cuerpo);
    return body.idPoblacionDeclarada ?? 0;
  }
  const anular = (conToken = token, clave?: string, cual = id) =>
    api.pedir<{ mensaje: string } & CuerpoError>(
      conToken,
      'DELETE',
      `/monitoreo/v1/deleteTotalDeclaracion/${cual}`,
      undefined,
      clave === undefined ? {} : { 'idempotency-key': clave },
    );
  const fila = (cual = id) =>
    api.base.owner.db.selectFrom('declaracion_poblacion').selectAll().where('id', '=', cual).executeTakeFirstOrThrow();
  const auditadas = () =>
    api.base.owner.db
      .selectFrom('auditoria')
      .select(['id_recurso', 'antes', 'despues'])
      .where('accion', '=', 'anulacion-declaracion')
      .where('id_recurso', '=', String(id))
      .execute();

  it('queda guardada como anulada, con quién y cuándo, y en la auditoría con lo que decía', async () => {
    const { status, body } = await anular();
    expect([status, body]).toEqual([200, HECHO]);
    const { id_usuario, ...anulada } = await fila();
    expect(anulada).toMatchObject({
      estado: 'ANULADO',
      anulado_en: AHORA,
      id_usuario_anulacion: id_usuario,
      titulares_validos: 500,
    });
    expect(await auditadas()).toMatchObject([
      { id_recurso: String(id), antes: { estado: 'REMITIDO', fecha: DIA, ...CINCO }, despues: { estado: 'ANULADO' } },
    ]);
  });

  it('otra vez, con clave o sin ella, responde lo mismo y no cambia nada', async () => {
    const [una, repetida] = [await anular(token, 'anulacion-clave-1'), await anular(token, 'anulacion-clave-1')];
    expect([una.body, repetida.body, (await anular()).body]).toEqual([HECHO, HECHO, HECHO]);
    expect(await auditadas()).toHaveLength(1);
  });

  it('la misma clave no sirve para otra', async () => {
    const otra = await remitir(totalesDel('2026-08-31', CINCO));
    await anular(token, 'anulacion-clave-2');
    const { status, body } = await anular(token, 'anulacion-clave-2', otra);
    expect([status, body.codigo]).toEqual([422, 'CLAVE_REUTILIZADA']);
    expect((await fila(otra)).estado).toBe('REMITIDO');
  });

  it('una que otra versión reemplazó no se elimina', async () => {
    const nueva = await remitir(totalesDel(DIA, { recienNacidos: 1, idPoblacionDeclarada: id }));
    const { status, body } = await anular();
    expect([status, body.mensaje]).toEqual([409, expect.stringContaining('Otra persona ya corrigió')]);
    expect([(await fila()).estado, (await fila(nueva)).estado]).toEqual(['CORREGIDO', 'REMITIDO']);
  });

  it('la de otro ente gestor no existe', async () => {
    const { status, body } = await anular(await api.ingresar('ope.petrolera'));
    expect([status, body.codigo]).toEqual([404, 'NO_ENCONTRADO']);
    expect((await fila()).estado).toBe('REMITIDO');
  });
});
