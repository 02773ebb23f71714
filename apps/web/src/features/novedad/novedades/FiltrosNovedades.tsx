import { countActive } from '../../../ui/ListFilters.tsx';
import { porSigla } from '../../catalogo/opciones.ts';
import { useGrupo } from '../../catalogo/use-listas.ts';
import { FiltrosDeLista } from '../../lista/FiltrosDeLista.tsx';
import { CampoNumeroBuscado } from '../../persona/CampoNumeroBuscado.tsx';
import { numeroEscrito } from '../../persona/numero-buscado.ts';
import type { FiltrosDeNovedades } from './busqueda.ts';

interface Props {
  filtros: FiltrosDeNovedades;
  buscando: boolean;
  alBuscar: (filtros: FiltrosDeNovedades) => void;
}

export function FiltrosNovedades({ filtros: { numeroDocumento, departamento }, buscando, alBuscar }: Props) {
  const buscados = { numeroDocumento, departamento };
  const options = porSigla(useGrupo('DEPARTAMENTO'));
  return (
    <FiltrosDeLista<FiltrosDeNovedades>
      label="Novedades"
      active={countActive(buscados)}
      columns={{ sm: '2fr 2fr auto' }}
      width={800}
      buscados={buscados}
      campos={[
        {
          kind: 'own',
          name: 'numeroDocumento',
          render: (control) => <CampoNumeroBuscado control={control} name="numeroDocumento" />,
        },
        { kind: 'select', name: 'departamento', label: 'Departamento', options, allLabel: 'Todos' },
      ]}
      buscando={buscando}
      alBuscar={(escritos) => alBuscar({ ...escritos, numeroDocumento: numeroEscrito(escritos.numeroDocumento) })}
    />
  );
}
