/** ultimo-testigo.test.ts runs these statements, none of which may succeed: `:name` stands for an identifier. */
export const SENTENCIAS: Record<string, string> = {
  'leer afiliaciones de otro ente': 'select * from afiliacion where id = :ajena',
  'leer a una persona de otro ente': 'select * from persona where id = :personaAjena',
  'leer la ficha de otro ente': 'select * from ficha_persona where id_persona = :personaAjena',
  'leer la historia de otro ente': 'select * from afiliacion_historia where id_afiliacion = :ajena',
  'leer los contadores de otro ente': 'select * from contador_estado where id_ente_gestor = 1',
  'leer las cuentas de otro ente': 'select id from usuario where id = :otroUsuario',
  'leer la clave de alguien': "select * from cuenta_para_ingreso('ope.afiliaciones')",
  'leer la propia clave': 'select password_hash from usuario where id = :usuario',
  'leer las respuestas de otro': 'select * from idempotencia where id_usuario = :otroUsuario',
  'leer la auditoría': 'select * from auditoria',
  'leer los intentos de alguien': "select * from bloqueo_leer('ope.afiliaciones', '127.0.0.1')",
  'perdonar los intentos de alguien':
    "select bloqueo_guardar('ope.afiliaciones', '127.0.0.1', 0::smallint, null, '{}', null)",
  'leer desde dónde entra alguien': 'select * from direccion_conocida where id_usuario = :otroUsuario',
  'abrir una sesión de otro':
    "select sesion_abrir(gen_random_uuid(), :otroUsuario, now(), now() + interval '1 day', null, 'x', null)",
  'describir la sesión de otro': "select sesion_describir(id, 'x') from sesion",
  'ver las sesiones de otro':
    'select * from sesiones_propias(gen_random_uuid(), now()) where numero in (select numero from sesion)',
  'cerrar por su número la sesión de otro': 'select * from sesiones_cerrar(:sesionAjena, gen_random_uuid(), now())',
  'publicar términos sin ser la autoridad':
    "select terminos_publicar('x', 'x', (now() at time zone 'America/La_Paz')::date + 10, now())",
  'retirar términos sin ser la autoridad': "select terminos_retirar('1', 'x', now())",
  'cambiar términos publicados': "update terminos_version set texto = 'x' returning version",
  'ver qué aceptó otro': 'select * from terminos_aceptacion where id_usuario = :otroUsuario',
  'pedir la baja de otro':
    'select 1 from usuario where id = :otroUsuario and (select baja_propia_poner(null, null, now())) is null',
  'dar de baja cuentas': "select cuentas_dar_de_baja_solicitadas(now(), '2100-01-01')",
  'leer los avisos de alguien': 'select * from aviso_correo',
  'tomar un aviso': 'select * from aviso_por_enviar(now())',
  'tomar el alcance de otro sin su sesión': 'select ingreso_tomar(:otroUsuario)',
  'suspender cuentas': "select cuentas_suspender_inactivas(now(), 'infinity')",
  'cambiar la clave de otro': "update usuario set password_hash = 'x' where id = :otroUsuario returning id",
  'leer los enlaces de alguien': 'select * from recuperacion where id_usuario = :otroUsuario',
  'usar un enlace sin la puerta del ingreso': "select recuperacion_usar('x', 'x', false, now(), null, null)",
  'leer el segundo factor de alguien': 'select * from segundo_factor where id_usuario = :otroUsuario',
  'leer códigos de recuperación': 'select * from codigo_recuperacion',
  'gastar un código sin la puerta del ingreso': 'select segundo_factor_gastar_paso(:usuario, 1)',
  'quitar un segundo factor sin la puerta del ingreso': 'select segundo_factor_quitar(:usuario)',
  'quitar el segundo factor de otro sin ser la autoridad': 'select segundo_factor_restablecer(:otroUsuario, now())',
  'exigir segundo factor sin ser la autoridad': "select rol_exigir_segundo_factor('ADM_ENTE', true)",
  'pedir un enlace para otro sin ser administrador': 'select recuperacion_encolar(:otroUsuario, now())',
  'darse otro rol': "update usuario set rol = 'ADM_SGPA' where id = :usuario returning id",
  'administrar sin ser administrador': 'select * from usuario_tomar(:usuario)',
  'registrar una cuenta sin ser administrador': `select usuario_registrar('{"username":"intruso","rol":"OPE_AFILIACION",
    "id_ente_gestor":2,"ci":"1","complemento":"","paterno":"","materno":"","nombres":"X","cargo":"","direccion":"",
    "correo":"","telefono":"","telefono_fijo":"","extension":""}', now())`,
  'cambiar una cuenta sin ser administrador': `select usuario_actualizar(:otroUsuario, '{"rol":"OPE_AFILIACION",
    "id_ente_gestor":2}', now())`,
  'dar de baja a otro sin ser administrador': "select usuario_poner_estado(:otroUsuario, 'BAJA', now())",
  'cerrar por su rutina las sesiones de otro': 'select usuario_cerrar_sesiones(:otroUsuario, now())',
  'añadir un valor a una lista': `select parametro_anadir('ESTADO_CIVIL', '{"codigo":"X","nombre":"X","sigla":"X"}')`,
  'cambiar un valor de una lista': `select parametro_cambiar('ESTADO_CIVIL', 20, '{"nombre":"X"}')`,
  'terminar un ente gestor': `select parametro_cambiar('ENTE_GESTOR', 1, '{"vigente_hasta":"2020-01-01"}')`,
  'leer por su rutina un valor de una lista': "select parametro_tomar('ESTADO_CIVIL', 20)",
  'contar los registros de un valor': "select * from parametro_usos('ENTE_GESTOR', 1, 10)",
  'terminar un empleador sin su rutina': "update entidad_empleadora set vigente_hasta = '2020-01-01' returning id",
  'cambiar una lista sin su rutina': "update parametrica set nombre = 'X' returning id",
  'borrar un establecimiento': 'delete from establecimiento_salud returning id',
  'hacer olvidar los catálogos': 'update catalogo_version set version = 0 returning version',
  'cambiar una afiliación de otro ente': 'update afiliacion set estado = 104 where id = :ajena returning id',
  'pasarse una afiliación': 'update afiliacion set id_ente_gestor = 2 where id = :ajena returning id',
  'regalar una afiliación': 'update afiliacion set id_ente_gestor = 1 where id = :propia returning id',
  'saber quién consultó sin revisar la auditoría':
    "select * from auditoria_de_mostradas(array(select id from afiliacion), '-infinity', 'infinity')",
  'leer a quiénes tuvo un archivo': 'select * from exportacion_mostrada',
  'añadir a alguien a un archivo': `insert into exportacion_mostrada (iniciada_en, id_solicitud, afiliaciones)
    values (now(), 'archivo-ajeno', array[:ajena])`,
  'anotar en la auditoría como otro': `insert into auditoria (ocurrido_en, id_usuario, id_ente_gestor, accion)
    values (now(), :otroUsuario, 2, 'baja-titular')`,
  'anotar en la auditoría como nadie': `insert into auditoria (ocurrido_en, id_ente_gestor, accion)
    values (now(), 2, 'baja-titular')`,
  'anotar en la auditoría algo de otro ente': `insert into auditoria (ocurrido_en, id_usuario, id_ente_gestor, accion)
    values (now(), :usuario, 1, 'baja-titular')`,
  'anotar en la auditoría algo de ningún ente': `insert into auditoria (ocurrido_en, id_usuario, accion)
    values (now(), :usuario, 'baja-titular')`,
  'anotar una novedad de otro ente que no se abrió': `insert into auditoria
    (ocurrido_en, id_usuario, id_ente_gestor, accion, recurso, id_recurso)
    values (now(), :usuario, 1, 'baja-titular', 'novedad', ':novedadAjena')`,
  'escribir historia en una afiliación ajena': `insert into afiliacion_historia
    (id_afiliacion, id_ente_gestor, accion, estado_despues, despues, id_usuario, ocurrido_en)
    values (:ajena, 2, 'baja-titular', 104, '{}', :usuario, now())`,
  'escribir historia como otro': `insert into afiliacion_historia
    (id_afiliacion, id_ente_gestor, accion, estado_despues, despues, id_usuario, ocurrido_en)
    values (:propia, 2, 'baja-titular', 104, '{}', :otroUsuario, now())`,
  'escribir la ficha de otro ente': `insert into ficha_persona (id_persona, id_ente_gestor, modificado_en)
    values (:personaAjena, 1, now())`,
  'escribir la ficha de quien el ente no tiene': `insert into ficha_persona (id_persona, id_ente_gestor, modificado_en)
    values (:personaAjena, 2, now())`,
  'hacer de una ficha propia la de quien el ente no tiene':
    'update ficha_persona set id_persona = :personaAjena where id_persona = :personaPropia',
  'guardar un papel de quien el ente no tiene': `insert into documento_persona
    (id_persona, id_ente_gestor, clase, tipo_contenido, sha256, contenido, creado_en, id_usuario)
    values (:personaAjena, 2, 'EVIDENCIA_REVISION', 'application/pdf', sha256(''), '', now(), :usuario)`,
  'cambiar el nombre de alguien': `select persona_tomar_o_crear(
    (select to_jsonb(p) || '{"nombres":"OTRO NOMBRE","sexo":"M"}' from identidad(:personaAjena) p))`,
  'cambiar el nombre de alguien propio sin registrarlo': `select persona_tomar_o_crear(
    (select to_jsonb(p) || '{"nombres":"OTRO NOMBRE","sexo":"M"}' from identidad(:personaPropia) p))`,
  'crear a alguien sin registrarlo': `select persona_tomar_o_crear('{"tipo_documento":"CI","tipo_doc":1,
    "numero_documento":"7777777","complemento":"","fecha_nacimiento":"1990-01-01","nombres":"A","primer_apellido":"B",
    "segundo_apellido":"C","sexo":"M"}')`,
  'poner un beneficiario a un titular ajeno': `insert into afiliacion
    (id_persona, id_entidad, id_tipo_asegurado, id_ente_gestor, tipo, estado, fecha_afiliacion, fecha_registro, creado_en,
      id_usuario_creacion, id_titular, id_parentesco)
    select a.id_persona, a.id_entidad, a.id_tipo_asegurado, 2, 'BENEFICIARIO', 100, date '2026-01-01', date '2026-01-01',
      now(), :usuario, :ajena, (select min(id) from parametrica where grupo = 'PARENTESCO')
    from afiliacion a where a.id = :propia`,
  'pasar un beneficiario propio a un titular ajeno':
    "update afiliacion set id_titular = :ajena where tipo = 'BENEFICIARIO' returning id",
  'ver a una persona ajena por una afiliación propia':
    'update afiliacion set id_persona = :personaAjena where id = :propia returning id',
  'ver a una persona ajena por una afiliación nueva': `insert into afiliacion
    (id_persona, id_entidad, id_tipo_asegurado, id_ente_gestor, tipo, estado, fecha_afiliacion, fecha_registro, creado_en,
      id_usuario_creacion)
    select :personaAjena, a.id_entidad, a.id_tipo_asegurado, 2, 'TITULAR', 100, date '2026-01-01', date '2026-01-01',
      now(), :usuario
    from afiliacion a where a.id = :propia returning id`,
  'abrir una novedad en otro ente': "select * from novedad_abrir_doble_afiliacion(:ajena, :ajena, 'x', now())",
  'abrir una novedad propia sobre una afiliación ajena': `insert into novedad
    (codigo, id_ente_gestor, id_persona, id_afiliacion, detalle, creado_en)
    values ('EMPLEADOR_DISTINTO', 2, :personaAjena, :ajena, 'x', now())`,
  'abrir una novedad de otra persona sobre una afiliación propia': `insert into novedad
    (codigo, id_ente_gestor, id_persona, id_afiliacion, detalle, creado_en)
    values ('EMPLEADOR_DISTINTO', 2, :personaAjena, :propia, 'x', now())`,
  'llevar una novedad propia a una afiliación ajena':
    'update novedad set id_afiliacion = :ajena where id = :novedadPropia',
  'abrir una novedad entre personas distintas':
    "select * from novedad_abrir_doble_afiliacion(:propia, :ajena, 'x', now())",
  'dar la palabra de otro ente sobre una muerte': `insert into defuncion_declarada
    (id_persona, id_ente_gestor, id_usuario, creado_en) values (:personaPropia, 1, :usuario, now())`,
  'dar la palabra sobre una muerte como otro': `insert into defuncion_declarada
    (id_persona, id_ente_gestor, id_usuario, creado_en) values (:personaPropia, 2, :otroUsuario, now())`,
  'dar la palabra sobre la muerte de quien no se tiene': `insert into defuncion_declarada
    (id_persona, id_ente_gestor, id_usuario, creado_en) values (:personaAjena, 2, :usuario, now())`,
  'borrar la palabra sobre una muerte': 'delete from defuncion_declarada where id_persona = :declarada',
  'cambiar la palabra sobre una muerte':
    "update defuncion_declarada set fecha = '2020-01-01' where id_persona = :declarada",
  'confirmar una muerte como la autoridad':
    "select 1 where persona_marcar_fallecida(:personaPropia, current_date, 'AUTORIDAD', now())",
  'confirmar por el SEGIP la muerte de quien no se tiene':
    "select 1 where persona_marcar_fallecida(:personaAjena, current_date, 'SEGIP', now())",
  'confirmar por el SEGIP una muerte que el SEGIP no informó':
    "select 1 where persona_marcar_fallecida(:personaPropia, current_date, 'SEGIP', now())",
  'hablar por el SEGIP de una muerte':
    'select 1 from (select defuncion_informar(numero_documento, complemento, tipo_doc) from identidad(:personaPropia)) i',
  'anotar lo que informa el SEGIP': `insert into defuncion_informada
    select numero_documento, complemento, tipo_doc, now() from identidad(:personaPropia)`,
  'retirar una muerte sin ser la autoridad': 'select 1 where defuncion_retirar(:declarada, now())',
  'leer los totales que otro ente declaró': 'select * from declaracion_poblacion where id = :declaracionAjena',
  'declarar los totales de otro ente': `insert into declaracion_poblacion
    (id_ente_gestor, gestion, periodo, dia, id_usuario, creado_en) values (1, 2026, 9, 29, :usuario, now())`,
  'declarar totales como otro': `insert into declaracion_poblacion
    (id_ente_gestor, gestion, periodo, dia, id_usuario, creado_en) values (2, 2026, 9, 29, :otroUsuario, now())`,
  'reescribir los totales remitidos': 'update declaracion_poblacion set recien_nacidos = 9 where id = :declaracion',
  'borrar los totales remitidos': 'delete from declaracion_poblacion where id = :declaracion',
  'hacer que rijan otra vez los totales anulados': `update declaracion_poblacion
    set estado = 'REMITIDO', anulado_en = null, id_usuario_anulacion = null where id = :declaracionAnulada`,
  'anular totales como otro': `update declaracion_poblacion
    set estado = 'ANULADO', anulado_en = now(), id_usuario_anulacion = :otroUsuario where id = :declaracion`,
  'añadir un departamento a los totales remitidos': `insert into declaracion_departamento
    (id_declaracion, id_departamento, regional) values (:declaracion, 2, '')`,
  'quitar un departamento de los totales remitidos': `update declaracion_departamento set eliminado = true
    where id_declaracion = :declaracion`,
  'cerrar las sesiones de otro': 'select 1 from sesion where id_usuario = :otroUsuario',
  'anotar un empleador': `insert into entidad_empleadora (codigo, tipo_codigo, numero, nombre)
    values ('NIT-909090909', 1, '909090909', 'EMPRESA FALSA S.A.') returning id`,
  'registrar un empleador que ninguna fuente informó': "select 1 where empleador_registrar('NIT-909090909')",
  'hablar de un empleador por una fuente': `select 1 from (
    select empleador_informar('NIT-909090909', 1::smallint, '909090909', 'EMPRESA FALSA S.A.', 'OVT')) i`,
  'cambiar el nombre de alguien propio al cambiarle una afiliación': `with p as (
      select * from persona_tomar_o_crear(
        (select to_jsonb(p) || '{"nombres":"OTRO NOMBRE","sexo":"M"}' from identidad(:personaPropia) p))
    ), a as (
      update afiliacion set version = version + 1, id_usuario_modificacion = :usuario where id = :propia returning id
    ) select from p, a`,
  'cambiar una afiliación como otro': `update afiliacion set id_usuario_modificacion = :otroUsuario
    where id = :propia returning id`,
  'cambiar una afiliación sin decir quién': 'update afiliacion set estado = estado where id = :propia returning id',
  'inventar una revisión pasada': `update afiliacion set revisiones = '{2026-01-01,2026-11-01}',
    id_usuario_modificacion = :usuario where id = :propia returning id`,
  'cambiar lo que una revisión interrumpió': `update afiliacion set estado_previo = 100,
    id_usuario_modificacion = :usuario where id = :propia returning id`,
  'mover el primer día de una revisión': `update afiliacion set fecha_revision = '2020-01-01',
    id_usuario_modificacion = :usuario where id = :propia returning id`,
  'inventar un derecho anterior': `update afiliacion set fin_anterior = '2024-05-10',
    id_usuario_modificacion = :usuario where id = :propia returning id`,
  'inventar un derecho anterior con una baja': `update afiliacion set fecha_baja = '2026-05-10', fin_anterior = '2024-05-10',
    id_usuario_modificacion = :usuario where id = :propia returning id`,
  'leer a una persona ajena al identificarla': `select antes from persona_tomar_o_crear(
    (select to_jsonb(p) || '{"sexo":"M"}' from identidad(:personaAjena) p)) where antes is not null`,
  'cambiar el día en que se registró una afiliación': `update afiliacion
    set fecha_registro = '2001-01-01', id_usuario_modificacion = :usuario where id = :propia returning id`,
  'guardar un papel como otro': `insert into documento_persona
    (id_persona, id_ente_gestor, clase, tipo_contenido, sha256, contenido, creado_en, id_usuario)
    values (:personaPropia, 2, 'EVIDENCIA_REVISION', 'application/pdf', sha256(''), '', now(), :otroUsuario)`,
  'procesar una novedad como otro': `update novedad set estado = 'PROCESADA', procesado_en = now(),
    id_usuario_proceso = :otroUsuario where id = :novedadPropia`,
  'procesar una novedad sin decir quién': "update novedad set estado = 'PROCESADA' where id = :novedadPropia",
  'abrir una novedad que otro ya procesó': `insert into novedad
    (codigo, id_ente_gestor, id_persona, id_afiliacion, detalle, creado_en, estado, procesado_en, id_usuario_proceso)
    values ('X', 2, :personaPropia, :propia, 'x', now(), 'PROCESADA', now(), :otroUsuario)`,
  'anotar en la auditoría con otra fecha': `insert into auditoria
    (ocurrido_en, id_usuario, id_ente_gestor, accion, recurso, id_recurso)
    values (now() - interval '21 days', :usuario, 2, 'baja-titular', 'afiliacion', ':propia')`,
};

