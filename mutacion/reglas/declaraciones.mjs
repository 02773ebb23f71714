import { DOMINIO, linea, MODULOS, RUTINAS } from './linea.mjs';

const POLITICAS = `${RUTINAS}/80_politicas.sql`;
const POR_ENTE = "execute format('create policy por_ente on %I to sgpa_app";
const COMPARACION = `${MODULOS}/declaracion/comparacion-declaracion/comparacion-declaracion.test.ts`;
const LISTA = [
  COMPARACION,
  'la lista dice cuáles difieren; lo que el registro no dice, o ya no se declara, ni lo uno ni lo otro',
];
const REGLA = [
  `${MODULOS}/declaracion/conteo-registro.regla.test.ts`,
  'el %s, cada cifra es la que la regla da fila por fila',
];
const DETRAS = [
  `${MODULOS}/declaracion/conteo-registro.regla.test.ts`,
  'el %s, detrás de cada cifra están los que la regla dice, y nadie más',
];
const PERSONAS = `${MODULOS}/declaracion/personas-declaracion/personas-declaracion.test.ts`;
const DE_LA_TAREA = `${MODULOS}/declaracion/conteo-registro.test.ts`;

/** Opens a table to every session of the application, beside what its scope lets it read. */
const abierta = (tablas) =>
  `if tabla like '${tablas}' then
      execute format('create policy abierta on %I for select to sgpa_app using (true)', tabla);
    end if;
    ${POR_ENTE}`;

/** Section 7, 'see': what a managing entity declares, beside what the register counts of that day. */
export const declaraciones = linea(
  'Besides: register beside declaration (§7)',
  [
    'Who is under review counts for nobody',
    `${RUTINAS}/51_cobertura.sql`,
    'else 108 end::smallint',
    'else 100 end::smallint',
    REGLA,
  ],
  [
    "Who is observed, by a novedad of the entity's own",
    `${MODULOS}/declaracion/quien-cuenta.queries.ts`,
    'n.id_ente_gestor = d.id_ente_gestor\n  and ',
    '',
    REGLA,
  ],
  [
    'Who is behind a figure is who is counted',
    `${MODULOS}/declaracion/personas-declaracion/personas.queries.ts`,
    'and not exists (select from novedad n',
    'and true or not exists (select from novedad n',
    DETRAS,
  ],
  [
    'Of one department where it was asked for',
    `${MODULOS}/declaracion/personas-declaracion/personas.queries.ts`,
    'and a.id_departamento = ${departamento.id}::smallint',
    '',
    DETRAS,
  ],
  [
    "Nobody sees the people of another entity's",
    POLITICAS,
    POR_ENTE,
    abierta('declaracion_poblacion'),
    [PERSONAS, 'la autoridad ve a las de todos; un ente gestor, de lo suyo que remitió y a nadie más'],
  ],
  [
    'Who looked at them is in the trail',
    `${MODULOS}/declaracion/personas-declaracion/service.ts`,
    '...vistas,',
    '',
    [PERSONAS, 'la lectura queda en la auditoría, con a quiénes se vio, de qué ente gestor y qué cifra'],
  ],
  [
    'So many days of an entity in one walk',
    `${MODULOS}/declaracion/conteo-registro.queries.ts`,
    'where t.turno <= ${porEnte} order by',
    'where t.turno >= 0 * ${porEnte}::integer order by',
    [
      DE_LA_TAREA,
      'quien declara muchos días espera su turno, lo que declaró primero va antes, y a nadie más hace esperar',
    ],
  ],
  [
    'The count of a day that is over stays',
    `${MODULOS}/declaracion/conteo-guardado.queries.ts`,
    "eb('conteo_registro.definitivo', '=', false)",
    "eb('conteo_registro.definitivo', 'is not', null)",
    [
      DE_LA_TAREA,
      'terminada después con otras cifras (definitivas: %s), la cuenta de otro servidor no cambia la que quedó',
    ],
  ],
  [
    'A day that is not over is counted again',
    `${MODULOS}/declaracion/conteo-registro.queries.ts`,
    '(c.definitivo or q.fecha >= ',
    '(true or q.fecha >= ',
    [DE_LA_TAREA, 'un día declarado que no ha terminado se cuenta al momento, y otra vez cuando terminó'],
  ],
  [
    'No zero of before the register began',
    `${DOMINIO}/declaracion/comparacion-declaracion.ts`,
    "conteo.registroDesde > dia ? 'SIN_REGISTRO' : 'CONTADO'",
    "conteo.registroDesde > dia ? 'CONTADO' : 'CONTADO'",
    [COMPARACION, 'de antes de que el registro empezara no dice nada, y desde cuándo lo hay'],
  ],
  [
    'Nor a mark in the list',
    `${DOMINIO}/declaracion/comparacion-declaracion.ts`,
    "if (conteo === null || estadoDelConteo(dia, conteo) !== 'CONTADO') return null;",
    'if (conteo === null) return null;',
    LISTA,
  ],
  [
    'The mark is of departments too',
    `${DOMINIO}/declaracion/comparacion-declaracion.ts`,
    'difiere: [general, ...departamentos].some(difiere),',
    'difiere: departamentos.length >= 0 && difiere(general),',
    LISTA,
  ],
  [
    "Another entity's is not seen",
    POLITICAS,
    POR_ENTE,
    abierta('declaracion_poblacion'),
    [COMPARACION, 'la autoridad compara las de todos; un ente gestor, solo las suyas'],
  ],
  [
    "Nor another entity's counts, by SQL",
    POLITICAS,
    POR_ENTE,
    abierta('conteo_registro%'),
    [COMPARACION, 'tampoco con SQL: cada alcance lee lo contado de sus entes, y nadie de la aplicación lo escribe'],
  ],
);
