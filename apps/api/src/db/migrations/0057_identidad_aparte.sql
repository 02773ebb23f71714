-- That two files of one number are two people, as the authority decided; it holds as long as both say what they said then.
create table identidad_aparte (
  id_menor bigint not null references persona,
  id_mayor bigint not null references persona,
  senas text not null,
  motivo text not null check (length(motivo) between 1 and 500),
  id_usuario integer not null references usuario,
  decidida_en timestamptz not null,
  primary key (id_menor, id_mayor),
  check (id_menor < id_mayor)
);
comment on table identidad_aparte is 'Pairs of files that the authority decided are two people; written by identidad_apartar only.';
