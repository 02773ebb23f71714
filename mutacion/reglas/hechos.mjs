import { DOMINIO, linea, MODULOS, WEB } from './linea.mjs';

const HECHO = `${MODULOS}/ciclo/mismo-hecho.test.ts`;
const OTRA_VEZ = [HECHO, '%s, pedida otra vez: 100, el mismo mensaje, y nada cambia'];
const DE_DOMINIO = [`${DOMINIO}/cobertura/mismo-hecho.test.ts`, 'baja, %s: %#'];
const HABILITAR = `${MODULOS}/ciclo/habilitacion-derechohabiente/habilitacion-derechohabiente.test.ts`;
const SIN_DERECHO = [
  HABILITAR,
  'mientras el titular vive y está cubierto se rechaza con ese motivo; sin derecho ya, se habilita',
];

export const hechos = [
  ...linea(
    'The same deed twice',
    [
      'A baja that the record says already',
      `${MODULOS}/ciclo/baja-repetida.ts`,
      'if (!esLaMismaBaja(fila, pedida, op.hoy)) return null;',
      'if (pedida.idMotivo > 0) return null;',
      OTRA_VEZ,
    ],
    [
      'An ampliación that the record says already',
      `${MODULOS}/ciclo/decidir-ampliacion.ts`,
      'esLaMismaAmpliacion(fila, { idMotivo, fecha_ampliacion }) ? fecha_ampliacion : null',
      'null',
      OTRA_VEZ,
    ],
    [
      'A habilitación that the record says already',
      `${MODULOS}/ciclo/habilitacion-derechohabiente/service.ts`,
      'esLaMismaHabilitacion(fila, { fecha_inicio: desde, ...resto }) ? respuesta : null',
      'null',
      OTRA_VEZ,
    ],
    [
      'The same message, with whom it reached',
      `${MODULOS}/ciclo/baja-repetida.ts`,
      'hecho(textoBaja(fila, arrastre, fecha_fin_cesantia ?? null))',
      'hecho(textoBaja(fila))',
      OTRA_VEZ,
    ],
    [
      'With or without version',
      `${MODULOS}/ciclo/accion.ts`,
      '    const anterior = yaHecha(fila, pedido, resuelto);\n',
      '    exigirVista(fila, vista, pedido.version);\n    const anterior = yaHecha(fila, pedido, resuelto);\n',
      OTRA_VEZ,
    ],
    [
      'Of a baja with or without version',
      `${MODULOS}/ciclo/baja-titular/service.ts`,
      '  const anterior = await bajaRepetida(',
      '  exigirVista(fila, vista, pedido.version);\n  const anterior = await bajaRepetida(',
      OTRA_VEZ,
    ],
    [
      'Another reason is another deed',
      `${DOMINIO}/cobertura/mismo-hecho.ts`,
      ' || h.id_motivo_baja !== idMotivo',
      '',
      [HECHO, 'con otro motivo es otro hecho'],
    ],
    [
      'Another date is another deed',
      `${DOMINIO}/cobertura/mismo-hecho.ts`,
      ' || h.fecha_baja !== fecha',
      '',
      [HECHO, 'con el mismo motivo y otra fecha es otro hecho: la baja por venir se adelanta'],
    ],
    [
      'Whoever sees the cesantía may end it',
      `${DOMINIO}/cobertura/mismo-hecho.ts`,
      'return !(loVe && quitaAlgo);',
      'return true;',
      DE_DOMINIO,
    ],
  ),
  ...linea(
    'Derechohabiente',
    [
      'Refused while the holder is covered',
      `${MODULOS}/ciclo/habilitacion-derechohabiente/service.ts`,
      '    await exigirTitularSinDerecho(op, fila);\n',
      '',
      SIN_DERECHO,
    ],
    [
      'With that reason',
      `${DOMINIO}/cobertura/habilitacion-derechohabiente.ts`,
      'return `El titular está ${nombre}:',
      'return `El titular está cubierto:',
      SIN_DERECHO,
    ],
    [
      'Enabled when the holder has no right any more',
      `${DOMINIO}/cobertura/habilitacion-derechohabiente.ts`,
      '  if (!estaCubierto(titular, hoy)) return null;\n',
      '',
      SIN_DERECHO,
    ],
    [
      'Enabled when the holder has died, also under a cover that was recorded after the death',
      `${MODULOS}/ciclo/habilitacion-derechohabiente/service.ts`,
      '  if (!fallecido) throw',
      '  throw',
      [HABILITAR, 'la viuda de quien murió se habilita, aunque su cobertura se haya registrado después'],
    ],
    [
      'The detail is required by the server',
      `${MODULOS}/ciclo/habilitacion-derechohabiente/service.ts`,
      "    if (detalle_derechohabiente === null) throw campoInvalido('descripcion_motivo', TEXTO_REQUERIDO);\n",
      '',
      [HABILITAR, 'sin el detalle (%j): 400, y se señala el campo'],
    ],
    [
      'The detail is required by the form',
      `${WEB}/features/ciclo/habilitacion-derechohabiente/habilitacion-derechohabiente.form.ts`,
      '    ...(detalle === null ? {} : { descripcion_motivo: detalle.texto }),\n',
      '',
      [
        `${WEB}/features/ciclo/habilitacion-derechohabiente/habilitacion-derechohabiente.form.test.ts`,
        'exige el tipo de rentista y el detalle',
      ],
    ],
  ),
];
