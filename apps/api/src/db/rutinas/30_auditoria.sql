-- The audit trail: append-only, one partition a month, sealed into a hash chain by a job. (The tables: migration 0006.)
create or replace function auditoria_solo_agrega() returns trigger language plpgsql as $$
begin
  raise exception 'The audit trail is append-only' using errcode = 'insufficient_privilege';
end $$;
create or replace trigger auditoria_inmutable before update or delete on auditoria
  for each row execute function auditoria_solo_agrega();

create or replace function auditoria_crear_particion(mes date) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  desde date := date_trunc('month', mes);
  nombre text := 'auditoria_' || to_char(desde, 'YYYYMM');
begin
  if to_regclass(nombre) is null then
    execute format('create table %I partition of auditoria for values from (%L) to (%L)', nombre,
      desde::text || ' 00:00:00-04', (desde + interval '1 month')::date::text || ' 00:00:00-04');
  end if;
end $$;

create or replace trigger auditoria_sello_inmutable before update or delete on auditoria_sello
  for each row execute function auditoria_solo_agrega();

create or replace function auditoria_hash(anterior bytea, desde xid8, hasta xid8, out filas bigint, out hash bytea)
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  fila record;
begin
  hash := anterior;
  filas := 0;
  for fila in
    select a.* from auditoria a where a.xid >= desde and a.xid < hasta order by a.xid, a.id
  loop
    -- jsonb text is canonical: sorted keys, no duplicates.
    hash := sha256(hash || convert_to(jsonb_build_array(
      fila.id, extract(epoch from fila.ocurrido_en), fila.xid::text, fila.id_usuario, fila.id_ente_gestor, fila.accion,
      fila.recurso, fila.id_recurso, host(fila.ip), fila.id_solicitud, fila.antes, fila.despues)::text, 'UTF8'));
    filas := filas + 1;
  end loop;
end $$;

create or replace function auditoria_sellar() returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  ultimo auditoria_sello;
  hasta xid8;
  desde xid8;
  anterior bytea;
  r record;
begin
  perform pg_advisory_xact_lock(hashtext('auditoria_sellar'));
  select * into ultimo from auditoria_sello order by id desc limit 1;
  desde := coalesce(ultimo.hasta_xid, '0'::xid8);
  anterior := coalesce(ultimo.hash, sha256('SGPA'::bytea));
  hasta := pg_snapshot_xmin(pg_current_snapshot());
  select * into r from auditoria_hash(anterior, desde, hasta);
  if r.filas > 0 then
    insert into auditoria_sello (desde_xid, hasta_xid, filas, hash_anterior, hash)
    values (desde, hasta, r.filas, anterior, r.hash);
  end if;
  return r.filas;
end $$;

create or replace function auditoria_verificar() returns table (id_sello bigint, correcto boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select s.id, s.hash = h.hash and s.filas = h.filas
    and s.hash_anterior = coalesce(lag(s.hash) over (order by s.id), sha256('SGPA'::bytea))
  from auditoria_sello s cross join lateral auditoria_hash(s.hash_anterior, s.desde_xid, s.hasta_xid) h
  order by s.id
$$;

-- What may be told of another entity's: a novedad that this very transaction opened there, and what an employer reads of
-- its own workers, or of itself.
create or replace function auditoria_de_otro_ente(ente smallint, que text, cual text) returns boolean
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if que = 'novedad' and cual ~ '^[0-9]{1,18}$' and exists (
    select from novedad n
    where n.id = cual::bigint and n.id_ente_gestor = ente and n.xmin = pg_current_xact_id()::xid)
  then
    return true;
  end if;
  return alcance_empleador() is not null and (
    exists (select from usuario u where u.id = alcance_usuario() and u.id_ente_gestor = ente)
    or exists (select from afiliacion a where a.id_entidad = alcance_empleador() and a.id_ente_gestor = ente));
end $$;
