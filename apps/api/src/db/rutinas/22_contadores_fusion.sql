-- One merger runs at a time. Each step reads the three tables by their keys, from the oldest up to the maximo-th:
-- whatever the planner believes of tables that are empty most of the time, it is given no other way.
create or replace function contadores_fundir(maximo integer default 50000) returns integer
language plpgsql security definer
set search_path = public, pg_temp set plan_cache_mode = force_custom_plan
set enable_seqscan = off set enable_bitmapscan = off
as $$
declare
  ultimo bigint;
  resumidos integer;
  dias integer;
  actualizadas integer;
  lote contador_delta[];
begin
  if not pg_try_advisory_xact_lock(hashtext('contadores_fundir')) then
    return 0;
  end if;

  select max(x.id) into ultimo from (select r.id from contador_resumen r order by r.id limit maximo) x;
  with quitados as (
    delete from contador_resumen r where r.id <= ultimo returning r.*
  ), por_estado as (
    insert into contador_estado as c (id_ente_gestor, tipo, estado, n)
    select id_ente_gestor, tipo, estado, sum(n) from quitados group by 1, 2, 3
    on conflict (id_ente_gestor, tipo, estado) do update set n = c.n + excluded.n
  ), por_autor as (
    insert into contador_autor as c (id_usuario_creacion, id_ente_gestor, tipo, estado, n)
    select id_usuario_creacion, id_ente_gestor, tipo, estado, sum(n) from quitados group by 1, 2, 3, 4
    on conflict (id_usuario_creacion, id_ente_gestor, tipo, estado) do update set n = c.n + excluded.n
  )
  select count(*) into resumidos from quitados;

  select max(x.id) into ultimo from (select r.id from contador_resumen_dia r order by r.id limit maximo) x;
  with quitados as (
    delete from contador_resumen_dia r where r.id <= ultimo returning r.*
  ), por_dia as (
    insert into contador_dia as c (id_ente_gestor, tipo, clase, fecha, estado, n)
    select id_ente_gestor, tipo, clase, fecha, estado, sum(n) from quitados group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
    on conflict (id_ente_gestor, tipo, clase, fecha, estado) do update set n = c.n + excluded.n
  ), por_periodo as (
    insert into contador_periodo as c (id_ente_gestor, clase, paso, fecha, tipo, estado, n)
    select x.en, q.clase, x.paso, x.fecha, q.tipo, q.estado, sum(q.n)
    from (
      select id_ente_gestor, tipo, clase, fecha, estado, sum(n) as n from quitados group by 1, 2, 3, 4, 5
      having sum(n) <> 0
    ) q cross join lateral contador_periodos(q.id_ente_gestor, q.fecha) x
    group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
    on conflict (id_ente_gestor, clase, paso, fecha, tipo, estado) do update set n = c.n + excluded.n
  )
  select count(*) into dias from quitados;

  select max(x.id) into ultimo from (select r.id from contador_resumen_actualizacion r order by r.id limit maximo) x;
  with quitados as (
    delete from contador_resumen_actualizacion r where r.id <= ultimo returning r.*
  ), por_dia as (
    insert into contador_actualizacion as c (id_ente_gestor, tipo, fecha, estado, n)
    select id_ente_gestor, tipo, fecha, estado, sum(n) from quitados group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (id_ente_gestor, tipo, fecha, estado) do update set n = c.n + excluded.n
  ), por_periodo as (
    insert into contador_periodo as c (id_ente_gestor, clase, paso, fecha, tipo, estado, n)
    select x.en, 'ACTUALIZACION', x.paso, x.fecha, q.tipo, q.estado, sum(q.n)
    from (
      select id_ente_gestor, tipo, fecha, estado, sum(n) as n from quitados group by 1, 2, 3, 4 having sum(n) <> 0
    ) q cross join lateral contador_periodos(q.id_ente_gestor, q.fecha) x
    group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
    on conflict (id_ente_gestor, clase, paso, fecha, tipo, estado) do update set n = c.n + excluded.n
  ), por_modificador as (
    insert into contador_modificador as c (id_ente_gestor, id_usuario_modificacion, tipo, n)
    select id_ente_gestor, id_usuario_modificacion, tipo, sum(n) from quitados
    where id_usuario_modificacion is not null group by 1, 2, 3 having sum(n) <> 0 order by 1, 2, 3
    on conflict (id_ente_gestor, id_usuario_modificacion, tipo) do update set n = c.n + excluded.n
  )
  select count(*) into actualizadas from quitados;

  select max(x.id) into ultimo from (select d.id from contador_delta d order by d.id limit maximo) x;
  with quitados as (
    delete from contador_delta d where d.id <= ultimo returning d
  )
  select array_agg(q.d) into lote from quitados q;
  if lote is null then
    return greatest(resumidos, dias, actualizadas);
  end if;

  insert into contador_entidad as c (id_entidad, id_ente_gestor, tipo, estado, n)
  select id_entidad, id_ente_gestor, tipo, estado, sum(n) from unnest(lote) group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (id_entidad, id_ente_gestor, tipo, estado) do update set n = c.n + excluded.n;

  -- The state is not in these groups: a change of state alone adds up to 0 and moves neither births nor employers.
  insert into contador_nacimiento as c (id_ente_gestor, clase, fecha, tipo, n)
  select x.en, x.clase, x.fecha, l.tipo, sum(l.n)
  from (
    select id_ente_gestor, tipo, fecha_nacimiento, sum(n) as n from unnest(lote) group by 1, 2, 3 having sum(n) <> 0
  ) l cross join lateral contador_nacimientos(l.id_ente_gestor, l.fecha_nacimiento) x
  group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (id_ente_gestor, clase, fecha, tipo) do update set n = c.n + excluded.n;

  insert into contador_empleador as c (id_ente_gestor, id_entidad, n)
  select e.id, l.id_entidad, sum(l.n)
  from (select id_ente_gestor, id_entidad, sum(n) as n from unnest(lote) group by 1, 2 having sum(n) <> 0) l
    cross join lateral (values (l.id_ente_gestor), (0::smallint)) e (id)
  group by 1, 2 order by 1, 2
  on conflict (id_ente_gestor, id_entidad) do update set n = c.n + excluded.n;

  insert into contador_usuario as c (id_usuario_creacion, id_ente_gestor, tipo, mes, estado, n)
  select id_usuario_creacion, id_ente_gestor, tipo, date_trunc('month', fecha_registro)::date, estado, sum(n)
  from unnest(lote) group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
  on conflict (id_usuario_creacion, id_ente_gestor, tipo, mes, estado) do update set n = c.n + excluded.n;

  return greatest(resumidos, dias, actualizadas, cardinality(lote));
