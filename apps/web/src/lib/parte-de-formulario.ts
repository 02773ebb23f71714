import type { FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Gives a form as one of its sections sees it, with the fields of that section only. React Hook Form's types do not say
 * that a form of more fields serves where one of fewer is asked for; as long as the section touches its own fields, it
 * does.
 */
export const parteDe = <Parte extends FieldValues, Todo extends Parte>(
  form: UseFormReturn<Todo>,
): UseFormReturn<Parte> => form as unknown as UseFormReturn<Parte>;
