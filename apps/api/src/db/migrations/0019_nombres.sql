-- Search by name: each affiliation's words, and every word there is.

-- An index stores what these give, so they stay here, as sin_acentos does.
-- The words of a name in the order in which they stand: no accents, no case, Ñ as N, apart at whatever is no letter.
create function palabras_de_nombre(texto text) returns text[]
language sql immutable strict parallel safe
  return string_to_array(trim(regexp_replace(public.sin_acentos(texto), '[^a-z0-9]+', ' ', 'g')), ' ');

-- A word and what is left of it without one of its letters: two words that differ in one typo share one of these.
create function palabra_sin_letras(palabra text) returns text[]
language sql immutable strict parallel safe
  return array(
    select palabra union
    select overlay(palabra placing '' from i for 1) from generate_series(1, length(palabra)) i);

create table afiliacion_nombre (
  id_afiliacion bigint primary key references afiliacion on delete cascade,
  id_ente_gestor smallint not null,
  palabras tsvector not null
);
comment on table afiliacion_nombre is
  'Words of the name of who is affiliated, each with the managing entity and the type before it, so that a search reads only its own.';

create table palabra_nombre (
  palabra text primary key
);
comment on table palabra_nombre is 'Every word of a name, once: those one typo away from what was typed are found here.';

insert into afiliacion_nombre (id_afiliacion, id_ente_gestor, palabras)
select a.id, a.id_ente_gestor, array_to_tsvector(array(
  select a.id_ente_gestor || left(a.tipo, 1) || ' ' || palabra
  from unnest(palabras_de_nombre(concat_ws(' ', p.nombres, p.primer_apellido, p.segundo_apellido))) palabra
  where palabra <> ''))
from afiliacion a join persona p on p.id = a.id_persona;

insert into palabra_nombre (palabra)
select distinct palabra
from persona p
cross join unnest(palabras_de_nombre(concat_ws(' ', p.nombres, p.primer_apellido, p.segundo_apellido))) palabra
where palabra <> '';

-- Written at once, few words each: no list of what is pending that a search would read besides.
create index afiliacion_nombre_por_palabra on afiliacion_nombre using gin (palabras) with (fastupdate = off);
create index palabra_nombre_por_errata on palabra_nombre using gin (palabra_sin_letras(palabra)) with (fastupdate = off);
