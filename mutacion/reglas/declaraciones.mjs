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
    `${MODULOS}/declaracion/conteo-registro.queries.ts`,
    'a.estado <> ${sql.lit(REVISION)} and ',
    '',
    REGLA,
  ],
  [
    'The count of a day that is over stays',
    `${MODULOS}/declaracion/conteo-guardado.queries.ts`,
    "        .where('conteo_registro.definitivo', '=', false)",
    '',
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
    'return [general, ...departamentos].some(difiere);',
    'return departamentos.length >= 0 && difiere(general);',
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
