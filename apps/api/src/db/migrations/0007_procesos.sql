-- Novedades, certificates and population declarations.
create table novedad (
  id bigint generated always as identity primary key,
  codigo text not null,
  id_ente_gestor smallint not null references ente_gestor,
  id_persona bigint not null references persona,
  id_afiliacion bigint not null references afiliacion,
  detalle text not null,
  estado text not null default 'ABIERTA' check (estado in ('ABIERTA', 'PROCESADA', 'DESCARTADA')),
  id_motivo_baja integer references parametrica,
  detalle_baja text,
  creado_en timestamptz not null,
  procesado_en timestamptz,
  id_usuario_proceso integer references usuario
);
-- The open novedades of an entity, newest first.
create index novedad_por_ente on novedad (id_ente_gestor, estado, id desc);
-- The novedades of one affiliation, and one open novedad of a kind per affiliation.
create unique index novedad_abierta on novedad (id_afiliacion, codigo) where estado = 'ABIERTA';

create table certificado (
  id bigint generated always as identity primary key,
  codigo text not null unique,
  secuencial bigint not null unique,
  id_persona bigint not null references persona,
  id_usuario integer not null references usuario,
  id_ente_gestor smallint not null references ente_gestor,
  contenido jsonb not null,
  pdf_sha256 bytea not null,
  creado_en timestamptz not null
);
comment on table certificado is 'An issued certificate: what it said and the digest of the PDF; the public verification reads it by codigo.';
-- The certificates of one person.
create index certificado_por_persona on certificado (id_persona, id desc);

create table declaracion_poblacion (
  id bigint generated always as identity primary key,
  id_ente_gestor smallint not null references ente_gestor,
  gestion smallint not null check (gestion between 1990 and 2200),
  periodo smallint not null check (periodo between 1 and 12),
  dia smallint not null check (dia between 1 and 31),
  titulares_validos integer not null default 0 check (titulares_validos >= 0),
  beneficiarios_validados integer not null default 0 check (beneficiarios_validados >= 0),
  titulares_observados integer not null default 0 check (titulares_observados >= 0),
  beneficiarios_observados integer not null default 0 check (beneficiarios_observados >= 0),
  recien_nacidos integer not null default 0 check (recien_nacidos >= 0),
  estado text not null default 'BORRADOR' check (estado in ('BORRADOR', 'REMITIDO')),
  id_usuario integer not null references usuario,
  creado_en timestamptz not null,
  unique (id_ente_gestor, gestion, periodo, dia)
);

create table declaracion_departamento (
  id bigint generated always as identity primary key,
  id_declaracion bigint not null references declaracion_poblacion on delete cascade,
  id_departamento smallint not null references departamento,
  regional text not null check (regional = upper(regional)),
  titulares_validos integer not null default 0 check (titulares_validos >= 0),
  beneficiarios_validados integer not null default 0 check (beneficiarios_validados >= 0),
  titulares_observados integer not null default 0 check (titulares_observados >= 0),
  beneficiarios_observados integer not null default 0 check (beneficiarios_observados >= 0),
  recien_nacidos integer not null default 0 check (recien_nacidos >= 0),
  unique (id_declaracion, id_departamento, regional)
);
