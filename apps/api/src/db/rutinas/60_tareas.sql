-- What the jobs do to the rows of every entity.
create or replace function tareas_limpiar(ahora timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from sesion where expira_en < ahora - interval '7 days';
  delete from idempotencia where creado_en < ahora - interval '7 days';
  delete from recuperacion where pedida_en < ahora - interval '90 days';
  delete from bloqueo_ingreso where actualizado_en < ahora - interval '1 day';
  delete from bloqueo_direccion where actualizado_en < ahora - interval '1 day';
  -- Who was not here for a year is suspended anyway (domain/cuenta/vigencia.ts).
  delete from direccion_conocida where usada_en < ahora - interval '365 days';
$$;

create or replace function cuentas_suspender_inactivas(ahora timestamptz, limite timestamptz) returns setof integer
language sql security definer set search_path = public, pg_temp as $$
  with suspendidas as (
    update usuario set estado = 'SUSPENDIDO', modificado_en = ahora
    where estado = 'ACTIVO' and greatest(coalesce(ultimo_ingreso, creado_en), activado_en) < limite returning id, id_ente_gestor
  ), anotadas as (
    insert into auditoria (ocurrido_en, id_ente_gestor, accion, recurso, id_recurso, antes, despues)
    select ahora, id_ente_gestor, 'suspension-inactividad', 'usuario', id::text,
      '{"estado":"ACTIVO"}', '{"estado":"SUSPENDIDO"}'
    from suspendidas
  ), cerradas as (
    update sesion set revocada_en = ahora
    where id_usuario in (select id from suspendidas) and revocada_en is null
  )
  select id from suspendidas
$$;
