import { DOMINIO, linea, MODULOS, WEB } from './linea.mjs';

const QUIEN = `${DOMINIO}/beneficiario/quien-puede.ts`;
const QUIEN_TEST = `${DOMINIO}/beneficiario/quien-puede.test.ts`;
const GUARDA = `${MODULOS}/registro/registro-beneficiario/registro-beneficiario.quien.test.ts`;
const PASO_1 = `${MODULOS}/registro/validacion-beneficiario/validacion-beneficiario.test.ts`;
const DICE_ANTES = [PASO_1, '$caso: el paso 1 ya dice lo que el guardado rechazaría'];
const PREPARAR = `${MODULOS}/registro/registro-beneficiario/preparar.ts`;
const ALTA = `${MODULOS}/registro/escribir-alta.ts`;
const SUYA = [GUARDA, 'quien está cubierto como titular del mismo empleador: 501, con novedad'];
const HIJO_O_PADRE = [
  QUIEN_TEST,
  'una hija o un hijo es menor que el titular, y el padre o la madre mayor, aunque sea por un día',
];
const NO_CUBIERTO = [
  PASO_1,
  '%s está registrado y no puede tener beneficiarios: 401, y se dice por qué, como al guardar',
];
const PUEDE = [`${DOMINIO}/beneficiario/titular.test.ts`, 'un titular cubierto en %i puede tener uno más'];
const NUEVO = [
  `${MODULOS}/asegurado/detalle-asegurado/detalle-asegurado.test.ts`,
  '%s: un beneficiario más se ofrece donde puede guardarse, y si no se dice por qué: %s',
];

