-- That the identity service reported a death, as the server heard it: what the application's role cannot write, and without
-- which its word binds nobody. One row for each document, of the newest answer.
create table defuncion_informada (
  numero_documento text not null,
  complemento text not null,
  tipo_doc smallint not null,
  -- By the database's own clock: an answer counts for a few minutes.
  recibida_en timestamptz not null,
  primary key (numero_documento, complemento, tipo_doc)
);
comment on table defuncion_informada is 'Deaths that the identity service reported to the server, written by the sign-in role and read by persona_fallecida only.';
alter table defuncion_informada enable row level security;
