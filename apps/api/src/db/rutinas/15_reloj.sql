-- The session's clock decides whether a session is over and terms are in force: it is the database's own, whatever
-- moment the caller tells, so that who knows the identifier of an ended session cannot go back to when it was open.
-- Test databases put one in its place that believes the caller (testing), since each test brings its clock.
create or replace function reloj_de_sesion(dicho timestamptz) returns timestamptz
language sql volatile as $$ select clock_timestamp() $$;

-- What is written bears the moment and day of its transaction by the database's own clock, whatever the caller tells
-- (70_autor_y_dia.sql). In the audit trail the day decides the partition before any trigger runs: its writers call
-- reloj_de_registro themselves, and row security refuses another moment. Tests have their own, as above.
create or replace function reloj_de_registro(dicho timestamptz) returns timestamptz
language sql stable as $$ select now() $$;
create or replace function dia_de_registro(dicho date) returns date
language sql stable as $$ select (now() at time zone 'America/La_Paz')::date $$;
