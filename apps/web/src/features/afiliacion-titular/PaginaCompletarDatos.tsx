import { Navigate, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ASISTENTES, SIN_PERSONA, type Variante } from './asistente.ts';
import { FormularioTitular } from './FormularioTitular.tsx';
import { MarcoAsistente } from './MarcoAsistente.tsx';
import { leerPersona, nombreCompleto } from './persona-validada.ts';

/** Step 3: complete the data and save the affiliation. */
export function PaginaCompletarDatos({ variante }: { variante: Variante }) {
  const navigate = useNavigate();
  const [enCurso] = useState(() => leerPersona(ASISTENTES[variante].borrador));
  if (enCurso === null) return <Navigate to={SIN_PERSONA} replace />;
  return (
    <MarcoAsistente variante={variante} paso={2} quien={nombreCompleto(enCurso.persona)}>
      <FormularioTitular variante={variante} enCurso={enCurso} alGuardar={() => void navigate({ to: '/asegurado' })} />
    </MarcoAsistente>
  );
}
