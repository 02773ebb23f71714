-- What the register itself counts of a day, beside what a managing entity declares of it: written by a task, once the day is
-- over for good (docs/decisions/0154-conteo-del-registro.md).
create table conteo_registro (
  id_ente_gestor smallint not null references ente_gestor,
  fecha date not null,
  contado_en timestamptz not null,
  -- The day was over. One that was not is counted again.
  definitivo boolean not null,
  -- The first day on which anybody was registered; null where nobody ever was.
  registro_desde date,
  primary key (id_ente_gestor, fecha)
);
comment on table conteo_registro is 'Of whom the register says that they were covered on a day, and when it was asked; later changes leave it as it was.';

create table conteo_registro_departamento (
  id_ente_gestor smallint not null,
  fecha date not null,
  id_departamento smallint references departamento,
  titulares_validos integer not null check (titulares_validos >= 0),
  beneficiarios_validados integer not null check (beneficiarios_validados >= 0),
  titulares_observados integer not null check (titulares_observados >= 0),
  beneficiarios_observados integer not null check (beneficiarios_observados >= 0),
  recien_nacidos integer not null check (recien_nacidos >= 0),
  foreign key (id_ente_gestor, fecha) references conteo_registro on delete cascade,
  unique nulls not distinct (id_ente_gestor, fecha, id_departamento)
);
comment on table conteo_registro_departamento is 'The five counts of a declaration; without a department those of whom the register names none.';
