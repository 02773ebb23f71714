-- A death is the word of an entity (defuncion_declarada), or binds everybody (persona.fallecido).
drop function if exists persona_fallecida(bigint, date), persona_fallecida(bigint, date, text, timestamptz),
  novedad_defuncion(bigint[], text, timestamptz), novedad_por_confirmar(bigint, smallint, text, timestamptz);

comment on table defuncion_informada is 'Deaths that the identity service reported to the server, written by the sign-in role and read by persona_marcar_fallecida only.';

-- The server notes here that the identity service reported a death. Only the role that works before a session may call
-- it: a session's own SQL cannot claim to be the identity service.
create or replace function defuncion_informar(numero text, comp text, clase smallint) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into defuncion_informada (numero_documento, complemento, tipo_doc, recibida_en)
  values (numero, comp, clase, clock_timestamp())
  on conflict (numero_documento, complemento, tipo_doc) do update set recibida_en = excluded.recibida_en
$$;

-- Marks a person, who belongs to every entity, as dead: the identity service or the authority must confirm it, and the
-- scope must hold an affiliation. What was told or asked about the death while it was in doubt is answered, and the
-- caller tells it again without the doubt. False when the person was marked before, or is not in the scope. The
-- identity service's word counts only as the server heard it a moment ago.
create or replace function persona_marcar_fallecida(cual bigint, dia date, quien text, cuando timestamptz) returns boolean
language sql security definer set search_path = public, pg_temp as $$
  with marcada as (
    update persona set fallecido = true, fecha_defuncion = dia, defuncion_confirmada_por = quien,
      defuncion_confirmada_en = reloj_de_registro(cuando),
      modificado_en = now()
    where id = cual and not fallecido and alcance_escribe()
      and exists (
        select from afiliacion a
        where a.id_persona = cual and a.id_ente_gestor = any (alcance_entes())
          and coalesce(a.id_tipo_asegurado = alcance_solo_tipo(), true))
      and (quien = 'SEGIP' and exists (
          select from defuncion_informada i
          where i.numero_documento = persona.numero_documento and i.complemento = persona.complemento
            and i.tipo_doc = persona.tipo_doc and i.recibida_en > clock_timestamp() - interval '10 minutes')
        or quien = 'AUTORIDAD' and exists (select from usuario u where u.id = alcance_usuario() and u.rol = 'ADM_SGPA'))
    returning id
  ), respondida as (
    update novedad set estado = 'PROCESADA', procesado_en = cuando, id_usuario_proceso = alcance_usuario()
    where id_persona in (select id from marcada) and codigo in ('DEFUNCION', 'DEFUNCION_POR_CONFIRMAR') and estado = 'ABIERTA'
  )
  select exists (select from marcada)
$$;

