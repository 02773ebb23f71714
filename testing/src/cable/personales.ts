/** These fields say who somebody is, where they live, or let somebody in. */
const CAMPO =
  /nombre|apellido|paterno|materno|casada|username|usuario|password|token|documento|^ci$|complemento|nacimiento|direccion|domicilio|correo|telefono|celular|matricula|razon|fotografia/i;
/** A shorter value stands in any text, and a mark stands for something else, so neither is a personal datum. */
const ESCUETO = 5;
const MARCA = /^<.*>$/;

function* valores(campo: string, valor: unknown): Generator<string> {
  if (Array.isArray(valor)) for (const uno of valor) yield* valores(campo, uno);
  else if (typeof valor === 'object' && valor !== null)
    for (const [suyo, otro] of Object.entries(valor)) yield* valores(suyo, otro);
  else if ((typeof valor === 'string' || typeof valor === 'number') && CAMPO.test(campo)) yield String(valor);
}

const literal = (texto: string): string => texto.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Finds what in these requests and answers is somebody's, and stands in `texto` as a word of its own. */
export function personalesEn(texto: string, grabados: readonly object[]): string[] {
  const suyos = new Set(grabados.flatMap((uno) => [...valores('', uno)]));
  return [...suyos]
    .filter((valor) => valor.length >= ESCUETO && !MARCA.test(valor))
    .filter((valor) => new RegExp(`(?<![\\w-])${literal(valor)}(?![\\w-])`, 'i').test(texto));
}
