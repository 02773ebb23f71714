import { ACCIONES_AUDITADAS } from '@sgpa/domain/auditoria/acciones';
import { useForm } from 'react-hook-form';
import { FormDateField } from '../../../ui/FormDateField.tsx';
import { FormSelect } from '../../../ui/FormSelect.tsx';
import { FormTextField } from '../../../ui/FormTextField.tsx';
import { countActive, ListFilters } from '../../../ui/ListFilters.tsx';
import { useEntesElegibles } from '../../catalogo/use-listas.ts';
import { CampoNumeroBuscado } from '../../persona/CampoNumeroBuscado.tsx';
import type { BusquedaAuditoria } from './busqueda.ts';
import { type CamposAuditoria, revisarFecha, revisarHasta, toForm, toRequest } from './filtros-auditoria.form.ts';

interface Props {
  busqueda: BusquedaAuditoria;
  buscando: boolean;
  alBuscar: (busqueda: BusquedaAuditoria) => void;
}

const COLUMNAS = {
  sm: 'repeat(2, minmax(0, 1fr))',
  md: 'repeat(3, minmax(0, 1fr))',
  lg: 'repeat(4, minmax(0, 1fr))',
};
const REJILLA = {
  columnGap: 1,
  rowGap: 1.25,
  '& > *': { minWidth: 0 },
  // Beside the menu at 1366 there is room for each label, and for whole dates.
  '@media (min-width: 1340px)': {
    gridTemplateColumns: '0.9fr 1.15fr 1fr minmax(178px, 1.2fr) repeat(2, minmax(148px, 1fr)) auto',
  },
};
const ACCIONES = ACCIONES_AUDITADAS.map(({ accion, texto }) => ({ value: accion, label: texto }));

export function FiltrosAuditoria({ busqueda, buscando, alBuscar }: Props) {
  const entes = useEntesElegibles(true).map(({ id, value }) => ({ value: String(id), label: value }));
  // The address is what is searched for: going back fills the fields with it again.
  const form = useForm<CamposAuditoria>({ values: toForm(busqueda), mode: 'onBlur' });
  const { control } = form;
  return (
    <ListFilters
      form={form}
      active={countActive(busqueda)}
      label="Auditoría"
      columns={COLUMNAS}
      grid={REJILLA}
      busy={buscando}
      onSearch={(campos) => alBuscar(toRequest(campos))}
    >
      <FormTextField control={control} name="usuario" label="Usuario" autoComplete="off" maxLength={60} />
      <FormSelect control={control} name="accion" label="Acción" options={ACCIONES} allLabel="Todas" />
      <FormSelect control={control} name="ente" label="Ente gestor" options={entes} allLabel="Todos" />
      <CampoNumeroBuscado control={control} name="numeroDocumento" />
      <FormDateField control={control} name="desde" label="Desde" rules={{ validate: revisarFecha }} />
      <FormDateField control={control} name="hasta" label="Hasta" rules={{ validate: revisarHasta }} />
    </ListFilters>
  );
}
