-- Only the authority puts an affiliation under review and takes it out (decisions §5, §10), whatever statement is run as
-- the application; a death ends it as well. Who has no scope is the owner: migrations, the daily job, loads.
create or replace function revision_de_la_autoridad() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if alcance_usuario() is not null
    and not exists (select from usuario u where u.id = alcance_usuario() and u.rol = 'ADM_SGPA')
  then
    raise exception 'Only the authority reviews an affiliation' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create or replace trigger revision_nueva before insert on afiliacion
  for each row when (new.estado = 108) execute function revision_de_la_autoridad();
create or replace trigger revision_cambiada before update on afiliacion
  for each row when (
    old.estado <> new.estado and 108 in (old.estado, new.estado)
    and not (new.estado in (104, 105) and new.id_motivo_baja is not distinct from 601)
  )
  execute function revision_de_la_autoridad();

-- Who attends one insured type makes no other row one of that type: the policy of 80_politicas.sql sees what a row
-- becomes, and this what it was.
create or replace function tipo_de_quien_escribe() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if old.id_tipo_asegurado <> alcance_solo_tipo() then
    raise exception 'The role does not attend this insured type' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create or replace trigger tipo_cambiado before update on afiliacion
  for each row when (old.id_tipo_asegurado <> new.id_tipo_asegurado) execute function tipo_de_quien_escribe();
