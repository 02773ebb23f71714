-- The links with which users make their own passwords, and the mails that bring them
-- (docs/decisions/0136-recuperacion-de-credenciales.md).
create table recuperacion (
  id bigint generated always as identity primary key,
  id_usuario integer not null references usuario on delete cascade,
  motivo text not null check (motivo in ('ACTIVACION', 'ADMINISTRADOR', 'SOLICITUD')),
  pedida_en timestamptz not null,
  intentos smallint not null default 0,
  proximo_intento timestamptz not null,
  enviada_en timestamptz,
  token_sha256 bytea unique check (length(token_sha256) = 32),
  expira_en timestamptz,
  usada_en timestamptz,
  anulada_en timestamptz,
  check ((token_sha256 is null) = (expira_en is null))
);
comment on column recuperacion.token_sha256 is 'Of the last link that was sent; the link itself is nowhere but in the mail.';
-- What the job that sends has to do.
create index recuperacion_por_enviar on recuperacion (proximo_intento) where enviada_en is null and anulada_en is null;
-- The links of a user: those that die with the first that is used, and how many were asked for lately.
create index recuperacion_por_usuario on recuperacion (id_usuario, pedida_en);

create table recuperacion_solicitada (
  username text primary key,
  pedida_en timestamptz not null,
  ip inet,
  id_solicitud text
);
comment on table recuperacion_solicitada is
  'Names for which a link was asked without a session, whether or not such an account exists: a job looks, so that the answer cannot tell.';
