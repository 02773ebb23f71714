import { Navigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { mensajeDeError } from '../../../lib/error-api.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { PageSkeleton } from '../../../ui/Skeletons.tsx';
import { leerBeneficiario, RUTAS } from './beneficiario-en-curso.ts';
import { useYaRegistrado } from './use-ya-registrado.ts';

/** Goes on after the validation of who is registered already; everybody else begins at step 1. */
export function BeneficiarioYaRegistrado({ children }: { children: (id: number) => ReactNode }) {
  const [enCurso] = useState(leerBeneficiario);
  const { data: id, error, refetch } = useYaRegistrado(enCurso);
  if (enCurso === null || id === null) return <Navigate to={RUTAS.paso1} replace />;
  if (id !== undefined) return children(id);
  return error ? <ErrorState text={mensajeDeError(error)} onRetry={() => void refetch()} /> : <PageSkeleton />;
}
