import Stack from '@mui/material/Stack';
import { useMutation } from '@tanstack/react-query';
import { llamar } from '../../../lib/llamar.ts';
import { AreaDeRespuesta } from '../AreaDeRespuesta.tsx';
import { aConsulta, type CamposEmpresa } from './consulta-empresa.form.ts';
import { FormularioEmpresa } from './FormularioEmpresa.tsx';
import { ResultadoEmpresa } from './ResultadoEmpresa.tsx';

const consultarEmpresa = (campos: CamposEmpresa) => llamar('consulta-empresa', { body: aConsulta(campos) });

export function ConsultaEmpresa({ borrador }: { borrador: string }) {
  const busqueda = useMutation({ mutationFn: consultarEmpresa });
  return (
    <Stack spacing={2}>
      <FormularioEmpresa
        borrador={borrador}
        buscando={busqueda.isPending}
        alBuscar={busqueda.mutate}
        alRechazar={busqueda.reset}
      />
      <AreaDeRespuesta busqueda={busqueda}>
        {(respuesta) => <ResultadoEmpresa empresa={respuesta?.datos} />}
      </AreaDeRespuesta>
    </Stack>
  );
}
