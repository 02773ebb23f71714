-- Tells the insured status (step 2 table, query tab) with the columns that the specification shows to everybody, of
-- every entity. Without a birth date it lists all who have the document.
drop function if exists estado_asegurado(text, text, date);
create or replace function estado_asegurado(numero_buscado text, complemento_buscado text, nacimiento date)
returns table (
  id bigint, id_persona bigint, id_ente_gestor smallint, ente_gestor text, codigo_entidad text, nombre_entidad text,
  tipo_asegurado text, estado smallint, tipo text,
  fecha_afiliacion date, fecha_baja date, fecha_cesantia date, fecha_ampliacion date, fecha_derechohabiente date,
  fin_por_edad date, condicion text,
  nombres text, primer_apellido text, segundo_apellido text,
  numero_documento text, complemento text, fecha_nacimiento date,
  fallecido boolean, fecha_defuncion date, id_persona_titular bigint,
  id_entidad bigint, id_titular bigint, fin_cobertura date
)
language sql stable security definer set search_path = public, pg_temp as $$
  select a.id, p.id, a.id_ente_gestor, g.nombre, e.codigo, e.nombre,
    t.nombre, a.estado, a.tipo,
    a.fecha_afiliacion, a.fecha_baja, a.fecha_cesantia, a.fecha_ampliacion, a.fecha_derechohabiente, a.fin_por_edad, a.condicion,
    p.nombres, p.primer_apellido, p.segundo_apellido,
    p.numero_documento, p.complemento, p.fecha_nacimiento,
    p.fallecido, p.fecha_defuncion, t2.id_persona,
    a.id_entidad, a.id_titular, a.fin_cobertura
  from persona p
  join afiliacion a on a.id_persona = p.id
  join ente_gestor g on g.id = a.id_ente_gestor
  join entidad_empleadora e on e.id = a.id_entidad
  join parametrica t on t.id = a.id_tipo_asegurado
  left join afiliacion t2 on t2.id = a.id_titular
  where p.id in (select personas_con_documento(numero_buscado, complemento_buscado, nacimiento))
  order by a.fecha_afiliacion desc, a.id desc
$$;

-- Tells what else the register holds of a person (step 2, 'Base de datos de población asegurada'): the newest ficha of
-- any entity, and of it the five data that the specification shows to everybody. A ficha's department is one of this
-- country's. Nobody without an affiliation is found.
create or replace function poblacion_asegurada(numero_buscado text, complemento_buscado text, nacimiento date)
returns table (sexo text, estado_civil text, pais text, departamento text, municipio text)
language sql stable security definer set search_path = public, pg_temp as $$
  select g.sigla, c.codigo, case when d.id is not null then 'BOLIVIA' end, d.sigla, f.codigo_municipio
  from persona p
  left join lateral (
    select * from ficha_persona f where f.id_persona = p.id order by f.modificado_en desc, f.id_ente_gestor limit 1
  ) f on true
  left join parametrica g on g.id = coalesce(f.id_genero, p.id_genero)
  left join parametrica c on c.id = f.id_estado_civil
  left join departamento d on d.id = f.id_departamento
  where p.id in (select personas_con_documento(numero_buscado, complemento_buscado, nacimiento))
    and exists (select from afiliacion a where a.id_persona = p.id)
  order by f.modificado_en desc nulls last, p.id limit 1
$$;

-- The history of an affiliation tells who did what, even if the user belongs to the authority or to another entity. An
-- employer's session has no managing entity, and is told no name of staff.
create or replace function historia_usuarios(cual bigint) returns table (id bigint, username text)
language sql stable security definer set search_path = public, pg_temp as $$
  select h.id, u.username
  from afiliacion_historia h
  join afiliacion a on a.id = h.id_afiliacion
  join usuario u on u.id = h.id_usuario
  where h.id_afiliacion = cual and a.id_ente_gestor = any (alcance_entes())
$$;

drop function if exists creador_para_empleador(bigint);

-- Names those who registered or last updated what the session sees, even if they belong to the authority or another
-- entity: the figures by user need nothing else of other people's accounts.
create or replace function autores_de_registros(ids integer[]) returns table (id integer, username text)
language sql stable security definer set search_path = public, pg_temp as $$
  with vistos as (
    select id_usuario_creacion as id from contador_autor where id_ente_gestor = any (alcance_entes())
    union
    select id_usuario_creacion from contador_resumen where id_ente_gestor = any (alcance_entes())
    union
    select id_usuario_modificacion from contador_modificador where id_ente_gestor = any (alcance_entes())
    union
    select id_usuario_modificacion from contador_resumen_actualizacion where id_ente_gestor = any (alcance_entes())
  )
  select u.id, u.username from usuario u join vistos v using (id) where u.id = any (ids)
$$;
