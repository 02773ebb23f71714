-- The life cycle of affiliations: what the daily job reads and writes, and the one thing that a death writes on a person.

-- The daily job has no user: what it writes carries none, in the history as in the audit trail.
alter table afiliacion_historia alter column id_usuario drop not null;
comment on column afiliacion_historia.id_usuario is 'Who did it; null for the system itself (daily job).';

-- Each action keeps its own reason and detail: an ampliación or a habilitación must not overwrite why the baja was.
alter table afiliacion
  add column id_motivo_ampliacion integer references parametrica,
  add column detalle_ampliacion text,
  add column detalle_derechohabiente text;

-- The own right of a derechohabiente ends as well, by a baja of its own.
drop index afiliacion_por_vencer;
-- The daily job: rows whose last covered day has passed.
create index afiliacion_por_vencer on afiliacion (fin_cobertura, id) where estado in (101, 102, 103, 106) and fin_cobertura is not null;
-- The daily job: bajas whose day has come.
create index afiliacion_por_baja on afiliacion (fecha_baja, id) where estado = 101;

-- Persons belong to every entity: a baja for death may mark one that the scope holds as affiliated, and nothing else.
-- False when the person was marked before, or is not in the scope.
create function persona_fallecida(cual bigint, dia date) returns boolean
language sql security definer set search_path = public, pg_temp as $$
  with marcada as (
    update persona set fallecido = true, fecha_defuncion = dia, modificado_en = now()
    where id = cual and not fallecido
      and exists (select from afiliacion a where a.id_persona = cual and a.id_ente_gestor = any (alcance_entes()))
    returning id
  )
  select exists (select from marcada)
$$;

-- Who did what is in the history of an affiliation, also where the user belongs to the authority or to another entity.
create function historia_usuarios(cual bigint) returns table (id bigint, username text)
language sql stable security definer set search_path = public, pg_temp as $$
  select h.id, u.username
  from afiliacion_historia h
  join afiliacion a on a.id = h.id_afiliacion
  join usuario u on u.id = h.id_usuario
  where h.id_afiliacion = cual and h.id_ente_gestor = any (alcance_entes())
    and (alcance_empleador() is null or a.id_entidad = alcance_empleador())
$$;

revoke execute on function persona_fallecida, historia_usuarios from public;
grant execute on function persona_fallecida, historia_usuarios to sgpa_app;
