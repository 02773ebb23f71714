-- Row security holds even if the service forgets its own check. Every policy of the schema is here: the existing ones
-- are dropped in the same transaction, while nobody can read, so that what is no longer written here no longer holds.
do $$
declare
  tabla name;
  politica name;
begin
  for tabla in select distinct tablename from pg_policies where schemaname = 'public' order by 1 loop
    execute format('lock table %I in access exclusive mode', tabla);
  end loop;
  for tabla, politica in select tablename, policyname from pg_policies where schemaname = 'public' loop
    execute format('drop policy %I on %I', politica, tabla);
  end loop;

  -- FORCE binds the owner too, so that the owner gets its own policy: migrations, jobs' functions and loads work
  -- through it.
  foreach tabla in array array[
    'usuario', 'terminos_aceptacion', 'operacion_realizada', 'idempotencia', 'sesion', 'sesion_contexto', 'bloqueo_ingreso',
    'bloqueo_direccion', 'direccion_conocida', 'segundo_factor', 'codigo_recuperacion',
    'recuperacion', 'recuperacion_solicitada', 'aviso_correo',
    'persona', 'identidad_anterior', 'identidad_aparte', 'union_identidad', 'afiliacion_repetida', 'ficha_persona', 'documento_persona', 'defuncion_declarada', 'afiliacion', 'afiliacion_nombre',
    'palabra_nombre', 'afiliacion_historia', 'novedad', 'certificado', 'declaracion_poblacion', 'declaracion_departamento',
    'conteo_registro', 'conteo_registro_departamento', 'conteo_registro_anterior', 'auditoria',
    'exportacion_mostrada',
    'contador_estado', 'contador_autor', 'contador_resumen', 'contador_resumen_dia',
    'contador_entidad', 'contador_dia', 'contador_nacimiento', 'contador_usuario', 'contador_delta',
    'contador_empleador', 'contador_actualizacion', 'contador_modificador', 'contador_resumen_actualizacion',
    'contador_periodo', 'contador_empleadores'
  ]
  loop
    execute format('alter table %I enable row level security', tabla);
    execute format('alter table %I force row level security', tabla);
    execute format('create policy propietario on %I to current_user using (true) with check (true)', tabla);
  end loop;

  -- Each row that has a managing entity is seen by that entity.
  foreach tabla in array array[
    'ficha_persona', 'documento_persona', 'defuncion_declarada', 'afiliacion', 'afiliacion_nombre',
    'afiliacion_historia', 'novedad', 'certificado', 'declaracion_poblacion', 'conteo_registro', 'conteo_registro_departamento',
    'conteo_registro_anterior',
    'contador_estado', 'contador_autor', 'contador_resumen', 'contador_resumen_dia',
    'contador_entidad', 'contador_dia', 'contador_nacimiento', 'contador_usuario', 'contador_delta',
    'contador_empleador', 'contador_actualizacion', 'contador_modificador', 'contador_resumen_actualizacion',
    'contador_periodo', 'contador_empleadores'
  ]
  loop
    execute format('create policy por_ente on %I to sgpa_app
      using (id_ente_gestor = any ((select alcance_entes())::smallint[]))
      with check (id_ente_gestor = any ((select alcance_entes())::smallint[]))', tabla);
  end loop;

  -- An employer's user reads its own workers. It has no managing entity, so that what has no employer is closed to it.
  foreach tabla in array array['afiliacion', 'contador_entidad', 'contador_delta'] loop
    execute format('create policy por_empleador on %I for select to sgpa_app
      using (id_entidad = (select alcance_empleador()))', tabla);
  end loop;

  -- Number 0 has all managing entities together: for who sees every one of them.
  foreach tabla in array array['contador_nacimiento', 'contador_empleador', 'contador_periodo', 'contador_empleadores'] loop
    execute format('create policy de_todos on %I for select to sgpa_app
      using (id_ente_gestor = 0 and (select alcance_total()))', tabla);
  end loop;

  -- Each row of these tables belongs to one user.
  foreach tabla in array array['terminos_aceptacion', 'operacion_realizada', 'idempotencia'] loop
    execute format('create policy por_usuario on %I to sgpa_app
      using (id_usuario = (select alcance_usuario())) with check (id_usuario = (select alcance_usuario()))', tabla);
  end loop;
end $$;

-- Whoever publishes the terms sees who accepted them.
create policy de_quien_publica on terminos_aceptacion for select to sgpa_app using ((select alcance_publica()));

create policy por_declaracion on declaracion_departamento to sgpa_app
  using (exists (select from declaracion_poblacion d where d.id = id_declaracion))
  with check (exists (select from declaracion_poblacion d where d.id = id_declaracion));

-- A novedad is opened about an affiliation that its writer sees, and about that very person: otherwise it would tell
-- where another entity's affiliation is listed, and take the place of what that entity has to be told.
create policy de_una_afiliacion on novedad as restrictive for insert to sgpa_app
  with check (exists (select from afiliacion a where a.id = id_afiliacion and a.id_persona = novedad.id_persona));

-- Only the managing entity's own users, in their own name, send, correct and delete population totals.
create policy propia on declaracion_poblacion as restrictive for insert to sgpa_app
  with check (id_usuario = (select alcance_usuario()) and id_ente_gestor = (select alcance_remite()));
create policy propia_al_cambiar on declaracion_poblacion as restrictive for update to sgpa_app
  using (true)
  with check (
    id_ente_gestor = (select alcance_remite())
    and (id_usuario_anulacion is null or id_usuario_anulacion = (select alcance_usuario()))
  );
-- A declaration's departments come in the same transaction: nobody adds any to what was sent before.
create policy de_la_misma_remision on declaracion_departamento as restrictive for insert to sgpa_app
  with check (
    exists (
      select from declaracion_poblacion d
      where d.id = id_declaracion and d.id_ente_gestor = (select alcance_remite()) and d.xmin = pg_current_xact_id()::xid)
  );

-- A person is seen through an affiliation that is seen.
create policy por_afiliacion on persona for select to sgpa_app
  using (exists (select from afiliacion a where a.id_persona = persona.id));
create policy por_afiliacion on identidad_anterior for select to sgpa_app
  using (exists (select from afiliacion a where a.id_persona = identidad_anterior.id_persona));

-- Decisions about identities are seen by the authority, and by an auditor who follows their trail.
do $$
declare
  tabla name;
begin
  foreach tabla in array array['identidad_aparte', 'union_identidad', 'afiliacion_repetida'] loop
    execute format('create policy de_quien_decide on %I for select to sgpa_app
      using ((select alcance_decide() or alcance_audita()))', tabla);
  end loop;
end $$;

-- An employer sees history, fichas and names' words of its own workers only.
create policy por_empleador on afiliacion_historia for select to sgpa_app
  using (
    (select alcance_empleador()) is not null and exists (select from afiliacion a where a.id = id_afiliacion)
  );
create policy por_empleador on afiliacion_nombre for select to sgpa_app
  using (
    (select alcance_empleador()) is not null and exists (select from afiliacion a where a.id = id_afiliacion)
  );
create policy por_empleador on ficha_persona for select to sgpa_app
  using (
    (select alcance_empleador()) is not null
    and exists (
      select from afiliacion a
      where a.id_persona = ficha_persona.id_persona and a.id_ente_gestor = ficha_persona.id_ente_gestor)
  );
create policy por_empleador on defuncion_declarada for select to sgpa_app
  using (
    (select alcance_empleador()) is not null
    and exists (
      select from afiliacion a
      where a.id_persona = defuncion_declarada.id_persona and a.id_ente_gestor = defuncion_declarada.id_ente_gestor)
  );

-- One of the entity's users gives its word of a death, about a person whom it has on record in an insured type that the
-- role attends.
create policy propia on defuncion_declarada as restrictive for insert to sgpa_app
  with check (
    id_usuario = (select alcance_usuario())
    and exists (
      select from afiliacion a
      where a.id_persona = defuncion_declarada.id_persona and a.id_ente_gestor = defuncion_declarada.id_ente_gestor
        and coalesce(a.id_tipo_asegurado = (select alcance_solo_tipo()), true))
  );

-- Users see the users of their own entities, and an employer itself; they change only themselves.
create policy por_ente on usuario for select to sgpa_app
  using (id_ente_gestor = any ((select alcance_entes())::smallint[]) or id = (select alcance_usuario()));
create policy propio on usuario for update to sgpa_app
  using (id = (select alcance_usuario())) with check (id = (select alcance_usuario()));

-- The audit trail is written as oneself and about one's own entities (by sign-in, before anybody is known), and read by
-- roles that review it.
create policy de_quien_audita on auditoria for select to sgpa_app using ((select alcance_audita()));
create policy agregar on auditoria for insert to sgpa_app
  with check (
    id_usuario = (select alcance_usuario())
    and (id_ente_gestor = any ((select alcance_entes())::smallint[])
      or auditoria_de_otro_ente(id_ente_gestor, recurso, id_recurso))
    and ocurrido_en = reloj_de_registro(ocurrido_en)
  );
create policy agregar_ingreso on auditoria for insert to sgpa_ingreso
  with check (
    accion in ('ingreso', 'ingreso-fallido', 'ingreso-bloqueado', 'ingreso-rechazado') and recurso = 'usuario'
    and id_usuario is not distinct from (select alcance_usuario()) and ocurrido_en = reloj_de_registro(ocurrido_en)
  );
create policy agregar_factor on auditoria for insert to sgpa_ingreso
  with check (
    accion in ('segundo-factor-fallido', 'activacion-segundo-factor', 'desactivacion-segundo-factor', 'codigos-recuperacion')
    and recurso = 'usuario' and id_usuario = (select alcance_usuario()) and ocurrido_en = reloj_de_registro(ocurrido_en)
  );

-- History is written as oneself, about an affiliation of the same entity.
create policy propia on afiliacion_historia as restrictive for insert to sgpa_app
  with check (
    id_usuario = (select alcance_usuario())
    and exists (
      select from afiliacion a
      where a.id = id_afiliacion and a.id_ente_gestor = afiliacion_historia.id_ente_gestor
        and coalesce(a.id_tipo_asegurado = (select alcance_solo_tipo()), true))
  );

-- Users make and change affiliations, keep papers and answer novedades in their own name.
create policy propia on afiliacion as restrictive for insert to sgpa_app
  with check (id_usuario_creacion = (select alcance_usuario()) and id_usuario_modificacion is null);
create policy propia_al_cambiar on afiliacion as restrictive for update to sgpa_app
  using (true) with check (id_usuario_modificacion = (select alcance_usuario()));
create policy propio on documento_persona as restrictive for insert to sgpa_app
  with check (id_usuario = (select alcance_usuario()));
create policy sin_responder on novedad as restrictive for insert to sgpa_app
  with check (estado = 'ABIERTA' and id_usuario_proceso is null and procesado_en is null);
create policy propia_al_responder on novedad as restrictive for update to sgpa_app
  using (true)
  with check (
    case when estado = 'ABIERTA' then id_usuario_proceso is null and procesado_en is null
      else id_usuario_proceso = (select alcance_usuario()) end);

-- A beneficiary hangs on a holder of the same entity.
create policy titular_propio on afiliacion as restrictive for insert to sgpa_app
  with check (id_titular is null or es_titular_del_ente(id_titular, id_ente_gestor));
create policy titular_propio_al_cambiar on afiliacion as restrictive for update to sgpa_app
  using (true) with check (id_titular is null or es_titular_del_ente(id_titular, id_ente_gestor));

-- A role that attends one insured type writes no other. What is written counts, not what is seen: an action locks rows
-- of every type, so as to refuse where it would reach one that the role does not attend.
create policy de_quien_atiende on afiliacion as restrictive for insert to sgpa_app
  with check (coalesce(id_tipo_asegurado = (select alcance_solo_tipo()), true));
create policy de_quien_atiende_al_cambiar on afiliacion as restrictive for update to sgpa_app
  using (true) with check (coalesce(id_tipo_asegurado = (select alcance_solo_tipo()), true));

-- An affiliation needs a person whom the same transaction identified.
create policy de_quien_se_registra on afiliacion as restrictive for insert to sgpa_app
  with check (persona_escrita_aqui(id_persona));
drop function if exists persona_asegurada_aqui(bigint);

-- A role that only reads writes nothing of the register.
do $$
declare
  tabla name;
begin
  foreach tabla in array array[
    'ficha_persona', 'documento_persona', 'defuncion_declarada', 'afiliacion', 'afiliacion_historia', 'novedad'
  ]
  loop
    execute format('create policy de_quien_escribe on %I as restrictive for insert to sgpa_app
      with check ((select alcance_escribe()))', tabla);
    execute format('create policy de_quien_escribe_al_cambiar on %I as restrictive for update to sgpa_app
      using (true) with check ((select alcance_escribe()))', tabla);
  end loop;
end $$;
