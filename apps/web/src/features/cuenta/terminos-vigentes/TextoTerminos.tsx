import { mensajeDeError } from '../../../lib/error-api.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { TextSkeleton } from '../../../ui/Skeletons.tsx';
import { ParrafosDeTerminos } from '../ParrafosDeTerminos.tsx';
import { useTerminos } from './terminos-vigentes.api.ts';

/** Shows the text in force, or that of a named version, with its paragraphs; the text names its version itself. */
export function TextoTerminos({ version }: { version?: string }) {
  const { data, error, refetch } = useTerminos(version);
  if (error) return <ErrorState text={mensajeDeError(error)} onRetry={() => void refetch()} />;
  return data ? <ParrafosDeTerminos texto={data.texto} /> : <TextSkeleton lines={12} />;
}
