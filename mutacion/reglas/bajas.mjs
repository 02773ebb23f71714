import { API, DOMINIO, linea, MODULOS, WEB } from './linea.mjs';

const MODO = `${DOMINIO}/cobertura/modo-baja.ts`;
const MODO_TEST = `${DOMINIO}/cobertura/modo-baja.test.ts`;
const TITULAR = `${DOMINIO}/cobertura/baja-titular.ts`;
const RECHAZOS = `${MODULOS}/ciclo/baja-titular/baja-titular.rechazos.test.ts`;
const RECTIFICAR_ACTIVO = [RECHAZOS, 'RECTIFICACION de quien está ACTIVO: 409 con el estado, y nada escrito'];
const DEFUNCION = [
  `${MODULOS}/ciclo/defuncion.test.ts`,
  'del titular: termina todo lo suyo en el ente, sus otros beneficiarios quedan dos meses, otro ente se entera',
];
const FORMULARIO = `${WEB}/features/ciclo/FormularioBaja.test.tsx`;
const RESULTADO = `${WEB}/features/ciclo/resultado-accion.ts`;
const RESULTADO_TEST = `${WEB}/features/ciclo/resultado-accion.test.ts`;

export const bajas = [
  ...linea(
    'Baja modes',
    [
      '600 in 100 or 101 gives cesantía',
      TITULAR,
      "DEFINITIVOS.includes(motivo) ? 'DEFINITIVA' : 'CESANTIA'",
      "'DEFINITIVA'",
      [MODO_TEST, '%s: motivos 600 a 606'],
    ],
    [
      '602 and 603 are definitive',
      TITULAR,
      'DEFINITIVOS: readonly IdMotivo[] = [602, 603]',
      'DEFINITIVOS: readonly IdMotivo[] = []',
      [`${MODULOS}/ciclo/baja-titular/baja-titular.test.ts`, 'motivo %s: definitiva, 104 y beneficiarios 105'],
    ],
    [
      'A death reaches the other affiliations of the person',
      `${MODULOS}/ciclo/baja-por-defuncion.ts`,
      '[baja, ...otras, ...beneficiarios]',
      '[baja, ...beneficiarios]',
      DEFUNCION,
    ],
    [
      'A death reaches those who hang on the person',
      `${MODULOS}/ciclo/baja-por-defuncion.ts`,
      '[baja, ...otras, ...beneficiarios]',
      '[baja, ...otras]',
      DEFUNCION,
    ],
    [
      'RECTIFICACION on 100 or 101 is a transition that the state refuses',
      MODO,
      "  if (rectificaLoQueCorre(contexto)) return 'RECTIFICACION';\n",
      '',
      RECTIFICAR_ACTIVO,
    ],
    [
      'The state machine itself refuses it',
      `${DOMINIO}/cobertura/baja.ts`,
      'desde: [AMPLIACION, CESANTIA],',
      'desde: [ACTIVO, BAJA_FUTURA, AMPLIACION, CESANTIA],',
      RECTIFICAR_ACTIVO,
    ],
    [
      'The refusal is a 409',
      `${DOMINIO}/errors/catalogo.ts`,
      "REGLA_INCUMPLIDA: { status: 409, mensaje: '{razon}' }",
      "REGLA_INCUMPLIDA: { status: 409, mensaje: '' }",
      RECTIFICAR_ACTIVO,
    ],
    ['It names the state', `${DOMINIO}/cobertura/transicion.ts`, ' Estado actual: $', ' $', RECTIFICAR_ACTIVO],
    [
      'The reason is shown as the specification writes it',
      `${DOMINIO}/cobertura/motivos-baja.ts`,
      "nombre: 'RECTIFICACION'",
      "nombre: 'RECTIFICACIÓN'",
      [MODO_TEST, 'los motivos llevan los nombres del documento 2'],
    ],
  ),
  ...linea(
    'RECTIFICACION',
    [
      'Proposes the recorded date',
      `${WEB}/features/ciclo/baja.form.ts`,
      "modo === 'RECTIFICACION' && hechos.fecha_baja !== null ? hechos.fecha_baja : hoy",
      'hoy',
      [FORMULARIO, 'RECTIFICACION propone la fecha registrada y nombra lo que se va; otro motivo vuelve a hoy'],
    ],
    [
      'Its preview names the ampliación that goes',
      `${WEB}/features/ciclo/hechos.ts`,
      "    ['la ampliación', antes.fecha_ampliacion, despues.fecha_ampliacion],\n",
      '',
      [FORMULARIO, 'RECTIFICACION propone la fecha registrada y nombra lo que se va; otro motivo vuelve a hoy'],
    ],
    [
      'Its preview names the cesantía that goes',
      `${WEB}/features/ciclo/hechos.ts`,
      "    ['la cesantía', antes.fecha_cesantia, despues.fecha_cesantia],\n",
      '',
      [FORMULARIO, 'RECTIFICACION propone la fecha registrada y nombra lo que se va; otro motivo vuelve a hoy'],
    ],
    [
      'Clears the ampliación',
      `${DOMINIO}/cobertura/transicion.ts`,
      'fecha_ampliacion: null, estado: ESTADO.BAJA_FUTURA',
      'estado: ESTADO.BAJA_FUTURA',
      [
        `${MODULOS}/ciclo/baja-titular/baja-titular.test.ts`,
        'en cesantía, RECTIFICACION reescribe baja y cesantía; en ampliación deja de haberla',
      ],
    ],
  ),
  ...linea(
    'After a conflict',
    [
      'Reason and dates are emptied',
      `${WEB}/features/ciclo/use-cambio-de-registro.ts`,
      '    form.reset(descripcion_motivo === undefined ? sinElegir : { ...sinElegir, descripcion_motivo });\n',
      '',
      [FORMULARIO, 'si el registro cambió, motivo y fecha quedan vacíos, se dice, y el siguiente clic no envía nada'],
    ],
    [
      'The date too',
      `${WEB}/features/ciclo/baja.form.ts`,
      "fecha_baja: '', descripcion_motivo: '' }",
      "fecha_baja: '01/01/2026', descripcion_motivo: '' }",
      [FORMULARIO, 'si el registro cambió, motivo y fecha quedan vacíos, se dice, y el siguiente clic no envía nada'],
    ],
    [
      'The panel says so',
      `${WEB}/features/ciclo/use-cambio-de-registro.ts`,
      '    setCambio(true);\n',
      '',
      [FORMULARIO, 'si el registro cambió, motivo y fecha quedan vacíos, se dice, y el siguiente clic no envía nada'],
    ],
    [
      'The next click sends nothing that was chosen before',
      `${WEB}/features/ciclo/baja.form.ts`,
      "SIN_ELEGIR: FormularioBaja = { motivo: '',",
      "SIN_ELEGIR: FormularioBaja = { motivo: '604',",
      [FORMULARIO, 'si el registro cambió, motivo y fecha quedan vacíos, se dice, y el siguiente clic no envía nada'],
    ],
  ),
  ...linea(
    'Server failures',
    [
      'HTTP 5xx',
      RESULTADO,
      'status >= 500',
      'status >= 600',
      [RESULTADO_TEST, 'un %i también, con el número de la solicitud para quien lea la bitácora'],
    ],
    [
      'Code 503',
      RESULTADO,
      '  if (codigo_respuesta === FALLO) return desenlace({ mensajes: [SIN_SERVIDOR] });\n',
      '',
      [RESULTADO_TEST, 'un %i también, con el número de la solicitud para quien lea la bitácora'],
    ],
    [
      'No answer',
      RESULTADO,
      'codigo === SIN_CONEXION) return desenlace({ mensajes: [TEXTO_SIN_CONEXION, SIN_SERVIDOR] })',
      'codigo === SIN_CONEXION) return desenlace({ mensajes: [] })',
      [RESULTADO_TEST, 'sin respuesta dice el texto del documento 2'],
    ],
    [
      'To the letter',
      RESULTADO,
      'contáctese con su administrador .',
      'contáctese con su administrador.',
      [RESULTADO_TEST, 'sin respuesta dice el texto del documento 2'],
    ],
    [
      'The screen tells the id of the request',
      RESULTADO,
      '[SIN_SERVIDOR, ...cual]',
      '[SIN_SERVIDOR]',
      [RESULTADO_TEST, 'un %i también, con el número de la solicitud para quien lea la bitácora'],
    ],
    [
      'The server sends the id',
      `${API}/plugins/errores.ts`,
      "  if (error.status >= 500) reply.header('X-Request-Id', reply.request.id);\n",
      '',
      [
        `${API}/plugins/bitacora.test.ts`,
        'un fallo inesperado se anota por su lugar, sin datos, y la respuesta tampoco los lleva',
      ],
    ],
    [
      'The cause stays in the log',
      `${API}/plugins/errores.ts`,
      "    request.log.error({ error: error.name, codigo: error.code, lugares }, 'unexpected error');\n",
      '',
      [
        `${API}/plugins/bitacora.test.ts`,
        'un fallo inesperado se anota por su lugar, sin datos, y la respuesta tampoco los lleva',
      ],
    ],
  ),
];
