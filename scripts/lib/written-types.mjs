// Whether a type was written by hand in the web: what the contract or the domain gives, or follows from them, was not.
import path from 'node:path';

/** They hold the type that is looked at. */
const AROUND = new Set([
  'Promise',
  'Array',
  'ReadonlyArray',
  'Readonly',
  'Partial',
  'Required',
  'NonNullable',
  'Awaited',
]);
/** They take it apart: the first argument is what they start from. */
const APART = new Set(['Pick', 'Omit', 'Exclude', 'Extract']);
/** As good as no type: whatever came next would be an assertion. */
const ANYTHING = new Set(['any', 'unknown', 'object']);

const nameOf = (entity) => entity?.value ?? nameOf(entity?.left);

/** Types that a file declares, and from where it has the others. */
function namesOf(body) {
  const own = new Map();
  const from = new Map();
  for (const item of body) {
    const declared = item.type === 'ExportDeclaration' ? item.declaration : item;
    if (/^Ts(Interface|TypeAlias)Declaration$/.test(declared.type)) own.set(declared.id.value, declared);
    if (item.type === 'ImportDeclaration') {
      for (const one of item.specifiers)
        from.set(one.local.value, { source: item.source.value, name: one.imported?.value ?? one.local.value });
    }
  }
  return { own, from };
}

/** @param treeOf gives the tree of a file of the web, or undefined where there is none. */
export function writtenTypes(treeOf) {
  const names = new Map();
  const namesIn = (file) => {
    if (!names.has(file)) names.set(file, namesOf(treeOf(file) ?? []));
    return names.get(file);
  };

  function ofName(file, name, seen) {
    if (seen.has(`${file} ${name}`)) return false;
    const known = new Set([...seen, `${file} ${name}`]);
    const { own, from } = namesIn(file);
    const declared = own.get(name);
    if (declared?.type === 'TsInterfaceDeclaration') return declared.extends.length === 0;
    if (declared !== undefined) return isWritten(file, declared.typeAnnotation, known);
    const imported = from.get(name);
    if (!imported?.source.startsWith('.')) return false;
    return ofName(path.posix.join(path.posix.dirname(file), imported.source), imported.name, known);
  }

  function ofReference(file, { typeName, typeParams }, seen) {
    const name = nameOf(typeName);
    const given = typeParams?.params ?? [];
    if (AROUND.has(name)) return given.some((one) => isWritten(file, one, seen));
    if (APART.has(name)) return isWritten(file, given[0], seen);
    if (name === 'Record') return isWritten(file, given[1], seen);
    return ofName(file, name, seen);
  }

  function isWritten(file, type, seen = new Set()) {
    switch (type?.type) {
      case 'TsTypeLiteral':
        return type.members.length > 0;
      case 'TsKeywordType':
        return ANYTHING.has(type.kind);
      case 'TsTypeReference':
        return ofReference(file, type, seen);
      case 'TsUnionType':
      case 'TsIntersectionType':
        return type.types.some((one) => isWritten(file, one, seen));
      case 'TsTupleType':
        return type.elemTypes.some((one) => isWritten(file, one.ty, seen));
      case 'TsArrayType':
        return isWritten(file, type.elemType, seen);
      case 'TsIndexedAccessType':
        return isWritten(file, type.objectType, seen);
      case 'TsParenthesizedType':
      case 'TsTypeOperator':
      case 'TsFunctionType':
      case 'TsTypeAnnotation':
        return isWritten(file, type.typeAnnotation, seen);
      default:
        return false;
    }
  }
  return isWritten;
}
