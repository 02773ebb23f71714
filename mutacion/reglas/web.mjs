import { DOMINIO, linea, MODULOS, WEB } from './linea.mjs';

const EMPLEADOR = `${WEB}/features/empleador`;
const DE_FORMULARIO = `${EMPLEADOR}/use-empleador-de-formulario.test.tsx`;
const DOCUMENTO = `${DOMINIO}/shared/documento.ts`;
const LEE = [
  `${DOMINIO}/shared/documento.test.ts`,
  'se lee igual en una pieza o por miles, con ceros delante, en un campo o en dos',
];
const CAMPO_NUMERO = `${WEB}/features/persona/CampoNumeroDocumento.tsx`;
const DE_CAMPO = [`${WEB}/features/persona/CampoNumeroDocumento.test.tsx`, '«%s» se lee al dejarlo y al pegarlo'];
const FECHA = `${DOMINIO}/shared/fecha-civil.ts`;
const LEE_FECHA = [`${DOMINIO}/shared/fecha-civil.test.ts`, 'leerFechaEscrita(%j) es %s'];
const DATE_FIELD = `${WEB}/ui/DateField.tsx`;
const DE_DATE_FIELD = `${WEB}/ui/DateField.test.tsx`;
const NOMBRES = [`${DOMINIO}/shared/nombres.test.ts`, '%j y %j son el mismo nombre: %s'];
const PESO = `${DOMINIO}/titular/certificado-pdf.ts`;
const MAS_DE_20 = ['BYTES_MAX = 20_000_000', 'BYTES_MAX = 20 * 1024 * 1024'];
const CERRAR = `${WEB}/features/sesion/cierre-sesion/use-cerrar-sesion.ts`;
const DE_CERRAR = `${WEB}/features/sesion/cierre-sesion/use-cerrar-sesion.test.tsx`;
const TERMINO_SOLA = [
  DE_CERRAR,
  'una sesión que terminó sola lleva al segundo, que vuelve a la página, y deja los borradores a su dueño',
];
const DESTINO = `${WEB}/features/sesion/ingreso/destino.ts`;
const DE_DESTINO = [`${WEB}/features/sesion/ingreso/destino.test.ts`, 'desde %s pidiendo %s, %s va a %s'];

