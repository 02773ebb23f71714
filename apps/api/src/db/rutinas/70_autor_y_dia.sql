-- The database decides when something was written (15_reloj.sql), whatever the statement says; the session decides who
-- wrote it (80_politicas.sql). The owner's own work (migrations, loads, the jobs) says both itself.

-- Dates the column that the trigger names.
create or replace function fechar() returns trigger language plpgsql as $$
begin
  case tg_argv[0]
    when 'creado_en' then new.creado_en := public.reloj_de_registro(new.creado_en);
    when 'modificado_en' then new.modificado_en := public.reloj_de_registro(new.modificado_en);
    when 'ocurrido_en' then new.ocurrido_en := public.reloj_de_registro(new.ocurrido_en);
    when 'procesado_en' then new.procesado_en := public.reloj_de_registro(new.procesado_en);
    when 'anulado_en' then new.anulado_en := public.reloj_de_registro(new.anulado_en);
    when 'aceptado_en' then new.aceptado_en := public.reloj_de_registro(new.aceptado_en);
    when 'fecha_registro' then new.fecha_registro := public.dia_de_registro(new.fecha_registro);
    when 'fecha' then new.fecha := public.dia_de_registro(new.fecha);
  end case;
  return new;
end $$;

do $$
declare
  tabla name;
  al text;
  columna name;
  cuando text;
begin
  for tabla, al, columna, cuando in values
    ('afiliacion', 'insert', 'creado_en', ''),
    ('afiliacion', 'insert', 'fecha_registro', ''),
    ('afiliacion', 'update', 'modificado_en', ''),
    ('afiliacion_historia', 'insert', 'ocurrido_en', ''),
    ('ficha_persona', 'insert', 'modificado_en', ''),
    -- A join of files may change whose row it is without writing anything in it.
    ('ficha_persona', 'update', 'modificado_en', 'and old.id_persona = new.id_persona'),
    ('documento_persona', 'insert', 'creado_en', ''),
    ('defuncion_declarada', 'insert', 'creado_en', ''),
    ('novedad', 'insert', 'creado_en', ''),
    ('novedad', 'update', 'creado_en', 'and old.creado_en <> new.creado_en'),
    ('novedad', 'update', 'procesado_en', 'and old.estado <> new.estado'),
    ('declaracion_poblacion', 'insert', 'creado_en', ''),
    ('declaracion_poblacion', 'update', 'anulado_en', 'and new.anulado_en is not null'),
    ('usuario', 'insert', 'creado_en', ''),
    ('usuario', 'insert or update', 'modificado_en', ''),
    ('terminos_aceptacion', 'insert', 'aceptado_en', ''),
    ('operacion_realizada', 'insert', 'fecha', ''),
    ('idempotencia', 'insert', 'creado_en', '')
  loop
    -- The condition is on session_user, so that what the owner's functions write for the application is dated too.
    execute format('create or replace trigger %I before %s on %I for each row when (session_user = %L %s)
      execute function fechar(%L)', 'fechar_' || columna || '_al_' || replace(al, ' ', '_'), al, tabla, 'sgpa_app', cuando,
      columna);
  end loop;
end $$;
drop trigger if exists fechar_modificado_en_al_insert_or_update on ficha_persona;
