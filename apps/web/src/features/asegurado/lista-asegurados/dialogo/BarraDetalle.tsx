import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { FilaAsegurado } from '@sgpa/contract/v1/lista-asegurados';
import type { AccionDeFila } from '@sgpa/domain/cuenta/acciones';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { usePerfil } from '../../../../lib/use-perfil.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import {
  CHECK,
  CONTENT_COPY_OUTLINED,
  NAVIGATE_BEFORE,
  NAVIGATE_NEXT,
  PRINT_OUTLINED,
} from '../../../../ui/icon-paths.ts';
import { Tooltip } from '../../../../ui/Tooltip.tsx';
import { toast } from '../../../../ui/toast.ts';
import { numeroDeDocumento } from '../../../persona/identidad.ts';
import { botonesDeFila } from '../../acciones.ts';
import { useComposicion } from '../../composicion.ts';
import { tipoDe } from '../../fila.ts';
import { BotonesDeFila } from '../BotonesDeFila.tsx';

/**
 * Puts a text on the clipboard. A page without TLS has no clipboard to write to: there the browser copies what is
 * selected, beside `desde`, as a dialog lets no focus out.
 */
async function copiar(texto: string, desde: HTMLElement): Promise<boolean> {
  if (window.isSecureContext) {
    return navigator.clipboard.writeText(texto).then(
      () => true,
      () => false,
    );
  }
  const campo = document.createElement('textarea');
  campo.value = texto;
  campo.style.position = 'fixed';
  campo.style.opacity = '0';
  desde.after(campo);
  campo.select();
  const copiado = document.execCommand('copy');
  campo.remove();
  desde.focus();
  return copiado;
}

const DICHO = { si: 'Número copiado.', no: 'No se pudo copiar el número.' } as const;

/** Copies the document number with its complement, and says so in sight and to a screen reader. */
function BotonCopiar({ numero }: { numero: string }) {
  const [copiado, setCopiado] = useState<{ numero: string; como: keyof typeof DICHO } | null>(null);
  const como = copiado?.numero === numero ? copiado.como : null;
  return (
    <>
      <Button
        size="small"
        startIcon={<Icon d={como === 'si' ? CHECK : CONTENT_COPY_OUTLINED} />}
        onClick={async ({ currentTarget }) =>
          setCopiado({ numero, como: (await copiar(numero, currentTarget)) ? 'si' : 'no' })
        }
      >
        Copiar número
      </Button>
      <Box component="span" role="status" sx={{ color: como === 'no' ? 'error.main' : 'text.secondary' }}>
        {como === null ? null : DICHO[como]}
      </Box>
    </>
  );
}

/** The key is an arrow, or a letter as the actions name them. */
type Tecla = string;

/** A key is no shortcut where a letter is typed or an arrow moves something. */
const SUYA = 'input, textarea, select, [role=tab], [role=combobox], [contenteditable], [tabindex="0"]:not(button)';

/** Hears keys pressed anywhere in the dialog that holds `dentro`, the topmost one. */
function useTeclasDeDetalle(dentro: RefObject<HTMLElement | null>, alPulsar: (tecla: Tecla) => void): void {
  const ultimo = useRef(alPulsar);
  useEffect(() => {
    ultimo.current = alPulsar;
  });
  useEffect(() => {
    function oir(evento: KeyboardEvent) {
      const { key, target, ctrlKey, metaKey, altKey, shiftKey, repeat, defaultPrevented } = evento;
      if (defaultPrevented || ctrlKey || metaKey || altKey || shiftKey || repeat || !(target instanceof Element))
        return;
      const dialogo = dentro.current?.closest('.MuiDialog-root');
      if (!dialogo?.contains(target) || target.matches(SUYA)) return;
      ultimo.current(key.length === 1 ? key.toUpperCase() : key);
    }
    document.addEventListener('keydown', oir);
    return () => document.removeEventListener('keydown', oir);
  }, [dentro]);
}

