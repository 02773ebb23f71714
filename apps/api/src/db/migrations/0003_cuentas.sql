-- Users, sessions, terms. A user of an entity is seen only inside that entity (0008).
create table rol (
  codigo text primary key,
  nombre text not null
);

create table usuario (
  id integer generated always as identity primary key,
  username text not null,
  password_hash text not null,
  rol text not null references rol,
  id_ente_gestor smallint not null references ente_gestor,
  id_entidad bigint references entidad_empleadora,
  id_establecimiento integer references establecimiento_salud,
  estado text not null default 'REGISTRADO' check (estado in ('REGISTRADO', 'ACTIVO', 'SUSPENDIDO', 'BAJA')),
  ci text not null,
  complemento text not null default '',
  paterno text not null,
  materno text not null default '',
  nombres text not null,
  fecha_nacimiento date,
  cargo text not null default '',
  direccion text not null default '',
  correo text not null default '',
  telefono text not null default '',
  telefono_fijo text not null default '',
  extension text not null default '',
  ultimo_ingreso timestamptz,
  baja_solicitada_el date,
  creado_en timestamptz not null default now(),
  modificado_en timestamptz not null default now(),
  check ((rol = 'EMP_CONSULTA') = (id_entidad is not null))
);
-- Sign-in looks a user up without regard to case.
create unique index usuario_por_username on usuario (lower(username));
-- The administrators' list of an entity's users.
create index usuario_por_ente on usuario (id_ente_gestor, estado, id);

create table bloqueo_ingreso (
  username text primary key,
  fallos smallint not null default 0,
  bloqueado_hasta timestamptz,
  actualizado_en timestamptz not null default now()
);
comment on table bloqueo_ingreso is 'Failed sign-ins by typed name, whether or not such an account exists, so that the answer does not tell.';

create table sesion (
  id uuid primary key,
  id_usuario integer not null references usuario on delete cascade,
  creada_en timestamptz not null,
  expira_en timestamptz not null,
  revocada_en timestamptz,
  ip inet
);
-- Ending all sessions of a user (password change, suspension).
create index sesion_por_usuario on sesion (id_usuario);
-- The clean-up job deletes expired sessions.
create index sesion_por_expiracion on sesion (expira_en);

create table terminos_version (
  version text primary key,
  titulo text not null,
  texto text not null,
  publicado_el date not null,
  vigente_desde date not null,
  check (vigente_desde >= publicado_el)
);

create table terminos_aceptacion (
  id_usuario integer not null references usuario on delete cascade,
  version text not null references terminos_version,
  aceptado_en timestamptz not null,
  ip inet,
  primary key (id_usuario, version)
);

create table operacion_realizada (
  id bigint generated always as identity primary key,
  id_usuario integer not null references usuario,
  fecha date not null,
  clave text not null
);
comment on table operacion_realizada is 'One row per operation; appended, never counted in place, so that one busy user does not queue behind a row lock.';
-- The day's count by kind in the right drawer, from the index alone.
create index operacion_del_dia on operacion_realizada (id_usuario, fecha, clave);

create table idempotencia (
  id_usuario integer not null references usuario,
  clave text not null check (length(clave) between 8 and 200),
  ruta text not null,
  huella bytea not null,
  respuesta jsonb not null,
  creado_en timestamptz not null default now(),
  primary key (id_usuario, clave)
);
comment on table idempotencia is 'The answer of a write, kept in the write''s own transaction: a retry reads it instead of writing again.';
-- The clean-up job deletes old keys.
create index idempotencia_por_fecha on idempotencia (creado_en);
