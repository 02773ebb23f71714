import { type Lista, NOMBRES_DE_LISTAS, tituloDeLista } from '@sgpa/domain/parametro/listas';
import { useEntesGestores } from '../../catalogo/use-listas.ts';
import { FiltrosDeLista } from '../../lista/FiltrosDeLista.tsx';
import { EN_PARAMETROS, type FiltrosDeParametros } from './busqueda.ts';

interface Props {
  filtros: FiltrosDeParametros;
  buscando: boolean;
  alBuscar: (filtros: FiltrosDeParametros) => void;
}

const LISTAS = NOMBRES_DE_LISTAS.map((lista) => ({ value: lista, label: tituloDeLista(lista) })).sort((una, otra) =>
  una.label.localeCompare(otra.label, 'es'),
);
const BUSCADO: Partial<Record<Lista, string>> = { EMPLEADOR: 'Nombre o número', FERIADO: 'Nombre o año' };
const VIGENCIAS = [
  { value: 'VIGENTES', label: 'Vigentes' },
  { value: 'POR_COMENZAR', label: 'Por comenzar' },
  { value: 'TERMINADOS', label: 'Terminados' },
];

export function FiltrosParametros({ filtros: { lista, buscar, vigencia, ente }, buscando, alBuscar }: Props) {
  const conEnte = lista === 'ESTABLECIMIENTO';
  const entes = (useEntesGestores(conEnte).data ?? [])
    .filter(({ id }) => id !== 0)
    .map(({ id, value }) => ({ value: String(id), label: value }));
  return (
    <FiltrosDeLista<FiltrosDeParametros>
      label="Parámetros"
      columns={{ sm: 'repeat(2, minmax(0, 1fr))', lg: `1.5fr 2fr ${conEnte ? '1.5fr' : ''} 1fr auto` }}
      buscados={{ lista, buscar, vigencia, ente }}
      campos={[
        {
          kind: 'select',
          name: 'lista',
          label: 'Lista',
          options: LISTAS,
          // Another list is another table: it is shown at once, and nothing of the former one is searched in it.
          onPick: (elegida) => alBuscar(EN_PARAMETROS.leer({ lista: elegida })),
        },
        { kind: 'text', name: 'buscar', label: BUSCADO[lista] ?? 'Nombre o código', maxLength: 100 },
        conEnte && { kind: 'select', name: 'ente', label: 'Ente gestor', options: entes, allLabel: 'Todos' },
        { kind: 'select', name: 'vigencia', label: 'Vigencia', options: VIGENCIAS, allLabel: 'Todos' },
      ]}
      buscando={buscando}
      alBuscar={(escritos) => alBuscar({ ...escritos, buscar: escritos.buscar.trim() })}
    />
  );
}
