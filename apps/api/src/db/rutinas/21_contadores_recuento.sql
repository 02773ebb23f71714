-- One snapshot holds the rows, the counters and the pending deltas, so the recount needs no lock.
create or replace function contadores_diferencias()
returns table (contador text, id_ente_gestor smallint, tipo text, estado smallint, contado bigint, hallado bigint)
language sql security definer set search_path = public, pg_temp as $$
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
    select 'nacimiento', id_ente_gestor, tipo, estado, mes_nacimiento::text, sum(n)::bigint from (
      select id_ente_gestor, tipo, estado, mes_nacimiento, n from contador_nacimiento
      union all select id_ente_gestor, tipo, estado, mes_nacimiento, n from contador_delta) x group by 2, 3, 4, 5
    union all
    select 'usuario', id_ente_gestor, tipo, estado, id_usuario_creacion || ' ' || mes, sum(n)::bigint from (
      select id_ente_gestor, tipo, estado, id_usuario_creacion, mes, n from contador_usuario
      union all
      select id_ente_gestor, tipo, estado, id_usuario_creacion, date_trunc('month', fecha_registro)::date, n
      from contador_delta) x
    group by 2, 3, 4, 5
  ), filas as (
    select a.id_ente_gestor, a.tipo, a.estado, a.id_entidad, a.id_usuario_creacion,
      a.fecha_afiliacion, a.fecha_registro, date_trunc('month', p.fecha_nacimiento)::date as mes, count(*) as n
    from afiliacion a join persona p on p.id = a.id_persona group by 1, 2, 3, 4, 5, 6, 7, 8
  ), hallado as (
    select 'estado' as contador, id_ente_gestor, tipo, estado, ''::text as clave, sum(n)::bigint as n
    from filas group by 2, 3, 4
    union all
    select 'autor', id_ente_gestor, tipo, estado, id_usuario_creacion::text, sum(n)::bigint
    from filas group by 2, 3, 4, 5
    union all
    select 'entidad', id_ente_gestor, tipo, estado, id_entidad::text, sum(n)::bigint
    from filas group by 2, 3, 4, 5
    union all
    select 'dia', id_ente_gestor, tipo, estado, 'AFILIACION' || fecha_afiliacion, sum(n)::bigint
    from filas group by 2, 3, 4, 5
    union all
    select 'dia', id_ente_gestor, tipo, estado, 'REGISTRO' || fecha_registro, sum(n)::bigint
    from filas group by 2, 3, 4, 5
    union all
    select 'nacimiento', id_ente_gestor, tipo, estado, mes::text, sum(n)::bigint
    from filas group by 2, 3, 4, 5
    union all
    select 'usuario', id_ente_gestor, tipo, estado,
      id_usuario_creacion || ' ' || date_trunc('month', fecha_registro)::date, sum(n)::bigint
    from filas group by 2, 3, 4, 5
  )
  select contador, id_ente_gestor, tipo, estado, coalesce(c.n, 0), coalesce(r.n, 0)
  from contado c full join hallado r using (contador, id_ente_gestor, tipo, estado, clave)
  where coalesce(c.n, 0) <> coalesce(r.n, 0)
$$;
comment on function contadores_diferencias is
  'Nightly recount: every counter that differs from the rows; none when all is well.';
