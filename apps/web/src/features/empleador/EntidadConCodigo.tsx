interface Props {
  nombre: string;
  codigo: string;
}

/** Writes 'EMPRESA (NIT-1020304050)', so that a line ends before the code, not at its hyphen. */
export const EntidadConCodigo = ({ nombre, codigo }: Props) => (
  <>
    {`${nombre} `}
    <span style={{ display: 'inline-block' }}>{`(${codigo})`}</span>
  </>
);
