import { DOMINIO, linea, MODULOS, RUTINAS } from './linea.mjs';

const REVISION = `${MODULOS}/ciclo/revision-afiliacion/revision-afiliacion.test.ts`;
const ABRE = [
  REVISION,
  'abre: 108 con sus fechas, historia, auditoría, la operación del día y una novedad a cada lado',
];
const VUELVE = [REVISION, 'entra desde cada estado, el tiempo no la mueve, y vuelve a lo que dan sus fechas'];
const CIERRA = [REVISION, 'cierra: termina el primer día en revisión, y sus beneficiarios hoy, por la misma razón'];
const DE_LA_BASE = [
  REVISION,
  'tampoco con SQL bajo su propio alcance: la base rechaza entrar y salir, y nacer en revisión',
];
const DOMINIO_REVISION = `${DOMINIO}/cobertura/revision-afiliacion.ts`;
const MUERTE = `${MODULOS}/ciclo/revision-fallecimiento/revision-fallecimiento.test.ts`;
const CORREGIDA = [
  MUERTE,
  'la persona deja de figurar como fallecida para todos; auditoría, operación y novedad a cada lado',
];
const DOS_ENTES = [
  `${MODULOS}/ciclo/revision-fallecimiento/dos-entes.test.ts`,
  'retirada a la vez en los dos: todas sus fechas de antes, las dos historias enteras, novedad a cada uno',
];
const TODO = [MUERTE, 'todo elegido: cada uno con sus fechas de antes, y de la historia no se pierde nada'];

