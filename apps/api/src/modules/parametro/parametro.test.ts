import type { Respuesta } from '@sgpa/contract/endpoints';
import {
  accionesDeParametro,
  admiteNuevos,
  type Lista,
  NOMBRES_DE_LISTAS,
  razonDeNoTocar,
} from '@sgpa/domain/parametro/listas';
import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { alcanceDePrueba } from '@sgpa/testing/alcance';
import { type ApiDePrueba, type CuerpoError, crearApiDePrueba } from '@sgpa/testing/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conAlcance } from '../../db/alcance.ts';
import { cargarCatalogos } from '../../db/catalogos/cargar-catalogos.ts';
import { cambiarParametro } from './parametro.queries.ts';

const HOY = fecha('2026-10-14');

type Escrito = Respuesta<'registro-parametro'> & CuerpoError;
type Uno = Respuesta<'parametros'>['content'][number];

const NUEVOS: Partial<Record<Lista, Record<string, unknown>>> = {
  EMPLEADOR: { tipoCodigo: 3103, codigo: '00099001', nombre: 'Minera  del sur' },
  ENTE_GESTOR: { codigo: 'cnx', nombre: 'Caja Nueva', tipo: 'CAJA', idDepartamento: 7 },
  ESTABLECIMIENTO: {
    codigo: '990001',
    nombre: 'Posta del Valle',
    idEnteGestor: 1,
    idDepartamento: 2,
    codigoMunicipio: '020101',
    nivel: 'PRIMER NIVEL',
    red: 'RED',
    tipo: 'POSTA',
  },
  FERIADO: { codigo: '2026-12-24', nombre: 'Nochebuena', norma: 'Decreto Supremo 1' },
  ESTADO_CIVIL: { codigo: 'UNION_LIBRE', nombre: 'Unión libre', sigla: 'ul' },
  PARENTESCO: { codigo: 'TUTELA', nombre: 'Menor bajo tutela', vigenteDesde: '2026-11-01' },
};
const CODIGOS: Partial<Record<Lista, string>> = { EMPLEADOR: 'RCM-00099001', ENTE_GESTOR: 'CNX' };

