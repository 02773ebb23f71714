import { API, linea, RUTINAS } from './linea.mjs';

const POLITICAS = `${RUTINAS}/80_politicas.sql`;
const PERMISOS = `${RUTINAS}/90_permisos.sql`;
const ALCANCE = `${RUTINAS}/10_alcance.sql`;
const TESTIGO = `${API}/db/ultimo-testigo.test.ts`;
const DE_OTRO = [TESTIGO, 'con la sesión de otro ente no se puede %s'];
const SIN_SESION = [TESTIGO, 'sin sesión no se puede %s'];
const DE_ALCANCE = `${API}/db/alcance.test.ts`;

export const base = linea(
  'Scope in the database',
  [
    'Its result cannot be forged',
    ALCANCE,
    "if current_setting('sgpa.sello', true) = public.alcance_sello(clave) then",
    'if true then',
    [DE_ALCANCE, 'con ajustes propios no se ve nada, ni se escribe como otro'],
  ],
  [
    'The seal is of this transaction',
    ALCANCE,
    'timestamptz_send(transaction_timestamp()) || int4send(pg_backend_pid())',
    "''::bytea",
    [DE_ALCANCE, 'el sello de otra transacción, de la misma conexión o de otra, no abre nada'],
  ],
  [
    'The seal is of what it says',
    ALCANCE,
    "current_setting('sgpa.usuario', true) || ' ' || current_setting('sgpa.entes', true)",
    "''",
    [DE_ALCANCE, 'cambiar %s de un alcance sellado lo cierra'],
  ],
  [
    'Nobody but the owner sets one',
    PERMISOS,
    'revoke execute on function alcance_sello, alcance_fijar from public, sgpa_app;\n',
    'grant execute on function alcance_sello, alcance_fijar to sgpa_app;\n',
    [DE_ALCANCE, 'la aplicación no puede: %s'],
  ],
  [
    'From a session that is in force',
    `${RUTINAS}/40_sesion.sql`,
    'and s.revocada_en is null and s.expira_en > ahora',
    'and s.expira_en > ahora',
    [DE_ALCANCE, 'una sesión revocada, vencida o desconocida no da alcance'],
  ],
  [
    "By the database's clock",
    `${RUTINAS}/15_reloj.sql`,
    'select clock_timestamp()',
    'select dicho',
    [TESTIGO, 'con el reloj atrasado nadie vuelve a una sesión que terminó'],
  ],
  [
    'Reads what its entity has',
    POLITICAS,
    '      using (id_ente_gestor = any ((select alcance_entes())::smallint[]))\n      with check',
    '      using (true)\n      with check',
    DE_OTRO,
  ],
  [
    'Nothing without a scope',
    POLITICAS,
    '      using (id_ente_gestor = any ((select alcance_entes())::smallint[]))\n      with check',
    '      using (true)\n      with check',
    SIN_SESION,
  ],
  [
    'Persons through an affiliation that is seen',
    POLITICAS,
    'using (exists (select from afiliacion a where a.id_persona = persona.id));',
    'using (true);',
    DE_OTRO,
  ],
  [
    'Accounts of its own entity',
    POLITICAS,
    'using (id_ente_gestor = any ((select alcance_entes())::smallint[]) or id = (select alcance_usuario()));',
    'using (true);',
    DE_OTRO,
  ],
  [
    'Answers of its own user',
    POLITICAS,
    'using (id_usuario = (select alcance_usuario())) with check (id_usuario = (select alcance_usuario()))',
    'using (true) with check (id_usuario = (select alcance_usuario()))',
    [`${API}/db/aislamiento.test.ts`, 'la respuesta guardada de otro usuario no se lee'],
  ],
  [
    "No password's hash",
    PERMISOS,
    '  id, username, rol, id_ente_gestor, id_entidad,',
    '  id, password_hash, username, rol, id_ente_gestor, id_entidad,',
    DE_OTRO,
  ],
  [
    'Not without a sign-in attempt of its user name',
    PERMISOS,
    'revoke execute on function cuenta_para_ingreso, bloqueo_leer,',
    'revoke execute on function bloqueo_leer,',
    DE_OTRO,
  ],
  [
    'Sign-in sees no record',
    PERMISOS,
    'grant execute on function cuenta_para_ingreso,',
    'grant select on persona to sgpa_ingreso;\ngrant execute on function cuenta_para_ingreso,',
    [TESTIGO, 'el rol del ingreso no puede %s'],
  ],
  [
    'Sign-in signs nothing but itself',
    POLITICAS,
    "accion in ('ingreso', 'ingreso-fallido', 'ingreso-bloqueado', 'ingreso-rechazado') and recurso = 'usuario'",
    'true',
    [TESTIGO, 'el rol del ingreso no puede %s'],
  ],
);
