import { API, DOMINIO, linea, MODULOS } from './linea.mjs';

const FOTO = `${MODULOS}/persona/foto.ts`;
const DE_FOTO = `${MODULOS}/persona/foto.test.ts`;
const MEGAPIXELES = [DE_FOTO, '16 megapíxeles se admiten; uno más se rechaza y se dice cuántos caben'];
const OCHO = [DE_FOTO, 'ocho %s a la vez, de %i píxeles de lado: nunca más de %i se decodifican, y todas salen'];
const ESPERA = [
  `${API}/turnos.test.ts`,
  'quien espera demasiado recibe FOTO_EN_ESPERA enseguida, y su trabajo no empieza nunca',
];
const ACTIVO = `${MODULOS}/persona/pdf-activo.ts`;
const SE_RECHAZA = [`${MODULOS}/persona/pdf-activo.test.ts`, '%s: el PDF se rechaza'];
const PLAZOS = `${API}/plugins/plazos.ts`;
const DE_PLAZOS = `${API}/plugins/plazos.test.ts`;
const TREINTA = [DE_PLAZOS, '30 s para llegar, y menos de 15 s para terminar'];
const FUENTES = [
  `${MODULOS}/registro/validacion-titular/validacion-titular.test.ts`,
  'sin fuente hallada y con una que no respondió: 302, que no es lo mismo que ninguna',
];
const PESADOS = `${API}/plugins/cuerpos-grandes.test.ts`;

