-- Holidays are a list of /parametros: the law's are computed, a decreed one names its norm and may be withdrawn.
alter table feriado
  add column id integer generated always as identity unique,
  add column norma text,
  add column vigente_hasta date,
  add column version integer not null default 1,
  add constraint feriado_norma check (btrim(norma) <> '');
comment on column feriado.norma is 'The norm that decrees it; null where the law does.';
comment on column feriado.vigente_hasta is 'The last day on which it was to be kept: before its date, it was withdrawn.';
comment on column feriado.version is 'Above 1 where an administrator added or changed it.';
