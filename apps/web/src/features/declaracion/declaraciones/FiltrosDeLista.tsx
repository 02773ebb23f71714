import { comoPeriodo, partesDelDia, ultimosCierres } from '@sgpa/domain/declaracion/remision-declaracion';
import { useForm } from 'react-hook-form';
import { hoy } from '../../../lib/reloj.ts';
import { FormSelect } from '../../../ui/FormSelect.tsx';
import { countActive, ListFilters } from '../../../ui/ListFilters.tsx';
import { useEntesDeFiltro } from '../../catalogo/use-listas.ts';
import type { FiltrosDeclaraciones } from './busqueda.ts';
import { opcionesDePeriodo } from './periodos.ts';

const QUE_DIFIEREN = [{ value: 'si', label: 'Las que difieren' }];

interface Props {
  filtros: FiltrosDeclaraciones;
  /** Of which there are declarations. */
  periodos: readonly string[];
  eligeEnte: boolean;
  buscando: boolean;
  alBuscar: (filtros: FiltrosDeclaraciones) => void;
}

export function FiltrosDeLista({ filtros, periodos, eligeEnte, buscando, alBuscar }: Props) {
  const { idEnteGestor, periodo, difieren } = filtros;
  const buscados = { idEnteGestor, periodo, difieren };
  const entes = useEntesDeFiltro(eligeEnte);
  const cierres = ultimosCierres(hoy()).map((cierre) => comoPeriodo(partesDelDia(cierre)));
  // The address is what is searched for: going back fills the fields with it again.
  const form = useForm<FiltrosDeclaraciones>({ values: buscados });
  const { control } = form;
  return (
    <ListFilters
      form={form}
      active={countActive(buscados)}
      label="Declaraciones"
      columns={{ sm: eligeEnte ? '3fr 2fr 2fr auto' : '2fr 2fr auto' }}
      width={eligeEnte ? 1000 : 700}
      busy={buscando}
      onSearch={alBuscar}
    >
      {eligeEnte ? (
        <FormSelect control={control} name="idEnteGestor" label="Ente gestor" options={entes} allLabel="Todos" />
      ) : null}
      <FormSelect
        control={control}
        name="periodo"
        label="Periodo"
        options={opcionesDePeriodo(periodos, cierres, periodo)}
        allLabel="Todos"
      />
      <FormSelect
        control={control}
        name="difieren"
        label="Frente al registro"
        options={QUE_DIFIEREN}
        allLabel="Todas"
      />
    </ListFilters>
  );
}
