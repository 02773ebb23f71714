import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Declaracion, DeclaracionListada } from '@sgpa/contract/monitoreo/declaraciones';
import { CONTEOS, NOMBRE_DE_CONTEO, observados, validados } from '@sgpa/domain/declaracion/conteos';
import { cifra, conSigno } from '../../../lib/cifras.ts';
import type { DataColumn } from '../../../ui/data-table-types.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { WARNING_AMBER_OUTLINED } from '../../../ui/icon-paths.ts';
import { StatusChip, type StatusTone } from '../../../ui/StatusChip.tsx';

const TONOS: Readonly<Record<Declaracion['estado'], StatusTone>> = {
  REMITIDO: 'verde',
  CORREGIDO: 'gris',
  ANULADO: 'rojo',
};

export const EstadoDeEnvio = ({ estado, version }: Pick<Declaracion, 'estado' | 'version'>) => (
  <>
    <StatusChip label={estado} tone={TONOS[estado]} />
    {version > 1 ? ` v${version}` : null}
  </>
);

/** The sign and the digits stand at the right, below each other. */
const LINEA = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 1,
  maxWidth: 240,
  '& > span + span': { flexShrink: 0, whiteSpace: 'nowrap', overflowWrap: 'normal' },
} as const;

const DIFIERE = { display: 'inline-flex', alignItems: 'center' } as const;

/** Nobody has done anything wrong, so that the chip is grey. */
const SIN_COMPARAR = { PENDIENTE: 'Sin contar', SIN_REGISTRO: 'Sin registro' } as const;

/** Says by how much each figure differs or, where totals agree, where else; a day no longer declared has nothing. */
function FrenteAlRegistro(props: Pick<DeclaracionListada, 'difiere' | 'diferencias' | 'conteo'>) {
  const { difiere, diferencias, conteo } = props;
  if (conteo === 'PENDIENTE' || conteo === 'SIN_REGISTRO')
    return <StatusChip label={SIN_COMPARAR[conteo]} tone="gris" />;
  if (difiere === null || diferencias === null) return null;
  if (!difiere) return 'Coincide';
  const cuales = CONTEOS.filter((cual) => diferencias[cual] !== 0);
  return (
    <>
      <Stack component="span" direction="row" spacing={0.5} sx={DIFIERE}>
        <Icon d={WARNING_AMBER_OUTLINED} fontSize="small" color="warning" aria-hidden />
        <StatusChip label="Difiere" tone="naranja" />
      </Stack>
      {cuales.map((cual) => (
        <Typography key={cual} component="span" variant="body2" sx={LINEA}>
          <span>{NOMBRE_DE_CONTEO[cual]}</span> <span>{conSigno(diferencias[cual])}</span>
        </Typography>
      ))}
      {cuales.length === 0 ? (
        <Typography component="span" variant="body2" sx={LINEA}>
          En sus departamentos
        </Typography>
      ) : null}
    </>
  );
}

const ENTE: DataColumn<DeclaracionListada> = {
  id: 'ente',
  header: 'Ente gestor',
  lead: true,
  cell: (d) => d.enteGestor,
  noWrap: true,
};

/** The columns of document 2 §2 Monitoring screen come in its order; the register's word follows. */
const COLUMNAS: readonly DataColumn<DeclaracionListada>[] = [
  { id: 'gestion', header: 'Gestión', cell: (d) => d.gestion, numeric: true },
  { id: 'periodo', header: 'Periodo', cell: (d) => d.periodo, numeric: true },
  { id: 'dia', header: 'Día', cell: (d) => d.dia, numeric: true },
  { id: 'validados', header: 'Total validados', cell: (d) => cifra(validados(d)), numeric: true },
  { id: 'observados', header: 'Total observados', cell: (d) => cifra(observados(d)), numeric: true },
  { id: 'recienNacidos', header: 'Total recién nacidos', cell: (d) => cifra(d.recienNacidos), numeric: true },
  { id: 'estado', header: 'Estado de envío', cell: (d) => <EstadoDeEnvio {...d} />, noWrap: true },
  { id: 'usuario', header: 'Usuario que remitió', cell: (d) => d.usuario },
  { id: 'registro', header: 'Frente al registro', cell: (d) => <FrenteAlRegistro {...d} />, noWrap: true },
];

/** Adds the managing entity for who sees every one. */
export const columnasDe = (deTodos: boolean): readonly DataColumn<DeclaracionListada>[] =>
  deTodos ? [ENTE, ...COLUMNAS] : COLUMNAS;
