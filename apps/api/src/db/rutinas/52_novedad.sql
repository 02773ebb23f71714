-- A double affiliation is told to both entities (decisions §8, code 501): of one person, the new one in the scope.
create or replace function novedad_doble_afiliacion(nueva bigint, otra bigint, texto_detalle text, cuando timestamptz)
returns table (id bigint, id_ente_gestor smallint)
language sql security definer set search_path = public, pg_temp as $$
  insert into novedad as n (codigo, id_ente_gestor, id_persona, id_afiliacion, detalle, creado_en)
  select 'DOBLE_AFILIACION', a.id_ente_gestor, a.id_persona, a.id, texto_detalle, cuando
  from afiliacion a
  where a.id in (nueva, otra)
    and exists (
      select from afiliacion propia join afiliacion ajena on ajena.id = otra and ajena.id_persona = propia.id_persona
      where propia.id = nueva and propia.id_ente_gestor = any (alcance_entes()))
  on conflict (id_afiliacion, codigo) where estado = 'ABIERTA' do nothing
  returning n.id, n.id_ente_gestor
$$;
