-- Employers that are not on record come from a source. Only the server, as the role that works before a session, writes
-- what a source told (as with deaths, 53_defuncion.sql): a session's own SQL cannot invent an employer.
create or replace function empleador_informar(
  su_codigo text, su_tipo smallint, su_numero text, su_nombre text, su_fuente text
) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into empleador_informado (codigo, tipo_codigo, numero, nombre, fuente, recibido_en)
  values (su_codigo, su_tipo, su_numero, su_nombre, su_fuente, clock_timestamp())
  on conflict (codigo) do update set nombre = excluded.nombre, fuente = excluded.fuente, recibido_en = excluded.recibido_en
$$;

-- Registers, for a session, an employer that a source told of within ten minutes; false where none did. If two find it
-- at once, the first row stays.
create or replace function empleador_registrar(su_codigo text) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if alcance_usuario() is null then
    raise exception 'No session to register an employer in' using errcode = 'insufficient_privilege';
  end if;
  insert into entidad_empleadora (codigo, tipo_codigo, numero, nombre)
  select i.codigo, i.tipo_codigo, i.numero, i.nombre from empleador_informado i
  where i.codigo = su_codigo and i.recibido_en > clock_timestamp() - interval '10 minutes'
  on conflict (codigo) do nothing;
  return exists (select from entidad_empleadora e where e.codigo = su_codigo);
end $$;
