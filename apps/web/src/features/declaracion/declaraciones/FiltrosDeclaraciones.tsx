import { comoPeriodo, partesDelDia, ultimosCierres } from '@sgpa/domain/declaracion/remision-declaracion';
import { hoy } from '../../../lib/reloj.ts';
import { countActive } from '../../../ui/ListFilters.tsx';
import { useEntesDeFiltro } from '../../catalogo/use-listas.ts';
import { FiltrosDeLista } from '../../lista/FiltrosDeLista.tsx';
import type { FiltrosDeclaraciones as Buscados } from './busqueda.ts';
import { opcionesDePeriodo } from './periodos.ts';

const QUE_DIFIEREN = [{ value: 'si', label: 'Las que difieren' }];

interface Props {
  filtros: Buscados;
  periodos: readonly string[];
  eligeEnte: boolean;
  buscando: boolean;
  alBuscar: (filtros: Buscados) => void;
}

export function FiltrosDeclaraciones({ filtros, periodos, eligeEnte, buscando, alBuscar }: Props) {
  const { idEnteGestor, periodo, difieren } = filtros;
  const buscados = { idEnteGestor, periodo, difieren };
  const entes = useEntesDeFiltro(eligeEnte);
  const cierres = ultimosCierres(hoy()).map((cierre) => comoPeriodo(partesDelDia(cierre)));
  return (
    <FiltrosDeLista<Buscados>
      label="Declaraciones"
      active={countActive(buscados)}
      columns={{ sm: eligeEnte ? '3fr 2fr 2fr auto' : '2fr 2fr auto' }}
      width={eligeEnte ? 1000 : 700}
      buscados={buscados}
      campos={[
        eligeEnte && { kind: 'select', name: 'idEnteGestor', label: 'Ente gestor', options: entes, allLabel: 'Todos' },
        {
          kind: 'select',
          name: 'periodo',
          label: 'Periodo',
          options: opcionesDePeriodo(periodos, cierres, periodo),
          allLabel: 'Todos',
        },
        { kind: 'select', name: 'difieren', label: 'Frente al registro', options: QUE_DIFIEREN, allLabel: 'Todas' },
      ]}
      buscando={buscando}
      alBuscar={alBuscar}
    />
  );
}
