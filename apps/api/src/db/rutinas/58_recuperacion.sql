-- Links serve to make a password. A name that is asked for is only noted; the owner's job looks whether there is such
-- an account.
create or replace function recuperacion_solicitar(nombre text, cuando timestamptz, desde inet, solicitud text) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into recuperacion_solicitada (username, pedida_en, ip, id_solicitud)
  values (lower(nombre), reloj_de_registro(cuando), desde, solicitud)
  on conflict (username) do nothing
$$;

-- Queues a link for an account that the session's user administers.
create or replace function recuperacion_encolar(cual integer, cuando timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (
    select from usuario u where u.id = cual and u.estado = 'ACTIVO' and usuario_administrable(u.rol, u.id_ente_gestor))
  then
    perform usuario_negar('This account is not in these hands');
  end if;
  insert into recuperacion (id_usuario, motivo, pedida_en, proximo_intento) values (cual, 'ADMINISTRADOR', reloj_de_registro(cuando), reloj_de_registro(cuando));
end $$;

-- Turns a noted name into a mail where there is an active account with an address; at most three in an hour, so that
-- nobody fills somebody else's mailbox. The name is deleted either way.
create or replace function recuperaciones_resolver(cuando timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  with tomada as (
    delete from recuperacion_solicitada returning *
  ), pedida as (
    insert into recuperacion (id_usuario, motivo, pedida_en, proximo_intento)
    select u.id, 'SOLICITUD', t.pedida_en, cuando
    from tomada t join usuario u on lower(u.username) = t.username
    where u.estado = 'ACTIVO' and u.correo <> '' and (
      select count(*) from recuperacion r where r.id_usuario = u.id and r.pedida_en > cuando - interval '1 hour') < 3
    returning id_usuario
  )
  insert into auditoria (ocurrido_en, id_ente_gestor, accion, recurso, id_recurso, ip, id_solicitud)
  select t.pedida_en, u.id_ente_gestor, 'solicitud-recuperacion', 'usuario', u.id::text, t.ip, t.id_solicitud
  from pedida p join usuario u on u.id = p.id_usuario join tomada t on t.username = lower(u.username)
$$;

-- Takes the next mail that is due and moves its next try ahead, which keeps others off it: if the server dies
-- meanwhile, it is tried again.
create or replace function recuperacion_por_enviar(cuando timestamptz)
returns table (id bigint, motivo text, correo text, username text, nombres text)
language sql security definer set search_path = public, pg_temp as $$
  with tomada as (
    select r.id from recuperacion r
    -- A link that arrived and was used is left out, even if the server died before it noted the mail as sent.
    where r.enviada_en is null and r.usada_en is null and r.anulada_en is null and r.proximo_intento <= cuando
    order by r.proximo_intento, r.id limit 1
    for update skip locked
  ), puesta as (
    update recuperacion r set intentos = r.intentos + 1,
      -- The wait begins with half a minute and doubles each time, up to some 16 minutes.
      proximo_intento = cuando + interval '30 seconds' * power(2, least(r.intentos, 5)),
      -- After three days nobody waits for it any more.
      anulada_en = case when r.pedida_en < cuando - interval '3 days' then cuando end
    from tomada t where r.id = t.id
    returning r.id, r.motivo, r.id_usuario
  )
  select p.id, p.motivo, u.correo, u.username, u.nombres from puesta p join usuario u on u.id = p.id_usuario
$$;

create or replace function recuperacion_preparar(cual bigint, huella bytea, vence timestamptz) returns boolean
language sql security definer set search_path = public, pg_temp as $$
  with puesta as (
    update recuperacion set token_sha256 = huella, expira_en = vence where id = cual and anulada_en is null returning id
  )
  select exists (select from puesta)
$$;

create or replace function recuperacion_enviada(cual bigint, cuando timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  update recuperacion set enviada_en = cuando where id = cual
$$;

-- Reads whose link it is, while it is worth something.
drop function if exists recuperacion_mirar(bytea, timestamptz);
create or replace function recuperacion_mirar(huella bytea, cuando timestamptz)
returns table (username text, vence timestamptz, con_segundo_factor boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select u.username, r.expira_en,
    exists (select from segundo_factor f where f.id_usuario = u.id and f.activado_en is not null)
  from recuperacion r join usuario u on u.id = r.id_usuario
  where r.token_sha256 = huella and r.usada_en is null and r.anulada_en is null and r.expira_en > cuando
    and u.estado = 'ACTIVO'
$$;

-- Uses a link once: of two at the same moment the second waits here and finds it used. With the new password every
-- session ends, every other link is worth nothing (trigger below), and failed tries are forgotten. A second factor
-- stays.
drop function if exists recuperacion_usar(bytea, text, timestamptz, inet, text);
create or replace function recuperacion_usar(
  huella bytea, nuevo_hash text, corta boolean, cuando timestamptz, desde inet, solicitud text
) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  de usuario;
begin
  if nuevo_hash is null or corta is null then
    perform usuario_negar('A link makes a password');
  end if;
  select u.* into de from recuperacion r join usuario u on u.id = r.id_usuario where r.token_sha256 = huella;
  -- Everybody locks these in the same order: the name's turn to sign in, the account, its links. In another order this
  -- would deadlock with an administrator, a sign-in or a second link at the same moment.
  perform pg_advisory_xact_lock(hashtextextended(lower(de.username), 1));
  select u.* into de from usuario u where u.id = de.id for update;
  update recuperacion r set usada_en = cuando
  where r.token_sha256 = huella and r.usada_en is null and r.anulada_en is null and r.expira_en > cuando
    and r.id_usuario = de.id and de.estado = 'ACTIVO';
  if not found then
    return false;
  end if;
  update usuario set password_hash = nuevo_hash, password_corta = corta, modificado_en = cuando where id = de.id;
  perform usuario_cerrar_sesiones(de.id, cuando);
  delete from bloqueo_ingreso where username = lower(de.username);
  delete from bloqueo_direccion where username = lower(de.username);
  insert into auditoria (ocurrido_en, id_usuario, id_ente_gestor, accion, recurso, id_recurso, ip, id_solicitud)
  values (cuando, de.id, de.id_ente_gestor, 'nueva-password', 'usuario', de.id::text, desde, solicitud);
  return true;
end $$;

-- Voids the links that were asked for before something else changed how their user signs in.
create or replace function recuperacion_anular() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update recuperacion set anulada_en = new.modificado_en
  where id_usuario = new.id and usada_en is null and anulada_en is null;
  return null;
end $$;
create or replace trigger recuperacion_anular after update of password_hash, estado, correo on usuario
  for each row when (
    old.password_hash is distinct from new.password_hash or old.estado <> new.estado or old.correo <> new.correo)
  execute function recuperacion_anular();
