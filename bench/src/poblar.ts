import { crearDb } from '@sgpa/api/db/pool';

const LOTE = 100_000;
const EMPLEADORES = 20_000;

/** Half of them of one managing entity, as in life. */
const ENTE = `case when b.h % 2 = 0 then 1::smallint else (select array_agg(id) from ente_gestor where tipo <> 'AUTORIDAD')[1 + (b.h / 3) % 16] end`;

/** One batch: persons, their files and one affiliation each. A third are beneficiaries of a holder of the same batch. */
const AFILIACIONES = `
  with base as (
    select i, 10000000 + i as documento, hashint8(i) & 2147483647 as h from generate_series($1::bigint, $2::bigint) i
  ), nuevas as (
    insert into persona (numero_documento, fecha_nacimiento, nombres, primer_apellido, segundo_apellido, id_genero, saneado)
    select documento::text, date '1940-01-01' + (h % 27000)::integer, 'NOMBRE ' || h % 997, 'APELLIDO ' || h % 1499,
      'APELLIDO ' || h % 1999, (select array_agg(id) from parametrica where grupo = 'GENERO')[1 + h % 2], true
    from base returning id, numero_documento
  ), fichas as (
    insert into ficha_persona (id_persona, id_ente_gestor, direccion, telefono_movil)
    select n.id, ${ENTE}, 'CALLE ' || b.h % 5000, '7' || b.h % 10000000
    from nuevas n join base b on b.documento::text = n.numero_documento
  )
  insert into afiliacion (id_persona, id_ente_gestor, id_entidad, tipo, id_titular, id_parentesco, id_tipo_asegurado, estado,
    fecha_afiliacion, fecha_baja, fecha_cesantia, fecha_ampliacion, fin_cobertura, fecha_registro, id_usuario_creacion, creado_en)
  select n.id, x.ente, x.entidad, x.tipo, case when x.tipo = 'BENEFICIARIO' then $3::bigint end,
    case when x.tipo = 'BENEFICIARIO' then (select min(id) from parametrica where grupo = 'PARENTESCO') end,
    (select id from parametrica where grupo = 'TIPO_ASEGURADO' and codigo = 'TRABAJADOR'), x.estado, x.inicio,
    case when x.estado in (101, 102, 103, 104) then x.inicio + 200 end,
    case when x.estado in (102, 103) then x.inicio + 260 end,
    case when x.estado = 102 then x.inicio + 300 end,
    case x.estado when 101 then x.inicio + 200 when 102 then x.inicio + 300 when 103 then x.inicio + 260 when 104 then x.inicio + 200 end,
    x.inicio + 5, x.autor, x.inicio + 5
  from nuevas n join base b on b.documento::text = n.numero_documento
  cross join lateral (select
    ${ENTE} as ente,
    $4::bigint + (b.h / 7) % ${EMPLEADORES} as entidad,
    case when b.i % 3 = 0 then 'BENEFICIARIO' else 'TITULAR' end as tipo,
    (array[100, 100, 100, 100, 100, 100, 101, 102, 103, 104])[1 + (b.h / 11) % 10]::smallint as estado,
    date '2012-01-01' + (5000 * b.i / $5::bigint)::integer as inicio,
    (select array_agg(id order by id) from usuario)[1 + (b.h / 13) % 20] as autor) x`;

/** Many rows made by PostgreSQL itself, for measuring only: nobody in the simulated registries knows these persons. */
export async function poblar(url: string, filas: number): Promise<void> {
  if (filas === 0) return;
  const inicio = performance.now();
  const { pool, db } = crearDb({ url, max: 1, statementTimeout: 0 });
  const { rows } = await pool.query<{ primera: number }>(
    `with nuevas as (
       insert into entidad_empleadora (codigo, tipo_codigo, numero, nombre)
       select 'NIT-' || 9000000000 + i, 3100, (9000000000 + i)::text, 'EMPRESA SINTETICA ' || i from generate_series(1, $1::bigint) i
       returning id)
     select min(id) as primera from nuevas`,
    [EMPLEADORES],
  );
  const titular = await pool.query<{ id: number }>(
    `select min(id) as id from afiliacion where tipo = 'TITULAR' and id_ente_gestor = 1`,
  );
  for (let desde = 1; desde <= filas; desde += LOTE) {
    const hasta = Math.min(filas, desde + LOTE - 1);
    await pool.query(AFILIACIONES, [desde, hasta, titular.rows[0]?.id, rows[0]?.primera, filas]);
  }
  for (let fundidos = 1; fundidos > 0; ) {
    const { rows: hechos } = await pool.query<{ n: number }>('select contadores_fundir(200000) as n');
    fundidos = hechos[0]?.n ?? 0;
  }
  for (const tabla of [
    'persona',
    'ficha_persona',
    'afiliacion',
    'entidad_empleadora',
    'contador_dia',
    'contador_entidad',
  ]) {
    await pool.query(`vacuum analyze ${tabla}`);
  }
  await db.destroy();
  console.log(`· ${filas} afiliaciones sintéticas (${((performance.now() - inicio) / 1000).toFixed(0)} s)`);
}
