import { RUTAS } from '@sgpa/contract/rutas.generated';
import { EMPLEADOR_DEMO } from '@sgpa/demo/cuentas';
import { puede } from '@sgpa/domain/cuenta/permisos';
import { ROLES, type Rol } from '@sgpa/domain/cuenta/roles';
import { type IdEnteGestor, type IdEntidad, idEnteGestor } from '@sgpa/domain/shared/ids';
import { administra } from '@sgpa/domain/usuario/administracion';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { usuarioDe } from '@sgpa/testing/cuentas';
import { RUTAS_DE_USUARIO } from '@sgpa/testing/matriz/matriz';
import { conSegundoFactor } from '@sgpa/testing/segundo-factor';
import { datosDeUsuario, sembrarUsuario, usuarioPorId } from '@sgpa/testing/usuario';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const CNS = idEnteGestor(1);
const CPS = idEnteGestor(2);

/** Each path that names an account has the state that it needs, and the one that it leaves. */
const DE_UNA = {
  'detalle-usuario': { estado: 'ACTIVO', deja: 'ACTIVO' },
  'actualizacion-usuario': { estado: 'ACTIVO', deja: 'ACTIVO' },
  'activacion-usuario': { estado: 'REGISTRADO', deja: 'ACTIVO' },
  'recuperacion-credenciales': { estado: 'ACTIVO', deja: 'ACTIVO' },
  'restablecimiento-segundo-factor': { estado: 'ACTIVO', deja: 'ACTIVO' },
  'baja-usuario': { estado: 'ACTIVO', deja: 'BAJA' },
} as const;

