import type { FilaAsegurado } from '@sgpa/contract/v1/lista-asegurados';
import { accionesDeFila } from '@sgpa/domain/asegurado/acciones-fila';
import { leerCodigoEstado } from '@sgpa/domain/cobertura/estados';
import type { TipoAfiliado } from '@sgpa/domain/cuenta/acciones';
import { type FechaCivil, fecha, sumarDias } from '@sgpa/domain/shared/fecha-civil';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { afiliacionDe, BENEFICIARIOS } from '@sgpa/testing/ciclo';
import { CNS, pedidoRegistro, registrar, resultado } from '@sgpa/testing/titular';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const HOY = fecha('2026-10-14');

interface Lista {
  total: number;
  nroPages: number;
  datos: FilaAsegurado[];
}

interface Beneficiarios {
  totalElement: number;
  content: FilaAsegurado[];
}

describe('lista-asegurados.test.ts', () => {
  let api: ApiDePrueba;
  let token: string;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    token = await api.ingresar('ope.afiliaciones');
  });
  afterAll(() => api.cerrar());

  const listar = async (filtros: Record<string, string> = {}) => {
    const ruta = `/api/v1/afiliado/ente-gestor-all?${new URLSearchParams(filtros)}`;
    const { status, body } = await api.pedir<Lista>(token, 'GET', ruta);
    expect(status).toBe(200);
    return body;
  };
  const caso = async (numero: string): Promise<FilaAsegurado> => {
    const { datos } = await listar({ numeroDocumento: numero });
    const [fila] = datos;
    if (!fila) throw new Error(`${numero} is not in the list`);
    return fila;
  };
  const propias = () =>
    api.base.owner.db
      .selectFrom('afiliacion')
      .select(['id', 'estado', 'id_entidad', 'fecha_afiliacion', 'fecha_registro', 'id_usuario_creacion'])
      .where('id_ente_gestor', '=', CNS)
      .where('tipo', '=', 'TITULAR')
      .orderBy('afiliacion.fecha_registro', 'desc')
      .orderBy('id', 'desc')
      .execute();

  it('el número se busca con el complemento que se escribió, y de letras y cifras no se hace otro número', async () => {
    await sql`update persona set complemento = '1A' where numero_documento = '1000101'`.execute(api.base.owner.db);
    for (const escrito of ['1000101', '1000101-1A', '1000101 1a', '1000101/1A', '1000101\u20131A']) {
      expect(
        (await listar({ numeroDocumento: escrito })).datos.map((f) => f.numero_documento),
        escrito,
      ).toEqual(['1000101']);
    }
    for (const otro of ['1000101-1B', '1000100 1A'])
      expect((await listar({ numeroDocumento: otro })).total, otro).toBe(0);
    for (const malo of ['10001011A', '1000a101', 'E-1000101', '1e6', '1000101-1AB']) {
      const ruta = `/api/v1/afiliado/ente-gestor-all?${new URLSearchParams({ numeroDocumento: malo })}`;
      expect((await api.pedir(token, 'GET', ruta)).status, malo).toBe(400);
    }
    await sql`update persona set complemento = '' where numero_documento = '1000101'`.execute(api.base.owner.db);
  });

  it('sin filtros: todas las propias, de a diez, la más nueva primero', async () => {
    const filas = await propias();
    const lista = await listar();
    expect(lista.total).toBe(filas.length);
    expect(lista.nroPages).toBe(Math.ceil(filas.length / 10));
    expect(lista.datos.map((f) => f.idAfiliadoEnteGestor)).toEqual(filas.slice(0, 10).map(({ id }) => id));
    // The page counts from zero.
    const segunda = await listar({ page: '1' });
    expect(segunda.datos.map((f) => f.idAfiliadoEnteGestor)).toEqual(filas.slice(10, 20).map(({ id }) => id));
  });

  it('todas las páginas juntas son la lista entera, sin repetir ni saltar; después de la última, ninguna', async () => {
    const filas = await propias();
    const vistas: number[] = [];
    for (let page = 0; page < Math.ceil(filas.length / 50); page += 1) {
      const { datos } = await listar({ page: String(page), limit: '50' });
      vistas.push(...datos.map((f) => f.idAfiliadoEnteGestor));
    }
    expect(vistas).toEqual(filas.map(({ id }) => id));
    expect((await listar({ page: '100000', limit: '100' })).datos).toEqual([]);
  });

  it.each([
    ['1000100', 100, 'ACTIVO', null],
    ['1000101', 101, 'ACTIVO', sumarDias(HOY, 30)],
    ['1000102', 102, 'AMPLIACIÓN', sumarDias(HOY, 60)],
    ['1000104', 104, 'INACTIVO', null],
    ['1000105', 105, 'INHABILITADO', null],
    ['1000108', 108, 'REVISION', null],
  ])('%s: estado %i, «%s», con su fecha', async (numero, codigo, descripcion, fecha_estado) => {
    const fila = await caso(numero);
    expect(fila).toMatchObject({ estado: { codigo, descripcion }, fecha_estado });
  });

  it.each([
    ['OPE_AFILIACION', 'ope.afiliaciones'],
    ['CONS_SGPA', 'cons.autoridad'],
    ['CAJA_WEB_SUS', 'caja.sus'],
  ] as const)('a %s cada fila ofrece lo que en su estado admite el dominio', async (rol, quien) => {
    const de = await api.ingresar(quien);
    /** Collects every page: each state and kind of the demo data is on one of them. */
    const todas = async (ruta: string) => {
      const filas: FilaAsegurado[] = [];
      for (let page = 0; ; page += 1) {
        const pagina = `/api/v1/${ruta}/ente-gestor-all?idEnteGestor=1&limit=100&page=${page}`;
        const { body } = await api.pedir<{ datos?: FilaAsegurado[]; content?: FilaAsegurado[] }>(de, 'GET', pagina);
        const suyas = body.datos ?? body.content ?? [];
        filas.push(...suyas);
        if (suyas.length < 100) return filas;
      }
    };
    const titulares = await todas('afiliado');
    const guardadas = await api.base.owner.db
      .selectFrom('afiliacion')
      .select(['id', 'fin_por_edad', 'condicion'])
      .execute();
    const edadPorId = new Map(guardadas.map(({ id, ...edad }) => [Number(id), edad]));
    const admiteDe =
      (tipo: TipoAfiliado) =>
      ({ estado, tipo_asegurado: tipoAsegurado, fallecido, idAfiliadoEnteGestor: id }: FilaAsegurado) =>
        accionesDeFila({
          rol,
          tipo,
          estado: leerCodigoEstado(estado.codigo),
          tipoAsegurado,
          fallecido,
          ...edadPorId.get(id),
        });
    expect(titulares.map((fila) => fila.acciones_permitidas)).toEqual(titulares.map(admiteDe('TITULAR')));
    const vistos = new Set(titulares.map(({ estado }) => estado.codigo));
    expect([...vistos].toSorted()).toEqual([100, 101, 102, 103, 104, 105, 108]);
    const beneficiarios = await todas('beneficiario');
    expect(beneficiarios.map((fila) => fila.acciones_permitidas)).toEqual(beneficiarios.map(admiteDe('BENEFICIARIO')));
    for (const filas of [titulares, beneficiarios])
      expect(filas.map(({ tipo_asegurado }) => tipo_asegurado)).toContain('VOLUNTARIO');
  });

  it('1000103 en cesantía muestra la fecha de cesantía que se guardó', async () => {
    const { estado, fecha_estado } = await caso('1000103');
    expect([estado.codigo, estado.descripcion, estado.fecha_baja]).toEqual([103, 'CESANTIA', sumarDias(HOY, -10)]);
    expect(fecha_estado).toBe(estado.fecha_cesantia);
    expect(fecha_estado).toBe('2026-12-04');
  });

  it('el estado se calcula para hoy aunque la tarea diaria no haya corrido', async () => {
    const antes = api.reloj.ahora();
    api.reloj.poner(new Date('2026-12-05T04:00:00Z'));
    token = await api.ingresar('ope.afiliaciones');
    expect((await caso('1000103')).estado).toMatchObject({ codigo: 104, descripcion: 'INACTIVO' });
    expect((await caso('1000101')).estado).toMatchObject({ codigo: 103, descripcion: 'CESANTIA' });
    api.reloj.poner(antes);
    token = await api.ingresar('ope.afiliaciones');
  });

  it('filtra por nombres de estado, varios a la vez; TODOS y ninguno son lo mismo', async () => {
    const filas = await propias();
    const de = (...estados: number[]) => filas.filter(({ estado }) => estados.includes(estado)).length;
    expect((await listar({ estado: 'ACTIVO' })).total).toBe(de(100, 101));
    expect((await listar({ estado: 'CESANTIA,INACTIVO' })).total).toBe(de(103, 104));
    expect((await listar({ estado: 'AMPLIACIÓN' })).total).toBe(de(102));
    for (const estado of ['TODOS', '', 'ACTIVO,TODOS']) expect((await listar({ estado })).total).toBe(filas.length);
  });

  it('filtra por empleadores, por fecha de afiliación, por fecha de registro y por quien registró', async () => {
    const filas = await propias();
    const ids = [...new Set(filas.map(({ id_entidad }) => id_entidad))].slice(0, 2);
    expect((await listar({ entidades: ids.join(',') })).total).toBe(
      filas.filter((f) => ids.includes(f.id_entidad)).length,
    );
    const [desde, hasta] = [fecha('2024-01-01'), fecha('2025-06-30')];
    const fechas = { fechaInicio: desde, fechaFin: hasta };
    const entre = (fecha: FechaCivil) => fecha >= desde && fecha <= hasta;
    expect((await listar({ ...fechas })).total).toBe(filas.filter((f) => entre(f.fecha_afiliacion)).length);
    expect((await listar({ ...fechas, tipoFecha: 'REGISTRO' })).total).toBe(
      filas.filter((f) => entre(f.fecha_registro)).length,
    );
    const { id } = await api.base.owner.db
      .selectFrom('usuario')
      .select('id')
      .where('username', '=', 'ope.afiliaciones')
      .executeTakeFirstOrThrow();
    const mias = await listar({ misRegistros: 'true', limit: '100' });
    expect(mias.total).toBe(filas.filter((f) => f.id_usuario_creacion === id).length);
    expect(new Set(mias.datos.map((f) => f.usuario_creacion))).toEqual(new Set(['ope.afiliaciones']));
  });

  it('las que vencen en tantos días, y ordenadas por ese día: una página tras otra, las mismas que sin ordenar', async () => {
    const cesantias = { estado: 'CESANTIA', limit: '100' };
    const todas = (await listar(cesantias)).datos;
    const porFecha = todas.toSorted((una, otra) => (una.fecha_estado ?? '').localeCompare(otra.fecha_estado ?? ''));
    const enOrden = { ...cesantias, orden: 'VENCIMIENTO', limit: '3' };
    const vistas: FilaAsegurado[] = [];
    for (let page = 0; page < Math.ceil(todas.length / 3); page += 1)
      vistas.push(...(await listar({ ...enOrden, page: String(page) })).datos);
    expect(vistas.map(({ fecha_estado }) => fecha_estado)).toEqual(porFecha.map(({ fecha_estado }) => fecha_estado));
    expect(new Set(vistas.map((f) => f.idAfiliadoEnteGestor)).size).toBe(todas.length);

    const ultimo = sumarDias(HOY, 60);
    const cercanas = await listar({ ...cesantias, venceEn: '60', orden: 'VENCIMIENTO' });
    const esperadas = porFecha.filter(({ fecha_estado }) => fecha_estado !== null && fecha_estado <= ultimo);
    expect(cercanas.datos.map(({ fecha_estado }) => fecha_estado)).toEqual(
      esperadas.map(({ fecha_estado }) => fecha_estado),
    );
    expect(new Set(cercanas.datos.map((f) => f.idAfiliadoEnteGestor))).toEqual(
      new Set(esperadas.map((f) => f.idAfiliadoEnteGestor)),
    );
    expect(cercanas.total).toBe(cercanas.datos.length);
    expect(cercanas.total).toBeGreaterThan(0);
    expect(cercanas.total).toBeLessThanOrEqual(todas.length);
  });

  it.each([
    ['por vencer', 'afiliado', '1000103', 'estado=CESANTIA&venceEn=30', 'fecha_cesantia'],
    ['por edad', 'beneficiario', BENEFICIARIOS[0], 'porEdad=30', 'fin_por_edad'],
  ] as const)(
    '%s: entra el último de los días, no el siguiente, ni quien terminó ayer; hoy todavía',
    async (_cual, camino, numero, filtro, columna) => {
      const { db } = api.base.owner;
      const { id, [columna]: antes, fin_cobertura } = await afiliacionDe(db, numero);
      const poner = (dia: FechaCivil | null, fin: FechaCivil | null) =>
        db
          .updateTable('afiliacion')
          .set({ [columna]: dia, fin_cobertura: fin })
          .where('id', '=', id)
          .execute();
      for (const [dias, entra] of [
        [-1, false],
        [0, true],
        [1, true],
        [29, true],
        [30, true],
        [31, false],
      ] as const) {
        const dia = sumarDias(HOY, dias);
        await poner(dia, dia);
        for (const orden of ['VENCIMIENTO', 'REGISTRO']) {
          const ruta = `/api/v1/${camino}/ente-gestor-all?limit=100&${filtro}&orden=${orden}`;
          const { body } = await api.pedir<Lista & Beneficiarios>(token, 'GET', ruta);
          const filas = body.datos ?? body.content;
          const esta = filas.some((fila) => fila.idAfiliadoEnteGestor === id);
          const total = body.total ?? body.totalElement;
          expect([orden, dias, esta, total]).toEqual([orden, dias, entra, filas.length]);
        }
      }
      await poner(antes, fin_cobertura);
    },
  );

  it('por edad: a quién le termina el derecho en tantos días, con su fecha y en su orden; también en Por vencer', async () => {
    const { db } = api.base.owner;
    const antes = await Promise.all(BENEFICIARIOS.map((numero) => afiliacionDe(db, numero)));
    const ids = antes.map(({ id }): number => id);
    const fines = [40, 10, 61].map((dias) => sumarDias(HOY, dias));
    for (const [i, id] of ids.entries())
      await sql`update afiliacion set fin_por_edad = ${fines[i]}::date, fin_cobertura = ${fines[i]}::date where id = ${id}`.execute(
        db,
      );
    const pedir = async (filtros: string) => {
      const ruta = `/api/v1/beneficiario/ente-gestor-all?limit=100&${filtros}`;
      return (await api.pedir<{ totalElement: number; content: FilaAsegurado[] }>(token, 'GET', ruta)).body;
    };
    const propios = ({ content }: { content: FilaAsegurado[] }) =>
      content.filter((f) => ids.includes(f.idAfiliadoEnteGestor)).map((f) => [f.idAfiliadoEnteGestor, f.fin_por_edad]);
    const enOrden = [
      [ids[1], fines[1]],
      [ids[0], fines[0]],
    ];
    const porEdad = await pedir('porEdad=60&orden=VENCIMIENTO');
    expect(propios(porEdad)).toEqual(enOrden);
    expect(porEdad.totalElement).toBe(porEdad.content.length);
    expect(propios(await pedir('porEdad=15'))).toEqual([enOrden[0]]);
    const activos = await pedir('venceEn=60&estado=ACTIVO&orden=VENCIMIENTO');
    expect(propios(activos).map(([id]) => id)).toEqual([ids[1], ids[0]]);
    for (const { id, fin_por_edad, fin_cobertura } of antes)
      await db.updateTable('afiliacion').set({ fin_por_edad, fin_cobertura }).where('id', '=', id).execute();
  });

  it('una afiliación nueva está al principio y en el total de inmediato', async () => {
    const antes = await listar();
    const { id } = resultado(await registrar(api, token, pedidoRegistro('1000001')));
    const despues = await listar();
    expect(despues.total).toBe(antes.total + 1);
    expect(despues.datos[0]?.idAfiliadoEnteGestor).toBe(id);
    expect(
      (await listar({ fechaInicio: HOY, fechaFin: HOY, tipoFecha: 'REGISTRO' })).datos[0]?.idAfiliadoEnteGestor,
    ).toBe(id);
  });

  it('la de beneficiarios responde con su propia forma y nombra al titular', async () => {
    const { body } = await api.pedir<{ totalElement: number; pages: number; content: FilaAsegurado[] }>(
      token,
      'GET',
      '/api/v1/beneficiario/ente-gestor-all?numeroDocumento=1000200',
    );
    expect([body.totalElement, body.pages]).toEqual([1, 1]);
    expect(body.content[0]).toMatchObject({
      numero_documento: '1000200',
      parentesco_titular: 'ESPOSA/ESPOSO',
      tipo_documento_titular: 'CI',
      numero_documento_titular: '1000100',
      complemento_documento_titular: '',
      doc_titular: '1000100',
      estado_titular: 'ACTIVO',
    });
    expect(Object.keys(body).toSorted()).toEqual(['content', 'pages', 'totalElement']);
  });

  it.each([
    ['estado=INVENTADO', 'estado'],
    ['fechaInicio=2026-02-02&fechaFin=2026-02-01', 'fechaFin'],
    ['orden=VENCIMIENTO', 'orden'],
    ['orden=VENCIMIENTO&estado=CESANTIA,ACTIVO', 'orden'],
    ['venceEn=0', 'venceEn'],
    ['porEdad=30', 'porEdad'],
    ['porEdad=31', 'porEdad'],
  ])('%s se rechaza y se señala el campo', async (filtro, campo) => {
    const { status, body } = await api.pedir(token, 'GET', `/api/v1/afiliado/ente-gestor-all?${filtro}`);
    expect([status, body.codigo, body.detalle?.[0]?.campo]).toEqual([400, 'SOLICITUD_INVALIDA', campo]);
  });

  it('leer la lista deja rastro, con lo que se buscó', async () => {
    await listar({ numeroDocumento: '1000104' });
    const filas = await api.base.owner.db
      .selectFrom('auditoria')
      .select(['despues', 'recurso'])
      .where('accion', '=', 'lista-asegurados')
      .execute();
    const buscado = expect.objectContaining({ numeroDocumento: '1000104', total: 1 });
    expect(filas).toContainEqual({ recurso: 'titular', despues: buscado });
  });
});