-- Tells whether a death is recorded here already (step 1 of the holder's wizards), by everybody's mark or by the word
-- of the managing entity that asks. Only registered people are told of, as step 2 shows them to everybody.
create or replace function defuncion_registrada(numero text, comp text, nacimiento date, ente smallint)
returns table (fecha date, segun text, ente_gestor text, registrada_en timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select case when p.fallecido then p.fecha_defuncion else d.fecha end,
    case when p.fallecido then p.defuncion_confirmada_por else 'ENTE' end,
    case when not p.fallecido then g.nombre end,
    case when p.fallecido then p.defuncion_confirmada_en else d.creado_en end
  from persona p
  left join defuncion_declarada d on d.id_persona = p.id and d.id_ente_gestor = ente and ente = any (alcance_entes())
  left join ente_gestor g on g.id = d.id_ente_gestor
  where p.id in (select personas_con_documento(numero, comp, nacimiento))
    and (p.fallecido or d.id_persona is not null)
    and exists (select from afiliacion a where a.id_persona = p.id)
  order by p.fallecido desc, p.id limit 1
$$;

-- Tells the other managing entities that cover the person of a death. The person must be dead by the word of somebody
-- in the scope, or of everybody.
create or replace function novedad_abrir_defuncion(cuales bigint[], texto_detalle text, cuando timestamptz)
returns table (id bigint, id_ente_gestor smallint)
language sql security definer set search_path = public, pg_temp as $$
  insert into novedad as n (codigo, id_ente_gestor, id_persona, id_afiliacion, detalle, creado_en)
  select 'DEFUNCION', a.id_ente_gestor, a.id_persona, a.id, coalesce(texto_detalle, ''), reloj_de_registro(cuando)
  from afiliacion a join persona p on p.id = a.id_persona
  where a.id = any (cuales)
    and (p.fallecido or exists (
      select from defuncion_declarada d where d.id_persona = p.id and d.id_ente_gestor = any (alcance_entes())))
    and exists (select from afiliacion b where b.id_persona = p.id and b.id_ente_gestor = any (alcance_entes()))
  order by a.id
  on conflict (id_afiliacion, codigo) where estado = 'ABIERTA' do nothing
  returning n.id, n.id_ente_gestor
$$;

-- Tells the authority of a death that only an entity knows of, on an affiliation that the entity has of the person.
create or replace function novedad_abrir_por_confirmar(cual bigint, ente smallint, texto_detalle text, cuando timestamptz)
returns table (id bigint, id_ente_gestor smallint, ente_gestor text)
language sql security definer set search_path = public, pg_temp as $$
  with autoridad as (
    select g.id, g.nombre from ente_gestor g where g.tipo = 'AUTORIDAD' order by g.id limit 1
  ), primera as (
    select a.id from afiliacion a where a.id_persona = cual and a.id_ente_gestor = ente order by a.id limit 1
  ), abierta as (
    insert into novedad as n (codigo, id_ente_gestor, id_persona, id_afiliacion, detalle, creado_en)
    select 'DEFUNCION_POR_CONFIRMAR', autoridad.id, p.id, primera.id, coalesce(texto_detalle, ''), reloj_de_registro(cuando)
    from autoridad cross join primera
    join persona p on p.id = cual and not p.fallecido
    join defuncion_declarada d on d.id_persona = cual and d.id_ente_gestor = ente
    where ente = any (alcance_entes())
    on conflict (id_afiliacion, codigo) where estado = 'ABIERTA' do nothing
    returning n.id, n.id_ente_gestor
  )
  select abierta.id, abierta.id_ente_gestor, autoridad.nombre from abierta cross join autoridad
$$;

-- Counts what the last action of a name on an affiliation of the scope reached in the same moment: affiliations of
-- others that hung on the person's, further ones of the person, and the managing entities that were told.
create or replace function arrastre_de(cual bigint, hecha text)
returns table (beneficiarios integer, otras integer, avisados text[])
language sql stable security definer set search_path = public, pg_temp as $$
  with propia as (
    select a.id, a.id_persona, a.id_ente_gestor, h.ocurrido_en
    from afiliacion a join afiliacion_historia h on h.id_afiliacion = a.id and h.accion = hecha
    where a.id = cual and a.id_ente_gestor = any (alcance_entes())
    order by h.id desc limit 1
  ), cercana as (
    select b.id, b.id_persona = propia.id_persona as suya
    from propia
    join afiliacion d on d.id_persona = propia.id_persona and d.id_ente_gestor = propia.id_ente_gestor
    join afiliacion b on b.id = d.id or b.id_titular = d.id
    where b.id <> propia.id
    group by 1, 2
  ), alcanzada as (
    select c.suya from cercana c cross join propia
    where exists (select from afiliacion_historia h
      where h.id_afiliacion = c.id and h.accion = hecha and h.ocurrido_en = propia.ocurrido_en)
  ), avisado as (
    select g.nombre, min(n.id) as orden
    from propia join novedad n on n.id_persona = propia.id_persona and n.creado_en = propia.ocurrido_en
    join ente_gestor g on g.id = n.id_ente_gestor
    where n.codigo in ('DEFUNCION', 'DEFUNCION_POR_CONFIRMAR')
    group by 1
  )
  select (select count(*)::integer from alcanzada where not suya), (select count(*)::integer from alcanzada where suya),
    coalesce((select array_agg(nombre order by orden) from avisado), '{}')
$$;

-- The authority takes a death back: every word of it goes, and the open novedades about it are answered. False when
-- there was none, or it is not the authority who asks.
create or replace function defuncion_retirar(cual bigint, cuando timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  habia boolean;
begin
  if not exists (select from usuario u where u.id = alcance_usuario() and u.rol = 'ADM_SGPA') then
    return false;
  end if;
  delete from defuncion_declarada where id_persona = cual;
  habia := found;
  update persona
    set fallecido = false, fecha_defuncion = null, defuncion_confirmada_por = null, defuncion_confirmada_en = null,
      modificado_en = now()
    where id = cual and fallecido;
  habia := habia or found;
  update novedad set estado = 'DESCARTADA', procesado_en = cuando, id_usuario_proceso = alcance_usuario()
    where id_persona = cual and codigo in ('DEFUNCION', 'DEFUNCION_POR_CONFIRMAR') and estado = 'ABIERTA' and habia;
  return habia;
end $$;