export const beneficiarios = [
  ...linea(
    'Who may become a beneficiary',
    [
      'Nobody is their own',
      QUIEN,
      'persona.fecha_nacimiento === titular.fecha_nacimiento &&',
      'false &&',
      [QUIEN_TEST, 'nadie es su propio beneficiario: mismo documento, con su complemento, y misma fecha de nacimiento'],
    ],
    [
      'Step 1 says so',
      `${MODULOS}/registro/validacion-beneficiario/titular.ts`,
      '  if (esElTitular(quien, titular)) return { impedimento: TEXTO_DE_SI_MISMO, conyuge: null };\n',
      '',
      DICE_ANTES,
    ],
    [
      'One ESPOSA/ESPOSO at a time',
      QUIEN,
      "DE_UNO_SOLO: readonly string[] = ['ESPOSA_ESPOSO', 'CONVIVIENTE']",
      "DE_UNO_SOLO: readonly string[] = ['CONVIVIENTE']",
      [GUARDA, 'un segundo cónyuge (%s) junto a uno activo: 0 con el motivo, nada escrito'],
    ],
    [
      'One CONVIVIENTE at a time',
      QUIEN,
      "DE_UNO_SOLO: readonly string[] = ['ESPOSA_ESPOSO', 'CONVIVIENTE']",
      "DE_UNO_SOLO: readonly string[] = ['ESPOSA_ESPOSO']",
      [QUIEN_TEST, '%s: uno solo a la vez'],
    ],
    [
      'Only beside one that is covered',
      `${MODULOS}/afiliacion/conyuge.queries.ts`,
      'filas.filter((fila) => estaCubierto(fila, hoy))',
      '[...filas]',
      [GUARDA, 'terminada la cobertura del cónyuge, otro sí puede serlo'],
    ],
    [
      'A save refuses kin that may not be',
      PREPARAR,
      "  if (problema !== null) throw new Rechazo('REGLA_INCUMPLIDA', { razon: problema.texto });\n",
      '',
      [GUARDA, 'un segundo cónyuge (%s) junto a uno activo: 0 con el motivo, nada escrito'],
    ],
    ['A HIJA/HIJO is younger', QUIEN, 'nacimiento <= delTitular', 'nacimiento < delTitular', HIJO_O_PADRE],
    ['A PADRE/MADRE is older', QUIEN, 'nacimiento >= delTitular', 'nacimiento > delTitular', HIJO_O_PADRE],
    [
      'Step 1 refuses kin already',
      `${MODULOS}/registro/validacion-beneficiario/titular.ts`,
      'impedimento: problema?.texto ?? null, conyuge',
      'impedimento: null, conyuge',
      DICE_ANTES,
    ],
    [
      'Covered as a holder: code 501',
      ALTA,
      'estaCubierto(hechos, hoy) ? coberturasAparte(registros, idPersonaTitular, hoy) : []',
      "coberturasAparte(registros, idPersonaTitular, hoy).filter((r) => r.tipo === 'BENEFICIARIO')",
      SUYA,
    ],
    [
      'Covered under another holder: code 501',
      `${DOMINIO}/titular/doble-afiliacion.ts`,
      '(idPersonaTitular === null || r.id_persona_titular !== idPersonaTitular)',
      "(idPersonaTitular === null || r.tipo === 'TITULAR')",
      [
        GUARDA,
        'quien está cubierto bajo otro titular del mismo ente: 501; otra vez bajo el mismo desde otro día, 0 con su razón',
      ],
    ],
    ['With its observation', ALTA, '? [texto(entesDe(aparte))] : []', '? [TEXTO_GUARDADO] : []', SUYA],
    [
      'With a novedad',
      ALTA,
      'otras.length > 0 ? pedir(abrirNovedadDobleAfiliacion, fila, otras, detalle, ahora) : null',
      'null',
      SUYA,
    ],
    [
      'A holder who gets a second affiliation elsewhere',
      ALTA,
      'coberturasAparte(registros, idPersonaTitular, hoy)',
      'coberturasAparte(idPersonaTitular === null ? [] : registros, idPersonaTitular, hoy)',
      [
        `${MODULOS}/registro/registro-titular/registro-titular.test.ts`,
        '1000006, activo en la Caja Petrolera: 501 y una novedad para cada ente gestor',
      ],
    ],
    [
      'A holder who gets a second affiliation in the same entity',
      ALTA,
      'coberturasAparte(registros, idPersonaTitular, hoy)',
      'coberturasAparte(registros.filter((r) => r.id_ente_gestor !== idEnteGestor), idPersonaTitular, hoy)',
      [
        `${MODULOS}/registro/registro-titular/registro-titular.test.ts`,
        '1000101, cubierto por otro empleador del mismo ente: 501 y ninguna novedad',
      ],
    ],
  ),
  ...linea(
    'Nuevo Beneficiario',
    [
      'The holder is covered',
      `${DOMINIO}/beneficiario/titular.ts`,
      '  if (!estaCubierto(titular, hoy)) return `El titular está ${nombre}: no puede registrar beneficiarios.`;\n',
      '',
      NUEVO,
    ],
    [
      'Also in 103',
      `${DOMINIO}/beneficiario/titular.ts`,
      'if (!estaCubierto(titular, hoy)) return',
      'if (alDia(titular, hoy).estado === 103) return',
      PUEDE,
    ],
    [
      'The server says why not',
      `${MODULOS}/asegurado/asegurado.presenter.ts`,
      'impide_beneficiarios: impideBeneficiarios(titular, hoy)',
      'impide_beneficiarios: null',
      NUEVO,
    ],
    [
      'Disabled elsewhere',
      `${WEB}/features/asegurado/beneficiarios/BotonNuevo.tsx`,
      'disabled={impide !== null}',
      'disabled={false}',
      [`${WEB}/features/asegurado/beneficiarios/BotonNuevo.test.tsx`, 'donde no puede, dice por qué y no abre nada'],
    ],
    [
      'With its reason',
      `${WEB}/features/asegurado/beneficiarios/BotonNuevo.tsx`,
      '          {impide}\n',
      '',
      [`${WEB}/features/asegurado/beneficiarios/BotonNuevo.test.tsx`, 'donde no puede, dice por qué y no abre nada'],
    ],
  ),
  ...linea(
    'A holder who is found but not covered',
    [
      'Is not told as not found',
      `${MODULOS}/registro/validacion-beneficiario/titular.ts`,
      '(juzgadas[0]?.impide ?? NO_ES_TITULAR)',
      'null',
      NO_CUBIERTO,
    ],
    [
      'Is told the state',
      `${DOMINIO}/beneficiario/titular.ts`,
      'return `El titular está ${nombre}: no puede',
      'return `El titular no está cubierto: no puede',
      NO_CUBIERTO,
    ],
    [
      'Who is a beneficiary is told as such',
      `${MODULOS}/registro/validacion-beneficiario/titular.ts`,
      '?? NO_ES_TITULAR)',
      '?? null)',
      NO_CUBIERTO,
    ],
    [
      'Who is not found keeps their own message',
      `${MODULOS}/registro/validacion-beneficiario/service.ts`,
      'data.length > 0 ? TITULAR_ENCONTRADO : TEXTO_IDENTIDAD.NO_ENCONTRADO',
      'TITULAR_ENCONTRADO',
      [PASO_1, '$caso ($numero): 102 con el texto de la especificación'],
    ],
    [
      'Step 1 of the wizard goes no further',
      `${WEB}/features/registro/validacion-beneficiario/resultado-titular.ts`,
      '  if (resultado.persona !== null && impedimento !== null)\n    return { ...resultado, persona: null, mensajes: [impedimento], impedida: resultado.persona };\n',
      '',
      [
        `${WEB}/features/registro/validacion-beneficiario/resultado-titular.test.ts`,
        'se detiene con lo que el guardado rechazaría, en palabras del servidor',
      ],
    ],
  ),
];
