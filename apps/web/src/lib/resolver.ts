import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/** Lets a plain function check a React Hook Form: form values in, one text per field with a problem out. */
export const resolverDe =
  <T extends FieldValues>(revisar: (valores: T) => Partial<Record<keyof T, string>>): Resolver<T> =>
  (valores) => {
    const errores: Record<string, { type: string; message: string }> = {};
    for (const [campo, message] of Object.entries(revisar(valores))) {
      if (typeof message === 'string') errores[campo] = { type: 'revision', message };
    }
    if (Object.keys(errores).length === 0) return { values: valores, errors: {} };
    return { values: {}, errors: errores as FieldErrors<T> };
  };
