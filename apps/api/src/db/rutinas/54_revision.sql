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
