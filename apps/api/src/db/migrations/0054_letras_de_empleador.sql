-- Employers are found by the letters and figures of their name, whatever stands between: ALTIPLANO SA is ALTIPLANO S.A.

-- A column stores what this gives, so it stays here, as sin_acentos does. The domain's letrasDeNombre says the same.
create function letras_de_nombre(texto text) returns text
language sql immutable strict parallel safe
  return regexp_replace(public.sin_acentos(texto), '[^a-z0-9]+', '', 'g');

alter table entidad_empleadora add column letras text not null generated always as (letras_de_nombre(nombre)) stored;
comment on column entidad_empleadora.letras is 'Letters and figures of the name, without accents or case: what the selector searches.';
drop index entidad_por_nombre;
create index entidad_por_letras on entidad_empleadora using gin (letras gin_trgm_ops);
