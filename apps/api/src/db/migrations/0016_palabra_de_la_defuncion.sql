-- Whose word a death is (decisions §10). persona.fallecido binds everybody: the identity service or the authority said
-- so. The word of a managing entity alone stands here, and binds that entity.
create table defuncion_declarada (
  id_persona bigint not null references persona,
  id_ente_gestor smallint not null references ente_gestor,
  -- Null where nobody told the day.
  fecha date,
  numero_certificado text check (length(numero_certificado) between 1 and 40),
  id_usuario integer not null references usuario,
  creado_en timestamptz not null,
  -- Also finds what was declared of a person.
  primary key (id_persona, id_ente_gestor)
);
comment on table defuncion_declarada is 'That a managing entity recorded a person''s death. Alone it binds that entity only; the rows stay when the death is confirmed (persona.fallecido), and go when the authority takes it back.';

alter table persona
  add column defuncion_confirmada_por text check (defuncion_confirmada_por in ('SEGIP', 'AUTORIDAD')),
  add constraint confirmada_si_fallecida check (defuncion_confirmada_por is null or fallecido);
comment on column persona.defuncion_confirmada_por is 'Who made the death binding for everybody; null for one from before this was asked.';

-- Where the identity service itself reports the death, number and date of the certificate are optional.
alter table documento_persona alter column numero drop not null, alter column fecha drop not null;
