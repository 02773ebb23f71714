-- A second factor of sign-in (docs/decisions/0145-segundo-factor.md).
create table segundo_factor (
  id_usuario integer primary key references usuario on delete cascade,
  secreto text not null,
  preparado_en timestamptz not null,
  activado_en timestamptz,
  ultimo_paso bigint not null default 0
);
comment on column segundo_factor.secreto is 'Encrypted with a key of the configuration, and bound to its user.';
comment on column segundo_factor.activado_en is 'Null until a code showed that the user''s telephone has the key.';
comment on column segundo_factor.ultimo_paso is 'Of the last code that was taken: it and those before it are not taken again.';

create table codigo_recuperacion (
  id_usuario integer not null references segundo_factor on delete cascade,
  huella bytea not null check (length(huella) = 32),
  usado_en timestamptz,
  primary key (id_usuario, huella)
);
comment on table codigo_recuperacion is 'Instead of a code of the telephone, each once; kept as keyed digests.';

alter table rol add column exige_segundo_factor boolean not null default false;
alter table usuario add column password_corta boolean not null default false;
comment on column usuario.password_corta is 'Shorter than one may be without a second factor: the account does nothing until it has one.';
