import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Navigate, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { fuentesPorTipo, sinFuente } from './fuentes-pago.ts';
import { LineaDeEstado } from './LineaDeEstado.tsx';
import { PasosTitular } from './PasosTitular.tsx';
import { leerPersona, nombreCompleto } from './persona-validada.ts';

/** Step 2: where the person is registered and who pays for them. */
export function PaginaEstadoRegistro() {
  const [enCurso] = useState(leerPersona);
  const navigate = useNavigate();
  if (enCurso === null) return <Navigate to="/afiliacionTitulares" replace />;
  const { persona } = enCurso;
  const fuentes = fuentesPorTipo(persona.estado_fuente_pago);
  return (
    <>
      <PageHeader title="Registro de titular" subtitle={nombreCompleto(persona)} />
      <PasosTitular actual={1} />
      {sinFuente(fuentes) ? (
        <Alert severity="info" sx={{ mb: 2 }}>
          El afiliado no tiene registro de Fuente de pago: Información obtenida durante los últimos 3 meses.
        </Alert>
      ) : null}
      <LineaDeEstado persona={persona} fuentes={fuentes} />
      <Button
        variant="contained"
        size="large"
        onClick={() => navigate({ to: '/completarDatosAfiliacion' })}
        sx={{ ml: { sm: 7 } }}
      >
        2. COMPLETAR INFORMACIÓN
      </Button>
    </>
  );
}
