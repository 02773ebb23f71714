import type { z } from 'zod';

const FALTA = 'Este campo es requerido.';

const DE_TIPO: Readonly<Record<string, string>> = {
  array: 'Debe ser una lista.',
  boolean: 'Debe ser true o false.',
  object: 'Debe ser un objeto.',
  string: 'Debe ser un texto.',
  number: 'Debe ser un número.',
};

export function enPalabras(problema: z.core.$ZodRawIssue): string | undefined {
  if (problema.code === 'invalid_type') return problema.input === undefined ? FALTA : DE_TIPO[problema.expected];
  if (problema.code === 'unrecognized_keys') return 'Este parámetro no existe.';
  if (problema.code !== 'invalid_value') return undefined;
  if (problema.input === undefined) return FALTA;
  const [unico, ...otros] = problema.values.map(String);
  return otros.length === 0 ? `Debe ser ${unico}.` : `Debe ser uno de estos: ${[unico, ...otros].join(', ')}.`;
}
