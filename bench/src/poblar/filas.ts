import { NOMBRES_DE_PILA, PRIMER_APELLIDO, SEGUNDO_APELLIDO } from './nombres.ts';

/** The synthetic holders work for so many employers. */
export const EMPLEADORES = 20_000;
/** All of them have eight digits, in order. */
export const PRIMER_DOCUMENTO = 10_000_000;

/** A holder and its beneficiary share a number: of each three rows the last hangs on the one before. */
const SERIE = `(
  select i, case when i % 3 = 0 then i - 1 else i end as k, hashint8(i) & 2147483647 as h,
    hashint8(case when i % 3 = 0 then i - 1 else i end) & 2147483647 as hk
  from generate_series($1::bigint, $2::bigint) i
) b`;

/** Half of the rows are of one managing entity, as in life. */
const ENTE = `case when b.hk % 2 = 0 then 1::smallint
  else (select array_agg(id order by id) from ente_gestor where tipo <> 'AUTORIDAD')[1 + (b.hk / 3) % 16] end`;

/** Dates agree with the state today, so that the daily job finds little to do. */
const BAJA = `case x.estado when 101 then current_date + 30 + (b.h / 17) % 300 when 102 then current_date - 100
  when 103 then current_date - 5 - (b.h / 17) % 40 when 104 then x.inicio + 200 end`;
const FIN = `case x.estado when 101 then current_date + 30 + (b.h / 17) % 300
  when 102 then current_date + 30 + (b.h / 17) % 200 when 103 then current_date + 55 - (b.h / 17) % 40
  when 104 then x.inicio + 200 end`;

/** Every second beneficiary that is ACTIVO is a child: too old some day of the next eighteen years. */
const POR_EDAD = `case when x.tipo = 'BENEFICIARIO' and x.estado = 100 and b.i % 2 = 0
  then current_date + (b.h / 19) % 6570 end`;

/** `$1` to `$2` say which rows to make; the others are first ids, the first employer, and how many there will be. */
export const FILAS = {
  persona: `
    insert into persona (id, numero_documento, fecha_nacimiento, nombres, primer_apellido, segundo_apellido,
      id_genero, saneado)
    overriding system value
    select $3::bigint + i, (${PRIMER_DOCUMENTO} + i)::text, date '1940-01-01' + (h % 27000)::integer,
      ${NOMBRES_DE_PILA}, ${PRIMER_APELLIDO}, ${SEGUNDO_APELLIDO},
      (select array_agg(id order by id) from parametrica where grupo = 'GENERO')[1 + h % 2], true
    from ${SERIE} order by i`,
  ficha_persona: `
    insert into ficha_persona (id_persona, id_ente_gestor, direccion, telefono_movil)
    select $3::bigint + i, ${ENTE}, 'CALLE ' || h % 5000, '7' || h % 10000000 from ${SERIE} order by i`,
  afiliacion: `
    insert into afiliacion (id, id_persona, id_ente_gestor, id_entidad, tipo, id_titular, id_parentesco,
      id_tipo_asegurado, estado, fecha_afiliacion, fecha_baja, fecha_cesantia, fecha_ampliacion, fin_por_edad, fin_cobertura,
      fecha_registro, id_usuario_creacion, creado_en)
    overriding system value
    select $4::bigint + b.i, $3::bigint + b.i, ${ENTE}, $5::bigint + (b.hk / 7) % ${EMPLEADORES}, x.tipo,
      case when x.tipo = 'BENEFICIARIO' then $4::bigint + b.k end,
      case when ${POR_EDAD} is not null then (select id from parametrica where grupo = 'PARENTESCO' and codigo = 'HIJA_HIJO')
        when x.tipo = 'BENEFICIARIO' then (select min(id) from parametrica where grupo = 'PARENTESCO') end,
      (select id from parametrica where grupo = 'TIPO_ASEGURADO' and codigo = 'TRABAJADOR'),
      x.estado, x.inicio, ${BAJA},
      case x.estado when 102 then current_date - 40 when 103 then ${FIN} end,
      case when x.estado = 102 then ${FIN} end, ${POR_EDAD}, coalesce(${POR_EDAD}, ${FIN}),
      x.inicio + 5, (select array_agg(id order by id) from usuario)[1 + (b.h / 13) % 20], x.inicio + 5
    from ${SERIE}
    cross join lateral (select
      case when b.i % 3 = 0 then 'BENEFICIARIO' else 'TITULAR' end as tipo,
      (array[100, 100, 100, 100, 100, 100, 101, 102, 103, 104])[1 + (b.hk / 11) % 10]::smallint as estado,
      date '2012-01-01' + (5000 * b.i / $6::bigint)::integer as inicio) x
    order by b.i`,
};

/** Takes the words of the rows above, once they are there; `$3` is the first affiliation's id. */
export const PALABRAS = `
    insert into afiliacion_nombre (id_afiliacion, id_ente_gestor, fecha_registro, palabras, tipo, nombre, documento)
    select a.id, a.id_ente_gestor, a.fecha_registro,
      claves_de_persona(a.id_ente_gestor, a.tipo, palabras_de_persona(p.nombres, p.primer_apellido, p.segundo_apellido)),
      a.tipo, nombre_en_orden(p.primer_apellido, p.segundo_apellido, p.nombres),
      documento_en_orden(p.numero_documento, p.complemento)
    from afiliacion a join persona p on p.id = a.id_persona
    where a.id between $3::bigint + $1::bigint and $3::bigint + $2::bigint order by a.id`;
