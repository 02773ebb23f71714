import { PASSWORD_DEMO } from '@sgpa/demo/cuentas';
import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { type IdUsuario, idUsuario } from '@sgpa/domain/shared/ids';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { AHORA } from '@sgpa/testing/reloj';
import { administradoresActivos, dosAdministradores, sembrarUsuario, usuarioPorId } from '@sgpa/testing/usuario';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { suspenderPorInactividad } from './suspension-inactividad.service.ts';

describe('suspension-inactividad.test.ts', () => {
  let api: ApiDePrueba;
  beforeEach(async () => {
    api = await crearApiDePrueba();
  });
  afterEach(() => api.cerrar());

  const enLaPaz = (dia: string, hora: string) => new Date(`${dia}T${hora}-04:00`);
  const intentar = async (username: string) => {
    const { status, body } = await api.pedir(null, 'POST', '/api/v1/login_app', { username, password: PASSWORD_DEMO });
    return status === 200 ? 'entra' : body.codigo;
  };
  const correrTarea = () => suspenderPorInactividad({ db: api.base.owner.db, clock: api.reloj });
  const usada = (id: IdUsuario, cuando: Date) =>
    api.base.owner.db.updateTable('usuario').set({ ultimo_ingreso: cuando }).where('id', '=', id).execute();
  const estado = async (id: IdUsuario) => (await usuarioPorId(api.base.owner.db, id)).estado;

  it.each([
    ['un año común', '2025-10-14', '2026-10-13', '2026-10-14'],
    ['un año con 29 de febrero', '2023-10-14', '2024-10-12', '2024-10-13'],
    ['fin de año', '2025-12-31', '2026-12-30', '2026-12-31'],
  ])('%s: usada el %s, el %s entra y el %s ya no, con la tarea o sin ella', async (_cual, dia, todavia, yaNo) => {
    const { db } = api.base.owner;
    const ultimo_ingreso = enLaPaz(dia, '23:59:59');
    const [una, otra] = [await sembrarUsuario(db, { ultimo_ingreso }), await sembrarUsuario(db, { ultimo_ingreso })];
    for (const { id } of [una, otra])
      await db.updateTable('usuario').set({ creado_en: ultimo_ingreso }).where('id', '=', id).execute();
    api.reloj.poner(enLaPaz(todavia, '23:59:59'));
    await correrTarea();
    expect([await estado(una.id), await estado(otra.id)]).toEqual(['ACTIVO', 'ACTIVO']);
    api.reloj.poner(enLaPaz(yaNo, '00:00:00'));
    expect(await intentar(una.username)).toBe('CUENTA_SUSPENDIDA');
    await correrTarea();
    expect([await estado(una.id), await estado(otra.id)]).toEqual(['SUSPENDIDO', 'SUSPENDIDO']);
  });

  it('la víspera todavía entra, y vuelve a contar desde ese día', async () => {
    const { id, username } = await sembrarUsuario(api.base.owner.db, {
      ultimo_ingreso: enLaPaz('2025-10-14', '12:00:00'),
    });
    api.reloj.poner(enLaPaz('2026-10-13', '23:59:59'));
    expect(await intentar(username)).toBe('entra');
    api.reloj.poner(enLaPaz('2027-10-12', '23:59:59'));
    await correrTarea();
    expect(await estado(id)).toBe('ACTIVO');
  });

  it('el único administrador de la autoridad no se suspende, y entra', async () => {
    const [unico] = await administradoresActivos(api);
    await usada(unico?.id ?? idUsuario(0), new Date('2020-01-01T12:00:00Z'));
    api.reloj.poner(new Date('2028-01-01T12:00:00Z'));
    await Promise.all([correrTarea(), correrTarea()]);
    expect(await administradoresActivos(api)).toHaveLength(1);
    expect(await intentar('adm.autoridad')).toBe('entra');
  });

  it('de varios queda el que se usó último, y no uno que pidió irse', async () => {
    const [viejo, reciente] = await dosAdministradores(api);
    const tercero = await sembrarUsuario(api.base.owner.db, { rol: 'ADM_SGPA', id_ente_gestor: viejo.id_ente_gestor });
    await usada(viejo.id, new Date('2025-01-01T12:00:00Z'));
    await usada(reciente.id, new Date('2025-03-01T12:00:00Z'));
    await usada(tercero.id, new Date('2025-06-01T12:00:00Z'));
    await api.base.owner.db
      .updateTable('usuario')
      .set({
        baja_solicitada_el: fecha('2028-10-10'),
        baja_efectiva_el: fecha('2100-01-01'),
        creado_en: new Date('2024-01-01'),
      })
      .where('id', '=', tercero.id)
      .execute();
    await api.base.owner.db
      .updateTable('usuario')
      .set({ creado_en: new Date('2024-01-01'), activado_en: null })
      .where('id', 'in', [viejo.id, reciente.id])
      .execute();
    api.reloj.poner(new Date(AHORA.getTime() + 2 * 365 * 86_400_000));
    await correrTarea();
    expect([await estado(viejo.id), await estado(reciente.id), await estado(tercero.id)]).toEqual([
      'SUSPENDIDO',
      'ACTIVO',
      'SUSPENDIDO',
    ]);
  });

  it('si otro administrador sigue en uso, el que no se usó se suspende', async () => {
    const [viejo, reciente] = await dosAdministradores(api);
    await usada(viejo.id, new Date('2025-01-01T12:00:00Z'));
    await api.base.owner.db
      .updateTable('usuario')
      .set({ creado_en: new Date('2024-01-01'), activado_en: null })
      .where('id', '=', viejo.id)
      .execute();
    await correrTarea();
    expect([await estado(viejo.id), await estado(reciente.id)]).toEqual(['SUSPENDIDO', 'ACTIVO']);
  });
});