export const limites = linea(
  'Limits',
  [
    'A baja at most one year ahead',
    `${DOMINIO}/cobertura/baja.ts`,
    'sumarMeses(hoy, 12)',
    'sumarMeses(hoy, 13)',
    [
      `${MODULOS}/ciclo/baja-titular/baja-titular.rechazos.test.ts`,
      'una baja con fecha a más de un año: 409, y nada escrito',
    ],
  ],
  [
    'Code 302 where one could not be asked',
    `${DOMINIO}/titular/contraste.ts`,
    'fuentes.length > 0 ? ESTADO_FUENTE_PAGO.SIN_RESPUESTA : ESTADO_FUENTE_PAGO.NINGUNA',
    'ESTADO_FUENTE_PAGO.NINGUNA',
    FUENTES,
  ],
  [
    'A source that did not answer says so',
    `${MODULOS}/registro/fuentes-pago.ts`,
    "if (!respuesta.disponible) return noDisponible('GESTORA');",
    'if (!respuesta.disponible) return [];',
    FUENTES,
  ],
  [
    '16 megapixels',
    `${DOMINIO}/shared/fotografia.ts`,
    'PIXELES_MAX = 16_000_000',
    'PIXELES_MAX = 32_000_000',
    MEGAPIXELES,
  ],
  [
    'Read in the header, before anything is decoded',
    FOTO,
    "  if (tieneDemasiadosPixeles({ ancho, alto })) throw new Rechazo('FOTO_MUY_GRANDE');\n",
    '',
    [DE_FOTO, 'los píxeles se leen en la cabecera: lo demás no se decodifica'],
  ],
  ['At most two decoded at once', FOTO, 'aLaVez: 2, ...FILA', 'aLaVez: 8, ...FILA', OCHO],
  [
    'Heavy ones one after the other',
    FOTO,
    'ancho * alto > PESADA ? unaPorUna(dibujada) : dibujada()',
    'dibujada()',
    OCHO,
  ],
  [
    'Who waits too long is told to try again',
    `${API}/turnos.ts`,
    'const negar = () => reject(new Rechazo(codigo));',
    "const negar = () => reject(new Error('espera'));",
    ESPERA,
  ],
  ['And what waited never begins', `${API}/turnos.ts`, '        espera.abort();\n', '', ESPERA],
  [
    'Who comes when many wait is told at once',
    `${API}/turnos.ts`,
    'bulkhead(aLaVez, enEspera)',
    'bulkhead(aLaVez, enEspera + 9)',
    [`${API}/turnos.test.ts`, 'con la fila llena se dice sin esperar'],
    { byLimit: true },
  ],
  ['A PDF with scripts', ACTIVO, "  'JavaScript',\n", '', SE_RECHAZA],
  ['A PDF with launch actions', ACTIVO, "  'Launch',\n", '', SE_RECHAZA],
  ['A PDF with embedded files', ACTIVO, "  'EmbeddedFiles',\n", '', SE_RECHAZA],
  ['A PDF that brings a file along', ACTIVO, "  ['EF', (valor) => !esNombre(valor)],\n", '', SE_RECHAZA],
  [
    'Packed ones too',
    ACTIVO,
    '      hallazgos.paquetes.some((paquete) => estaActivoEmpacado(paquete, hallazgos)) ||\n',
    '',
    SE_RECHAZA,
  ],
  [
    'Where a PDF is received',
    `${MODULOS}/persona/documento-pdf.ts`,
    "esPdfActivo(bytes) ? 'PDF_ACTIVO' : bytes",
    'esPdfActivo(bytes) ? bytes : bytes',
    [
      `${MODULOS}/persona/pdf-recibido.test.ts`,
      'uno con programas, y uno que no es un PDF, se rechazan con su propio texto',
    ],
  ],
  ['30 s to arrive', PLAZOS, 'LLEGADA_MS = 30_000', 'LLEGADA_MS = 60_000', TREINTA],
  ['A stop within 15 s', PLAZOS, 'PARADA_MS = 14_000', 'PARADA_MS = 20_000', TREINTA],
  [
    'Every request has the deadline',
    PLAZOS,
    '  requestTimeout: llegadaMs,\n  http: {\n    requestTimeout: llegadaMs,\n',
    '  requestTimeout: 0,\n  http: {\n    requestTimeout: 0,\n',
    [DE_PLAZOS, '200 clientes que no terminan de enviar pierden la conexión, con su motivo, y los demás siguen'],
    { byLimit: true },
  ],
  [
    'It is told as such',
    `${API}/plugins/errores.ts`,
    "lento ? 'SOLICITUD_LENTA' : 'SOLICITUD_INVALIDA'",
    "'SOLICITUD_INVALIDA'",
    [DE_PLAZOS, '200 clientes que no terminan de enviar pierden la conexión, con su motivo, y los demás siguen'],
  ],
  [
    'Who does not close their side is let go',
    `${API}/plugins/errores.ts`,
    '  setTimeout(() => socket.destroy(), DESPEDIDA_MS).unref();\n',
    '',
    [DE_PLAZOS, '200 clientes que no terminan de enviar pierden la conexión, con su motivo, y los demás siguen'],
    { byLimit: true },
  ],
  [
    'A stop waits for nobody who does not send',
    PLAZOS,
    'setTimeout(() => app.server.closeAllConnections(), cortesiaMs)',
    'setTimeout(() => undefined, cortesiaMs)',
    [DE_PLAZOS, 'una parada espera a quien está siendo atendido, y no a quien no termina de enviar'],
    { byLimit: true },
  ],
  [
    'And lets end what is under way',
    PLAZOS,
    '    await app.close();\n',
    '    app.server.closeAllConnections();\n    await app.close();\n',
    [DE_PLAZOS, 'una parada espera a quien está siendo atendido, y no a quien no termina de enviar'],
    { byLimit: true },
  ],
  [
    'SIGTERM ends the process by itself',
    `${API}/main.ts`,
    "  process.on('SIGTERM', cerrar);\n",
    '',
    [
      `${API}/parada.test.ts`,
      'SIGTERM lo termina con un cuerpo sin terminar, una conexión ociosa y un cliente que no lee',
    ],
  ],
  [
    'A turn lasts until it is answered',
    `${API}/plugins/cuerpos-grandes.ts`,
    '      await contestado(request);\n',
    '',
    [PESADOS, 'quien corta mientras se atiende lo suyo no deja lugar a otro antes de que termine'],
    { byLimit: true },
  ],
);
