-- Computes a person's right on a day, in SQL here and nowhere else: `estadoEn` of packages/domain/src/cobertura, name
-- by name, to which a test holds these for whatever the columns can hold (db/cobertura.test.ts). Each is one
-- expression, so that PostgreSQL inlines it: none of them is called for each of ten million rows.

-- The function stands for `elMayor`, `elMenor` and `finTrasBaja`: greatest() and least() ignore nulls.
create or replace function fin_de_cobertura(estado smallint, a afiliacion) returns date
language sql immutable parallel safe as $$
  select case when estado in (101, 103) or a.fecha_ampliacion is null
    then least(greatest(a.fecha_baja - 1, a.fecha_cesantia), a.fin_por_edad)
    else greatest(a.fecha_baja - 1, a.fecha_cesantia, a.fecha_ampliacion) end
$$;

-- `cerrado` is the state once the cover has ended.
create or replace function estado_por_fechas(estado smallint, cerrado smallint, a afiliacion, dia date) returns smallint
language sql immutable parallel safe as $$
  select case
    when (dia <= fin_de_cobertura(estado, a)) is not true then cerrado
    when coalesce(a.fecha_baja, a.fecha_cesantia, a.fecha_ampliacion) is null then 100
    when dia < a.fecha_baja then 101
    when estado = 102 and a.fecha_ampliacion is not null then case when dia <= a.fecha_ampliacion then 102 else 103 end
    when dia <= a.fecha_cesantia then 103
    else 102 end::smallint
$$;

create or replace function estado_derechohabiente_en(a afiliacion, dia date) returns smallint
language sql immutable parallel safe as $$
  select case
    when (dia < a.fecha_derechohabiente) is not true then
      case when a.fecha_baja > a.fecha_derechohabiente and dia >= a.fecha_baja then 105 else 106 end
    when a.fecha_baja > a.fecha_derechohabiente then case when dia <= a.fin_anterior then 101 else 105 end
    else estado_por_fechas(105::smallint, 105::smallint, a, dia) end::smallint
$$;

-- Computes the state by the dates, as if nothing had been under review.
create or replace function estado_sin_revision(estado smallint, a afiliacion, dia date) returns smallint
language sql immutable parallel safe as $$
  select case
    when dia < a.fecha_afiliacion then 104
    when estado = 100 then case when dia > a.fin_por_edad then case a.tipo when 'BENEFICIARIO' then 105 else 104 end else 100 end
    when estado = 106 or estado in (104, 105) and a.fecha_baja > a.fecha_derechohabiente
      then estado_derechohabiente_en(a, dia)
    when estado in (104, 105) then estado_por_fechas(estado, estado, a, dia)
    when estado = 101 and fin_de_cobertura(estado, a) is null then 101
    else estado_por_fechas(estado, case a.tipo when 'BENEFICIARIO' then 105::smallint else 104::smallint end, a, dia)
    end::smallint
$$;

create or replace function estado_en(a afiliacion, dia date) returns smallint
language sql immutable parallel safe as $$
  select case
    when a.revisiones is not null and width_bucket(dia, a.revisiones) % 2 = 1 then 108
    when a.estado <> 108 then estado_sin_revision(a.estado, a, dia)
    when dia < a.fecha_revision and a.estado_previo is not null then estado_sin_revision(a.estado_previo, a, dia)
    else 108 end::smallint
$$;

-- The function stands for `estaCubierto`: the states are those of the group AFILIADO.
create or replace function cubierta_en(a afiliacion, dia date) returns boolean
language sql immutable parallel safe as $$ select estado_en(a, dia) in (100, 101, 102, 103, 106) $$;
