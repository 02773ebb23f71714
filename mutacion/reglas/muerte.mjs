import { DOMINIO, linea, MODULOS, RUTINAS, WEB } from './linea.mjs';

const PALABRA = `${MODULOS}/ciclo/palabra-defuncion.test.ts`;
const NIEGA = [
  PALABRA,
  'lo que declara un ente y el SEGIP niega vale para ese ente; los demás siguen y se enteran, también la autoridad',
];
const AUTORIDAD = [PALABRA, 'la palabra de la autoridad obliga a todos, y responde a lo que se le preguntó'];
const SEGIP = [PALABRA, 'la del SEGIP también: quien cubre a la persona ya no la amplía'];
const ARRASTRE = [
  `${MODULOS}/registro/registro-fallecido/permiso-arrastre.test.ts`,
  'CAJA_WEB_SUS no termina a un TRABAJADOR ni a su familia registrando la muerte de un VOLUNTARIO',
];
const CONFIRMADA = [
  `${MODULOS}/ciclo/confirmacion-defuncion.test.ts`,
  'lo que el SEGIP informa después obliga a todos: marca, historia de cada ente, auditoría del sistema y novedad',
];
const REGISTRADA = `${MODULOS}/registro/validacion-titular/defuncion-registrada.test.ts`;
const CERTIFICADO = `${DOMINIO}/titular/registro-fallecido.ts`;
const DE_CERTIFICADO = `${DOMINIO}/titular/registro-fallecido.test.ts`;
const PIDE = [DE_CERTIFICADO, 'de quien vive para el SEGIP pide los tres datos, y con los tres no pide nada'];
const DE_REGISTRO = `${MODULOS}/registro/registro-fallecido/registro-fallecido.test.ts`;

