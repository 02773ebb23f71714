-- Two corrections of one person: the second is told, and neither waits for the other for ever.

-- An affiliation's version says nothing of the file, which all affiliations of the person in the entity share.
alter table ficha_persona add column version integer not null default 1;
comment on column ficha_persona.version is 'One up with every change; what was shown with another one is not written over it.';

-- Whoever writes more than one affiliation of a person, or the file, holds the person first, as a registration does.
-- What only points to the person does not wait. Nothing is held of who is not in the scope.
create function persona_tomar(cual bigint) returns void
language sql security definer set search_path = public, pg_temp as $$
  select from persona p
  where p.id = cual and exists (select from afiliacion a where a.id_persona = cual and a.id_ente_gestor = any (alcance_entes()))
  for no key update of p
$$;

revoke execute on function persona_tomar from public;
grant execute on function persona_tomar to sgpa_app;
