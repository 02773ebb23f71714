import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { ConsultaEstadoAsegurado } from './ConsultaEstadoAsegurado.tsx';

export function PaginaConsultas() {
  return (
    <>
      <PageHeader title="Consultas" />
      <Tabs value="estado" aria-label="Consultas" variant="scrollable" sx={{ mb: 2 }}>
        <Tab id="tab-estado" aria-controls="panel-estado" value="estado" label="ESTADO ASEGURADO" />
      </Tabs>
      <Box role="tabpanel" id="panel-estado" aria-labelledby="tab-estado">
        <ConsultaEstadoAsegurado />
      </Box>
    </>
  );
}
