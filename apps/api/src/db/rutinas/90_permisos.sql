-- The application's role may touch what this file grants. It is applied last, whenever any other routine was:
-- everything is revoked, then granted.
revoke all on all tables in schema public from sgpa_app, sgpa_ingreso;

-- Everybody reads the catalogues; employers are added as a source tells of them (59_empleador.sql).
grant select on departamento, municipio, ente_gestor, establecimiento_salud, parametrica, feriado, edad_limite, rol,
  terminos_version, entidad_empleadora, catalogo_version to sgpa_app;

grant select, insert on terminos_aceptacion, operacion_realizada, idempotencia to sgpa_app;
-- The password's hash is left out: sign-in and password change read it through a function.
grant select (
  id, username, rol, id_ente_gestor, id_entidad, id_establecimiento, estado, ci, complemento, paterno, materno, nombres,
  fecha_nacimiento, cargo, direccion, correo, telefono, telefono_fijo, extension,
  ultimo_ingreso, creado_en, modificado_en, id_departamento, activado_en, version, baja_solicitada_el, baja_efectiva_el
) on usuario to sgpa_app;
grant update (password_hash, password_corta, modificado_en) on usuario to sgpa_app;
-- Persons are written by the owner's functions only: registrations, corrections, deaths, joins.
grant select on persona, identidad_anterior, identidad_aparte, union_identidad, afiliacion_repetida, afiliacion_nombre to sgpa_app;
grant select, insert, update on ficha_persona to sgpa_app;
grant select on afiliacion to sgpa_app;
-- An affiliation's person, author and date never change. A new one has no past review, no right before its own, and no
-- exemption from the age, which is older than the rule.
do $$
declare
  columnas text;
begin
  select string_agg(quote_ident(attname), ', ') into columnas from pg_attribute
  where attrelid = 'afiliacion'::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    and attname not in ('id', 'id_persona', 'id_ente_gestor', 'tipo', 'id_usuario_creacion', 'creado_en', 'fecha_registro',
      'exenta_de_edad');
  execute format('grant update (%s) on afiliacion to sgpa_app', columnas);
  select string_agg(quote_ident(attname), ', ') into columnas from pg_attribute
  where attrelid = 'afiliacion'::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    and attname not in ('id', 'fecha_revision', 'estado_previo', 'revisiones', 'fin_anterior',
      'exenta_de_edad');
  execute format('grant insert (%s) on afiliacion to sgpa_app', columnas);
end $$;
grant select, insert on afiliacion_historia, documento_persona, defuncion_declarada to sgpa_app;
-- Certificates are written through certificado_guardar only, and numbered by nobody else.
grant select on certificado, certificado_clave to sgpa_app;
-- An open novedad gets its last word and its outcome; whose it is never changes.
grant select, insert on novedad to sgpa_app;
grant update (detalle, creado_en, estado, id_motivo_baja, detalle_baja, procesado_en, id_usuario_proceso) on novedad
  to sgpa_app;
-- A declaration that was sent is only ever marked as replaced or deleted.
grant select, insert on declaracion_poblacion, declaracion_departamento to sgpa_app;
grant update (estado, anulado_en, id_usuario_anulacion) on declaracion_poblacion to sgpa_app;
-- Only a job writes the register's own count.
grant select on conteo_registro, conteo_registro_departamento, conteo_registro_anterior to sgpa_app;
-- The row's number and its place in the chain are left out: one far ahead would never be sealed, nor let a server start
-- any more.
grant insert (ocurrido_en, id_usuario, id_ente_gestor, accion, recurso, id_recurso, ip, id_solicitud, antes, despues)
  on auditoria to sgpa_app, sgpa_ingreso;
grant select on auditoria to sgpa_app;
grant select on contador_estado, contador_autor, contador_resumen, contador_resumen_dia, contador_entidad, contador_dia,
  contador_nacimiento, contador_usuario, contador_delta, contador_empleador, contador_actualizacion, contador_modificador,
  contador_resumen_actualizacion, contador_periodo, contador_empleadores to sgpa_app;

