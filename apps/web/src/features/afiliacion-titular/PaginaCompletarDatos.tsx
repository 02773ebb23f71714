import { Navigate, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { FormularioTitular } from './FormularioTitular.tsx';
import { PasosTitular } from './PasosTitular.tsx';
import { leerPersona, nombreCompleto } from './persona-validada.ts';

/** Step 3: complete the data and save the affiliation. */
export function PaginaCompletarDatos() {
  const navigate = useNavigate();
  const [enCurso] = useState(leerPersona);
  if (enCurso === null) return <Navigate to="/afiliacionTitulares" replace />;
  return (
    <>
      <PageHeader title="Registro de titular" subtitle={nombreCompleto(enCurso.persona)} />
      <PasosTitular actual={2} />
      <FormularioTitular enCurso={enCurso} alGuardar={() => void navigate({ to: '/asegurado' })} />
    </>
  );
}