export const revision = linea(
  'Review (108)',
  [
    'Keeps the dates',
    DOMINIO_REVISION,
    'aceptar({ ...h, estado: REVISION })',
    'aceptar({ ...h, fecha_baja: null, estado: REVISION })',
    VUELVE,
  ],
  [
    'Days do not move it',
    `${DOMINIO}/cobertura/cobertura.ts`,
    '  if (enRevision(h, fecha)) return ESTADO.REVISION;\n',
    '',
    VUELVE,
  ],
  [
    'Asks for a reason',
    'packages/contract/src/shared/revision.ts',
    "(dicho) => dicho.trim() !== ''",
    '() => true',
    [REVISION, 'lo que está mal se rechaza, se dice qué, y nada queda escrito'],
  ],
  [
    'Back to the state that its dates give today',
    DOMINIO_REVISION,
    'conDerechoDelTitular(segunFechas(h, hoy), titular, hoy)',
    'conDerechoDelTitular({ ...h, estado: ACTIVO }, titular, hoy)',
    VUELVE,
  ],
  [
    "No further than the holder's right goes",
    DOMINIO_REVISION,
    'conDerechoDelTitular(segunFechas(h, hoy), titular, hoy)',
    'segunFechas(h, hoy)',
    [REVISION, 'un beneficiario vuelve hasta donde llega su titular, y no mientras este está en revisión'],
  ],
  [
    'Not while the holder is under review',
    DOMINIO_REVISION,
    'if (titular?.hechos.estado === REVISION)',
    'if (false)',
    [REVISION, 'un beneficiario vuelve hasta donde llega su titular, y no mientras este está en revisión'],
  ],
  [
    'The dead are not covered by its end',
    `${MODULOS}/ciclo/revision-afiliacion/decidir.ts`,
    "decision === 'RESTITUIR' && fallecida && estaCubierto(hechos, hoy)",
    'false',
    [REVISION, 'quien murió no vuelve a estar cubierto por terminar la revisión; cerrarla sí se puede'],
  ],
  [
    'Or closed, on its first day',
    DOMINIO_REVISION,
    'aceptar(terminarEn(segunFechas(h, desde), desde))',
    'aceptar(segunFechas(h, desde))',
    CIERRA,
  ],
  [
    'Closed with its beneficiaries',
    `${MODULOS}/ciclo/revision-afiliacion/decidir.ts`,
    "decision === 'CERRAR' ? terminados(revisada, fila, hoy) : []",
    '[]',
    CIERRA,
  ],
  [
    'Only ADM_SGPA reviews an affiliation',
    `${DOMINIO}/cuenta/acciones.ts`,
    "roles: ['ADM_SGPA'],",
    'roles: ROLES_REGISTRO,',
    [REVISION, 'nadie más puede, ni mirar la propuesta: 403 y nada escrito'],
  ],
  [
    'Only ADM_SGPA reviews a death',
    `${DOMINIO}/cuenta/permisos.ts`,
    "'revision-fallecimiento': { roles: ['ADM_SGPA']",
    "'revision-fallecimiento': { roles: REGISTRO",
    [MUERTE, 'nadie más puede, ni quien la registró: 403 y nada escrito'],
  ],
  [
    'The database lets nobody else into 108 or out of it',
    `${RUTINAS}/54_revision.sql`,
    '    old.estado <> new.estado and 108 in (old.estado, new.estado)',
    '    false',
    DE_LA_BASE,
  ],
  [
    'The database lets nobody else make one in 108',
    `${RUTINAS}/54_revision.sql`,
    'when (new.estado = 108)',
    'when (false)',
    DE_LA_BASE,
  ],
  [
    'History keeps it',
    `${MODULOS}/afiliacion/cambios.ts`,
    '  await alSeguir(trx, historias.compile(trx));\n',
    '',
    ABRE,
  ],
  [
    'Audit keeps it',
    `${MODULOS}/afiliacion/cambios.ts`,
    '    await (i === 0 ? auditarOperacion : auditar)(op, { accion, ...anotacionDe(escrito) });',
    '    void [i, escrito];',
    ABRE,
  ],
  [
    'Audit keeps what was decided and why',
    `${MODULOS}/ciclo/revision-afiliacion/service.ts`,
    '  await anotarDecision(op, fila, { decision, motivo, evidencia: sha256, ...porError });\n',
    '',
    [REVISION, 'guarda el respaldo con su resumen en la auditoría, y no su contenido'],
  ],
  [
    'Both sides are told',
    `${MODULOS}/ciclo/novedad-de-revision.queries.ts`,
    '      (${codigo}, a.id_ente_gestor),\n',
    '',
    ABRE,
  ],
  [
    'A death in error: the mark goes',
    `${RUTINAS}/53_defuncion.sql`,
    '    set fallecido = false, fecha_defuncion = null,',
    '    set fallecido = true, fecha_defuncion = null,',
    [MUERTE, 'confirmada y después retirada: la marca se va, con quién la confirmó y el día, y el titular vuelve'],
  ],
  [
    'The word of each entity goes',
    `${RUTINAS}/53_defuncion.sql`,
    '  delete from defuncion_declarada where id_persona = cual;\n',
    '  perform 1 from defuncion_declarada where id_persona = cual;\n',
    DOS_ENTES,
  ],
  [
    'What it ended comes back with the dates before it',
    `${DOMINIO}/cobertura/revision-fallecimiento.ts`,
    'alDia({ ...antes, tipo, fecha_afiliacion }, hoy)',
    'alDia({ ...antes, fecha_cesantia: null, tipo, fecha_afiliacion }, hoy)',
    DOS_ENTES,
  ],
  [
    'Of a holder with three beneficiaries, one of them enabled meanwhile',
    `${MODULOS}/ciclo/revision-fallecimiento/corregir.ts`,
    'fecha_derechohabiente: antes.fecha_derechohabiente ?? null,',
    'fecha_derechohabiente: fila.fecha_derechohabiente,',
    TODO,
  ],
  [
    'The employer and type that the own right brought go with it',
    `${MODULOS}/ciclo/revision-fallecimiento/corregir.ts`,
    'propio?.id_entidad ?? fila.id_entidad',
    'fila.id_entidad',
    TODO,
  ],
  [
    'Affiliation by affiliation',
    `${MODULOS}/ciclo/revision-fallecimiento/service.ts`,
    '(id) => versiones.has(id)',
    '() => true',
    [MUERTE, 'lo que no se elige queda como está, también el derecho propio'],
  ],
  [
    'Nothing of the history is lost',
    `${MODULOS}/afiliacion/cambios.ts`,
    '  await alSeguir(trx, historias.compile(trx));\n',
    '',
    TODO,
  ],
  [
    'Audit of the person keeps both',
    `${MODULOS}/ciclo/revision-fallecimiento/service.ts`,
    '    antes: contada(revisado.defuncion),\n',
    '',
    CORREGIDA,
  ],
);
