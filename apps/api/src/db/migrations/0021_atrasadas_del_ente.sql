-- Rows of a managing entity whose stored state is behind (the search by state corrects itself by them, ADR 0036): the
-- job's own indexes are by date alone, so that an entity's rows were looked for among all in the state instead.
create index afiliacion_vencida_del_ente on afiliacion (id_ente_gestor, tipo, fin_cobertura)
  where estado in (101, 102, 103, 106);
create index afiliacion_baja_del_ente on afiliacion (id_ente_gestor, tipo, fecha_baja, fin_cobertura)
  where estado = 101;
