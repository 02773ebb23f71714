-- The register: persons, what an entity knows of them, affiliations and their history.
create table persona (
  id bigint generated always as identity primary key,
  tipo_documento text not null default 'CI',
  tipo_doc smallint not null default 1 check (tipo_doc in (1, 2)),
  numero_documento text not null check (numero_documento ~ '^\d{4,15}$'),
  complemento text not null default '' check (complemento ~ '^[0-9A-Z]{0,2}$'),
  fecha_nacimiento date not null,
  nombres text not null check (length(nombres) between 1 and 150),
  primer_apellido text not null default '' check (length(primer_apellido) <= 150),
  segundo_apellido text not null default '' check (length(segundo_apellido) <= 150),
  id_genero integer references parametrica,
  fallecido boolean not null default false,
  fecha_defuncion date check (fecha_defuncion is null or fallecido),
  saneado boolean not null default false,
  creado_en timestamptz not null default now(),
  modificado_en timestamptz not null default now()
);
comment on table persona is 'Identity as the identity service tells it. Shared by all managing entities; what one entity adds lives in ficha_persona.';
-- The identity of a person, and every look-up by document (its leading column).
create unique index persona_por_documento on persona (numero_documento, complemento, fecha_nacimiento, tipo_doc);

create table ficha_persona (
  id_persona bigint not null references persona,
  id_ente_gestor smallint not null references ente_gestor,
  id_genero integer references parametrica,
  id_estado_civil integer references parametrica,
  id_departamento smallint references departamento,
  codigo_municipio text references municipio,
  correo_electronico text check (length(correo_electronico) <= 150),
  telefono_domicilio text check (length(telefono_domicilio) <= 30),
  telefono_movil text check (length(telefono_movil) <= 30),
  direccion text check (length(direccion) <= 300),
  foto bytea,
  modificado_en timestamptz not null default now(),
  primary key (id_persona, id_ente_gestor)
);
comment on table ficha_persona is 'Contact data and photo as one managing entity keeps them; another entity neither sees nor changes them.';

create table afiliacion (
  id bigint generated always as identity primary key,
  id_persona bigint not null references persona,
  id_ente_gestor smallint not null references ente_gestor,
  id_entidad bigint not null references entidad_empleadora,
  tipo text not null check (tipo in ('TITULAR', 'BENEFICIARIO')),
  id_titular bigint references afiliacion,
  id_parentesco integer references parametrica,
  id_tipo_asegurado integer not null references parametrica,
  estado smallint not null check (estado in (100, 101, 102, 103, 104, 105, 106, 108)),
  fecha_afiliacion date not null check (fecha_afiliacion between '1900-01-01' and '2200-12-31'),
  fecha_baja date,
  fecha_cesantia date,
  fecha_ampliacion date,
  fecha_derechohabiente date,
  -- Last covered day, computed by domain/cobertura and stored with the dates it comes from; null while open.
  fin_cobertura date,
  cobertura daterange not null generated always as (
    case when fin_cobertura < fecha_afiliacion then 'empty'::daterange
    else daterange(fecha_afiliacion, fin_cobertura, '[]') end
  ) stored,
  id_motivo_baja integer references parametrica,
  detalle_motivo text,
  matricula text check (length(matricula) <= 40),
  id_establecimiento integer references establecimiento_salud,
  id_departamento smallint references departamento,
  fecha_ingreso_trabajo date,
  puesto_empleado text check (length(puesto_empleado) <= 150),
  salario numeric(12, 2) check (salario >= 0),
  id_departamento_trabajo smallint references departamento,
  codigo_municipio_trabajo text references municipio,
  version integer not null default 1,
  fecha_registro date not null,
  id_usuario_creacion integer not null references usuario,
  creado_en timestamptz not null,
  id_usuario_modificacion integer references usuario,
  modificado_en timestamptz,

  -- Code 502: same person, managing entity, employer and affiliation date.
  constraint afiliacion_unica unique (id_persona, id_ente_gestor, id_entidad, fecha_afiliacion),
  -- Written as expressions, so that no query is tempted to read this index: the planner takes it for cheaper than it is
  -- (read whole for an employer's list, and four times the pages of afiliacion_unica for a person).
  constraint afiliacion_sin_solape exclude using gist (
    (id_persona + 0) with =, (id_entidad * 32768 + id_ente_gestor) with =, cobertura with &&
  ),
  constraint beneficiario_con_titular check (
    (tipo = 'TITULAR' and id_titular is null and id_parentesco is null)
    or (tipo = 'BENEFICIARIO' and id_titular is not null and id_parentesco is not null)
  ),
  constraint fechas_en_orden check (
    (fecha_cesantia is null or fecha_baja is null or fecha_cesantia >= fecha_baja)
    and (fecha_ampliacion is null or fecha_cesantia is null or fecha_ampliacion > fecha_cesantia)
  ),
  constraint fechas_del_estado check (
    (estado <> 100 or (fecha_baja is null and fin_cobertura is null))
    and (estado <> 101 or fecha_baja is not null)
    and (estado <> 102 or fecha_ampliacion is not null)
    and (estado <> 103 or (fecha_baja is not null and fecha_cesantia is not null))
  )
);
comment on table afiliacion is 'A person''s cover by a managing entity through an employer: a holder''s, or a beneficiary''s hanging on the holder''s.';
-- List pages of an entity, newest first: one run for each entity and state, merged; a deep page starts at its day.
create index afiliacion_lista on afiliacion (id_ente_gestor, tipo, estado, fecha_registro desc, id desc);
-- List pages of chosen employers (and the employer role), newest first.
create index afiliacion_por_entidad on afiliacion (id_entidad, tipo, fecha_registro desc, id desc);
-- Date filter AFILIACION of the list; REGISTRO reads afiliacion_lista.
create index afiliacion_por_fecha on afiliacion (id_ente_gestor, tipo, fecha_afiliacion);
-- MIS REGISTROS, newest first; the count is answered from the index alone, row security's columns included.
create index afiliacion_por_usuario on afiliacion (id_usuario_creacion, tipo, fecha_registro desc, id desc)
  include (id_ente_gestor, estado, id_entidad);
-- Beneficiaries of a holder.
create index afiliacion_por_titular on afiliacion (id_titular) where id_titular is not null;
-- The daily job that moves states on reads only rows whose cover has an end still to come or just past.
create index afiliacion_por_vencer on afiliacion (fin_cobertura) where estado in (101, 102, 103);
-- Affiliations of a person are found through afiliacion_unica, whose first column is id_persona.

create table afiliacion_historia (
  id bigint generated always as identity primary key,
  id_afiliacion bigint not null references afiliacion,
  id_ente_gestor smallint not null references ente_gestor,
  accion text not null,
  estado_antes smallint,
  estado_despues smallint not null,
  antes jsonb,
  despues jsonb not null,
  id_usuario integer not null references usuario,
  ocurrido_en timestamptz not null
);
comment on table afiliacion_historia is 'One row per change of an affiliation: replayed from the first, it gives the present state.';
-- The timeline of one affiliation.
create index historia_por_afiliacion on afiliacion_historia (id_afiliacion, id);
