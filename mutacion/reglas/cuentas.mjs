import { API, DOMINIO, linea, MODULOS, RUTINAS } from './linea.mjs';

const PUBLICACION = `${MODULOS}/cuenta/publicacion-terminos/publicacion-terminos.test.ts`;
const BAJA = `${MODULOS}/cuenta/solicitud-baja/solicitud-baja.test.ts`;
const SEGUNDO_PASO = `${MODULOS}/sesion/ingreso/segundo-paso.test.ts`;
const BLOQUEO = `${MODULOS}/sesion/ingreso/bloqueo-por-direccion.test.ts`;
const SESIONES = `${MODULOS}/sesion/sesiones/sesiones.test.ts`;
const TREINTA = [
  BLOQUEO,
  'treinta fallos de cualquier parte lo bloquean para todas, menos para donde ese usuario ya entró',
];
const RIGE = [BAJA, '%s: pedida el %s rige el %s a las 00:00:00, con la tarea detenida'];

/** Of sections 7 and 9: accounts and terms. */
export const cuentas = [
  ...linea('§7 Terms versions: ADM_SGPA alone', [
    'No other role publishes',
    `${DOMINIO}/cuenta/permisos.ts`,
    "'publicacion-terminos': { roles: ['ADM_SGPA'],",
    "'publicacion-terminos': { roles: TODOS,",
    [
      `${API}/db/listas-del-dominio.test.ts`,
      'publican los términos los roles que lo pueden por su permiso, y ningún otro',
    ],
  ]),
  ...linea(
    '§9 Terms: in force after 10 days, accepted again',
    [
      'Asked of open sessions from 00:00:00 of the tenth day on',
      `${RUTINAS}/40_sesion.sql`,
      'where vigente_desde <= hoy and retirado_en is null',
      'where vigente_desde < hoy and retirado_en is null',
      [
        PUBLICACION,
        'el día 9 rige la anterior; el día 10 a las 00:00:00 se pide aceptar la nueva, también en una sesión abierta',
      ],
    ],
    [
      'One version waits at a time',
      `${RUTINAS}/59_terminos.sql`,
      'v.vigente_desde > hoy) then',
      'v.vigente_desde > hoy and false) then',
      [PUBLICACION, 'una sola espera: publicada otra, o dos a la vez, la segunda se rechaza'],
    ],
  ),
  ...linea('§9 Inactive 365 days', [
    'On the 365th day',
    `${DOMINIO}/cuenta/vigencia.ts`,
    'DIAS_INACTIVIDAD = 365',
    'DIAS_INACTIVIDAD = 366',
    [
      `${MODULOS}/sesion/suspension-inactividad.test.ts`,
      '%s: usada el %s, el %s entra y el %s ya no, con la tarea o sin ella',
    ],
  ]),
  ...linea(
    '§9 Removal after 2 business days',
    ['Two', `${DOMINIO}/cuenta/solicitud-baja.ts`, 'DIAS_HABILES_BAJA = 2', 'DIAS_HABILES_BAJA = 3', RIGE],
    [
      'Also where the job did not run',
      `${RUTINAS}/40_sesion.sql`,
      "case when u.baja_efectiva_el <= hoy then 'BAJA' else u.estado end",
      'u.estado',
      RIGE,
    ],
    [
      'Administrators see that it waits',
      `${MODULOS}/usuario/usuario.presenter.ts`,
      "fila.estado === 'BAJA' ? null : fila.baja_efectiva_el",
      'null',
      [BAJA, 'el administrador la ve en la lista y en los detalles, hasta que se retira o se cumple'],
    ],
  ),
  ...linea('§9 Passwords: 8 characters with a second factor', [
    'Short and without one, the account does nothing',
    `${RUTINAS}/40_sesion.sql`,
    '(u.password_corta or r.exige_segundo_factor)',
    'r.exige_segundo_factor',
    [
      `${MODULOS}/cuenta/segundo-factor/segundo-factor.test.ts`,
      'corta y sin segundo factor, no se hace nada antes de activarlo',
    ],
  ]),
  ...linea(
    '§9 Second factor',
    [
      'A code once, and none before the last one',
      `${RUTINAS}/59_segundo_factor.sql`,
      'and ultimo_paso < paso returning',
      'and ultimo_paso <> paso returning',
      [SEGUNDO_PASO, 'un código no vale dos veces, ni uno anterior al último que se usó'],
    ],
    [
      'A recovery code once',
      `${RUTINAS}/59_segundo_factor.sql`,
      'and usado_en is null returning id_usuario',
      'returning id_usuario',
      [SEGUNDO_PASO, 'un código de recuperación entra una vez, escrito como sea, y a la vez una sola'],
    ],
    [
      'Turned on meanwhile, the password alone opens nothing',
      `${RUTINAS}/40_sesion.sql`,
      'if not found or factor_visto is distinct from',
      'if not found or false and factor_visto is distinct from',
      [SEGUNDO_PASO, 'si se activa mientras se comprueba la contraseña, esa sola no abre sesión'],
    ],
    [
      'Recovery codes hold over a change of the key',
      `${API}/integrations/cofre/cofre.ts`,
      'payload.huellas ?? paraHuellas(llave)',
      'paraHuellas(llave)',
      [
        `${MODULOS}/sesion/recifrado.test.ts`,
        'con las dos se ingresa desde antes; cifrado otra vez, con la nueva sola, y el código de recuperación también',
      ],
    ],
  ),
  ...linea(
    '§9 Lockout by address',
    [
      'Five for an address',
      `${DOMINIO}/cuenta/bloqueo.ts`,
      'MAX_FALLOS = 5',
      'MAX_FALLOS = 6',
      [BLOQUEO, 'cinco fallos bloquean el nombre para esa dirección; desde otra se entra'],
    ],
    ['Thirty for all', `${DOMINIO}/cuenta/bloqueo.ts`, 'MAX_FALLOS_DE_TODAS = 30', 'MAX_FALLOS_DE_TODAS = 31', TREINTA],
    [
      'But for addresses from which the user signed in',
      `${DOMINIO}/cuenta/bloqueo.ts`,
      'conocida ? propio : Math.max(',
      'Math.max(',
      TREINTA,
    ],
  ),
  ...linea(
    '§9 Sessions: seen, closed, ten at most',
    [
      'Ten',
      `${RUTINAS}/42_sesiones.sql`,
      'offset 9',
      'offset 10',
      [SESIONES, 'de veinticinco ingresos a la vez quedan diez sesiones'],
    ],
    [
      "Nobody else's is closed",
      `${RUTINAS}/42_sesiones.sql`,
      'where s.id_usuario = alcance_usuario() and s.id <> menos',
      'where s.id <> menos',
      [SESIONES, 'las de otro no se ven ni se cierran'],
    ],
  ),
];
