import { Fragment } from 'react';

/** A long word that may break after its dots and slashes: a user name, two relationships. */
export function Partible({ texto }: { texto: string }) {
  return [...texto.matchAll(/[^./]*[./]|[^./]+$/g)].map(({ 0: parte, index }) => (
    <Fragment key={index}>
      {parte}
      {index + parte.length < texto.length ? <wbr /> : null}
    </Fragment>
  ));
}
