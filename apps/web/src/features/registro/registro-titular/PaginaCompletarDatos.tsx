import { Navigate, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ASISTENTES, SIN_PERSONA } from '../../asistente/asistente.ts';
import { MarcoAsistente } from '../../asistente/MarcoAsistente.tsx';
import { leerPersona } from '../../asistente/persona-en-curso.ts';
import { numeroDeDocumento, personaConDocumento } from '../../persona/identidad.ts';
import type { VarianteTitular } from '../variante.ts';
import { FormularioTitular } from './FormularioTitular.tsx';

/** Shows step 3, which completes the data and saves the affiliation. */
export function PaginaCompletarDatos({ variante }: { variante: VarianteTitular }) {
  const navigate = useNavigate();
  const [enCurso] = useState(() => leerPersona(ASISTENTES[variante].borrador));
  if (enCurso === null) return <Navigate to={SIN_PERSONA} replace />;
  const registrado = numeroDeDocumento(enCurso.persona);
  const volver = () => void navigate({ to: '/asegurado', state: { registrado } });
  return (
    <MarcoAsistente variante={variante} paso={2} quien={personaConDocumento(enCurso.persona)}>
      <FormularioTitular variante={variante} enCurso={enCurso} alGuardar={volver} />
    </MarcoAsistente>
  );
}
