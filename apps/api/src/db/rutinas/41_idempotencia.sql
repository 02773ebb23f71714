-- Takes the key of an intention of the session's user for the rest of the transaction, without a result: it travels
-- before the writes, which PostgreSQL skips when this fails.
create or replace function clave_tomar(buscada text) returns void language plpgsql as $$
declare
  usuario integer := alcance_usuario();
begin
  if not pg_try_advisory_xact_lock(hashtextextended(usuario || ':' || buscada, 2)) then
    raise exception 'Another transaction works on the same key' using errcode = 'SG002';
  end if;
  -- The query looks as of now, when whoever had the key before has written the answer.
  if exists (select from idempotencia i where i.id_usuario = usuario and i.clave = buscada) then
    raise exception 'The key was answered' using errcode = 'SG003';
  end if;
end $$;
