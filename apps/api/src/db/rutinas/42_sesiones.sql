-- Users see and close their own sessions, of which there are no more than ten.

-- Every new session closes the oldest beyond ten (domain/cuenta/sesiones.ts). Sign-ins of one account queue at its row,
-- so that of many at once each counts those before it.
create or replace function sesion_limitar() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  ente smallint;
  cerradas integer[];
begin
  select u.id_ente_gestor into ente from usuario u where u.id = new.id_usuario for update;
  with sobrante as (
    select s.id from sesion s
    where s.id_usuario = new.id_usuario and s.revocada_en is null and s.expira_en > new.creada_en
    order by s.creada_en desc, s.numero desc offset 9
  ), cerrada as (
    update sesion s set revocada_en = new.creada_en from sobrante where s.id = sobrante.id returning s.numero
  )
  select array_agg(c.numero order by c.numero) into cerradas from cerrada c;
  if cerradas is not null then
    insert into auditoria (ocurrido_en, id_usuario, id_ente_gestor, accion, recurso, id_recurso, ip, despues)
    values (new.creada_en, new.id_usuario, ente, 'sesion-desplazada', 'usuario', new.id_usuario::text, new.ip,
      jsonb_build_object('sesiones', to_jsonb(cerradas)));
  end if;
  return new;
end $$;
create or replace trigger sesion_limitar before insert on sesion for each row execute function sesion_limitar();

-- Notes the session's browser; sign-in calls it right after it opened the session.
create or replace function sesion_describir(cual uuid, con text) returns void
language sql security definer set search_path = public, pg_temp as $$
  update sesion set navegador = left(con, 60) where id = cual
$$;

-- Writes the last uses that a server noted; a row that somebody else has locked is written another time.
create or replace function sesiones_usadas(cuales uuid[], cuando timestamptz[]) returns void
language sql security definer set search_path = public, pg_temp as $$
  with libre as (
    select s.id, least(n.usada_en, reloj_de_registro(n.usada_en)) as usada_en
    from unnest(cuales, cuando) n (id, usada_en) join sesion s on s.id = n.id
    order by s.id for update of s skip locked
  )
  update sesion s set usada_en = greatest(s.usada_en, l.usada_en) from libre l where s.id = l.id
$$;

-- Lists the user's open sessions without their ids: who knows one may see with it.
create or replace function sesiones_propias(esta uuid, dicho timestamptz)
returns table (numero integer, creada_en timestamptz, usada_en timestamptz, ip text, navegador text, es_esta boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select s.numero, s.creada_en, greatest(s.usada_en, s.creada_en), host(s.ip), s.navegador, s.id = esta
  from sesion s
  where s.id_usuario = alcance_usuario() and s.revocada_en is null and s.expira_en > dicho
  order by s.id = esta desc, 3 desc, s.numero desc
$$;

-- Closes one session of the user, or all of them (null), but never the one that asks.
create or replace function sesiones_cerrar(cual integer, menos uuid, cuando timestamptz) returns setof integer
language sql security definer set search_path = public, pg_temp as $$
  select from usuario u where u.id = alcance_usuario() for no key update;
  update sesion s set revocada_en = reloj_de_registro(cuando)
  where s.id_usuario = alcance_usuario() and s.id <> menos and (cual is null or s.numero = cual)
    and s.revocada_en is null and s.expira_en > cuando
  returning s.numero
$$;
