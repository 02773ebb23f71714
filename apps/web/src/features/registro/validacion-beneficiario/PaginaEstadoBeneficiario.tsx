import Box from '@mui/material/Box';
import { Navigate, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { FormSection } from '../../../ui/FormSection.tsx';
import { EstadoDeRegistro } from '../../asistente/EstadoDeRegistro.tsx';
import { MarcoAsistente } from '../../asistente/MarcoAsistente.tsx';
import { PieDeEstado } from '../../asistente/PieDeEstado.tsx';
import { Veredicto } from '../../asistente/Veredicto.tsx';
import { personaConDocumento } from '../../persona/identidad.ts';
import { AvisoYaRegistrado } from './AvisoYaRegistrado.tsx';
import { leerBeneficiario, RUTAS } from './beneficiario-en-curso.ts';
import { TarjetaTitular } from './TarjetaTitular.tsx';

/** Shows step 2: where the person is registered and who pays for them, beside the holder. */
export function PaginaEstadoBeneficiario() {
  const [enCurso] = useState(leerBeneficiario);
  const navigate = useNavigate();
  if (enCurso === null) return <Navigate to={RUTAS.paso1} replace />;
  return (
    <MarcoAsistente variante="beneficiario" paso={1} subtitulo={personaConDocumento(enCurso.persona)}>
      <Veredicto persona={enCurso.persona} como="beneficiario" />
      <AvisoYaRegistrado enCurso={enCurso} />
      <Box sx={{ mb: 2 }}>
        <FormSection title="Titular">
          <TarjetaTitular titular={enCurso.titular} />
        </FormSection>
      </Box>
      <EstadoDeRegistro persona={enCurso.persona} />
      <PieDeEstado alSeguir={() => void navigate({ to: RUTAS.paso3 })} />
    </MarcoAsistente>
  );
}
