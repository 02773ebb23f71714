import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { esNumero, hojasDe } from '@sgpa/testing/malos';
import { type Esquema, pediblesDe } from '@sgpa/testing/pedidos';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** A number of the wire is compared with this column or stored in it; null where it only counts pages. */
const COLUMNA: Record<string, string | null> = {
  id_ente_gestor: 'ente_gestor.id',
  idEnteGestor: 'ente_gestor.id',
  idEnteEmpleador: 'entidad_empleadora.id',
  b: 'entidad_empleadora.tipo_codigo',
  tipo_codigo: 'entidad_empleadora.tipo_codigo',
  tipo_motivo: 'parametrica.id',
  idAfiliadoEnteGestor: 'afiliacion.id',
  id_afiliacion_ente_gestor: 'afiliacion.id',
  code: 'afiliacion.id',
  /** The items of `beneficiarios_que_pasan` and `repetidas` have this path. */
  0: 'afiliacion.id',
  queda: 'afiliacion.id',
  id_registro: 'persona.id',
  id_registro_queda: 'persona.id',
  id_registro_sale: 'persona.id',
  idDocumento: 'documento_persona.id',
  id_novedad_ente_gestor: 'novedad.id',
  id_motivo_baja: null,
  id: 'usuario.id',
  'GET /monitoreo/v1/compararDeclaracion/{id} id': 'declaracion_poblacion.id',
  'GET /monitoreo/v1/findDeclaracionById/{id} id': 'declaracion_poblacion.id',
  'GET /monitoreo/v1/findPersonasDeclaracion/{id} id': 'declaracion_poblacion.id',
  'DELETE /monitoreo/v1/deleteTotalDeclaracion/{id} id': 'declaracion_poblacion.id',
  idSesion: 'sesion.numero',
  idEntidad: 'entidad_empleadora.id',
  tipoCodigo: 'entidad_empleadora.tipo_codigo',
  edad: 'edad_limite.edad',
  'GET /api/v1/parametro/{lista}/{id}/usos id': 'entidad_empleadora.id',
  'PUT /api/v1/parametro/{lista}/{id} id': 'entidad_empleadora.id',
  'PUT /api/v1/parametro/{lista}/{id}/vigencia id': 'entidad_empleadora.id',
  idDepartamento: 'departamento.id',
  salario: 'afiliacion.salario',
  version: 'afiliacion.version',
  version_ficha: 'ficha_persona.version',
  idPoblacionDeclarada: 'declaracion_poblacion.id',
  gestion: 'declaracion_poblacion.gestion',
  periodo: 'declaracion_poblacion.periodo',
  dia: 'declaracion_poblacion.dia',
  titularesValidos: 'declaracion_poblacion.titulares_validos',
  beneficiariosValidados: 'declaracion_poblacion.beneficiarios_validados',
  titularesObservados: 'declaracion_poblacion.titulares_observados',
  beneficiarioObservado: 'declaracion_poblacion.beneficiarios_observados',
  recienNacidos: 'declaracion_poblacion.recien_nacidos',
  page: null,
  limit: null,
  venceEn: null,
};

interface Entrada {
  donde: string;
  nombre: string;
  esquema: Esquema;
}

const variantes = (esquema: Esquema): Esquema[] => (esquema.anyOf ? esquema.anyOf.flatMap(variantes) : [esquema]);

describe('rangos.test.ts', () => {
  let api: ApiDePrueba;
  let entradas: Entrada[];
  beforeAll(async () => {
    api = await crearApiDePrueba();
    entradas = pediblesDe(api.app).flatMap(({ metodo, ruta, parametros, cuerpo }) => {
      const hojas = cuerpo
        ? hojasDe(cuerpo).map((hoja) => ({ nombre: String(hoja.ruta.at(-1)), esquema: hoja.esquema }))
        : [];
      const lugares = parametros.map(({ name, schema }) => ({ nombre: name, esquema: schema }));
      return [...hojas, ...lugares].flatMap(({ nombre, esquema }) =>
        variantes(esquema).map((una) => ({ donde: `${metodo} ${ruta} ${nombre}`, nombre, esquema: una })),
      );
    });
  });
  afterAll(() => api.cerrar());

  it('ningún número que el contrato admite es mayor que lo que cabe en su columna', async () => {
    const { rows } = await sql<{ columna: string; maximo: number }>`
      select c.table_name || '.' || c.column_name as columna,
        case c.data_type
          when 'smallint' then 32767
          when 'integer' then 2147483647
          when 'bigint' then 9223372036854775807
          when 'numeric' then 10 ^ (c.numeric_precision - c.numeric_scale) - 1
        end::float8 as maximo
      from information_schema.columns c where c.table_schema = 'public'`.execute(api.base.owner.db);
    const cabe = new Map(rows.map(({ columna, maximo }) => [columna, maximo]));
    const numeros = entradas.filter(({ esquema, nombre }) => esNumero(esquema) && nombre !== 'tipo_doc');
    expect(numeros.length).toBeGreaterThan(25);
    for (const { donde, nombre, esquema } of numeros) {
      const columna = COLUMNA[donde] ?? COLUMNA[nombre];
      expect([donde, columna]).not.toEqual([donde, undefined]);
      if (columna === null || columna === undefined) continue;
      const tope = cabe.get(columna);
      expect([donde, columna, typeof tope]).toEqual([donde, columna, 'number']);
      expect([donde, esquema.maximum]).toEqual([donde, expect.any(Number)]);
      expect([donde, Number(esquema.maximum) <= Number(tope)]).toEqual([donde, true]);
      expect([donde, Number(esquema.minimum) >= 0]).toEqual([donde, true]);
    }
  });

  it('ningún texto que el contrato admite es más largo que lo que su columna deja', async () => {
    const { rows } = await sql<{ columna: string; largo: number }>`
      select a.attname as columna, min((regexp_match(pg_get_constraintdef(k.oid), 'length\\(' || a.attname || '\\) <= (\\d+)'))[1]::int) as largo
      from pg_constraint k
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
      where k.contype = 'c' and k.conrelid in ('ficha_persona'::regclass, 'afiliacion'::regclass, 'persona'::regclass)
      group by a.attname`.execute(api.base.owner.db);
    const cabe = new Map(rows.filter(({ largo }) => largo !== null).map(({ columna, largo }) => [columna, largo]));
    expect(cabe.size).toBeGreaterThan(3);
    const textos = entradas.filter(({ nombre, esquema }) => esquema.type === 'string' && cabe.has(nombre));
    expect(textos.length).toBeGreaterThan(10);
    for (const { donde, nombre, esquema } of textos) {
      expect([donde, Number(esquema.maxLength) <= Number(cabe.get(nombre))]).toEqual([donde, true]);
    }
  });
});
