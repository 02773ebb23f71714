import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { Parametro } from '@sgpa/contract/shared/parametro';
import {
  type AccionDeParametro,
  admiteNuevos,
  type Lista,
  razonDeNoTocar,
  TEXTO_DE_REGLA,
  tituloDeLista,
} from '@sgpa/domain/parametro/listas';
import { llamar } from '../../../lib/llamar.ts';
import { useBusquedaDeLista } from '../../../lib/use-busqueda.ts';
import { ListToolbar } from '../../../ui/ListToolbar.tsx';
import { PaginaDeLista } from '../../lista/PaginaDeLista.tsx';
import { type Opciones, useLista } from '../../lista/use-lista.ts';
import { DialogoCambio } from '../actualizacion-parametro/DialogoCambio.tsx';
import { codigoYNombre } from '../etiquetas.ts';
import { DialogoImportacion } from '../importacion-establecimientos/DialogoImportacion.tsx';
import { DialogoAlta } from '../registro-parametro/DialogoAlta.tsx';
import { DialogoVigencia } from '../vigencia-parametro/DialogoVigencia.tsx';
import { type BusquedaParametros, EN_PARAMETROS, type PanelParametro, seImporta } from './busqueda.ts';
import { columnasDe } from './columnas.tsx';
import { FiltrosParametros } from './FiltrosParametros.tsx';

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

/** Offers what the answer leaves open for each value under the rules and the specification. */
function BarraDeParametros({ lista, elegido, alAbrir }: DeLaBarra) {
  const accion = (caso: AccionDeParametro, nombre: string, panel: PanelParametro) => (
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
      {accion('actualizacion-parametro', 'Editar', 'editar')}
      {accion('vigencia-parametro', 'Vigencia', 'vigencia')}
      <span>{avisoDe(lista, elegido)}</span>
    </ListToolbar>
  );
}

/** Shows /parametros (acuerdos §7): lists, managing entities, establishments and employers. */
export function PaginaParametros() {
  const direccion = useBusquedaDeLista('parametros', EN_PARAMETROS);
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
