import type { UsuarioSistema } from '@sgpa/contract/shared/usuario';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { sembrarUsuario } from '@sgpa/testing/usuario';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

describe('detalle-usuario.test.ts', () => {
  let api: ApiDePrueba;
  beforeAll(async () => {
    api = await crearApiDePrueba();
  });
  afterAll(() => api.cerrar());

  const ver = async (id: number, como = 'adm.ente') =>
    api.pedir<UsuarioSistema>(await api.ingresar(como), 'GET', `/api/v1/usuarioSistema/${id}`);

  it('dice todo lo de la cuenta, con su establecimiento, y queda en la auditoría', async () => {
    const { id } = await sembrarUsuario(api.base.owner.db, {
      id_establecimiento: 1001,
      id_departamento: 2,
      cargo: 'OPERADORA',
      telefono: '70000001',
      telefono_fijo: '2200001',
      extension: '12',
      direccion: 'AV. DE LOS CEIBOS 1',
    });
    const { body } = await ver(id);
    expect(body).toMatchObject({
      idUsuarioSistema: id,
      estado: 'ACTIVO',
      rol: 'OPE_AFILIACION',
      enteGestor: 'Caja Nacional de Salud',
      fechaNacimiento: '1985-03-14',
      codRues: '900001',
      idDepartamento: 2,
      departamento: 'La Paz',
      telefonoFijo: '2200001',
      extension: '12',
      idEntidad: null,
      ultimoIngreso: null,
      establecimiento: {
        codEstablecimiento: '900001',
        establecimiento: 'Hospital Obrero Illimani',
        departamentoSubsector: 'La Paz',
        red: 'RED LA PAZ URBANA',
        nivel: 'TERCER NIVEL',
        tipoEstablecimiento: 'HOSPITAL',
      },
    });
    expect(JSON.stringify(body)).not.toMatch(/argon|password/i);
    const filas = await api.base.owner.db
      .selectFrom('auditoria')
      .select(['recurso', 'id_recurso', 'id_ente_gestor'])
      .where('accion', '=', 'detalle-usuario')
      .where('id_recurso', '=', String(id))
      .execute();
    expect(filas).toEqual([{ recurso: 'usuario', id_recurso: String(id), id_ente_gestor: 1 }]);
  });

  it('del usuario de un empleador, cuál; a su ente gestor no se le muestra', async () => {
    const { id_entidad, id } = await api.base.owner.db
      .selectFrom('usuario')
      .select(['id', 'id_entidad'])
      .where('username', '=', 'empleador.consulta')
      .executeTakeFirstOrThrow();
    expect((await ver(id)).status).toBe(404);
    expect((await ver(id, 'adm.autoridad')).body).toMatchObject({
      idEntidad: id_entidad,
      nombreEntidad: expect.stringMatching(/\p{L}/u),
    });
  });
});
