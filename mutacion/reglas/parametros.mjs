import { API, DOMINIO, linea, MODULOS, RUTINAS } from './linea.mjs';

const VIGENCIA = `${MODULOS}/catalogo/vigencia.test.ts`;
const FORMAS = [VIGENCIA, '%s no guarda con un valor terminado de %s, y dice cuál y desde cuándo'];

/** Section 7, parameters: lists, managing entities, establishments and employers that ADM_SGPA keeps. */
export const parametros = linea(
  'Besides: parameters (§7)',
  [
    'What ended is refused by every form',
    `${DOMINIO}/parametro/vigencia.ts`,
    "  if (vigente_hasta !== null && vigente_hasta < hoy) return 'TERMINADO';\n",
    '',
    FORMAS,
  ],
  [
    'What a record has already it keeps',
    `${MODULOS}/catalogo/vigencia.ts`,
    'valor === undefined || yaTiene.includes(valor.id)',
    'valor === undefined',
    [VIGENCIA, 'un registro que ya lo tiene lo muestra y se vuelve a guardar con él'],
  ],
  [
    'Another server forgets what it kept',
    `${MODULOS}/sesion/sesion.service.ts`,
    '  vieron(db, sesion.catalogos);\n',
    '',
    [
      `${MODULOS}/catalogo/frescura.test.ts`,
      'un nombre cambiado en uno lo usa el otro en la petición que sigue, con lo que tenía guardado en memoria',
    ],
  ],
  [
    'A change makes a new version',
    `${RUTINAS}/59_parametro.sql`,
    '  update catalogo_version set version = version + 1;\n',
    '',
    [
      `${MODULOS}/catalogo/frescura.test.ts`,
      'también lo que cambia quien administra la base cuenta, y lo que se deshace no',
    ],
  ],
  [
    'What a rule asks for does not end',
    `${DOMINIO}/parametro/listas.ts`,
    "accion === 'vigencia-parametro' ? !loUsaUnaRegla(lista, codigo)",
    "accion === 'vigencia-parametro' ? true",
    [
      `${DOMINIO}/parametro/listas.test.ts`,
      'lo que no termina dice que lo usa una regla, y lo que no cambia de quién es el nombre',
    ],
  ],
  [
    'The second of two who save is told',
    `${MODULOS}/parametro/parametro.service.ts`,
    "  if (fila.version !== version) throw new Rechazo('REGISTRO_CAMBIADO');\n",
    '',
    [`${MODULOS}/parametro/parametro.test.ts`, 'quien guarda segundo, con lo que vio antes, no pisa al primero'],
  ],
  [
    'Only ADM_SGPA, by SQL too',
    `${RUTINAS}/59_parametro.sql`,
    '  if not coalesce(alcance_parametriza(), false) then',
    '  if false then',
    [`${API}/db/ultimo-testigo.test.ts`, 'con la sesión de otro ente no se puede %s'],
  ],
);
