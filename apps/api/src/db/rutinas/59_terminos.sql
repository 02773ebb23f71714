-- Versions of the terms are written by these functions alone. A published version is never changed; one that is not in
-- force yet may be withdrawn.

-- Tells roles that publish the terms (domain/cuenta/permisos.ts, which listas-del-dominio.test.ts compares).
create or replace function alcance_publica() returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from usuario u where u.id = alcance_usuario() and u.rol = 'ADM_SGPA')
$$;
comment on function alcance_publica is 'Whether the role of the session''s user publishes the terms.';

-- Gives the new version's number; null where another one waits to be in force. It is published today by the database's
-- clock and in force ten days later (domain/cuenta/vigencia.ts), whatever the caller says.
create or replace function terminos_publicar(su_titulo text, su_texto text, rige date, cuando timestamptz) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  hoy date := (reloj_de_sesion(cuando) at time zone 'America/La_Paz')::date;
  nueva text;
begin
  if not alcance_publica() or rige <> hoy + 10 then
    perform usuario_negar('This version may not be published');
  end if;
  -- Publications take turns: of two at once the second finds that the first one waits.
  perform pg_advisory_xact_lock(hashtextextended('terminos_version', 1));
  if exists (select from terminos_version v where v.retirado_en is null and v.vigente_desde > hoy) then
    return null;
  end if;
  select (coalesce(max(v.version::integer), 0) + 1)::text into nueva from terminos_version v where v.version ~ '^\d{1,6}$';
  insert into terminos_version (version, titulo, texto, publicado_el, vigente_desde, publicado_por)
  values (nueva, su_titulo, su_texto, hoy, rige, alcance_usuario());
  return nueva;
end $$;

-- Withdraws a version, and gives false where it is in force already, was withdrawn, or never was.
create or replace function terminos_retirar(cual text, porque text, cuando timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not alcance_publica() or porque is null then
    perform usuario_negar('This version may not be withdrawn');
  end if;
  update terminos_version set retirado_en = reloj_de_registro(cuando), retirado_por = alcance_usuario(), motivo_retiro = porque
  where version = cual and retirado_en is null
    and vigente_desde > (reloj_de_sesion(cuando) at time zone 'America/La_Paz')::date;
  return found;
end $$;
