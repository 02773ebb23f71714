import { API, DOMINIO, linea, MODULOS, WEB } from './linea.mjs';

const ACCIONES = `${DOMINIO}/cuenta/acciones.ts`;
const DE_FILA = `${DOMINIO}/asegurado/acciones-fila.test.ts`;
const BENEFICIARIO = [DE_FILA, 'un beneficiario en %i'];
const PRODUCTO = `${MODULOS}/cuenta/producto.test.ts`;
const ROLES = [
  PRODUCTO,
  'con otro nombre de producto, %s tiene el rol %s en el token y en el perfil, y puede lo mismo',
];
const CON_NOMBRE = [PRODUCTO, 'los términos y la documentación lo nombran así'];
const CONFIG = [
  `${API}/config.test.ts`,
  'el producto se llama SGPA, o como se diga en un nombre corto que no sea ya el de otra cosa',
];
const DE_PAGINA = [
  `${WEB}/lib/sesion-producto.test.tsx`,
  'el nombre que la página da al producto se entiende en el código del rol',
];

const PIE = [
  `${WEB}/routes/PaginaIngresoEnrutada.test.tsx`,
  'en %s el pie es el de las demás páginas: versión, derechos y términos',
];

export const lista = [
  ...linea(
    'BENEFICIARIO mode',
    [
      'Detalles',
      ACCIONES,
      "de: ['TITULAR', 'BENEFICIARIO'],\n    roles: ROLES,",
      "de: ['TITULAR'],\n    roles: ROLES,",
      BENEFICIARIO,
    ],
    [
      'Baja',
      ACCIONES,
      'roles: ROLES_BENEFICIARIOS,\n    estados: CON_BAJA,',
      'roles: ROLES_BENEFICIARIOS,\n    estados: [ACTIVO],',
      BENEFICIARIO,
    ],
    [
      'Ampliación',
      ACCIONES,
      'roles: ROLES_BENEFICIARIOS,\n    estados: [CESANTIA],',
      'roles: ROLES_BENEFICIARIOS,\n    estados: [],',
      BENEFICIARIO,
    ],
    [
      'Actualizar',
      ACCIONES,
      "estados: AFILIADO,\n    enLista: 'registro-beneficiario',",
      "estados: [ACTIVO],\n    enLista: 'registro-beneficiario',",
      BENEFICIARIO,
    ],
    [
      'Derechohabiente in 103 and 105',
      ACCIONES,
      'estados: [CESANTIA, INHABILITADO],',
      'estados: [CESANTIA],',
      BENEFICIARIO,
    ],
    [
      'By role',
      `${DOMINIO}/asegurado/acciones-fila.ts`,
      'accion.roles.some((uno) => uno === rol) && ',
      '',
      [DE_FILA, 'a quien solo lee se le ofrece el detalle, en todo estado'],
    ],
    [
      'Nuevo and Registro fallecido are hidden',
      `${WEB}/features/asegurado/lista-asegurados/alcance.ts`,
      "puedeRegistrar && tipoAfiliado === 'TITULAR'",
      'puedeRegistrar',
      [
        `${WEB}/features/asegurado/lista-asegurados/alcance.test.ts`,
        'ofrece registrar titulares sobre la lista de titulares, no sobre la de beneficiarios',
      ],
    ],
  ),
  ...linea(
    '`/titulares`, `/post`; footer of sign-in',
    [
      '/titulares leads to the list',
      `${WEB}/routes/antiguas.tsx`,
      "rutaHaciaLaLista('/titulares')",
      "rutaHaciaLaLista('/titular')",
      [`${WEB}/routes/antiguas.test.tsx`, '%s lleva a la lista'],
    ],
    [
      '/post leads to the list',
      `${WEB}/routes/antiguas.tsx`,
      "rutaHaciaLaLista('/post')",
      "rutaHaciaLaLista('/posts')",
      [`${WEB}/routes/antiguas.test.tsx`, '%s lleva a la lista'],
    ],
    [
      'To the list and nowhere else',
      `${WEB}/routes/antiguas.tsx`,
      "to: '/asegurado'",
      "to: '/consultas'",
      [`${WEB}/routes/antiguas.test.tsx`, '%s lleva a la lista'],
    ],
    [
      'The sign-in page carries the footer of the shell',
      `${WEB}/features/sesion/ingreso/PaginaIngreso.tsx`,
      '      {pie}\n',
      '',
      PIE,
    ],
    ['With the version', `${WEB}/routes/marco/PieDePagina.tsx`, 'Versión {VERSION}', 'Versión', PIE],
    ['With the copyright', `${WEB}/routes/marco/PieDePagina.tsx`, ' Unidad de Tecnología', '', PIE],
    ['With the terms', `${WEB}/routes/marco/PieDePagina.tsx`, '        Términos de uso\n', '', PIE],
  ),
  ...linea(
    '`{product}`',
    ['One setting', `${API}/config.ts`, 'producto: env.SGPA_PRODUCTO ?? PRODUCTO,', 'producto: PRODUCTO,', CONFIG],
    ['SGPA by default', `${DOMINIO}/cuenta/roles.ts`, "PRODUCTO = 'SGPA'", "PRODUCTO = 'SGPB'", CONFIG],
    [
      'Role codes of the server',
      `${DOMINIO}/cuenta/roles.ts`,
      'conProducto(rol, PRODUCTO, producto)',
      'conProducto(rol, producto, producto)',
      ROLES,
    ],
    [
      'Role codes of the browser',
      `${WEB}/lib/sesion.ts`,
      'codigoRol: rolDeCodigo(codigoRol, PRODUCTO)',
      'codigoRol',
      DE_PAGINA,
    ],
    [
      'Terms',
      `${MODULOS}/cuenta/terminos-vigentes/service.ts`,
      'dicho.replaceAll(PRODUCTO, config.producto)',
      'dicho.replaceAll(PRODUCTO, config.producto.slice(0, 0) + PRODUCTO)',
      CON_NOMBRE,
    ],
    [
      'Titles of documents',
      `${API}/plugins/documentacion.ts`,
      '        title: producto,',
      "        title: producto && 'SGPA',",
      CON_NOMBRE,
    ],
    [
      'The browser finds it in the page',
      `${WEB}/ui/producto.ts`,
      'meta[name=application-name]',
      'meta[name=generator]',
      DE_PAGINA,
    ],
    [
      'The server writes it into the page',
      `${API}/plugins/web.ts`,
      '    .replaceAll(PRODUCTO, producto)\n',
      '',
      [
        `${API}/plugins/web.test.ts`,
        'la página dice cómo se llama el producto aquí, también comprimida y por su nombre de archivo',
      ],
    ],
  ),
];
