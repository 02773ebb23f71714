import Dialog from '@mui/material/Dialog';
import useAutocomplete, { type UseAutocompleteReturnValue } from '@mui/material/useAutocomplete';
import type { FilaAsegurado } from '@sgpa/contract/v1/lista-asegurados';
import type { ItemMenu } from '@sgpa/contract/v1/menu';
import { dichoDeExpedido } from '@sgpa/domain/shared/documento';
import { useNavigate } from '@tanstack/react-router';
import { type FocusEvent, Fragment, type KeyboardEvent, useRef } from 'react';
import { tipoDe } from '../asegurado/fila.ts';
import { apellidosYNombre } from '../persona/identidad.ts';
import { documentoDe, type Opcion } from './opciones.ts';
import './paleta.css';
import { anotarReciente } from './recientes.ts';
import { usePaleta } from './use-paleta.ts';

interface PropsDeListaDeOpciones {
  lista: UseAutocompleteReturnValue<Opcion, false, false, false, true>;
  etiqueta: string;
  ocupada: boolean;
}

const ListaDeOpciones = ({ lista, etiqueta, ocupada }: PropsDeListaDeOpciones) => (
  <ul
    {...lista.getListboxProps()}
    aria-label={etiqueta}
    aria-labelledby={undefined}
    aria-busy={ocupada}
    className="paleta-lista"
  >
    {lista.groupedOptions.map(({ key, group, index, options }) => (
      <Fragment key={key}>
        <li role="presentation" aria-hidden className="paleta-grupo">
          {group}
        </li>
        {options.map((option, i) => {
          const { key: clave, ...props } = lista.getOptionProps({ option, index: index + i });
          return (
            <li key={clave} {...props} className="paleta-opcion">
              <span>{option.texto}</span>
              {option.detalle === undefined ? null : <small>{option.detalle}</small>}
            </li>
          );
        })}
      </Fragment>
    ))}
  </ul>
);

interface Props {
  menu: readonly ItemMenu[];
  /** The text was typed before the palette was loaded. */
  escrito?: string;
  alCerrar: () => void;
}

const Teclas = ({ conPersona }: { conPersona: boolean }) => (
  <p className="paleta-teclas">
    <kbd>↑</kbd> <kbd>↓</kbd> elegir · <kbd>Intro</kbd> {conPersona ? 'hacer' : 'seguir'} · <kbd>Esc</kbd> cerrar
    {conPersona ? (
      <>
        {' · '}
        <kbd>Retroceso</kbd> otra persona
      </>
    ) : null}
  </p>
);

const Elegida = ({ fila, alQuitar }: { fila: FilaAsegurado; alQuitar: () => void }) => (
  <span className="paleta-elegida">
    {apellidosYNombre(fila)} · CI {documentoDe(fila)}
    <button type="button" aria-label="Elegir a otra persona" onClick={alQuitar}>
      ×
    </button>
  </span>
);

interface Opciones {
  opciones: readonly Opcion[];
  texto: string;
  escribir: (texto: string) => void;
  hacer: (opcion: Opcion | null) => void;
}

/** The list is as the search gave it: nothing of it is filtered here. */
const useOpciones = ({ opciones, texto, escribir, hacer }: Opciones) =>
  useAutocomplete<Opcion>({
    id: 'paleta',
    open: true,
    options: opciones,
    value: null,
    inputValue: texto,
    autoHighlight: true,
    clearOnBlur: false,
    clearOnEscape: false,
    filterOptions: (todas) => todas,
    getOptionLabel: (opcion) => opcion.texto,
    getOptionKey: (opcion) => opcion.id,
    groupBy: (opcion) => opcion.grupo,
    onInputChange: (_, escrito, motivo) => {
      if (motivo === 'input') escribir(escrito);
    },
    onChange: (_, opcion) => hacer(opcion),
  });

/** Takes a number or a name and then an action on that person, or a page of the menu; all of it by keyboard. */
export function Paleta({ menu, escrito: antes = '', alCerrar }: Props) {
  const { username, texto, escribir, elegida, elegir, opciones, buscando, aviso } = usePaleta(menu, antes);
  const navegar = useNavigate();
  const campo = useRef<HTMLDivElement>(null);

  /**
   * An answer that comes late (a row found, a page drawn) takes the focus behind the palette, and the dialog fetches it
   * back for itself alone: what is typed or pasted next belongs in the field.
   */
  function alEnfocar({ target }: FocusEvent) {
    if (target.contains(campo.current)) campo.current?.querySelector('input')?.focus();
  }

  function hacer(opcion: Opcion | null) {
    if (opcion === null) return;
    if (opcion.de === 'persona') return elegir(opcion.fila);
    alCerrar();
    if (opcion.de === 'pagina') return void navegar({ to: opcion.url });
    const { fila, accion } = opcion;
    anotarReciente(username, fila);
    const tipoAfiliado = tipoDe(fila) === 'TITULAR' ? undefined : tipoDe(fila);
    const detalle = String(fila.idAfiliadoEnteGestor);
    void navegar({
      to: '/asegurado',
      search: { tipoAfiliado, numeroDocumento: documentoDe(fila), accion, detalle },
    });
  }

  const lista = useOpciones({ opciones, texto, escribir, hacer });

  function alPulsar(evento: KeyboardEvent) {
    if (evento.key === 'Escape') {
      // The list of choices would keep the key to itself.
      evento.stopPropagation();
      return alCerrar();
    }
    if (evento.key !== 'Backspace' || texto !== '' || !elegida) return;
    evento.preventDefault();
    elegir(null);
  }

  const que = elegida ? `Qué hacer con ${apellidosYNombre(elegida)}` : 'Número de documento, nombre o página';
  return (
    <Dialog
      open
      onClose={alCerrar}
      onFocus={alEnfocar}
      fullWidth
      maxWidth="sm"
      slotProps={{
        paper: { className: 'paleta', 'aria-label': 'Ir a persona o página', 'aria-labelledby': undefined },
      }}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <div {...lista.getRootProps()} ref={campo} className="paleta-arriba">
        {elegida ? <Elegida fila={elegida} alQuitar={() => elegir(null)} /> : null}
        {/* The dialog gives the focus to what it finds first. */}
        <input
          {...lista.getInputProps()}
          autoFocus
          aria-label={que}
          placeholder={elegida ? 'Qué hacer' : que}
          spellCheck={false}
          onKeyDown={alPulsar}
        />
      </div>
      <ListaDeOpciones lista={lista} ocupada={buscando} etiqueta={elegida ? 'Acciones' : 'Resultados'} />
      <p role="status" className="paleta-aviso">
        {[elegida ? undefined : dichoDeExpedido(texto), aviso].filter(Boolean).join(' ')}
      </p>
      <Teclas conPersona={elegida !== null} />
    </Dialog>
  );
}
