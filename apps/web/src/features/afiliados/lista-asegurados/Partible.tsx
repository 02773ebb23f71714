import { Fragment } from 'react';

/** A long word that may break after its dots and slashes: a user name, two relationships. */
export function Partible({ texto }: { texto: string }) {
  return texto.split(/(?<=[./])/).map((parte, i, { length }) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
    <Fragment key={i}>
      {parte}
      {i < length - 1 ? <wbr /> : null}
    </Fragment>
  ));
}
