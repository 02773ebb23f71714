import Typography from '@mui/material/Typography';
import { mensajeDeError } from '../../../lib/error-api.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { TextSkeleton } from '../../../ui/Skeletons.tsx';
import { useTerminos } from './terminos-vigentes.api.ts';

/** 'TÉRMINOS …', '1. OBJETO': a paragraph of capitals is a heading. */
const esTitulo = (parrafo: string) => parrafo.length < 80 && parrafo === parrafo.toLocaleUpperCase('es');

/** The text in force, kept with its paragraphs; it names its version itself. */
export function TextoTerminos() {
  const { data, error, refetch } = useTerminos();
  if (error) return <ErrorState text={mensajeDeError(error)} onRetry={() => void refetch()} />;
  if (!data) return <TextSkeleton lines={12} />;
  // Two paragraphs may be the same.
  const parrafos = data.texto.split(/\n{2,}/).map((parrafo, lugar) => ({ parrafo, clave: `parrafo-${lugar}` }));
  return parrafos.map(({ parrafo, clave }) => (
    <Typography
      key={clave}
      sx={{ mb: esTitulo(parrafo) ? 0.5 : 2, whiteSpace: 'pre-line', fontWeight: esTitulo(parrafo) ? 650 : undefined }}
    >
      {parrafo}
    </Typography>
  ));
}
