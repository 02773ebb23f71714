import type { RegistroAsegurado } from '@sgpa/contract/v1/estado-asegurado';
import { codigosDeEstado, estadoDe } from '@sgpa/domain/cobertura/estados';
import { ConsultaDePersona } from '../ConsultaDePersona.tsx';
import { SiguientePaso } from '../SiguientePaso.tsx';
import { consultarEstado } from './estado-asegurado.api.ts';
import { ResultadoEstado } from './ResultadoEstado.tsx';

/** The list has a side for each kind. */
const ladoDe = (registros: readonly RegistroAsegurado[]) =>
  registros.some(({ categoria }) => categoria === 'TITULAR') ? 'TITULAR' : 'BENEFICIARIO';

const cubierto = ({ estado }: RegistroAsegurado) => estadoDe(codigosDeEstado(estado)[0] ?? 0).grupo === 'AFILIADO';

export const ConsultaEstadoAsegurado = ({ borrador }: { borrador: string }) => (
  <ConsultaDePersona borrador={borrador} preguntar={consultarEstado}>
    {(registros, campos) => (
      <>
        <ResultadoEstado registros={registros} />
        {registros === undefined ? null : (
          <SiguientePaso
            campos={campos}
            lista={registros.length > 0 ? ladoDe(registros) : undefined}
            registro={!registros.some(cubierto)}
          />
        )}
      </>
    )}
  </ConsultaDePersona>
);
