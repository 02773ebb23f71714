-- What a search by name finds is put in the list's order without reading the affiliations themselves.
alter table afiliacion_nombre add column fecha_registro date;
update afiliacion_nombre n set fecha_registro = a.fecha_registro from afiliacion a where a.id = n.id_afiliacion;
alter table afiliacion_nombre alter column fecha_registro set not null;
