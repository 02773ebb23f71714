import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { VERSION } from '../../lib/version.ts';
import { DescriptionList } from '../../ui/DescriptionList.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PRODUCTO } from '../../ui/producto.ts';

export const PaginaInformacion = () => (
  <>
    <PageHeader title={`Acerca de ${PRODUCTO}`} />
    <Paper variant="outlined" sx={{ p: 3, maxWidth: 720 }}>
      <Typography sx={{ mb: 2 }}>
        Registro central de la población asegurada de la seguridad social de corto plazo. Los entes gestores consultan,
        afilian y desafilian a sus titulares y beneficiarios; la autoridad supervisa la información.
      </Typography>
      <DescriptionList
        items={[
          { term: 'Producto', value: PRODUCTO },
          { term: 'Versión', value: VERSION },
          { term: 'En producción desde', value: '25 de enero de 2023' },
          { term: 'Servicio de interoperabilidad', value: 'API-REST BDPA v1.03' },
          { term: 'Responsable', value: 'Unidad de Tecnología' },
        ]}
      />
    </Paper>
  </>
);
