-- Each request asks this of its session. Triggers of the tables that decide it keep it up to date, so that services
-- need not think of it (ADR 10).

-- The view computes it from the tables: triggers write it from here, and a nightly job compares it with what is stored.
create or replace view contexto_de_sesiones as
  select s.id, s.id_usuario, u.estado = 'ACTIVO' as activo, u.baja_efectiva_el, s.expira_en, u.username, u.rol,
    u.id_ente_gestor, u.id_entidad,
    array(select a.version from terminos_aceptacion a where a.id_usuario = u.id order by a.version) as terminos,
    u.password_corta,
    exists (select from segundo_factor f where f.id_usuario = u.id and f.activado_en is not null) as con_factor
  from sesion s join usuario u on u.id = s.id_usuario
  where s.revocada_en is null;

create or replace view contexto_de_todos as
  select (select c.version from catalogo_version c) as catalogos,
    array(select g.id from ente_gestor g order by g.id) as entes,
    array(select v.version from terminos_version v where v.retirado_en is null order by v.vigente_desde desc, v.version) as terminos,
    array(select v.vigente_desde from terminos_version v where v.retirado_en is null order by v.vigente_desde desc, v.version)
      as terminos_desde,
    array(select r.codigo from rol r where r.exige_segundo_factor order by r.codigo) as roles_con_factor;

-- Adds a new session. Its user is locked already (sesion_limitar), so that a simultaneous change of the user waits and
-- finds it.
create or replace function contexto_al_abrir() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into sesion_contexto select c.* from contexto_de_sesiones c where c.id = new.id;
  return null;
end $$;
create or replace trigger contexto_al_abrir after insert on sesion for each row execute function contexto_al_abrir();

-- A revoked session stays revoked. Whoever ends somebody's sessions locks the user first (40_sesion.sql), and so does
-- whoever changes one: these rows are locked by then.
create or replace function contexto_al_cambiar() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.revocada_en is not null then
    delete from sesion_contexto c where c.id = new.id;
  else
    update sesion_contexto c set expira_en = new.expira_en where c.id = new.id;
  end if;
  return null;
end $$;
create or replace trigger contexto_al_cambiar after update of revocada_en, expira_en on sesion
  for each row execute function contexto_al_cambiar();

-- Writes the same to all sessions of a user. A session that is revoked meanwhile is left alone, since no row is added
-- here.
create or replace function contexto_del_usuario(cual integer) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from usuario u where u.id = cual for no key update;
  update sesion_contexto s
  set activo = c.activo, baja_efectiva_el = c.baja_efectiva_el, username = c.username, rol = c.rol,
    id_ente_gestor = c.id_ente_gestor, id_entidad = c.id_entidad, terminos = c.terminos, password_corta = c.password_corta,
    con_factor = c.con_factor
  from contexto_de_sesiones c where c.id_usuario = cual and s.id = c.id;
end $$;

create or replace function contexto_al_cambiar_usuario() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform contexto_del_usuario(new.id);
  return null;
end $$;
create or replace trigger contexto_al_cambiar_usuario
  after update of estado, baja_efectiva_el, username, rol, id_ente_gestor, id_entidad, password_corta on usuario
  for each row execute function contexto_al_cambiar_usuario();

create or replace function contexto_al_cambiar_lo_suyo() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op <> 'INSERT' then
    perform contexto_del_usuario(old.id_usuario);
  end if;
  if tg_op <> 'DELETE' then
    perform contexto_del_usuario(new.id_usuario);
  end if;
  return null;
end $$;
create or replace trigger contexto_al_cambiar_lo_suyo after insert or update or delete on terminos_aceptacion
  for each row execute function contexto_al_cambiar_lo_suyo();
-- A sign-in, which notes the step of its code, does not fire it.
create or replace trigger contexto_al_cambiar_lo_suyo after insert or update of activado_en or delete on segundo_factor
  for each row execute function contexto_al_cambiar_lo_suyo();

-- The common row is the same for everybody. It is locked before it is read, so that of two changes the second sees the
-- first. Managing entities are catalogues (59_parametro.sql).
create or replace function contexto_al_cambiar_lo_de_todos() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from contexto_comun for update;
  update contexto_comun k
  set catalogos = c.catalogos, entes = c.entes, terminos = c.terminos, terminos_desde = c.terminos_desde,
    roles_con_factor = c.roles_con_factor
  from contexto_de_todos c;
  return null;
end $$;
do $$
declare
  tabla name;
begin
  foreach tabla in array array['catalogo_version', 'terminos_version', 'rol'] loop
    execute format('create or replace trigger contexto_al_cambiar_lo_de_todos after insert or update or delete on %I
      for each statement execute function contexto_al_cambiar_lo_de_todos()', tabla);
  end loop;
end $$;

-- Writes what is older than the triggers, which hold the tables from here to the end of this transaction.
insert into contexto_comun select true, c.* from contexto_de_todos c
on conflict (unica) do update
  set (catalogos, entes, terminos, terminos_desde, roles_con_factor) = (
    excluded.catalogos, excluded.entes, excluded.terminos, excluded.terminos_desde, excluded.roles_con_factor);
delete from sesion_contexto;
insert into sesion_contexto select c.* from contexto_de_sesiones c;

-- Lists what is stored otherwise than the tables say.
create or replace function contextos_diferencias() returns table (que text, cual text)
language sql stable security definer set search_path = public, pg_temp as $$
  select 'sesion', coalesce(s.id, c.id)::text
  from sesion_contexto s full join contexto_de_sesiones c on c.id = s.id where to_jsonb(s) is distinct from to_jsonb(c)
  union all
  select 'todos', '' from contexto_de_todos c left join contexto_comun k on true
  where (k.catalogos, k.entes, k.terminos, k.terminos_desde, k.roles_con_factor) is distinct from
    (c.catalogos, c.entes, c.terminos, c.terminos_desde, c.roles_con_factor)
$$;

-- Tells who asks with a session, as of now (15_reloj.sql); no row where it is over, or its user is not active.
drop function if exists sesion_vista(uuid, timestamptz);
create or replace function sesion_vista(buscada uuid, dicho timestamptz)
returns table (
  id_usuario integer, username text, rol text,
  id_ente_gestor smallint, id_entidad bigint, terminos_aceptados boolean, entes smallint[],
  segundo_factor_pendiente boolean, catalogos bigint
)
language sql stable rows 1 as $$
  select s.id_usuario, s.username, s.rol, s.id_ente_gestor, s.id_entidad,
    -- The latest version in force counts; where there is none, nothing is to be accepted.
    coalesce((
      select v.version = any (s.terminos) from unnest(k.terminos, k.terminos_desde) v (version, desde)
      where v.desde <= r.hoy limit 1), true),
    -- The authority sees every managing entity, an employer its own workers in any of them, and others their own
    -- entity.
    case when s.id_entidad is not null or s.rol in ('ADM_SGPA', 'CONS_SGPA', 'CONS_SGPA_EJE')
      then k.entes else array[s.id_ente_gestor] end,
    (s.password_corta or s.rol = any (k.roles_con_factor)) and not s.con_factor,
    k.catalogos
  from (select m.ahora, (m.ahora at time zone 'America/La_Paz')::date as hoy
      from (select reloj_de_sesion(dicho) as ahora) m) r
    cross join sesion_contexto s cross join contexto_comun k
  where s.id = buscada and s.activo and s.expira_en > r.ahora and (s.baja_efectiva_el is null or s.baja_efectiva_el > r.hoy)
$$;
