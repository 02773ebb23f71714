-- Totals are exact without counting: these triggers append one delta for each statement and group of rows, a job merges
-- them, and readers add counters and pending deltas in one snapshot. (The tables: migrations 0005, 0014, 0023, 0029 and
-- 0032.)
create or replace function dia_en_la_paz(momento timestamptz) returns date language sql immutable
  return (momento at time zone 'America/La_Paz')::date;

-- Two functions give, for an entity and for all (`en` 0), the periods in which a day counts besides the entity's own
-- days (contador_periodo), and those of a birth (contador_nacimiento).
create or replace function contador_periodos(ente smallint, dia date)
returns table (en smallint, paso text, fecha date) language sql immutable as $$
  values (ente, 'MES', date_trunc('month', dia::timestamp)::date),
    (0::smallint, 'MES', date_trunc('month', dia::timestamp)::date), (0::smallint, 'DIA', dia)
$$;
create or replace function contador_nacimientos(ente smallint, dia date)
returns table (en smallint, clase text, fecha date) language sql immutable as $$
  select e.en, x.clase, x.fecha
  from (values (ente), (0::smallint)) e (en) cross join (values
    ('ANIO', date_trunc('year', dia::timestamp)::date), ('MES', date_trunc('month', dia::timestamp)::date),
    ('DIA', dia)) x (clase, fecha)
$$;

create or replace function afiliacion_contar() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into contador_delta
      (id_ente_gestor, tipo, estado, id_entidad, id_usuario_creacion,
        fecha_afiliacion, fecha_registro, fecha_nacimiento, n)
    select a.id_ente_gestor, a.tipo, a.estado, a.id_entidad, a.id_usuario_creacion,
      a.fecha_afiliacion, a.fecha_registro, p.fecha_nacimiento, count(*)
    from nuevas a join persona p on p.id = a.id_persona
    group by 1, 2, 3, 4, 5, 6, 7, 8;
    insert into contador_resumen_actualizacion (id_ente_gestor, tipo, id_usuario_modificacion, fecha, estado, n)
    select id_ente_gestor, tipo, id_usuario_modificacion, dia_en_la_paz(modificado_en), estado, count(*)
    from nuevas where modificado_en is not null group by 1, 2, 3, 4, 5;
  elsif tg_op = 'DELETE' then
    insert into contador_delta
      (id_ente_gestor, tipo, estado, id_entidad, id_usuario_creacion,
        fecha_afiliacion, fecha_registro, fecha_nacimiento, n)
    select a.id_ente_gestor, a.tipo, a.estado, a.id_entidad, a.id_usuario_creacion,
      a.fecha_afiliacion, a.fecha_registro, p.fecha_nacimiento, -count(*)
    from viejas a join persona p on p.id = a.id_persona
    group by 1, 2, 3, 4, 5, 6, 7, 8;
    insert into contador_resumen_actualizacion (id_ente_gestor, tipo, id_usuario_modificacion, fecha, estado, n)
    select id_ente_gestor, tipo, id_usuario_modificacion, dia_en_la_paz(modificado_en), estado, -count(*)
    from viejas where modificado_en is not null group by 1, 2, 3, 4, 5;
  else
    insert into contador_delta
      (id_ente_gestor, tipo, estado, id_entidad, id_usuario_creacion,
        fecha_afiliacion, fecha_registro, fecha_nacimiento, n)
    select c.id_ente_gestor, c.tipo, c.estado, c.id_entidad, c.id_usuario_creacion,
      c.fecha_afiliacion, c.fecha_registro, p.fecha_nacimiento, sum(c.n)
    from (
      select id_persona, id_ente_gestor, tipo, estado, id_entidad, id_usuario_creacion,
        fecha_afiliacion, fecha_registro, 1 as n
      from nuevas
      union all
      select id_persona, id_ente_gestor, tipo, estado, id_entidad, id_usuario_creacion,
        fecha_afiliacion, fecha_registro, -1
      from viejas
    ) c join persona p on p.id = c.id_persona
    group by 1, 2, 3, 4, 5, 6, 7, 8
    having sum(c.n) <> 0;
    insert into contador_resumen_actualizacion (id_ente_gestor, tipo, id_usuario_modificacion, fecha, estado, n)
    select id_ente_gestor, tipo, id_usuario_modificacion, dia_en_la_paz(modificado_en), estado, sum(n)
    from (
      select id_ente_gestor, tipo, id_usuario_modificacion, modificado_en, estado, 1 as n from nuevas
      union all
      select id_ente_gestor, tipo, id_usuario_modificacion, modificado_en, estado, -1 from viejas
    ) c where modificado_en is not null
    group by 1, 2, 3, 4, 5
    having sum(n) <> 0;
  end if;
  return null;
