// Where the web has an answer of the server in hand, and every type that is written onto it from there on.
import { walk } from './syntax.mjs';

const FUNCTION = /^(ArrowFunctionExpression|FunctionExpression|FunctionDeclaration|MethodProperty|ClassMethod)$/;
/** Only a returned answer leaves them. */
const BLOCK = /^(BlockStatement|FunctionBody|(If|Try|Switch|While|For\w*)Statement|SwitchCase|CatchClause)$/;
/** The answer itself goes on through these. */
const SAME =
  /^(AwaitExpression|ParenthesisExpression|TsNonNullExpression|TsAsExpression|TsTypeAssertion|ReturnStatement)$/;
/** What they give is the answer that their function fetches. */
const QUERY =
  /^(use\w*(Query|Queries|Mutation)|\w*[qQ]ueryOptions|mutationOptions|(fetch|ensure|prefetch)\w*Query\w*)$/;
/** What they give, or are given, is an answer, too. */
const CLIENT = /^(get|set)Quer(y|ies)Data$|^llamar$|^pedir$/;

const calledName = ({ callee }) => (callee.type === 'MemberExpression' ? callee.property.value : callee.value) ?? '';

/** A call whose own type arguments would be types of an answer. */
export const takesAnswers = (node) =>
  node.type === 'CallExpression' && (CLIENT.test(calledName(node)) || QUERY.test(calledName(node)));

const firstTaken = (fn) => fn?.params?.[0]?.pat ?? fn?.params?.[0];

/** Names that a pattern gives to what it takes, whole or in parts. */
function bound(pattern) {
  if (pattern.type === 'Identifier') return [pattern.value];
  if (pattern.type === 'ArrayPattern') return pattern.elements.filter(Boolean).flatMap(bound);
  if (pattern.type !== 'ObjectPattern') return [];
  return pattern.properties.flatMap((one) => {
    if (one.type === 'KeyValuePatternProperty') return bound(one.value);
    return one.type === 'AssignmentPatternProperty' ? [one.key.value] : [];
  });
}

/** Of a condition or a choice, only what may come out of it. */
const comesOut = (node, child) =>
  (node.type === 'ConditionalExpression' && node.test !== child) ||
  (node.type === 'BinaryExpression' &&
    (/^(\?\?|\|\|)$/.test(node.operator) || (node.operator === '&&' && node.right === child)));

const scopeOf = (above) => above.findLast(({ type }) => FUNCTION.test(type)) ?? null;

/** `answer.then(…)`: types of its own, or of what its function takes; `setter` in the place of that function. */
function then(call, { write, set }) {
  for (const type of call.typeArguments?.params ?? []) write(type);
  if (call.callee.property.value !== 'then') return;
  const next = call.arguments[0]?.expression;
  if (next?.type === 'Identifier') set(next.value);
  else write(firstTaken(next)?.typeAnnotation);
}

/**
 * From an answer outwards: `write` is told each type on the way, `bind` each name that it is given, with the function in
 * which that name is known, `set` each function that it is handed to.
 */
function follow(answer, above, { write, bind, set }) {
  let child = answer;
  /** Not the answer itself any more, but a function that gives it. */
  let isFunction = false;
  for (let i = above.length - 1; i >= 0; i--) {
    const node = above[i];
    if (FUNCTION.test(node.type)) {
      write(node.returnType);
      isFunction = true;
    } else if (node.type === 'TsSatisfiesExpression') write(node.typeAnnotation);
    else if (node.type === 'MemberExpression') {
      const call = above[i - 1];
      if (isFunction || node.object !== child) return;
      if (call?.type === 'CallExpression' && call.callee === node) {
        if (!/^(then|catch|finally)$/.test(node.property.value)) return;
        then(call, { write, set });
        i -= 1;
        child = call;
        continue;
      }
    } else if (node.type === 'CallExpression') {
      for (const type of node.typeArguments?.params ?? []) write(type);
      if (!isFunction) set(calledName(node));
      if (!isFunction || !QUERY.test(calledName(node))) return;
      isFunction = false;
    } else if (node.type === 'VariableDeclarator') {
      write(node.id.typeAnnotation);
      if (!isFunction) bind(bound(node.id), scopeOf(above.slice(0, i)));
      return;
    } else if (node.type === 'AssignmentExpression') {
      if (!isFunction && node.left.type === 'Identifier') bind([node.left.value], scopeOf(above.slice(0, i)), true);
      return;
    } else if (BLOCK.test(node.type)) {
      if (child.type !== 'ReturnStatement' && !BLOCK.test(child.type)) return;
    } else if (/^(KeyValueProperty|ObjectExpression|ArrayExpression)$/.test(node.type)) {
      if (!isFunction) return;
    } else if (!SAME.test(node.type) && !comesOut(node, child)) return;
    child = node;
  }
}

/** `const [state, setState] = useState<T>()`: setter → its types. */
function settersOf(body) {
  const setters = new Map();
  walk(body, ({ type, id, init }) => {
    if (type !== 'VariableDeclarator' || init?.type !== 'CallExpression' || calledName(init) !== 'useState') return;
    const [, setter] = id.type === 'ArrayPattern' ? id.elements : [];
    if (setter) setters.set(setter.value, init.typeArguments?.params ?? []);
  });
  return setters;
}

/** `const { data } = useSomething()` of ours: what a hook gives under that name is an answer, too. */
const dataOf = ({ type, id, init }) =>
  type === 'VariableDeclarator' &&
  id.type === 'ObjectPattern' &&
  init?.type === 'CallExpression' &&
  /^use[A-Z]/.test(calledName(init))
    ? id.properties.filter(({ key }) => key?.value === 'data')
    : [];

/** `write(type)` for every type that is put on an answer of the server, in one file. */
export function typesOnAnswers(body, write) {
  const setters = settersOf(body);
  const set = (name) => {
    for (const type of setters.get(name) ?? []) write(type);
  };
  const names = [];
  const bind = (those, scope, assigned = false) => names.push({ those: new Set(those), scope, assigned });
  walk(body, (node, above) => {
    if (node.type === 'CallExpression' && calledName(node) === 'llamar') follow(node, above, { write, bind, set });
    const data = dataOf(node);
    if (data.length === 0) return;
    write(node.id.typeAnnotation);
    bind(bound({ ...node.id, properties: data }), scopeOf(above));
  });
  const isNamed = (name, above) =>
    names.some(({ those, scope }) => those.has(name) && (scope === null || above.includes(scope)));
  const isAssigned = (name, above) =>
    names.some(({ those, scope, assigned }) => assigned && those.has(name) && scope === scopeOf(above));
  walk(body, (node, above) => {
    if (node.type === 'VariableDeclarator' && isAssigned(node.id.value, above)) write(node.id.typeAnnotation);
    if (node.type === 'Identifier' && isNamed(node.value, above)) follow(node, above, { write, bind: () => {}, set });
  });
}
