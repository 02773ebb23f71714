import Typography from '@mui/material/Typography';
import { nombreDeNovedad } from '@sgpa/domain/novedad/clases';
import { Fragment } from 'react';

/** A telephone has no room for the longest code, whose line may end here. */
const AL_FIN_DE_PALABRA = /(?<=_)/;

const CODIGO = {
  display: 'block',
  lineHeight: 1.2,
  fontSize: { sm: '0.6875rem' },
  whiteSpace: { sm: 'nowrap' },
  // `nowrap` alone still lets a line end where one of these stands.
  '& wbr': { display: { sm: 'none' } },
} as const;

/** Says in plain words what it is about, over the code that the entities' systems know. */
export const Clase = ({ codigo }: { codigo: string }) => (
  <>
    {nombreDeNovedad(codigo)}
    <Typography component="span" variant="caption" color="textSecondary" title={codigo} sx={CODIGO}>
      {codigo.split(AL_FIN_DE_PALABRA).map((palabra) => (
        <Fragment key={palabra}>
          {palabra}
          <wbr />
        </Fragment>
      ))}
    </Typography>
  </>
);
