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

const returned = (fn) => fn.returnType;
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

/**
 * From an answer outwards: `write` is told each type on the way, `bind` each name that it is given, with the function in
 * which that name is known.
 */
function follow(answer, above, { write, bind }) {
  let child = answer;
  let isFunction = false;
  for (let i = above.length - 1; i >= 0; i--) {
    const node = above[i];
    if (FUNCTION.test(node.type)) {
      write(returned(node));
      isFunction = true;
    } else if (node.type === 'TsSatisfiesExpression') write(node.typeAnnotation);
    else if (node.type === 'MemberExpression') {
      const call = above[i - 1];
      if (isFunction || node.object !== child) return;
      if (call?.type === 'CallExpression' && call.callee === node) {
        if (!/^(then|catch|finally)$/.test(node.property.value)) return;
        for (const type of call.typeArguments?.params ?? []) write(type);
        if (node.property.value === 'then') write(firstTaken(call.arguments[0]?.expression)?.typeAnnotation);
        i -= 1;
        child = call;
        continue;
      }
    } else if (node.type === 'CallExpression') {
      for (const type of node.typeArguments?.params ?? []) write(type);
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

/** `write(type)` for every type that is put on an answer of the server, in one file. */
export function typesOnAnswers(body, write) {
  const names = [];
  const bind = (those, scope, assigned = false) => names.push({ those: new Set(those), scope, assigned });
  walk(body, (node, above) => {
    if (node.type === 'CallExpression' && calledName(node) === 'llamar') follow(node, above, { write, bind });
    // What a hook of ours gives as `data` is an answer, too.
    if (
      node.type === 'VariableDeclarator' &&
      node.init?.type === 'CallExpression' &&
      /^use[A-Z]/.test(calledName(node.init))
    ) {
      const taken =
        node.id.type === 'ObjectPattern' ? node.id.properties.filter(({ key }) => key?.value === 'data') : [];
      if (taken.length === 0) return;
      write(node.id.typeAnnotation);
      bind(bound({ ...node.id, properties: taken }), scopeOf(above));
    }
  });
  const ignore = () => {};
  walk(body, (node, above) => {
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier') {
      const own = names.filter(
        ({ those, scope, assigned }) => assigned && scope === scopeOf(above) && those.has(node.id.value),
      );
      if (own.length > 0) write(node.id.typeAnnotation);
    }
    if (node.type !== 'Identifier') return;
    const isOne = names.some(({ those, scope }) => those.has(node.value) && (scope === null || above.includes(scope)));
    if (isOne) follow(node, above, { write, bind: ignore });
  });
}
