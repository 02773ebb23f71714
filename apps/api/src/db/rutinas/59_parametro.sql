-- ADM_SGPA keeps lists, managing entities, establishments, employers, holidays and ages through these functions: the application's role
-- writes none of them by itself, and nothing of them is ever deleted.

create or replace function catalogo_cambiado() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update catalogo_version set version = version + 1;
  return null;
end $$;

do $$
declare
  tabla text;
begin
  foreach tabla in array array['departamento', 'municipio', 'ente_gestor', 'establecimiento_salud', 'parametrica',
    'edad_limite'] loop
    execute format('drop trigger if exists catalogo_cambiado on %I', tabla);
    execute format('create trigger catalogo_cambiado after insert or update or delete or truncate on %I
      for each statement execute function catalogo_cambiado()', tabla);
  end loop;
end $$;
-- A new employer changes no version: servers keep only what they found, and each registration may bring one.
drop trigger if exists catalogo_cambiado on entidad_empleadora;
create trigger catalogo_cambiado after update or delete on entidad_empleadora
  for each statement execute function catalogo_cambiado();

-- Tells whether the session's user keeps the lists (domain/cuenta/permisos.ts; listas-del-dominio.test.ts compares).
create or replace function alcance_parametriza() returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select from usuario u where u.id = alcance_usuario() and u.rol in ('ADM_SGPA'))
$$;
comment on function alcance_parametriza is 'Whether the role of the session''s user keeps the lists.';

drop function if exists parametro_exigir();
create or replace function parametro_exigir_permiso() returns void language plpgsql as $$
begin
  if not coalesce(alcance_parametriza(), false) then
    raise exception 'The lists are not in these hands' using errcode = 'insufficient_privilege';
  end if;
end $$;

create or replace function parametro_tabla(lista text) returns text language sql immutable
  return case lista
    when 'ENTE_GESTOR' then 'ente_gestor'
    when 'ESTABLECIMIENTO' then 'establecimiento_salud'
    when 'EMPLEADOR' then 'entidad_empleadora'
    when 'FERIADO' then 'feriado'
    when 'EDAD' then 'edad_limite'
    else 'parametrica' end;

-- Only these columns of a row may be changed; records, rules and other systems know it by the rest.
create or replace function parametro_columnas(lista text) returns text language sql immutable
  return case lista
    when 'ENTE_GESTOR' then 'nombre, id_departamento, vigente_desde, vigente_hasta'
    when 'ESTABLECIMIENTO' then
      'nombre, id_departamento, codigo_municipio, nivel, red, tipo, vigente_desde, vigente_hasta'
    when 'FERIADO' then 'nombre, norma, vigente_hasta'
    else 'nombre, vigente_desde, vigente_hasta' end;

-- Tells whether the row is a value of the list; the authority itself is none of the managing entities.
create or replace function parametro_es_de(lista text, fila jsonb) returns boolean language sql immutable
  return case parametro_tabla(lista)
    when 'parametrica' then fila ->> 'grupo' = lista
    when 'ente_gestor' then fila ->> 'tipo' <> 'AUTORIDAD'
    else true end;

-- Tells whether another value goes by `suyo` (of the parametric lists and the managing entities: in others names may
-- repeat), and makes those who name a value take turns. People could not tell two values with one name apart; nor those
-- of a parametric list of which one is called what the other's code or sigla is, since forms and other systems name a
-- value by any of the three.
create or replace function parametro_repetido(lista text, cual bigint, suyo text) returns boolean
language plpgsql as $$
declare
  hay boolean := false;
begin
  perform pg_advisory_xact_lock(hashtextextended('parametro ' || lista, 0));
  if parametro_tabla(lista) = 'parametrica' then
    select exists (select from parametrica p
      where p.grupo = lista and p.id <> cual
        and sin_acentos(suyo) in (sin_acentos(p.nombre), sin_acentos(p.codigo), sin_acentos(p.sigla))) into hay;
  elsif lista = 'ENTE_GESTOR' then
    select exists (select from ente_gestor g where g.id <> cual and sin_acentos(g.nombre) = sin_acentos(suyo)) into hay;
  end if;
  return hay;
end $$;

-- Locks a value of the list until the transaction ends, and reads all of it; null where there is none.
create or replace function parametro_tomar(lista text, cual bigint) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  fila jsonb;
begin
  perform parametro_exigir_permiso();
  execute format('select to_jsonb(t) from %I t where t.id = $1 for no key update', parametro_tabla(lista))
    into fila using cual;
  return case when parametro_es_de(lista, fila) then fila end;
end $$;

-- Changes the value, and gives false where another value of the list has that name.
create or replace function parametro_cambiar(lista text, cual bigint, cambios jsonb) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  columnas text := parametro_columnas(lista);
  fila jsonb := parametro_tomar(lista, cual);
  regla text;
  tabla text;
begin
  -- A holiday without a norm is the law's own; an age stays until another one begins.
  if fila is null or lista = 'EDAD' or (lista = 'FERIADO' and fila ->> 'norma' is null) then
    raise exception 'There is no such value' using errcode = 'insufficient_privilege';
  end if;
  if cambios ? 'nombre' and parametro_repetido(lista, cual, cambios ->> 'nombre') then
    return false;
  end if;
  execute format(
    'update %I t set (%s) = (select %s from jsonb_populate_record(t, $1)), version = t.version + 1 where t.id = $2',
    parametro_tabla(lista), columnas, columnas) using cambios, cual;
  return true;
