-- Identity as the identity service tells it; locks the person's row, so that two registrations of one person queue
-- here. antes is the identity as it was, for the audit trail: null for a person who was not there, or of whom the session
-- sees no affiliation.
create or replace function persona_asegurar(datos jsonb, out id bigint, out antes jsonb)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if coalesce(cardinality(alcance_entes()), 0) = 0 then
    raise exception 'No scope to register a person in' using errcode = 'insufficient_privilege';
  end if;
  select case when exists (select from afiliacion a where a.id_persona = p.id and a.id_ente_gestor = any (alcance_entes()))
    then to_jsonb(p) end into antes from persona p
  where p.numero_documento = datos ->> 'numero_documento' and p.complemento = datos ->> 'complemento'
    and p.fecha_nacimiento = (datos ->> 'fecha_nacimiento')::date and p.tipo_doc = (datos ->> 'tipo_doc')::smallint
  for update of p;
  insert into persona as p (tipo_documento, tipo_doc, numero_documento, complemento, fecha_nacimiento,
    nombres, primer_apellido, segundo_apellido, id_genero)
  values (
    datos ->> 'tipo_documento', (datos ->> 'tipo_doc')::smallint, datos ->> 'numero_documento',
    datos ->> 'complemento', (datos ->> 'fecha_nacimiento')::date,
    datos ->> 'nombres', datos ->> 'primer_apellido', datos ->> 'segundo_apellido',
    (select g.id from parametrica g where g.grupo = 'GENERO' and g.sigla = datos ->> 'sexo'))
  on conflict (numero_documento, complemento, fecha_nacimiento, tipo_doc) do update
    set nombres = excluded.nombres, primer_apellido = excluded.primer_apellido,
      segundo_apellido = excluded.segundo_apellido,
      id_genero = coalesce(excluded.id_genero, p.id_genero), modificado_en = now()
  returning p.id into id;
end $$;

-- Whoever writes more than one affiliation of a person, or the file, holds the person first, as a registration does.
-- What only points to the person does not wait. Nothing is held of who is not in the scope.
create or replace function persona_tomar(cual bigint) returns void
language sql security definer set search_path = public, pg_temp as $$
  select from persona p
  where p.id = cual
    and exists (select from afiliacion a where a.id_persona = cual and a.id_ente_gestor = any (alcance_entes()))
  for no key update of p
$$;

-- The application makes and renames a person only where it registers one: when the transaction ends, it must have made
-- an affiliation of the person. One that it only changed was made at another moment, which nobody can rewrite.
create or replace function persona_solo_al_registrar() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if session_user = 'sgpa_app' and not exists (
    select from afiliacion a
    where a.id_persona = new.id and a.xmin = pg_current_xact_id()::xid and a.creado_en = reloj_de_registro(a.creado_en))
  then
    raise exception 'A person is written with a registration only' using errcode = 'insufficient_privilege';
  end if;
  return null;
end $$;
drop trigger if exists persona_nueva_al_registrar on persona;
create constraint trigger persona_nueva_al_registrar after insert on persona
  deferrable initially deferred for each row execute function persona_solo_al_registrar();
drop trigger if exists persona_renombrada_al_registrar on persona;
create constraint trigger persona_renombrada_al_registrar after update on persona
  deferrable initially deferred for each row
  when ((old.nombres, old.primer_apellido, old.segundo_apellido, old.id_genero)
    is distinct from (new.nombres, new.primer_apellido, new.segundo_apellido, new.id_genero))
  execute function persona_solo_al_registrar();

-- Whether a beneficiary of this entity may hang on it. A policy cannot ask its own table.
create or replace function es_titular_del_ente(titular bigint, ente smallint) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from afiliacion t where t.id = titular and t.tipo = 'TITULAR' and t.id_ente_gestor = ente)
$$;

-- Whether this very transaction wrote the person's identity, as a registration does before anything else: who only knows
-- a number of a row reads nobody by hanging an affiliation on it.
create or replace function persona_asegurada_aqui(cual bigint) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from persona p where p.id = cual and p.xmin = pg_current_xact_id()::xid)
$$;

-- What the application keeps of a person in an entity (the file, a paper) asks for an affiliation there, of a type that
-- the session's role attends, when the transaction ends: a registration writes the file before the affiliation.
create or replace function persona_del_ente() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if session_user = 'sgpa_app' and not exists (
    select from afiliacion a
    where a.id_persona = new.id_persona and a.id_ente_gestor = new.id_ente_gestor
      and coalesce(a.id_tipo_asegurado = alcance_solo_tipo(), true))
  then
    raise exception 'The entity has no affiliation of this person' using errcode = 'insufficient_privilege';
  end if;
  return null;
end $$;
drop trigger if exists ficha_del_ente on ficha_persona;
create constraint trigger ficha_del_ente after insert or update on ficha_persona
  deferrable initially deferred for each row execute function persona_del_ente();
drop trigger if exists documento_del_ente on documento_persona;
create constraint trigger documento_del_ente after insert on documento_persona
  deferrable initially deferred for each row execute function persona_del_ente();
