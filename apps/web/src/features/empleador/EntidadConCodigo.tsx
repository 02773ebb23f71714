/** Writes 'EMPRESA (NIT-1020304050)', so that a line ends before the code, not at its hyphen. */
export const EntidadConCodigo = ({ nombre, codigo }: { nombre: string; codigo: string }) => (
  <>
    {`${nombre} `}
    <span style={{ display: 'inline-block' }}>{`(${codigo})`}</span>
  </>
);
