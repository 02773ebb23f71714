-- The jobs do this to the rows of every entity.
create or replace function tareas_limpiar(ahora timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from sesion where expira_en < ahora - interval '7 days';
  delete from idempotencia where creado_en < ahora - interval '7 days';
  -- The database's clock wrote these rows (50_persona.sql), and so it decides their age.
  delete from identidad_informada where recibida_en < clock_timestamp() - interval '1 day';
  delete from recuperacion where pedida_en < ahora - interval '90 days';
  delete from aviso_correo where pedido_en < ahora - interval '90 days';
  delete from exportacion_mostrada where iniciada_en < ahora - interval '5 years' and iniciada_en < now() - interval '5 years';
  delete from bloqueo_ingreso where actualizado_en < ahora - interval '1 day';
  delete from bloqueo_direccion where actualizado_en < ahora - interval '1 day';
  -- A user who was not here for a year is suspended anyway (domain/cuenta/vigencia.ts).
  delete from direccion_conocida where usada_en < ahora - interval '365 days';
$$;

-- The last who administers everything is not suspended, since nobody could activate the account again. Of several, the
-- one that was used last stays; one that asked to leave does not count as staying.
create or replace function cuentas_suspender_inactivas(ahora timestamptz, limite timestamptz) returns setof integer
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- Administrators are locked together in the order of ids, as by whoever changes one of them (57_usuario.sql).
  perform from usuario u where u.rol = 'ADM_SGPA' order by u.id for update;
  return query
    with suspendidas as (
      update usuario u set estado = 'SUSPENDIDO', modificado_en = ahora
      where u.estado = 'ACTIVO' and greatest(coalesce(u.ultimo_ingreso, u.creado_en), u.activado_en) < limite
        and u.id is distinct from (
          select a.id from usuario a
          where a.rol = 'ADM_SGPA' and a.estado = 'ACTIVO'
          order by a.baja_efectiva_el is not null, greatest(coalesce(a.ultimo_ingreso, a.creado_en), a.activado_en) desc, a.id
          limit 1)
      returning u.id, u.id_ente_gestor
    ), anotadas as (
      insert into auditoria (ocurrido_en, id_ente_gestor, accion, recurso, id_recurso, antes, despues)
      select ahora, s.id_ente_gestor, 'suspension-inactividad', 'usuario', s.id::text,
        '{"estado":"ACTIVO"}', '{"estado":"SUSPENDIDO"}'
      from suspendidas s
    ), cerradas as (
      update sesion set revocada_en = ahora
      where id_usuario in (select s.id from suspendidas s) and revocada_en is null
    )
    select s.id from suspendidas s;
end $$;
