-- What waits, by day: totals between two days and pages far down read a few rows for each day instead of one for each
-- delta of a bulk load, whose days may be one and the same.
lock table contador_delta in share row exclusive mode;

create table contador_resumen_dia (
  id bigint generated always as identity primary key,
  id_ente_gestor smallint not null,
  tipo text not null,
  clase text not null check (clase in ('AFILIACION', 'REGISTRO')),
  fecha date not null,
  estado smallint not null,
  n bigint not null
);
comment on table contador_resumen_dia is
  'What each statement changed by day and status: the deltas of contador_dia that are still to merge.';
create index contador_resumen_dia_por_fecha on contador_resumen_dia (id_ente_gestor, tipo, clase, fecha, estado)
  include (n);
alter table contador_resumen_dia set (
  autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000, autovacuum_vacuum_cost_delay = 0
);

-- contador_dia is merged from here alone: what waits of it comes along.
insert into contador_resumen_dia (id_ente_gestor, tipo, clase, fecha, estado, n)
select d.id_ente_gestor, d.tipo, x.clase, x.fecha, d.estado, sum(d.n)
from contador_delta d
  cross join lateral (values ('AFILIACION', d.fecha_afiliacion), ('REGISTRO', d.fecha_registro)) x (clase, fecha)
group by 1, 2, 3, 4, 5
having sum(d.n) <> 0;

-- Nobody asks deltas by day any more; by employer there is one way left to find them, whatever a plan believes of a
-- table that is empty most of the time.
drop index contador_delta_por_afiliacion, contador_delta_por_registro;
