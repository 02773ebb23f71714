import { ACCIONES_AUDITADAS } from '@sgpa/domain/auditoria/acciones';
import { leerFechaEscrita, mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import { countActive } from '../../../ui/ListFilters.tsx';
import { useEntesElegibles } from '../../catalogo/use-listas.ts';
import { FiltrosDeLista } from '../../lista/FiltrosDeLista.tsx';
import { CampoNumeroBuscado } from '../../persona/CampoNumeroBuscado.tsx';
import { numeroEscrito } from '../../persona/numero-buscado.ts';
import type { BusquedaAuditoria } from './busqueda.ts';

/** The search has its dates as they are written. */
type CamposAuditoria = Record<keyof BusquedaAuditoria, string>;

const escrita = (dia: BusquedaAuditoria['desde']): string => (dia === '' ? '' : mostrarFecha(dia));

export const toForm = (busqueda: BusquedaAuditoria): CamposAuditoria => ({
  ...busqueda,
  desde: escrita(busqueda.desde),
  hasta: escrita(busqueda.hasta),
});

export const toRequest = (campos: CamposAuditoria): BusquedaAuditoria => ({
  ...campos,
  usuario: campos.usuario.trim(),
  numeroDocumento: numeroEscrito(campos.numeroDocumento),
  desde: leerFechaEscrita(campos.desde) ?? '',
  hasta: leerFechaEscrita(campos.hasta) ?? '',
});

export const revisarFecha = (texto: string): string | true =>
  texto === '' || leerFechaEscrita(texto) !== null || 'La fecha debe existir y tener el formato DD/MM/YYYY.';

/** Checks the last day against the first. */
export function revisarHasta(texto: string, { desde }: Pick<CamposAuditoria, 'desde'>): string | true {
  const [primero, ultimo] = [leerFechaEscrita(desde), leerFechaEscrita(texto)];
  const alReves = primero !== null && ultimo !== null && ultimo < primero;
  return alReves ? 'La fecha Hasta no puede ser anterior a Desde.' : revisarFecha(texto);
}

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
  return (
    <FiltrosDeLista<CamposAuditoria>
      label="Auditoría"
      active={countActive(busqueda)}
      columns={COLUMNAS}
      grid={REJILLA}
      buscados={toForm(busqueda)}
      campos={[
        { kind: 'text', name: 'usuario', label: 'Usuario', maxLength: 60 },
        { kind: 'select', name: 'accion', label: 'Acción', options: ACCIONES, allLabel: 'Todas' },
        { kind: 'select', name: 'ente', label: 'Ente gestor', options: entes, allLabel: 'Todos' },
        {
          kind: 'own',
          name: 'numeroDocumento',
          render: (control) => <CampoNumeroBuscado control={control} name="numeroDocumento" />,
        },
        { kind: 'date', name: 'desde', label: 'Desde', rules: { validate: revisarFecha } },
        { kind: 'date', name: 'hasta', label: 'Hasta', rules: { validate: revisarHasta } },
      ]}
      buscando={buscando}
      alBuscar={(campos) => alBuscar(toRequest(campos))}
    />
  );
}
