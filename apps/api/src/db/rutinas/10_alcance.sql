-- The scope of the present transaction. Unset means nothing at all, so a forgotten scope shows no row.
create or replace function alcance_entes() returns smallint[] language sql stable parallel safe
  return nullif(current_setting('sgpa.entes', true), '')::smallint[];
comment on function alcance_entes is 'Managing entities that the session may see (setting sgpa.entes).';

create or replace function alcance_empleador() returns bigint language sql stable parallel safe
  return nullif(current_setting('sgpa.empleador', true), '')::bigint;
comment on function alcance_empleador is 'Employer that the session is confined to, or null (setting sgpa.empleador).';

create or replace function alcance_usuario() returns integer language sql stable parallel safe
  return nullif(current_setting('sgpa.usuario', true), '')::integer;
comment on function alcance_usuario is 'User of the session (setting sgpa.usuario).';