export const web = [
  ...linea(
    'Employer',
    [
      'Saving searches one that was typed and not searched',
      `${EMPLEADOR}/use-empleador-de-formulario.ts`,
      'asegurar: () => empleador.asegurar(codigoDe(getValues())),',
      'asegurar: async () => undefined,',
      [DE_FORMULARIO, 'guardar busca solo al que se escribió y no se buscó, y no lo busca dos veces'],
    ],
    [
      'Not twice',
      `${EMPLEADOR}/use-empleador.ts`,
      '    staleTime: 5 * 60_000,\n',
      '',
      [DE_FORMULARIO, 'guardar busca solo al que se escribió y no se buscó, y no lo busca dos veces'],
    ],
    [
      'Opening an update searches the one on record',
      `${EMPLEADOR}/use-empleador-de-formulario.ts`,
      '    buscar(codigoDe(getValues()));\n',
      '',
      [DE_FORMULARIO, 'abrir un registro busca al empleador que tiene'],
    ],
    [
      "The specification's message for the one that cannot be found",
      `${WEB}/features/registro/registro-titular/registro-titular.form.ts`,
      'problemas.codigo_entidad = FALTA_BUSCAR;',
      "problemas.codigo_entidad = '';",
      [
        `${WEB}/features/registro/registro-titular/registro-titular.form.test.ts`,
        'pide buscar al empleador, pero no a uno de código fijo',
      ],
    ],
  ),
  ...linea(
    'Typing',
    ['Blanks between thousands go', DOCUMENTO, "texto.replace(/[ .]/g, '')", "texto.replace(/[.]/g, '')", LEE],
    ['Dots between thousands go', DOCUMENTO, "texto.replace(/[ .]/g, '')", "texto.replace(/[ ]/g, '')", LEE],
    ['Leading zeros go', DOCUMENTO, ".replace(/^0+(?=.)/, '')", '', LEE],
    ['What follows a hyphen is the complement', DOCUMENTO, 'POR_RAYA.exec(resto) ?? ', '', LEE],
    [
      'It fills number and complement',
      CAMPO_NUMERO,
      "    if (escrito.complemento !== '') field.onChange(escrito.complemento);\n",
      '',
      DE_CAMPO,
    ],
    ['On blur and on paste', CAMPO_NUMERO, '      normalize={leer}\n', '', DE_CAMPO],
    [
      'A complement is trimmed, then cut',
      DOCUMENTO,
      'limpiarComplemento(texto).slice(0, COMPLEMENTO_MAX)',
      'limpiarComplemento(texto.slice(0, COMPLEMENTO_MAX))',
      [`${DOMINIO}/shared/documento.test.ts`, 'un complemento se recorta después de quitarle los blancos: %j queda %j'],
    ],
    [
      '14031985',
      FECHA,
      'SEPARADA.exec(limpio) ?? DIA_PRIMERO.exec(cifras) ?? []',
      'SEPARADA.exec(limpio) ?? []',
      LEE_FECHA,
    ],
    [
      '14/3/85 means 1985',
      FECHA,
      '> hoy ? anio - 100 : anio',
      '> hoy ? anio : anio',
      [`${DOMINIO}/shared/fecha-civil.test.ts`, 'el 23/11/2026, %j es un nacimiento del %s y otra fecha del %s'],
    ],
    ['1-3-1985', FECHA, '(\\d\\d?)[/.-](\\d\\d?)[/.-](', '(\\d\\d?)[/.](\\d\\d?)[/.](', LEE_FECHA],
    ['1985-03-14', FECHA, ' ?? comoFecha(siglo, anioIso, mesIso, diaIso)', '', LEE_FECHA],
    [
      'Read on blur',
      DATE_FIELD,
      '        normalize={settled}\n',
      '',
      [DE_DATE_FIELD, 'escrita como %s, al dejarla se lee, y pegada también'],
    ],
    [
      'Its error shows on blur',
      DATE_FIELD,
      '          setLeft(true);\n',
      '',
      [DE_DATE_FIELD, 'lo que no es una fecha se dice al dejar el campo, no antes, y se calla al corregirla'],
    ],
    [
      'And not before',
      DATE_FIELD,
      '    setLeft(false);\n',
      '    setLeft(true);\n',
      [DE_DATE_FIELD, 'lo que no es una fecha se dice al dejar el campo, no antes, y se calla al corregirla'],
    ],
  ),
  ...linea(
    'Names; 20 MB',
    ['Names without accents', `${DOMINIO}/shared/nombres.ts`, ".replace(MARCAS, '')", '', NOMBRES],
    [
      'Ñ equals N',
      `${DOMINIO}/shared/nombres.ts`,
      'MARCAS = /\\p{M}/gu',
      'MARCAS = /[\\u0300-\\u0302\\u0304-\\u036f]/gu',
      NOMBRES,
    ],
    [
      '20,000,000 bytes',
      PESO,
      ...MAS_DE_20,
      [`${DOMINIO}/titular/certificado-pdf.test.ts`, 'admite 20 MB justos, de un millón de bytes'],
    ],
    [
      'For the browser',
      `${WEB}/lib/leer-pdf.ts`,
      "  if (pesaDemasiado(archivo.size)) throw new Rechazo('PDF_MUY_GRANDE', { documento, maximo: PESO_MAX_PDF });\n",
      '',
      [`${WEB}/lib/leer-pdf.test.ts`, 'rechaza un byte más, y dice cuánto puede pesar'],
    ],
    [
      'For the server',
      PESO,
      ...MAS_DE_20,
      [
        `${MODULOS}/registro/registro-fallecido/registro-fallecido.test.ts`,
        'un PDF de 20.000.001 bytes: 413 que lo dice; de 20.000.000 con prefijo data: se guarda',
      ],
    ],
  ),
  ...linea(
    'Cerrar Sesión',
    [
      'Leads to the first form',
      CERRAR,
      "to: '/', ignoreBlocker",
      "to: '/inicio', ignoreBlocker",
      [DE_CERRAR, '«Cerrar Sesión» lleva al primer formulario, que dirige por rol, y no deja nada en la pestaña'],
    ],
    ['The first form routes by role', DESTINO, 'inicioDe(sesion.codigoRol)', "'/asegurado'", DE_DESTINO],
    ['An ended session leads to the second', CERRAR, "to: '/login', search: { volver }", "to: '/'", TERMINO_SOLA],
    [
      'The second goes on to the page that was asked for',
      DESTINO,
      "destinoSeguro(volver) ?? '/asegurado'",
      "'/asegurado'",
      DE_DESTINO,
    ],
    [
      'Where the role may open it',
      `${WEB}/routes/marco/PaginaPermitida.tsx`,
      'fuePedida(ruta) ? <HaciaLaLista /> : <SinPermiso />',
      '<SinPermiso />',
      [
        `${WEB}/routes/marco/PaginaPermitida.test.tsx`,
        'la página pedida antes de ingresar, si el rol no la puede abrir, cede a la lista',
      ],
    ],
  ),
  ...linea(
    'Expired session',
    ['Removes the first key', `${WEB}/lib/sesion.ts`, '  sessionStorage.removeItem(CLAVE_SESION);\n', '', TERMINO_SOLA],
    ['Removes the second key', `${WEB}/lib/sesion.ts`, '  sessionStorage.removeItem(CLAVE_TOKEN);\n', '', TERMINO_SOLA],
    [
      'On the way to a page too',
      `${WEB}/lib/guardia.ts`,
      '  borrarSesion();\n',
      '',
      [`${WEB}/lib/guardia.test.ts`, 'una sesión vencida se borra y no pasa'],
    ],
    [
      'Keeps drafts',
      CERRAR,
      "        borrarSesion();\n        olvidarFinal();\n        void navegar({ to: '/login', search",
      "        borrarSesion();\n        borrarBorradores();\n        void navegar({ to: '/login', search",
      TERMINO_SOLA,
    ],
    [
      'Which belong to the username',
      `${WEB}/lib/borrador.ts`,
      '  if (sessionStorage.getItem(CLAVE_DUENO) === username) return false;\n  borrarBorradores();\n',
      '  if (sessionStorage.getItem(CLAVE_DUENO) === username) return false;\n',
      [
        `${WEB}/lib/sesion.test.ts`,
        'los borradores quedan para la misma persona, escriba como escriba su nombre, y se van para otra',
      ],
    ],
  ),
];
