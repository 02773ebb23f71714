-- One snapshot holds the rows, the counters and the pending deltas, so the recount needs no lock. Each grouping reads
-- the rows anew: a single grouping as fine as all together wrote nearly as many groups as rows to the disk, and read
-- them ten times.
create or replace function contadores_diferencias()
returns table (contador text, id_ente_gestor smallint, tipo text, estado smallint, contado bigint, hallado bigint)
language sql security definer
set search_path = public, pg_temp set work_mem = '64MB' set jit = off as $$
  with contado as (
    select 'estado' as contador, id_ente_gestor, tipo, estado, ''::text as clave, sum(n)::bigint as n from (
      select id_ente_gestor, tipo, estado, n from contador_estado
      union all select id_ente_gestor, tipo, estado, n from contador_resumen) x group by 2, 3, 4
    union all
    select 'autor', id_ente_gestor, tipo, estado, id_usuario_creacion::text, sum(n)::bigint from (
      select id_ente_gestor, tipo, estado, id_usuario_creacion, n from contador_autor
      union all select id_ente_gestor, tipo, estado, id_usuario_creacion, n from contador_resumen) x group by 2, 3, 4, 5
    union all
    select 'entidad', id_ente_gestor, tipo, estado, id_entidad::text, sum(n)::bigint from (
      select id_ente_gestor, tipo, estado, id_entidad, n from contador_entidad
      union all select id_ente_gestor, tipo, estado, id_entidad, n from contador_delta) x group by 2, 3, 4, 5
    union all
    select 'dia', id_ente_gestor, tipo, estado, clase || fecha, sum(n)::bigint from (
      select id_ente_gestor, tipo, estado, clase, fecha, n from contador_dia
      union all select id_ente_gestor, tipo, estado, clase, fecha, n from contador_resumen_dia) x
    group by 2, 3, 4, 5
    union all
    select 'nacimiento', id_ente_gestor, tipo, 0::smallint, clase || fecha, sum(n)::bigint from (
      select id_ente_gestor, tipo, clase, fecha, n from contador_nacimiento
      union all
      select c.en, d.tipo, c.clase, c.fecha, d.n from contador_delta d
        cross join lateral contador_nacimientos(d.id_ente_gestor, d.fecha_nacimiento) c) x
    group by 2, 3, 4, 5
    union all
    select 'empleador', id_ente_gestor, '', 0::smallint, id_entidad::text, sum(n)::bigint from (
      select id_ente_gestor, id_entidad, n from contador_empleador
      union all
      select e.id, d.id_entidad, d.n from contador_delta d
        cross join lateral (values (d.id_ente_gestor), (0::smallint)) e (id)) x
    group by 2, 3, 4, 5
    union all
    select 'actualizacion', id_ente_gestor, tipo, estado, fecha::text, sum(n)::bigint from (
      select id_ente_gestor, tipo, estado, fecha, n from contador_actualizacion
      union all select id_ente_gestor, tipo, estado, fecha, n from contador_resumen_actualizacion) x group by 2, 3, 4, 5
    union all
    select 'periodo', id_ente_gestor, tipo, estado, clase || paso || fecha, sum(n)::bigint from (
      select id_ente_gestor, tipo, estado, clase, paso, fecha, n from contador_periodo
      union all
      select p.en, r.tipo, r.estado, r.clase, p.paso, p.fecha, r.n from (
        select id_ente_gestor, tipo, estado, clase, fecha, n from contador_resumen_dia
        union all
        select id_ente_gestor, tipo, estado, 'ACTUALIZACION', fecha, n from contador_resumen_actualizacion) r
        cross join lateral contador_periodos(r.id_ente_gestor, r.fecha) p) x
    group by 2, 3, 4, 5
    union all
    select 'empleadores', id_ente_gestor, '', 0::smallint, '', n from contador_empleadores
    union all
    select 'modificador', id_ente_gestor, tipo, 0::smallint, id_usuario_modificacion::text, sum(n)::bigint from (
      select id_ente_gestor, tipo, id_usuario_modificacion, n from contador_modificador
      union all
      select id_ente_gestor, tipo, id_usuario_modificacion, n from contador_resumen_actualizacion
      where id_usuario_modificacion is not null) x
    group by 2, 3, 4, 5
    union all
    select 'usuario', id_ente_gestor, tipo, estado, id_usuario_creacion || ' ' || mes, sum(n)::bigint from (
      select id_ente_gestor, tipo, estado, id_usuario_creacion, mes, n from contador_usuario
      union all
      select id_ente_gestor, tipo, estado, id_usuario_creacion, date_trunc('month', fecha_registro)::date, n
      from contador_delta) x
    group by 2, 3, 4, 5
  ), de_autores as materialized (
    select id_ente_gestor, tipo, estado, id_usuario_creacion, date_trunc('month', fecha_registro::timestamp)::date as mes, count(*) as n
    from afiliacion group by 1, 2, 3, 4, 5
  ), de_entidades as materialized (
    select id_ente_gestor, tipo, estado, id_entidad, count(*) as n from afiliacion group by 1, 2, 3, 4
  ), de_modificadores as materialized (
    select id_ente_gestor, tipo, estado, dia_en_la_paz(modificado_en) as fecha, id_usuario_modificacion, count(*) as n
    from afiliacion where modificado_en is not null group by 1, 2, 3, 4, 5
  ), dias as materialized (
    select 'AFILIACION' as clase, id_ente_gestor, tipo, estado, fecha_afiliacion as fecha, count(*) as n
    from afiliacion group by 2, 3, 4, 5
    union all
    select 'REGISTRO', id_ente_gestor, tipo, estado, fecha_registro, count(*) from afiliacion group by 2, 3, 4, 5
    union all
    select 'ACTUALIZACION', id_ente_gestor, tipo, estado, fecha, sum(n) from de_modificadores group by 2, 3, 4, 5
  ), hallado as (
    select 'estado' as contador, id_ente_gestor, tipo, estado, ''::text as clave, sum(n)::bigint as n
    from de_autores group by 2, 3, 4
    union all
    select 'autor', id_ente_gestor, tipo, estado, id_usuario_creacion::text, sum(n)::bigint from de_autores group by 2, 3, 4, 5
    union all
    select 'entidad', id_ente_gestor, tipo, estado, id_entidad::text, n from de_entidades
    union all
    select 'dia', id_ente_gestor, tipo, estado, clase || fecha, n::bigint from dias where clase <> 'ACTUALIZACION'
    union all
    select 'nacimiento', c.en, f.tipo, 0::smallint, c.clase || c.fecha, sum(f.n)::bigint
    from (
      select a.id_ente_gestor, a.tipo, p.fecha_nacimiento, count(*) as n
      from afiliacion a join persona p on p.id = a.id_persona group by 1, 2, 3) f
      cross join lateral contador_nacimientos(f.id_ente_gestor, f.fecha_nacimiento) c
    group by 2, 3, 4, 5
    union all
    select 'empleador', e.id, '', 0::smallint, f.id_entidad::text, sum(f.n)::bigint
    from de_entidades f cross join lateral (values (f.id_ente_gestor), (0::smallint)) e (id) group by 2, 3, 4, 5
    union all
    select 'actualizacion', id_ente_gestor, tipo, estado, fecha::text, n::bigint from dias where clase = 'ACTUALIZACION'
    union all
    select 'periodo', p.en, d.tipo, d.estado, d.clase || p.paso || p.fecha, sum(d.n)::bigint
    from dias d cross join lateral contador_periodos(d.id_ente_gestor, d.fecha) p group by 2, 3, 4, 5
    union all
    select 'empleadores', id_ente_gestor, '', 0::smallint, '', count(*) from contador_empleador where n > 0 group by 2
    union all
    select 'modificador', id_ente_gestor, tipo, 0::smallint, id_usuario_modificacion::text, sum(n)::bigint
    from de_modificadores where id_usuario_modificacion is not null group by 2, 3, 4, 5
    union all
    select 'usuario', id_ente_gestor, tipo, estado, id_usuario_creacion || ' ' || mes, n from de_autores
  )
  select contador, id_ente_gestor, tipo, estado, coalesce(c.n, 0), coalesce(r.n, 0)
  from contado c full join hallado r using (contador, id_ente_gestor, tipo, estado, clave)
  where coalesce(c.n, 0) <> coalesce(r.n, 0)
$$;
comment on function contadores_diferencias is
  'Nightly recount: every counter that differs from the rows; none when all is well.';