export type Sentido = 'anterior' | 'siguiente';

export interface PropsBarra {
  fila: FilaAsegurado;
  /** The rows are those of the list's page that the clerk came from, in its order. */
  filas: readonly FilaAsegurado[];
  alAbrir: (accion: AccionDeFila, id: number) => void;
  alPasar: (id: number) => void;
  /** One goes beyond the page: to the last row before it, or the first after it; absent where there is none. */
  alPasarDePagina: Readonly<Record<Sentido, (() => void) | undefined>>;
}

/**
 * Stands over the details: the actions on this record, its neighbours in the list, its number to copy, and print. It
 * stays, with the focus, while the person changes.
 */
export function BarraDetalle({ fila, filas, alAbrir, alPasar, alPasarDePagina }: PropsBarra) {
  const { acciones } = useComposicion();
  const deRol = usePerfil().data?.acciones_permitidas ?? [];
  const barra = useRef<HTMLDivElement>(null);
  // An action that has a tab below needs no button here.
  const botones = botonesDeFila(acciones, tipoDe(fila), deRol, fila).filter(
    (una) => una.accion !== 'detalle-asegurado' && 'Panel' in una,
  );
  const lugar = filas.findIndex((una) => una.idAfiliadoEnteGestor === fila.idAfiliadoEnteGestor);
  const hacia = (vecina: FilaAsegurado | undefined, sentido: Sentido) =>
    vecina ? () => alPasar(vecina.idAfiliadoEnteGestor) : alPasarDePagina[sentido];
  const anterior = hacia(filas[lugar - 1], 'anterior');
  const siguiente = hacia(filas[lugar + 1], 'siguiente');

  useTeclasDeDetalle(barra, (tecla: Tecla) => {
    if (tecla === 'ArrowLeft') return anterior?.();
    if (tecla === 'ArrowRight') return siguiente?.();
    const boton = botones.find((una) => una.tecla === tecla);
    if (boton === undefined) return;
    if (boton.impedimento === null) alAbrir(boton.accion, fila.idAfiliadoEnteGestor);
    else toast('info', `${boton.nombre}: ${boton.impedimento}`);
  });

  const vecino = (nombre: string, flecha: string, tecla: string, fin: string, pasar: (() => void) | undefined) => (
    <Tooltip title={pasar ? `${nombre} de la lista (tecla ${flecha})` : fin}>
      <IconButton
        size="small"
        aria-label={nombre}
        aria-keyshortcuts={tecla}
        aria-disabled={pasar === undefined}
        onClick={pasar}
        sx={{ '&[aria-disabled=true]': { color: 'text.disabled' } }}
      >
        <Icon d={tecla === 'ArrowLeft' ? NAVIGATE_BEFORE : NAVIGATE_NEXT} />
      </IconButton>
    </Tooltip>
  );

  return (
    <Box
      ref={barra}
      data-sin-imprimir
      sx={{
        order: { xs: 1, sm: 0 },
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1,
      }}
    >
      {botones.length > 0 ? (
        <Box role="group" aria-label="Acciones del registro" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <BotonesDeFila
            botones={botones}
            fila={fila}
            alAbrir={(accion) => alAbrir(accion, fila.idAfiliadoEnteGestor)}
          />
        </Box>
      ) : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, ml: { sm: 'auto' } }}>
        <BotonCopiar numero={numeroDeDocumento(fila)} />
        <Button size="small" startIcon={<Icon d={PRINT_OUTLINED} />} onClick={() => window.print()}>
          Imprimir
        </Button>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, whiteSpace: 'nowrap' }}>
          {vecino('Anterior', '←', 'ArrowLeft', 'Es el primero de la lista.', anterior)}
          <Box component="span" role="status" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {`${lugar + 1} de ${filas.length}`}
          </Box>
          {vecino('Siguiente', '→', 'ArrowRight', 'Es el último de la lista.', siguiente)}
        </Box>
      </Box>
    </Box>
  );
}
