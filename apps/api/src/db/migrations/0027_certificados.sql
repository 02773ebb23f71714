-- Certificates: the document as it was handed out, the keys that signed what their QR codes say, and the counter that
-- gives their numbers.
create table certificado_clave (
  kid text primary key,
  jwk jsonb not null,
  publicada_en timestamptz not null
);
comment on table certificado_clave is
  'Public keys that sign or signed QR codes; one that signs no more stays, so that what it signed can still be checked.';

alter table certificado
  add column pdf bytea not null check (sha256(pdf) = pdf_sha256),
  add column kid text not null references certificado_clave,
  add constraint certificado_codigo_check check (codigo ~ '^([0-9A-HJKMNP-TV-Z]{5}-){3}[0-9A-HJKMNP-TV-Z]{5}$');
-- Its streams are compressed already.
alter table certificado alter column pdf set storage external;

create table certificado_numero (
  unico boolean primary key default true check (unico),
  ultimo bigint not null check (ultimo >= 0)
);
comment on table certificado_numero is 'The number of the newest certificate. Its row is held by whoever issues the next one.';
insert into certificado_numero (ultimo) values (0);
