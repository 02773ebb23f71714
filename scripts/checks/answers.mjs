// The browser calls the contract by key (docs/decisions/0071): no address, no type of an answer and no assertion by hand.
import { RUTAS } from '../../packages/contract/src/rutas.ts';
import { takesAnswers, typesOnAnswers } from '../lib/answers.mjs';
import { isTest, read } from '../lib/files.mjs';
import { lineOf, syntaxOf, walk } from '../lib/syntax.mjs';
import { writtenTypes } from '../lib/written-types.mjs';

const WEB = 'apps/web/src/';
const isWeb = (file) => file.startsWith(WEB) && /\.tsx?$/.test(file) && !isTest(file) && !/generated/.test(file);

const CLIENT = ['lib/api.ts', 'lib/adelanto.ts', 'lib/descargar.ts'];
/** A light page of its own, without client: it takes address and type from the contract by itself. */
const ALONE = ['verificar.ts', 'sello.ts'].map((name) => `features/certificado/verificacion-certificado/${name}`);
const NETWORK = new Set([...CLIENT, ...ALONE]);
/** The second reads a token, not an answer. */
const JSON_READERS = new Set(['lib/leer-json.ts', 'lib/sesion.ts', ...ALONE]);

const OF_FORMS = "React Hook Form's types do not say it of a generic form";
const DRAFT = 'a draft, looked at where it is read';
const OPTIONS = 'a value of its own list';
/** Where something is asserted that is no answer, but for the first: the one place where an answer is believed. */
const ASSERTED = {
  'lib/llamar.ts': 'the server let it out through the schema that gives this type',
  'lib/parte-de-formulario.ts': OF_FORMS,
  'lib/resolver.ts': OF_FORMS,
  'lib/use-borrador.ts': DRAFT,
  'features/correccion/use-edicion.ts': `${OF_FORMS}; ${DRAFT}`,
  'features/correccion/edicion.ts': 'keys of what was just built',
  'features/catalogo/CamposLugar.tsx': OF_FORMS,
  'features/registro/registro-titular-lista/use-registro-lista.ts': 'keys of what was just built',
  'features/registro/validacion-beneficiario/beneficiario-en-curso.ts': DRAFT,
  'features/registro/validacion-beneficiario/titular-guardado.ts': DRAFT,
  'features/asegurado/lista-asegurados/filtros/nombres-entidades.ts': DRAFT,
  'features/afiliacion/campos-titular.ts': OPTIONS,
  'features/guardado/resultado-registro.ts': 'filtered by what they are a line before',
  'features/parametro/parametro.form.ts': 'built from the list that names its keys',
  'ui/GroupedMultiSelectBody.tsx': OPTIONS,
  'ui/TablePages.tsx': OPTIONS,
};

const segments = [...new Set(Object.values(RUTAS).map(({ path }) => path.split('/')[1]))];
const literally = segments.map((one) => one.replace('.', '\\.')).join('|');
/** The beginning of a path of the contract, wherever it stands in a text; and the bases of the services. */
const ADDRESS = new RegExp(`(?:^|/)(?:${literally})/|^/(?:api|monitoreo)(?:/|$)`);
const BASES = 'lib/config.ts';

const NET = /^(?:fetch|XMLHttpRequest|WebSocket|EventSource|sendBeacon)$/;

const texts = (node) => {
  if (node.type === 'StringLiteral') return [node.value];
  return node.type === 'TemplateLiteral' ? node.quasis.map(({ cooked, raw }) => cooked ?? raw) : [];
};
const isImported = (above) => /^(Import|Export(All|Named))|^TsImport/.test(above.at(-1)?.type ?? '');

const readsJson = ({ type, callee }) =>
  type === 'CallExpression' &&
  callee.type === 'MemberExpression' &&
  (callee.property.value === 'json' || (callee.object.value === 'JSON' && callee.property.value === 'parse'));

const asserts = ({ type, typeAnnotation }) =>
  type === 'TsTypeAssertion' || (type === 'TsAsExpression' && typeAnnotation.type !== 'TsConstAssertion');

const RULES = {
  address: 'La interfaz llama al API por la clave de la ruta (lib/llamar.ts): ninguna dirección escrita a mano.',
  network: 'La interfaz llega a la red solo por su cliente (lib/llamar.ts, lib/descargar.ts), y lee JSON solo allí.',
  types: 'El tipo de una respuesta sale del contrato: ninguno escrito a mano sobre lo que dio el servidor.',
  asserted: 'Sin `as` en la interfaz, salvo los lugares de scripts/checks/answers.mjs, con su razón.',
};

/** @param sources the web's files → their text. Gives what is wrong by rule, as `file:line`. */
export function answerProblems(sources) {
  const found = { address: [], network: [], types: [], asserted: [] };
  const trees = new Map([...sources].map(([file, text]) => [file, syntaxOf(file, text)]));
  const isWritten = writtenTypes((file) => trees.get(file));
  const asserting = new Set();
  for (const [file, tree] of trees) {
    const own = file.slice(WEB.length);
    const text = sources.get(file);
    const say = (rule, node) => {
      const line = lineOf(text, node);
      found[rule].push(`${file}:${line}: ${text.split('\n')[line - 1].trim()}`);
    };
    walk(tree, (node, above) => {
      if (own !== BASES && !isImported(above) && texts(node).some((one) => ADDRESS.test(one))) say('address', node);
      if (node.type === 'Identifier' && NET.test(node.value) && !NETWORK.has(own)) say('network', node);
      if (readsJson(node) && !JSON_READERS.has(own)) say('network', node);
      if (takesAnswers(node) && node.typeArguments) say('types', node);
      if (!asserts(node)) return;
      asserting.add(own);
      if (ASSERTED[own] === undefined) say('asserted', node);
    });
    typesOnAnswers(tree, (type) => {
      if (isWritten(file, type)) say('types', type);
    });
  }
  return { found, asserting };
}

const already = new WeakMap();
function problemsOf(files) {
  if (!already.has(files)) {
    const sources = new Map(files.filter(isWeb).map((file) => [file, read(file)]));
    const { found, asserting } = answerProblems(sources);
    const stale = Object.keys(ASSERTED).filter((own) => !asserting.has(own));
    found.asserted.push(
      ...stale.map((own) => `${WEB}${own}: la excepción de scripts/checks/answers.mjs ya no hace falta`),
    );
    already.set(files, found);
  }
  return already.get(files);
}

export const answers = Object.entries(RULES).map(([rule, name]) => ({
  name,
  find: (files) => [...new Set(problemsOf(files)[rule])],
}));
