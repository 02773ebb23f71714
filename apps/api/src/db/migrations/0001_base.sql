-- Extensions, the application's role, and what row security reads.
create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists btree_gist;

-- The application logs in as sgpa_app, which owns nothing. Roles belong to the cluster: another database may have made it.
do $$
begin
  create role sgpa_app nologin nosuperuser nobypassrls nocreatedb nocreaterole;
exception when duplicate_object or unique_violation then null;
end $$;
grant usage on schema public to sgpa_app;

-- The scope of the present transaction. Unset means nothing at all, so a forgotten scope shows no row.
create function alcance_entes() returns smallint[] language sql stable parallel safe
  return nullif(current_setting('sgpa.entes', true), '')::smallint[];
comment on function alcance_entes is 'Managing entities that the session may see (setting sgpa.entes).';

create function alcance_empleador() returns bigint language sql stable parallel safe
  return nullif(current_setting('sgpa.empleador', true), '')::bigint;
comment on function alcance_empleador is 'Employer that the session is confined to, or null (setting sgpa.empleador).';

create function alcance_usuario() returns integer language sql stable parallel safe
  return nullif(current_setting('sgpa.usuario', true), '')::integer;
comment on function alcance_usuario is 'User of the session (setting sgpa.usuario).';

-- unaccent() is only stable; with a fixed dictionary it is safe to index.
create function sin_acentos(texto text) returns text language sql immutable strict parallel safe
  return lower(public.unaccent('public.unaccent'::regdictionary, texto));
