-- The scope of the present transaction: whose eyes it looks with. It is set from a session by the database itself
-- (40_sesion.sql) and sealed, since settings can be written by anybody: with settings of one's own the seal does not fit,
-- and one sees nothing. Unset means nothing at all, so a forgotten scope shows no row.

-- The key is read as a column wherever it is needed: as a constant of a plan it could be read from the plan. What gave it
-- out as a value went (and its users with it, made anew below).
drop function if exists alcance_clave cascade;
drop function if exists alcance_sello();

-- Bound to this transaction of this connection: a seal that was seen serves nobody else, nor later.
create or replace function alcance_sello(clave bytea) returns text language sql stable parallel restricted
  return encode(sha256(clave || sha256(clave
    || timestamptz_send(transaction_timestamp()) || int4send(pg_backend_pid())
    || convert_to(current_setting('sgpa.usuario', true) || ' ' || current_setting('sgpa.entes', true)
      || ' ' || current_setting('sgpa.empleador', true), 'UTF8'))), 'hex');

create or replace function alcance_sellado(clave bytea) returns boolean language sql stable parallel restricted
  return current_setting('sgpa.sello', true) = alcance_sello(clave);

create or replace function alcance_valido() returns boolean language plpgsql stable parallel restricted as $$
begin
  return (select public.alcance_sellado(s.clave) from public.alcance_secreto s);
end $$;

-- For the owner's functions only (90_permisos.sql).
create or replace function alcance_fijar(usuario integer, entes smallint[], empleador bigint) returns void
language plpgsql as $$
begin
  perform set_config('sgpa.usuario', coalesce(usuario::text, ''), true),
    set_config('sgpa.entes', coalesce(entes::text, '{}'), true),
    set_config('sgpa.empleador', coalesce(empleador::text, ''), true);
  perform set_config('sgpa.sello', public.alcance_sello(s.clave), true) from public.alcance_secreto s;
end $$;

create or replace function alcance_entes_dichos() returns smallint[] language sql stable parallel safe
  return nullif(current_setting('sgpa.entes', true), '')::smallint[];
create or replace function alcance_usuario_dicho() returns integer language sql stable parallel safe
  return nullif(current_setting('sgpa.usuario', true), '')::integer;

-- What row security asks, once a statement. Names are written out, since these run with the caller's search path: to set
-- another one at each call costs as much as the rest.
create or replace function alcance_entes() returns smallint[]
language plpgsql stable parallel restricted security definer as $$
begin
  if public.alcance_valido() then
    return public.alcance_entes_dichos();
  end if;
  return null;
end $$;
comment on function alcance_entes is 'Managing entities that the session may see; null without a scope that the database set.';

create or replace function alcance_usuario() returns integer
language plpgsql stable parallel restricted security definer as $$
begin
  if public.alcance_valido() then
    return public.alcance_usuario_dicho();
  end if;
  return null;
end $$;
comment on function alcance_usuario is 'User of the session; null without a scope that the database set.';

-- It narrows what alcance_entes opens, and looks at the seal itself: the two are not asked at the same moment of a
-- statement. Without a scope that the database set it is nobody's number, never null, which would mean 'not confined'.
create or replace function alcance_empleador() returns bigint
language plpgsql stable parallel restricted security definer as $$
begin
  if public.alcance_valido() then
    return nullif(current_setting('sgpa.empleador', true), '')::bigint;
  end if;
  return 0;
end $$;
comment on function alcance_empleador is 'Employer that the session is confined to, null if to none, 0 without a scope.';
