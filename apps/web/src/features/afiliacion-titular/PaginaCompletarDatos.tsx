import { Navigate, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ASISTENTES, SIN_PERSONA } from '../formulario-afiliacion/asistente.ts';
import { MarcoAsistente } from '../formulario-afiliacion/MarcoAsistente.tsx';
import { leerPersona, nombreCompleto } from '../formulario-afiliacion/persona-validada.ts';
import { FormularioTitular } from './FormularioTitular.tsx';
import type { VarianteTitular } from './variante.ts';

/** Step 3: complete the data and save the affiliation. */
export function PaginaCompletarDatos({ variante }: { variante: VarianteTitular }) {
  const navigate = useNavigate();
  const [enCurso] = useState(() => leerPersona(ASISTENTES[variante].borrador));
  if (enCurso === null) return <Navigate to={SIN_PERSONA} replace />;
  return (
    <MarcoAsistente variante={variante} paso={2} quien={nombreCompleto(enCurso.persona)}>
      <FormularioTitular variante={variante} enCurso={enCurso} alGuardar={() => void navigate({ to: '/asegurado' })} />
    </MarcoAsistente>
  );
}
