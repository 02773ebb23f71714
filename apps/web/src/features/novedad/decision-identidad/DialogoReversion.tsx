import type { ComponentProps } from 'react';
import { mensajeDeError } from '../../../lib/error-api.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { useIdentidadDecidida } from './decision-identidad.api.ts';
import { FormularioReversion } from './FormularioReversion.tsx';

/** Takes a decision of the authority back, once it is known what came since. */
export function DialogoReversion(props: Omit<ComponentProps<typeof FormularioReversion>, 'decidida'>) {
  const { data, error, refetch } = useIdentidadDecidida(props.id);
  if (error) return <ErrorState text={mensajeDeError(error)} onRetry={() => void refetch()} />;
  return data ? <FormularioReversion {...props} decidida={data} /> : null;
}
