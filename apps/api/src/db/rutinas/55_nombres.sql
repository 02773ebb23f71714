-- Searches by name, and keeps what the lists are sorted by. (The tables: migrations 0019, 0022 and 0053.)

-- Writes a name with the surnames first, without accents or case, and Ñ as N.
create or replace function nombre_en_orden(primer_apellido text, segundo_apellido text, nombres text) returns text
language sql immutable parallel safe
  return sin_acentos(concat_ws(' ', nullif(primer_apellido, ''), nullif(segundo_apellido, ''), nombres));

-- The digits sort as a number: the shorter one comes first.
create or replace function documento_en_orden(numero text, complemento text) returns text
language sql immutable parallel safe
  return lpad(length(numero)::text, 2, '0') || numero || complemento;

create or replace function afiliacion_nombrar() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into afiliacion_nombre (id_afiliacion, id_ente_gestor, fecha_registro, palabras, tipo, nombre, documento)
  select a.id, a.id_ente_gestor, a.fecha_registro,
    claves_de_persona(a.id_ente_gestor, a.tipo, palabras_de_persona(p.nombres, p.primer_apellido, p.segundo_apellido)),
    a.tipo, nombre_en_orden(p.primer_apellido, p.segundo_apellido, p.nombres),
    documento_en_orden(p.numero_documento, p.complemento)
  from nuevas a join persona p on p.id = a.id_persona;
  perform palabras_anotar(array(select id_persona from nuevas));
  return null;
end $$;

-- Words are inserted in order, so that of two statements that bring the same new ones one waits for the other.
create or replace function palabras_anotar(personas bigint[]) returns void
language sql as $$
  insert into palabra_nombre (palabra)
  select distinct w.palabra
  from persona p
  cross join unnest(palabras_de_persona(p.nombres, p.primer_apellido, p.segundo_apellido)) w (palabra)
  where p.id = any (personas)
    and not exists (select from palabra_nombre n where n.palabra = w.palabra)
  order by 1
  on conflict do nothing
$$;

-- A corrected name or document is copied to the person's affiliations in every entity.
create or replace function persona_nombrar() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update afiliacion_nombre n
  set palabras = claves_de_persona(a.id_ente_gestor, a.tipo, palabras_de_persona(new.nombres, new.primer_apellido, new.segundo_apellido)),
    nombre = nombre_en_orden(new.primer_apellido, new.segundo_apellido, new.nombres),
    documento = documento_en_orden(new.numero_documento, new.complemento)
  from afiliacion a
  where a.id_persona = new.id and n.id_afiliacion = a.id;
  perform palabras_anotar(array[new.id]);
  return null;
end $$;

create or replace trigger afiliacion_nombrar after insert on afiliacion
  referencing new table as nuevas for each statement execute function afiliacion_nombrar();
create or replace trigger persona_nombrar after update on persona
  for each row
  when ((old.nombres, old.primer_apellido, old.segundo_apellido, old.numero_documento, old.complemento)
    is distinct from (new.nombres, new.primer_apellido, new.segundo_apellido, new.numero_documento, new.complemento))
  execute function persona_nombrar();

-- Tells if two words are one letter apart: one more, one less, another one, or two swapped.
create or replace function es_errata(una text, otra text) returns boolean
language sql immutable strict parallel safe as $$
  select case length(una) - length(otra)
    when 1 then otra = any (palabra_sin_letras(una))
    when -1 then una = any (palabra_sin_letras(otra))
    when 0 then exists (
      select from generate_series(1, length(una)) i
      where overlay(una placing '' from i for 1) = overlay(otra placing '' from i for 1)
        or overlay(una placing reverse(substr(una, i, 2)) from i for 2) = otra)
    else false end
$$;

