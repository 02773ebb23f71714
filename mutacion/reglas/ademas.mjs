import { API, DOMINIO, linea, MODULOS, RUTINAS } from './linea.mjs';

const FILA = [`${API}/plugins/matriz-permisos.test.ts`, '$nombre: a quién responde y qué cambia'];
const PERMISOS = `${API}/plugins/permisos.test.ts`;
const MALAS = `${API}/plugins/entradas-malas.test.ts`;
const MALO = [MALAS, 'cada campo de cada cuerpo con cada valor inaceptable: 400 en español, con el campo señalado'];
const RANGOS = [
  `${API}/plugins/rangos.test.ts`,
  'ningún número que el contrato admite es mayor que lo que cabe en su columna',
];

/** Not of section 10 alone: what holds for every path. */
export const ademas = [
  ...linea(
    'Besides: the matrix of permissions',
    [
      'A new path without its row fails',
      'packages/banco-de-pruebas/src/matriz/matriz.ts',
      '  ...FILAS_NOVEDAD,\n',
      '',
      [`${API}/plugins/matriz-permisos.test.ts`, 'todo camino tiene su fila, y toda fila su camino'],
    ],
    [
      'Path × role',
      `${MODULOS}/sesion/autenticacion.ts`,
      "    if (!puede(usuario.rol, slug)) throw new Rechazo('SIN_PERMISO');\n",
      '',
      [PERMISOS, '%s: lo prohibido es 403 también con un pedido mal hecho'],
    ],
    [
      'A path that forgot its use case is closed',
      `${MODULOS}/sesion/autenticacion.ts`,
      "    if (slug === undefined && esDeServicio(url)) throw new Rechazo('NO_ENCONTRADO');\n",
      '',
      [PERMISOS, 'una ruta que olvidó declarar el suyo está cerrada para todos'],
    ],
    [
      'Insured type',
      `${MODULOS}/afiliacion/hallar.ts`,
      "  if (!rolAtiende(usuario.rol, ultima.tipo_asegurado)) throw new Rechazo('SIN_PERMISO');\n",
      '',
      FILA,
      { only: 'baja-titular: a quién responde y qué cambia' },
    ],
    [
      'Effects on other affiliations',
      `${MODULOS}/afiliacion/cambios.ts`,
      "  if (!arrastrados.every(puede)) throw new Rechazo('ARRASTRE_SIN_PERMISO');\n",
      '',
      FILA,
      { only: 'registro-titular de un fallecido: a quién responde y qué cambia' },
    ],
    [
      'What is told to whom',
      `${MODULOS}/afiliacion/avisos-defuncion.ts`,
      'cubiertas.length > 0 ? pedir(abrirNovedadesDefuncion, cubiertas, aOtros, ahora) : null',
      'null',
      FILA,
      { only: 'baja-titular por muerte: a quién responde y qué cambia' },
    ],
    [
      'Own or other managing entity',
      `${RUTINAS}/80_politicas.sql`,
      '      using (id_ente_gestor = any ((select alcance_entes())::smallint[]))\n      with check',
      '      using (true)\n      with check',
      FILA,
      { only: 'baja-titular: a quién responde y qué cambia' },
    ],
  ),
  ...linea(
    'Besides: bad shapes of every path',
    [
      'A body that cannot be read is refused in Spanish',
      `${API}/plugins/errores.ts`,
      "  if (typeof error.statusCode === 'number' && error.statusCode < 500) return new Rechazo('SOLICITUD_INVALIDA');\n",
      '',
      [MALAS, 'cuerpo «%s»: 400'],
    ],
    [
      'The field is marked',
      `${API}/plugins/errores.ts`,
      "new Rechazo('SOLICITUD_INVALIDA', {}, problemas(error))",
      "new Rechazo('SOLICITUD_INVALIDA')",
      MALO,
    ],
    [
      'Texts that the database cannot hold',
      'packages/contract/src/shared/campos.ts',
      "!valor.includes('\\u0000') && valor.isWellFormed()",
      'true',
      MALO,
    ],
    [
      'Numbers as large as their column',
      'packages/contract/src/shared/campos.ts',
      'idEnte = hasta(MAX_ID_ENTE)',
      'idEnte = hasta(MAX_ID)',
      RANGOS,
    ],
    [
      'Of one place for schema and column',
      `${DOMINIO}/shared/identificador.ts`,
      'MAX_ID_ENTE = 32_767',
      'MAX_ID_ENTE = 99_999',
      RANGOS,
    ],
  ),
];
