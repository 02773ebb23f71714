-- Whom a list showed, where it was a reading of each of them: rows written before, which were asked for somebody, count too.
create index auditoria_por_mostrada on auditoria using gin ((despues -> 'afiliaciones') jsonb_path_ops)
  where despues ?| array['deCadaUna', 'numeroDocumento', 'nombre'];

-- Whom each export held, step by step as it went out; what was asked for is in its audit row.
create table exportacion_mostrada (
  id bigint generated always as identity primary key,
  iniciada_en timestamptz not null,
  id_solicitud text not null,
  -- Four bytes for each instead of eight: enough for two thousand million affiliations.
  afiliaciones integer[] not null
);
comment on table exportacion_mostrada is
  'Affiliations that a file showed; its audit row has the same moment and request. Kept for five years.';
-- Which exports held somebody: packed lists of rows, by affiliation.
create index exportacion_mostrada_por_afiliacion on exportacion_mostrada using gin (afiliaciones);
