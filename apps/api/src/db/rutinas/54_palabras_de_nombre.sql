-- The words by which a person is found. (The tables: migrations 0019, 0053 and 0055.)

-- A word as the index has it. Letters and figures only: it needs no quoting but its own blank's.
create or replace function clave_de_nombre(ente smallint, del_tipo text, palabra text) returns text
language sql immutable strict parallel safe
  return ente || left(del_tipo, 1) || ' ' || palabra;

-- Of a surname of several words, neighbours written as one: DE LA BARRA is looked for as 'delabarra' and 'dela barra'.
-- (Most surnames are one word of ordinary letters, for which nothing is worked out.)
create or replace function palabras_juntas(apellido text) returns text[]
language sql stable strict parallel safe
  return case when apellido ~ '[^A-ZÁÉÍÑÓÚÜ]' then (
    select array_agg(array_to_string(w.palabras[i:j], ''))
    from (select palabras_de_nombre(apellido)) w (palabras)
    cross join generate_series(1, cardinality(w.palabras)) i
    cross join lateral generate_series(i + 1, least(i + 3, cardinality(w.palabras))) j) end;

-- What a person is found by. (As migration 0055 wrote it for who was there.)
create or replace function palabras_de_persona(nombres text, primer_apellido text, segundo_apellido text) returns text[]
language sql stable parallel safe
  return array(
    select distinct palabra
    from unnest(
      palabras_de_nombre(concat_ws(' ', nombres, primer_apellido, segundo_apellido))
      || palabras_juntas(primer_apellido) || palabras_juntas(segundo_apellido)) palabra
    where palabra <> '');

drop function if exists claves_de_nombre(smallint, text, text);
create or replace function claves_de_persona(ente smallint, del_tipo text, palabras text[]) returns tsvector
language sql stable strict parallel safe
  return array_to_tsvector(array(select clave_de_nombre(ente, del_tipo, palabra) from unnest(palabras) palabra));
