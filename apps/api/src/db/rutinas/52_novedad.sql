-- A double affiliation is told to both entities (decisions §8, code 501).
create or replace function novedad_doble_afiliacion(nueva bigint, otra bigint, texto_detalle text, cuando timestamptz)
returns table (id bigint, id_ente_gestor smallint)
language sql security definer set search_path = public, pg_temp as $$
  insert into novedad as n (codigo, id_ente_gestor, id_persona, id_afiliacion, detalle, creado_en)
  select 'DOBLE_AFILIACION', a.id_ente_gestor, a.id_persona, a.id, texto_detalle, cuando
  from afiliacion a where a.id in (nueva, otra)
  on conflict (id_afiliacion, codigo) where estado = 'ABIERTA' do nothing
  returning n.id, n.id_ente_gestor
$$;

-- A death is told to the other managing entities that cover the person. Only of who is marked as dead, in the scope.
create or replace function novedad_defuncion(cuales bigint[], texto_detalle text, cuando timestamptz)
returns table (id bigint, id_ente_gestor smallint)
language sql security definer set search_path = public, pg_temp as $$
  insert into novedad as n (codigo, id_ente_gestor, id_persona, id_afiliacion, detalle, creado_en)
  select 'DEFUNCION', a.id_ente_gestor, a.id_persona, a.id, texto_detalle, cuando
  from afiliacion a join persona p on p.id = a.id_persona
  where a.id = any (cuales) and p.fallecido
    and exists (select from afiliacion b where b.id_persona = p.id and b.id_ente_gestor = any (alcance_entes()))
  order by a.id
  on conflict (id_afiliacion, codigo) where estado = 'ABIERTA' do nothing
  returning n.id, n.id_ente_gestor
$$;
