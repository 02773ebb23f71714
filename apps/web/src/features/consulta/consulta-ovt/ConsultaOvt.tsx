import type { Respuesta } from '@sgpa/contract/endpoints';
import type { EmpresaDeclarante } from '@sgpa/contract/v1/consulta-ovt';
import { llamar } from '../../../lib/llamar.ts';
import { mostrarFechaDelServidor } from '../../../lib/mostrar.ts';
import { DataTable } from '../../../ui/DataTable.tsx';
import type { DataColumn } from '../../../ui/data-table-types.ts';
import type { PersonaBuscada } from '../../persona/persona-buscada.ts';
import { ConsultaDePersona } from '../ConsultaDePersona.tsx';
import { aPersona } from '../persona.form.ts';
import { SiguientePaso } from '../SiguientePaso.tsx';

type RespuestaDelPortal = Respuesta<'consulta-ovt'>;
type Persona = NonNullable<RespuestaDelPortal['datos']>;

const texto = (valor: string): string => valor || '—';

const DE_PERSONA: readonly DataColumn<Persona>[] = [
  { id: 'tipo', header: 'Tipo de documento', cell: (p) => p.tipoDocumento },
  { id: 'paterno', header: 'Apellido paterno', cell: (p) => texto(p.primerApellido) },
  { id: 'materno', header: 'Apellido materno', cell: (p) => texto(p.segundoApellido) },
  { id: 'nombres', header: 'Nombres', cell: (p) => texto(p.nombres) },
  {
    id: 'nacimiento',
    header: 'Fecha de nacimiento',
    cell: (p) => mostrarFechaDelServidor(p.fechaNacimiento),
    noWrap: true,
  },
  { id: 'verificacion', header: 'Verificación', cell: (p) => texto(p.estadoVerificacion) },
];

const DE_EMPRESA: readonly DataColumn<EmpresaDeclarante>[] = [
  { id: 'caja', header: 'Caja', cell: (e) => e.caja.descripcion },
  { id: 'gestion', header: 'Gestión', cell: (e) => e.gestion },
  { id: 'matricula', header: 'Matrícula de comercio', cell: (e) => texto(e.matriculaComercio), noWrap: true },
  { id: 'nit', header: 'NIT', cell: (e) => texto(e.nit), noWrap: true },
  { id: 'periodo', header: 'Periodo', cell: (e) => e.periodo },
  { id: 'razon', header: 'Razón social', cell: (e) => e.razonSocial },
];

const idDe = ({ nit, matriculaComercio, gestion, periodo, caja }: EmpresaDeclarante) =>
  [nit, matriculaComercio, gestion, periodo, caja.descripcion].join('|');

/** Shows whose payrolls of the last three months name the person; whoever is in none has no data either. */
function RespuestaOvt({ respuesta }: { respuesta: RespuestaDelPortal | undefined }) {
  const datos = respuesta?.datos;
  return (
    <>
      {datos === null ? null : (
        <DataTable
          label="Datos personales"
          columns={DE_PERSONA}
          rows={datos && [datos]}
          rowId={() => 'persona'}
          pageSize={1}
          emptyText=""
        />
      )}
      <DataTable
        label="Empleadores en planillas"
        columns={DE_EMPRESA}
        rows={respuesta && (datos?.empresas ?? [])}
        rowId={idDe}
        pageSize={3}
        emptyText={respuesta?.mensaje ?? ''}
      />
    </>
  );
}

const consultarOvt = (campos: PersonaBuscada) => llamar('consulta-ovt', { body: aPersona(campos) });

export const ConsultaOvt = ({ borrador }: { borrador: string }) => (
  <ConsultaDePersona borrador={borrador} preguntar={consultarOvt}>
    {(respuesta, campos) => (
      <>
        <RespuestaOvt respuesta={respuesta} />
        {respuesta ? (
          <SiguientePaso campos={campos} lista={respuesta.lista} registro={respuesta.registrable ? 'titular' : null} />
        ) : null}
      </>
    )}
  </ConsultaDePersona>
);
