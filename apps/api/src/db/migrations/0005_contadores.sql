-- Exact totals without counting: statement-level triggers append deltas, a job merges them, readers add both in one snapshot.
create table contador_delta (
  id bigint generated always as identity primary key,
  id_ente_gestor smallint not null,
  tipo text not null,
  estado smallint not null,
  id_entidad bigint not null,
  fecha_afiliacion date not null,
  fecha_registro date not null,
  mes_nacimiento date not null,
  n integer not null
);

create table contador_estado (
  id_ente_gestor smallint not null,
  tipo text not null,
  estado smallint not null,
  n bigint not null,
  primary key (id_ente_gestor, tipo, estado)
);
comment on table contador_estado is 'The tiny counter: totals by status and the badge of an unfiltered list.';

create table contador_entidad (
  id_entidad bigint not null,
  id_ente_gestor smallint not null,
  tipo text not null,
  estado smallint not null,
  n bigint not null,
  primary key (id_entidad, id_ente_gestor, tipo, estado)
);
-- The employers of one managing entity (selector of the list).
create index contador_entidad_por_ente on contador_entidad (id_ente_gestor, id_entidad) include (n);

create table contador_dia (
  id_ente_gestor smallint not null,
  tipo text not null,
  clase text not null check (clase in ('AFILIACION', 'REGISTRO')),
  fecha date not null,
  estado smallint not null,
  n bigint not null,
  primary key (id_ente_gestor, tipo, clase, fecha, estado)
);

create table contador_nacimiento (
  id_ente_gestor smallint not null,
  tipo text not null,
  estado smallint not null,
  mes_nacimiento date not null,
  n bigint not null,
  primary key (id_ente_gestor, tipo, estado, mes_nacimiento)
);
comment on table contador_nacimiento is 'By month of birth, never by age: ages move every day.';

create function afiliacion_contar() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into contador_delta (id_ente_gestor, tipo, estado, id_entidad, fecha_afiliacion, fecha_registro, mes_nacimiento, n)
    select a.id_ente_gestor, a.tipo, a.estado, a.id_entidad, a.fecha_afiliacion, a.fecha_registro,
           date_trunc('month', p.fecha_nacimiento)::date, count(*)
    from nuevas a join persona p on p.id = a.id_persona
    group by 1, 2, 3, 4, 5, 6, 7;
  elsif tg_op = 'DELETE' then
    insert into contador_delta (id_ente_gestor, tipo, estado, id_entidad, fecha_afiliacion, fecha_registro, mes_nacimiento, n)
    select a.id_ente_gestor, a.tipo, a.estado, a.id_entidad, a.fecha_afiliacion, a.fecha_registro,
           date_trunc('month', p.fecha_nacimiento)::date, -count(*)
    from viejas a join persona p on p.id = a.id_persona
    group by 1, 2, 3, 4, 5, 6, 7;
  else
    insert into contador_delta (id_ente_gestor, tipo, estado, id_entidad, fecha_afiliacion, fecha_registro, mes_nacimiento, n)
    select c.id_ente_gestor, c.tipo, c.estado, c.id_entidad, c.fecha_afiliacion, c.fecha_registro,
           date_trunc('month', p.fecha_nacimiento)::date, sum(c.n)
    from (
      select id_persona, id_ente_gestor, tipo, estado, id_entidad, fecha_afiliacion, fecha_registro, 1 as n from nuevas
      union all
      select id_persona, id_ente_gestor, tipo, estado, id_entidad, fecha_afiliacion, fecha_registro, -1 from viejas
    ) c join persona p on p.id = c.id_persona
    group by 1, 2, 3, 4, 5, 6, 7
    having sum(c.n) <> 0;
  end if;
  return null;
end $$;

create trigger afiliacion_contar_insert after insert on afiliacion
  referencing new table as nuevas for each statement execute function afiliacion_contar();
create trigger afiliacion_contar_update after update on afiliacion
  referencing old table as viejas new table as nuevas for each statement execute function afiliacion_contar();
create trigger afiliacion_contar_delete after delete on afiliacion
  referencing old table as viejas for each statement execute function afiliacion_contar();

-- A corrected birth date moves a person's affiliations to another month.
create function persona_contar() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into contador_delta (id_ente_gestor, tipo, estado, id_entidad, fecha_afiliacion, fecha_registro, mes_nacimiento, n)
  select a.id_ente_gestor, a.tipo, a.estado, a.id_entidad, a.fecha_afiliacion, a.fecha_registro, c.mes, sum(c.n)
  from (
    select id, date_trunc('month', fecha_nacimiento)::date as mes, 1 as n from nuevas
    union all
    select id, date_trunc('month', fecha_nacimiento)::date, -1 from viejas
  ) c join afiliacion a on a.id_persona = c.id
  group by 1, 2, 3, 4, 5, 6, 7
  having sum(c.n) <> 0;
  return null;
end $$;
create trigger persona_contar_update after update on persona
  referencing old table as viejas new table as nuevas for each statement execute function persona_contar();

