-- Identity as the identity service tells it; locks the person's row, so that two registrations of one person queue
-- here. antes is the identity as it was, for the audit trail: null for a person who was not there.
create or replace function persona_asegurar(datos jsonb, out id bigint, out antes jsonb)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  select to_jsonb(p) into antes from persona p
  where p.numero_documento = datos ->> 'numero_documento' and p.complemento = datos ->> 'complemento'
    and p.fecha_nacimiento = (datos ->> 'fecha_nacimiento')::date and p.tipo_doc = (datos ->> 'tipo_doc')::smallint
  for update;
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
