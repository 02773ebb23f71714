import type { ReactNode } from 'react';
import { mensajeDeError } from '../../../lib/error-api.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Exportar } from '../exportacion-asegurados/Exportar.tsx';
import { BarraLista } from './BarraLista.tsx';
import { BotonesDeFila } from './BotonesDeFila.tsx';
import { aExportacion } from './consulta.ts';
import { SinEntender, SiVacia } from './SiVacia.tsx';
import { TablaAsegurados } from './tabla/TablaAsegurados.tsx';
import type { PaginaLista } from './use-pagina-lista.ts';

/** Shows the buttons and the rows, or why there are none. */
export function CuerpoDeLista({ pagina }: { pagina: PaginaLista }) {
  const { busqueda, lista, filtros } = pagina;
  const { error } = lista;
  const barra = <Barra pagina={pagina} />;
  if (!filtros.rechazada && !error) return <Tabla pagina={pagina} barra={barra} />;
  return (
    <>
      <div className="lista">{barra}</div>
      {filtros.rechazada ? (
        <SinEntender busqueda={busqueda} alQuitar={filtros.limpiar} />
      ) : (
        <ErrorState text={mensajeDeError(error)} onRetry={() => void lista.refetch()} />
      )}
    </>
  );
}

function Barra({ pagina }: { pagina: PaginaLista }) {
  const { busqueda, lista, filtros, botones, fila, registrar, nuevo, abrir } = pagina;
  const { data, error } = lista;
  return (
    <BarraLista
      total={error || filtros.rechazada ? null : data?.total}
      masDe={data?.masDe}
      registrar={registrar}
      alNuevo={nuevo}
      alFinal={filtros.rechazada ? null : <Exportar filtros={aExportacion(busqueda)} />}
    >
      <BotonesDeFila
        botones={botones}
        fila={fila}
        alAbrir={(accion, { idAfiliadoEnteGestor }) => abrir(accion, idAfiliadoEnteGestor)}
      />
    </BarraLista>
  );
}

function Tabla({ pagina, barra }: { pagina: PaginaLista; barra: ReactNode }) {
  const { busqueda, alcance, lista, preferencias, fila, elegir, abrir, teclear, buscar, direccion, foco } = pagina;
  const { registrar, filtros, nuevo } = pagina;
  return (
    <TablaAsegurados
      busqueda={busqueda}
      veAlPersonal={alcance.veAlPersonal}
      lista={lista.data}
      cargando={lista.isFetching}
      preferencias={preferencias}
      elegida={fila?.idAfiliadoEnteGestor ?? null}
      alElegir={elegir}
      alAbrir={({ idAfiliadoEnteGestor }) => abrir('detalle-asegurado', idAfiliadoEnteGestor)}
      alTeclear={teclear}
      alOrdenar={(orden) => buscar({ orden })}
      alCambiarPagina={direccion.verPagina}
      {...foco}
      barra={barra}
      siVacia={
        <SiVacia
          busqueda={busqueda}
          registrar={registrar}
          filtros={filtros}
          alNuevo={nuevo}
          alBuscar={buscar}
          {...foco}
        />
      }
    />
  );
}
