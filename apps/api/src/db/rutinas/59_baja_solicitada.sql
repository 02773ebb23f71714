-- Users may ask to have their own account removed (domain/cuenta/solicitud-baja.ts).

-- Locks the session's own account and reads its request, and how many others who administer everything would stay.
create or replace function baja_propia_tomar() returns table (efectiva date, rol text, otros_administradores integer)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform usuario_sujetar(alcance_usuario());
  return query
    select u.baja_efectiva_el, u.rol, administradores_que_quedan(u.id)
    from usuario u where u.id = alcance_usuario() and u.estado = 'ACTIVO';
end $$;

-- Null withdraws the request. The last who administers everything cannot leave, whatever the caller looked at.
create or replace function baja_propia_poner(pedida date, efectiva date, cuando timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  propia usuario;
begin
  perform usuario_sujetar(alcance_usuario());
  select * into propia from usuario u where u.id = alcance_usuario() and u.estado = 'ACTIVO';
  if not found or (pedida is null) <> (efectiva is null) or pedida is not null and propia.rol = 'ADM_SGPA' and administradores_que_quedan(propia.id) = 0 then
    perform usuario_negar('This account stays');
  end if;
  update usuario set baja_solicitada_el = pedida, baja_efectiva_el = efectiva, modificado_en = cuando where id = propia.id;
end $$;

-- The daily job runs it. Sign-in and sessions go by the day itself (40_sesion.sql), so that a late job lets nobody in.
create or replace function cuentas_dar_de_baja_solicitadas(ahora timestamptz, hoy date) returns void
language sql security definer set search_path = public, pg_temp as $$
  with cumplida as (
    update usuario set estado = 'BAJA', password_hash = null, version = version + 1, modificado_en = ahora
    where estado <> 'BAJA' and baja_efectiva_el <= hoy
    returning id, id_ente_gestor, baja_solicitada_el, baja_efectiva_el
  ), anotada as (
    insert into auditoria (ocurrido_en, id_ente_gestor, accion, recurso, id_recurso, antes, despues)
    select ahora, id_ente_gestor, 'baja-solicitada', 'usuario', id::text, '{"estado":"ACTIVO"}',
      jsonb_build_object('estado', 'BAJA', 'solicitadaEl', baja_solicitada_el, 'efectivaEl', baja_efectiva_el)
    from cumplida
  )
  update sesion set revocada_en = ahora where id_usuario in (select id from cumplida) and revocada_en is null
$$;
