import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { DetalleAsegurado } from '@sgpa/contract/v1/detalle-asegurado';
import { NOMBRE_DE_CAMPO } from '@sgpa/domain/asegurado/nombres-de-campos';
import { estadoDe } from '@sgpa/domain/cobertura/estados';
import { mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import { useId } from 'react';
import { mensajeDeError } from '../../../lib/error-api.ts';
import { DataTable } from '../../../ui/DataTable.tsx';
import type { DataColumn } from '../../../ui/data-table-types.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { FactList } from '../../../ui/FactList.tsx';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import { QuienConsulto } from '../../auditoria/QuienConsulto.tsx';
import { AvisoDeRelleno } from '../../persona/AvisoDeRelleno.tsx';
import { direccionDeFoto } from '../../persona/Fotografia.tsx';
import { apellidosYNombre, documentoConTipo } from '../../persona/identidad.ts';
import { TraerDelSegip } from '../../persona/TraerDelSegip.tsx';
import { useDetalle } from '../detalle.api.ts';
import { fechasDeTitular } from '../fechas-de-estado.ts';
import { Historia } from '../historia-asegurado/Historia.tsx';
import type { PropsPanel } from '../panel.ts';
import { DetalleEsqueleto } from './DetalleEsqueleto.tsx';
import { TablaBeneficiarios } from './TablaBeneficiarios.tsx';
import { enOrdenDeVida, idDeSeccion, queLaTermino } from './vida.ts';

const SIN_FOTO = { display: 'grid', rowGap: 1.5 };
/** On a telephone the picture stands beside the name alone, and the facts have the whole width. */
const CON_FOTO = {
  ...SIN_FOTO,
  columnGap: { xs: 1.5, sm: 2.5 },
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
};

function DetalleTitular({ detalle }: { detalle: DetalleAsegurado }) {
  const { titular, resultado_persona: persona, persona_asegurada: asegurada } = detalle;
  const { estado } = titular;
  const nombre = apellidosYNombre(persona);
  const foto = direccionDeFoto(persona.foto_persona);
  return (
    <Box sx={foto === null ? SIN_FOTO : CON_FOTO}>
      {foto === null ? null : (
        <Avatar
          variant="rounded"
          src={foto}
          alt={`Fotografía de ${nombre}`}
          sx={{ width: { xs: 72, sm: 120 }, height: { xs: 84, sm: 140 }, gridRow: { xs: 1, sm: '1 / 3' } }}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="h2" component="h3" sx={{ mr: 0.5 }}>
          {nombre}
        </Typography>
        <StatusChip label={estado.descripcion} tone={estadoDe(estado.codigo).chipDetalle} />
        {persona.fallecido ? <StatusChip label="FALLECIDO" tone="gris" /> : null}
      </Box>
      <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
        <FactList
          facts={[
            { label: 'Documento', value: documentoConTipo(persona) },
            { label: 'Fecha de nacimiento', value: mostrarFecha(persona.fecha_nacimiento) },
            { label: 'Edad', value: `${persona.edad} años` },
            {
              label: 'Asegurado',
              value: <StatusChip label={asegurada ? 'SÍ' : 'NO'} tone={asegurada ? 'verde' : 'rojo'} />,
            },
            ...fechasDeTitular(estado),
          ]}
        />
        <AvisoDeRelleno persona={persona} />
        <TraerDelSegip idAfiliado={titular.idAfiliadoEnteGestor} quien={`${nombre}, ${documentoConTipo(persona)}`} />
      </Box>
    </Box>
  );
}

type Una = DetalleAsegurado['ente_gestor'][number];

const irA = (id: number) => {
  const seccion = document.getElementById(idDeSeccion(id));
  seccion?.scrollIntoView({ block: 'start' });
  seccion?.focus({ preventScroll: true });
};

const columnasDe = (todas: readonly Una[]): readonly DataColumn<Una>[] => [
  {
    id: 'entidad',
    header: 'Entidad empleadora',
    cell: (una) => (
      <Link component="button" type="button" align="left" onClick={() => irA(una.idAfiliadoEnteGestor)}>
        {una.entidad}
      </Link>
    ),
  },
  { id: 'ente', header: 'Ente gestor', cell: ({ sigla }) => sigla, noWrap: true },
  { id: 'desde', header: 'Desde', cell: (una) => mostrarFecha(una.fecha_afiliacion), noWrap: true },
  { id: 'hasta', header: 'Hasta', cell: ({ hasta }) => (hasta === null ? '—' : mostrarFecha(hasta)), noWrap: true },
  {
    id: 'afiliacion',
    header: 'Afiliación',
    cell: ({ estado }) => <StatusChip label={estado.descripcion} tone={estadoDe(estado.codigo).chipDetalle} />,
  },
  { id: 'termino', header: 'Cómo terminó', cell: (una) => queLaTermino(una, todas) },
];

/** Shows one life over all employers, newest first (acuerdos §12 'Change of employer'); a single one is not shown. */
function AfiliacionesDePersona({ afiliaciones }: { afiliaciones: readonly Una[] }) {
  const id = useId();
  if (afiliaciones.length < 2) return null;
  return (
    <Box component="section" aria-labelledby={id} sx={{ borderTop: 1, borderColor: 'divider', pt: 2 }}>
      <Typography id={id} variant="h3" component="h4" sx={{ mb: 1.5 }}>
        {`Afiliaciones como titular (${afiliaciones.length})`}
      </Typography>
      <DataTable
        label="Afiliaciones como titular"
        columns={columnasDe(afiliaciones)}
        rows={enOrdenDeVida(afiliaciones)}
        rowId={(una) => String(una.idAfiliadoEnteGestor)}
        emptyText=""
        pageSize={afiliaciones.length}
      />
    </Box>
  );
}

function BeneficiariosDeEnte({ ente }: { ente: DetalleAsegurado['ente_gestor'][number] }) {
  const id = useId();
  return (
    <Box
      component="section"
      id={idDeSeccion(ente.idAfiliadoEnteGestor)}
      tabIndex={-1}
      aria-labelledby={id}
      sx={{ borderTop: 1, borderColor: 'divider', pt: 2 }}
    >
      <Typography id={id} variant="h3" component="h4" sx={{ mb: 1.5 }}>
        {ente.ente_gestor}
      </Typography>
      <FactList
        facts={[
          { label: 'Entidad empleadora', value: ente.entidad },
          { label: 'Código de entidad', value: ente.codigo_entidad },
          { label: 'Tipo de asegurado', value: ente.tipo_asegurado },
          { label: NOMBRE_DE_CAMPO.matricula, value: ente.matricula },
          { label: 'Establecimiento', value: ente.establecimiento },
        ]}
      />
      <Typography variant="subtitle2" component="h5" sx={{ mt: 2, mb: 1 }}>
        Beneficiarios ({ente.beneficiarios.length})
      </Typography>
      <TablaBeneficiarios beneficiarios={ente.beneficiarios} ente={ente.ente_gestor} />
    </Box>
  );
}

/** On a telephone `BarraDetalle` stands between the two parts, so that who it is comes first. */
const PARTES = { display: { xs: 'contents', sm: 'flex' } };

export default function PanelDetalle({ fila, autoridad }: PropsPanel) {
  const { data, error, refetch } = useDetalle(fila, autoridad);
  if (error) return <ErrorState text={mensajeDeError(error)} onRetry={() => void refetch()} />;
  if (!data) return <DetalleEsqueleto />;
  return (
    <Stack useFlexGap spacing={3} sx={PARTES}>
      <DetalleTitular detalle={data} />
      <Stack spacing={3} sx={{ order: 2 }}>
        <AfiliacionesDePersona afiliaciones={data.ente_gestor} />
        {data.ente_gestor.map((ente) => (
          // The same entity and employer may come twice: the place in the answer tells them apart.
          <BeneficiariosDeEnte key={`${data.ente_gestor.indexOf(ente)} ${ente.codigo_entidad}`} ente={ente} />
        ))}
        <Historia idAfiliacion={data.titular.idAfiliadoEnteGestor} />
        <QuienConsulto idAfiliacion={data.titular.idAfiliadoEnteGestor} />
      </Stack>
    </Stack>
  );
}
