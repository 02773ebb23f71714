-- What each request asks of its session, in one row found by its key and one that is the same for everybody (ADR 0168). Kept
-- by triggers of the tables that say it (rutinas/39_contexto_de_sesion.sql); what depends on the time stands as its date.
create table sesion_contexto (
  id uuid primary key references sesion on delete cascade,
  id_usuario integer not null,
  activo boolean not null,
  baja_efectiva_el date,
  expira_en timestamptz not null,
  username text not null,
  rol text not null,
  id_ente_gestor smallint not null,
  id_entidad bigint,
  terminos text[] not null,
  password_corta boolean not null,
  con_factor boolean not null
);
comment on table sesion_contexto is 'A row for each session that was not revoked.';
comment on column sesion_contexto.terminos is 'Versions that the user accepted.';
-- What changes a user changes all of their sessions.
create index sesion_contexto_por_usuario on sesion_contexto (id_usuario);

create table contexto_comun (
  unica boolean primary key default true check (unica),
  catalogos bigint not null,
  entes smallint[] not null,
  terminos text[] not null,
  terminos_desde date[] not null,
  roles_con_factor text[] not null
);
comment on column contexto_comun.terminos is 'Versions that were not withdrawn, the latest first; from the days of terminos_desde on.';
