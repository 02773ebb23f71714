-- What a user is shown of their sessions, removals that users ask for, and notices of what changed in an account
-- (docs/decisions/0146-sesiones-del-usuario.md).
alter table sesion
  add column numero integer generated always as identity,
  add column usada_en timestamptz,
  add column navegador text not null default '';
comment on column sesion.numero is 'By which a session is named: its id is a key to what its user sees, and is told to nobody.';
comment on column sesion.usada_en is 'Last use that was noted after the sign-in, within a minute.';
-- Those that count for the ten, the newest first, whatever others were closed before.
create index sesion_abierta on sesion (id_usuario, creada_en desc, numero desc) where revocada_en is null;

alter table usuario add column baja_efectiva_el date,
  add check ((baja_solicitada_el is null) = (baja_efectiva_el is null));
comment on column usuario.baja_efectiva_el is 'From the beginning of this day in La Paz on the account is no more, whether or not the job ran.';
-- What the daily job looks for.
create index usuario_por_baja on usuario (baja_efectiva_el) where baja_efectiva_el is not null and estado <> 'BAJA';

create table aviso_correo (
  id bigint generated always as identity primary key,
  id_usuario integer not null references usuario on delete cascade,
  tipo text not null check (tipo in ('CORREO_CAMBIADO')),
  correo text not null,
  pedido_en timestamptz not null,
  intentos smallint not null default 0,
  proximo_intento timestamptz not null,
  enviado_en timestamptz
);
comment on table aviso_correo is 'Mails without a link, to the address that something was changed of.';
create index aviso_por_enviar on aviso_correo (proximo_intento) where enviado_en is null;