end $$;
comment on function contadores_fundir is
  'Moves up to maximo pending rows of each kind into the counters; returns how many, zero while another one merges.';

-- Rebuilds all counters from the rows, set-based: after a bulk load with the triggers off, or when the recount raised
-- its alarm. It runs with the caller's rights, which only an owner has.
create or replace function contadores_rehacer() returns void language plpgsql set search_path = public, pg_temp as $$
begin
  lock table afiliacion, persona in share row exclusive mode;
  perform pg_advisory_xact_lock(hashtext('contadores_fundir'));
  -- The tables are not truncated: whoever looks with an earlier snapshot would find nothing at all.
  delete from contador_delta;
  delete from contador_resumen;
  delete from contador_resumen_dia;
  delete from contador_resumen_actualizacion;
  delete from contador_estado;
  delete from contador_autor;
  delete from contador_entidad;
  delete from contador_dia;
  delete from contador_nacimiento;
  delete from contador_usuario;
  delete from contador_empleador;
  delete from contador_empleadores;
  delete from contador_periodo;
  delete from contador_actualizacion;
  delete from contador_modificador;
  insert into contador_entidad (id_entidad, id_ente_gestor, tipo, estado, n)
  select id_entidad, id_ente_gestor, tipo, estado, count(*) from afiliacion group by 1, 2, 3, 4;
  insert into contador_estado (id_ente_gestor, tipo, estado, n)
  select id_ente_gestor, tipo, estado, sum(n) from contador_entidad group by 1, 2, 3;
  insert into contador_dia (id_ente_gestor, tipo, clase, fecha, estado, n)
  select id_ente_gestor, tipo, 'AFILIACION', fecha_afiliacion, estado, count(*) from afiliacion group by 1, 2, 4, 5
  union all
  select id_ente_gestor, tipo, 'REGISTRO', fecha_registro, estado, count(*) from afiliacion group by 1, 2, 4, 5;
  insert into contador_usuario (id_usuario_creacion, id_ente_gestor, tipo, mes, estado, n)
  select id_usuario_creacion, id_ente_gestor, tipo, date_trunc('month', fecha_registro)::date, estado, count(*)
  from afiliacion group by 1, 2, 3, 4, 5;
  insert into contador_autor (id_usuario_creacion, id_ente_gestor, tipo, estado, n)
  select id_usuario_creacion, id_ente_gestor, tipo, estado, sum(n) from contador_usuario group by 1, 2, 3, 4;
  insert into contador_nacimiento (id_ente_gestor, clase, fecha, tipo, n)
  select x.en, x.clase, x.fecha, f.tipo, sum(f.n)
  from (
    select a.id_ente_gestor, a.tipo, p.fecha_nacimiento, count(*) as n
    from afiliacion a join persona p on p.id = a.id_persona group by 1, 2, 3
  ) f cross join lateral contador_nacimientos(f.id_ente_gestor, f.fecha_nacimiento) x
  group by 1, 2, 3, 4 order by 1, 2, 3, 4;
  insert into contador_empleador (id_ente_gestor, id_entidad, n)
  select e.id, f.id_entidad, sum(f.n)
  from contador_entidad f cross join lateral (values (f.id_ente_gestor), (0::smallint)) e (id) group by 1, 2;
  insert into contador_actualizacion (id_ente_gestor, tipo, fecha, estado, n)
  select id_ente_gestor, tipo, dia_en_la_paz(modificado_en), estado, count(*)
  from afiliacion where modificado_en is not null group by 1, 2, 3, 4;
  insert into contador_periodo (id_ente_gestor, clase, paso, fecha, tipo, estado, n)
  select x.en, d.clase, x.paso, x.fecha, d.tipo, d.estado, sum(d.n)
  from (
    select id_ente_gestor, clase, fecha, tipo, estado, n from contador_dia
    union all
    select id_ente_gestor, 'ACTUALIZACION', fecha, tipo, estado, n from contador_actualizacion
  ) d cross join lateral contador_periodos(d.id_ente_gestor, d.fecha) x
  group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6;
  insert into contador_modificador (id_ente_gestor, id_usuario_modificacion, tipo, n)
  select id_ente_gestor, id_usuario_modificacion, tipo, count(*)
  from afiliacion where modificado_en is not null and id_usuario_modificacion is not null group by 1, 2, 3;
end $$;
comment on function contadores_rehacer is
  'For the owner only: makes every counter anew from the rows; nobody writes meanwhile.';
