import { DOMINIO, linea, MODULOS, RUTINAS, WEB } from './linea.mjs';

const POBLACION = [
  `${MODULOS}/registro/validacion-titular/validacion-titular.test.ts`,
  'registrada en otro ente: su estado civil y su municipio son los de la última ficha de cualquiera, no los del SEGIP',
];
const TARJETA = `${WEB}/features/persona/TarjetaPersona.tsx`;
const DE_TARJETA = `${WEB}/features/persona/TarjetaPersona.test.tsx`;
const LOS_DOS = [DE_TARJETA, 'dice lo del registro bajo su título, y lo del servicio de identificación bajo el suyo'];
const VALIDAR = `${WEB}/features/registro/validacion-beneficiario`;
const PAGINA = `${VALIDAR}/PaginaAfiliacionBeneficiario.test.tsx`;
const UN_CLIC = [PAGINA, 'un solo clic busca al titular, valida a la persona y pasa al paso 2'];
const CAMPOS = [PAGINA, 'tiene los campos del documento 2, sin parentesco, y pide lo que falta con sus palabras'];
const PANEL = [
  `${DOMINIO}/beneficiario/validacion-beneficiario.test.ts`,
  'el paso 1 del panel sigue con número, nacimiento, parentesco y fecha de afiliación',
];
const ATRASADAS = `${MODULOS}/afiliacion/atrasadas.queries.ts`;
const DE_HOY = `${MODULOS}/asegurado/lista-asegurados/estado-de-hoy.test.ts`;
const CONCUERDAN = [DE_HOY, '%s, filtro, total, página y filas concuerdan en cada estado'];

