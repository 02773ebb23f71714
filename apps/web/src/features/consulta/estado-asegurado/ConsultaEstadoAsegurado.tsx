import Alert from '@mui/material/Alert';
import type { RegistroAsegurado } from '@sgpa/contract/v1/estado-asegurado';
import { ladoDeLista } from '@sgpa/domain/asegurado/lista-asegurados';
import { impideRegistrar } from '@sgpa/domain/cobertura/afiliacion-previa';
import { codigosDeEstado } from '@sgpa/domain/cobertura/estados';
import { usePerfil } from '../../../lib/use-perfil.ts';
import type { PersonaBuscada } from '../../persona/persona-buscada.ts';
import { ConsultaDePersona } from '../ConsultaDePersona.tsx';
import { SiguientePaso } from '../SiguientePaso.tsx';
import { consultarEstado } from './estado-asegurado.api.ts';
import { ResultadoEstado } from './ResultadoEstado.tsx';

/** Every managing entity's records are told here, and the list has the user's own. */
function useLista(registros: readonly RegistroAsegurado[]) {
  const perfil = usePerfil().data;
  if (registros.length === 0) return null;
  if (perfil === undefined) return undefined;
  const propios = perfil.elige_ente ? registros : registros.filter((r) => r.ente_gestor === perfil.enteGestor);
  return ladoDeLista(propios);
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
