import type { UseAutocompleteReturnValue } from '@mui/material/useAutocomplete';
import { Fragment } from 'react';
import type { Opcion } from './opciones.ts';

interface Props {
  lista: UseAutocompleteReturnValue<Opcion, false, false, false, true>;
  etiqueta: string;
  ocupada: boolean;
}

export function ListaDeOpciones({ lista, etiqueta, ocupada }: Props) {
  return (
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
}
