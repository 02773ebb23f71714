-- By which clock a session is over and its terms are in force: the database's own, whatever moment the caller tells, so
-- that who knows the identifier of a session that ended cannot go back to when it was open. Test databases put one in its
-- place that believes the caller (packages/banco-de-pruebas), since each test brings its clock.
create or replace function reloj_de_sesion(dicho timestamptz) returns timestamptz
language sql volatile as $$ select clock_timestamp() $$;
