-- Employers that a source told of, as the server heard it: what the application's role cannot write, and without which a
-- session registers none. One row for each code, of the newest answer.
create table empleador_informado (
  codigo text primary key,
  tipo_codigo smallint not null,
  numero text not null,
  nombre text not null,
  fuente text not null check (fuente in ('OVT')),
  -- By the database's own clock: an answer counts for a few minutes.
  recibido_en timestamptz not null
);
comment on table empleador_informado is 'Employers that a source told the server of, written by the sign-in role and read by empleador_registrar only.';
alter table empleador_informado enable row level security;

-- Rows whose stored state says less than their dates, as a clock that was ahead leaves them: the daily job finds them.
create index afiliacion_cerrada_con_fin on afiliacion (fin_cobertura, id)
  where estado in (104, 105) and fin_cobertura is not null;
create index afiliacion_en_cesantia on afiliacion (fecha_baja, id) where estado = 103;
