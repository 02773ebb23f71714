import { useQueryClient } from '@tanstack/react-query';
import { Navigate, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { MarcoAsistente } from '../../asistente/MarcoAsistente.tsx';
import { numeroDeDocumento, personaConDocumento } from '../../persona/identidad.ts';
import { leerBeneficiario, olvidarRegistro, RUTAS } from '../validacion-beneficiario/beneficiario-en-curso.ts';
import { FormularioRegistroBeneficiario } from './FormularioRegistroBeneficiario.tsx';

/** Shows step 3, which completes the data and saves the affiliation. */
export function PaginaCompletarBeneficiario() {
  const navigate = useNavigate();
  const consultas = useQueryClient();
  const [enCurso] = useState(leerBeneficiario);
  if (enCurso === null) return <Navigate to={RUTAS.paso1} replace />;

  const registrado = numeroDeDocumento(enCurso.persona);
  function alGuardar() {
    olvidarRegistro();
    void consultas.invalidateQueries({ queryKey: ['detalle-asegurado'] });
    void navigate({ to: '/CNADBeneficiario', state: { registrado } });
  }

  return (
    <MarcoAsistente variante="beneficiario" paso={2} subtitulo={personaConDocumento(enCurso.persona)}>
      <FormularioRegistroBeneficiario enCurso={enCurso} alGuardar={alGuardar} />
    </MarcoAsistente>
  );
}