-- Functions are open to everybody unless told otherwise: those that pass row security are for the application only, and
-- triggers' functions for nobody.
do $$
declare
  puerta regprocedure;
begin
  for puerta in select oid::regprocedure from pg_proc where prosecdef and pronamespace = 'public'::regnamespace loop
    execute format('revoke execute on function %s from public, sgpa_app, sgpa_ingreso', puerta);
    if (select prorettype from pg_proc where oid = puerta) <> 'trigger'::regtype then
      execute format('grant execute on function %s to sgpa_app', puerta);
    end if;
  end loop;
end $$;
-- The functions that make the scope's seal stay closed: whoever could call them could make any scope.
revoke execute on function alcance_sello, alcance_fijar from public, sgpa_app;
-- Parts of what takes a session, or keeps it at hand, are called by the owner's functions only.
revoke execute on function sesion_vista, lectura_ajena, exportacion_comienzo, contexto_del_usuario from public, sgpa_app;
-- A role of its own works before there is a session, so that foreign SQL under the application's role can neither read
-- a hash, nor forgive tries, nor open a session, nor suspend anybody, nor speak for the identity service.
revoke execute on function cuenta_para_ingreso, bloqueo_leer, bloqueo_guardar, sesion_abrir, sesion_describir, ingreso_tomar,
  cuentas_suspender_inactivas, defuncion_informar, identidad_informar, archivos_del_numero, empleador_informar, recuperacion_solicitar, recuperacion_mirar, recuperacion_usar,
  segundo_factor_gastar_paso, segundo_factor_gastar_codigo, segundo_factor_preparar, segundo_factor_preparado,
  segundo_factor_activar, segundo_factor_codigos, segundo_factor_quitar from sgpa_app;
grant execute on function cuenta_para_ingreso, bloqueo_leer, bloqueo_guardar, sesion_abrir, sesion_describir, ingreso_tomar,
  cuentas_suspender_inactivas, alcance_dicho, defuncion_informar, identidad_informar, archivos_del_numero, empleador_informar, recuperacion_solicitar, recuperacion_mirar, recuperacion_usar,
  segundo_factor_gastar_paso, segundo_factor_gastar_codigo, segundo_factor_preparar, segundo_factor_preparado,
  segundo_factor_activar, segundo_factor_codigos, segundo_factor_quitar to sgpa_ingreso;
-- The words of names are read through the search only.
revoke execute on function palabras_anotar, palabras_vecinas, formas_de_palabra, formas_de_nombre, consulta_de_nombre,
  filas_creidas, nombradas_mas_nuevas from public;
-- Parts of the joining of files are called by the owner's functions only.
revoke execute on function decidir_o_negar, afiliaciones_renombrar, union_antes, union_repetidas, union_devolver_repetidas,
  union_recontar, solo_en_el_ente from public;
-- A file is corrected with a registration, or for who covers the person (50_persona.sql), never by itself.
revoke execute on function persona_corregir from sgpa_app;
revoke execute on function senas_de_dos from sgpa_app;
-- Parts of the administrators' functions are called by the owner's functions only.
revoke execute on function usuario_cerrar_sesiones, usuario_sujetar from sgpa_app;
revoke execute on function usuario_negar, negar_sin_detalle, segundo_factor_exigir_autoridad from public;
-- The daily and the minute's jobs run these as the owner; the application has no reason to.
revoke execute on function contadores_fundir, contadores_diferencias, contextos_diferencias, auditoria_desplazado, auditoria_horizonte,
  auditoria_continuar,
  auditoria_crear_particion, tareas_limpiar from sgpa_app;
revoke execute on function recuperaciones_resolver, recuperacion_por_enviar, recuperacion_preparar, recuperacion_enviada,
  aviso_por_enviar, aviso_enviado, cuentas_dar_de_baja_solicitadas, administradores_que_quedan from sgpa_app;
