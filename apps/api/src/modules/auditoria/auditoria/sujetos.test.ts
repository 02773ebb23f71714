import type { Respuesta } from '@sgpa/contract/endpoints';
import { idEnteGestor } from '@sgpa/domain/shared/ids';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { afiliacionDe } from '@sgpa/testing/ciclo';
import { abrirNovedad } from '@sgpa/testing/novedad';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const TITULAR = '1000100';
const NOMBRE = '1000100 GUTIÉRREZ MARCA JORGE LUIS';

describe('sujetos.test.ts', () => {
  let api: ApiDePrueba;
  let token: string;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    token = await api.ingresar('adm.autoridad');
  });
  afterAll(() => api.cerrar());

  const anotar = async (
    accion: string,
    recurso: string,
    cual: string | number | null,
    despues: object | null = null,
  ) => {
    await api.base.owner.db
      .insertInto('auditoria')
      .values({
        ocurrido_en: api.reloj.ahora(),
        accion,
        recurso,
        id_recurso: cual === null ? null : String(cual),
        despues: despues && JSON.stringify(despues),
      })
      .execute();
    const { status, body } = await api.pedir<Respuesta<'auditoria'>>(
      token,
      'GET',
      `/api/v1/auditoria?accion=${accion}&limit=1`,
    );
    expect(status).toBe(200);
    return body.datos[0];
  };
  const sujetoDe = async (...fila: Parameters<typeof anotar>) => (await anotar(...fila))?.sujeto;

  it('una persona, por cualquiera de sus cosas: documento y nombre, y adónde lleva', async () => {
    const { db } = api.base.owner;
    const { id, id_persona } = await afiliacionDe(db, TITULAR);
    const persona = {
      texto: NOMBRE,
      pantalla: 'ASEGURADO',
      clave: TITULAR,
      idAfiliadoEnteGestor: id,
      tipoAfiliado: 'TITULAR',
    };
    expect(await sujetoDe('baja-titular', 'afiliacion', id)).toEqual(persona);
    expect(await sujetoDe('revision-afiliacion', 'revision', id, {})).toEqual(persona);
    expect(await sujetoDe('registro-titular', 'ficha_persona', id_persona, {})).toEqual(persona);
    expect(await sujetoDe('estado-asegurado', 'persona', TITULAR)).toEqual(persona);
    expect(await sujetoDe('baja-novedad', 'novedad', await abrirNovedad(db, TITULAR))).toEqual(persona);
    expect(await sujetoDe('estado-asegurado', 'persona', '9999999')).toMatchObject({
      texto: '9999999',
      pantalla: null,
    });
  });

  it('una lista, por a quiénes mostró: a una, su nombre; a varias, cuántas, y cada una en el detalle', async () => {
    const [una, otra] = await Promise.all(
      [TITULAR, '1000102'].map((numero) => afiliacionDe(api.base.owner.db, numero)),
    );
    const deUna = { afiliaciones: [una?.id], deCadaUna: true };
    expect(await sujetoDe('lista-asegurados', 'titular', null, deUna)).toMatchObject({ texto: NOMBRE });
    const deDos = await anotar('lista-asegurados', 'titular', null, { afiliaciones: [una?.id, otra?.id] });
    expect(deDos?.sujeto).toMatchObject({ texto: '2 personas', pantalla: null });
    expect(deDos?.cambios).toEqual([
      { campo: 'Personas mostradas', antes: null, despues: expect.stringMatching(`^${NOMBRE}; 1000102 `) },
    ]);
  });

  it('una cuenta, un empleador, una declaración, los términos', async () => {
    const { db } = api.base.owner;
    const usuario = await db
      .selectFrom('usuario')
      .select('id')
      .where('username', '=', 'adm.ente')
      .executeTakeFirstOrThrow();
    expect(await sujetoDe('ingreso-fallido', 'usuario', usuario.id)).toMatchObject({
      texto: expect.stringMatching(/^adm\.ente [A-ZÁÉÍÓÚÑ ]+$/),
      pantalla: 'USUARIO',
      clave: 'adm.ente',
    });
    expect(await sujetoDe('ingreso-fallido', 'usuario', 'nombre:0a1b')).toMatchObject({
      texto: 'Nombre de usuario sin cuenta',
    });
    const { id_entidad } = await db
      .selectFrom('afiliacion')
      .select('id_entidad')
      .where('id', '=', (await afiliacionDe(db, TITULAR)).id)
      .executeTakeFirstOrThrow();
    const empleador = {
      texto: 'NIT-1020304050 INDUSTRIAS ALTIPLANO S.A.',
      pantalla: 'EMPLEADOR',
      clave: 'NIT-1020304050',
    };
    expect(await sujetoDe('busqueda-entidad', 'entidad_empleadora', id_entidad)).toMatchObject(empleador);
    expect(await sujetoDe('consulta-empresa', 'empresa', '1020304050')).toMatchObject(empleador);
    const declarada = await db
      .selectFrom('declaracion_poblacion')
      .select('id')
      .where('id_ente_gestor', '=', idEnteGestor(1))
      .executeTakeFirstOrThrow();
    expect(await sujetoDe('remision-declaracion', 'declaracion_poblacion', declarada.id)).toMatchObject({
      texto: expect.stringMatching(/^CNS del \d\d\/\d\d\/\d{4}$/),
      pantalla: 'DECLARACION',
      clave: String(declarada.id),
    });
    expect(await sujetoDe('publicacion-terminos', 'terminos', '2')).toMatchObject({ texto: 'Versión 2' });
  });

  it('quien lee de pocas personas las mira: la lectura queda bajo cada una', async () => {
    const { id } = await afiliacionDe(api.base.owner.db, '1000106');
    await anotar('habilitacion-derechohabiente', 'afiliacion', id);
    const ruta = `/api/v1/auditoria/persona/${id}`;
    const { body } = await api.pedir<Respuesta<'quien-consulto'>>(token, 'GET', ruta);
    expect(body.datos.map(({ accion }) => accion)).toContain('auditoria');
  });
});
