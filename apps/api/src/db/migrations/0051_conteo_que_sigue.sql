-- A count of a day that is over follows what is changed afterwards (docs/decisions/0154-conteo-del-registro.md).
alter table conteo_registro
  add column mirado_en timestamptz,
  add column recontar_por text check (length(recontar_por) between 1 and 200);
comment on column conteo_registro.mirado_en is 'Changes of affiliations were looked at up to then: whether they reach the day; null: none since the count.';
comment on column conteo_registro.recontar_por is 'Why it is to be counted anew; until then it says what it said.';
comment on table conteo_registro is 'Of whom the register says that they were covered on a day, and when it was asked.';

-- The changes of one night, without a look at all that there ever were.
create index historia_por_momento on afiliacion_historia using brin (ocurrido_en);
