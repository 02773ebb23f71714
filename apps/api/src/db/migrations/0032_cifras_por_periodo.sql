-- What the dashboard still added up row by row: births by year, days by month and of all entities together, and how many
-- employers there are.

-- Nobody merges meanwhile: what waits is merged into the old counters and these alike.
select pg_advisory_xact_lock(hashtext('contadores_fundir'));

alter table contador_nacimiento drop constraint contador_nacimiento_clase_check;
alter table contador_nacimiento add constraint contador_nacimiento_clase_check check (clase in ('ANIO', 'MES', 'DIA'));
comment on table contador_nacimiento is
  'Births by year and month (their first day) and by day: ages move every day, and only what lies between the years and the days in which a group of ages begins is read finer. Entity 0: all.';
insert into contador_nacimiento (id_ente_gestor, clase, fecha, tipo, n)
select id_ente_gestor, 'ANIO', date_trunc('year', fecha::timestamp)::date, tipo, sum(n)
from contador_nacimiento where clase = 'MES' group by 1, 3, 4 order by 1, 3, 4;

create table contador_periodo (
  id_ente_gestor smallint not null,
  clase text not null check (clase in ('AFILIACION', 'REGISTRO', 'ACTUALIZACION')),
  paso text not null check (paso in ('MES', 'DIA')),
  fecha date not null,
  tipo text not null,
  estado smallint not null,
  n bigint not null,
  primary key (id_ente_gestor, clase, paso, fecha, tipo, estado)
);
comment on table contador_periodo is
  'What contador_dia and contador_actualizacion hold by entity and day: by month (its first day), and of all entities (0) by month and by day.';
insert into contador_periodo (id_ente_gestor, clase, paso, fecha, tipo, estado, n)
select x.ente, d.clase, x.paso, x.fecha, d.tipo, d.estado, sum(d.n)
from (
  select id_ente_gestor, clase, fecha, tipo, estado, n from contador_dia
  union all
  select id_ente_gestor, 'ACTUALIZACION', fecha, tipo, estado, n from contador_actualizacion
) d
  cross join lateral (values
    (d.id_ente_gestor, 'MES', date_trunc('month', d.fecha::timestamp)::date),
    (0::smallint, 'MES', date_trunc('month', d.fecha::timestamp)::date),
    (0::smallint, 'DIA', d.fecha)) x (ente, paso, fecha)
group by 1, 2, 3, 4, 5, 6
having sum(d.n) <> 0
order by 1, 2, 3, 4, 5, 6;

create table contador_empleadores (
  id_ente_gestor smallint primary key,
  n bigint not null
);
comment on table contador_empleadores is
  'How many employers contador_empleador has with somebody; kept by its own trigger. Entity 0: all.';
insert into contador_empleadores (id_ente_gestor, n)
select id_ente_gestor, count(*) from contador_empleador where n > 0 group by 1;
