-- One person, one file (docs/decisions/0164-una-persona.md): who somebody is may be corrected, and the file follows.
-- What a file said until the identity service corrected it. Whoever knows the person by it still finds them.
create table identidad_anterior (
  id bigint generated always as identity primary key,
  id_persona bigint not null references persona,
  tipo_doc smallint not null,
  numero_documento text not null,
  complemento text not null,
  fecha_nacimiento date not null,
  nombres text not null,
  primer_apellido text not null,
  segundo_apellido text not null,
  hasta timestamptz not null,
  -- With whose registration it was corrected.
  id_usuario integer not null references usuario
);
comment on table identidad_anterior is 'What a person''s file said before the identity service corrected it; found by it as long as nobody else bears it.';
create index identidad_anterior_por_documento on identidad_anterior (numero_documento);
create index identidad_anterior_de_persona on identidad_anterior (id_persona);

-- What the identity service told the server of somebody, by the database's own clock: without it no session corrects a file.
create table identidad_informada (
  numero_documento text not null,
  complemento text not null,
  tipo_doc smallint not null,
  fecha_nacimiento date not null,
  nombres text not null,
  primer_apellido text not null,
  segundo_apellido text not null,
  recibida_en timestamptz not null,
  primary key (numero_documento, complemento, tipo_doc, fecha_nacimiento)
);
comment on table identidad_informada is 'Identities that the identity service told the server, written by the sign-in role and read by persona_corregir only.';
alter table identidad_informada enable row level security;
