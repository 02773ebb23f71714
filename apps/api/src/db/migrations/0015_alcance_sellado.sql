-- The scope of a transaction is sealed by the database: this is what only the owner's functions know.
create table alcance_secreto (
  clave bytea not null check (length(clave) = 32)
);
comment on table alcance_secreto is 'One row: the key of the seals of db/rutinas/10_alcance.sql. Nobody but the owner reads it.';
insert into alcance_secreto (clave)
select sha256(convert_to(string_agg(gen_random_uuid()::text, ''), 'UTF8')) from generate_series(1, 4);
create unique index alcance_secreto_unico on alcance_secreto ((true));

-- The audit trail and the day's operations are written as oneself: row security lets nobody name another user, and users
-- are never deleted. Asking `usuario` again for each reading costs more than the row itself, and makes everybody who
-- uses one account queue at its row.
alter table auditoria drop constraint auditoria_id_usuario_fkey, drop constraint auditoria_id_ente_gestor_fkey;
alter table operacion_realizada drop constraint operacion_realizada_id_usuario_fkey;
