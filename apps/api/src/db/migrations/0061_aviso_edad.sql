-- Whose right ends by age soon: the daily job tells of it, and the list filters by it.
create index afiliacion_por_edad on afiliacion (fin_por_edad, id)
  where estado in (100, 101, 103, 106) and fin_por_edad is not null;
