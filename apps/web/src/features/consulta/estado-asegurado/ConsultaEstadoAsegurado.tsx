import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { RegistroAsegurado } from '@sgpa/contract/v1/estado-asegurado';
import { ladoDeLista } from '@sgpa/domain/asegurado/lista-asegurados';
import { impideRegistrar } from '@sgpa/domain/cobertura/afiliacion-previa';
import { chipEnLista, codigosDeEstado } from '@sgpa/domain/cobertura/estados';
import { mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import { llamar } from '../../../lib/llamar.ts';
import { usePerfil } from '../../../lib/use-perfil.ts';
import { DataTable } from '../../../ui/DataTable.tsx';
import type { DataColumn } from '../../../ui/data-table-types.ts';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import type { PersonaBuscada } from '../../persona/persona-buscada.ts';
import { ConsultaDePersona } from '../ConsultaDePersona.tsx';
import { aPersona } from '../persona.form.ts';
import { SiguientePaso } from '../SiguientePaso.tsx';

/** Without records the message says why. */
interface EstadoDeAsegurado {
  registros: RegistroAsegurado[];
  mensaje: string | null;
}

async function consultarEstado(campos: PersonaBuscada): Promise<EstadoDeAsegurado> {
  const { ci, complemento, fechaNacimiento } = aPersona(campos);
  const { status, data, mensaje } = await llamar('estado-asegurado', {
    body: { numero_documento: ci, complemento_documento: complemento, fecha_nacimiento: fechaNacimiento },
  });
  return { registros: status === 200 ? data : [], mensaje: mensaje ?? null };
}

const COLUMNAS: DataColumn<RegistroAsegurado>[] = [
  { id: 'ente', header: 'Ente gestor', cell: (r) => r.ente_gestor },
  { id: 'entidad', header: 'Entidad empleadora', cell: (r) => r.nombre_entidad },
  { id: 'tipo', header: 'Tipo de asegurado', cell: (r) => r.tipo_asegurado },
  { id: 'categoria', header: 'Tipo de afiliación', cell: (r) => r.categoria },
  {
    id: 'estado',
    header: 'Estado',
    cell: (r) => <StatusChip label={r.estado} tone={chipEnLista(codigosDeEstado(r.estado)[0] ?? 0)} />,
  },
  { id: 'afiliacion', header: 'Fecha de afiliación', cell: (r) => mostrarFecha(r.fecha_afiliacion), noWrap: true },
  {
    id: 'nombre',
    header: 'Nombre completo',
    // Surnames stand beside each other: in less width they take three lines.
    cell: (r) => (
      <Box component="span" sx={{ display: 'inline-block', minWidth: { sm: 120 } }}>
        {r.nombreCompleto}
      </Box>
    ),
  },
  { id: 'documento', header: 'Documento', cell: (r) => r.documentoIdentidad, noWrap: true },
  { id: 'nacimiento', header: 'Fecha de nacimiento', cell: (r) => mostrarFecha(r.fecha_nacimiento), noWrap: true },
];

const idDe = (r: RegistroAsegurado) => [r.ente_gestor, r.nombre_entidad, r.fecha_afiliacion, r.categoria].join('|');

const NADIE = 'No se pudo encontrar información con los datos introducidos.';

/** Whoever is asked for by former data is found under the present ones. */
function ResultadoEstado({ estado }: { estado: EstadoDeAsegurado | undefined }) {
  const mensaje = estado?.mensaje ?? null;
  return (
    <>
      {mensaje !== null && estado !== undefined && estado.registros.length > 0 ? (
        <Alert severity="info">{mensaje}</Alert>
      ) : null}
      <DataTable
        label="Registros del asegurado"
        columns={COLUMNAS}
        rows={estado?.registros}
        rowId={idDe}
        pageSize={3}
        emptyText={mensaje ?? NADIE}
      />
    </>
  );
}

/** The database tells every managing entity's records, and the list has only the user's own. */
function useLista(registros: readonly RegistroAsegurado[]) {
  const perfil = usePerfil().data;
  if (registros.length === 0) return null;
  if (perfil === undefined) return undefined;
  const propios = perfil.elige_ente ? registros : registros.filter((r) => r.ente_gestor === perfil.enteGestor);
  return ladoDeLista(propios.map(({ categoria }) => categoria));
}

const impide = ({ estado, fallecido }: RegistroAsegurado): boolean =>
  impideRegistrar({ estado: codigosDeEstado(estado)[0] ?? 0, fallecido });

function Despues({ registros, campos }: { registros: RegistroAsegurado[]; campos: PersonaBuscada }) {
  const lista = useLista(registros);
  return (
    <>
      {registros.some(({ fallecido }) => fallecido) ? (
        <Alert severity="warning">La persona figura como fallecida en el registro de asegurados.</Alert>
      ) : null}
      {lista === null && registros.length > 0 ? (
        <Alert severity="info">Está registrada en otro ente gestor: no figura en su lista de asegurados.</Alert>
      ) : null}
      <SiguientePaso campos={campos} lista={lista ?? null} registro={registros.some(impide) ? null : 'titular'} />
    </>
  );
}

export const ConsultaEstadoAsegurado = ({ borrador }: { borrador: string }) => (
  <ConsultaDePersona borrador={borrador} preguntar={consultarEstado}>
    {(estado, campos) => (
      <>
        <ResultadoEstado estado={estado} />
        {estado === undefined ? null : <Despues registros={estado.registros} campos={campos} />}
      </>
    )}
  </ConsultaDePersona>
);