end $$;

create or replace trigger afiliacion_contar_insert after insert on afiliacion
  referencing new table as nuevas for each statement execute function afiliacion_contar();
create or replace trigger afiliacion_contar_update after update on afiliacion
  referencing old table as viejas new table as nuevas for each statement execute function afiliacion_contar();
create or replace trigger afiliacion_contar_delete after delete on afiliacion
  referencing old table as viejas for each statement execute function afiliacion_contar();

-- A corrected birth date moves a person's affiliations to another day. They are locked first: a simultaneous change of
-- one of them is seen whole, or waits and sees the new date.
create or replace function persona_contar() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select from nuevas n join viejas v using (id) where n.fecha_nacimiento <> v.fecha_nacimiento) then
    return null;
  end if;
  perform from afiliacion a where a.id_persona in (select id from nuevas) for update;
  insert into contador_delta
    (id_ente_gestor, tipo, estado, id_entidad, id_usuario_creacion, fecha_afiliacion, fecha_registro,
      fecha_nacimiento, n)
  select a.id_ente_gestor, a.tipo, a.estado, a.id_entidad, a.id_usuario_creacion,
    a.fecha_afiliacion, a.fecha_registro, c.fecha_nacimiento, sum(c.n)
  from (
    select id, fecha_nacimiento, 1 as n from nuevas
    union all
    select id, fecha_nacimiento, -1 from viejas
  ) c join afiliacion a on a.id_persona = c.id
  group by 1, 2, 3, 4, 5, 6, 7, 8
  having sum(c.n) <> 0;
  return null;
end $$;

create or replace trigger persona_contar_update after update on persona
  referencing old table as viejas new table as nuevas for each statement execute function persona_contar();

-- Sums up the appended deltas: as many rows as users and states were touched, and for each day as many as states,
-- however many deltas there are.
create or replace function contador_delta_resumir() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into contador_resumen (id_usuario_creacion, id_ente_gestor, tipo, estado, n)
  select id_usuario_creacion, id_ente_gestor, tipo, estado, sum(n) from nuevos
  group by 1, 2, 3, 4
  having sum(n) <> 0;
  insert into contador_resumen_dia (id_ente_gestor, tipo, clase, fecha, estado, n)
  select d.id_ente_gestor, d.tipo, x.clase, x.fecha, d.estado, sum(d.n)
  from nuevos d
    cross join lateral (values ('AFILIACION', d.fecha_afiliacion), ('REGISTRO', d.fecha_registro)) x (clase, fecha)
  group by 1, 2, 3, 4, 5
  having sum(d.n) <> 0;
  return null;
end $$;
create or replace trigger contador_delta_resumir after insert on contador_delta
  referencing new table as nuevos for each statement execute function contador_delta_resumir();

-- Counts employers that come to have somebody, or nobody any more.
create or replace function contador_empleador_contar() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into contador_empleadores as c (id_ente_gestor, n)
    select id_ente_gestor, count(*) from nuevos where n > 0 group by 1 order by 1
    on conflict (id_ente_gestor) do update set n = c.n + excluded.n;
  elsif tg_op = 'DELETE' then
    insert into contador_empleadores as c (id_ente_gestor, n)
    select id_ente_gestor, -count(*) from viejos where n > 0 group by 1 order by 1
    on conflict (id_ente_gestor) do update set n = c.n + excluded.n;
  else
    insert into contador_empleadores as c (id_ente_gestor, n)
    select x.id_ente_gestor, sum(x.n) from (
      select id_ente_gestor, 1 as n from nuevos where n > 0
      union all
      select id_ente_gestor, -1 from viejos where n > 0
    ) x group by 1 having sum(x.n) <> 0 order by 1
    on conflict (id_ente_gestor) do update set n = c.n + excluded.n;
  end if;
  return null;
end $$;
create or replace trigger contador_empleador_contar_insert after insert on contador_empleador
  referencing new table as nuevos for each statement execute function contador_empleador_contar();
create or replace trigger contador_empleador_contar_update after update on contador_empleador
  referencing old table as viejos new table as nuevos for each statement execute function contador_empleador_contar();
create or replace trigger contador_empleador_contar_delete after delete on contador_empleador
  referencing old table as viejos for each statement execute function contador_empleador_contar();
