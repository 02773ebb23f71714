-- Narrow doors through row security: each does one thing that the specification shows to, or asks from, every entity.

-- Sign-in happens before any scope exists.
create function cuenta_para_ingreso(nombre text)
returns table (id integer, username text, password_hash text, rol text, estado text, id_ente_gestor smallint, id_entidad bigint, ultimo_ingreso timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  -- An account that was never used counts from the day it was made.
  select id, username, password_hash, rol, estado, id_ente_gestor, id_entidad, coalesce(ultimo_ingreso, creado_en) from usuario where lower(username) = lower(nombre)
$$;

create function bloqueo_leer(nombre text) returns table (fallos smallint, bloqueado_hasta timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select fallos, bloqueado_hasta from bloqueo_ingreso where username = lower(nombre)
$$;

create function bloqueo_guardar(nombre text, nuevos_fallos smallint, hasta timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into bloqueo_ingreso (username, fallos, bloqueado_hasta) values (lower(nombre), nuevos_fallos, hasta)
  on conflict (username) do update set fallos = excluded.fallos, bloqueado_hasta = excluded.bloqueado_hasta, actualizado_en = now()
$$;

create function sesion_abrir(nueva uuid, usuario_id integer, desde timestamptz, hasta timestamptz, direccion inet) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into sesion (id, id_usuario, creada_en, expira_en, ip) values (nueva, usuario_id, desde, hasta, direccion);
  update usuario set ultimo_ingreso = desde where id = usuario_id;
$$;

-- One look-up per request: the session, its user as of now, and whether the terms in force are accepted.
create function sesion_vigente(buscada uuid, ahora timestamptz, hoy date)
returns table (id_usuario integer, username text, rol text, estado text, id_ente_gestor smallint, id_entidad bigint, terminos_aceptados boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select u.id, u.username, u.rol, u.estado, u.id_ente_gestor, u.id_entidad,
    not exists (
      select from (select version from terminos_version where vigente_desde <= hoy order by vigente_desde desc limit 1) v
      where not exists (select from terminos_aceptacion a where a.id_usuario = u.id and a.version = v.version))
  from sesion s join usuario u on u.id = s.id_usuario
  where s.id = buscada and s.revocada_en is null and s.expira_en > ahora
$$;

create function sesion_revocar(cual uuid, cuando timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  update sesion set revocada_en = cuando where id = cual and revocada_en is null
$$;

create function sesiones_revocar_otras(usuario_id integer, menos uuid, cuando timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  update sesion set revocada_en = cuando where id_usuario = usuario_id and id <> menos and revocada_en is null
$$;

-- Identity as the identity service tells it; locks the person's row, so that two registrations of one person queue here.
-- antes is the identity as it was, for the audit trail: null for a person who was not there.
create function persona_asegurar(datos jsonb, out id bigint, out antes jsonb)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  select to_jsonb(p) into antes from persona p
  where p.numero_documento = datos ->> 'numero_documento' and p.complemento = datos ->> 'complemento'
    and p.fecha_nacimiento = (datos ->> 'fecha_nacimiento')::date and p.tipo_doc = (datos ->> 'tipo_doc')::smallint
  for update;
  insert into persona as p (tipo_documento, tipo_doc, numero_documento, complemento, fecha_nacimiento,
    nombres, primer_apellido, segundo_apellido, id_genero)
  values (datos ->> 'tipo_documento', (datos ->> 'tipo_doc')::smallint, datos ->> 'numero_documento', datos ->> 'complemento',
    (datos ->> 'fecha_nacimiento')::date, datos ->> 'nombres', datos ->> 'primer_apellido', datos ->> 'segundo_apellido',
    (select g.id from parametrica g where g.grupo = 'GENERO' and g.sigla = datos ->> 'sexo'))
  on conflict (numero_documento, complemento, fecha_nacimiento, tipo_doc) do update
    set nombres = excluded.nombres, primer_apellido = excluded.primer_apellido, segundo_apellido = excluded.segundo_apellido,
      id_genero = coalesce(excluded.id_genero, p.id_genero), modificado_en = now()
  returning p.id into id;
end $$;

-- Insured status (step 2 table, query tab): the columns that the specification shows to everybody, of every entity.
create function estado_asegurado(numero_buscado text, complemento_buscado text, nacimiento date)
returns table (id bigint, id_persona bigint, id_ente_gestor smallint, ente_gestor text, nombre_entidad text, tipo_asegurado text, categoria text,
  estado smallint, tipo text, fecha_afiliacion date, fecha_baja date, fecha_cesantia date, fecha_ampliacion date,
  fecha_derechohabiente date, nombres text, primer_apellido text, segundo_apellido text, numero_documento text, complemento text, fecha_nacimiento date)
language sql stable security definer set search_path = public, pg_temp as $$
  select a.id, p.id, a.id_ente_gestor, g.nombre, e.nombre, t.nombre, a.tipo, a.estado, a.tipo, a.fecha_afiliacion, a.fecha_baja, a.fecha_cesantia,
    a.fecha_ampliacion, a.fecha_derechohabiente, p.nombres, p.primer_apellido, p.segundo_apellido, p.numero_documento, p.complemento, p.fecha_nacimiento
  from persona p
  join afiliacion a on a.id_persona = p.id
  join ente_gestor g on g.id = a.id_ente_gestor
  join entidad_empleadora e on e.id = a.id_entidad
  join parametrica t on t.id = a.id_tipo_asegurado
  where p.numero_documento = numero_buscado and p.complemento = complemento_buscado and p.fecha_nacimiento = nacimiento
  order by a.fecha_afiliacion desc, a.id desc
$$;

-- A double affiliation is told to both entities (decisions §8, code 501).
create function novedad_doble_afiliacion(nueva bigint, otra bigint, texto_detalle text, cuando timestamptz)
returns table (id bigint, id_ente_gestor smallint)
language sql security definer set search_path = public, pg_temp as $$
  insert into novedad as n (codigo, id_ente_gestor, id_persona, id_afiliacion, detalle, creado_en)
  select 'DOBLE_AFILIACION', a.id_ente_gestor, a.id_persona, a.id, texto_detalle, cuando from afiliacion a where a.id in (nueva, otra)
  on conflict (id_afiliacion, codigo) where estado = 'ABIERTA' do nothing
  returning n.id, n.id_ente_gestor
$$;

create function tareas_limpiar(ahora timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from sesion where expira_en < ahora - interval '7 days';
  delete from idempotencia where creado_en < ahora - interval '7 days';
  delete from bloqueo_ingreso where actualizado_en < ahora - interval '1 day';
$$;

create function cuentas_suspender_inactivas(ahora timestamptz, limite timestamptz) returns setof integer
language sql security definer set search_path = public, pg_temp as $$
  with suspendidas as (
    update usuario set estado = 'SUSPENDIDO', modificado_en = ahora
    where estado = 'ACTIVO' and coalesce(ultimo_ingreso, creado_en) < limite returning id, id_ente_gestor
  ), anotadas as (
    insert into auditoria (ocurrido_en, id_ente_gestor, accion, recurso, id_recurso, antes, despues)
    select ahora, id_ente_gestor, 'suspension-inactividad', 'usuario', id::text, '{"estado":"ACTIVO"}', '{"estado":"SUSPENDIDO"}' from suspendidas
  ), cerradas as (
    update sesion set revocada_en = ahora where id_usuario in (select id from suspendidas) and revocada_en is null
  )
  select id from suspendidas
$$;

-- Functions are open to everybody unless told otherwise: the ones that pass row security are for the application only.
do $$
declare
  puerta regprocedure;
begin
  for puerta in select oid::regprocedure from pg_proc where prosecdef and pronamespace = 'public'::regnamespace loop
    execute format('revoke execute on function %s from public', puerta);
    if (select prorettype from pg_proc where oid = puerta) <> 'trigger'::regtype then
      execute format('grant execute on function %s to sgpa_app', puerta);
    end if;
  end loop;
end $$;
revoke execute on function auditoria_hash from sgpa_app;
