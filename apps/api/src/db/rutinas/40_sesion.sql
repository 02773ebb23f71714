-- The functions of this file pass row security, and each does only one thing that the specification shows to, or asks
-- from, every entity.

-- Sign-in happens before any scope exists.
drop function if exists cuenta_para_ingreso(text);
create or replace function cuenta_para_ingreso(nombre text)
returns table (
  id integer, username text, password_hash text, rol text, estado text,
  id_ente_gestor smallint, id_entidad bigint, ultimo_ingreso timestamptz, segundo_factor text
)
language sql stable security definer set search_path = public, pg_temp as $$
  -- For an account that was never used, the day that it was made or activated counts.
  select id, username, password_hash, rol, estado, id_ente_gestor, id_entidad,
    greatest(coalesce(ultimo_ingreso, creado_en), activado_en),
    (select f.secreto from segundo_factor f where f.id_usuario = usuario.id and f.activado_en is not null)
  from usuario where lower(username) = lower(nombre)
$$;

-- Attempts are counted by this address: an IPv6 user has a whole network of them, and an IPv4 address may come as IPv6.
create or replace function direccion_contada(desde inet) returns inet language sql immutable
  return case
    when family(desde) = 4 then host(desde)::inet
    when desde <<= '::ffff:0.0.0.0/96' then substr(host(desde), 8)::inet
    else network(set_masklen(desde, 64))::inet
  end;

drop function if exists bloqueo_leer(text), bloqueo_guardar(text, smallint, timestamptz);
create or replace function bloqueo_leer(
  nombre text, desde inet,
  out fallos smallint, out bloqueado_hasta timestamptz,
  out todas_fallos_en timestamptz[], out todas_bloqueado_hasta timestamptz, out conocida boolean
)
language sql stable security definer set search_path = public, pg_temp as $$
  select d.fallos, d.bloqueado_hasta, t.fallos_en, t.bloqueado_hasta, exists (
    select from direccion_conocida c join usuario u on u.id = c.id_usuario
    where lower(u.username) = lower(nombre) and c.direccion = direccion_contada(desde))
  from (select) uno
  left join bloqueo_direccion d on d.username = lower(nombre) and d.direccion = direccion_contada(desde)
  left join bloqueo_ingreso t on t.username = lower(nombre)
$$;

create or replace function bloqueo_guardar(
  nombre text, desde inet, nuevos_fallos smallint, hasta timestamptz,
  todas_fallos_en timestamptz[], todas_hasta timestamptz
) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into bloqueo_ingreso (username, fallos_en, bloqueado_hasta) values (lower(nombre), todas_fallos_en, todas_hasta)
  on conflict (username) do update
    set fallos_en = excluded.fallos_en, bloqueado_hasta = excluded.bloqueado_hasta, actualizado_en = now();
  insert into bloqueo_direccion (username, direccion, fallos, bloqueado_hasta)
  values (lower(nombre), direccion_contada(desde), nuevos_fallos, hasta)
  on conflict (username, direccion) do update
    set fallos = excluded.fallos, bloqueado_hasta = excluded.bloqueado_hasta, actualizado_en = now()
$$;

-- Opens a session with the password that was right and the second factor that was asked for (null: none). A later
-- change of either, or the end of the account, ends its sessions, this one too.
drop function if exists sesion_abrir(uuid, integer, timestamptz, timestamptz, inet);
drop function if exists sesion_abrir(uuid, integer, timestamptz, timestamptz, inet, text);
create or replace function sesion_abrir(
  nueva uuid, usuario_id integer, desde timestamptz, hasta timestamptz, direccion inet, hash_visto text, factor_visto text
) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  hasta := reloj_de_registro(desde) + (hasta - desde);
  desde := reloj_de_registro(desde);
  update usuario set ultimo_ingreso = desde
  where id = usuario_id and estado = 'ACTIVO' and password_hash = hash_visto
    -- The account counts as removed from that day on, even if the job has not run yet.
    and (baja_efectiva_el is null or baja_efectiva_el > (desde at time zone 'America/La_Paz')::date);
  -- The account is locked here, as by whoever turns the factor on: they wait for this and then end its session, or this
  -- waits for them.
  if not found or factor_visto is distinct from
    (select f.secreto from segundo_factor f where f.id_usuario = usuario_id and f.activado_en is not null)
  then
    raise exception 'The session is over' using errcode = 'SG001';
  end if;
  insert into sesion (id, id_usuario, creada_en, expira_en, ip) values (nueva, usuario_id, desde, hasta, direccion);
  insert into direccion_conocida (id_usuario, direccion, usada_en)
  values (usuario_id, direccion_contada(direccion), desde)
  on conflict on constraint direccion_conocida_pkey do update set usada_en = excluded.usada_en;
end $$;

-- Sets the scope of this transaction to what the session may see and write, and tells who it is. It is looked up once,
-- so that what is shown is what was asked.
drop function if exists sesion_vigente(uuid, timestamptz, date);
drop function if exists sesion_tomar(uuid, timestamptz, date);
drop function if exists sesion_tomar(uuid, timestamptz);
create or replace function sesion_tomar(
  buscada uuid, dicho timestamptz,
  out id_usuario integer, out username text, out rol text,
  out id_ente_gestor smallint, out id_entidad bigint, out terminos_aceptados boolean, out entes smallint[],
  out segundo_factor_pendiente boolean, out catalogos bigint
)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  select v.* into id_usuario, username, rol, id_ente_gestor, id_entidad, terminos_aceptados, entes, segundo_factor_pendiente,
    catalogos
  from sesion_vista(buscada, dicho) v;
  if not found then
    raise exception 'The session is over' using errcode = 'SG001';
  end if;
  perform alcance_fijar(id_usuario, entes, id_entidad);
end $$;

-- Sign-in writes its audit row as the user whose password was right, before there is a session, and sees no record.
create or replace function ingreso_tomar(usuario_id integer) returns void
language sql security definer set search_path = public, pg_temp as $$
  select alcance_fijar(usuario_id, null, null)
$$;

-- The user is locked first, as by whoever changes one, which changes their sessions' rows too
-- (39_contexto_de_sesion.sql).
create or replace function sesion_revocar(cual uuid, cuando timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  select from usuario u where u.id = (select s.id_usuario from sesion s where s.id = cual) for no key update;
  update sesion set revocada_en = reloj_de_registro(cuando) where id = cual and revocada_en is null
$$;

-- Only the session's own user may be named.
create or replace function sesiones_revocar_otras(usuario_id integer, menos uuid, cuando timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  select from usuario u where u.id = usuario_id and usuario_id = alcance_usuario() for no key update;
  update sesion set revocada_en = reloj_de_registro(cuando)
  where id_usuario = usuario_id and usuario_id = alcance_usuario() and id <> menos and revocada_en is null
$$;
