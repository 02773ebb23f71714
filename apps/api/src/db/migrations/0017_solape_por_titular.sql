-- Somebody covered as a holder, or under another holder, of the same employer is a double affiliation, told as such, and
-- not refused: covers may not overlap as holder, nor under one holder. With expressions, as before (0004).
alter table afiliacion drop constraint afiliacion_sin_solape;
alter table afiliacion add constraint afiliacion_sin_solape exclude using gist (
  (id_persona + 0) with =, (id_entidad * 32768 + id_ente_gestor) with =, (coalesce(id_titular, 0)) with =, cobertura with &&
);