-- Lists at most 100 words one typo away; none for a word under 4 letters, which has too many.
create or replace function palabras_vecinas(buscada text) returns setof text
language sql stable set search_path = public, pg_temp as $$
  select n.palabra from palabra_nombre n
  where length(buscada) >= 4 and palabra_sin_letras(n.palabra) && palabra_sin_letras(buscada)
    and es_errata(n.palabra, buscada)
  limit 100
$$;

-- Gives the forms of a word: itself; of one that may go on, every word that begins with it, or the beginning with a
-- star. Words written out are met by intersection; of a beginning the index collects everybody first, so that a name
-- whose last word is a common surname would read all its bearers. But each word written out is looked at for each
-- candidate: beyond `tantas` the beginning is cheaper.
drop function if exists formas_de_palabra(text, boolean);
drop function if exists formas_de_nombre(text[], boolean);
create or replace function formas_de_palabra(buscada text, sigue boolean, tantas integer) returns text[]
language plpgsql stable set search_path = public, pg_temp as $$
declare
  continuadas text[] := array(
    select n.palabra from palabra_nombre n
    where sigue and length(buscada) >= 3 and n.palabra ~>~ buscada and n.palabra ~<~ (buscada || '{')
    limit tantas + 1);
begin
  return case when cardinality(continuadas) > tantas then array[buscada || '*'] else array_prepend(buscada, continuadas) end;
end $$;

-- Gives the forms of each word of a name. The last word may go on; with `amplia` each may go on, or be one typo away.
create or replace function formas_de_nombre(palabras text[], amplia boolean, tantas integer) returns jsonb
language sql stable set search_path = public, pg_temp as $$
  select coalesce(jsonb_agg(
    formas_de_palabra(p.palabra, amplia or p.orden = cardinality(palabras), tantas)
    || case when amplia then array(select palabras_vecinas(p.palabra)) else '{}' end order by p.orden), '[]')
  from unnest(palabras) with ordinality p (palabra, orden)
$$;

drop function if exists consulta_de_nombre(smallint, text, text[], jsonb);

-- Builds the index query: one form of every word, in whichever order.
create or replace function consulta_de_nombre(ente smallint, del_tipo text, formas jsonb) returns tsquery
language sql immutable as $$
  select string_agg('(' || (
    select string_agg(
      quote_literal(clave_de_nombre(ente, del_tipo, rtrim(forma, '*'))) || case when right(forma, 1) = '*' then ':*' else '' end, '|')
    from jsonb_array_elements_text(p.formas) forma) || ')', '&')::tsquery
  from jsonb_array_elements(consulta_de_nombre.formas) p (formas)
$$;

-- Tells how many rows PostgreSQL believes that the words have, from its own count of the most common ones: a very
-- common name is recognised without reading any of it. (It only reads, but EXPLAIN is refused in a function that says
-- so.)
create or replace function filas_creidas(consulta tsquery) returns bigint
language plpgsql as $$
declare
  plan json;
begin
  execute 'explain (format json) select from afiliacion_nombre where palabras @@ ' || quote_literal(consulta::text) || '::tsquery'
    into plan;
  return (plan -> 0 -> 'Plan' ->> 'Plan Rows')::numeric;
end $$;

-- Finds the `cuantas` newest of a name that very many have, by words and days: the last day, then twice as many at a
-- time. A day costs only its own bearers, so that many words may be written out here. Null where they must be found
-- otherwise: a beginning of too many words, or as many as `tope` on few days.
create or replace function nombradas_mas_nuevas(
  palabras text[], amplia boolean, del_tipo text, entes smallint[], tope integer, cuantas integer
) returns bigint[]
language plpgsql stable set search_path = public, pg_temp as $$
declare
  formas constant jsonb := formas_de_nombre(palabras, amplia, 1000);
  ultimo constant date := (
    select max(c.fecha) from unnest(entes) e (ente) cross join lateral (
      select max(c.fecha) as fecha from contador_dia c
      where c.id_ente_gestor = e.ente and c.tipo = del_tipo and c.clase = 'REGISTRO') c);
  dias integer := 0;
  desde date;
  ids bigint[];
  halladas integer;