/** A reading role may not do by SQL what the pages do not let it do, to its own entity or to all. */
export const DE_QUIEN_ESCRIBE: Record<string, string> = {
  'cambiar una afiliación': 'update afiliacion set estado = 104 where id = :ajena returning id',
  'cambiar una ficha': 'update ficha_persona set modificado_en = now() where id_persona = :personaAjena returning 1',
  'escribir historia': `insert into afiliacion_historia
    (id_afiliacion, id_ente_gestor, accion, estado_despues, despues, id_usuario, ocurrido_en)
    values (:ajena, 1, 'baja-titular', 104, '{}', :lector, now())`,
  'declarar una defunción': `insert into defuncion_declarada (id_persona, id_ente_gestor, id_usuario, creado_en)
    values (:personaAjena, 1, :lector, now())`,
  'guardar un documento': `insert into documento_persona (id_persona, id_ente_gestor, clase, contenido, creado_en,
      id_usuario)
    values (:personaAjena, 1, 'EVIDENCIA_REVISION', '', now(), :lector)`,
  'dar a alguien por fallecido':
    "select 1 where persona_marcar_fallecida(:personaAjena, date '2026-01-01', 'SEGIP', now())",
  'procesar novedades': "update novedad set estado = 'PROCESADA' returning id",
  'declarar totales': `insert into declaracion_poblacion
    (id_ente_gestor, gestion, periodo, dia, id_usuario, creado_en) values (1, 2026, 9, 29, :lector, now())`,
  'anular totales': `update declaracion_poblacion set estado = 'CORREGIDO' where id = :declaracionAjena`,
  'abrir una novedad': `insert into novedad (codigo, id_ente_gestor, id_persona, id_afiliacion, detalle, creado_en)
    values ('REVISION', 1, :personaAjena, :ajena, 'x', now())`,
};

/** A role that attends VOLUNTARIO only may not do these to its own entity; `:de` is one of each type. */
export const DE_QUIEN_ATIENDE: Record<string, string> = {
  'terminar una afiliación': `update afiliacion set estado = 104, id_usuario_modificacion = :caja
    where id = :de returning id`,
  'pasarla a VOLUNTARIO': `update afiliacion set id_usuario_modificacion = :caja, id_tipo_asegurado = (
    select id from parametrica where grupo = 'TIPO_ASEGURADO' and codigo = 'VOLUNTARIO') where id = :de returning id`,
  'escribir historia': `insert into afiliacion_historia
    (id_afiliacion, id_ente_gestor, accion, estado_despues, despues, id_usuario, ocurrido_en)
    values (:de, 1, 'baja-titular', 104, '{}', :caja, now())`,
  'cambiar una ficha': 'update ficha_persona set modificado_en = now() where id_persona = :personaDe',
  'declarar una defunción': `insert into defuncion_declarada (id_persona, id_ente_gestor, id_usuario, creado_en)
    values (:personaDe, 1, :caja, now())`,
  'dar a alguien por fallecido':
    "select 1 where persona_marcar_fallecida(:personaDe, date '2026-01-01', 'SEGIP', now())",
};