export const asistentes = [
  ...linea(
    'Step 2: what the insured database holds',
    [
      'Of the newest file',
      `${RUTINAS}/51_asegurado.sql`,
      'order by f.modificado_en desc, f.id_ente_gestor limit 1',
      'order by f.modificado_en, f.id_ente_gestor limit 1',
      POBLACION,
    ],
    [
      'Of any entity',
      `${RUTINAS}/51_asegurado.sql`,
      'where f.id_persona = p.id order by',
      'where f.id_persona = p.id and f.id_ente_gestor = any (alcance_entes()) order by',
      POBLACION,
    ],
    [
      "Not the identity service's",
      `${MODULOS}/registro/validacion-titular.service.ts`,
      'filas[0] === undefined ? null : presentarPoblacion(filas[0])',
      'null',
      POBLACION,
    ],
    ["The register's block shows the register's", TARJETA, 'datos={poblacion}', 'datos={persona}', LOS_DOS],
    [
      'Under its title',
      TARJETA,
      'titulo="Base de datos de población asegurada"',
      'titulo="Población asegurada"',
      LOS_DOS,
    ],
    [
      "The identity service's own under its name",
      TARJETA,
      'titulo="Servicio de identificación"',
      'titulo="Persona"',
      LOS_DOS,
    ],
    [
      'Who is not registered has no block',
      TARJETA,
      'antes={conEdad} />\n        ) : null}',
      'antes={conEdad} />\n        ) : (\n          <BloqueDePersona titulo="Base de datos de población asegurada" datos={persona} />\n        )}',
      [DE_TARJETA, 'de quien no está registrado no hay bloque del registro'],
    ],
  ),
  ...linea(
    'Dependent wizard',
    [
      'Looks the holder up if that was not done',
      `${VALIDAR}/use-titular.ts`,
      '    if (!vale) setGuardado((antes) => ({ ...antes, buscado: { ...pedido }, elegida: null }));\n    try',
      '    if (!vale) return null;\n    try',
      UN_CLIC,
    ],
    [
      'Validates in the same go',
      `${VALIDAR}/use-validacion-beneficiario.ts`,
      'if (titular === null || senal.aborted) return null;',
      'if (titular !== null || senal.aborted) return null;',
      UN_CLIC,
    ],
    [
      'Goes to step 2',
      `${VALIDAR}/SeccionBeneficiario.tsx`,
      '    if (resultado.persona) void navigate({ to: RUTAS.paso2 });\n',
      '',
      UN_CLIC,
    ],
    [
      'Its page',
      `${WEB}/features/asistente/asistente.ts`,
      '/validacionAfiliacionesBeneficiario',
      '/completarDatosAfiliacionBeneficiario2',
      UN_CLIC,
    ],
    [
      'Asks with the messages of document 2',
      `${DOMINIO}/titular/validacion-titular.ts`,
      'revisarNumeroDocumento(datos.numero_documento)',
      "revisarNumeroDocumento(datos.numero_documento, 'Completar')",
      CAMPOS,
    ],
    [
      'Step 1 sends no relationship',
      `${VALIDAR}/validacion-beneficiario.form.ts`,
      'data: [{ ...identidadAPedido(form), ...identificarTitular(titular) }]',
      "data: [{ ...identidadAPedido(form), ...identificarTitular(titular), parentesco_titular: '40' }]",
      UN_CLIC,
    ],
    [
      'Step 3 asks the relationship',
      `${DOMINIO}/beneficiario/registro-beneficiario.ts`,
      '      parentesco_titular: revisarParentesco(datos.parentesco_titular),\n',
      '',
      [
        `${DOMINIO}/beneficiario/registro-beneficiario.test.ts`,
        'el paso 3 y la actualización piden fecha de afiliación y parentesco, y revisan el contacto',
      ],
    ],
    [
      "The panel's PASO 1 keeps the relationship",
      `${DOMINIO}/beneficiario/validacion-beneficiario.ts`,
      '    parentesco_titular: revisarParentesco(datos.parentesco_titular),\n',
      '',
      PANEL,
    ],
    [
      "The panel's PASO 1 keeps its messages",
      `${DOMINIO}/beneficiario/validacion-beneficiario.ts`,
      ", 'Completar Nro. de documento de Identdad')",
      ')',
      PANEL,
    ],
    [
      'It is in the menu of who may use it',
      `${MODULOS}/cuenta/menu/items.ts`,
      "        slug: 'registro-beneficiario',",
      "        slug: 'revision-fallecimiento',",
      [`${MODULOS}/cuenta/menu/menu.test.ts`, '%s ve lo que puede usar'],
    ],
  ),
  ...linea(
    'State filters and totals',
    [
      'Who comes into a state by today is found',
      ATRASADAS,
      'estados.includes(v.hasta) && ajenos(v).length > 0',
      'false && estados.includes(v.hasta)',
      CONCUERDAN,
    ],
    [
      'Who leaves it by today is not',
      ATRASADAS,
      '!estados.includes(v.hasta) && ajenos(v).length < v.desde.length',
      'false && ajenos(v).length < v.desde.length',
      CONCUERDAN,
    ],
    [
      'A baja whose day has come',
      `${DOMINIO}/cobertura/vencimiento.ts`,
      "  { plazo: 'BAJA_LLEGADA', desde: [ESTADO.BAJA_FUTURA], hasta: ESTADO.CESANTIA },\n",
      '',
      CONCUERDAN,
    ],
    [
      'At the first second of the day',
      ATRASADAS,
      'a.fin_cobertura < ${hoy}::date',
      'a.fin_cobertura < ${hoy}::date - 1',
      CONCUERDAN,
    ],
    [
      'The rows show the state of the day',
      `${MODULOS}/asegurado/asegurado.presenter.ts`,
      'const codigo = leerCodigoEstado(estadoEn(h, hoy));',
      'const codigo = leerCodigoEstado(hoy === null ? estadoEn(h, hoy) : h.estado);',
      CONCUERDAN,
    ],
    [
      'The total agrees',
      `${MODULOS}/asegurado/lista.queries.ts`,
      'union all ${pendiente}${ajustes(f, sql``, deQuienesSean(f))}) c`',
      'union all ${pendiente}) c`',
      CONCUERDAN,
    ],
    [
      'The totals of the summary agree',
      `${MODULOS}/estadistica/estadistica.queries.ts`,
      '        ${ajustesPorEstado(hoy, entes, entidad)}\n',
      '',
      [DE_HOY, 'el resumen cuenta cada estado como las filas lo muestran'],
    ],
  ),
];
