-- The newest of a name that many have are found by words and day, without walking everybody of those days.
create extension if not exists btree_gin;
drop index afiliacion_nombre_por_palabra;
create index afiliacion_nombre_por_palabra on afiliacion_nombre using gin (palabras, fecha_registro) with (fastupdate = off);