export const muerte = [
  ...linea(
    'Whose word a death is',
    [
      'Ends what the entity covers',
      `${MODULOS}/afiliacion/defuncion.ts`,
      'propias: propias.map(conResto), beneficiarios: beneficiarios.map(conResto), avisados',
      'propias: propias.map(conResto), beneficiarios: [], avisados',
      NIEGA,
    ],
    [
      'Marks the person for that entity only',
      `${DOMINIO}/cobertura/palabra-defuncion.ts`,
      "return dice.autoridad ? 'AUTORIDAD' : null;",
      "return dice.autoridad ? 'AUTORIDAD' : 'SEGIP';",
      NIEGA,
    ],
    [
      'Every other entity that covers the person gets a novedad',
      `${MODULOS}/afiliacion/avisos-defuncion.ts`,
      'cubiertas.length > 0 ? pedir(abrirNovedadesDefuncion, cubiertas, aOtros, ahora) : null',
      'null',
      NIEGA,
    ],
    [
      'The authority gets one',
      `${MODULOS}/afiliacion/avisos-defuncion.ts`,
      'confirma === null ? pedir(abrirNovedadPorConfirmar, id_persona, id_ente_gestor, aLaAutoridad, ahora) : null',
      'null',
      NIEGA,
    ],
    [
      "Nobody else's actions are refused",
      `${MODULOS}/persona/persona.queries.ts`,
      "on.onRef('d.id_persona', '=', 'p.id').on('d.id_ente_gestor', '=', idEnteGestor),",
      "on.onRef('d.id_persona', '=', 'p.id').on('d.id_ente_gestor', '>', 0 * idEnteGestor),",
      [PALABRA, 'la autoridad trabaja en el ente que no la registró: lo que dijo el otro no la detiene'],
    ],
    [
      'In the entity that said so nothing begins',
      `${MODULOS}/registro/escribir-alta.ts`,
      'marca?.fallecida === true || propios.some(({ fallecido }) => fallecido)',
      'propios.some(({ fallecido }) => fallecido)',
      NIEGA,
    ],
    [
      'It binds everybody once the identity service confirms it',
      `${MODULOS}/ciclo/baja-una-vez.ts`,
      'segip: identidad.codigo === ESTADO_RESPUESTA.FALLECIDO',
      'segip: false',
      SEGIP,
    ],
    [
      'It binds everybody once the authority confirms it',
      `${MODULOS}/ciclo/baja-una-vez.ts`,
      'if (autoridad) return confirmanteDe({ autoridad, segip: false });',
      'if (autoridad) return null;',
      AUTORIDAD,
    ],
    [
      'The authority confirms it by its review',
      `${MODULOS}/ciclo/revision-fallecimiento/service.ts`,
      "  await marcarFallecida(trx, id_persona, fecha, 'AUTORIDAD', ahora);\n",
      '',
      [
        `${MODULOS}/ciclo/revision-fallecimiento/revision-fallecimiento.test.ts`,
        'confirmar: obliga a todos, una sola vez, y no cambia ninguna afiliación',
      ],
    ],
    [
      'Who is bound extends nothing',
      `${MODULOS}/afiliacion/hallar.ts`,
      "  if (await figuraFallecida(trx, id_persona, id_ente_gestor)) throw new Rechazo('PERSONA_FALLECIDA');\n",
      '',
      SEGIP,
    ],
    [
      'Who is bound registers nothing',
      `${MODULOS}/registro/escribir-alta.ts`,
      "if (alta.accion !== 'registro-fallecido' && muerta)",
      'if (false)',
      AUTORIDAD,
    ],
    [
      'Asked again, the identity service confirms it later',
      `${MODULOS}/ciclo/confirmacion-defuncion.service.ts`,
      '      if (fallecida) await confirmar(trx, persona.id, ahora);\n',
      '',
      CONFIRMADA,
    ],
    [
      'What was asked is answered then',
      `${MODULOS}/ciclo/confirmacion-defuncion.queries.ts`,
      "'in', ['DEFUNCION', 'DEFUNCION_POR_CONFIRMAR']",
      "'in', ['DEFUNCION']",
      CONFIRMADA,
    ],
    [
      'The word of one entity is not told to another in step 1',
      `${RUTINAS}/53_defuncion.sql`,
      ' and d.id_ente_gestor = ente and ente = any (alcance_entes())\n',
      '\n',
      [REGISTRADA, '1000004: el ente que registró la muerte la ve en el paso 1; otro, a quien no obliga, no'],
    ],
    [
      'A confirmed death is told to everybody in step 1',
      `${RUTINAS}/53_defuncion.sql`,
      '    and (p.fallecido or d.id_persona is not null)\n',
      '    and d.id_persona is not null\n',
      [REGISTRADA, 'la que el SEGIP o la autoridad confirman la ven todos, con quién lo dice y desde cuándo se sabe'],
    ],
    [
      'What an action does to another affiliation asks the same permission',
      `${MODULOS}/afiliacion/cambios.ts`,
      "  if (!arrastrados.every(puede)) throw new Rechazo('ARRASTRE_SIN_PERMISO');\n",
      '',
      ARRASTRE,
    ],
    [
      'CAJA_WEB_SUS ends nothing but VOLUNTARIO ones by any way',
      `${DOMINIO}/asegurado/permiso-arrastre.ts`,
      ' && rolAtiende(rol, tipo_asegurado);',
      ';',
      ARRASTRE,
    ],
    [
      'Nor those who hang on them',
      `${DOMINIO}/asegurado/permiso-arrastre.ts`,
      '(sigueAlTitular || puede(rol, directa))',
      'true',
      [`${DOMINIO}/asegurado/permiso-arrastre.test.ts`, '%s termina de paso lo que puede dar de baja directamente'],
    ],
  ),
  ...linea(
    'Death certificate',
    ['The date is required', CERTIFICADO, '    fecha_defuncion: revisarFecha(datos.fecha_defuncion),\n', '', PIDE],
    [
      'The number is required',
      CERTIFICADO,
      '    numero_certificado_defuncion: revisarRequerido(datos.numero_certificado_defuncion),\n',
      '',
      PIDE,
    ],
    [
      'The PDF is required',
      CERTIFICADO,
      '    certificado_defuncion: revisarRequerido(datos.certificado_defuncion, AVISO_SIN_CERTIFICADO),\n',
      '',
      PIDE,
    ],
    [
      'The server asks for them',
      `${MODULOS}/registro/registro-fallecido/service.ts`,
      '...exigirDefuncion(persona, codigo), ',
      '',
      [DE_REGISTRO, '$caso: 400 en $campo, nada escrito'],
    ],
    [
      'Optional where the identity service reports the death',
      CERTIFICADO,
      'codigo !== ESTADO_RESPUESTA.FALLECIDO;',
      'codigo !== 0;',
      [DE_REGISTRO, 'si el propio SEGIP informa la muerte, fecha, número y certificado son opcionales'],
    ],
    [
      'The form asks for them',
      `${WEB}/features/registro/registro-fallecido/registro-fallecido.form.ts`,
      '...exigirDefuncion(datos, codigo), ',
      '',
      [
        `${WEB}/features/registro/registro-titular/registro-fallecido.form.test.ts`,
        'pide la fecha, el número y el papel de la defunción',
      ],
    ],
    [
      'The affiliation date is not proposed as today',
      `${WEB}/features/registro/registro-titular/registro-titular.form.ts`,
      "fallecido ? '' : mostrarFecha(hoy)",
      'mostrarFecha(hoy)',
      [
        `${WEB}/features/registro/registro-titular/registro-fallecido.form.test.ts`,
        'no propone hoy como fecha de afiliación de quien murió',
      ],
    ],
  ),
];
