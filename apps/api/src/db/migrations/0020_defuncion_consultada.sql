-- When the identity service was last asked about a death that only a managing entity knows of: the daily question goes on
-- with those that waited longest.
alter table defuncion_declarada add column consultado_en timestamptz;
comment on column defuncion_declarada.consultado_en is 'When the identity service was last asked; the year 9999 where nobody need ask any more, null where nobody did yet.';
create index defuncion_por_consultar on defuncion_declarada (consultado_en nulls first, id_persona);
