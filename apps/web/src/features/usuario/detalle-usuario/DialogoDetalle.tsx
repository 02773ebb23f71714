import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { UsuarioSistema } from '@sgpa/contract/shared/usuario';
import { unirDocumento } from '@sgpa/domain/shared/documento';
import { diaDe, horaEnLaPaz, mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import { AVISO_REGISTRADO } from '@sgpa/domain/usuario/estado-usuario';
import { mensajeDeError } from '../../../lib/error-api.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { FactList } from '../../../ui/FactList.tsx';
import { FootButtons } from '../../../ui/FootButtons.tsx';
import { PanelDialog } from '../../../ui/PanelDialog.tsx';
import { TextSkeleton } from '../../../ui/Skeletons.tsx';
import { nombreCompleto } from '../cambio-usuario.ts';
import { ChipDeEstado } from '../estado.tsx';
import { useDetalleUsuario } from '../usuario.api.ts';

function mostrarInstante(iso: string): string {
  const local = horaEnLaPaz(new Date(iso));
  return `${mostrarFecha(diaDe(local))} ${local.slice(11, 16)}`;
}

interface Bloque {
  titulo: string;
  hechos: Parameters<typeof FactList>[0]['facts'];
}

const bloquesDe = (u: UsuarioSistema): Bloque[] => [
  {
    titulo: 'Datos personales',
    hechos: [
      { label: 'Documento', value: unirDocumento(u.ci, u.complemento) },
      { label: 'Fecha de nacimiento', value: u.fechaNacimiento && mostrarFecha(u.fechaNacimiento) },
      { label: 'Correo electrónico', value: u.correo },
      { label: 'Teléfono', value: u.telefono },
      { label: 'Teléfono fijo', value: u.telefonoFijo },
      { label: 'Extensión', value: u.extension },
      { label: 'Dirección', value: u.direccion },
    ],
  },
  {
    titulo: 'Cuenta',
    hechos: [
      { label: 'Usuario', value: u.usuario },
      { label: 'Rol', value: u.nombreRol },
      { label: 'Ente gestor', value: u.enteGestor },
      { label: 'Cargo', value: u.cargo },
      { label: 'Departamento', value: u.departamento },
      ...(u.nombreEntidad === null ? [] : [{ label: 'Ente empleador', value: u.nombreEntidad }]),
      { label: 'Último ingreso', value: u.ultimoIngreso && mostrarInstante(u.ultimoIngreso) },
      { label: 'Registrado el', value: mostrarInstante(u.creadoEn) },
    ],
  },
  ...(u.codRues === ''
    ? []
    : [
        {
          titulo: 'Establecimiento',
          hechos: [
            { label: 'Código RUES', value: u.codRues },
            { label: 'Establecimiento', value: u.establecimiento.establecimiento },
            { label: 'Departamento', value: u.establecimiento.departamentoSubsector },
            { label: 'Municipio', value: u.establecimiento.municipioSubsector },
            { label: 'Red', value: u.establecimiento.redSubsector },
            { label: 'Nivel', value: u.establecimiento.nivel },
            { label: 'Tipo de establecimiento', value: u.establecimiento.tipoEstablecimiento },
          ],
        },
      ]),
];

const Detalle = ({ usuario }: { usuario: UsuarioSistema }) => (
  <Stack spacing={2}>
    <Stack direction="row" spacing={1.5} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <Typography variant="h3">{nombreCompleto(usuario)}</Typography>
      <ChipDeEstado estado={usuario.estado} />
    </Stack>
    {usuario.estado === 'REGISTRADO' ? (
      <Alert severity="info" role="note">
        {AVISO_REGISTRADO}
      </Alert>
    ) : null}
    {usuario.bajaEfectivaEl && usuario.bajaSolicitadaEl ? (
      <Alert severity="warning" role="note">
        El {mostrarFecha(usuario.bajaSolicitadaEl)} el usuario pidió la baja de su cuenta: rige desde el{' '}
        {mostrarFecha(usuario.bajaEfectivaEl)}. Hasta entonces puede retirar el pedido.
      </Alert>
    ) : null}
    {bloquesDe(usuario).map(({ titulo, hechos }) => (
      <Box component="section" key={titulo} aria-label={titulo}>
        <Typography variant="h4" sx={{ mb: 1, fontSize: '1rem' }}>
          {titulo}
        </Typography>
        <FactList facts={hechos} />
      </Box>
    ))}
  </Stack>
);

/** Shows what document 2 §3 System user holds, to read. */
export function DialogoDetalle({ id, alCerrar }: { id: number | null; alCerrar: () => void }) {
  const { data, error, refetch } = useDetalleUsuario(id);
  return (
    <PanelDialog open={id !== null} title="Detalles - Usuario" onClose={alCerrar}>
      {data ? <Detalle usuario={data} /> : error ? null : <TextSkeleton lines={12} />}
      {error && !data ? <ErrorState text={mensajeDeError(error)} onRetry={() => void refetch()} /> : null}
      <Box sx={{ mt: 2 }}>
        <FootButtons onLeave={alCerrar} />
      </Box>
    </PanelDialog>
  );
}
