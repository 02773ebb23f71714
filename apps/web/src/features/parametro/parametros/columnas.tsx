import Typography from '@mui/material/Typography';
import type { Parametro } from '@sgpa/contract/shared/parametro';
import { type Lista, TEXTO_DE_REGLA } from '@sgpa/domain/parametro/listas';
import { mostrarFechaDelServidor } from '../../../lib/mostrar.ts';
import type { DataColumn } from '../../../ui/data-table-types.ts';
import { StatusChip, type StatusTone } from '../../../ui/StatusChip.tsx';
import { ETIQUETA_CODIGO, mostrarCodigo } from '../etiquetas.ts';

const ESTADOS: Readonly<Record<Parametro['estado'], readonly [string, StatusTone]>> = {
  VIGENTE: ['VIGENTE', 'verde'],
  POR_COMENZAR: ['POR COMENZAR', 'naranja'],
  TERMINADO: ['TERMINADO', 'gris'],
};

function Estado({ estado, vigenteDesde, vigenteHasta }: Parametro) {
  const [nombre, tono] = ESTADOS[estado];
  const dia = estado === 'POR_COMENZAR' ? vigenteDesde : vigenteHasta;
  const texto = estado === 'POR_COMENZAR' ? 'desde el' : 'hasta el';
  return (
    <>
      <StatusChip label={nombre} tone={tono} />
      {dia === null ? null : (
        <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
          {texto} {mostrarFechaDelServidor(dia)}
        </Typography>
      )}
    </>
  );
}

const NOMBRE: DataColumn<Parametro> = {
  id: 'nombre',
  header: 'Nombre',
  lead: true,
  cell: (p) => (
    <>
      {p.nombre}
      {p.deRegla ? (
        <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
          {TEXTO_DE_REGLA}
        </Typography>
      ) : null}
    </>
  ),
};
const VIGENCIA: DataColumn<Parametro> = {
  id: 'vigencia',
  header: 'Vigencia',
  cell: (p) => <Estado {...p} />,
  noWrap: true,
};

const dia = (escrito: Parametro['vigenteDesde'], sin: string): string =>
  escrito === null ? sin : mostrarFechaDelServidor(escrito);

const COLUMNAS_PROPIAS: Partial<Record<Lista, readonly DataColumn<Parametro>[]>> = {
  ENTE_GESTOR: [{ id: 'departamento', header: 'Departamento', cell: (p) => p.departamento ?? '—' }],
  EDAD: [
    { id: 'edad', header: 'Edad', cell: (p) => p.edad ?? '—', noWrap: true },
    { id: 'norma', header: 'Norma', cell: (p) => p.norma ?? '—' },
    { id: 'desde', header: 'Desde', cell: (p) => dia(p.vigenteDesde, 'Siempre'), noWrap: true },
    { id: 'hasta', header: 'Hasta', cell: (p) => dia(p.vigenteHasta, '—'), noWrap: true },
  ],
  FERIADO: [{ id: 'norma', header: 'Norma', cell: (p) => p.norma ?? 'Ley' }],
  ESTABLECIMIENTO: [
    { id: 'ente', header: 'Ente gestor', cell: (p) => p.enteGestor ?? '—' },
    { id: 'lugar', header: 'Municipio', cell: (p) => `${p.municipio}, ${p.departamento}` },
    { id: 'nivel', header: 'Nivel', cell: (p) => p.nivel ?? '—' },
  ],
};

export const columnasDe = (lista: Lista): readonly DataColumn<Parametro>[] => [
  { id: 'codigo', header: ETIQUETA_CODIGO[lista] ?? 'Código', cell: (p) => mostrarCodigo(p.codigo), noWrap: true },
  NOMBRE,
  ...(COLUMNAS_PROPIAS[lista] ?? []),
  VIGENCIA,
];
