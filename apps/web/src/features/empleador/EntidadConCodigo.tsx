interface Props {
  nombre: string;
  codigo: string;
}

/** 'EMPRESA (NIT-1020304050)': a line ends before the code, not at its hyphen. */
export const EntidadConCodigo = ({ nombre, codigo }: Props) => (
  <>
    {`${nombre} `}
    <span style={{ display: 'inline-block' }}>{`(${codigo})`}</span>
  </>
);
