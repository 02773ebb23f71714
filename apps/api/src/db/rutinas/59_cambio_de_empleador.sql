-- Begins affiliations for beneficiaries of a holder's former jobs under the new one, which this very transaction wrote
-- (acuerdos §12 'Change of employer'), with what is on record of them, from its first day or their own later one.
-- Whoever had several, all of which the new job has ended by now, goes over once (`juzgarFamilia`).
-- A registration would ask the identity service about each.
create or replace function familia_pasar(nueva bigint, cuales bigint[], cuando timestamptz)
returns table (id bigint, id_origen bigint)
language sql security definer set search_path = public, pg_temp as $$
  with destino as (
    select t.* from afiliacion t
    where t.id = nueva and t.tipo = 'TITULAR' and t.xmin = pg_current_xact_id()::xid and alcance_escribe()
      and t.id_usuario_creacion = alcance_usuario() and t.id_ente_gestor = any (alcance_entes())
      and coalesce(t.id_tipo_asegurado = alcance_solo_tipo(), true)
  ), origen as (
    select b.*, coalesce((
      select min(s.fecha_afiliacion) from afiliacion s
      where s.id_persona = b.id_persona and s.id_ente_gestor = d.id_ente_gestor
        and s.fin_cobertura = greatest(d.fecha_afiliacion, s.fecha_afiliacion) - 1
        and s.id_titular in (select o.id from afiliacion o where o.id_persona = d.id_persona)), b.fecha_afiliacion) as comienzo
    from destino d
    join afiliacion t on t.id_persona = d.id_persona and t.id_ente_gestor = d.id_ente_gestor and t.id <> d.id
    join afiliacion b on b.id_titular = t.id
    where b.id = any (cuales)
  ), pasada as (
    insert into afiliacion as a (id_persona, id_ente_gestor, id_entidad, tipo, id_titular, id_parentesco, id_tipo_asegurado,
      estado, fecha_afiliacion, fin_por_edad, fin_cobertura, condicion, condicion_hasta, exenta_de_edad, matricula, id_establecimiento, id_departamento, fecha_registro, id_usuario_creacion, creado_en)
    select o.id_persona, d.id_ente_gestor, d.id_entidad, 'BENEFICIARIO', d.id, o.id_parentesco, d.id_tipo_asegurado,
      100, greatest(d.fecha_afiliacion, o.comienzo), o.fin_por_edad, o.fin_por_edad, o.condicion, o.condicion_hasta,
      o.exenta_de_edad, o.matricula, o.id_establecimiento, o.id_departamento,
      dia_en_la_paz(reloj_de_registro(cuando)), alcance_usuario(), reloj_de_registro(cuando)
    from destino d cross join origen o
    order by o.id
    returning a.id, a.id_persona
  )
  select p.id, o.id from pasada p join origen o on o.id_persona = p.id_persona order by p.id
$$;
