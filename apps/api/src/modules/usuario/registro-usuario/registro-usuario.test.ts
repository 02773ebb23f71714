import type { Respuesta } from '@sgpa/contract/endpoints';
import { PASSWORD_DEMO } from '@sgpa/demo/cuentas';
import { idEnteGestor } from '@sgpa/domain/shared/ids';
import { type ApiDePrueba, type CuerpoError, crearApiDePrueba } from '@sgpa/testing/api';
import { datosDeUsuario, sembrarUsuario } from '@sgpa/testing/usuario';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

describe('registro-usuario.test.ts', () => {
  let api: ApiDePrueba;
  let delEnte: string;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    delEnte = await api.ingresar('adm.ente');
  });
  afterAll(() => api.cerrar());

  const registrar = (cuerpo: object, { token = delEnte, clave }: { token?: string; clave?: string } = {}) =>
    api.pedir<Respuesta<'registro-usuario'> & CuerpoError>(
      token,
      'POST',
      '/api/v1/usuarioSistema',
      cuerpo,
      clave ? { 'idempotency-key': clave } : {},
    );
  const filaDe = (username: string) =>
    api.base.owner.db.selectFrom('usuario').selectAll().where('username', '=', username).executeTakeFirst();

  it('queda REGISTRADO, sin contraseña, con los datos limpios y en el ente de quien registra', async () => {
    const datos = datosDeUsuario({
      usuario: ' Ana.Quispe ',
      ci: '04.455.667-1a',
      materno: 'mamani',
      fechaNacimiento: '14/03/1985',
      codRues: '900001',
      idDepartamento: 2,
      telefono: ' 70000001 ',
    });
    const { status, body } = await registrar(datos);
    expect([status, body.mensaje]).toEqual([200, expect.stringContaining('Usuario ana.quispe registrado.')]);
    expect(await filaDe('ana.quispe')).toMatchObject({
      id: body.idUsuarioSistema,
      estado: 'REGISTRADO',
      password_hash: null,
      ci: '4455667',
      complemento: '1A',
      nombres: 'ANA MARÍA',
      paterno: 'QUISPE',
      materno: 'MAMANI',
      fecha_nacimiento: '1985-03-14',
      id_ente_gestor: 1,
      id_establecimiento: 1001,
      id_departamento: 2,
      telefono: '70000001',
      creado_en: api.reloj.ahora(),
    });
    for (const password of ['null', PASSWORD_DEMO]) {
      const intento = await api.pedir(null, 'POST', '/api/v1/login_app', { username: 'ana.quispe', password });
      expect(intento.status).toBe(401);
    }
  });

  it('queda en la auditoría con todo lo escrito y ninguna contraseña', async () => {
    const datos = datosDeUsuario();
    const { body } = await registrar(datos);
    const filas = await api.base.owner.db
      .selectFrom('auditoria')
      .select(['antes', 'despues', 'id_ente_gestor'])
      .where('accion', '=', 'registro-usuario')
      .where('id_recurso', '=', String(body.idUsuarioSistema))
      .execute();
    expect(filas).toEqual([
      {
        antes: null,
        despues: expect.objectContaining({ username: datos.usuario, rol: 'OPE_AFILIACION', estado: 'REGISTRADO' }),
        id_ente_gestor: 1,
      },
    ]);
    expect(JSON.stringify(filas)).not.toMatch(/password|argon/i);
  });

  it('los nombres se guardan en una línea y sin signos que no se ven', async () => {
    const datos = datosDeUsuario({ nombres: 'Ana\r\nBCC: x\u2028y', paterno: '\u202eQuispe\u200b', materno: '\u200b' });
    expect((await registrar(datos)).status).toBe(200);
    expect(await filaDe(datos.usuario)).toMatchObject({ nombres: 'ANA BCC: X Y', paterno: 'QUISPE', materno: '' });
  });

  it.each([
    ['ci', '', 'Nro. Documento no puede ser vacio.'],
    ['correo', '', 'Correo Electronico no puede ser vacio.'],
    ['correo', 'ana@', 'El Correo Introducido no es Valido.'],
    ['correo', '<ana@correo.example>', 'El Correo Introducido no es Valido.'],
    ['correo', 'grupo:ana@correo.example;', 'El Correo Introducido no es Valido.'],
    ['nombres', ' ', 'Nombre es obligatorio'],
    ['nombres', '\u200b\u2028', 'Nombre es obligatorio'],
    ['fechaNacimiento', '', 'Fecha de nacimiento es obligatorio'],
    ['fechaNacimiento', '31/02/1985', 'Fecha Invalida'],
    ['usuario', 'a b', 'Debe tener entre 4 y 60 caracteres.'],
    ['rol', 'ADM_SGPA', 'No puede otorgar ese rol.'],
    ['rol', 'NO_HAY', 'No puede otorgar ese rol.'],
    ['rol', 'SSU_CONSULTA', 'El rol no corresponde al ente gestor elegido.'],
    ['codRues', '000000', 'El valor no existe en la lista.'],
    ['idDepartamento', 77, 'El valor no existe en la lista.'],
  ])('%s «%s»: %s, y no se guarda', async (campo, valor, mensaje) => {
    const datos = datosDeUsuario({ [campo]: valor });
    const { status, body } = await registrar(datos);
    expect([status, body.detalle]).toEqual([400, expect.arrayContaining([{ campo, mensaje }])]);
    expect(await filaDe(datos.usuario)).toBeUndefined();
  });

  it('de varios campos vacíos se dice de cada uno lo suyo', async () => {
    const { status, body } = await registrar(datosDeUsuario({ ci: '', correo: '' }));
    expect([status, body.detalle]).toEqual([
      400,
      [
        { campo: 'ci', mensaje: 'Nro. Documento no puede ser vacio.' },
        { campo: 'correo', mensaje: 'Correo Electronico no puede ser vacio.' },
      ],
    ]);
  });

  it('un establecimiento de otro ente gestor no es del suyo', async () => {
    const { codigo_rues } = await api.base.owner.db
      .selectFrom('establecimiento_salud')
      .select('codigo_rues')
      .where('id_ente_gestor', '=', idEnteGestor(2))
      .executeTakeFirstOrThrow();
    const { body } = await registrar(datosDeUsuario({ codRues: codigo_rues }));
    expect(body.detalle).toEqual([{ campo: 'codRues', mensaje: 'El valor no existe en la lista.' }]);
  });

  it('la autoridad elige el ente gestor, y un rol que le corresponda', async () => {
    const token = await api.ingresar('adm.autoridad');
    const sinEnte = await registrar(datosDeUsuario(), { token });
    expect(sinEnte.body.detalle).toEqual([{ campo: 'idEnteGestor', mensaje: 'El ente gestor es obligatorio.' }]);
    const cruzado = await registrar(datosDeUsuario({ rol: 'CONS_SGPA', idEnteGestor: 2 }), { token });
    expect(cruzado.body.detalle).toEqual([{ campo: 'rol', mensaje: 'El rol no corresponde al ente gestor elegido.' }]);
    expect((await registrar(datosDeUsuario({ idEnteGestor: 2 }), { token })).status).toBe(200);
  });

  it('el usuario de un empleador dice de cuál, y no tiene establecimiento; lo registra la autoridad', async () => {
    const token = await api.ingresar('adm.autoridad');
    const { id } = await api.base.owner.db
      .selectFrom('entidad_empleadora')
      .select('id')
      .where('codigo', '=', 'NIT-1020304050')
      .executeTakeFirstOrThrow();
    const datos = datosDeUsuario({ rol: 'EMP_CONSULTA', idEnteGestor: 1, idEntidad: id, codRues: '900001' });
    // The employer's workers are insured in other entities too, whose records this account would see.
    expect((await registrar(datos)).body.detalle).toEqual([{ campo: 'rol', mensaje: 'No puede otorgar ese rol.' }]);
    expect(await filaDe(datos.usuario)).toBeUndefined();
    expect((await registrar(datos, { token })).status).toBe(200);
    expect(await filaDe(datos.usuario)).toMatchObject({ id_entidad: id, id_establecimiento: null });
    const deNadie = datosDeUsuario({ rol: 'EMP_CONSULTA', idEnteGestor: 1, idEntidad: 999_999_999 });
    const inexistente = await registrar(deNadie, { token });
    expect(inexistente.body.detalle).toEqual([{ campo: 'idEntidad', mensaje: 'El valor no existe en la lista.' }]);
  });

  it('ni el nombre de usuario ni el documento se repiten; el de una baja se puede volver a registrar', async () => {
    const datos = datosDeUsuario();
    await registrar(datos);
    const mismoNombre = await registrar(datosDeUsuario({ usuario: datos.usuario.toUpperCase() }));
    expect([mismoNombre.status, mismoNombre.body.codigo]).toEqual([409, 'USUARIO_EXISTENTE']);
    const mismoDocumento = await registrar(datosDeUsuario({ ci: datos.ci }));
    expect([mismoDocumento.status, mismoDocumento.body.codigo]).toEqual([409, 'DOCUMENTO_DE_USUARIO_EXISTENTE']);
    const { ci } = await sembrarUsuario(api.base.owner.db, { estado: 'BAJA' });
    expect((await registrar(datosDeUsuario({ ci }))).status).toBe(200);
  });

  it('repetido con la misma clave se registra una vez; la clave no sirve para otra cosa', async () => {
    const datos = datosDeUsuario();
    const primera = await registrar(datos, { clave: 'registro-usuario-1' });
    const segunda = await registrar(datos, { clave: 'registro-usuario-1' });
    expect([segunda.status, segunda.body]).toEqual([200, primera.body]);
    const otra = await registrar(datosDeUsuario(), { clave: 'registro-usuario-1' });
    expect([otra.status, otra.body.codigo]).toEqual([422, 'CLAVE_REUTILIZADA']);
  });
});