begin
  if formas::text like '%*%' then return null; end if;
  loop
    desde := case when dias < 100000 then coalesce(ultimo - dias, '-infinity') else '-infinity' end;
    select (array_agg(n.id_afiliacion order by n.fecha_registro desc, n.id_afiliacion desc))[:cuantas], count(*)
    into ids, halladas
    from unnest(entes) e (ente)
    cross join lateral (
      select n.id_afiliacion, n.fecha_registro from afiliacion_nombre n
      where n.palabras @@ consulta_de_nombre(e.ente, del_tipo, formas) and n.fecha_registro >= desde limit tope
    ) n;
    if halladas >= tope then return null; end if;
    if halladas >= cuantas or desde = '-infinity' then return coalesce(ids, '{}'); end if;
    dias := dias * 2 + 1;
  end loop;
end $$;

drop function if exists afiliaciones_por_nombre(text, text, smallint[], integer);
drop function if exists afiliaciones_por_nombre(text, text, smallint[], integer, boolean);

-- Finds affiliations of the scope whose name has all the words: first as they are written, else with typos, in the
-- list's order. Beyond `tope` it gives that many, whichever they are, and they are `comun`. `consulta` is the query
-- that found them. `cuantas` limits a common name to the newest so many (null: other filters narrow them). A name that
-- is believed to have 25 times `tope` is not counted at all: nothing leaves the register, so that yesterday's belief is
-- not too high, but words that seldom meet are believed to meet as if by chance. Null for `ids` means that the newest
-- are found by walking the list.
create or replace function afiliaciones_por_nombre(
  texto text, del_tipo text, entes smallint[], tope integer, cuantas integer,
  out ids bigint[], out consulta tsquery, out comun boolean
)
language plpgsql stable security definer
set search_path = public, pg_temp set enable_seqscan = off set work_mem = '64MB' as $$
declare
  dichas constant text[] := palabras_de_nombre(texto);
  empleador constant bigint := alcance_empleador();
  alcanzados smallint[];
  formas jsonb;
  amplia boolean;
begin
  if empleador is null then
    alcanzados := array(select unnest(entes) intersect select unnest(alcance_entes()));
  else
    alcanzados := array(select g.id from ente_gestor g);
  end if;
  foreach amplia in array array[false, true] loop
    formas := formas_de_nombre(dichas, amplia, 16);
    select string_agg(consulta_de_nombre(e, del_tipo, formas)::text, '|')::tsquery into consulta
    from unnest(alcanzados) e;
    comun := false;
    if empleador is null and cuantas is not null and consulta is not null then
      comun := filas_creidas(consulta) > tope * 25;
      exit when comun;
    end if;
    if empleador is null then
      ids := array(
        select h.id_afiliacion from (
          select n.id_afiliacion, n.fecha_registro
          from unnest(alcanzados) e (ente)
          cross join lateral (
            select n.id_afiliacion, n.fecha_registro from afiliacion_nombre n
            where n.palabras @@ consulta_de_nombre(e.ente, del_tipo, formas) limit tope
          ) n
          limit tope
        ) h
        order by h.fecha_registro desc, h.id_afiliacion desc);
    else
      ids := array(
        select h.id from (
          select a.id, a.fecha_registro
          from afiliacion a join afiliacion_nombre n on n.id_afiliacion = a.id
          where a.id_entidad = empleador and a.tipo = del_tipo and n.palabras @@ consulta
          limit tope
        ) h
        order by h.fecha_registro desc, h.id desc);
    end if;
    comun := cardinality(ids) >= tope;
    exit when cardinality(ids) > 0;
  end loop;
  if comun and cuantas is not null then
    ids := case when empleador is null then nombradas_mas_nuevas(dichas, amplia, del_tipo, alcanzados, tope, cuantas) end;
  end if;
end $$;
