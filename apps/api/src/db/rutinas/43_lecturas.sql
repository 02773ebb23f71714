-- Readings cannot write their audit rows in their own transactions: those of all that end at one moment are written
-- here together (db/anotador.ts).

-- Writes the rows of each reading in order, for its session as it is now: who and when is decided here, and row
-- security's rule for other writes (80_politicas.sql) decides which entities it may tell of. Refused readings are
-- listed by place and reason; they do not keep the others from being written.
create or replace function lecturas_anotar(leidas jsonb) returns table (lugar integer, motivo text)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  leida record;
  quien record;
  -- The export began with the row of this moment.
  inicio timestamptz;
begin
  for leida in
    select d.orden::integer - 1 as lugar, l.*
    from jsonb_array_elements(leidas) with ordinality d (dicha, orden)
    cross join lateral jsonb_to_record(d.dicha) as l (
      sesion uuid, cuando timestamptz, hoy date, ip inet, id_solicitud text, filas jsonb, operacion text, mostradas integer[])
    order by d.orden
  loop
    select v.id_usuario, v.id_ente_gestor, v.id_entidad, v.entes into quien from sesion_vista(leida.sesion, leida.cuando) v;
    motivo := case
      when not found then 'SESION'
      when exists (
        select from jsonb_to_recordset(leida.filas) as f (id_ente_gestor smallint)
        where lectura_ajena(f.id_ente_gestor, quien.id_ente_gestor, quien.entes, quien.id_entidad)) then 'ENTE'
    end;
    if motivo is null and leida.mostradas is not null then
      inicio := exportacion_comienzo(quien.id_usuario, leida.id_solicitud, leida.filas, reloj_de_registro(leida.cuando));
      motivo := case when inicio is null then 'EXPORTACION' end;
    end if;
    if motivo is not null then
      lugar := leida.lugar;
      return next;
      continue;
    end if;
    insert into auditoria (ocurrido_en, id_usuario, id_ente_gestor, accion, recurso, id_recurso, ip, id_solicitud, despues)
    select reloj_de_registro(leida.cuando), quien.id_usuario, f.id_ente_gestor, f.accion, f.recurso, f.id_recurso, leida.ip,
      leida.id_solicitud, f.despues
    from jsonb_to_recordset(leida.filas) as f (
      accion text, recurso text, id_recurso text, id_ente_gestor smallint, despues jsonb);
    if leida.operacion is not null then
      insert into operacion_realizada (id_usuario, fecha, clave) values (quien.id_usuario, leida.hoy, leida.operacion);
    end if;
    if leida.mostradas is not null then
      insert into exportacion_mostrada (iniciada_en, id_solicitud, afiliaciones)
      values (inicio, leida.id_solicitud, leida.mostradas);
    end if;
  end loop;
end $$;

-- Tells if a record is none that the session reads; an employer reads of its own workers, wherever they are, and of
-- itself.
create or replace function lectura_ajena(ente smallint, propio smallint, entes smallint[], empleador bigint) returns boolean
language sql stable as $$
  select case
    when empleador is null then ente = any (entes)
    else ente = propio or exists (select from afiliacion a where a.id_entidad = empleador and a.id_ente_gestor = ente)
  end is not true
$$;

-- Finds when the step's export began: now, if the step bears that row itself. Each step has a moment of its own by the
-- database's clock; an export lasts a quarter of an hour at most.
create or replace function exportacion_comienzo(usuario integer, solicitud text, filas jsonb, ahora timestamptz)
returns timestamptz language sql stable as $$
  select case
    when filas @> '[{"despues": {"etapa": "INICIO"}}]' then ahora
    else (
      select min(a.ocurrido_en) from auditoria a
      where a.id_usuario = usuario and a.id_solicitud = solicitud and a.despues ->> 'etapa' = 'INICIO'
        and a.ocurrido_en between ahora - interval '20 minutes' and ahora)
  end
$$;
