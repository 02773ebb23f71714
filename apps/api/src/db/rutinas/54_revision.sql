-- Only the authority puts an affiliation under review and takes it out (acuerdos §5, §10), whatever statement the
-- application's role runs; a death ends a review as well. Without a scope it is the owner who works: migrations, the
-- daily job, loads.
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

-- A role that attends one insured type may not turn another type's row into one of that type: the policy of
-- 80_politicas.sql sees what a row becomes, and this trigger what it was.
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

-- What an affiliation was on past days (51_cobertura.sql) changes only with its cause: a review that ends, and the baja
-- of an own right, each as it was. The authority's session may also take back a death, or begin a review. It runs after
-- fechar (70_autor_y_dia.sql), which comes before it by name.
create or replace function otros_dias_con_su_hecho() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  dia date := dia_en_la_paz(new.modificado_en);
begin
  if exists (select from usuario u where u.id = alcance_usuario() and u.rol = 'ADM_SGPA') then
    return new;
  end if;
  if (new.fecha_revision, new.estado_previo, new.revisiones) is distinct from (old.fecha_revision, old.estado_previo, old.revisiones)
    and not (old.estado = 108 and new.estado <> 108
      and (new.fecha_revision, new.estado_previo, new.revisiones) is not distinct from (null::date, null::smallint,
        case when old.fecha_revision < dia then old.revisiones || array[old.fecha_revision, dia] else old.revisiones end))
    or new.fin_anterior is distinct from old.fin_anterior
    and not (new.fecha_baja is distinct from old.fecha_baja
      and new.fin_anterior is not distinct from fin_de_cobertura(105::smallint, old))
  then
    raise exception 'What past days were changes with a review or a baja only' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create or replace trigger otros_dias_cambiados before update on afiliacion
  for each row when (
    session_user = 'sgpa_app'
    and (new.fecha_revision, new.estado_previo, new.revisiones, new.fin_anterior)
      is distinct from (old.fecha_revision, old.estado_previo, old.revisiones, old.fin_anterior)
  )
  execute function otros_dias_con_su_hecho();
