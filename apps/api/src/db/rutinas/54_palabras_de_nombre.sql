-- A person is found by these words. (The tables: migrations 0019, 0053 and 0055.)

-- Gives a word as the index has it. It has letters and figures only, so that no quoting is needed but for the blank.
create or replace function clave_de_nombre(ente smallint, del_tipo text, palabra text) returns text
language sql immutable strict parallel safe
  return ente || left(del_tipo, 1) || ' ' || palabra;

-- Writes neighbouring words of a surname as one: DE LA BARRA is found by 'delabarra' and 'dela barra'. (Most surnames
-- are one word of ordinary letters, for which nothing is worked out.)
create or replace function palabras_juntas(apellido text) returns text[]
language sql stable strict parallel safe
  return case when apellido ~ '[^A-ZÁÉÍÑÓÚÜ]' then (
    select array_agg(array_to_string(w.palabras[i:j], ''))
    from (select palabras_de_nombre(apellido)) w (palabras)
    cross join generate_series(1, cardinality(w.palabras)) i
    cross join lateral generate_series(i + 1, least(i + 3, cardinality(w.palabras))) j) end;

-- Gives the words that a person is found by. (Migration 0055 wrote the same for who was there.)
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
