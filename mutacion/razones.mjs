// Why a mutant may survive: no behaviour tells it from the rule. Written by hand, after looking; docs/mutacion.md shows it.

const NULL = 'a comparison with null is false by itself; the check lets it compile';
const EQUAL = 'where both are equal, either answer is the same value';
const DEFAULT = 'stands for nothing given, which any text that is none of those known means as well';
const FOLLOWS = 'the condition beside it says the same';
const NARROWS = 'never so by its type; lets the rest compile';
const HOLDER = 'a beneficiary has a holder always: the database holds it';
const SPEED = 'spares work; the answer is the same';

/** Reasons of one file of a room: [reason, what stands there, what takes its place]. */
const of = (room, file, ...left) => left.map(([reason, was, becomes]) => ({ room, file, was, becomes, reason }));

export const reasons = [
  ...of(
    'asegurado',
    'busqueda.ts',
    [
      'a number without a hyphen is read the same below',
      '/^[\\s\\d.]+(-\\s*[0-9A-Za-z]*\\s*)?$/',
      '/^[\\s\\d.]+(-\\s*[0-9A-Za-z]*\\s*)$/',
    ],
    ...[1, 2].map(() => ['what is no figure goes in the other of two places', "''", '"Stryker was here!"']),
  ),
  ...of(
    'asegurado',
    'lista-asegurados.ts',
    [NULL, 'inicio !== null && fin !== null', 'true'],
    [NULL, 'inicio !== null && fin !== null', 'inicio !== null || fin !== null'],
    [NULL, 'inicio !== null', 'true'],
    [NULL, 'fin !== null', 'true'],
  ),
  ...of(
    'beneficiario',
    'quien-puede.ts',
    [DEFAULT, "''", '"Stryker was here!"'],
    [NULL, 'nacimiento === null', 'false'],
  ),
  ...of('cobertura', 'ampliacion.ts', [NULL, 'h.fecha_cesantia !== null', 'true']),
  ...of(
    'cobertura',
    'baja.ts',
    [NULL, 'h.fecha_afiliacion !== null', 'true'],
    [NULL, 'limite !== null', 'true'],
    [NULL, 'fin !== null', 'true'],
    [NULL, 'inicio !== null', 'true'],
    ...['true', 'actual.estado === DERECHOHABIENTE || inicio !== null'].map((becomes) => [
      'another state with an own right of today or later: no transition leaves it',
      'actual.estado === DERECHOHABIENTE && inicio !== null',
      becomes,
    ]),
    [
      'another state with an own right of today or later: no transition leaves it',
      'actual.estado === DERECHOHABIENTE',
      'true',
    ],
  ),
  ...of(
    'cobertura',
    'cobertura.ts',
    [NULL, 'h.fecha_afiliacion !== null', 'true'],
    [NULL, 'h.fecha_baja !== null', 'true'],
    [NULL, 'h.fecha_baja !== null', 'true'],
    [NULL, 'h.fecha_baja !== null', 'true'],
    [NULL, 'h.fecha_ampliacion !== null', 'true'],
    [NULL, 'h.fecha_cesantia !== null', 'true'],
    [NULL, 'h.fecha_derechohabiente !== null', 'true'],
    [NULL, 'h.fecha_baja !== null && h.fecha_derechohabiente !== null', 'true'],
    [
      NULL,
      'h.fecha_baja !== null && h.fecha_derechohabiente !== null',
      'h.fecha_baja !== null || h.fecha_derechohabiente !== null',
    ],
    [NULL, 'uno === null', 'false'],
    [EQUAL, 'uno > otro', 'uno >= otro'],
  ),
  ...of(
    'cobertura',
    'efecto-beneficiarios.ts',
    [NULL, 'fin !== null', 'true'],
    [NULL, 'cesantia !== null', 'true'],
    [FOLLOWS, 'limite === null', 'false'],
    [FOLLOWS, 'baja === null', 'false'],
    [FOLLOWS, 'limite === null || baja === null', 'limite === null && baja === null'],
  ),
  ...of('cobertura', 'habilitacion-derechohabiente.ts', [NULL, 'minima !== null', 'true']),
  ...of('cobertura', 'mismo-hecho.ts', [NULL, 'h.fecha_derechohabiente !== null', 'true']),
  ...of(
    'cobertura',
    'revision-afiliacion.ts',
    ['an end before the limit keeps its dates with or without ampliación', 'h.fecha_ampliacion === null', 'false'],
    [NULL, 'limite !== null', 'true'],
    [NULL, 'fin !== null', 'true'],
    [NULL, 'limite !== null && fin !== null', 'true'],
    [NULL, 'limite !== null && fin !== null', 'limite !== null || fin !== null'],
  ),
  ...of(
    'cobertura',
    'transicion.ts',
    [NULL, 'h.fecha_afiliacion !== null', 'true'],
    [NULL, 'minima !== null', 'true'],
    [EQUAL, 'fecha < minima', 'fecha <= minima'],
  ),
  ...of('cuenta', 'bloqueo.ts', [NULL, 'bloqueo.bloqueadoHasta !== null', 'true']),
  ...of(
    'cuenta',
    'password-comun.ts',
    [SPEED, '2 * TROZO_MIN - 1', '2 * TROZO_MIN + 1'],
    ['shorter beginnings are never asked for', 's.length - TROZO_MIN', 's.length + TROZO_MIN'],
    ['no name of an account', "''", '"Stryker was here!"'],
    ['what repeats does so in either case', 'password.toLowerCase()', 'password.toUpperCase()'],
    ['leaves empty parts, which are no piece', '/[^\\p{L}\\p{N}]+/u', '/[^\\p{L}\\p{N}]/u'],
    [EQUAL, 'antes < mejor', 'antes <= mejor'],
    ...['true', 'largo <= letras.length'].map((becomes) => [
      'a block as long as the text ends the search by itself',
      'largo < letras.length',
      becomes,
    ]),
  ),
  ...of('cuenta', 'passwords-comunes.ts', ['the list has one blank between two words', '/\\s+/', '/\\s/']),
  ...of('shared', 'campos-fecha.ts', [NARROWS, "''", '"Stryker was here!"']),
  ...of(
    'shared',
    'campos.ts',
    ['a hyphen further on has been cut off with the complement', '/^-\\d+$/', '/-\\d+$/'],
    ['as short as nothing', "''", '"Stryker was here!"'],
  ),
  ...of(
    'shared',
    'documento.ts',
    ['looked for from the second character on', 'guion < 0', 'guion <= 0'],
    [NARROWS, "''", '"Stryker was here!"'],
  ),
  ...of('shared', 'edad.ts', [NULL, 'defuncion !== null', 'true'], [EQUAL, 'defuncion < hoy', 'defuncion <= hoy']),
  ...of(
    'shared',
    'fecha-civil.ts',
    ...[1, 2, 3].map(() => ['no part of a date either', "''", '"Stryker was here!"']),
    ...[1, 2].map(() => ['the first of them is not read', '[]', '["Stryker was here"]']),
  ),
  ...of('titular', 'fuentes.ts', [DEFAULT, "''", '"Stryker was here!"']),
  ...of('titular', 'registro-fallecido.ts', [NULL, '!fecha', 'false']),
  ...of('titular', 'salario.ts', [NARROWS, "''", '"Stryker was here!"']),
  ...of(
    'titular',
    'tipo-asegurado.ts',
    [NARROWS, '!fila', 'false'],
    [NARROWS, "throw new RangeError('Unknown insured type');", ';'],
  ),
  ...of('titular', 'veredicto.ts', ['of one name, which has nothing between', "''", '"Stryker was here!"']),
  ...of(
    'servicios registro/registro-fallecido',
    'service.ts',
    ['who may register a holder may register one who died, and the path asked that', "'SIN_PERMISO'", '""'],
    [
      'who may register a holder may register one who died, and the path asked that',
      "!puede(contexto.usuario.rol, 'registro-fallecido')",
      'false',
    ],
  ),
  ...of(
    'servicios ciclo/habilitacion-derechohabiente',
    'service.ts',
    [HOLDER, 'titular === null', 'false'],
    [HOLDER, 'titular === null', 'false'],
  ),
  ...of(
    'servicios ciclo/revision-afiliacion',
    'propuesta.ts',
    ['no affiliation has that key: nothing is found', 'id_titular === null', 'false'],
    [NARROWS, 'marca?.fallecida', 'marca.fallecida'],
  ),
  ...of(
    'servicios ciclo/revision-afiliacion',
    'service.ts',
    ['of a holder the dates that come back are its own', 'titular?.id_motivo_baja', 'titular.id_motivo_baja'],
    ['of a holder the dates that come back are its own', 'titular?.detalle_motivo', 'titular.detalle_motivo'],
    ['what is not under review keeps no day of it', "decision === 'ABRIR'", 'true'],
  ),
  ...of(
    'servicios ciclo/revision-fallecimiento',
    'corregir.ts',
    ['no affiliation has that key: nothing is found', 'id_titular === null', 'false'],
    ['of a holder the dates that come back are its own', 'titular !== null', 'true'],
  ),
  ...of('servicios ciclo/revision-fallecimiento', 'service.ts', [NARROWS, 'retirada?.valor', 'retirada.valor']),
  ...of(
    'servicios ciclo/revision-afiliacion',
    'decidir.ts',
    ['nobody is covered by the other decisions', "decision === 'RESTITUIR'", 'true'],
    ['closing it was accepted a moment ago', '[]', '["Stryker was here"]'],
    ['closing it was accepted a moment ago', '!cierre.ok', 'false'],
  ),
];
