-- Administrators change system users only through these functions: the application's role cannot write them by itself,
-- so that arbitrary SQL of its own gives nobody a role, nor opens an account (domain/usuario/administracion.ts has the
-- same rules, and listas-del-dominio.test.ts compares the roles).

-- Tells if the session's user administers accounts with this role in this managing entity. An employer's user sees its
-- workers in every managing entity, so that no administrator of one of them may make or take over such an account.
create or replace function usuario_administrable(su_rol text, su_ente smallint) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select from usuario u join ente_gestor g on g.id = su_ente
    where u.id = alcance_usuario() and u.estado = 'ACTIVO'
      and (u.rol = 'ADM_SGPA' or u.rol = 'ADM_ENTE' and u.id_ente_gestor = su_ente and su_rol <> 'EMP_CONSULTA')
      and case when su_rol in ('ADM_SGPA', 'CONS_SGPA', 'CONS_SGPA_EJE')
        then u.rol = 'ADM_SGPA' and g.tipo = 'AUTORIDAD' else g.tipo <> 'AUTORIDAD' end)
$$;

create or replace function usuario_negar(porque text) returns void language plpgsql as $$
begin
  raise exception '%', porque using errcode = 'insufficient_privilege';
end $$;

-- Locks an account until the transaction ends. Accounts that administer everything are locked together, in the order of
-- ids: of two who end each other at once, the second finds that it was ended. So one of them stays.
create or replace function usuario_sujetar(cual integer) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from usuario u where u.id = cual and u.rol = 'ADM_SGPA') then
    perform from usuario u where u.rol = 'ADM_SGPA' order by u.id for update;
  end if;
  perform from usuario u where u.id = cual for update;
end $$;

-- Counts who would still administer everything without this account; those who asked to leave do not count.
create or replace function administradores_que_quedan(sin integer) returns integer
language sql stable security definer set search_path = public, pg_temp as $$
  select count(*)::integer from usuario o
  where o.rol = 'ADM_SGPA' and o.estado = 'ACTIVO' and o.baja_efectiva_el is null and o.id <> sin
$$;

-- Locks an account that the session's user administers, and reads it; no row where somebody else administers it.
create or replace function usuario_tomar(cual integer) returns table (
  id integer, username text, rol text, id_ente_gestor smallint, id_entidad bigint, id_establecimiento integer,
  id_departamento smallint, estado text, ci text, complemento text, paterno text, materno text, nombres text,
  fecha_nacimiento date, cargo text, direccion text, correo text, telefono text, telefono_fijo text, extension text,
  version integer, otros_administradores integer
)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform usuario_sujetar(cual);
  return query
    select u.id, u.username, u.rol, u.id_ente_gestor, u.id_entidad, u.id_establecimiento, u.id_departamento, u.estado,
      u.ci, u.complemento, u.paterno, u.materno, u.nombres, u.fecha_nacimiento, u.cargo, u.direccion, u.correo,
      u.telefono, u.telefono_fijo, u.extension, u.version,
      administradores_que_quedan(cual)
    from usuario u where u.id = cual and usuario_administrable(u.rol, u.id_ente_gestor);
end $$;

drop function if exists usuario_exigir_administrador();

