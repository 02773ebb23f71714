-- Scanned documents of a person, outside of the rows that lists and details read.
create table documento_persona (
  id bigint generated always as identity primary key,
  id_persona bigint not null references persona,
  id_ente_gestor smallint not null references ente_gestor,
  clase text not null check (clase in ('CERTIFICADO_DEFUNCION')),
  numero text not null check (length(numero) between 1 and 40),
  fecha date not null,
  tipo_contenido text not null check (tipo_contenido in ('application/pdf')),
  sha256 bytea not null check (length(sha256) = 32),
  contenido bytea not null,
  id_usuario integer not null references usuario,
  creado_en timestamptz not null,
  -- The same paper handed in twice is one document. Also finds the documents of a person.
  constraint documento_unico unique (id_persona, id_ente_gestor, clase, sha256)
);
comment on table documento_persona is 'What one managing entity holds on paper about a person; fecha is the day of what it certifies.';
-- What is compressed already is not compressed again.
alter table documento_persona alter column contenido set storage external;

grant select, insert on documento_persona to sgpa_app;
alter table documento_persona enable row level security;
alter table documento_persona force row level security;
create policy propietario on documento_persona to current_user using (true) with check (true);
create policy por_ente on documento_persona to sgpa_app
  using (id_ente_gestor = any ((select alcance_entes())::smallint[]))
  with check (id_ente_gestor = any ((select alcance_entes())::smallint[]));
create policy sin_empleador on documento_persona as restrictive to sgpa_app using ((select alcance_empleador()) is null);
