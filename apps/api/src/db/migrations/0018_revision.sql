-- The authority's review: since when and why, beside the state it leads to. What ended it stays as its last word.
alter table afiliacion
  add column fecha_revision date,
  add column detalle_revision text check (length(detalle_revision) <= 500);
comment on column afiliacion.fecha_revision is 'First day under review; null outside of one.';
comment on column afiliacion.detalle_revision is 'Why the authority reviewed it, or how it decided: its last word.';
update afiliacion a set fecha_revision = (
  select max(h.ocurrido_en at time zone 'America/La_Paz')::date
  from afiliacion_historia h where h.id_afiliacion = a.id and h.estado_despues = 108)
where a.estado = 108;

-- What a review was decided on; numero is then the affiliation's, fecha the day it was handed in.
alter table documento_persona drop constraint documento_persona_clase_check;
alter table documento_persona add constraint documento_persona_clase_check
  check (clase in ('CERTIFICADO_DEFUNCION', 'EVIDENCIA_REVISION'));
