import { comoPeriodo, partesDelDia, ultimosCierres } from '@sgpa/domain/declaracion/remision-declaracion';
import { hoy } from '../../../lib/reloj.ts';
import { countActive } from '../../../ui/ListFilters.tsx';
import { useEntesDeFiltro } from '../../catalogo/use-listas.ts';
import { FiltrosDeLista } from '../../lista/FiltrosDeLista.tsx';
import type { FiltrosDeclaraciones as Buscados } from './busqueda.ts';

/** Writes 2026-10 as a declaration tells it: 10/2026. */
const mostrarPeriodo = (periodo: string): string => `${periodo.slice(5)}/${periodo.slice(0, 4)}`;

/** Offers the last two month-ends together, each month that has declarations, and what the address asks for. */
export function opcionesDePeriodo(periodos: readonly string[], cierres: readonly string[], pedido: string) {
  const dosUltimos = cierres.join(',');
  const opciones = [
    { value: dosUltimos, label: cierres.toSorted().map(mostrarPeriodo).join(' y ') },
    ...periodos.map((periodo) => ({ value: periodo, label: mostrarPeriodo(periodo) })),
  ];
  if (pedido === '' || opciones.some(({ value }) => value === pedido)) return opciones;
  return [...opciones, { value: pedido, label: pedido.split(',').map(mostrarPeriodo).join(', ') }];
}

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
