-- Two files that the authority decided are one person's (docs/decisions/0164-una-persona.md): one stays, the other says
-- nothing more. What it said is a former identity of the one that stays; only certificates still point to it.
alter table persona add column id_unida bigint references persona;
comment on column persona.id_unida is 'The file that this one was joined to; its number is then # and its own id, which nobody asks for.';
create index persona_unida on persona (id_unida) where id_unida is not null;
alter table persona drop constraint persona_numero_documento_check;
alter table persona add constraint persona_numero_documento_check
  check (numero_documento ~ '^\d{4,15}$' or id_unida is not null and numero_documento = '#' || id);

create table union_identidad (
  id bigint generated always as identity primary key,
  id_queda bigint not null references persona,
  id_sale bigint not null references persona,
  id_novedad bigint not null references novedad,
  motivo text not null check (length(motivo) between 1 and 500),
  id_usuario integer not null references usuario,
  unida_en timestamptz not null,
  -- The rows of both files as they stood before, by table: what an undo gives back.
  antes jsonb not null,
  motivo_deshecha text check (length(motivo_deshecha) between 1 and 500),
  id_usuario_deshecha integer references usuario,
  deshecha_en timestamptz,
  check (id_queda <> id_sale),
  check ((deshecha_en is null) = (motivo_deshecha is null) and (deshecha_en is null) = (id_usuario_deshecha is null))
);
comment on table union_identidad is 'Files that the authority joined; written by identidad_unir and identidad_separar only.';
create unique index union_vigente on union_identidad (id_sale) where deshecha_en is null;
create index union_de_quien_queda on union_identidad (id_queda) where deshecha_en is null;
create unique index union_de_la_novedad on union_identidad (id_novedad) where deshecha_en is null;

-- The same cover by one employer (or holder) twice, once the two are one person: one row stays, and this is the other. Out
-- of the register, so that it covers nobody on any day and no list or count has it.
create table afiliacion_repetida (
  id bigint primary key,
  -- Not a reference: a later join may take that row out as well; it is undone first.
  id_queda bigint not null,
  id_union bigint not null references union_identidad,
  fila jsonb not null
);
comment on table afiliacion_repetida is 'Affiliations that stood twice before their persons'' files were joined, as they were.';
create index repetida_de_la_union on afiliacion_repetida (id_union);
create index repetida_de_quien_queda on afiliacion_repetida (id_queda);

-- What was decided, with the novedad that it answered.
alter table identidad_aparte add column id_novedad bigint references novedad;
create index aparte_de_la_novedad on identidad_aparte (id_novedad);
create index aparte_de_la_mayor on identidad_aparte (id_mayor);
