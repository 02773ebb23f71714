-- The scope of the present transaction says what it may see. The database itself sets it from a session (40_sesion.sql)
-- and seals it, since anybody can write settings: a seal does not fit settings of one's own, and then nothing is seen.
-- Without a scope no row is seen, so that a forgotten one does no harm.

-- The key is read as a column wherever it is needed: as a constant of a plan it could be read from the plan. The
-- function that gave it out as a value is dropped (with its users, made anew below).
drop function if exists alcance_clave cascade;
drop function if exists alcance_sello();

-- The seal is bound to this transaction of this connection: whoever sees it cannot use it elsewhere, nor later.
create or replace function alcance_sello(clave bytea) returns text language sql stable parallel restricted
  return encode(sha256(clave || sha256(clave
    || timestamptz_send(transaction_timestamp()) || int4send(pg_backend_pid())
    || convert_to(current_setting('sgpa.usuario', true) || ' ' || current_setting('sgpa.entes', true)
      || ' ' || current_setting('sgpa.empleador', true), 'UTF8'))), 'hex');

drop function if exists alcance_sellado(bytea), alcance_valido();

-- Only the owner's functions may call this (90_permisos.sql). An employer's session has its own workers and no managing
-- entity: each row is opened by one value or by the other, so that two scopes of one statement cannot be mixed.
create or replace function alcance_fijar(usuario integer, entes smallint[], empleador bigint) returns void
language plpgsql as $$
declare
  clave bytea;
begin
  select s.clave into clave from public.alcance_secreto s;
  perform set_config('sgpa.usuario', coalesce(usuario::text, ''), true),
    set_config('sgpa.entes', case when empleador is null then coalesce(entes::text, '{}') else '{}' end, true),
    set_config('sgpa.empleador', coalesce(empleador::text, ''), true);
  perform set_config('sgpa.sello', public.alcance_sello(clave), true);
end $$;

drop function if exists alcance_entes_dichos(), alcance_usuario_dicho();

-- Reads one value of the present scope; null without a seal that fits. Names are written out, since this runs with the
-- caller's search path: to set another one at each call costs as much as the rest.
create or replace function alcance_dicho(que text) returns text
language plpgsql stable parallel restricted security definer as $$
declare
  clave bytea;
begin
  select s.clave into clave from public.alcance_secreto s;
  if current_setting('sgpa.sello', true) = public.alcance_sello(clave) then
    return nullif(current_setting('sgpa.' || que, true), '');
  end if;
  return null;
end $$;

-- Row security asks these once a statement. They are written so that the planner puts the function above in their
-- place.
create or replace function alcance_entes() returns smallint[] language sql stable parallel restricted
  return public.alcance_dicho('entes')::smallint[];
comment on function alcance_entes is
  'Managing entities that the session may see; none for an employer, null without a scope that the database set.';

create or replace function alcance_usuario() returns integer language sql stable parallel restricted
  return public.alcance_dicho('usuario')::integer;
comment on function alcance_usuario is 'User of the session; null without a scope that the database set.';

create or replace function alcance_empleador() returns bigint language sql stable parallel restricted
  return public.alcance_dicho('empleador')::bigint;
comment on function alcance_empleador is
  'Employer whose workers the session sees, and nothing else; null for who is none, or has no scope that the database set.';

-- Counters of all managing entities together are for who sees each of them.
create or replace function alcance_total() returns boolean language sql stable
  return not exists (
    select from public.ente_gestor g where g.id <> all (coalesce(public.alcance_entes(), '{}'::smallint[])));
comment on function alcance_total is 'Whether the session sees every managing entity; never an employer''s.';

-- Tells roles that register from those that only read (domain/cuenta/roles.ts, which listas-del-dominio.test.ts
-- compares).
create or replace function alcance_escribe() returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select from usuario u
    where u.id = alcance_usuario() and u.rol in ('ADM_SGPA', 'ADM_ENTE', 'OPE_AFILIACION', 'CAJA_WEB_SUS'))
$$;
comment on function alcance_escribe is 'Whether the role of the session''s user may write records at all.';

-- Tells roles that issue certificates (domain/cuenta/permisos.ts, which listas-del-dominio.test.ts compares).
create or replace function alcance_certifica() returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from usuario u where u.id = alcance_usuario() and u.rol in ('ADM_SGPA', 'CONS_SGPA'))
$$;
comment on function alcance_certifica is 'Whether the role of the session''s user issues certificates.';

-- Tells roles that read the audit trail (domain/cuenta/permisos.ts, which listas-del-dominio.test.ts compares).
create or replace function alcance_audita() returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from usuario u where u.id = alcance_usuario() and u.rol = 'ADM_SGPA')
$$;
comment on function alcance_audita is 'Whether the role of the session''s user reads the audit trail.';

-- Tells roles that send population totals (domain/cuenta/permisos.ts, which listas-del-dominio.test.ts compares).
create or replace function alcance_remite() returns smallint
language sql stable security definer set search_path = public, pg_temp as $$
  select u.id_ente_gestor from usuario u
  where u.id = alcance_usuario() and u.rol in ('ADM_ENTE', 'OPE_AFILIACION')
$$;
comment on function alcance_remite is 'The managing entity whose population totals the session''s user sends; null for any other.';

-- CAJA_WEB_SUS attends VOLUNTARIO and nobody else (domain/titular/tipo-asegurado.ts, which listas-del-dominio.test.ts
-- compares).
create or replace function alcance_solo_tipo() returns integer
language sql stable security definer set search_path = public, pg_temp as $$
  select t.id from usuario u join parametrica t on t.grupo = 'TIPO_ASEGURADO' and t.codigo = 'VOLUNTARIO'
  where u.id = alcance_usuario() and u.rol = 'CAJA_WEB_SUS'
$$;
comment on function alcance_solo_tipo is
  'The one insured type whose records the role of the session''s user may write; null for who may write those of any.';