create or replace function usuario_cerrar_sesiones(de integer, cuando timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  update sesion set revocada_en = cuando where id_usuario = de and revocada_en is null
$$;

-- Reports a broken rule of a table by its name alone: PostgreSQL would show the whole row, the password's hash too,
-- since the owner writes here. It serves the `exception` part of owner's functions that write; not where rows of this
-- very transaction are asked for, since a block's rows bear a transaction number of their own.
create or replace function negar_sin_detalle(estado text, regla text, tabla text) returns void language plpgsql as $$
begin
  raise exception 'A rule of % forbids it: %', tabla, regla using errcode = estado, constraint = regla, table = tabla;
end $$;

create or replace function usuario_registrar(datos jsonb, cuando timestamptz) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  n usuario := jsonb_populate_record(null::usuario, datos);
  nuevo integer;
begin
  if not coalesce(usuario_administrable(n.rol, n.id_ente_gestor), false) then
    perform usuario_negar('This account is not in these hands');
  end if;
  insert into usuario (username, rol, id_ente_gestor, id_entidad, id_establecimiento, id_departamento, estado, ci, complemento,
    paterno, materno, nombres, fecha_nacimiento, cargo, direccion, correo, telefono, telefono_fijo, extension, creado_en,
    modificado_en)
  values (n.username, n.rol, n.id_ente_gestor, n.id_entidad, n.id_establecimiento, n.id_departamento, 'REGISTRADO', n.ci,
    n.complemento, n.paterno, n.materno, n.nombres, n.fecha_nacimiento, n.cargo, n.direccion, n.correo, n.telefono,
    n.telefono_fijo, n.extension, cuando, cuando)
  returning id into nuevo;
  return nuevo;
end $$;

-- A change of what an account may do reaches who is signed in with it: their sessions end with the old role.
create or replace function usuario_actualizar(cual integer, datos jsonb, cuando timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  n usuario := jsonb_populate_record(null::usuario, datos);
  v usuario;
  regla text;
  tabla text;
begin
  cuando := reloj_de_registro(cuando);
  perform usuario_sujetar(cual);
  select * into v from usuario u where u.id = cual;
  if not coalesce(usuario_administrable(v.rol, v.id_ente_gestor) and usuario_administrable(n.rol, n.id_ente_gestor), false)
  then
    perform usuario_negar('This account is not in these hands');
  end if;
  update usuario set rol = n.rol, id_ente_gestor = n.id_ente_gestor, id_entidad = n.id_entidad,
    id_establecimiento = n.id_establecimiento, id_departamento = n.id_departamento, ci = n.ci, complemento = n.complemento,
    paterno = n.paterno, materno = n.materno, nombres = n.nombres, fecha_nacimiento = n.fecha_nacimiento,
    cargo = n.cargo, direccion = n.direccion, correo = n.correo, telefono = n.telefono,
    telefono_fijo = n.telefono_fijo, extension = n.extension, version = version + 1, modificado_en = cuando
  where id = cual;
  if (v.rol, v.id_ente_gestor, v.id_entidad) is distinct from (n.rol, n.id_ente_gestor, n.id_entidad) then
    if cual = alcance_usuario() then
      perform usuario_negar('Nobody changes their own role');
    end if;
    perform usuario_cerrar_sesiones(cual, cuando);
  end if;
exception when integrity_constraint_violation then
  get stacked diagnostics regla = constraint_name, tabla = table_name;
  perform negar_sin_detalle(sqlstate, regla, tabla);
end $$;

-- An account begins, and ends, without a password: its user makes one.
create or replace function usuario_poner_estado(cual integer, nuevo text, cuando timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v usuario;
  regla text;
  tabla text;
begin
  cuando := reloj_de_registro(cuando);
  perform usuario_sujetar(cual);
  select * into v from usuario u where u.id = cual;
  if not coalesce(usuario_administrable(v.rol, v.id_ente_gestor), false) or cual = alcance_usuario()
    or nuevo not in ('ACTIVO', 'BAJA') or nuevo = v.estado
  then
    perform usuario_negar('This account is not in these hands');
  end if;
  update usuario set estado = nuevo, password_hash = null, version = version + 1, modificado_en = cuando,
    baja_solicitada_el = null, baja_efectiva_el = null,
    activado_en = case when nuevo = 'ACTIVO' then cuando else activado_en end
  where id = cual;
  -- The mail goes with the change, or not at all.
  if nuevo = 'ACTIVO' then
    insert into recuperacion (id_usuario, motivo, pedida_en, proximo_intento) values (cual, 'ACTIVACION', cuando, cuando);
  end if;
  perform usuario_cerrar_sesiones(cual, cuando);
exception when integrity_constraint_violation then
  get stacked diagnostics regla = constraint_name, tabla = table_name;
  perform negar_sin_detalle(sqlstate, regla, tabla);
end $$;
