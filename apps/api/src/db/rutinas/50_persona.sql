-- The server notes here what the identity service told it. Only the sign-in role may call it: a
-- session's own SQL cannot claim to be the identity service.
create or replace function identidad_informar(datos jsonb) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into identidad_informada (numero_documento, complemento, tipo_doc, fecha_nacimiento,
    nombres, primer_apellido, segundo_apellido, recibida_en)
  values (datos ->> 'numero_documento', datos ->> 'complemento', (datos ->> 'tipo_doc')::smallint,
    (datos ->> 'fecha_nacimiento')::date, datos ->> 'nombres', datos ->> 'primer_apellido', datos ->> 'segundo_apellido',
    clock_timestamp())
  on conflict (numero_documento, complemento, tipo_doc, fecha_nacimiento) do update
    set nombres = excluded.nombres, primer_apellido = excluded.primer_apellido,
      segundo_apellido = excluded.segundo_apellido, recibida_en = excluded.recibida_en
$$;

-- Lists the files of a number as they stand; `cubierta` tells if one of those entities covers the person on that day.
-- It is for the sign-in role: the server asks it while the identity service answers, and a session's own SQL has no reason
-- to.
create or replace function archivos_del_numero(numero text, dia date, entes smallint[])
returns table (id bigint, tipo_doc smallint, numero_documento text, complemento text, fecha_nacimiento date,
  nombres text, primer_apellido text, segundo_apellido text, cubierta boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select p.id, p.tipo_doc, p.numero_documento, p.complemento, p.fecha_nacimiento,
    p.nombres, p.primer_apellido, p.segundo_apellido,
    exists (select from afiliacion a
      where a.id_persona = p.id and a.id_ente_gestor = any (entes) and a.cobertura @> dia)
  from persona p
  where p.numero_documento = numero
  order by p.id
$$;

-- Finds whose document it is: by what the files say now, or else by what only one of them said before. Null fits
-- anything. The caller sees of them what row security shows.
create or replace function personas_con_documento(numero text, comp text, nacimiento date) returns setof bigint
language plpgsql stable security definer rows 2 set search_path = public, pg_temp as $$
begin
  -- plpgsql plans it once a session, unlike SQL of several statements: every registration and every query comes by
  -- here.
  return query
    select p.id from persona p
    where p.numero_documento = numero and (comp is null or p.complemento = comp)
      and (nacimiento is null or p.fecha_nacimiento = nacimiento);
  if not found then
    return query
      select min(i.id_persona) from identidad_anterior i
      where i.numero_documento = numero and (comp is null or i.complemento = comp)
        and (nacimiento is null or i.fecha_nacimiento = nacimiento)
      having count(distinct i.id_persona) = 1;
  end if;
end $$;

-- The timeline of an affiliation tells who the person is in this form.
create or replace function identidad_escrita(datos jsonb) returns jsonb
language sql immutable parallel safe as $$
  select jsonb_build_object(
    'documento', concat_ws('-', datos ->> 'numero_documento', nullif(datos ->> 'complemento', '')),
    'clase_documento', case datos ->> 'tipo_doc' when '2' then 'EXTRANJERO' else 'NACIONAL' end,
    'nombre', concat_ws(' ', nullif(datos ->> 'primer_apellido', ''), nullif(datos ->> 'segundo_apellido', ''),
      datos ->> 'nombres'),
    'fecha_nacimiento', datos ->> 'fecha_nacimiento')
$$;

-- Corrects the file of `cual` to what the identity service told the server a moment ago; what it said stays as a former
-- identity, and the list shows a seal from then on (`saneado`). False when it no longer says what the caller saw
-- (`consta`).
create or replace function persona_corregir(cual bigint, datos jsonb, consta jsonb, cuando timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  antes persona;
begin
  select * into antes from persona p where p.id = cual for update;
  if antes is null or to_jsonb(antes) @> consta is not true then
    return false;
  end if;
  if not exists (
    select from identidad_informada i
    where i.numero_documento = antes.numero_documento and i.numero_documento = datos ->> 'numero_documento'
      and i.complemento = datos ->> 'complemento' and i.tipo_doc = (datos ->> 'tipo_doc')::smallint
      and i.fecha_nacimiento = (datos ->> 'fecha_nacimiento')::date and i.nombres = datos ->> 'nombres'
      and i.primer_apellido = datos ->> 'primer_apellido' and i.segundo_apellido = datos ->> 'segundo_apellido'
      and i.recibida_en > clock_timestamp() - interval '10 minutes')
  then
    raise exception 'The identity service did not say so' using errcode = 'insufficient_privilege';
  end if;
  insert into identidad_anterior (id_persona, tipo_doc, numero_documento, complemento, fecha_nacimiento,
    nombres, primer_apellido, segundo_apellido, hasta, id_usuario)
  values (cual, antes.tipo_doc, antes.numero_documento, antes.complemento, antes.fecha_nacimiento,
    antes.nombres, antes.primer_apellido, antes.segundo_apellido, reloj_de_registro(cuando), alcance_usuario());
  update persona
    set complemento = datos ->> 'complemento', tipo_doc = (datos ->> 'tipo_doc')::smallint,
      fecha_nacimiento = (datos ->> 'fecha_nacimiento')::date, nombres = datos ->> 'nombres',
      primer_apellido = datos ->> 'primer_apellido', segundo_apellido = datos ->> 'segundo_apellido',
      saneado = true, modificado_en = now()
    where id = cual;
  with edades as (
    select * from edades_recalcular(case when antes.fecha_nacimiento <> (datos ->> 'fecha_nacimiento')::date
      then array(select a.id from afiliacion a where a.id_persona = cual) end, cuando)
  )
  insert into afiliacion_historia (id_afiliacion, id_ente_gestor, accion, estado_antes, estado_despues,
    antes, despues, id_usuario, ocurrido_en)
  select a.id, a.id_ente_gestor, 'correccion-identidad', a.estado, a.estado,
    identidad_escrita(to_jsonb(antes)) || fin_por_edad_escrito(e.id, e.fin_antes),
    identidad_escrita(datos) || fin_por_edad_escrito(e.id, e.fin_despues), alcance_usuario(), reloj_de_registro(cuando)
  from afiliacion a left join edades e on e.id = a.id
  where a.id_persona = cual order by a.id;
  return true;
end $$;

-- Corrects a file without a registration, for an entity that has an affiliation of the person, running or ended.
create or replace function persona_traer(cual bigint, datos jsonb, consta jsonb, cuando timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not (alcance_escribe() and exists (
    select from afiliacion a
    where a.id_persona = cual and a.id_ente_gestor = any (alcance_entes())
      and coalesce(a.id_tipo_asegurado = alcance_solo_tipo(), true)))
  then
    return false;
  end if;
  return persona_corregir(cual, datos, consta, cuando);
end $$;

-- Writes the identity as the identity service tells it, and locks the person's row, so that two registrations of one
-- person queue here. `antes` is the former identity, for the audit trail: null for a new person, or one of whom the
-- session sees no affiliation. `corrige` is the file that is to follow the service, as it was seen; `id` is null
-- when it is another one by now.
drop function if exists persona_asegurar(jsonb), persona_asegurar(jsonb, jsonb, timestamptz);
create or replace function persona_tomar_o_crear(
  datos jsonb, corrige jsonb default null, cuando timestamptz default now(), out id bigint, out antes jsonb
)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  hallada persona;
begin
  if coalesce(cardinality(alcance_entes()), 0) = 0 then
    raise exception 'No scope to register a person in' using errcode = 'insufficient_privilege';
  end if;
  -- Each query has its own index; one condition for both would use none.
  if corrige is null then
    select * into hallada from persona p
    where p.numero_documento = datos ->> 'numero_documento' and p.complemento = datos ->> 'complemento'
      and p.fecha_nacimiento = (datos ->> 'fecha_nacimiento')::date and p.tipo_doc = (datos ->> 'tipo_doc')::smallint
    for no key update;
  else
    select * into hallada from persona p where p.id = (corrige ->> 'id')::bigint for update;
  end if;
  -- The scope is read once more only for a person who is there.
  if hallada.id is not null
    and exists (select from afiliacion a where a.id_persona = hallada.id and a.id_ente_gestor = any (alcance_entes()))
  then
    antes := to_jsonb(hallada);
  end if;
  -- Of two that correct the same file, the second finds it done.
  if corrige is not null and not persona_corregir(hallada.id, datos, corrige, cuando)
    and not exists (
      select from persona p
      where p.id = hallada.id and p.complemento = datos ->> 'complemento'
        and p.fecha_nacimiento = (datos ->> 'fecha_nacimiento')::date and p.tipo_doc = (datos ->> 'tipo_doc')::smallint)
  then
    return;
  end if;
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

-- Whoever writes more than one affiliation of a person, or the file, locks the person first, as a registration does.
-- What only points to the person does not wait. Nobody outside of the scope is locked.
create or replace function persona_tomar(cual bigint) returns void
language sql security definer set search_path = public, pg_temp as $$
  select from persona p
  where p.id = cual
    and exists (select from afiliacion a where a.id_persona = cual and a.id_ente_gestor = any (alcance_entes()))
  for no key update of p
$$;

-- The application makes and renames a person only by a registration: when the transaction ends, it must have made an
-- affiliation of the person. An affiliation that it only changed is older, and cannot be made to look new. A correction
-- by the identity service left the former identity behind in this very transaction; so did a join, or its undo.
create or replace function persona_solo_al_registrar() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if session_user = 'sgpa_app' and not exists (
    select from afiliacion a
    where a.id_persona = new.id and a.xmin = pg_current_xact_id()::xid and a.creado_en = reloj_de_registro(a.creado_en))
    and not exists (
      select from identidad_anterior i where i.id_persona = new.id and i.xmin = pg_current_xact_id()::xid)
    and not exists (select from union_identidad u where u.id_sale = new.id and u.xmin = pg_current_xact_id()::xid)
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
  when ((old.nombres, old.primer_apellido, old.segundo_apellido, old.id_genero,
      old.numero_documento, old.complemento, old.fecha_nacimiento, old.tipo_doc)
    is distinct from (new.nombres, new.primer_apellido, new.segundo_apellido, new.id_genero,
      new.numero_documento, new.complemento, new.fecha_nacimiento, new.tipo_doc))
  execute function persona_solo_al_registrar();

-- Tells if a beneficiary of this entity may hang on the holder. It is a function because a policy cannot ask its own
-- table.
create or replace function es_titular_del_ente(titular bigint, ente smallint) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from afiliacion t where t.id = titular and t.tipo = 'TITULAR' and t.id_ente_gestor = ente)
$$;

-- Tells if this very transaction wrote the person's identity, as a registration does before anything else: knowing the
-- number of a row is not enough to hang an affiliation on it and read the person.
create or replace function persona_escrita_aqui(cual bigint) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from persona p where p.id = cual and p.xmin = pg_current_xact_id()::xid)
$$;

-- What the application keeps of a person in an entity (the ficha, a paper) needs an affiliation there, of a type that
-- the session's role attends, when the transaction ends: a registration writes the ficha before the affiliation.
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
