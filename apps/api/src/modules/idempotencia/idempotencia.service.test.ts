import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { alcanceDePrueba } from '@sgpa/testing/alcance';
import { type Base, crearBase } from '@sgpa/testing/base';
import { relojFijo } from '@sgpa/testing/reloj';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Contexto } from '../../contexto.ts';
import { conAlcance } from '../../db/alcance.ts';
import type { Operacion } from '../../operacion.ts';
import { respuestaGuardada } from './idempotencia.queries.ts';
import { escribirUnaVez, type Intencion } from './idempotencia.service.ts';

const DIA = fecha('2024-02-29');

describe('idempotencia.service.test.ts', () => {
  let base: Base;
  let contexto: Contexto;
  beforeAll(async () => {
    base = await crearBase({ demo: true });
    const { id, id_ente_gestor } = await base.owner.db
      .selectFrom('usuario')
      .select(['id', 'id_ente_gestor'])
      .where('username', '=', 'ope.afiliaciones')
      .executeTakeFirstOrThrow();
    contexto = {
      usuario: {
        id,
        username: 'ope.afiliaciones',
        rol: 'OPE_AFILIACION',
        idEnteGestor: id_ente_gestor,
        idEntidad: null,
        terminosAceptados: true,
        segundoFactorPendiente: false,
      },
      sesionId: '',
      alcance: alcanceDePrueba({ idUsuario: id, entes: [id_ente_gestor], idEmpleador: null }),
      ip: '127.0.0.1',
      idSolicitud: crypto.randomUUID(),
      versionDeListas: 0,
    };
  });
  afterAll(() => base.cerrar());

  const intencionDe = (clave: string, que: string): Intencion => ({
    clave,
    ruta: 'POST /algo',
    huella: Buffer.from(que),
    huellaAnterior: null,
    // When the session was looked up, nobody had answered yet.
    guardada: undefined,
  });
  const anotadas = async () =>
    (await base.owner.db.selectFrom('operacion_realizada').select('id').where('fecha', '=', DIA).execute()).length;
  const escribir = (intencion: Intencion, respuesta: string) =>
    escribirUnaVez(
      { db: base.app.db, clock: relojFijo() },
      contexto,
      intencion,
      async ({ trx }: Operacion): Promise<{ respuesta: string }> => {
        await trx
          .insertInto('operacion_realizada')
          .values({ id_usuario: contexto.usuario.id, fecha: DIA, clave: 'baja-titular' })
          .execute();
        return { respuesta };
      },
    );

  it('respondida por otra solicitud desde que se miró la sesión: la misma respuesta, y nada se escribe dos veces', async () => {
    const antes = await anotadas();
    expect(await escribir(intencionDe('clave-de-otro', 'a'), 'primera')).toEqual({ respuesta: 'primera' });
    expect(await escribir(intencionDe('clave-de-otro', 'a'), 'segunda')).toEqual({ respuesta: 'primera' });
    expect(await anotadas()).toBe(antes + 1);
  });

  it('y si era para otra cosa, se rechaza', async () => {
    await escribir(intencionDe('clave-ajena', 'a'), 'primera');
    const antes = await anotadas();
    await expect(escribir(intencionDe('clave-ajena', 'b'), 'segunda')).rejects.toThrow(
      expect.objectContaining({ codigo: 'CLAVE_REUTILIZADA' }),
    );
    expect(await anotadas()).toBe(antes);
  });

  it('la respuesta que se guardó a otro usuario con la misma clave no se ve', async () => {
    await escribir(intencionDe('clave-de-dos', 'a'), 'primera');
    const leer = (idUsuario: number) =>
      conAlcance(base.app.db, alcanceDePrueba({ idUsuario, entes: [], idEmpleador: null }), (trx) =>
        respuestaGuardada(trx, 'clave-de-dos'),
      );
    expect(await leer(contexto.usuario.id + 1)).toBeUndefined();
    expect(await leer(contexto.usuario.id)).toMatchObject({ respuesta: { respuesta: 'primera' } });
  });
});
