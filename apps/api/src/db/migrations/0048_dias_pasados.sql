-- What an affiliation was on a day that is past (packages/domain/src/cobertura/otros-dias.ts): reviews, and the right before
-- the own one. The history knew it; the row does now.
alter table afiliacion
  add column estado_previo smallint check (estado_previo in (100, 101, 102, 103, 104, 105, 106)),
  add column revisiones date[] check (cardinality(revisiones) % 2 = 0 and array_position(revisiones, null) is null),
  add column fin_anterior date;
comment on column afiliacion.estado_previo is 'The state that the review which goes on interrupted; null outside of one.';
comment on column afiliacion.revisiones is 'Of each review that has ended its first day and the day on which it ended, one after the other.';
comment on column afiliacion.fin_anterior is 'Last day covered by the right before the own one, once a baja of the own one has overwritten its dates.';

-- None of what follows is counted by the triggers, which the routines bring up to date after all migrations.
alter table afiliacion disable trigger user;

update afiliacion a set estado_previo = (
  select h.estado_antes from afiliacion_historia h
  where h.id_afiliacion = a.id and h.accion = 'revision-afiliacion' and h.estado_despues = 108 and h.estado_antes <> 108
  order by h.id desc limit 1)
where a.estado = 108;

-- A review that a death ended goes on where the death was taken back: the review has its first day again then.
with termino as (
  select h.id_afiliacion, h.id, (h.antes ->> 'fecha_revision')::date as desde,
    (h.ocurrido_en at time zone 'America/La_Paz')::date as hasta
  from afiliacion_historia h
  where h.estado_antes = 108 and h.estado_despues <> 108
)
update afiliacion a set revisiones = r.limites
from (
  select t.id_afiliacion, array_agg(x.limite order by t.id, x.lado) as limites
  from termino t cross join lateral (values (t.desde, 1), (t.hasta, 2)) x (limite, lado)
  where t.desde < t.hasta and not exists (
    select from afiliacion_historia v
    where v.id_afiliacion = t.id_afiliacion and v.id > t.id and v.accion = 'revision-fallecimiento'
      and v.estado_despues = 108 and (v.despues ->> 'fecha_revision')::date <= t.desde)
  group by 1
) r
where a.id = r.id_afiliacion;

update afiliacion a set fin_anterior = (
  select greatest((h.antes ->> 'fecha_baja')::date - 1, (h.antes ->> 'fecha_cesantia')::date, (h.antes ->> 'fecha_ampliacion')::date)
  from afiliacion_historia h
  where h.id_afiliacion = a.id and (h.despues ->> 'fecha_baja')::date > (h.despues ->> 'fecha_derechohabiente')::date
    and ((h.antes ->> 'fecha_baja')::date > (h.antes ->> 'fecha_derechohabiente')::date) is not true
  order by h.id desc limit 1)
where a.fecha_baja > a.fecha_derechohabiente;

alter table afiliacion enable trigger user;

-- Counts that were made without this are made anew; what they said stays beside them (docs/decisions/0154-conteo-del-registro.md).
create table conteo_registro_anterior (
  id_ente_gestor smallint not null references ente_gestor,
  fecha date not null,
  contado_en timestamptz not null,
  motivo text not null check (length(motivo) between 1 and 200),
  titulares_validos bigint not null,
  beneficiarios_validados bigint not null,
  titulares_observados bigint not null,
  beneficiarios_observados bigint not null,
  recien_nacidos bigint not null,
  primary key (id_ente_gestor, fecha, contado_en)
);
comment on table conteo_registro_anterior is 'What the register counted of a day before it was counted anew, in all, and why it was counted anew.';
insert into conteo_registro_anterior
select c.id_ente_gestor, c.fecha, c.contado_en,
  'quien entró en revisión después de ese día se cuenta ahora por lo que era entonces',
  sum(d.titulares_validos), sum(d.beneficiarios_validados), sum(d.titulares_observados),
  sum(d.beneficiarios_observados), sum(d.recien_nacidos)
from conteo_registro c join conteo_registro_departamento d using (id_ente_gestor, fecha)
where c.definitivo
group by 1, 2, 3;
update conteo_registro set definitivo = false where definitivo;
