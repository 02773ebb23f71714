-- The audit trail is append-only, has one partition a month, and is sealed into a signed chain by a job. (The tables:
-- migrations 0006, 0031.)
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

create or replace trigger auditoria_cabeza_inmutable before update or delete on auditoria_cabeza
  for each row execute function auditoria_solo_agrega();

-- Gives the number that is added to the numbers of transactions.
create or replace function auditoria_desplazado() returns bigint
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce((select d.n from auditoria_desplazamiento d order by d.n desc limit 1), 0)
$$;

-- Rows stand in the order of their transactions, and what is sealed stays closed. In a database that was restored into
-- another cluster, transaction numbers begin anew, below those that are sealed: from then on the column adds what is
-- missing.
create or replace function auditoria_continuar() returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  antes bigint := auditoria_desplazado();
  ultimo bigint;
  ahora bigint;
begin
  select greatest(
    (select a.xid::text::bigint from auditoria a order by a.xid desc limit 1),
    (select s.hasta_xid::text::bigint from auditoria_sello s order by s.numero desc limit 1)) into ultimo;
  if ultimo is null or ultimo < pg_snapshot_xmax(pg_current_snapshot())::text::bigint + antes then
    return;
  end if;
  lock table auditoria in access exclusive mode;
  -- The oldest open transaction is the base, so that the shift holds for those at work at this moment, too.
  ahora := ultimo + 1 - pg_snapshot_xmin(pg_current_snapshot())::text::bigint;
  insert into auditoria_desplazamiento (n) values (ahora);
  execute format(
    'alter table auditoria alter column xid set default ((pg_current_xact_id()::text::bigint + %s)::text::xid8)', ahora);
end $$;

-- Transactions below this number have ended: no row can come before theirs any more.
create or replace function auditoria_horizonte() returns xid8
language sql stable security definer set search_path = public, pg_temp as $$
  select (pg_snapshot_xmin(pg_current_snapshot())::text::bigint + auditoria_desplazado())::text::xid8
$$;

-- Tells if a record of another entity may be told of: a novedad that this very transaction opened there, and what an
-- employer reads of its own workers, or of itself.
create or replace function auditoria_de_otro_ente(ente smallint, que text, cual text) returns boolean
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if que = 'novedad' and cual ~ '^[0-9]{1,18}$' and exists (
    select from novedad n
    where n.id = cual::bigint and n.id_ente_gestor = ente and n.xmin = pg_current_xact_id()::xid)
  then
    return true;
  end if;
  return alcance_empleador() is not null and not lectura_ajena(
    ente, (select u.id_ente_gestor from usuario u where u.id = alcance_usuario()), '{}', alcance_empleador());
end $$;

-- The list of whom an export held is kept with it, and may be deleted after five years.
create or replace function exportacion_solo_agrega() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.iniciada_en < now() - interval '5 years' then
    return old;
  end if;
  raise exception 'What an export held is append-only' using errcode = 'insufficient_privilege';
end $$;
create or replace trigger exportacion_mostrada_inmutable before update or delete on exportacion_mostrada
  for each row execute function exportacion_solo_agrega();

drop function if exists exportacion_mostrar(timestamptz, text, integer[]);

-- Finds rows that showed one of these affiliations: lists that count for each, and exports that held it. It runs as the
-- owner, whose policy lets an index read into a document, and is planned for the days that are asked for, few or all.
create or replace function auditoria_de_mostradas(cuales bigint[], desde timestamptz, hasta timestamptz)
returns table (ocurrido_en timestamptz, id bigint)
language plpgsql stable rows 100 security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan
as $$
begin
  if alcance_audita() is not true then
    return;
  end if;
  return query
    select m.ocurrido_en, m.id
    from unnest(cuales) c (cual) cross join lateral (
      select a.ocurrido_en, a.id from auditoria a
      where a.despues -> 'afiliaciones' @> to_jsonb(c.cual)
        and a.despues ?| array['deCadaUna', 'numeroDocumento', 'nombre']
        and a.ocurrido_en >= desde and a.ocurrido_en < hasta
    ) m
    union
    select a.ocurrido_en, a.id
    from exportacion_mostrada e
    join auditoria a
      on a.ocurrido_en = e.iniciada_en and a.id_solicitud = e.id_solicitud and a.despues ->> 'etapa' = 'INICIO'
    where e.afiliaciones && cuales::integer[] and e.iniciada_en >= desde and e.iniciada_en < hasta;
end $$;
