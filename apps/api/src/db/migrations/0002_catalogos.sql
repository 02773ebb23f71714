-- Catalogues: loaded from files by db/catalogos, the same in every installation.
create table departamento (
  id smallint primary key,
  codigo text not null unique check (codigo ~ '^\d{2}$'),
  sigla text not null unique check (sigla ~ '^[A-Z]{2}$'),
  nombre text not null
);

create table municipio (
  codigo_ine text primary key check (codigo_ine ~ '^\d{6}$'),
  id_departamento smallint not null references departamento,
  provincia text not null,
  nombre text not null
);
-- Municipalities of a department, by name (step 3 selectors).
create index municipio_por_departamento on municipio (id_departamento, nombre);

create table ente_gestor (
  id smallint primary key,
  sigla text not null unique,
  nombre text not null,
  tipo text not null check (tipo in ('CAJA', 'UNIVERSITARIO', 'AUTORIDAD')),
  id_departamento smallint not null references departamento,
  logo text not null,
  activo boolean not null default true
);

create table establecimiento_salud (
  id integer primary key,
  codigo_rues text not null unique,
  nombre text not null,
  id_ente_gestor smallint not null references ente_gestor,
  id_departamento smallint not null references departamento,
  codigo_municipio text not null references municipio,
  nivel text not null,
  red text not null,
  tipo text not null
);
-- Establishments of a managing entity in a department (step 3 selectors).
create index establecimiento_por_departamento on establecimiento_salud (id_departamento, id_ente_gestor, nombre);

create table parametrica (
  id integer primary key,
  grupo text not null,
  codigo text not null,
  nombre text not null,
  sigla text not null,
  orden smallint not null default 0,
  activo boolean not null default true,
  unique (grupo, codigo)
);
comment on table parametrica is 'Code lists by group: TIPO_ASEGURADO, GENERO, MOTIVO_BAJA and so on.';

create table entidad_empleadora (
  id bigint generated always as identity primary key,
  codigo text not null unique,
  tipo_codigo smallint not null check (tipo_codigo in (3100, 3101, 3102, 3103, 3105)),
  numero text not null,
  nombre text not null check (length(nombre) between 1 and 300),
  creado_en timestamptz not null default now(),
  unique (tipo_codigo, numero)
);
comment on column entidad_empleadora.codigo is 'Type prefix and number (NIT-1020304050), or the raw code of a fixed entity.';
-- Searchable selector of employers: fragments of a name without accents.
create index entidad_por_nombre on entidad_empleadora using gin (sin_acentos(nombre) gin_trgm_ops);

create table feriado (
  fecha date primary key,
  nombre text not null
);
comment on table feriado is 'National holidays: the business-day calendar of account removals.';
