import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { Parametro } from '@sgpa/contract/shared/parametro';
import {
  type AccionDeParametro,
  admiteNuevos,
  type Lista,
  NOMBRES_DE_LISTAS,
  razonDeNoTocar,
  TEXTO_DE_REGLA,
  tituloDeLista,
} from '@sgpa/domain/parametro/listas';
import { llamar } from '../../../lib/llamar.ts';
import { useBusquedaDeLista } from '../../../lib/use-busqueda.ts';
import { ListToolbar } from '../../../ui/ListToolbar.tsx';
import { useEntesGestores } from '../../catalogo/use-listas.ts';
import { FiltrosDeLista } from '../../lista/FiltrosDeLista.tsx';
import { PaginaDeLista } from '../../lista/PaginaDeLista.tsx';
import { type Opciones, useLista } from '../../lista/use-lista.ts';
import { DialogoCambio } from '../actualizacion-parametro/DialogoCambio.tsx';
import { codigoYNombre } from '../etiquetas.ts';
import { DialogoImportacion } from '../importacion-establecimientos/DialogoImportacion.tsx';
import { DialogoAlta } from '../registro-parametro/DialogoAlta.tsx';
import { DialogoVigencia } from '../vigencia-parametro/DialogoVigencia.tsx';
import {
  type BusquedaParametros,
  DIRECCION_DE_PARAMETROS,
  type FiltrosDeParametros,
  type PanelParametro,
  seImporta,
} from './busqueda.ts';
import { columnasDe } from './columnas.tsx';

interface Props {
  filtros: FiltrosDeParametros;
  buscando: boolean;
  alBuscar: (filtros: FiltrosDeParametros) => void;
}

const LISTAS = NOMBRES_DE_LISTAS.map((lista) => ({ value: lista, label: tituloDeLista(lista) })).sort((una, otra) =>
  una.label.localeCompare(otra.label, 'es'),
);
const ETIQUETA_BUSCADO: Partial<Record<Lista, string>> = { EMPLEADOR: 'Nombre o número', FERIADO: 'Nombre o año' };
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
          onPick: (elegida) => alBuscar(DIRECCION_DE_PARAMETROS.leer({ lista: elegida })),
        },
        { kind: 'text', name: 'buscar', label: ETIQUETA_BUSCADO[lista] ?? 'Nombre o código', maxLength: 100 },
        conEnte && { kind: 'select', name: 'ente', label: 'Ente gestor', options: entes, allLabel: 'Todos' },
        { kind: 'select', name: 'vigencia', label: 'Vigencia', options: VIGENCIAS, allLabel: 'Todos' },
      ]}
      buscando={buscando}
      alBuscar={(escritos) => alBuscar({ ...escritos, buscar: escritos.buscar.trim() })}
    />
  );
}

const POR_PAGINA = 10;
const SIN_FILTROS = { buscar: '', vigencia: '', ente: '' } as const;

const PARAMETROS = {
  clave: 'parametros',
  idDe: (p: Parametro) => p.id,
  pedir: ({ lista, buscar, vigencia, ente, pagina }: BusquedaParametros, opciones: Opciones) => {
    const query = {
      page: pagina,
      limit: POR_PAGINA,
      buscar: buscar || undefined,
      vigencia: vigencia || undefined,
      idEnteGestor: ente === '' ? undefined : Number(ente),
    };
    return llamar('parametros', { params: { lista }, query }, opciones);
  },
};

interface DeLaBarra {
  lista: Lista;
  elegido: Parametro | undefined;
  alAbrir: (panel: PanelParametro) => void;
}

function avisoDe(lista: Lista, elegido: Parametro | undefined): string | null {
  if (elegido === undefined)
    return admiteNuevos(lista)
      ? 'Elija un valor para cambiarlo.'
      : `${TEXTO_DE_REGLA}: la lista no admite valores nuevos.`;
  const razones = (['actualizacion-parametro', 'vigencia-parametro'] as const).map((accion) =>
    razonDeNoTocar(lista, elegido.codigo, accion),
  );
  return razones.filter((razon) => razon !== null).join(' ') || null;
}

/** Offers what may be done with the chosen value, as its `acciones_permitidas` say. */
function BarraDeParametros({ lista, elegido, alAbrir }: DeLaBarra) {
  const boton = (caso: AccionDeParametro, nombre: string, panel: PanelParametro) => (
    <Button
      size="small"
      variant="outlined"
      disabled={!elegido?.acciones_permitidas.includes(caso)}
      onClick={() => alAbrir(panel)}
    >
      {nombre}
    </Button>
  );
  return (
    <ListToolbar label="Acciones del valor elegido">
      {admiteNuevos(lista) ? (
        <Button size="small" variant="outlined" onClick={() => alAbrir('nuevo')}>
          Nuevo
        </Button>
      ) : null}
      {seImporta(lista) ? (
        <Button size="small" variant="outlined" onClick={() => alAbrir('importar')}>
          Importar
        </Button>
      ) : null}
      {boton('actualizacion-parametro', 'Editar', 'editar')}
      {boton('vigencia-parametro', 'Vigencia', 'vigencia')}
      <span>{avisoDe(lista, elegido)}</span>
    </ListToolbar>
  );
}

/** Shows /parametros (acuerdos §7): lists, managing entities, establishments, employers, holidays and ages. */
export function PaginaParametros() {
  const direccion = useBusquedaDeLista('parametros', DIRECCION_DE_PARAMETROS);
  const { busqueda, elegir, abrir, cerrar } = direccion;
  const { lista, panel } = busqueda;
  const valores = useLista(direccion, PARAMETROS);
  const { data, isFetching } = valores.respuesta;
  const delPanel = (cual: PanelParametro) => (panel === cual ? valores.elegida : undefined);
  return (
    <PaginaDeLista
      lista={valores}
      titulo="Parámetros"
      nombre={tituloDeLista(lista)}
      capitulo="parametros"
      filtros={<FiltrosParametros filtros={busqueda} buscando={isFetching} alBuscar={valores.alBuscar} />}
      avisos={
        <>
          {data?.hayMas ? (
            <Alert severity="info" sx={{ mb: 2 }}>
              Hay más de {data.totalElement.toLocaleString('es-BO')}: escriba parte del nombre o del número.
            </Alert>
          ) : null}
          {data?.aviso ? (
            <Alert severity="warning" sx={{ mb: 2 }}>
              {data.aviso}
            </Alert>
          ) : null}
        </>
      }
      barra={<BarraDeParametros lista={lista} elegido={valores.elegida} alAbrir={(uno) => abrir(uno)} />}
      columnas={columnasDe(lista)}
      porPagina={POR_PAGINA}
      nombrarFila={codigoYNombre}
      alAbrir={({ id, acciones_permitidas }) =>
        acciones_permitidas.includes('actualizacion-parametro') ? abrir('editar', id) : elegir(id)
      }
      siVacia="No hay valores con los filtros elegidos."
      alQuitarFiltros={valores.alQuitar({ lista, ...SIN_FILTROS })}
    >
      <DialogoAlta lista={lista} abierto={panel === 'nuevo'} alCerrar={cerrar} />
      {panel === 'importar' ? <DialogoImportacion alCerrar={cerrar} /> : null}
      <DialogoCambio lista={lista} valor={delPanel('editar')} alCerrar={cerrar} />
      <DialogoVigencia lista={lista} valor={delPanel('vigencia')} alCerrar={cerrar} />
    </PaginaDeLista>
  );
}
