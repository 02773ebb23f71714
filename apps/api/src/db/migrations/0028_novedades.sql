-- The list of novedades: what is open, by managing entity, department and person (docs/decisions/0128-novedades.md).
alter table novedad add column id_departamento smallint references departamento;
comment on column novedad.id_departamento is
  'Of the affiliation, or of the person''s file where that says none: so that the list filters by an index.';
update novedad n set id_departamento = coalesce(a.id_departamento, (
  select f.id_departamento from ficha_persona f
  where f.id_persona = a.id_persona and f.id_ente_gestor = a.id_ente_gestor))
from afiliacion a where a.id = n.id_afiliacion;

-- Only what is open is listed, the newest first: of an entity, of all, and the same in one department. What is closed
-- leaves no entry, so they stay as small as what is open.
drop index novedad_por_ente;
create index novedad_abierta_del_ente on novedad (id_ente_gestor, id desc) where estado = 'ABIERTA';
create index novedad_abierta_del_lugar on novedad (id_ente_gestor, id_departamento, id desc) where estado = 'ABIERTA';
create index novedad_abierta_de_todos on novedad (id desc) include (id_ente_gestor) where estado = 'ABIERTA';
create index novedad_abierta_en_lugar on novedad (id_departamento, id desc) include (id_ente_gestor)
  where estado = 'ABIERTA';
-- What is open of a person: the filter by document, the detail, and the other side of a double affiliation.
create index novedad_abierta_de_persona on novedad (id_persona) where estado = 'ABIERTA';
