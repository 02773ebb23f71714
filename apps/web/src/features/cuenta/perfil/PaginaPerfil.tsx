import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { Perfil } from '@sgpa/contract/v1/perfil';
import { enlaceDeCapitulo } from '../../../lib/ayuda.ts';
import { mensajeDeError } from '../../../lib/error-api.ts';
import { usePerfil } from '../../../lib/use-perfil.ts';
import { DescriptionList } from '../../../ui/DescriptionList.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { PageSkeleton } from '../../../ui/Skeletons.tsx';

const Seccion = ({ titulo, items }: { titulo: string; items: { term: string; value: string }[] }) => (
  <Paper variant="outlined" component="section" sx={{ p: { xs: 2, sm: 3 } }}>
    <Typography variant="h2" sx={{ mb: 1.5 }}>
      {titulo}
    </Typography>
    <DescriptionList items={items} />
  </Paper>
);

const datosPersonales = (p: Perfil) => [
  { term: 'Apellido paterno', value: p.paterno },
  { term: 'Apellido materno', value: p.materno },
  { term: 'Nombres', value: p.nombres },
  { term: 'Cargo', value: p.cargo },
  { term: 'Dirección', value: p.direccion },
  { term: 'Teléfono', value: p.telefono },
  { term: 'Correo electrónico', value: p.correo },
];

const datosEstablecimiento = ({ establecimiento: e }: Perfil) => [
  { term: 'Establecimiento', value: e.establecimiento },
  { term: 'Departamento', value: e.departamentoSubsector },
  { term: 'Municipio', value: e.municipioSubsector },
  { term: 'Nivel', value: e.nivel },
  { term: 'Red', value: e.red },
  { term: 'Tipo de establecimiento', value: e.tipoEstablecimiento },
];

/** Shows what the system knows of the person in session; only an administrator changes it. */
export function PaginaPerfil() {
  const { data, error, refetch } = usePerfil();
  if (error) return <ErrorState text={mensajeDeError(error)} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  return (
    <>
      <PageHeader help={enlaceDeCapitulo('perfil-de-usuario')} title="Perfil de usuario" subtitle={data.usuario} />
      {/* Cards of the same height stand beside each other, so that nothing stays empty below the shorter one. */}
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' } }}
      >
        <Paper
          variant="outlined"
          component="section"
          sx={{ p: { xs: 2, sm: 3 }, display: 'flex', gap: 2, alignItems: 'center', gridColumn: '1 / -1' }}
        >
          {data.logo ? <Box component="img" src={data.logo} alt="" sx={{ width: 64, height: 64 }} /> : null}
          <Box>
            <Typography variant="body2" color="textSecondary">
              Ente gestor
            </Typography>
            <Typography variant="h2">{data.enteGestor}</Typography>
          </Box>
        </Paper>
        <Seccion titulo="Datos del usuario" items={datosPersonales(data)} />
        <Seccion titulo="Establecimiento" items={datosEstablecimiento(data)} />
      </Box>
    </>
  );
}
