-- An ACTIVO whose right has ended by age, and who is next: by their own column, since of nearly all of them it is still to come.
create index afiliacion_edad_del_ente on afiliacion (id_ente_gestor, tipo, fin_por_edad)
  where estado = 100 and fin_por_edad is not null;
-- With them in it, the index of what is behind looked as large as the register to the planner, which took others.
drop index afiliacion_vencida_del_ente;
create index afiliacion_vencida_del_ente on afiliacion (id_ente_gestor, tipo, fin_cobertura)
  where estado in (101, 102, 103, 106);