exception when integrity_constraint_violation then
  -- PostgreSQL's own words would show the row (57_usuario.sql).
  get stacked diagnostics regla = constraint_name, tabla = table_name;
  perform negar_sin_detalle(sqlstate, regla, tabla);
end $$;

-- Gives the new value's number; null where another value of the list has that name. An existing code fails by its
-- constraint. The version is 2 at once: a release's files leave alone what is above 1 (db/catalogos/upsert.ts).
create or replace function parametro_anadir(lista text, datos jsonb) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  nuevo bigint;
  regla text;
  tabla text;
begin
  perform parametro_exigir_permiso();
  if parametro_repetido(lista, 0, datos ->> 'nombre') then
    return null;
  end if;
  if parametro_tabla(lista) = 'parametrica'
    and (parametro_repetido(lista, 0, datos ->> 'codigo') or parametro_repetido(lista, 0, datos ->> 'sigla'))
  then
    raise exception 'Another value goes by that code' using errcode = 'unique_violation', constraint = 'parametrica_grupo_codigo_key';
  end if;
  case parametro_tabla(lista)
    when 'ente_gestor' then
      insert into ente_gestor (id, sigla, nombre, tipo, id_departamento, vigente_desde, version)
      select nextval('ente_gestor_propio'), n.sigla, n.nombre, n.tipo, n.id_departamento, n.vigente_desde, 2
      from jsonb_populate_record(null::ente_gestor, datos) n where n.tipo <> 'AUTORIDAD' returning id into nuevo;
    when 'establecimiento_salud' then
      insert into establecimiento_salud (id, codigo_rues, nombre, id_ente_gestor, id_departamento, codigo_municipio, nivel,
        red, tipo, vigente_desde, version)
      select nextval('establecimiento_propio'), n.codigo_rues, n.nombre, n.id_ente_gestor, n.id_departamento,
        n.codigo_municipio, n.nivel, n.red, n.tipo, n.vigente_desde, 2
      from jsonb_populate_record(null::establecimiento_salud, datos) n returning id into nuevo;
    when 'entidad_empleadora' then
      insert into entidad_empleadora (codigo, tipo_codigo, numero, nombre, vigente_desde, version)
      select n.codigo, n.tipo_codigo, n.numero, n.nombre, n.vigente_desde, 2
      from jsonb_populate_record(null::entidad_empleadora, datos) n returning id into nuevo;
    when 'feriado' then
      insert into feriado (fecha, nombre, norma, version)
      select n.fecha, n.nombre, n.norma, 2
      from jsonb_populate_record(null::feriado, datos) n where n.norma is not null returning id into nuevo;
    when 'edad_limite' then
      insert into edad_limite (codigo, edad, norma, vigente_desde, version)
      select n.codigo, n.edad, n.norma, n.vigente_desde, 2
      from jsonb_populate_record(null::edad_limite, datos) n where n.norma is not null returning id into nuevo;
    else
      insert into parametrica (id, grupo, codigo, nombre, sigla, orden, vigente_desde, version)
      select nextval('parametrica_propia'), lista, n.codigo, n.nombre, n.sigla,
        (select coalesce(max(p.orden), 0) + 1 from parametrica p where p.grupo = lista), n.vigente_desde, 2
      from jsonb_populate_record(null::parametrica, datos) n returning id into nuevo;
  end case;
  return nuevo;
exception when integrity_constraint_violation then
  get stacked diagnostics regla = constraint_name, tabla = table_name;
  perform negar_sin_detalle(sqlstate, regla, tabla);
end $$;

-- Counts the records that have a value which may end: affiliations and persons up to `tope` where no counter knows
-- their number, users and establishments, of which there are few, to the last.
create or replace function parametro_usos(lista text, cual bigint, tope integer) returns table (que text, total bigint)
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  perform parametro_exigir_permiso();
  case lista
    when 'EMPLEADOR' then
      return query select 'afiliaciones',
        coalesce((select sum(c.n) from contador_entidad c where c.id_entidad = cual), 0)::bigint
        + coalesce((select sum(d.n) from contador_delta d where d.id_entidad = cual), 0)::bigint;
    when 'ENTE_GESTOR' then
      return query select 'afiliaciones',
        coalesce((select sum(c.n) from contador_estado c where c.id_ente_gestor = cual), 0)::bigint
        + coalesce((select sum(d.n) from contador_resumen d where d.id_ente_gestor = cual), 0)::bigint;
    when 'ESTABLECIMIENTO' then
      return query select 'afiliaciones', count(*) from (
        select from afiliacion a where a.id_establecimiento = cual limit tope) x;
    when 'PARENTESCO' then
      return query select 'afiliaciones', count(*) from (
        select from afiliacion a where a.id_parentesco = cual limit tope) x;
    when 'ESTADO_CIVIL' then
      return query select 'personas', count(*) from (
        select from ficha_persona f where f.id_estado_civil = cual limit tope) x;
    else
      return;
  end case;
  if lista in ('EMPLEADOR', 'ENTE_GESTOR', 'ESTABLECIMIENTO') then
    return query select 'usuarios', count(*) from usuario u
      where u.estado <> 'BAJA' and case lista when 'EMPLEADOR' then u.id_entidad
        when 'ENTE_GESTOR' then u.id_ente_gestor else u.id_establecimiento end = cual;
  end if;
  if lista = 'ENTE_GESTOR' then
    return query select 'establecimientos', count(*) from establecimiento_salud s where s.id_ente_gestor = cual;
  end if;
end $$;
