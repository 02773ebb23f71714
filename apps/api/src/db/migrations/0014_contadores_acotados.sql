-- Own registrations from counters, and counters whose reading and merging are bounded however many deltas wait.

-- Nobody writes meanwhile; what waits is merged while the old columns are all there are.
lock table afiliacion, persona in share row exclusive mode;
select contadores_fundir(2147483647);
-- In db/rutinas it is another one, with the same name and what it gives.
drop function contadores_fundir;

alter table contador_delta add column id_usuario_creacion integer not null;
-- Read by what is asked for, not whole: a bulk load leaves millions of them.
create index contador_delta_por_entidad on contador_delta (id_entidad);
create index contador_delta_por_afiliacion on contador_delta (id_ente_gestor, tipo, fecha_afiliacion);
create index contador_delta_por_registro on contador_delta (id_ente_gestor, tipo, fecha_registro);
create index contador_delta_por_usuario on contador_delta (id_usuario_creacion);

create table contador_resumen (
  id bigint generated always as identity primary key,
  id_usuario_creacion integer not null,
  id_ente_gestor smallint not null,
  tipo text not null,
  estado smallint not null,
  n bigint not null
);
comment on table contador_resumen is
  'What each statement changed in all, by user and status: a few rows where it left a million deltas.';
-- A user's registrations; the totals by status read the whole of this small table.
create index contador_resumen_por_usuario on contador_resumen (id_usuario_creacion, id_ente_gestor, tipo, estado);

create table contador_autor (
  id_usuario_creacion integer not null,
  id_ente_gestor smallint not null,
  tipo text not null,
  estado smallint not null,
  n bigint not null,
  primary key (id_usuario_creacion, id_ente_gestor, tipo, estado)
);
comment on table contador_autor is 'The tiny counter of MIS REGISTROS: totals by user and status.';

create table contador_usuario (
  id_usuario_creacion integer not null,
  id_ente_gestor smallint not null,
  tipo text not null,
  estado smallint not null,
  mes date not null,
  n bigint not null,
  primary key (id_usuario_creacion, id_ente_gestor, tipo, mes, estado)
);
comment on table contador_usuario is 'Registrations by user and month of registration: in which month an offset falls.';

-- They come and go: what is gone must not be walked over for long.
alter table contador_delta set (
  autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 10000, autovacuum_vacuum_cost_delay = 0
);
alter table contador_resumen set (
  autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000, autovacuum_vacuum_cost_delay = 0
);

-- What is registered so far.
insert into contador_usuario (id_usuario_creacion, id_ente_gestor, tipo, mes, estado, n)
select id_usuario_creacion, id_ente_gestor, tipo, date_trunc('month', fecha_registro)::date, estado, count(*)
from afiliacion group by 1, 2, 3, 4, 5;
insert into contador_autor (id_usuario_creacion, id_ente_gestor, tipo, estado, n)
select id_usuario_creacion, id_ente_gestor, tipo, estado, sum(n) from contador_usuario group by 1, 2, 3, 4;
