drop function if exists novedad_doble_afiliacion(bigint, bigint, text, timestamptz),
  novedad_identidad(bigint, text, timestamptz), novedad_identidad_corregida(bigint[], text, timestamptz);

-- Tells both entities of a double affiliation (acuerdos §8, code 501) of one person; the new one must be in the scope.
create or replace function novedad_abrir_doble_afiliacion(nueva bigint, otra bigint, texto_detalle text, cuando timestamptz)
returns table (id bigint, id_ente_gestor smallint)
language sql security definer set search_path = public, pg_temp as $$
  insert into novedad as n (codigo, id_ente_gestor, id_persona, id_afiliacion, detalle, creado_en)
  select 'DOBLE_AFILIACION', a.id_ente_gestor, a.id_persona, a.id, coalesce(texto_detalle, ''), reloj_de_registro(cuando)
  from afiliacion a
  where a.id in (nueva, otra)
    and exists (
      select from afiliacion propia join afiliacion ajena on ajena.id = otra and ajena.id_persona = propia.id_persona
      where propia.id = nueva and propia.id_ente_gestor = any (alcance_entes()))
  on conflict (id_afiliacion, codigo) where estado = 'ABIERTA' do nothing
  returning n.id, n.id_ente_gestor
$$;

-- Tells the other managing entities that cover a person that the file now follows the identity service. The person must
-- have been corrected, joined or parted in this very transaction.
create or replace function novedad_abrir_identidad_corregida(cuales bigint[], texto_detalle text, cuando timestamptz)
returns table (id bigint, id_ente_gestor smallint)
language sql security definer set search_path = public, pg_temp as $$
  insert into novedad as n (codigo, id_ente_gestor, id_persona, id_afiliacion, detalle, creado_en)
  select 'IDENTIDAD_CORREGIDA', a.id_ente_gestor, a.id_persona, a.id, coalesce(texto_detalle, ''), reloj_de_registro(cuando)
  from afiliacion a
  where a.id = any (cuales)
    and (
      exists (select from identidad_anterior i where i.id_persona = a.id_persona and i.xmin = pg_current_xact_id()::xid)
      or exists (select from union_identidad u
        where a.id_persona in (u.id_queda, u.id_sale) and u.xmin = pg_current_xact_id()::xid))
  order by a.id
  on conflict (id_afiliacion, codigo) where estado = 'ABIERTA'
    do update set detalle = excluded.detalle, creado_en = excluded.creado_en
  returning n.id, n.id_ente_gestor
$$;

-- Tells the authority that two files of a number may be one person, on an affiliation of the scope.
create or replace function novedad_abrir_identidad(cual bigint, texto_detalle text, cuando timestamptz)
returns table (id bigint, id_ente_gestor smallint)
language sql security definer set search_path = public, pg_temp as $$
  insert into novedad as n (codigo, id_ente_gestor, id_persona, id_afiliacion, detalle, creado_en)
  select 'IDENTIDAD', g.id, a.id_persona, a.id, coalesce(texto_detalle, ''), reloj_de_registro(cuando)
  from afiliacion a
  join persona p on p.id = a.id_persona
  cross join (select g.id from ente_gestor g where g.tipo = 'AUTORIDAD' order by g.id limit 1) g
  where a.id = cual and a.id_ente_gestor = any (alcance_entes())
    and exists (select from persona o where o.numero_documento = p.numero_documento and o.id <> p.id)
  on conflict (id_afiliacion, codigo) where estado = 'ABIERTA' do nothing
  returning n.id, n.id_ente_gestor
$$;

-- Gives what two files say of who they are: the decision that they are two people holds while this is the same.
create or replace function senas_de_dos(una bigint, otra bigint) returns text
language sql stable security definer set search_path = public, pg_temp as $$
  select string_agg(concat_ws('|', p.numero_documento, p.complemento, p.tipo_doc, p.fecha_nacimiento, p.primer_apellido,
    p.segundo_apellido, p.nombres), ' / ' order by p.id)
  from persona p where p.id in (una, otra)
$$;

-- The authority decides that the person of an open novedad is none of those that share the number: nobody asks again
-- until one of the files says something else. It lists the pairs that were decided; none where it is not the authority
-- who asks.
create or replace function identidad_apartar(cual bigint, razon text, cuando timestamptz)
returns table (id_menor bigint, id_mayor bigint)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  quien bigint;
begin
  if not alcance_decide() then
    return;
  end if;
  -- The files are locked first, as by who joins them.
  perform from persona p
  where p.numero_documento = (select d.numero_documento from novedad n join persona d on d.id = n.id_persona where n.id = cual)
  order by p.id for no key update;
  select n.id_persona into quien from novedad n
  where n.id = cual and n.codigo = 'IDENTIDAD' and n.estado = 'ABIERTA' for update;
  return query
    insert into identidad_aparte as d (id_menor, id_mayor, senas, motivo, id_usuario, decidida_en, id_novedad)
    select least(p.id, o.id), greatest(p.id, o.id), senas_de_dos(p.id, o.id), razon, alcance_usuario(),
      reloj_de_registro(cuando), cual
    from persona p join persona o on o.numero_documento = p.numero_documento and o.id <> p.id
    where p.id = quien
    on conflict on constraint identidad_aparte_pkey do update
      set senas = excluded.senas, motivo = excluded.motivo, id_usuario = excluded.id_usuario,
        decidida_en = excluded.decidida_en, id_novedad = excluded.id_novedad
    returning d.id_menor, d.id_mayor;
  update novedad set estado = 'PROCESADA', procesado_en = cuando, id_usuario_proceso = alcance_usuario()
    where id_persona = quien and codigo = 'IDENTIDAD' and estado = 'ABIERTA';
