-- The lists in the order of the name, the document or the affiliation date, whatever is found: an index knows one table only,
-- so what a person is put in order by stands with each of its affiliations, beside the words of its name.

-- Written anew instead of changed in place, which would leave every row twice in the table.
create temporary table anteriores on commit drop as select * from afiliacion_nombre;
truncate afiliacion_nombre;
drop index afiliacion_nombre_por_palabra;
alter table afiliacion_nombre
  add column tipo text not null,
  add column nombre text collate "C" not null,
  add column documento text collate "C" not null;
insert into afiliacion_nombre (id_afiliacion, id_ente_gestor, palabras, fecha_registro, tipo, nombre, documento)
select n.id_afiliacion, n.id_ente_gestor, n.palabras, n.fecha_registro, a.tipo,
  sin_acentos(concat_ws(' ', nullif(p.primer_apellido, ''), nullif(p.segundo_apellido, ''), p.nombres)),
  lpad(length(p.numero_documento)::text, 2, '0') || p.numero_documento || p.complemento
from anteriores n join afiliacion a on a.id = n.id_afiliacion join persona p on p.id = a.id_persona
order by n.id_afiliacion;
create index afiliacion_nombre_por_palabra on afiliacion_nombre using gin (palabras, fecha_registro) with (fastupdate = off);
create index afiliacion_por_nombre on afiliacion_nombre (id_ente_gestor, tipo, nombre, id_afiliacion);
create index afiliacion_por_documento on afiliacion_nombre (id_ente_gestor, tipo, documento, id_afiliacion);
-- How common a name is believed to be is asked from the first search on.
analyze afiliacion_nombre;

-- Of a day on which many began, only the rows of the page are read.
drop index afiliacion_por_fecha;
create index afiliacion_por_fecha on afiliacion (id_ente_gestor, tipo, fecha_afiliacion, id);