/** Tries each path of the system users × role × own / other entity / authority × role of the account. */
describe('matriz-usuarios.test.ts', () => {
  let api: ApiDePrueba;
  let objetivos: { suRol: Rol; ente: IdEnteGestor; idEntidad?: IdEntidad }[];
  const quienes = new Map<Rol, { id: number; rol: string; idEnteGestor: IdEnteGestor; token: string }>();
  beforeAll(async () => {
    api = await crearApiDePrueba();
    const { db } = api.base.owner;
    const { id: autoridad } = await db
      .selectFrom('ente_gestor')
      .select('id')
      .where('tipo', '=', 'AUTORIDAD')
      .executeTakeFirstOrThrow();
    const { id: idEntidad } = await db
      .selectFrom('entidad_empleadora')
      .select('id')
      .where('codigo', '=', EMPLEADOR_DEMO)
      .executeTakeFirstOrThrow();
    objetivos = [
      { suRol: 'OPE_AFILIACION', ente: CNS },
      { suRol: 'ADM_ENTE', ente: CNS },
      { suRol: 'EMP_CONSULTA', ente: CNS, idEntidad },
      { suRol: 'OPE_AFILIACION', ente: CPS },
      { suRol: 'ADM_ENTE', ente: CPS },
      { suRol: 'ADM_SGPA', ente: autoridad },
      { suRol: 'CONS_SGPA', ente: autoridad },
    ];
    for (const rol of ROLES) {
      const { id, id_ente_gestor: idEnteGestor } = await db
        .selectFrom('usuario')
        .select(['id', 'id_ente_gestor'])
        .where('username', '=', usuarioDe(rol))
        .executeTakeFirstOrThrow();
      quienes.set(rol, { id, rol, idEnteGestor, token: await api.ingresar(usuarioDe(rol)) });
    }
  });
  afterAll(() => api.cerrar());

  const celdas = () => ROLES.flatMap((rol) => objetivos.map((objetivo) => ({ rol, ...objetivo })));
  const quien = (rol: Rol) => quienes.get(rol) ?? expect.unreachable(rol);

  it('la matriz nombra todo camino que dice de qué cuenta es', () => {
    const conId = RUTAS_DE_USUARIO.filter(([, { path }]) => path.includes(':id'));
    expect(conId.map(([clave]) => clave).toSorted()).toEqual(Object.keys(DE_UNA).toSorted());
  });

  it.each([
    'detalle-usuario',
    'actualizacion-usuario',
    'activacion-usuario',
    'recuperacion-credenciales',
    'restablecimiento-segundo-factor',
    'baja-usuario',
  ] as const)('%s: a quién responde y qué deja', async (clave) => {
    const { method, path } = RUTAS[clave];
    const { estado, deja } = DE_UNA[clave];
    const { db } = api.base.owner;
    for (const celda of celdas()) {
      const { rol, suRol, ente, idEntidad } = celda;
      const yo = quien(rol);
      const { usuario: _, ...datos } = datosDeUsuario({ rol: suRol, idEnteGestor: ente, idEntidad });
      const cuenta = await sembrarUsuario(db, { rol: suRol, id_ente_gestor: ente, id_entidad: idEntidad, estado });
      if (clave === 'restablecimiento-segundo-factor') await conSegundoFactor(api, cuenta.id);
      const cuerpo = { version: 1, ...(clave === 'actualizacion-usuario' ? datos : {}) };
      const ruta = `/api${path.replace(':id', String(cuenta.id))}`;
      const { status } = await api.pedir(yo.token, method, ruta, method === 'GET' ? undefined : cuerpo);
      const suyo = administra(yo, { rol: suRol, idEnteGestor: ente });
      // A role that may not be given is refused before the account is looked for.
      const ajeno = clave === 'actualizacion-usuario' ? [400, 403] : [404];
      const esperado = !puede(rol, clave) ? [403] : suyo ? [200] : ajeno;
      expect(esperado, JSON.stringify({ ...celda, status })).toContain(status);
      const despues = await usuarioPorId(db, cuenta.id);
      const cambio = status === 200 && !['detalle-usuario', 'recuperacion-credenciales'].includes(clave);
      expect([celda, despues.estado, despues.version]).toEqual([celda, cambio ? deja : estado, cambio ? 2 : 1]);
    }
  });

  it('registro-usuario: cada rol otorga los suyos, en su ente gestor', async () => {
    const { path } = RUTAS['registro-usuario'];
    for (const celda of celdas()) {
      const { rol, suRol, ente, idEntidad } = celda;
      const yo = quien(rol);
      const datos = datosDeUsuario({ rol: suRol, idEnteGestor: ente, idEntidad });
      const { status } = await api.pedir(yo.token, 'POST', `/api${path}`, datos);
      const suyo = administra(yo, { rol: suRol, idEnteGestor: ente });
      const esperado = !puede(rol, 'registro-usuario') ? 403 : suyo ? 200 : ente === yo.idEnteGestor ? 400 : 403;
      expect([celda, status]).toEqual([celda, esperado]);
      const filas = await api.base.owner.db
        .selectFrom('usuario')
        .select(['rol', 'id_ente_gestor', 'estado', 'password_hash'])
        .where('username', '=', datos.usuario)
        .execute();
      const guardada = { rol: suRol, id_ente_gestor: ente, estado: 'REGISTRADO', password_hash: null };
      expect([celda, filas]).toEqual([celda, status === 200 ? [guardada] : []]);
    }
  });

  it('usuarios: cada quien ve los de su alcance', async () => {
    const { path } = RUTAS.usuarios;
    for (const { suRol, ente, idEntidad } of objetivos) {
      const cuenta = await sembrarUsuario(api.base.owner.db, {
        rol: suRol,
        id_ente_gestor: ente,
        id_entidad: idEntidad,
      });
      for (const rol of ROLES) {
        const yo = quien(rol);
        const { status, body } = await api.pedir<{ content?: { idUsuarioSistema: number }[] }>(
          yo.token,
          'GET',
          `/api${path}?buscar=${cuenta.ci}`,
        );
        const suyo = administra(yo, { rol: suRol, idEnteGestor: ente });
        const visto = [status, body.content?.map(({ idUsuarioSistema }) => idUsuarioSistema)];
        const esperado = puede(rol, 'usuarios') ? [200, suyo ? [cuenta.id] : []] : [403, undefined];
        expect([rol, suRol, ente, visto]).toEqual([rol, suRol, ente, esperado]);
      }
    }
  });
});
