import { API, linea, RUTINAS } from './linea.mjs';

const POLITICAS = `${RUTINAS}/80_politicas.sql`;
const PERMISOS = `${RUTINAS}/90_permisos.sql`;
const PERSONA = `${RUTINAS}/50_persona.sql`;
const MUERTE = `${RUTINAS}/53_defuncion.sql`;
const TESTIGO = `${API}/db/ultimo-testigo.test.ts`;
const DE_OTRO = [TESTIGO, 'con la sesión de otro ente no se puede %s'];
const LLAMA = [TESTIGO, '%s llama a estas rutinas del dueño y a ninguna más'];
const SOLO_LEE = [TESTIGO, 'con la sesión de %s, que solo consulta, no se puede %s'];
const DE_LA_CAJA = [TESTIGO, 'CAJA_WEB_SUS no puede %s de un TRABAJADOR, por SQL'];

export const escritura = linea(
  'Scope in the database',
  [
    'Audit in its own name',
    POLITICAS,
    '    id_usuario = (select alcance_usuario())\n    and (id_ente_gestor',
    '    true\n    and (id_ente_gestor',
    DE_OTRO,
  ],
  [
    'Audit of its own entity',
    POLITICAS,
    'or auditoria_de_otro_ente(id_ente_gestor, recurso, id_recurso))',
    'or true)',
    DE_OTRO,
  ],
  [
    'Audit of another entity only of a novedad that it opened',
    `${RUTINAS}/30_auditoria.sql`,
    ' and n.id_ente_gestor = ente and n.xmin = pg_current_xact_id()::xid)',
    ')',
    DE_OTRO,
  ],
  [
    'Audit is never changed',
    `${RUTINAS}/30_auditoria.sql`,
    "  raise exception 'The audit trail is append-only' using errcode = 'insufficient_privilege';\n",
    '  return old;\n',
    [`${API}/db/auditoria.test.ts`, 'solo se agrega: ni el dueño cambia o borra una fila o un sello'],
  ],
  [
    'History in its own name',
    POLITICAS,
    'create policy propia on afiliacion_historia as restrictive for insert to sgpa_app\n  with check (\n    id_usuario = (select alcance_usuario())',
    'create policy propia on afiliacion_historia as restrictive for insert to sgpa_app\n  with check (\n    true',
    DE_OTRO,
  ],
  [
    "History of an entity's own affiliation",
    POLITICAS,
    'where a.id = id_afiliacion and a.id_ente_gestor = afiliacion_historia.id_ente_gestor',
    'where a.id_ente_gestor = afiliacion_historia.id_ente_gestor',
    DE_OTRO,
  ],
  [
    'No rename outside a registration',
    PERSONA,
    'new.fecha_nacimiento, new.tipo_doc))\n  execute function persona_solo',
    'new.fecha_nacimiento, new.tipo_doc) and false)\n  execute function persona_solo',
    DE_OTRO,
  ],
  [
    'Nobody is made outside a registration',
    PERSONA,
    'after insert on persona\n  deferrable initially deferred for each row execute',
    'after insert on persona\n  deferrable initially deferred for each row when (false) execute',
    DE_OTRO,
  ],
  [
    "A beneficiary on another's holder",
    POLITICAS,
    'create policy titular_propio on afiliacion as restrictive for insert to sgpa_app\n  with check (id_titular is null or es_titular_del_ente(id_titular, id_ente_gestor));',
    '',
    [TESTIGO, 'identificada la persona, tampoco se la cuelga de un titular ajeno; de uno propio, sí'],
  ],
  [
    "A beneficiary moved to another's holder",
    POLITICAS,
    'using (true) with check (id_titular is null or es_titular_del_ente(id_titular, id_ente_gestor));',
    'using (true) with check (true);',
    DE_OTRO,
  ],
  [
    'Nobody is read by hanging an affiliation on them',
    POLITICAS,
    '  with check (persona_asegurada_aqui(id_persona));',
    '  with check (true);',
    DE_OTRO,
  ],
  [
    'Whose row it is stays for ever',
    PERMISOS,
    "'id_persona', 'id_ente_gestor', 'tipo'",
    "'id_ente_gestor', 'tipo'",
    DE_OTRO,
  ],
  [
    'A file or paper only of whom the entity has',
    PERSONA,
    "    raise exception 'The entity has no affiliation of this person' using errcode = 'insufficient_privilege';\n",
    '    return null;\n',
    DE_OTRO,
  ],
  [
    "An entity's word in its own name",
    POLITICAS,
    'create policy propia on defuncion_declarada as restrictive for insert to sgpa_app\n  with check (\n    id_usuario = (select alcance_usuario())',
    'create policy propia on defuncion_declarada as restrictive for insert to sgpa_app\n  with check (\n    true',
    DE_OTRO,
  ],
  [
    "An entity's word of whom it has",
    POLITICAS,
    'where a.id_persona = defuncion_declarada.id_persona and a.id_ente_gestor = defuncion_declarada.id_ente_gestor\n        and coalesce',
    'where a.id_ente_gestor = defuncion_declarada.id_ente_gestor\n        and coalesce',
    DE_OTRO,
  ],
  [
    'Its word is not taken back',
    PERMISOS,
    'grant select, insert on afiliacion_historia, documento_persona, defuncion_declarada to sgpa_app;',
    'grant select, insert on afiliacion_historia, documento_persona, defuncion_declarada to sgpa_app; grant delete on defuncion_declarada to sgpa_app;',
    DE_OTRO,
  ],
  [
    'Nobody speaks for the identity service',
    MUERTE,
    "(quien = 'SEGIP' and exists (",
    "(quien = 'SEGIP' and (select true) or exists (",
    DE_OTRO,
  ],
  [
    'Nobody speaks for the authority',
    MUERTE,
    "or quien = 'AUTORIDAD' and exists (select from usuario u where u.id = alcance_usuario() and u.rol = 'ADM_SGPA'))",
    "or quien = 'AUTORIDAD')",
    DE_OTRO,
  ],
  [
    'A death is of whom the scope holds',
    MUERTE,
    '        where a.id_persona = cual and a.id_ente_gestor = any (alcance_entes())\n          and coalesce',
    '        where a.id_persona = cual\n          and coalesce',
    DE_OTRO,
  ],
  ['Only the authority takes a death back', MUERTE, '    return false;\n  end if;', '    null;\n  end if;', DE_OTRO],
  [
    'A novedad elsewhere only of who is in the scope',
    `${RUTINAS}/52_novedad.sql`,
    'where propia.id = nueva and propia.id_ente_gestor = any (alcance_entes()))',
    'where propia.id = nueva)',
    DE_OTRO,
  ],
  ['Nor between two persons', `${RUTINAS}/52_novedad.sql`, ' and ajena.id_persona = propia.id_persona', '', DE_OTRO],
  [
    'Sessions of its own user only',
    `${RUTINAS}/40_sesion.sql`,
    'and usuario_id = alcance_usuario() and id <> menos',
    'and id <> menos',
    [`${API}/db/rol-aplicacion.test.ts`, 'no cierra las sesiones de otra persona'],
  ],
  [
    "The jobs' functions are the owner's",
    PERMISOS,
    '  auditoria_crear_particion, tareas_limpiar from sgpa_app;',
    '  auditoria_crear_particion from sgpa_app;',
    LLAMA,
  ],
  [
    'Whose role only reads writes nothing',
    `${RUTINAS}/80_politicas.sql`,
    '      using (true) with check ((select alcance_escribe()))',
    '      using (true) with check (true)',
    SOLO_LEE,
  ],
  [
    'Nor makes anything',
    POLITICAS,
    'for insert to sgpa_app\n      with check ((select alcance_escribe()))',
    'for insert to sgpa_app\n      with check (true)',
    SOLO_LEE,
  ],
  [
    'CAJA_WEB_SUS writes VOLUNTARIO only',
    POLITICAS,
    'using (true) with check (coalesce(id_tipo_asegurado = (select alcance_solo_tipo()), true));',
    'using (true) with check (true);',
    DE_LA_CAJA,
  ],
  [
    'And makes no other one that',
    `${RUTINAS}/54_revision.sql`,
    '  if old.id_tipo_asegurado <> alcance_solo_tipo() then',
    '  if false then',
    DE_LA_CAJA,
  ],
);
