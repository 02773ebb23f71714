-- Who is behind a figure that the register counts (docs/decisions/0155-personas-de-una-cifra.md): of a department, in the order
-- in which they are shown.
create index afiliacion_por_lugar on afiliacion (id_ente_gestor, tipo, id_departamento, fecha_afiliacion, id);
-- Whether a novedad was open of one of them, and which ones were answered since a day.
create index novedad_por_afiliacion on novedad (id_afiliacion);
create index novedad_por_proceso on novedad (id_ente_gestor, procesado_en) where estado <> 'ABIERTA';
