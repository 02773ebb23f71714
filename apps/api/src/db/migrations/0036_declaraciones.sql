-- Population declarations: what was sent is never rewritten. A correction is another version, which names the one that it
-- replaces; a deletion marks it (docs/decisions/0138-declaraciones.md). Nothing has written these tables before.
do $$
declare
  unica record;
begin
  for unica in select conrelid::regclass as tabla, conname from pg_constraint
    where contype = 'u' and conrelid in ('declaracion_poblacion'::regclass, 'declaracion_departamento'::regclass)
  loop
    execute format('alter table %s drop constraint %I', unica.tabla, unica.conname);
  end loop;
end $$;

alter table declaracion_poblacion
  drop constraint declaracion_poblacion_estado_check,
  alter column estado set default 'REMITIDO',
  add column fecha date not null generated always as (make_date(gestion, periodo, dia)) stored,
  add column version integer not null default 1 check (version > 0),
  add column id_anterior bigint references declaracion_poblacion unique,
  add column anulado_en timestamptz,
  add column id_usuario_anulacion integer references usuario;
update declaracion_poblacion set estado = 'REMITIDO' where estado = 'BORRADOR';
alter table declaracion_poblacion
  add constraint declaracion_poblacion_estado_check check (estado in ('REMITIDO', 'CORREGIDO', 'ANULADO')),
  add check ((version = 1) = (id_anterior is null)),
  add check ((estado = 'ANULADO') = (anulado_en is not null and id_usuario_anulacion is not null));
comment on table declaracion_poblacion is
  'What a managing entity declared of a day (gestion, periodo, dia), by versions: CORREGIDO is what a later one replaced.';

-- One in force of each managing entity and day: of two who send at the same moment the second is refused.
create unique index declaracion_vigente on declaracion_poblacion (id_ente_gestor, fecha) where estado = 'REMITIDO';
-- The versions of a day, and the list.
create index declaracion_por_fecha on declaracion_poblacion (id_ente_gestor, fecha, id);

alter table declaracion_departamento
  add column eliminado boolean not null default false,
  add column seleccionado boolean not null default false,
  -- Panels keep the order in which they were sent.
  add column orden smallint not null default 0;
create unique index declaracion_departamento_lugar on declaracion_departamento (id_declaracion, id_departamento, regional)
  where not eliminado;
create index declaracion_departamento_de on declaracion_departamento (id_declaracion, orden);
