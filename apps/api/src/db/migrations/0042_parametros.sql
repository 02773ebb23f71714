-- Lists, managing entities, establishments and employers are kept by ADM_SGPA: what is no longer offered has a last day.
do $$
declare
  tabla text;
begin
  foreach tabla in array array['parametrica', 'ente_gestor', 'establecimiento_salud', 'entidad_empleadora'] loop
    execute format('alter table %I
      add column vigente_desde date,
      add column vigente_hasta date,
      add column version integer not null default 1,
      add constraint %I check (vigente_hasta >= vigente_desde)', tabla, tabla || '_vigencia');
    execute format('comment on column %I.vigente_hasta is %L', tabla, 'The last day on which forms offer it; records keep it.');
    execute format('comment on column %I.version is %L', tabla,
      'Above 1 once an administrator changed it: the files of a release leave it alone then.');
  end loop;
end $$;

update parametrica set vigente_hasta = date '1900-01-01' where not activo;
update ente_gestor set vigente_hasta = date '1900-01-01' where not activo;
alter table parametrica drop column activo;
alter table ente_gestor drop column activo;
alter table ente_gestor alter column logo set default '/logos/autoridad.svg';

-- Numbers of what an administrator adds, far from those of the files of later releases.
create sequence parametrica_propia as integer start 100000 minvalue 100000;
create sequence ente_gestor_propio as smallint start 1001 minvalue 1001;
create sequence establecimiento_propio as integer start 1000000 minvalue 1000000;

-- Goes up with each change of a catalogue; a session's look-up reads it, so that no server goes on with what it kept.
create table catalogo_version (
  unica boolean primary key default true check (unica),
  version bigint not null
);
insert into catalogo_version (version) values (1);

-- The list of employers by name, those that end among them (few), and by the beginning of the number.
create index entidad_en_orden on entidad_empleadora (nombre, id);
create index entidad_terminada on entidad_empleadora (nombre, id) where vigente_hasta is not null;
create index entidad_por_numero on entidad_empleadora (numero text_pattern_ops);

-- How many records have a value, which may end: counted up to a bound.
create index ficha_por_estado_civil on ficha_persona (id_estado_civil) where id_estado_civil is not null;
create index afiliacion_por_parentesco on afiliacion (id_parentesco) where id_parentesco is not null;
create index afiliacion_por_establecimiento on afiliacion (id_establecimiento) where id_establecimiento is not null;
