import Stack from '@mui/material/Stack';
import { useMutation } from '@tanstack/react-query';
import { mensajeDeError } from '../../../lib/error-api.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { consultarEstado } from './estado-asegurado.api.ts';
import { aConsulta } from './estado-asegurado.form.ts';
import { FormularioEstado } from './FormularioEstado.tsx';
import { ResultadoEstado } from './ResultadoEstado.tsx';

export function ConsultaEstadoAsegurado() {
  const busqueda = useMutation({ mutationFn: consultarEstado });
  return (
    <Stack spacing={2}>
      <FormularioEstado buscando={busqueda.isPending} alBuscar={(campos) => busqueda.mutate(aConsulta(campos))} />
      <div aria-live="polite">
        {busqueda.error ? <ErrorState text={mensajeDeError(busqueda.error)} /> : null}
        {busqueda.isPending || busqueda.data ? <ResultadoEstado registros={busqueda.data} /> : null}
      </div>
    </Stack>
  );
}
