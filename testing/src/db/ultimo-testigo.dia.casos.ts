/** A row written in one's own name and dated another day bears the database's moment all the same. */
export const DE_OTRO_DIA: Record<string, string> = {
  'cambiar una afiliación': `update afiliacion set modificado_en = '2001-01-01', id_usuario_modificacion = :usuario
    where id = :propia returning modificado_en as cuando`,
  'guardar un papel': `insert into documento_persona
    (id_persona, id_ente_gestor, clase, tipo_contenido, sha256, contenido, creado_en, id_usuario)
    values (:personaPropia, 2, 'EVIDENCIA_REVISION', 'application/pdf', sha256('x'), 'x', '2020-01-01', :usuario)
    returning creado_en as cuando`,
  'cambiar una ficha': `update ficha_persona set modificado_en = '2100-01-01' where id_persona = :personaPropia
    returning modificado_en as cuando`,
  'escribir historia': `insert into afiliacion_historia
    (id_afiliacion, id_ente_gestor, accion, estado_despues, despues, id_usuario, ocurrido_en)
    values (:propia, 2, 'baja-titular', 104, '{}', :usuario, '2020-01-01') returning ocurrido_en as cuando`,
  'abrir una novedad': `insert into novedad (codigo, id_ente_gestor, id_persona, id_afiliacion, detalle, creado_en)
    values ('Y', 2, :personaPropia, :propia, 'x', '2020-01-01') returning creado_en as cuando`,
  'procesar una novedad': `update novedad set estado = 'PROCESADA', procesado_en = '2020-01-01',
    id_usuario_proceso = :usuario where id = :novedadPropia returning procesado_en as cuando`,
  'dar la palabra sobre una muerte': `insert into defuncion_declarada (id_persona, id_ente_gestor, id_usuario, creado_en)
    values (:personaPropia, 2, :usuario, '2020-01-01') returning creado_en as cuando`,
  'guardar una respuesta': `insert into idempotencia (id_usuario, clave, ruta, huella, respuesta, creado_en)
    values (:usuario, 'una-clave', 'x', 'x', '{}', '2100-01-01') returning creado_en as cuando`,
  'contar una operación': `insert into operacion_realizada (id_usuario, fecha, clave)
    values (:usuario, '2001-01-01', 'baja-titular') returning (fecha + time '12:00') at time zone 'America/La_Paz' as cuando`,
  'remitir totales': `insert into declaracion_poblacion
    (id_ente_gestor, gestion, periodo, dia, id_usuario, creado_en) values (2, 2026, 9, 29, :usuario, '2020-01-01')
    returning creado_en as cuando`,
  'anular totales': `update declaracion_poblacion set estado = 'ANULADO', anulado_en = '2020-01-01',
    id_usuario_anulacion = :usuario where id = :declaracion returning anulado_en as cuando`,
};

/** ADM_SGPA breaks a rule of a table through the owner's functions: the error shows nobody's row. */
export const SIN_DETALLE: Record<string, string> = {
  'cambiar una cuenta': `select usuario_actualizar(:usuario, (select to_jsonb(u) || '{"id_entidad":8}' from cuenta(:usuario) u),
    now())`,
  'cambiar una cuenta a lo que otra es': `select usuario_actualizar(:otroUsuario,
    (select to_jsonb(u) || to_jsonb(o) from cuenta(:otroUsuario) u, (select ci, complemento from cuenta(:vecino)) o), now())`,
  'pedir la propia baja a medias': "select baja_propia_poner(null, '2026-01-01', now())",
  'retirar términos sin motivo': `with nueva as (
    select terminos_publicar('x', 'x', dia_en_la_paz(now()) + 10, now()) as version
  ) select terminos_retirar(version, null, now()) from nueva`,
  'terminar un empleador antes de que empiece': `select parametro_cambiar('EMPLEADOR', 1, '{"nombre":"X","vigente_desde":"2026-02-01","vigente_hasta":"2026-01-01"}')`,
  'quitar el nombre a un ente gestor': `select parametro_cambiar('ENTE_GESTOR', 1, '{"nombre": null}')`,
  'avisar sin detalle de una doble afiliación':
    'select * from novedad_abrir_doble_afiliacion(:ajena, :ajena, null, now())',
  'avisar sin detalle de una muerte': 'select * from novedad_abrir_defuncion(array[:fallecida], null, now())',
};