create function contadores_fundir(maximo integer default 50000) returns integer
language sql security definer set search_path = public, pg_temp as $$
  with lote as (
    delete from contador_delta
    where id in (select id from contador_delta order by id limit maximo for update skip locked)
    returning *
  ), por_estado as (
    insert into contador_estado as c
    select id_ente_gestor, tipo, estado, sum(n) from lote group by 1, 2, 3 order by 1, 2, 3
    on conflict (id_ente_gestor, tipo, estado) do update set n = c.n + excluded.n
  ), por_entidad as (
    insert into contador_entidad as c
    select id_entidad, id_ente_gestor, tipo, estado, sum(n) from lote group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (id_entidad, id_ente_gestor, tipo, estado) do update set n = c.n + excluded.n
  ), por_dia as (
    insert into contador_dia as c
    select l.id_ente_gestor, l.tipo, d.clase, d.fecha, l.estado, sum(l.n)
    from lote l cross join lateral (values ('AFILIACION', l.fecha_afiliacion), ('REGISTRO', l.fecha_registro)) d (clase, fecha)
    group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
    on conflict (id_ente_gestor, tipo, clase, fecha, estado) do update set n = c.n + excluded.n
  ), por_nacimiento as (
    insert into contador_nacimiento as c
    select id_ente_gestor, tipo, estado, mes_nacimiento, sum(n) from lote group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (id_ente_gestor, tipo, estado, mes_nacimiento) do update set n = c.n + excluded.n
  )
  select count(*)::integer from lote
$$;
comment on function contadores_fundir is 'Moves up to maximo pending deltas into the counters, in one statement; returns how many.';

-- One snapshot holds the rows, the counters and the pending deltas, so the recount needs no lock.
create function contadores_diferencias()
returns table (contador text, id_ente_gestor smallint, tipo text, estado smallint, contado bigint, hallado bigint)
language sql security definer set search_path = public, pg_temp as $$
  with contado as (
    select 'estado' as contador, id_ente_gestor, tipo, estado, ''::text as clave, sum(n)::bigint as n from (
      select id_ente_gestor, tipo, estado, n from contador_estado
      union all select id_ente_gestor, tipo, estado, n from contador_delta) x group by 2, 3, 4
    union all
    select 'entidad', id_ente_gestor, tipo, estado, id_entidad::text, sum(n)::bigint from (
      select id_ente_gestor, tipo, estado, id_entidad, n from contador_entidad
      union all select id_ente_gestor, tipo, estado, id_entidad, n from contador_delta) x group by 2, 3, 4, 5
    union all
    select 'dia', id_ente_gestor, tipo, estado, clase || fecha, sum(n)::bigint from (
      select id_ente_gestor, tipo, estado, clase, fecha, n from contador_dia
      union all select id_ente_gestor, tipo, estado, 'AFILIACION', fecha_afiliacion, n from contador_delta
      union all select id_ente_gestor, tipo, estado, 'REGISTRO', fecha_registro, n from contador_delta) x group by 2, 3, 4, 5
    union all
    select 'nacimiento', id_ente_gestor, tipo, estado, mes_nacimiento::text, sum(n)::bigint from (
      select id_ente_gestor, tipo, estado, mes_nacimiento, n from contador_nacimiento
      union all select id_ente_gestor, tipo, estado, mes_nacimiento, n from contador_delta) x group by 2, 3, 4, 5
  ), filas as (
    select a.id_ente_gestor, a.tipo, a.estado, a.id_entidad, a.fecha_afiliacion, a.fecha_registro,
           date_trunc('month', p.fecha_nacimiento)::date as mes, count(*) as n
    from afiliacion a join persona p on p.id = a.id_persona group by 1, 2, 3, 4, 5, 6, 7
  ), hallado as (
    select 'estado' as contador, id_ente_gestor, tipo, estado, ''::text as clave, sum(n)::bigint as n from filas group by 2, 3, 4
    union all select 'entidad', id_ente_gestor, tipo, estado, id_entidad::text, sum(n)::bigint from filas group by 2, 3, 4, 5
    union all select 'dia', id_ente_gestor, tipo, estado, 'AFILIACION' || fecha_afiliacion, sum(n)::bigint from filas group by 2, 3, 4, 5
    union all select 'dia', id_ente_gestor, tipo, estado, 'REGISTRO' || fecha_registro, sum(n)::bigint from filas group by 2, 3, 4, 5
    union all select 'nacimiento', id_ente_gestor, tipo, estado, mes::text, sum(n)::bigint from filas group by 2, 3, 4, 5
  )
  select contador, id_ente_gestor, tipo, estado, coalesce(c.n, 0), coalesce(r.n, 0)
  from contado c full join hallado r using (contador, id_ente_gestor, tipo, estado, clave)
  where coalesce(c.n, 0) <> coalesce(r.n, 0)
$$;
comment on function contadores_diferencias is 'Nightly recount: every counter that differs from the rows; none when all is well.';
