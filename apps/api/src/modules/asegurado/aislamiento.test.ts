import type { DetalleAsegurado } from '@sgpa/contract/v1/detalle-asegurado';
import type { FilaAsegurado } from '@sgpa/contract/v1/lista-asegurados';
import type { IdEnteGestor } from '@sgpa/domain/shared/ids';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { CNS, CPS, NACIMIENTO } from '@sgpa/testing/titular';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

interface Titulares {
  total: number;
  datos: FilaAsegurado[];
}
interface Beneficiarios {
  totalElement: number;
  content: FilaAsegurado[];
}
type Tabla = { data: [string, string | number][] };

const suma = ({ data }: Tabla) => data.slice(1).reduce((total, [, n]) => total + Number(n), 0);

describe('aislamiento.test.ts', () => {
  let api: ApiDePrueba;
  const tokens: Record<string, string> = {};
  beforeAll(async () => {
    api = await crearApiDePrueba();
    for (const usuario of ['ope.petrolera', 'ope.afiliaciones', 'empleador.consulta', 'cons.autoridad', 'ssu.consulta'])
      tokens[usuario] = await api.ingresar(usuario);
  });
  afterAll(() => api.cerrar());

  const leer = async <T>(usuario: string, ruta: string) => {
    const { status, body } = await api.pedir<T>(tokens[usuario] ?? '', 'GET', `/api/v1/${ruta}`);
    return { status, body };
  };
  const estado = async (usuario: string, ruta: string) => (await leer(usuario, ruta)).status;
  const totalDelEnte = async (usuario: string, cuerpo: unknown) =>
    api.pedir<Tabla>(tokens[usuario] ?? '', 'POST', '/api/v1/estadistica/totalPorEstado', cuerpo);

  /** Reads the true rows as the owner, past row security, to compare them with what each user is answered. */
  const filasDe = (idEnteGestor: IdEnteGestor | null, codigo: string | null = null) => {
    let consulta = api.base.owner.db
      .selectFrom('afiliacion as a')
      .innerJoin('entidad_empleadora as e', 'e.id', 'a.id_entidad')
      .select(['a.id', 'a.tipo', 'a.id_entidad', 'e.codigo']);
    if (idEnteGestor !== null) consulta = consulta.where('a.id_ente_gestor', '=', idEnteGestor);
    if (codigo !== null) consulta = consulta.where('e.codigo', '=', codigo);
    return consulta.execute();
  };

  describe('ope.petrolera y los registros de la CNS', () => {
    it.each(['afiliado', 'beneficiario'])('la lista de %s con el ente de otro se rechaza', async (lista) => {
      const { status, body } = await leer<{ codigo: string }>(
        'ope.petrolera',
        `${lista}/ente-gestor-all?idEnteGestor=${CNS}`,
      );
      expect([status, body.codigo]).toEqual([403, 'SIN_PERMISO']);
      expect(await estado('ope.petrolera', `${lista}/ente-gestor-all?idEnteGestor=${CPS}`)).toBe(200);
      expect(await estado('ope.petrolera', `${lista}/ente-gestor-all?idEnteGestor=9999`)).toBe(403);
    });

    it('la lista muestra y cuenta solo lo propio', async () => {
      const propias = (await filasDe(CPS)).filter(({ tipo }) => tipo === 'TITULAR');
      const { body } = await leer<Titulares>('ope.petrolera', 'afiliado/ente-gestor-all?limit=100');
      expect(body.total).toBe(propias.length);
      expect(new Set(body.datos.map((fila) => fila.siglaEnteGestor))).toEqual(new Set(['CPS']));
    });

    it.each([
      'numeroDocumento=1000100',
      'numeroDocumento=1000100&estado=ACTIVO',
      'numeroDocumento=1000103&tipoFecha=REGISTRO&fechaInicio=2000-01-01',
    ])('buscar %s no halla nada', async (filtro) => {
      const { body } = await leer<Titulares>('ope.petrolera', `afiliado/ente-gestor-all?${filtro}`);
      expect([body.total, body.datos]).toEqual([0, []]);
      expect((await leer<Titulares>('ope.afiliaciones', `afiliado/ente-gestor-all?${filtro}`)).body.total).toBe(1);
    });

    it('filtrar por empleadores de la CNS no halla nada, ni una cuenta', async () => {
      const dePetrolera = new Set((await filasDe(CPS)).map((f) => f.id_entidad));
      const ids = [...new Set((await filasDe(CNS)).map((f) => f.id_entidad))].filter((id) => !dePetrolera.has(id));
      expect(ids.length).toBeGreaterThan(3);
      const filtro = `entidades=${ids.slice(0, 50).join(',')}`;
      const { body } = await leer<Titulares>('ope.petrolera', `afiliado/ente-gestor-all?${filtro}`);
      expect([body.total, body.datos]).toEqual([0, []]);
      expect(
        (await leer<Titulares>('ope.afiliaciones', `afiliado/ente-gestor-all?${filtro}`)).body.total,
      ).toBeGreaterThan(0);
      const beneficiarios = await leer<Beneficiarios>('ope.petrolera', `beneficiario/ente-gestor-all?${filtro}`);
      expect([beneficiarios.body.totalElement, beneficiarios.body.content]).toEqual([0, []]);
    });

    it('el detalle, por las dos rutas, no existe', async () => {
      const { body } = await leer<Titulares>('ope.afiliaciones', 'afiliado/ente-gestor-all?numeroDocumento=1000100');
      const [fila] = body.datos;
      const clave = `1000100/${NACIMIENTO}/${fila?.codigo_entidad}/${fila?.estado.fecha_afiliacion}`;
      for (const ruta of [
        `titular/CI/${clave}`,
        `titular/enteGestor/CI/${clave}/CNS`,
        `titular/enteGestor/CI/${clave}/CPS`,
      ]) {
        expect([ruta, await estado('ope.petrolera', `asegurado/buscar/${ruta}`)]).toEqual([ruta, 404]);
      }
      expect(await estado('ope.afiliaciones', `asegurado/buscar/titular/CI/${clave}`)).toBe(200);
      expect(await estado('cons.autoridad', `asegurado/buscar/titular/enteGestor/CI/${clave}/CNS`)).toBe(200);
      expect(await estado('cons.autoridad', `asegurado/buscar/titular/enteGestor/CI/${clave}/CPS`)).toBe(404);
    });

    it('el detalle de una persona de dos entes muestra a cada uno solo lo suyo', async () => {
      const { rows } = await api.base.owner.pool.query<{ id: number }>(`
        insert into afiliacion (id_persona, id_ente_gestor, id_entidad, tipo, id_tipo_asegurado, estado, fecha_afiliacion, fecha_registro, id_usuario_creacion, creado_en)
        select id_persona, ${CPS}, id_entidad, tipo, id_tipo_asegurado, 100, fecha_afiliacion, fecha_registro, id_usuario_creacion, creado_en
        from afiliacion where id_persona = (select id from persona where numero_documento = '1000101') returning id`);
      await api.base.owner.pool.query(`update ficha_persona set direccion = 'SECRETO DE LA CNS' where id_ente_gestor = ${CNS}
        and id_persona = (select id from persona where numero_documento = '1000101')`);
      const { body } = await leer<Titulares>('ope.petrolera', 'afiliado/ente-gestor-all?numeroDocumento=1000101');
      expect(body.datos.map((f) => f.idAfiliadoEnteGestor)).toEqual(rows.map(({ id }) => id));
      const [fila] = body.datos;
      const ruta = `asegurado/buscar/titular/CI/1000101/${NACIMIENTO}/${fila?.codigo_entidad}/${fila?.estado.fecha_afiliacion}`;
      const detalle = (await leer<DetalleAsegurado>('ope.petrolera', ruta)).body;
      expect(detalle.ente_gestor.map(({ sigla }) => sigla)).toEqual(['CPS']);
      expect(JSON.stringify(detalle)).not.toContain('SECRETO DE LA CNS');
      const autoridad = (await leer<DetalleAsegurado>('cons.autoridad', ruta)).body;
      expect(autoridad.ente_gestor.map(({ sigla }) => sigla).toSorted()).toEqual(['CNS', 'CPS']);
      await api.base.owner.pool.query(`delete from afiliacion where id = $1`, [rows[0]?.id]);
    });

    it('los empleadores de la CNS no se listan ni se buscan', async () => {
      expect(await estado('ope.petrolera', `entidad/findByEnteGestor/${CNS}`)).toBe(403);
      const { body } = await leer<{ total: number }>('ope.petrolera', 'entidad/findByEnteGestor/0?buscar=altiplano');
      expect(body.total).toBe(0);
      expect(
        (await leer<{ total: number }>('ope.afiliaciones', 'entidad/findByEnteGestor/0?buscar=altiplano')).body.total,
      ).toBe(1);
    });

    it('los totales son los propios, y los de otro ente se rechazan', async () => {
      const { status } = await totalDelEnte('ope.petrolera', { idEnteGestor: CNS });
      expect(status).toBe(403);
      expect(suma((await totalDelEnte('ope.petrolera', {})).body)).toBe((await filasDe(CPS)).length);
      expect(suma((await totalDelEnte('ope.petrolera', { idEnteGestor: CPS })).body)).toBe((await filasDe(CPS)).length);
      expect(suma((await totalDelEnte('cons.autoridad', {})).body)).toBe((await filasDe(null)).length);
      expect(suma((await totalDelEnte('cons.autoridad', { idEnteGestor: CNS })).body)).toBe(
        (await filasDe(CNS)).length,
      );
    });

    it('solo puede elegir su ente gestor; la autoridad, todos', async () => {
      const entes = async (usuario: string) =>
        (await leer<{ id: number }[]>(usuario, 'enteGestor/findAll')).body.map(({ id }) => id);
      expect(await entes('ope.petrolera')).toEqual([CPS]);
      const deLaAutoridad = await entes('cons.autoridad');
      expect(deLaAutoridad.slice(0, 3)).toEqual([0, CNS, CPS]);
      expect(deLaAutoridad).not.toContain(100);
    });
  });

  describe('empleador.consulta', () => {
    const PROPIO = 'NIT-1020304050';

    it('ve y cuenta solo a sus trabajadores, en cualquier ente', async () => {
      const propias = await filasDe(null, PROPIO);
      const titulares = propias.filter(({ tipo }) => tipo === 'TITULAR');
      const lista = (await leer<Titulares>('empleador.consulta', 'afiliado/ente-gestor-all?limit=100')).body;
      expect(lista.total).toBe(titulares.length);
      expect(new Set(lista.datos.map((f) => f.codigo_entidad))).toEqual(new Set([PROPIO]));
      const beneficiarios = (await leer<Beneficiarios>('empleador.consulta', 'beneficiario/ente-gestor-all?limit=100'))
        .body;
      expect(beneficiarios.totalElement).toBe(propias.length - titulares.length);
      expect(suma((await totalDelEnte('empleador.consulta', {})).body)).toBe(propias.length);
      expect(suma((await totalDelEnte('empleador.consulta', { idEnteGestor: CPS })).body)).toBe(
        (await filasDe(CPS, PROPIO)).length,
      );
    });

    it('por fechas, por estado y por otro empleador, igual', async () => {
      const propias = (await filasDe(null, PROPIO)).filter(({ tipo }) => tipo === 'TITULAR').length;
      const total = async (filtro: string) =>
        (await leer<Titulares>('empleador.consulta', `afiliado/ente-gestor-all?${filtro}`)).body.total;
      expect(await total('fechaInicio=1950-01-01&fechaFin=2100-01-01')).toBe(propias);
      expect(await total('fechaInicio=1950-01-01&tipoFecha=REGISTRO')).toBe(propias);
      const ajenos = (await filasDe(null)).filter((f) => f.codigo !== PROPIO).map((f) => f.id_entidad);
      expect(await total(`entidades=${[...new Set(ajenos)].slice(0, 40).join(',')}`)).toBe(0);
      expect(await total('numeroDocumento=1000006')).toBe(0);
      expect(await total('numeroDocumento=1000100')).toBe(1);
    });

    it('el detalle de quien no trabaja para él no existe; el de los suyos, sí', async () => {
      const detalle = async (numero: string) => {
        const { body } = await leer<Titulares>('cons.autoridad', `afiliado/ente-gestor-all?numeroDocumento=${numero}`);
        const [f] = body.datos;
        const clave = `${numero}/${NACIMIENTO}/${f?.codigo_entidad}/${f?.estado.fecha_afiliacion}`;
        return [
          await estado('empleador.consulta', `asegurado/buscar/titular/CI/${clave}`),
          await estado('empleador.consulta', `asegurado/buscar/titular/enteGestor/CI/${clave}/${f?.siglaEnteGestor}`),
        ];
      };
      expect(await detalle('1000006')).toEqual([404, 404]);
      expect(await detalle('1000120')).toEqual([404, 404]);
      expect(await detalle('1000100')).toEqual([200, 200]);
    });

    it('no ve a nadie del personal: ni en las listas, ni en la historia, ni en el archivo, ni por el orden', async () => {
      const leerTexto = async (ruta: string) => JSON.stringify((await leer('empleador.consulta', ruta)).body);
      const { datos } = (await leer<Titulares>('empleador.consulta', 'afiliado/ente-gestor-all?limit=100')).body;
      const beneficiarios = (await leer<Beneficiarios>('empleador.consulta', 'beneficiario/ente-gestor-all?limit=100'))
        .body.content;
      const filas = [...datos, ...beneficiarios];
      expect([datos.length, beneficiarios.length].every((n) => n > 0)).toBe(true);
      expect(filas.map(({ usuario_creacion }) => usuario_creacion)).toEqual(filas.map(() => ''));

      const deTodas = filas.map(({ idAfiliadoEnteGestor: id }) => leerTexto(`asegurado/historia/${id}`));
      const historias = (await Promise.all(deTodas)).join();
      expect(historias).toContain('"usuario":""');

      const archivo = async (tipo: string) => {
        const headers = { authorization: `Bearer ${tokens['empleador.consulta']}` };
        const ruta = `${api.url}/api/v1/asegurado/exportacion?formato=csv&tipoAfiliado=${tipo}`;
        return (await fetch(ruta, { headers })).text();
      };
      const archivos = (await archivo('TITULAR')) + (await archivo('BENEFICIARIO'));
      expect(archivos).toContain('Fecha estado');
      expect(archivos).not.toContain('Usuario');
      const cuentas = await api.base.owner.db.selectFrom('usuario').select('username').execute();
      for (const { username } of cuentas) expect(historias + archivos).not.toContain(username);

      for (const lista of ['afiliado', 'beneficiario']) {
        const { status, body } = await leer<{ detalle: unknown }>(
          'empleador.consulta',
          `${lista}/ente-gestor-all?orden=USUARIO`,
        );
        const mensaje = 'Su rol no ve quién registró: elija otro orden.';
        expect([status, body.detalle]).toEqual([400, [{ campo: 'orden', mensaje }]]);
      }
    });

    it('de los empleadores solo se ve a sí mismo', async () => {
      const { body } = await leer<{ total: number; datos: { nombre: string }[] }>(
        'empleador.consulta',
        'entidad/findByEnteGestor/0?limit=100',
      );
      expect(body.datos.map(({ nombre }) => nombre)).toEqual(['INDUSTRIAS ALTIPLANO S.A.']);
    });
  });
});
