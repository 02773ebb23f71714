-- System users that administrators manage (docs/decisions/0135-usuarios-de-sistema.md).
alter table usuario
  -- None until its user makes one.
  alter column password_hash drop not null,
  add column id_departamento smallint references departamento,
  add column activado_en timestamptz,
  add column version integer not null default 1;
update usuario u set id_departamento = e.id_departamento
from establecimiento_salud e where e.id = u.id_establecimiento;
comment on column usuario.activado_en is 'Inactivity counts from here where it is later than the last sign-in.';

-- One account for each person in a managing entity; what ended does not count.
create unique index usuario_documento_unico on usuario (id_ente_gestor, ci, complemento) where estado <> 'BAJA';
