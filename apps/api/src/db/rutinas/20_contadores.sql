-- Exact totals without counting: these triggers append one delta for each statement and group of rows, a job merges
-- them, and readers add counters and pending deltas in one snapshot. (The tables: migration 0005.)
create or replace function afiliacion_contar() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into contador_delta
      (id_ente_gestor, tipo, estado, id_entidad, fecha_afiliacion, fecha_registro, mes_nacimiento, n)
    select a.id_ente_gestor, a.tipo, a.estado, a.id_entidad, a.fecha_afiliacion, a.fecha_registro,
      date_trunc('month', p.fecha_nacimiento)::date, count(*)
    from nuevas a join persona p on p.id = a.id_persona
    group by 1, 2, 3, 4, 5, 6, 7;
  elsif tg_op = 'DELETE' then
    insert into contador_delta
      (id_ente_gestor, tipo, estado, id_entidad, fecha_afiliacion, fecha_registro, mes_nacimiento, n)
    select a.id_ente_gestor, a.tipo, a.estado, a.id_entidad, a.fecha_afiliacion, a.fecha_registro,
      date_trunc('month', p.fecha_nacimiento)::date, -count(*)
    from viejas a join persona p on p.id = a.id_persona
    group by 1, 2, 3, 4, 5, 6, 7;
  else
    insert into contador_delta
      (id_ente_gestor, tipo, estado, id_entidad, fecha_afiliacion, fecha_registro, mes_nacimiento, n)
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

create or replace trigger afiliacion_contar_insert after insert on afiliacion
  referencing new table as nuevas for each statement execute function afiliacion_contar();
create or replace trigger afiliacion_contar_update after update on afiliacion
  referencing old table as viejas new table as nuevas for each statement execute function afiliacion_contar();
create or replace trigger afiliacion_contar_delete after delete on afiliacion
  referencing old table as viejas for each statement execute function afiliacion_contar();

-- A corrected birth date moves a person's affiliations to another month.
create or replace function persona_contar() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into contador_delta
    (id_ente_gestor, tipo, estado, id_entidad, fecha_afiliacion, fecha_registro, mes_nacimiento, n)
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

create or replace trigger persona_contar_update after update on persona
  referencing old table as viejas new table as nuevas for each statement execute function persona_contar();

create or replace function contadores_fundir(maximo integer default 50000) returns integer
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
    from lote l
      cross join lateral (values ('AFILIACION', l.fecha_afiliacion), ('REGISTRO', l.fecha_registro)) d (clase, fecha)
    group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
    on conflict (id_ente_gestor, tipo, clase, fecha, estado) do update set n = c.n + excluded.n
  ), por_nacimiento as (
    insert into contador_nacimiento as c
    select id_ente_gestor, tipo, estado, mes_nacimiento, sum(n) from lote group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (id_ente_gestor, tipo, estado, mes_nacimiento) do update set n = c.n + excluded.n
  )
  select count(*)::integer from lote
$$;
comment on function contadores_fundir is
  'Moves up to maximo pending deltas into the counters, in one statement; returns how many.';