end $$;

-- Takes the decision back: the pairs may be one person again, and the novedad asks so. False where nothing was decided
-- with it.
create or replace function identidad_juntar(cual bigint, cuando timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not alcance_decide() then
    return false;
  end if;
  delete from identidad_aparte d where d.id_novedad = cual;
  if not found then
    return false;
  end if;
  update novedad n set estado = 'ABIERTA', procesado_en = null, id_usuario_proceso = null
    where n.id = cual and not exists (select from novedad o
      where o.id_afiliacion = n.id_afiliacion and o.codigo = n.codigo and o.estado = 'ABIERTA');
  return true;
end $$;

-- Writes the department that a novedad is listed in, whoever opens it.
create or replace function novedad_ubicar() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  select coalesce(a.id_departamento, f.id_departamento) into new.id_departamento
  from afiliacion a
  left join ficha_persona f on f.id_persona = a.id_persona and f.id_ente_gestor = a.id_ente_gestor
  where a.id = new.id_afiliacion;
  return new;
end $$;
create or replace trigger novedad_ubicar before insert on novedad
  for each row execute function novedad_ubicar();

-- A change of an affiliation answers what was open about it (ADR 25): its end, or the
-- correction of what was reported; an ended one has nothing to correct any more. The kinds are those of
-- domain/novedad/clases.ts, which respuesta-novedad.test.ts compares. After an end the person may be covered only once:
-- then nothing is double on the other side either, in whatever entity it is.
create or replace function novedad_responder() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (
    select from nuevas n join viejas v using (id)
    where n.estado <> v.estado and n.estado in (104, 105) or n.id_entidad <> v.id_entidad
      or n.fecha_afiliacion <> v.fecha_afiliacion or n.id_tipo_asegurado <> v.id_tipo_asegurado
      or n.id_parentesco is distinct from v.id_parentesco or n.id_departamento is distinct from v.id_departamento
      or n.fin_por_edad is distinct from v.fin_por_edad)
  then
    return null;
  end if;
  with tocada as (
    select n.id, n.id_persona, n.estado <> v.estado and n.estado in (104, 105) as termina,
      n.id_entidad <> v.id_entidad as otra_entidad, n.fecha_afiliacion <> v.fecha_afiliacion as otra_fecha,
      n.id_tipo_asegurado <> v.id_tipo_asegurado as otro_tipo,
      n.id_parentesco is distinct from v.id_parentesco as otro_parentesco,
      n.fin_cobertura = n.fin_por_edad as por_edad,
      -- An end beyond the 30 days of its notice is a renewal; within them the novedad stays open.
      n.fin_por_edad is distinct from v.fin_por_edad
        and coalesce(n.fin_por_edad > dia_en_la_paz(coalesce(n.modificado_en, now())) + 30, true) as renovada
    from nuevas n join viejas v using (id)
  ), propia as (
    select m.id, case
      when t.termina and m.codigo in (
        'DOBLE_AFILIACION', 'RELACION_LABORAL_TERMINADA', 'REGISTRO_DUPLICADO', 'BENEFICIARIO_SIN_REQUISITOS',
        'DEFUNCION') then 'PROCESADA'
      when t.otra_entidad and m.codigo = 'EMPLEADOR_DISTINTO' or t.otra_fecha and m.codigo = 'FECHA_AFILIACION_DISTINTA'
        or t.otro_tipo and m.codigo = 'TIPO_ASEGURADO_DISTINTO' or t.otro_parentesco and m.codigo = 'PARENTESCO_DISTINTO'
        then 'PROCESADA'
      when m.codigo = 'EDAD' and (t.renovada or t.termina and t.por_edad) then 'PROCESADA'
      when t.termina and m.codigo in ('EDAD',
        'EMPLEADOR_DISTINTO', 'FECHA_AFILIACION_DISTINTA', 'TIPO_ASEGURADO_DISTINTO', 'PARENTESCO_DISTINTO')
        then 'DESCARTADA' end as estado
    from tocada t join novedad m on m.id_afiliacion = t.id and m.estado = 'ABIERTA'
  ), deja_de_ser_doble as (
    select distinct m.id, 'DESCARTADA' as estado
    from tocada t join novedad m on m.id_persona = t.id_persona and m.estado = 'ABIERTA'
    where t.termina and m.codigo = 'DOBLE_AFILIACION' and m.id_afiliacion not in (select id from tocada where termina)
      and not exists (
        select from afiliacion o
        where o.id_persona = m.id_persona and o.id <> m.id_afiliacion and o.estado in (100, 101, 102, 103, 106))
  ), respondida as (
    select id, estado from propia where estado is not null union all select id, estado from deja_de_ser_doble
  ), tomada as (
    -- Rows are locked in the order of ids, since two entities may end their sides of a double affiliation at once. As
    -- an array they are found by their ids: for a set of unknown size the planner reads all that is open.
    select id from novedad where id = any (array(select id from respondida)) and estado = 'ABIERTA' order by id for update
  )
  update novedad m
    set estado = r.estado, procesado_en = coalesce((select max(n.modificado_en) from nuevas n), now()),
      id_usuario_proceso = case when m.id_ente_gestor = any (alcance_entes()) then alcance_usuario() end
  from tomada join respondida r using (id)
  where m.id = tomada.id;
  update novedad m set id_departamento = n.id_departamento
  from nuevas n join viejas v using (id)
  where n.id_departamento is distinct from v.id_departamento and n.id_departamento is not null
    and m.id_afiliacion = n.id and m.estado = 'ABIERTA';
  return null;
end $$;
create or replace trigger novedad_responder after update on afiliacion
  referencing old table as viejas new table as nuevas for each statement execute function novedad_responder();