describe('parametro.test.ts', () => {
  let api: ApiDePrueba;
  let token: string;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    token = await api.ingresar('adm.autoridad');
  });
  afterAll(() => api.cerrar());

  const anadir = (lista: Lista, cuerpo: object, clave?: string) =>
    api.pedir<Escrito>(token, 'POST', `/api/v1/parametro/${lista}`, cuerpo, clave ? { 'idempotency-key': clave } : {});
  const cambiar = (lista: Lista, id: number, cuerpo: object) =>
    api.pedir<Escrito>(token, 'PUT', `/api/v1/parametro/${lista}/${id}`, cuerpo);
  const terminar = (lista: Lista, id: number, cuerpo: object) =>
    api.pedir<Escrito>(token, 'PUT', `/api/v1/parametro/${lista}/${id}/vigencia`, cuerpo);
  async function uno(lista: Lista, buscar: string): Promise<Uno> {
    const ruta = `/api/v1/parametro/${lista}?limit=100&buscar=${encodeURIComponent(buscar)}`;
    const [hallado] = (await api.pedir<{ content: Uno[] }>(token, 'GET', ruta)).body.content;
    if (hallado === undefined) throw new Error(`${lista} has no ${buscar}`);
    return hallado;
  }
  const auditadas = (accion: string, recurso: string, id: number) =>
    api.base.owner.db
      .selectFrom('auditoria')
      .select(['antes', 'despues'])
      .where('accion', '=', accion)
      .where('recurso', '=', recurso)
      .where('id_recurso', '=', String(id))
      .orderBy('id')
      .execute();
  const comoSeEnvia = ({ nombre, idDepartamento, codigoMunicipio, nivel, red, tipo, norma }: Uno) => ({
    nombre,
    tipo,
    idDepartamento,
    codigoMunicipio,
    nivel,
    red,
    norma,
  });

  describe.each(NOMBRES_DE_LISTAS.filter((una) => admiteNuevos(una) && una !== 'EDAD'))('%s', (lista) => {
    const nuevo = NUEVOS[lista] ?? {};

    it('se añade uno, dos a la vez son uno, y cambia y termina con su auditoría; nada se borra', async () => {
      const [a, b] = await Promise.all([
        anadir(lista, nuevo),
        anadir(lista, { ...nuevo, nombre: `${nuevo.nombre} OTRA` }),
      ]);
      expect([a.status, b.status].toSorted()).toEqual([200, 409]);
      const { id } = a.status === 200 ? a.body : b.body;
      const negado = a.status === 409 ? a.body : b.body;
      expect(negado.codigo).toBe('PARAMETRO_EXISTENTE');
      const codigo = CODIGOS[lista] ?? String(nuevo.codigo);
      const creado = await uno(lista, codigo);
      expect(creado).toMatchObject({ id, codigo, version: 2, vigenteHasta: null, deRegla: false });

      const actualizado = await cambiar(lista, id, { ...comoSeEnvia(creado), nombre: 'OTRO NOMBRE', version: 2 });
      expect([actualizado.status, actualizado.body.version]).toEqual([200, 3]);
      const terminado = await terminar(lista, id, { vigenteHasta: '2026-11-02', version: 3 });
      expect([terminado.status, terminado.body.mensaje]).toEqual([
        200,
        lista === 'FERIADO'
          ? '«OTRO NOMBRE» ya no se cuenta como feriado.'
          : '«OTRO NOMBRE» está vigente hasta el 02/11/2026.',
      ]);
      expect(await uno(lista, codigo)).toMatchObject({ nombre: 'OTRO NOMBRE', vigenteHasta: '2026-11-02', version: 4 });
      const tabla =
        {
          EMPLEADOR: 'entidad_empleadora',
          ENTE_GESTOR: 'ente_gestor',
          ESTABLECIMIENTO: 'establecimiento_salud',
          FERIADO: 'feriado',
        }[lista as string] ?? 'parametrica';
      expect(await auditadas('registro-parametro', tabla, id)).toEqual([
        { antes: null, despues: expect.objectContaining({ lista, nombre: creado.nombre }) },
      ]);
      const sinDesde = creado.vigenteDesde === null ? {} : { vigente_desde: creado.vigenteDesde };
      expect(await auditadas('actualizacion-parametro', tabla, id)).toEqual([
        {
          antes: { nombre: creado.nombre, ...sinDesde },
          despues: { nombre: 'OTRO NOMBRE', ...(creado.vigenteDesde === null ? {} : { vigente_desde: null }) },
        },
      ]);
      expect(await auditadas('vigencia-parametro', tabla, id)).toEqual([
        { antes: { vigente_hasta: null }, despues: { vigente_hasta: '2026-11-02' } },
      ]);
    });
  });

  it.each(NOMBRES_DE_LISTAS)('%s: lo que usa una regla o nombra la especificación no se toca', async (lista) => {
    const ruta = `/api/v1/parametro/${lista}?limit=100`;
    const { content } = (await api.pedir<{ content: Uno[] }>(token, 'GET', ruta)).body;
    for (const valor of content.slice(0, 12)) {
      const acciones = accionesDeParametro(lista, valor.codigo);
      const { version } = valor;
      if (!acciones.includes('vigencia-parametro')) {
        const { status, body } = await terminar(lista, valor.id, { vigenteHasta: '2026-10-14', version });
        expect([valor.codigo, status, body.mensaje]).toEqual([
          valor.codigo,
          409,
          razonDeNoTocar(lista, valor.codigo, 'vigencia-parametro'),
        ]);
      }
      if (!acciones.includes('actualizacion-parametro')) {
        const { status, body } = await cambiar(lista, valor.id, { nombre: 'X', norma: 'X', version });
        expect([valor.codigo, status, body.mensaje]).toEqual([
          valor.codigo,
          409,
          razonDeNoTocar(lista, valor.codigo, 'actualizacion-parametro'),
        ]);
      }
    }
    if (!admiteNuevos(lista)) {
      const { status, body } = await anadir(lista, { codigo: 'NUEVO', nombre: 'NUEVO' });
      expect([status, body.codigo]).toEqual([409, 'REGLA_INCUMPLIDA']);
    }
  });

  it.each([
    ['GENERO', 'FEMENINO', 'FEMENINO'],
    ['TIPO_RENTISTA', 'SIST_RENT-0001', 'RENTISTA'],
    ['EMPLEADOR', 'SIST_UNIV_0003', 'SISTEMA UNIVERSITARIO'],
  ] as const)(
    '%s: %s, que usa una regla, tampoco deja de ofrecerse por su primer día',
    async (lista, codigo, nombre) => {
      const { id, version } = await uno(lista, codigo);
      const { status, body } = await cambiar(lista, id, { nombre, vigenteDesde: '2026-10-15', version });
      expect([status, body.detalle]).toEqual([
        400,
        [{ campo: 'vigenteDesde', mensaje: 'Lo usa una regla del sistema: no puede empezar después de hoy.' }],
      ]);
      expect((await uno(lista, codigo)).estado).toBe('VIGENTE');
      expect((await cambiar(lista, id, { nombre, vigenteDesde: '2026-10-14', version })).status).toBe(200);
    },
  );

  it('el código, la sigla y el ente de un establecimiento quedan, se envíe lo que se envíe', async () => {
    const antes = await uno('ESTABLECIMIENTO', '900002');
    const { status } = await cambiar('ESTABLECIMIENTO', antes.id, {
      ...comoSeEnvia(antes),
      nombre: 'Hospital Renovado',
      codigo: '1',
      sigla: 'X',
      idEnteGestor: 2,
      version: antes.version,
    });
    expect(status).toBe(200);
    expect(await uno('ESTABLECIMIENTO', '900002')).toEqual({ ...antes, nombre: 'Hospital Renovado', version: 2 });
  });

  it('quien guarda segundo, con lo que vio antes, no pisa al primero', async () => {
    const { id, version } = await uno('ESTADO_CIVIL', 'CASADO');
    const [a, b] = await Promise.all([
      cambiar('ESTADO_CIVIL', id, { nombre: 'CASADO(A)', version }),
      cambiar('ESTADO_CIVIL', id, { nombre: 'CASADO O CASADA', version }),
    ]);
    expect([a.status, b.status].toSorted()).toEqual([200, 409]);
    expect((a.status === 409 ? a : b).body.codigo).toBe('REGISTRO_CAMBIADO');
    const tarde = await terminar('ESTADO_CIVIL', id, { vigenteHasta: '2026-10-14', version });
    expect([tarde.status, tarde.body.codigo]).toEqual([409, 'REGISTRO_CAMBIADO']);
  });

  it('la misma intención dos veces añade uno; lo mismo otra vez no cambia nada ni se audita', async () => {
    const datos = { codigo: 'SEPARADO', nombre: 'SEPARADO' };
    const [a, b] = [
      await anadir('ESTADO_CIVIL', datos, 'parametro-prueba-1'),
      await anadir('ESTADO_CIVIL', datos, 'parametro-prueba-1'),
    ];
    expect(b.body).toEqual(a.body);
    const { id } = a.body;
    const igual = await cambiar('ESTADO_CIVIL', id, { nombre: 'Separado', version: 2 });
    expect([igual.status, igual.body.version]).toEqual([200, 2]);
    expect(await auditadas('actualizacion-parametro', 'parametrica', id)).toEqual([]);
  });

  it.each([
    ['ESTADO_CIVIL', { codigo: 'VIUDEZ', nombre: ' viúdo ' }, 'NOMBRE_DE_PARAMETRO_EXISTENTE'],
    ['ENTE_GESTOR', { ...NUEVOS.ENTE_GESTOR, codigo: 'CNS' }, 'PARAMETRO_EXISTENTE'],
    [
      'ENTE_GESTOR',
      { ...NUEVOS.ENTE_GESTOR, codigo: 'CPX', nombre: 'CAJA PETROLERA DE SALUD' },
      'NOMBRE_DE_PARAMETRO_EXISTENTE',
    ],
    // Forms send the sigla, and search by any of the three.
    ['ESTADO_CIVIL', { codigo: 'SIN_DATO', nombre: 'SIN DATO', sigla: 's' }, 'PARAMETRO_EXISTENTE'],
    ['ESTADO_CIVIL', { codigo: 'SIN_DATO', nombre: 'SIN DATO', sigla: 'Soltero' }, 'PARAMETRO_EXISTENTE'],
    ['ESTADO_CIVIL', { codigo: 'V', nombre: 'SIN DATO', sigla: 'SD' }, 'PARAMETRO_EXISTENTE'],
    ['PARENTESCO', { codigo: 'AHIJADO', nombre: 'HIJA_HIJO' }, 'NOMBRE_DE_PARAMETRO_EXISTENTE'],
    ['EMPLEADOR', { tipoCodigo: 3100, codigo: '1020304050', nombre: 'X' }, 'PARAMETRO_EXISTENTE'],
    ['ESTABLECIMIENTO', { ...NUEVOS.ESTABLECIMIENTO, codigo: '900001' }, 'PARAMETRO_EXISTENTE'],
  ] as const)('%s: %j se niega por %s y no escribe', async (lista, datos, codigo) => {
    const { rows: antes } = await sql`select version from catalogo_version`.execute(api.base.owner.db);
    const { status, body } = await anadir(lista, datos);
    expect([status, body.codigo]).toEqual([409, codigo]);
    expect((await sql`select version from catalogo_version`.execute(api.base.owner.db)).rows).toEqual(antes);
  });

  it.each([
    [{ idDepartamento: 3 }, 'codigoMunicipio', 'El municipio no es del departamento elegido.'],
    [{ idDepartamento: 99 }, 'idDepartamento', 'El valor no existe en la lista.'],
    [{ nombre: '' }, 'nombre', 'Este campo es requerido.'],
    [{ vigenteDesde: '2099-01-01' }, 'vigenteDesde', 'La fecha no puede pasar de diez años desde hoy.'],
  ])('un establecimiento con %j: el campo y el porqué', async (cambio, campo, mensaje) => {
    const { status, body } = await anadir('ESTABLECIMIENTO', {
      ...NUEVOS.ESTABLECIMIENTO,
      codigo: '990777',
      ...cambio,
    });
    expect([status, body.detalle]).toEqual([400, [{ campo, mensaje }]]);
  });

  it('un establecimiento de un ente gestor que todavía no rige: el campo y el porqué', async () => {
    const { body: ente } = await anadir('ENTE_GESTOR', {
      ...NUEVOS.ENTE_GESTOR,
      codigo: 'CFU',
      nombre: 'Caja Futura',
      vigenteDesde: '2026-12-01',
    });
    const { status, body } = await anadir('ESTABLECIMIENTO', {
      ...NUEVOS.ESTABLECIMIENTO,
      codigo: '990778',
      idEnteGestor: ente.id,
    });
    const mensaje = expect.stringContaining('01/12/2026');
    expect([status, body.detalle]).toEqual([400, [{ campo: 'idEnteGestor', mensaje }]]);
  });

  it('con la misma clave contesta lo mismo, aunque el ente gestor haya dejado de regir', async () => {
    const { body: ente } = await anadir('ENTE_GESTOR', { ...NUEVOS.ENTE_GESTOR, codigo: 'CTE', nombre: 'Caja Breve' });
    const posta = { ...NUEVOS.ESTABLECIMIENTO, codigo: '990779', idEnteGestor: ente.id };
    const primera = await anadir('ESTABLECIMIENTO', posta, 'establecimiento-de-caja-breve');
    expect(primera.status).toBe(200);
    const fin = await terminar('ENTE_GESTOR', ente.id, { vigenteHasta: '2026-10-13', version: 2 });
    expect(fin.status).toBe(200);
    const otra = await anadir('ESTABLECIMIENTO', posta, 'establecimiento-de-caja-breve');
    expect([otra.status, otra.body]).toEqual([200, primera.body]);
  });

  it('el primer día no pasa del último, por un lado ni por el otro', async () => {
    const { body } = await anadir('ESTADO_CIVIL', { codigo: 'BREVE', nombre: 'BREVE', vigenteDesde: '2026-10-10' });
    const fin = await terminar('ESTADO_CIVIL', body.id, { vigenteHasta: '2026-10-09', version: 2 });
    expect([fin.status, fin.body.detalle?.[0]?.campo]).toEqual([400, 'vigenteHasta']);
    await terminar('ESTADO_CIVIL', body.id, { vigenteHasta: '2026-10-12', version: 2 });
    const inicio = await cambiar('ESTADO_CIVIL', body.id, { nombre: 'BREVE', vigenteDesde: '2026-10-13', version: 3 });
    expect([inicio.status, inicio.body.detalle?.[0]?.campo]).toEqual([400, 'vigenteDesde']);
  });

  it('una edad se añade con 60 días, una por día, todavía sin aplicar, y ni la base deja cambiarla', async () => {
    const nueva = { codigo: 'HIJA_HIJO', edad: 21, norma: 'Ley 1', vigenteDesde: '2026-12-13' };
    const antes = await anadir('EDAD', { ...nueva, vigenteDesde: '2026-12-12' });
    expect([antes.status, antes.body.detalle]).toEqual([
      400,
      [{ campo: 'vigenteDesde', mensaje: 'Una edad se cambia con 60 días de anticipación: desde el 13/12/2026.' }],
    ]);
    const [a, b] = await Promise.all([anadir('EDAD', nueva), anadir('EDAD', { ...nueva, edad: 22 })]);
    expect([a.status, b.status].toSorted()).toEqual([200, 409]);
    expect((a.status === 409 ? a : b).body.codigo).toBe('EDAD_EXISTENTE');
    const { id, mensaje } = (a.status === 200 ? a : b).body;
    expect(mensaje).toBe('«HIJA/HIJO» añadido a Edades.');
    const { db } = api.base.owner;
    expect(await db.selectFrom('edad_limite').selectAll().where('id', '=', id).executeTakeFirst()).toMatchObject({
      codigo: 'HIJA_HIJO',
      norma: 'Ley 1',
      vigente_desde: '2026-12-13',
      aplicada: false,
      version: 2,
    });
    expect(await auditadas('registro-parametro', 'edad_limite', id)).toHaveLength(1);
    const { id: idUsuario } = await db
      .selectFrom('usuario')
      .select('id')
      .where('username', '=', 'adm.autoridad')
      .executeTakeFirstOrThrow();
    const suyo = alcanceDePrueba({ idUsuario, entes: [], idEmpleador: null });
    await expect(
      conAlcance(api.base.app.db, suyo, (trx) => cambiarParametro(trx, 'EDAD', id, { vigente_desde: '2026-10-14' })),
    ).rejects.toThrow('There is no such value');
  });

  it('la autoridad no es un ente de la lista', async () => {
    const { status } = await cambiar('ENTE_GESTOR', 100, { nombre: 'X', idDepartamento: 2, version: 1 });
    expect(status).toBe(404);
  });

  it('lo que un administrador cambió o añadió sobrevive al arranque con los archivos de la versión', async () => {
    const { db } = api.base.owner;
    const { id, version } = await uno('TIPO_DOCUMENTO_IDENTIDAD', 'CIE');
    await cambiar('TIPO_DOCUMENTO_IDENTIDAD', id, { nombre: 'CÉDULA DE EXTRANJERÍA', version });
    await sql`update parametrica set nombre = 'de otra versión' where grupo = 'GENERO' and sigla = 'M'`.execute(db);
    await anadir('ESTADO_CIVIL', { codigo: 'DE_ANTES', nombre: 'DE ANTES' });
    expect(await cargarCatalogos(db, HOY)).toBe(1);
    expect((await uno('TIPO_DOCUMENTO_IDENTIDAD', 'CIE')).nombre).toBe('CÉDULA DE EXTRANJERÍA');
    expect((await uno('GENERO', 'MASCULINO')).nombre).toBe('MASCULINO');
    expect((await uno('ESTADO_CIVIL', 'DE_ANTES')).codigo).toBe('DE_ANTES');
    expect(await cargarCatalogos(db, HOY)).toBe(0);
  });
});
