import WarningAmber from '@mui/icons-material/WarningAmberOutlined';
import Stack from '@mui/material/Stack';
import type { Declaracion, DeclaracionListada } from '@sgpa/contract/monitoreo/declaraciones';
import { observados, validados } from '@sgpa/domain/declaracion/conteos';
import type { DataColumn } from '../../../ui/data-table-types.ts';
import { StatusChip, type StatusTone } from '../../../ui/StatusChip.tsx';
import { cifra } from '../cifras.ts';

const TONOS: Readonly<Record<Declaracion['estado'], StatusTone>> = {
  REMITIDO: 'verde',
  CORREGIDO: 'gris',
  ANULADO: 'rojo',
};

/** The state, and which version it is of. */
export function EstadoDeEnvio({ estado, version }: Pick<Declaracion, 'estado' | 'version'>) {
  return (
    <>
      <StatusChip label={estado} tone={TONOS[estado]} />
      {version > 1 ? ` v${version}` : null}
    </>
  );
}

const DIFIERE = { display: 'inline-flex', alignItems: 'center', verticalAlign: 'middle' } as const;

/** Nobody has done anything wrong: grey. */
const SIN_COMPARAR = { PENDIENTE: 'Sin contar', SIN_REGISTRO: 'Sin registro' } as const;

/** Nothing of what is not declared any more. */
function FrenteAlRegistro({ difiere, conteo }: Pick<DeclaracionListada, 'difiere' | 'conteo'>) {
  if (conteo === 'PENDIENTE' || conteo === 'SIN_REGISTRO')
    return <StatusChip label={SIN_COMPARAR[conteo]} tone="gris" />;
  if (difiere === null) return null;
  if (!difiere) return 'Coincide';
  return (
    <Stack component="span" direction="row" spacing={0.5} sx={DIFIERE}>
      <WarningAmber fontSize="small" color="warning" aria-hidden />
      <StatusChip label="Difiere" tone="naranja" />
    </Stack>
  );
}

const ENTE: DataColumn<DeclaracionListada> = {
  id: 'ente',
  header: 'Ente gestor',
  cell: (d) => d.enteGestor,
  noWrap: true,
};

/** Document 2 §2 Monitoring screen, in its order. */
const COLUMNAS: readonly DataColumn<DeclaracionListada>[] = [
  { id: 'gestion', header: 'Gestión', cell: (d) => d.gestion, noWrap: true },
  { id: 'periodo', header: 'Periodo', cell: (d) => d.periodo, noWrap: true },
  { id: 'dia', header: 'Día', cell: (d) => d.dia, noWrap: true },
  { id: 'validados', header: 'Total validados', cell: (d) => cifra(validados(d)), noWrap: true },
  { id: 'observados', header: 'Total observados', cell: (d) => cifra(observados(d)), noWrap: true },
  { id: 'recienNacidos', header: 'Total recién nacidos', cell: (d) => cifra(d.recienNacidos), noWrap: true },
  { id: 'estado', header: 'Estado de envío', cell: (d) => <EstadoDeEnvio {...d} />, noWrap: true },
  { id: 'usuario', header: 'Usuario que remitió', cell: (d) => d.usuario },
];

const REGISTRO: DataColumn<DeclaracionListada> = {
  id: 'registro',
  header: 'Frente al registro',
  cell: (d) => <FrenteAlRegistro {...d} />,
  noWrap: true,
};

/** Who sees every managing entity is told of which one each is, and where the register disagrees. */
export const columnasDe = (deTodos: boolean): readonly DataColumn<DeclaracionListada>[] =>
  deTodos ? [ENTE, ...COLUMNAS, REGISTRO] : COLUMNAS;
