-- Versions of the terms that the authority publishes (docs/decisions/0147-versiones-de-los-terminos.md).
alter table terminos_version
  add column publicado_por integer references usuario,
  add column retirado_en timestamptz,
  add column retirado_por integer references usuario,
  add column motivo_retiro text,
  add check ((retirado_en is null) = (motivo_retiro is null));
comment on column terminos_version.publicado_por is 'Null for the first one, which came with the product.';
comment on column terminos_version.retirado_en is 'Withdrawn before it was in force: it never is. What was in force once is never withdrawn.';
-- Who accepted a version, the latest first.
create index terminos_aceptacion_por_version on terminos_aceptacion (version, aceptado_en desc, id_usuario);
