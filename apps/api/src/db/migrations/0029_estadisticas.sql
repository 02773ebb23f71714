-- What the dashboard counts and no counter knew: births by day, employers by size, and who updated what when.

-- Nobody writes meanwhile.
lock table afiliacion, persona, contador_delta in share row exclusive mode;

-- Births by month and state were read by nobody. Ages go by the day, and by no state; entity 0 is all of them together.
drop table contador_nacimiento;
create table contador_nacimiento (
  id_ente_gestor smallint not null,
  clase text not null check (clase in ('MES', 'DIA')),
  fecha date not null,
  tipo text not null,
  n bigint not null,
  primary key (id_ente_gestor, clase, fecha, tipo)
);
comment on table contador_nacimiento is
  'Births by month (its first day) and by day: ages move every day, and of a month in which a group of ages begins the days are read. Entity 0: all.';

create table contador_empleador (
  id_ente_gestor smallint not null,
  id_entidad bigint not null,
  n bigint not null,
  primary key (id_ente_gestor, id_entidad)
);
comment on table contador_empleador is 'Affiliations of an employer in every state, for the employers by size. Entity 0: all.';
create index contador_empleador_por_tamano on contador_empleador (id_ente_gestor, n desc, id_entidad) where n > 0;

create table contador_actualizacion (
  id_ente_gestor smallint not null,
  tipo text not null,
  fecha date not null,
  estado smallint not null,
  n bigint not null,
  primary key (id_ente_gestor, tipo, fecha, estado)
);
comment on table contador_actualizacion is 'Affiliations that were updated, by the day of their last update in La Paz.';

create table contador_modificador (
  id_ente_gestor smallint not null,
  id_usuario_modificacion integer not null,
  tipo text not null,
  n bigint not null,
  primary key (id_ente_gestor, id_usuario_modificacion, tipo)
);
comment on table contador_modificador is 'Affiliations by the user who updated them last.';

create table contador_resumen_actualizacion (
  id bigint generated always as identity primary key,
  id_ente_gestor smallint not null,
  tipo text not null,
  id_usuario_modificacion integer,
  fecha date not null,
  estado smallint not null,
  n bigint not null
);
comment on table contador_resumen_actualizacion is
  'What each statement changed of the two above: a few rows, still to merge. Without a user: the daily job alone updated it.';
create index contador_resumen_actualizacion_por_fecha
  on contador_resumen_actualizacion (id_ente_gestor, tipo, fecha, estado) include (n);
alter table contador_resumen_actualizacion set (
  autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000, autovacuum_vacuum_cost_delay = 0
);

-- Who registered in an entity; by user it was asked only.
create index contador_autor_por_ente on contador_autor (id_ente_gestor, id_usuario_creacion);

-- From now on a delta tells the day of birth. Those that wait tell the month's first day: so much is left out of the rows'
-- count, and comes with them when they are merged.
alter table contador_delta rename column mes_nacimiento to fecha_nacimiento;

insert into contador_nacimiento (id_ente_gestor, clase, fecha, tipo, n)
with filas as (
  select id_ente_gestor, tipo, fecha, sum(n) as n from (
    select a.id_ente_gestor, a.tipo, p.fecha_nacimiento as fecha, count(*) as n
    from afiliacion a join persona p on p.id = a.id_persona group by 1, 2, 3
    union all
    select id_ente_gestor, tipo, fecha_nacimiento, -sum(n) from contador_delta group by 1, 2, 3
  ) x group by 1, 2, 3
)
select e.id, c.clase, c.fecha, f.tipo, sum(f.n)
from filas f
  cross join lateral (values (f.id_ente_gestor), (0::smallint)) e (id)
  cross join lateral (values ('MES', date_trunc('month', f.fecha)::date), ('DIA', f.fecha)) c (clase, fecha)
group by 1, 2, 3, 4
having sum(f.n) <> 0;

insert into contador_empleador (id_ente_gestor, id_entidad, n)
select e.id, f.id_entidad, sum(f.n)
from (
  select id_ente_gestor, id_entidad, count(*) as n from afiliacion group by 1, 2
  union all
  select id_ente_gestor, id_entidad, -sum(n) from contador_delta group by 1, 2
) f cross join lateral (values (f.id_ente_gestor), (0::smallint)) e (id)
group by 1, 2
having sum(f.n) <> 0;

insert into contador_actualizacion (id_ente_gestor, tipo, fecha, estado, n)
select id_ente_gestor, tipo, (modificado_en at time zone 'America/La_Paz')::date, estado, count(*)
from afiliacion where modificado_en is not null group by 1, 2, 3, 4;

insert into contador_modificador (id_ente_gestor, id_usuario_modificacion, tipo, n)
select id_ente_gestor, id_usuario_modificacion, tipo, count(*)
from afiliacion where modificado_en is not null and id_usuario_modificacion is not null group by 1, 2, 3;
