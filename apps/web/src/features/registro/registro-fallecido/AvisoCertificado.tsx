import Alert from '@mui/material/Alert';
import { AVISO_SIN_CERTIFICADO } from '@sgpa/domain/titular/registro-fallecido';

interface Props {
  /** Name of the file chosen last; it outlives the file itself. */
  archivo: string;
  enMano: boolean;
  /** The form can't be sent without it. */
  exigido: boolean;
  /** The form was sent without it. */
  falta: boolean;
}

/** Which certificate goes with the form, or that there is none yet. */
export function AvisoCertificado({ archivo, enMano, exigido, falta }: Props) {
  if (enMano) {
    return (
      <Alert severity="success" role="none" sx={{ overflowWrap: 'anywhere' }}>
        {archivo}
      </Alert>
    );
  }
  if (!exigido && archivo === '') return null;
  return (
    <Alert severity={falta ? 'error' : 'warning'} role="none" sx={{ overflowWrap: 'anywhere' }}>
      {exigido ? <div>{AVISO_SIN_CERTIFICADO}</div> : null}
      {archivo === '' ? null : (
        <div>{`El archivo «${archivo}» no se conservó al recargar la página: súbalo otra vez.`}</div>
      )}
    </Alert>
  );
}
