-- Replaced or annulled population totals stay so (ADR 26): nobody puts them in force again,
-- nor rewrites who annulled them. A policy could not say it: whoever corrects one locks it first, and is told what
-- became of it meanwhile.
create or replace function declaracion_cerrada() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  raise exception 'A declaration that is not in force is not changed' using errcode = 'insufficient_privilege';
end $$;
create or replace trigger declaracion_cerrada before update on declaracion_poblacion
  for each row when (old.estado <> 'REMITIDO') execute function declaracion_cerrada();
